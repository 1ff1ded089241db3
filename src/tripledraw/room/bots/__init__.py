"""Bots of the room: ordinary players, with an agent in place of a person.

They come to a table by the same door as everybody, know what its frames tell them, and think in a
process of their own. See docs/reference/bots.md.
"""

from tripledraw.room.bots.bots import Bots

__all__ = ["Bots"]

"""Who comes to a table: a person or a bot, known by an id that never changes."""

from typing import NamedTuple


class Player(NamedTuple):
    """A player as a table knows him; ``id`` is that of his account, ``name`` what is shown."""

    id: str
    name: str

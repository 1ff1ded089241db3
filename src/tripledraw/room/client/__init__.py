"""A client of the room in Python, for bots and tests.

    async with Client("http://127.0.0.1:8072") as client:
        await client.guest("Ann")
        async with client.table("usual-1") as table:
            await table.sit()
            async for view in table.turns():
                await table.act(choose(view))

``choose`` gets a `views.View` as agents do and gives an action. The client sends its own links
for the fair deal and checks every proof; see docs/reference/bots.md.
"""

from tripledraw.room.client.client import Client, Listing, Me, Opening
from tripledraw.room.client.errors import ConnectionLost, Refusal
from tripledraw.room.client.seat import Seat

__all__ = ["Client", "ConnectionLost", "Listing", "Me", "Opening", "Refusal", "Seat"]

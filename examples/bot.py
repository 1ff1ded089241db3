"""A bot of your own in the room: it needs an action for every view of its turn.

Open a room with ``tripledraw serve``, then: python examples/bot.py http://127.0.0.1:8072 Ada
"""

import asyncio
import sys

import tripledraw as td
from tripledraw.cards import rank
from tripledraw.room.client import Client

EIGHT = td.cards.RANKS.index("8")


def choose(view: td.View) -> td.actions.Action:
    """Keep one card of each rank up to the eight, bet when all five are kept, never raise."""
    low = {rank(card): card for card in view.hand if rank(card) <= EIGHT}
    if view.phase == "drawing":
        return td.Draw(card for card in view.hand if card not in low.values())
    if "bet" in view.legal and len(low) == len(view.hand):
        return td.Bet()
    return td.Check() if "check" in view.legal else td.Call()


async def main(address: str, name: str) -> None:
    async with Client(address) as room:
        await room.guest(name)
        listing = (await room.tables(kind="cash", free=True))[0]
        async with room.table(listing.id) as table:
            await table.sit()
            print(f"{name} plays at {listing.terms.name}", flush=True)
            async for view in table.turns():  # until the chair is gone, as when the chips are
                await table.act(choose(view))
            print(f"{name} is done", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

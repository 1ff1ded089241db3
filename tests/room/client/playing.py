"""Clients at a table of a served room, playing with agents."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

from tests.room.live.rig import in_a_room
from tests.room.live.serving import served

from tripledraw.room.client import Client
from tripledraw.room.terms import Terms

TERMS = Terms(name="table", chairs=2, watch_delay=0)


def with_clients(url, work, *names, terms=TERMS):
    """Run ``work(rig, table, clients)`` with guests of these names in a served room."""

    async def run(rig):
        table = await rig.table(terms)
        async with served(rig) as address, AsyncExitStack() as stack:
            clients = []
            for name in names:
                client = await stack.enter_async_context(Client(address.replace("ws", "http")))
                await client.guest(name)
                clients.append(client)
            await work(rig, table, clients)

    return in_a_room(url, run)


@asynccontextmanager
async def seated(clients, table, files=None):
    """All of them in a chair of the table; ``files`` are lists for the records of each.

    They bring so much that nobody runs out in four hands.
    """
    async with AsyncExitStack() as stack:
        seats = []
        for client in clients:
            more = {"on_record": files[client].append} if files else {}
            seat = await stack.enter_async_context(client.table(table.id, **more))
            await seat.sit(chips=max(table.game.state.terms.buy_ins))
            seats.append(seat)
        yield seats


async def play(seat, player, hands):
    """Play until the end of hand number ``hands``, waiting for nobody between them."""

    async def decide():
        async for view in seat.turns():
            await seat.act(player.act(view))

    async def hurry():
        while True:
            await seat.until(lambda: seat.table.stage == "pausing")
            if seat.table.hand >= hands:
                return
            await seat.next_hand()
            await seat.until(lambda: seat.table.stage != "pausing")

    tasks = {asyncio.create_task(decide()), asyncio.create_task(hurry())}
    async with asyncio.timeout(60):
        done, others = await asyncio.wait(tasks, return_when="FIRST_COMPLETED")
    for task in others:
        task.cancel()
    for task in done:
        task.result()

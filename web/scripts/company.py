"""Five textbook players who come to a table in a thread of their own, and never wait."""

import asyncio
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Self

from tripledraw.agents import agent
from tripledraw.errors import RoomError
from tripledraw.room.client import Client, Seat

NAMES = ("Katrin", "Otto", "Elena", "Pavel", "Noa")


class Company:
    """They sit down when the context is entered, and are gone when it is left."""

    def __init__(self, address: str, table: str, chips: int) -> None:
        self._address, self._table, self._chips = address, table, chips
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._play(),))
        self._done = asyncio.Event()

    async def _play(self) -> None:
        async with asyncio.TaskGroup() as players:
            tasks = [players.create_task(self._sit(name)) for name in NAMES]
            await self._done.wait()
            for task in tasks:
                task.cancel()

    async def _sit(self, name: str) -> None:
        player = agent("textbook", seed=name)
        async with Client(self._address) as room:
            await room.guest(name)
            async with room.table(self._table) as seat:
                await seat.sit(chips=self._chips)
                async with asyncio.TaskGroup() as errands:
                    errand = errands.create_task(self._hurry(seat))
                    async for view in seat.turns():
                        await seat.act(player.act(view))
                    errand.cancel()

    async def _hurry(self, seat: Seat) -> None:
        """Ask for the next hand whenever one is over."""
        while True:
            await seat.until(lambda: seat.table.stage == "pausing")
            with suppress(RoomError):  # somebody else was quicker
                await seat.next_hand()
            await seat.until(lambda: seat.table.stage != "pausing")

    def __enter__(self) -> Self:
        """Come to the table."""
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Go, in the middle of a hand or not."""
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join()
        self._loop.close()

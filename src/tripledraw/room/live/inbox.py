"""What waits to be done at a table, one after the other, and who wants to know how it ended."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from tripledraw.errors import RoomError

Work = Callable[[], Awaitable[Any]]
Ended = Callable[[RoomError | None], None]
"""Called when a work has been done, with what went wrong."""


def nobody_waits(error: RoomError | None) -> None:
    """`Ended` of what is done for nobody."""


class Inbox:
    """The works of one table in the sequence in which they came."""

    def __init__(self) -> None:
        self._works: asyncio.Queue[tuple[Work, Ended]] = asyncio.Queue()

    def put(self, work: Work, ended: Ended = nobody_waits) -> None:
        """Let a work wait for its turn."""
        self._works.put_nowait((work, ended))

    async def wait_for(self, put: Callable[[Ended], None]) -> None:
        """Put something by ``put``, which is told whom to call, and wait until it has been done.

        Raises the `RoomError` that it ended with.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        put(partial(_settle, future))
        await future

    async def next(self) -> tuple[Work, Ended]:
        """The work whose turn it is."""
        return await self._works.get()

    def refuse_all(self, error: RoomError) -> None:
        """End every work that waits without doing it."""
        while not self._works.empty():
            _, ended = self._works.get_nowait()
            ended(error)


def _settle(future: asyncio.Future[None], error: RoomError | None) -> None:
    """Let the one who asked go on, unless he has gone."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)

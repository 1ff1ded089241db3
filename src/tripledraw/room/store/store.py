"""The store: the room's one door to its database.

``work`` is a function of a connection; those of `tablelog`, `ledger`, `leases`, `accounts` and so
on are made to be called in one. It touches nothing but the connection and must be fit to be run
twice: works that wait at the same time share a transaction, and when one of them fails, the others
are done again without it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine

from tripledraw.errors import RoomError
from tripledraw.room.store.engine import connect, is_away, parsed
from tripledraw.room.store.faults import DatabaseAway
from tripledraw.room.store.migrate import bring_up_to_date
from tripledraw.room.store.writer import Job, Writer

T = TypeVar("T")

READERS = 3
# The writer's, and one for a caller of `read_now` or of the backup.
OTHERS = 2


class Store:
    """One database: a thread that writes, a few that read; ``url`` is without the password.

    Every error of the database itself is told as `DatabaseAway`; the next work connects anew.
    After `close` works are refused with RoomError ``server-stopping``.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.url = engine.url.render_as_string(hide_password=True)
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    @classmethod
    def open(cls, url: str) -> Self:
        """The store at ``sqlite:///FILE`` or ``postgresql://...``, brought up to date.

        Raises `TripleDrawError` for another address, RoomError ``database-unreachable`` if it
        does not answer and ``database-newer`` if a newer version of this program has used it.
        """
        engine = connect(parsed(url), READERS + OTHERS)
        try:
            bring_up_to_date(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a work in the writer's next transaction; returns or raises after its commit."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._writer.add(Job(work, future, loop))
        return await future

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The same for a caller without an event loop."""
        future: Future[T] = Future()
        self._writer.add(Job(work, future, None))
        return future.result()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read in a transaction of its own, beside the writer."""
        if self._writer.closed:
            raise RoomError("server-stopping")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same in the caller's thread."""
        try:
            with self.engine.connect() as conn, conn.begin():
                return work(conn)
        except Exception as error:
            if is_away(error):
                raise DatabaseAway from error
            raise

    def close(self) -> None:
        """Do what waits, then let the database go."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

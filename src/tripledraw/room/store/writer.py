"""The one thread that writes: it commits all the works that wait in one transaction.

A commit costs far more than what is in it, so under load many works share one, and no work is
acknowledged before its commit is on the disk.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from itertools import groupby
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine

from tripledraw.errors import RoomError
from tripledraw.room.store.engine import WRITES, is_away, is_collision
from tripledraw.room.store.faults import DatabaseAway

Work = Callable[[Connection], Any]

LARGEST_GROUP = 256
# How often works are done again that another process got in the way of.
ATTEMPTS = 5


class Job(NamedTuple):
    """A work and the future of its outcome; without a loop the future is that of a thread."""

    work: Work
    future: "asyncio.Future[Any] | Future[Any]"
    loop: asyncio.AbstractEventLoop | None


class Outcome(NamedTuple):
    """What became of a job: the error it ended with, or its result."""

    job: Job
    error: BaseException | None
    result: Any = None


class Writer:
    """Does works in the order they came in, in a thread of its own, until it is ``closed``."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._conn: Connection | None = None
        self._waiting: deque[Job] = deque()
        self._bell: SimpleQueue[None] = SimpleQueue()
        self._door = threading.Lock()
        self.closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def add(self, job: Job) -> None:
        """Let a job wait for its turn; one with a loop is brought by that loop's own thread.

        Raises RoomError ``server-stopping`` after `close`.
        """
        with self._door:
            if self.closed:
                raise RoomError("server-stopping")
            self._waiting.append(job)
        if job.loop is None:
            self._ring()
        else:
            # When the loop has done what it is at: a thread that is woken earlier takes turns
            # with it, and leaves behind those who come to write in a moment.
            job.loop.call_soon(self._ring)

    def close(self) -> None:
        """Do what waits, then stop."""
        with self._door:
            self.closed = True
        self._ring()
        self._thread.join()

    def _ring(self) -> None:
        """Wake the thread, unless it is about to look anyway."""
        if self._bell.empty():
            self._bell.put(None)

    def _run(self) -> None:
        is_last = False
        while not is_last:
            self._bell.get()
            is_last = self.closed
            while group := self._next_group():
                self._do(group)
        self._disconnect()

    def _next_group(self) -> list[Job]:
        """The first of those that wait."""
        return [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_GROUP))]

    def _do(self, jobs: Sequence[Job]) -> None:
        """All together; if one fails, those before it, then it alone, then those after it."""
        while jobs:
            results, error = self._commit(jobs)
            failed = len(results)
            if error is None:
                _tell(Outcome(job, None, result) for job, result in zip(jobs, results, strict=True))
                return
            if len(jobs) == 1 or failed == len(jobs) or is_away(error):
                self._fail(jobs, error)
                return
            self._do(jobs[:failed])
            self._do(jobs[failed : failed + 1])
            jobs = jobs[failed + 1 :]

    def _fail(self, jobs: Sequence[Job], error: BaseException) -> None:
        if is_away(error):
            self._disconnect()
            _tell(Outcome(job, _away(error)) for job in jobs)
        else:
            _tell(Outcome(job, error) for job in jobs)

    def _commit(self, jobs: Sequence[Job]) -> tuple[list[Any], BaseException | None]:
        """The results of the works up to the first that failed, and the error that undid them."""
        for _ in range(ATTEMPTS):
            results, error = self._try(jobs)
            if error is None or not is_collision(error):
                break
        return results, error

    def _try(self, jobs: Sequence[Job]) -> tuple[list[Any], BaseException | None]:
        results: list[Any] = []
        try:
            conn = self._connection()
            with conn.begin():
                for job in jobs:
                    results.append(job.work(conn))
        except BaseException as error:  # nothing may end the thread that everybody waits for
            return results, error
        return results, None

    def _connection(self) -> Connection:
        if self._conn is None:
            self._conn = self._engine.connect().execution_options(**WRITES)
        return self._conn

    def _disconnect(self) -> None:
        if self._conn is not None:
            self._conn.invalidate()
            self._conn.close()
            self._conn = None


def _away(error: BaseException) -> DatabaseAway:
    away = DatabaseAway()
    away.__cause__ = error
    return away


def _tell(outcomes: Iterable[Outcome]) -> None:
    """Settle the futures, waking each event loop once."""
    for loop, told in groupby(outcomes, key=lambda outcome: outcome.job.loop):
        if loop is None:
            _settle(list(told))
        elif not loop.is_closed():
            loop.call_soon_threadsafe(_settle, list(told))


def _settle(outcomes: Sequence[Outcome]) -> None:
    for job, error, result in outcomes:
        if job.future.done():  # its caller was cancelled meanwhile
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)

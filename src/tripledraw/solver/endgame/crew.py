"""Threads that share the work of an iteration, each with room of its own."""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import Generic, TypeVar

Room = TypeVar("Room")


class Crew(Generic[Room]):
    """Runs tasks side by side; compiled code lets go of the GIL."""

    def __init__(self, rooms: Sequence[Room]) -> None:
        self._free: SimpleQueue[Room] = SimpleQueue()
        for room in rooms:
            self._free.put(room)
        self._pool = ThreadPoolExecutor(len(rooms)) if len(rooms) > 1 else None

    def run(self, tasks: Iterable[Callable[[Room], None]]) -> None:
        """Do all tasks and return when the last is done.

        When ctrl-C comes meanwhile those that have not begun are left out. No harm is done to what
        is learnt: each draw has strategies of its own.
        """
        if self._pool is None:
            for task in tasks:
                self._do(task)
            return
        futures = [self._pool.submit(self._do, task) for task in tasks]
        try:
            wait(futures)
        except KeyboardInterrupt:
            for future in futures:
                future.cancel()
            wait(futures)
            raise
        for future in futures:
            future.result()

    def _do(self, task: Callable[[Room], None]) -> None:
        room = self._free.get()
        try:
            task(room)
        finally:
            self._free.put(room)

    def close(self) -> None:
        """End the threads; what is run later is done by the caller."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def usual_threads() -> int:
    """As many threads as this process has cores, at most four: more would wait for memory."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(cores or 1, 4)

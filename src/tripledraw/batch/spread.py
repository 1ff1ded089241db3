"""Many hands in chunks, over the threads of this machine or over a Ray cluster.

A hand depends on the game and its number alone, so where its chunk is played changes nothing.
"""

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol

from tripledraw.batch.checks import check_count, check_span
from tripledraw.batch.cluster import Cluster
from tripledraw.batch.game import Game
from tripledraw.batch.playouts import CHUNK_HANDS, Playouts, kernel_for, play


class Runner(Protocol):
    """Whoever plays chunks: `submit` gives a handle at once, `result` waits for what it stands for.

    ``workers`` is how many chunks it plays at a time.
    """

    workers: int

    def submit(self, played: Game, first: int, n: int) -> Any:
        """Begin to play n hands from number ``first`` on."""

    def result(self, handle: Any) -> Playouts:
        """The results of a chunk."""

    def close(self) -> None:
        """Play no more; chunks that have not begun are dropped."""


class Threads:
    """Threads of this process; compiled code runs without the GIL."""

    def __init__(self, threads: int | None = None) -> None:
        self.workers = os.cpu_count() or 1
        if threads is not None:
            self.workers = check_count("threads", threads, 1)
        self._pool = ThreadPoolExecutor(self.workers)

    def submit(self, played: Game, first: int, n: int) -> Future[Playouts]:
        """As `Runner.submit`."""
        return self._pool.submit(play, played, first, n)

    def result(self, handle: Future[Playouts]) -> Playouts:
        """As `Runner.result`."""
        return handle.result()

    def close(self) -> None:
        """As `Runner.close`."""
        self._pool.shutdown(cancel_futures=True)


class RayCluster:
    """The machines of a Ray cluster; ``address`` as of `cluster.Cluster`, which raises."""

    def __init__(self, address: str) -> None:
        self._cluster = Cluster(address)
        self.workers = self._cluster.workers

    def submit(self, played: Game, first: int, n: int) -> Any:
        """As `Runner.submit`."""
        return self._cluster.submit(play, played, first, n)

    def result(self, handle: Any) -> Playouts:
        """As `Runner.result`."""
        found: Playouts = self._cluster.wait(handle)
        return found

    def close(self) -> None:
        """As `Runner.close`."""
        self._cluster.close()


def spread(
    played: Game, hands: int, runner: Runner, *, first: int = 0, chunk: int = CHUNK_HANDS
) -> Iterator[Playouts]:
    """Play hands first..first+hands-1 and give them in sequence, a chunk at a time.

    A few chunks more than there are workers are begun ahead, so that memory stays small.
    """
    first, hands = check_span(first, hands, "hands")
    kernel_for(played)  # compiled before threads ask for it
    begun: deque[Any] = deque()
    for start in range(first, first + hands, chunk):
        begun.append(runner.submit(played, start, min(chunk, first + hands - start)))
        if len(begun) > 2 * runner.workers:
            yield runner.result(begun.popleft())
    while begun:
        yield runner.result(begun.popleft())

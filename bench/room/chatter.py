"""Groups of six at the bare server: one of them says something once a second, all hear it."""

import asyncio
import time
from collections.abc import Sequence

import msgspec

from bench.room.bare import Message
from bench.room.crowd import AT_ONCE, Tally
from bench.room.wires import Wire, connect

EVERY = 1.0
MEMBERS = 6
# About 200 bytes, as JSON.
SIZE = 180
MESSAGE = msgspec.json.encode(Message(id=1, text="x" * SIZE))


class Group:
    """Six sockets."""

    def __init__(self, name: str, tally: Tally) -> None:
        self.name = name
        self.wires: list[Wire] = []
        self._tally = tally
        self._sent = 0.0
        self._turn = 0
        self._timer: asyncio.TimerHandle | None = None

    async def connect(self, port: int) -> None:
        for _ in range(MEMBERS):
            self.wires.append(await connect(port, f"/ws/{self.name}", self.hear))

    def hear(self, frame: bytes) -> None:
        self._tally.frames += 1
        self._tally.bytes += len(frame)
        self._tally.delays.append(time.perf_counter() - self._sent)

    def begin(self, at: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(at, self._speak, at)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _speak(self, at: float) -> None:
        self._turn = (self._turn + 1) % MEMBERS
        self._tally.actions += 1
        self._sent = time.perf_counter()
        self.wires[self._turn].send(MESSAGE)
        self.begin(at + EVERY)


async def gather_groups(groups: Sequence[Group], port: int) -> None:
    """Open all sockets, some at a time."""
    some = AT_ONCE // MEMBERS
    for first in range(0, len(groups), some):
        await asyncio.gather(*(group.connect(port) for group in groups[first : first + some]))


def begin_all(groups: Sequence[Group]) -> None:
    """Each at its own moment of the second."""
    now = asyncio.get_running_loop().time()
    for number, group in enumerate(groups):
        group.begin(now + EVERY * number / len(groups))

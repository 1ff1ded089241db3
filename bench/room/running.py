"""The two loads: everybody at the bare server, and everybody in the room."""

import asyncio
import gc
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import uvloop

from bench.room import chatter, crowd
from bench.room.crowd import Tally
from bench.room.furnish import furnish
from bench.room.processes import cpu_seconds, first_line, memory, server

OPTIONS = (
    "--port 0 --no-tables --no-bots --grace 0 --openings 100000 --sockets 100000 --log warning"
)


@dataclass(frozen=True)
class Run:
    """What was measured in a while: seconds of CPU, the tally, the memory of the server in MiB."""

    cpu: float
    seconds: float
    tally: Tally
    memory: int

    @property
    def per_frame(self) -> float:
        """Microseconds of CPU a delivered frame."""
        return self.cpu / self.tally.frames * 1e6

    @property
    def per_action(self) -> float:
        """Microseconds of CPU an action, with everything that comes of it."""
        return self.cpu / self.tally.actions * 1e6

    def delay(self, share: float) -> float:
        """The seconds within which such a share of the frames came."""
        delays = sorted(self.tally.delays)
        return delays[min(len(delays) - 1, int(len(delays) * share))]


@dataclass(frozen=True)
class Load:
    """How many tables of six, and the seconds before and while it is measured."""

    tables: int
    warm_up: float
    seconds: float


def run(work: Coroutine[Any, Any, Run]) -> Run:
    """Do it in the quickest loop there is; a collector of garbage would show in the delays."""
    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    finally:
        gc.enable()


async def at_the_bare_server(load: Load, folder: Path) -> Run:
    """As many sockets, as many messages, nothing behind them."""
    tally = Tally()
    groups = [chatter.Group(f"g{number}", tally) for number in range(load.tables)]
    with server(["-m", "bench.room.bare"], folder / "bare.log") as process:
        await chatter.gather_groups(groups, int(first_line(process)))
        chatter.begin_all(groups)
        found = await _watch(process.pid, tally, load)
        for group in groups:
            group.end()
        return found


async def in_the_room(load: Load, folder: Path) -> Run:
    """The room as it is served, on SQLite; raises `RuntimeError` if it logs an error."""
    chairs = furnish(folder / "room.db", load.tables, time.time_ns() // 1_000_000)
    tally, log = Tally(), folder / "room.log"
    tables = [crowd.Table(each, tally, random.Random(n)) for n, each in enumerate(chairs)]
    options = ["-m", "tripledraw", "serve", "--data", str(folder), *OPTIONS.split()]
    with server(options, log) as process:
        port = int(first_line(process).rpartition(":")[2])
        await crowd.seat_everybody(tables, port)
        await crowd.begin_all(tables)
        found = await _watch(process.pid, tally, load)
        for table in tables:
            table.end()
        await asyncio.sleep(1)  # for what is still on its way
        found.tally.lost += sum(table.behind for table in tables)
    if said := log.read_text():
        raise RuntimeError(f"the room logged: {said[:1000]}")
    return found


async def _watch(pid: int, tally: Tally, load: Load) -> Run:
    """Let it warm up, then measure."""
    await asyncio.sleep(load.warm_up)
    cpu, start, before = cpu_seconds(pid), time.monotonic(), replace(tally)
    tally.delays.clear()
    await asyncio.sleep(load.seconds)
    used, took = cpu_seconds(pid) - cpu, time.monotonic() - start
    return Run(used, took, tally.since(before), memory(pid))

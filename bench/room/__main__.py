"""How long an action takes to its frames under load, and what the server uses for each.

python -m bench.room
"""

import argparse
import asyncio
import gc
import random
import resource
import tempfile
import time
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from pathlib import Path

import uvloop

from bench.room import chatter, crowd, parts
from bench.room.crowd import Tally
from bench.room.furnish import furnish
from bench.room.processes import (
    CLIENT_CORE,
    FILES,
    cpu_seconds,
    first_line,
    memory,
    server,
    stay_on,
)

TABLES = 333
# Seconds before and while it is measured.
WARM_UP, MEASURED = 12, 30
# The bars: seconds for 99 of 100 frames, and times the CPU of the bare server.
P99, TIMES = 0.030, 3.0


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
        """The time within which such a share of the frames came, in milliseconds."""
        delays = sorted(self.tally.delays)
        return delays[min(len(delays) - 1, int(len(delays) * share))] * 1e3


def main() -> None:
    """Read the options, measure, print."""
    options = argparse.ArgumentParser(prog="python -m bench.room", description=__doc__)
    options.add_argument("--tables", type=int, default=TABLES)
    options.add_argument("--seconds", type=int, default=MEASURED)
    given = options.parse_args()
    stay_on(CLIENT_CORE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    with tempfile.TemporaryDirectory(prefix="td-load-") as folder:
        bare = asyncio_run(measure_bare(given.tables, given.seconds, Path(folder)))
        tell("bare Litestar", bare)
        room = asyncio_run(measure_room(given.tables, given.seconds, Path(folder)))
        tell("the room", room)
        conclude(bare, room, Path(folder))


def asyncio_run(work: Awaitable[Run]) -> Run:
    """Run it in the quickest loop; a collector of garbage would show in the delays."""

    async def run() -> Run:
        return await work

    gc.collect()
    gc.disable()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run())


async def measure_bare(tables: int, seconds: int, folder: Path) -> Run:
    """The bare server, with as many sockets."""
    tally = Tally()
    groups = [chatter.Group(f"g{number}", tally) for number in range(tables)]
    with server(["-m", "bench.room.bare"], folder / "bare.log") as process:
        await chatter.gather_groups(groups, int(first_line(process)))
        chatter.begin_all(groups)
        run = await watch(process.pid, tally, seconds)
        for group in groups:
            group.end()
        return run


async def measure_room(tables: int, seconds: int, folder: Path) -> Run:
    """The room as it is served, on SQLite."""
    chairs = furnish(folder / "room.db", tables, time.time_ns() // 1_000_000)
    tally = Tally()
    seats = [crowd.Table(each, tally, random.Random(n)) for n, each in enumerate(chairs)]
    options = ["--data", str(folder), "--port", "0", "--no-tables", "--grace", "0"]
    options += ["--openings", "100000", "--log", "warning"]
    with server(["-m", "tripledraw", "serve", *options], folder / "room.log") as process:
        port = int(first_line(process).rpartition(":")[2])
        await crowd.seat_everybody(seats, port)
        await crowd.begin_all(seats)
        run = await watch(process.pid, tally, seconds)
        for table in seats:
            table.end()
        await asyncio.sleep(1)
        behind = sum(
            p.version != max(q.version for q in t.players) for t in seats for p in t.players
        )
        run.tally.lost += behind
    log = (folder / "room.log").read_text()
    if log:
        print(log[:2000])
    return run


async def watch(pid: int, tally: Tally, seconds: int) -> Run:
    """Warm up, then measure."""
    await asyncio.sleep(WARM_UP)
    cpu, start, before = cpu_seconds(pid), time.monotonic(), replace(tally, delays=[])
    tally.delays.clear()
    await asyncio.sleep(seconds)
    used, took = cpu_seconds(pid) - cpu, time.monotonic() - start
    since = Tally(
        frames=tally.frames - before.frames,
        bytes=tally.bytes - before.bytes,
        actions=tally.actions - before.actions,
        commands=tally.commands - before.commands,
        hands=tally.hands - before.hands,
        lost=tally.lost,
        overtaken=tally.overtaken - before.overtaken,
        kinds=tally.kinds,
        delays=list(tally.delays),
    )
    return Run(used, took, since, memory(pid))


def tell(what: str, run: Run) -> None:
    """Print one run."""
    tally = run.tally
    print(
        f"{what}: {tally.actions / run.seconds:.0f} actions and {tally.frames / run.seconds:,.0f} "
        f"frames of {tally.bytes / tally.frames:,.0f} bytes a second; CPU "
        f"{100 * run.cpu / run.seconds:.0f}% of a core, {run.per_frame:.1f} us a frame, "
        f"{run.per_action:.0f} us an action; to the frame p50 {run.delay(0.5):.1f} ms, "
        f"p99 {run.delay(0.99):.1f} ms, longest {run.delay(1):.0f} ms; {run.memory} MiB",
        flush=True,
    )
    if tally.hands:
        print(
            f"  {tally.hands} hands, {tally.actions / tally.hands:.0f} decisions each, "
            f"{tally.commands} commands; lost {tally.lost}, overtaken {tally.overtaken}, "
            f"refused {dict(tally.kinds)}"
        )


def conclude(bare: Run, room: Run, folder: Path) -> None:
    """Print where the time goes and whether the bars are met."""
    frames = room.tally.frames / room.tally.actions
    for line in parts.told(bare.per_frame, room.per_action, frames, folder):
        print(line)
    times = room.per_frame / bare.per_frame
    print(
        f"CPU a frame: {times:.2f} times the bare server (bar: {TIMES}): {verdict(times <= TIMES)}"
    )
    print(
        f"p99: {room.delay(0.99):.1f} ms (bar: {P99 * 1e3:.0f}): {verdict(room.delay(0.99) <= 30)}"
    )
    print(f"lost: {room.tally.lost} (bar: 0): {verdict(room.tally.lost == 0)}")


def verdict(met: bool) -> str:
    return "met" if met else "missed"


if __name__ == "__main__":
    main()

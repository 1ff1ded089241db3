"""How long an action takes to its frames under load, and what the server uses for each.

``python -m bench.room`` needs two cores, Linux, and nobody else on them: the server is on one and
all clients on the other. The bare server is measured before and after the room.
"""

import argparse
import resource
import tempfile
from pathlib import Path

from bench.room import parts
from bench.room.processes import CLIENT_CORE, FILES, stay_on
from bench.room.running import Load, Run, at_the_bare_server, in_the_room, run

TABLES, SECONDS = 333, 30
WARM_UP, BARE_WARM_UP = 12, 3
# The bars: seconds for 99 of 100 frames, and times the CPU of the bare server for each frame.
P99, TIMES = 0.030, 3.0


def main() -> None:
    """Read the options, measure, print."""
    options = argparse.ArgumentParser(prog="python -m bench.room", description=__doc__)
    options.add_argument("--tables", type=int, default=TABLES)
    options.add_argument("--seconds", type=int, default=SECONDS)
    given = options.parse_args()
    stay_on(CLIENT_CORE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    load = Load(given.tables, WARM_UP, given.seconds)
    bare_load = Load(given.tables, BARE_WARM_UP, given.seconds / 2)
    with tempfile.TemporaryDirectory(prefix="td-load-") as name:
        folder = Path(name)
        before = told("bare Litestar", run(at_the_bare_server(bare_load, folder)))
        room = told("the room", run(in_the_room(load, folder)))
        after = told("bare Litestar", run(at_the_bare_server(bare_load, folder)))
        conclude(room, (before.per_frame + after.per_frame) / 2, folder)


def told(what: str, found: Run) -> Run:
    """Print one run and give it back."""
    tally = found.tally
    print(
        f"{what}: {tally.actions / found.seconds:.0f} actions and "
        f"{tally.frames / found.seconds:,.0f} frames a second of {tally.bytes / tally.frames:,.0f} "
        f"bytes; CPU {100 * found.cpu / found.seconds:.0f}% of a core, {found.per_frame:.1f} us a "
        f"frame; to the frame p50 {ms(found.delay(0.5))}, p99 {ms(found.delay(0.99))}, longest "
        f"{ms(found.delay(1))}; {found.memory} MiB",
        flush=True,
    )
    return found


def conclude(room: Run, bare: float, folder: Path) -> None:
    """Print where the time goes and whether the bars are met; ``bare`` is us a frame."""
    tally = room.tally
    print(
        f"{tally.hands} hands begun, {tally.commands} commands, refused: "
        f"{dict(tally.refused) or 'none'}, frames after the next action: {tally.overtaken}"
    )
    for line in parts.told(bare, room.per_action, tally.frames / tally.actions, folder):
        print(line)
    times, p99 = room.per_frame / bare, room.delay(0.99)
    print(f"CPU a frame: {times:.2f} times the bare server's (bar: {TIMES}): {met(times <= TIMES)}")
    print(f"p99 to the frame: {ms(p99)} (bar: {ms(P99)}): {met(p99 <= P99)}")
    print(f"messages lost: {tally.lost} (bar: 0): {met(tally.lost == 0)}")


def ms(seconds: float) -> str:
    return f"{seconds * 1e3:.1f} ms"


def met(is_met: bool) -> str:
    return "met" if is_met else "missed"


if __name__ == "__main__":
    main()

"""Kill the room again and again while people play, and see that nothing is lost.

``python -m tests.room.kill --kills 200``: several rooms at the same time, on SQLite and on
PostgreSQL with two servers. Ends with 1 if anything is wrong, and keeps the databases then.
"""

import argparse
import multiprocessing
import secrets
import shutil
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from tests.room.kill.arena import Plan, run
from tests.room.kill.notes import KINDS
from tests.room.postgres import new_place, own_postgres

SQLITES = 2
# One in so many kills is on PostgreSQL, where two servers share the database.
ON_POSTGRES = 4
MOST_TOLD = 20


def main():
    """Read the options, kill, tell."""
    options = argparse.ArgumentParser(prog="python -m tests.room.kill", description=__doc__)
    options.add_argument("--kills", type=int, default=200, help="how many; default 200")
    options.add_argument("--seed", default=secrets.token_hex(4), help="of all chance in it")
    given = options.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="td-kill-"))
    print(f"{given.kills} kills with seed {given.seed}", flush=True)
    reports = run_all(given.kills, given.seed, folder)
    faults = [fault for report in reports for fault in report.notes.faults]
    tell(reports, faults)
    if faults:
        print(f"databases and logs are in {folder}")
        sys.exit(1)
    shutil.rmtree(folder)


def run_all(kills, seed, folder):
    """A report of each arena; they run at the same time, each in a process."""
    with ExitStack() as stack:
        plans = list(planned(kills, seed, folder, stack.enter_context(own_postgres())))
        spawn = multiprocessing.get_context("spawn")
        pool = stack.enter_context(ProcessPoolExecutor(len(plans), spawn))
        return list(pool.map(run, plans))


def planned(kills, seed, folder, postgres):
    """The plans of all arenas."""
    for number in range(SQLITES + 1):
        is_shared = number == SQLITES
        name = "postgresql" if is_shared else f"sqlite-{number + 1}"
        place = folder / name
        place.mkdir()
        on_postgres = -(-kills // ON_POSTGRES)
        rest = kills - on_postgres
        yield Plan(
            name=name,
            database=new_place(postgres, "kill") if is_shared else f"sqlite:///{place}/room.db",
            folder=str(place),
            servers=2 if is_shared else 1,
            kills=on_postgres if is_shared else rest // SQLITES + (number < rest % SQLITES),
            seed=f"{seed}/{name}",
        )


def tell(reports, faults):
    """Print the summary."""
    for report in reports:
        notes = report.notes
        print(
            f"{report.arena}: {report.kills} kills, {report.pauses} pauses, "
            f"{report.moved} tables taken over, {report.interrupted} hands interrupted, "
            f"{len(notes.acknowledged)} actions acknowledged, {report.entries} entries, "
            f"{report.hands} hands finished, {report.cancelled} cancelled, {report.seconds:.0f} s"
        )
        print(f"  refused: {dict(notes.refused)}; warnings: {dict(notes.warned)}")
    for fault in faults[:MOST_TOLD]:
        print(f"{fault.kind}: {fault.text}")
    kinds = Counter(fault.kind for fault in faults)
    kills, pauses = (sum(getattr(r, what) for r in reports) for what in ("kills", "pauses"))
    acknowledged = sum(len(report.notes.acknowledged) for report in reports)
    print(
        f"{kills} kills, {pauses} pauses, {acknowledged} actions acknowledged; faults: "
        + ", ".join(f"{kind} {kinds[kind]}" for kind in KINDS)
    )


if __name__ == "__main__":
    main()

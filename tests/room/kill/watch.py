"""What must be true while servers are killed and when they are back: all of it ends in a report."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path

from sqlalchemy import func, select
from tests.room.kill.audit import Auditor
from tests.room.kill.notes import Fault

from tripledraw.room.store import leases
from tripledraw.room.store.backup import backup
from tripledraw.room.store.engine import connect, parsed
from tripledraw.room.store.schema import hands
from tripledraw.room.store.store import Store

# Seconds within which every hand that was interrupted must go on.
GOES_ON_WITHIN = 45
LOOKS_EVERY = 0.05


class Watch:
    """Watches the database of an arena; what is wrong is among the faults of the ``report``."""

    def __init__(self, database, key, report):
        self._database = database
        self._engine = connect(parsed(database), 2)
        self._key = key
        self._report = report
        self._auditor = Auditor(self._engine, key)
        self._interrupted = {}

    def look(self):
        """Compare all there is."""
        self._report.notes.faults += self._auditor.look(self._report.notes)

    def mark(self):
        """Look, and note which hands are interrupted now, and which of old still stand."""
        self.look()
        running = self._auditor.running()
        self._report.interrupted += len(running)
        self._interrupted = running | self._interrupted

    async def goes_on(self, patient=()):
        """Wait until interrupted hands go on; those at ``patient`` tables have time."""
        end = time.monotonic() + GOES_ON_WITHIN
        while self._interrupted.keys() - set(patient):
            if time.monotonic() > end:
                self._stands_still(f"{self._interrupted} after {GOES_ON_WITHIN} s")
                self._interrupted = {}
            await self._follow()
            self._interrupted = self._auditor.standing(self._interrupted)

    async def all_play(self):
        """Wait until another hand begins at every cash table, and a sit-and-go is open."""
        end, before = time.monotonic() + GOES_ON_WITHIN, self._begun()
        while time.monotonic() < end:
            await self._follow()
            still = [id for id, begun in self._begun().items() if begun <= before.get(id, 0)]
            if self._auditor.tables and not still and self._has_open_sit_and_go():
                return
        self._stands_still(f"no hand begins at {still}, or no sit-and-go is open")

    def owners(self):
        """The address of the server that has each table, or had it last."""
        with self._engine.connect() as conn:
            found = [leases.owner(conn, id) for id in self._auditor.tables]
        return [lease.address for lease in found if lease is not None]

    def sum_up(self):
        """Look at everything from the first entry on, and fill in the figures of the report.

        With faults a backup is made, as the server of the database may be gone by then.
        """
        report, last = self._report, Auditor(self._engine, self._key)
        report.notes.faults += last.look(report.notes)
        logs = last.tables.values()
        report.entries = sum(table.game.seq for table in logs)
        report.moved = sum(a != b for table in logs for a, b in pairwise(table.nodes))
        with self._engine.connect() as conn:
            rows = conn.execute(select(hands.c.cancelled, func.count()).group_by(hands.c.cancelled))
            counts = {bool(cancelled): number for cancelled, number in rows}
        report.hands, report.cancelled = counts.get(False, 0), counts.get(True, 0)
        self._engine.dispose()
        if report.notes.faults:
            store = Store.open(self._database)
            backup(store, Path(report.folder, "backup"))
            store.close()

    async def _follow(self):
        await asyncio.sleep(LOOKS_EVERY)
        self._report.notes.faults += self._auditor.follow()

    def _begun(self):
        """How many hands have begun at each cash table."""
        tables = self._auditor.tables.items()
        return {id: len(table.touched) for id, table in tables if table.game.state.is_cash}

    def _has_open_sit_and_go(self):
        states = [table.game.state for table in self._auditor.tables.values()]
        return any(not (state.is_cash or state.started) for state in states)

    def _stands_still(self, what):
        self._report.notes.faults.append(Fault("stands still", f"{self._report.arena}: {what}"))

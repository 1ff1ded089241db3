"""What must be true of the database of a room, whatever was done to its servers.

`Auditor` compares what the logs come to with the snapshots, the ledger, the kept hands, and with
what clients were promised.
"""

from sqlalchemy import func, select
from tests.room.kill.chips import chip_faults
from tests.room.kill.following import Followed
from tests.room.kill.notes import Fault

from tripledraw.fairness import FairDeal, Promise
from tripledraw.room.store import ledger, tablelog
from tripledraw.room.store.engine import photograph
from tripledraw.room.store.schema import hands, tables, voided


class Auditor:
    """Looks into a database again and again; an engine of its own, and the room's key.

    ``tables`` are all that ever were, by id.
    """

    def __init__(self, engine, key):
        self._engine = engine
        self._key = key
        self._checked = 0
        self.tables = {}

    def follow(self):
        """Read what was written to the logs since; what is wrong with it."""
        with photograph(self._engine) as conn:
            return self._follow(conn)

    def look(self, notes):
        """The same, and compare all there is: a list of faults, empty for a sound room."""
        with photograph(self._engine) as conn:
            faults = [*self._follow(conn), *chip_faults(conn)]
            faults += [Fault("gap", gap) for gap in tablelog.gaps(conn)]
            for table in self._sound():
                faults += self._compare(conn, table)
        return [*faults, *self._not_acknowledged(notes), *self._not_told(notes)]

    def running(self):
        """Where the hands stand that are being played, by table."""
        return {table.id: table.standing for table in self._sound() if table.game.running}

    def standing(self, before):
        """Those of the hands that still stand there."""
        return {
            id: was for id, was in before.items() if self.tables[id].touched[was.hand] == was.seq
        }

    def _sound(self):
        return [table for table in self.tables.values() if not table.is_broken]

    def _follow(self, conn):
        for id in conn.scalars(select(tables.c.id).order_by(tables.c.id)):
            if id not in self.tables:
                self.tables[id] = Followed(id, self._deals(id))
        return [
            fault
            for table in self._sound()
            for fault in table.go_on(tablelog.read_log(conn, table.id, after=table.game.seq))
        ]

    def _compare(self, conn, table):
        """A table that is sound by its log with all else that is kept of it."""
        yield from table.compare(tablelog.read_table(conn, table.id))
        in_ledger = ledger.table_chips(conn, table.id)
        if in_ledger != table.chips:
            yield table.fault("chips", f"{in_ledger} in the ledger, {table.chips} by the log")
        for what, expected in ((hands, table.ended), (voided, table.voided)):
            kept = conn.scalar(select(func.count()).where(what.c.table_id == table.id))
            if kept != expected:
                yield table.fault("lost", f"{expected} {what.name} by the log, {kept} are kept")

    def _not_acknowledged(self, notes):
        """What was promised since the last look and is not there."""
        fresh = notes.acknowledged[self._checked :]
        self._checked = len(notes.acknowledged)
        for done in fresh:
            table = self.tables.get(done.table)
            logged = table and table.decisions.get((done.hand, done.decision))
            if logged != (done.chair, done.code):
                yield Fault("lost", f"{done} was acknowledged; the log has {logged}")

    def _not_told(self, notes):
        """What clients have heard of and is not there."""
        for table in self._sound():
            told, last = notes.told.get(table.id, 0), table.game.seq
            if told > last:
                yield table.fault("lost", f"entry {told} was told, the last one is {last}")

    def _deals(self, id):
        def deal(promised, links):
            about = f"promise/{id}/{promised.hand}".encode()
            promise = self._key.unseal(bytes.fromhex(promised.sealed), about)
            given = {chair: bytes.fromhex(link) for chair, link in links.items()}
            return FairDeal(Promise.from_bytes(promise), given)

        return deal

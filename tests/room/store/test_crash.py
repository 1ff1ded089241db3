"""A server that is killed loses nothing that it had acknowledged."""

import random
import subprocess
import sys
from pathlib import Path

from tests.room.store.tables import opened

from tripledraw.room.store import ledger, tablelog
from tripledraw.room.store.engine import photograph
from tripledraw.room.store.ledger import BANK, Move, seat_account
from tripledraw.room.store.store import Store

TABLES = [f"t{number}" for number in range(8)]
KILLS = 3


def acknowledged_until_killed(url, lines):
    """The last entry acknowledged of each table by a process killed after so many lines."""
    program = Path(__file__).with_name("appending.py")
    last = {}
    with subprocess.Popen(
        [sys.executable, str(program), url], stdout=subprocess.PIPE, text=True
    ) as process:
        for count, line in enumerate(process.stdout, 1):
            if line.endswith("\n"):  # the last one may be cut in the middle
                table, seq = line.split()
                last[table] = int(seq)
            if count == lines:
                process.kill()
    return last


def test_every_acknowledged_append_is_there_after_a_kill(database_url):
    store = Store.open(database_url)
    for table in TABLES:
        opened(store, table, entries=(b"1",))
        chip = Move(BANK, seat_account(table, 0), 1, "start")
        store.write_now(lambda conn, chip=chip: ledger.move(conn, [chip], 1))
    chance = random.Random(7)
    for _ in range(KILLS):
        last = acknowledged_until_killed(database_url, chance.randrange(50, 300))
        assert last
        # PostgreSQL may be committing the last append still: look at one moment.
        with photograph(store.engine) as conn:
            for table in TABLES:
                assert entries_of(conn, table) >= last.get(table, 0)
            assert ledger.check(conn) == []
    store.close()


def entries_of(conn, table):
    """How many entries a table has, checked to be without a gap and in step with the chips."""
    rows = tablelog.read_log(conn, table)
    assert [(seq, body) for seq, _, body in rows] == [
        (seq, b"%d" % seq) for seq in range(1, len(rows) + 1)
    ]
    in_pot = len(rows) % 2 == 0
    assert ledger.table_chips(conn, table) == {
        "seat": {} if in_pot else {0: 1},
        "pot": int(in_pot),
    }
    return len(rows)

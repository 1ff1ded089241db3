"""Appends to every open table of a database until it is killed: ``python appending.py URL``.

Each entry is its own number, and moves the one chip of chair 0 into the pot or back. A line is
printed for every append that was acknowledged.
"""

import asyncio
import sys
from functools import partial

from tripledraw.room.store import tablelog
from tripledraw.room.store.ledger import Move, pot_account, seat_account
from tripledraw.room.store.store import Store
from tripledraw.room.store.tablelog import append


async def append_for_ever(store: Store, table: str) -> None:
    """One append after the other, each after the one before was acknowledged."""
    entries = await store.read(lambda conn: tablelog.read_log(conn, table))
    seq = len(entries)
    accounts = (seat_account(table, 0), pot_account(table))
    while True:
        seq += 1
        debit, credit = accounts if seq % 2 == 0 else accounts[::-1]
        moves = [Move(debit, credit, 1, "bet")]
        entry = partial(append, table=table, expected=seq - 1, entries=[b"%d" % seq], at=seq)
        await store.write(partial(entry, moves=moves))
        print(table, seq, flush=True)


async def main(url: str) -> None:
    """All tables at the same time."""
    store = Store.open(url)
    tables = await store.read(tablelog.open_tables)
    await asyncio.gather(*(append_for_ever(store, table.id) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

"""Which process owns a table: a lease that runs out if its owner no longer renews it.

The log is safe without leases (one writer alone gets the next number); they say who should write,
so that the others need not try, and give a stale writer a clear error. Every change of owner gets a
new epoch. A node is named by where it listens, "HOST:PORT": one living process alone can have that,
so a server that was killed has its own tables again at once when it is back.
"""

from typing import NamedTuple

from sqlalchemy import Connection, select, update

from tripledraw.room.store.schema import leases, tables
from tripledraw.room.store.statement import Statement


class Lease(NamedTuple):
    """``node`` at ``address`` owns a table up to the time ``until``."""

    table: str
    node: str
    address: str
    epoch: int
    until: int


_TAKE = Statement(
    "INSERT INTO leases (table_id, node, address, epoch, until)"
    " VALUES (:table, :node, :address, 1, :until)"
    " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, address = excluded.address,"
    " epoch = leases.epoch + 1, until = excluded.until"
    " WHERE leases.until <= :now OR leases.node = excluded.node"
    " RETURNING epoch"
)
_RENEW = Statement(
    "UPDATE leases SET until = :until WHERE node = :node AND until > 0 RETURNING table_id, epoch"
)


def take(conn: Connection, table: str, node: str, address: str, now: int, ttl: int) -> int | None:
    """Own a table until ``now`` + ``ttl`` milliseconds: the new epoch, None if it is another's."""
    row = {"table": table, "node": node, "address": address, "now": now, "until": now + ttl}
    taken = _TAKE.first(conn, row)
    return taken[0] if taken else None


def renew(conn: Connection, node: str, now: int, ttl: int) -> dict[str, int]:
    """Prolong every lease of a node; the epochs of the tables that are still its own."""
    return dict(_RENEW.all(conn, {"node": node, "until": now + ttl}))


def release(conn: Connection, table: str, node: str) -> None:
    """Let others have the table at once; nothing happens if it is another's by now."""
    conn.execute(
        update(leases).where(leases.c.table_id == table, leases.c.node == node).values(until=0)
    )


def owner(conn: Connection, table: str) -> Lease | None:
    """Who owned the table last; the lease may have run out."""
    row = conn.execute(select(leases).where(leases.c.table_id == table)).first()
    return Lease(row.table_id, row.node, row.address, row.epoch, row.until) if row else None


def lapsed(conn: Connection, now: int) -> list[str]:
    """The open tables that nobody owns."""
    rows = conn.scalars(
        select(tables.c.id)
        .outerjoin(leases, leases.c.table_id == tables.c.id)
        .where(tables.c.closed.is_(None), leases.c.until.is_(None) | (leases.c.until <= now))
        .order_by(tables.c.id)
    )
    return list(rows)

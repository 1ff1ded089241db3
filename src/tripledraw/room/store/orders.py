"""What the administrator asks of the server that owns a table: rows it looks for as it renews.

Where no server runs an order waits, and the one that takes the table next does it first.
"""

from typing import Literal, NamedTuple

from sqlalchemy import Connection, insert, select, update

from tripledraw.room.store.schema import leases, orders

What = Literal["cancel_hand"]
DONE = "done"


class Order(NamedTuple):
    """Order ``id``: do ``what`` to hand number ``hand`` of a table."""

    id: int
    table: str
    what: What
    hand: int
    at: int


def give(conn: Connection, table: str, what: What, hand: int, at: int) -> int:
    """Ask for something; returns the number of the order."""
    row = {"table_id": table, "what": what, "hand": hand, "at": at}
    return int(conn.execute(insert(orders).returning(orders.c.id), row).scalar_one())


def waiting(conn: Connection, node: str) -> list[Order]:
    """What is asked of the tables that a node owns, the oldest first."""
    rows = conn.execute(
        select(orders.c.id, orders.c.table_id, orders.c.what, orders.c.hand, orders.c.at)
        .join(leases, leases.c.table_id == orders.c.table_id)
        .where(leases.c.node == node, orders.c.done.is_(None))
        .order_by(orders.c.id)
    )
    return [Order(*row) for row in rows]


def finish(conn: Connection, id: int, at: int, result: str = DONE) -> None:
    """Note what became of an order: done, or the id of the message that says why not."""
    conn.execute(update(orders).where(orders.c.id == id).values(done=at, result=result))


def results(conn: Connection) -> list[tuple[Order, str | None]]:
    """Every order, the oldest first, with what became of it; None while it waits."""
    rows = conn.execute(
        select(
            orders.c.id,
            orders.c.table_id,
            orders.c.what,
            orders.c.hand,
            orders.c.at,
            orders.c.result,
        ).order_by(orders.c.id)
    )
    return [(Order(*order), result) for *order, result in rows]

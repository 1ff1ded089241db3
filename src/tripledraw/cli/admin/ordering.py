"""``tripledraw admin``: what is asked of the server that has a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.admin.opening import database_of
from tripledraw.errors import RoomError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tripledraw.room.store.leases import Lease


def cancel(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(help="The id of the table, as in its address.")],
    hand: Annotated[
        int, typer.Argument(min=1, max=2**53, help="The number of the hand at that table.")
    ],
) -> None:
    """Cancel a hand that is not over.

    Everybody has again what he began it with. The server that has the table does it within
    seconds; where none runs, the next one does it before the hand goes on. What became of it is
    told by: tripledraw admin orders.
    """
    now = time.time_ns() // 1_000_000

    def work(conn: Connection) -> tuple[int, Lease | None]:
        from tripledraw.room.store import leases, orders, tablelog

        if tablelog.table_row(conn, table) is None:
            raise RoomError("table-gone")
        return orders.give(conn, table, "cancel_hand", hand, now), leases.owner(conn, table)

    with database_of(ctx) as store:
        order, lease = store.write_now(work)
    if lease is not None and lease.until > now:
        print(f"order {order}: asked of the server at {lease.address}")
    else:
        print(f"order {order}: no server has the table now; the next one does it first")


def orders(ctx: typer.Context) -> None:
    """List what cancel asked, and the outcomes."""
    with database_of(ctx) as store:
        from tripledraw.room.store.orders import results

        found = store.read_now(results)
    for order, result in found:
        print(f"{order.id}: cancel hand {order.hand} of table {order.table}: {_told(result)}")


def _told(result: str | None) -> str:
    from tripledraw.room.store.orders import DONE

    if result is None:
        return "waiting"
    return DONE if result == DONE else str(RoomError(result))

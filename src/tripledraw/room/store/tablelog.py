"""The log of each table and what is written together with it.

The log is the truth (docs/adr/0009): a table is what its entries make of it. An append names the
entry it comes after, and the key of the log lets one writer alone have the next number.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, exists, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from tripledraw.errors import RoomError
from tripledraw.room.store.faults import Fenced
from tripledraw.room.store.ledger import Move, move
from tripledraw.room.store.schema import log, tables
from tripledraw.room.store.statement import Statement


class TableRow(NamedTuple):
    """A table as the lobby lists it; ``terms`` is JSON, ``invite`` None for a public one."""

    id: str
    terms: str
    owner: str | None
    invite: str | None
    opened: int


class Kept(NamedTuple):
    """What a table is restored from: a snapshot (None for none) and the entries after it.

    Each entry is its number, its time and its body; ``snapshot_seq`` is the number of the last
    entry in the snapshot, 0 without one.
    """

    snapshot_seq: int
    snapshot: bytes | None
    entries: list[tuple[int, int, bytes]]


_STATE = Statement(
    "SELECT (SELECT MAX(seq) FROM log WHERE table_id = :table),"
    " (SELECT epoch FROM leases WHERE table_id = :table)"
)
_ENTER = Statement("INSERT INTO log (table_id, seq, at, body) VALUES (:table, :seq, :at, :body)")
_SNAPSHOT = Statement(
    "UPDATE tables SET snapshot_seq = :seq, snapshot = :snapshot WHERE id = :table"
)
_HAND = Statement(
    "INSERT INTO hands (table_id, number, at, cancelled, digest, body)"
    " VALUES (:table, :number, :at, :cancelled, :digest, :body)"
)
_HAND_PLAYER = Statement(
    "INSERT INTO hand_players (table_id, number, player, at, chair, seat, net, small_bet,"
    " voluntary, wagers, calls, draws, showdown, won_showdown)"
    " VALUES (:table, :number, :player, :at, :chair, :seat, :net, :small_bet,"
    " :voluntary, :wagers, :calls, :draws, :showdown, :won_showdown)"
)


def open_table(
    conn: Connection,
    id: str,
    terms: str,
    owner: str | None,
    invite: str | None,
    at: int,
    entries: Sequence[bytes] = (),
) -> None:
    """Begin a table with its first entries."""
    row = {"id": id, "terms": terms, "owner": owner, "invite": invite, "opened": at}
    conn.execute(insert(tables), row)
    append(conn, id, 0, entries, at)


def append(
    conn: Connection,
    table: str,
    expected: int,
    entries: Sequence[bytes],
    at: int,
    *,
    epoch: int | None = None,
    moves: Sequence[Move] = (),
    snapshot: bytes | None = None,
    hand: Mapping[str, object] | None = None,
    hand_players: Sequence[Mapping[str, object]] = (),
) -> None:
    """Write entries ``expected`` + 1 and on, and what goes with them, all or nothing.

    ``snapshot`` is the state after the last of them. ``hand`` and ``hand_players`` are rows of the
    hand that they ended, without table and time (and number, in ``hand_players``). ``epoch`` is
    that of the writer's lease, None for a writer that needs none.

    Raises `Fenced` if ``expected`` is not the last entry or the lease is another's, and RoomError
    ``too-few-chips`` as `ledger.move` does.
    """
    last, lease = _STATE.first(conn, {"table": table}) or (None, None)
    if (last or 0) != expected or epoch not in (None, lease):
        raise Fenced
    _enter(conn, table, expected, entries, at)
    final = expected + len(entries)
    move(conn, moves, at, table, final)
    if snapshot is not None:
        _SNAPSHOT.change(conn, {"table": table, "seq": final, "snapshot": snapshot})
    if hand is not None:
        named = {"table": table, "at": at, "number": hand["number"]}
        _HAND.change(conn, {**hand, **named})
        _HAND_PLAYER.change_many(conn, [{**row, **named} for row in hand_players])


def close_table(conn: Connection, id: str, at: int) -> None:
    """The table is gone; its log stays."""
    conn.execute(update(tables).where(tables.c.id == id).values(closed=at))


def renew_invite(conn: Connection, id: str, invite: str) -> None:
    """Another secret lets people in to a private table, and the one before no more."""
    conn.execute(update(tables).where(tables.c.id == id).values(invite=invite))


def read_table(conn: Connection, id: str) -> Kept:
    """What to restore a table from; raises RoomError ``table-gone`` if there never was one."""
    row = conn.execute(
        select(tables.c.snapshot_seq, tables.c.snapshot).where(tables.c.id == id)
    ).first()
    if row is None:
        raise RoomError("table-gone")
    return Kept(row.snapshot_seq, row.snapshot, read_log(conn, id, after=row.snapshot_seq))


def read_log(conn: Connection, id: str, after: int = 0) -> list[tuple[int, int, bytes]]:
    """The entries after a number, each as its number, time and body."""
    rows = conn.execute(
        select(log.c.seq, log.c.at, log.c.body)
        .where(log.c.table_id == id, log.c.seq > after)
        .order_by(log.c.seq)
    )
    return [(row.seq, row.at, row.body) for row in rows]


def table_row(conn: Connection, id: str) -> TableRow | None:
    """An open table; None if it is closed or never was."""
    row = conn.execute(_OPEN.where(tables.c.id == id)).first()
    return TableRow(*row) if row else None


def open_tables(conn: Connection) -> list[TableRow]:
    """All open tables, the oldest first."""
    return [TableRow(*row) for row in conn.execute(_OPEN.order_by(tables.c.opened, tables.c.id))]


def has_public(conn: Connection, terms: str, without: bytes) -> bool:
    """Whether a table of the room itself with these terms is open, its log without that entry."""
    entered = exists().where(log.c.table_id == tables.c.id, log.c.body == without)
    public = select(tables.c.id).where(
        tables.c.terms == terms, tables.c.owner.is_(None), tables.c.closed.is_(None), ~entered
    )
    return conn.execute(public.limit(1)).first() is not None


def gaps(conn: Connection) -> list[str]:
    """Every log whose numbers are not 1, 2, ... to its last, a sentence each."""
    rows = conn.execute(
        text(
            "SELECT table_id, COUNT(*) AS entries, MAX(seq) AS last FROM log"
            " GROUP BY table_id HAVING MIN(seq) <> 1 OR MAX(seq) <> COUNT(*) ORDER BY table_id"
        )
    )
    return [
        f"the log of table {row.table_id} has {row.entries} entries up to number {row.last}"
        for row in rows
    ]


_OPEN = select(tables.c.id, tables.c.terms, tables.c.owner, tables.c.invite, tables.c.opened).where(
    tables.c.closed.is_(None)
)


def _enter(conn: Connection, table: str, expected: int, entries: Sequence[bytes], at: int) -> None:
    try:
        _ENTER.change_many(
            conn,
            [
                {"table": table, "seq": seq, "at": at, "body": body}
                for seq, body in enumerate(entries, expected + 1)
            ],
        )
    except IntegrityError as error:
        # On PostgreSQL another process may have appended since `_STATE` was read.
        raise Fenced from error

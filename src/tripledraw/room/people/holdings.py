"""At which tables a player has chips, by the ledger, which all processes of a room share."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, exists, func, or_, select

from tripledraw.errors import RoomError
from tripledraw.room.store.ledger import balance, player_account, pot_account
from tripledraw.room.store.schema import moves


class Passed(NamedTuple):
    """Chips that passed between a player and a table, as in ``moves``."""

    id: int
    table: str
    debit: str
    credit: str


def tables_of(conn: Connection, player: str) -> list[str]:
    """The tables to which a player brought chips that have not come back to him.

    Where the last chips between him and the table came back, he has left; where chair and pot
    are empty, he has lost them; where somebody else has bought in at his chair since, both. The
    buy-ins of a sit-and-go lie in its pot to its end. Reads all moves: not for the writer.
    """
    return sorted(
        last.table
        for last in _last_moves(conn, player)
        if last.debit == player_account(player)
        and (balance(conn, last.credit) or balance(conn, pot_account(last.table)))
        and not _has_successor(conn, last)
    )


def last_move(conn: Connection) -> int:
    """The number of the newest move of chips, 0 before the first."""
    return conn.scalar(select(func.max(moves.c.id))) or 0


def has_moved_since(conn: Connection, player: str, move: int) -> bool:
    """Whether chips came to a player or went from him after move number ``move``."""
    return bool(conn.scalar(select(exists().where(moves.c.id > move, _touches(player)))))


def refuse_seated(conn: Connection, player: str) -> int:
    """RoomError ``still-seated`` for who has chips at a table; else the newest move seen."""
    seen = last_move(conn)
    if tables_of(conn, player):
        raise RoomError("still-seated")
    return seen


def _touches(player: str) -> ColumnElement[bool]:
    account = player_account(player)
    return or_(moves.c.debit == account, moves.c.credit == account)


def _last_moves(conn: Connection, player: str) -> list[Passed]:
    """The last move between a player and each table."""
    rows = conn.execute(
        select(moves.c.id, moves.c.table_id, moves.c.debit, moves.c.credit)
        .where(_touches(player), moves.c.table_id.is_not(None))
        .order_by(moves.c.id)
    )
    return list({row.table_id: Passed(*row) for row in rows}.values())


def _has_successor(conn: Connection, last: Passed) -> bool:
    if last.credit == pot_account(last.table):
        return False
    later = exists().where(
        moves.c.id > last.id,
        moves.c.credit == last.credit,
        moves.c.debit.startswith(player_account("")),
        moves.c.debit != last.debit,
    )
    return bool(conn.scalar(select(later)))

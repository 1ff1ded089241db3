"""Chips by double entry: every move takes from one account and gives to another.

Accounts are ``bank``, ``player:ID``, ``seat:TABLE:CHAIR`` and ``pot:TABLE``. The sum of all
balances is zero at every moment; only the bank may owe, and it owes exactly the chips in play. The
functions work on a connection inside somebody's transaction: chips move together with what moved
them.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypedDict

from sqlalchemy import Connection, text

from tripledraw.errors import RoomError
from tripledraw.room.store.statement import Statement
from tripledraw.rules.words import MAX_SEATS

BANK = "bank"


class Move(NamedTuple):
    """``amount`` chips (1 or more) go from ``debit`` to ``credit``; ``why`` in 20 letters."""

    debit: str
    credit: str
    amount: int
    why: str


class TableChips(TypedDict):
    """The chips at a table: those behind each chair that has any, and those in the pot."""

    seat: dict[int, int]
    pot: int


def player_account(player: str) -> str:
    """The chips a player has with him, at no table."""
    return f"player:{player}"


def seat_account(table: str, chair: int) -> str:
    """The chips in front of a chair."""
    return f"seat:{table}:{chair}"


def pot_account(table: str) -> str:
    """The chips in the pot of a table, bets included."""
    return f"pot:{table}"


_TAKE = Statement(
    "UPDATE balances SET amount = amount - :amount WHERE account = :account AND amount >= :amount"
)
_GIVE = Statement(
    "INSERT INTO balances (account, amount) VALUES (:account, :amount)"
    " ON CONFLICT (account) DO UPDATE SET amount = balances.amount + excluded.amount"
)
_NOTE = Statement(
    "INSERT INTO moves (at, table_id, seq, debit, credit, amount, why)"
    " VALUES (:at, :table, :seq, :debit, :credit, :amount, :why)"
)
_BALANCE = Statement("SELECT amount FROM balances WHERE account = :account")


def move(
    conn: Connection,
    moves: Sequence[Move],
    at: int,
    table: str | None = None,
    seq: int | None = None,
) -> None:
    """Do all the moves, judged by what they come to together and not one by one.

    Raises RoomError ``too-few-chips`` where an account other than the bank would owe; the caller
    lets it end the transaction, and nothing has moved. ``seq`` is the entry that moved the chips.
    """
    changes = _changes(moves)
    for account, change in changes.items():
        if change < 0 and account != BANK:
            row = {"account": account, "amount": -change}
            if _TAKE.change(conn, row) == 0:
                raise RoomError("too-few-chips", needed=-change, have=balance(conn, account))
    _GIVE.change_many(
        conn,
        [
            {"account": account, "amount": change}
            for account, change in changes.items()
            if change > 0 or account == BANK
        ],
    )
    _NOTE.change_many(
        conn, [{"at": at, "table": table, "seq": seq, **each._asdict()} for each in moves]
    )


def balance(conn: Connection, account: str) -> int:
    """The chips in an account; what the bank owes is negative."""
    row = _BALANCE.first(conn, {"account": account})
    return row[0] if row else 0


def table_chips(conn: Connection, table: str) -> TableChips:
    """The chips at a table as the ledger has them."""
    seats = {chair: balance(conn, seat_account(table, chair)) for chair in range(MAX_SEATS)}
    return {
        "seat": {chair: chips for chair, chips in seats.items() if chips},
        "pot": balance(conn, pot_account(table)),
    }


def check(conn: Connection) -> list[str]:
    """What is wrong with the ledger, a sentence each; an empty list is a sound one."""
    return [*_sum_faults(conn), *_owing(conn), *_unlike_their_moves(conn), *_left_behind(conn)]


def _changes(moves: Iterable[Move]) -> Mapping[str, int]:
    """What each account gains, by name: two processes lock accounts in the same order."""
    changes: dict[str, int] = defaultdict(int)
    for debit, credit, amount, why in moves:
        if amount < 1:
            raise ValueError(f"a move of {amount} chips ({why}); it moves 1 or more")
        changes[debit] -= amount
        changes[credit] += amount
    return dict(sorted(changes.items()))


def _sum_faults(conn: Connection) -> list[str]:
    total = int(conn.scalar(text("SELECT COALESCE(SUM(amount), 0) FROM balances")) or 0)
    return [f"the balances sum to {total} chips and not to 0"] if total else []


def _owing(conn: Connection) -> list[str]:
    rows = conn.execute(
        text("SELECT account, amount FROM balances WHERE amount < 0 AND account <> :bank"),
        {"bank": BANK},
    )
    return [f"{account} owes {-amount} chips; only the bank may owe" for account, amount in rows]


def _unlike_their_moves(conn: Connection) -> list[str]:
    rows = conn.execute(
        text(
            "SELECT account, SUM(amount) FROM ("
            " SELECT account, amount FROM balances"
            " UNION ALL SELECT credit, -amount FROM moves"
            " UNION ALL SELECT debit, amount FROM moves) AS entries"
            " GROUP BY account HAVING SUM(amount) <> 0 ORDER BY account"
        )
    )
    return [
        f"the balance of {account} is {int(surplus):+} chips from the sum of its moves"
        for account, surplus in rows
    ]


def _left_behind(conn: Connection) -> list[str]:
    closed = {
        row.id for row in conn.execute(text("SELECT id FROM tables WHERE closed IS NOT NULL"))
    }
    rows = conn.execute(
        text(
            "SELECT account, amount FROM balances WHERE amount <> 0"
            " AND (account LIKE 'seat:%' OR account LIKE 'pot:%') ORDER BY account"
        )
    )
    return [
        f"{amount} chips are left in {account} of a closed table"
        for account, amount in rows
        if account.split(":")[1] in closed
    ]

"""Tables in the store for its tests, and what is in them."""

from tripledraw.room.store import tablelog
from tripledraw.room.store.ledger import BANK, Move, move, player_account, pot_account, seat_account

TABLE = "table-1"


def opened(store, table=TABLE, entries=(b"opened",)):
    """The store with an open table in it."""
    store.write_now(lambda conn: tablelog.open_table(conn, table, "{}", None, None, 1, entries))
    return store


def bodies(store, table=TABLE):
    """The log of a table, checked to have no gap."""
    rows = store.read_now(lambda conn: tablelog.read_log(conn, table))
    assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
    return [body for _, _, body in rows]


def append_now(store, expected, entries=(b"entry",), at=2, table=TABLE, **more):
    """`tablelog.append` in a transaction of its own."""
    store.write_now(lambda conn: tablelog.append(conn, table, expected, entries, at, **more))


def given(store, player, chips):
    """The store with chips of the bank in a player's hands."""
    moves = [Move(BANK, player_account(player), chips, "start")]
    store.write_now(lambda conn: move(conn, moves, 1))
    return store


def brings(player, chips, chair, table=TABLE):
    """The move of a player who sits down."""
    return Move(player_account(player), seat_account(table, chair), chips, "buy-in")


def bets(chips, chair, table=TABLE):
    """The move of a bet into the pot."""
    return Move(seat_account(table, chair), pot_account(table), chips, "bet")

"""Where play chips come from: the bank, when a player is made and when he has run short.

1. A new player, guest or account, gets `START` chips.
2. Who has fewer than `FLOOR` chips in his account may top up to `START`, once in `DAY`. Chips at
   tables do not count.
3. A player who is deleted gives back to the bank what he has.

Chips cannot be bought, sold or given away.
"""

from sqlalchemy import Connection, select, update

from tripledraw.errors import RoomError
from tripledraw.room.store.ledger import BANK, Move, balance, move, player_account
from tripledraw.room.store.schema import players
from tripledraw.room.timing import DAY, HOUR

START = 10_000
FLOOR = 2_000


def start(conn: Connection, player: str, now: int) -> None:
    """The chips of a new player."""
    move(conn, [Move(BANK, player_account(player), START, "start")], now)


def next_top_up(topped_up: int) -> int:
    """When a player may top up again, who did so at ``topped_up`` (0: never)."""
    return topped_up + DAY if topped_up else 0


def top_up(conn: Connection, player: str, now: int) -> None:
    """Fill the account of a player up to `START`.

    RoomError ``top-up-enough`` at `FLOOR` chips or more, ``top-up-later`` within `DAY`.
    """
    have = balance(conn, player_account(player))
    if have >= FLOOR:
        raise RoomError("top-up-enough", floor=FLOOR)
    topped_up = conn.scalar(select(players.c.topped_up).where(players.c.id == player)) or 0
    wait = next_top_up(topped_up) - now
    if wait > 0:
        raise RoomError("top-up-later", hours=-(-wait // HOUR))
    claim = update(players).where(players.c.id == player, players.c.topped_up == topped_up)
    if conn.execute(claim.values(topped_up=now)).rowcount == 0:  # at another process, just now
        raise RoomError("top-up-later", hours=DAY // HOUR)
    move(conn, [Move(BANK, player_account(player), START - have, "top-up")], now)


def give_back(conn: Connection, player: str, now: int) -> None:
    """Everything in the account of a player goes to the bank."""
    if have := balance(conn, player_account(player)):
        move(conn, [Move(player_account(player), BANK, have, "deleted")], now)

"""The decision clock and the time bank (rules 7, F12), in milliseconds.

First the decision time runs, then the time bank, and for a player whose connection is lost a short
grace to come back, once a hand. Who lets all of it run out is away for the rest of the hand.
"""

from tripledraw.room.game.game import Game
from tripledraw.room.game.state import Chair
from tripledraw.room.terms import CLOCKS, Speed
from tripledraw.rules.betting import to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAWING

# How long a player whose connection is lost may take to come back, a hand.
GRACE = 15_000
# How long clients have to send their links after the promise.
LINK_TIME = 2_000
# From the end of a hand to the promise of the next, when nobody shortens it.
PAUSE: dict[Speed, int] = {"slow": 8_000, "normal": 5_000, "fast": 3_000}


def decision_time(speed: Speed) -> int:
    """The time for each decision before the bank is touched."""
    return CLOCKS[speed][0] * 1000


def full_bank(speed: Speed) -> int:
    """The time bank of a player who sits down, and the most it can hold."""
    return CLOCKS[speed][1] * 1000


def refilled(bank: int, speed: Speed) -> int:
    """The bank after another hand was dealt to the player."""
    return min(full_bank(speed), bank + CLOCKS[speed][2] * 1000)


def allowed(game: Game, chair: Chair) -> int:
    """The time the chair has for the present decision, all in all."""
    grace = chair.grace if chair.player in game.fleeting.gone else 0
    return decision_time(game.state.terms.speed) + chair.bank + grace


def lag(game: Game, chair: Chair) -> int:
    """What the way to the player and back is allowed for."""
    return game.fleeting.lags.get(chair.player, 0)


def spent(game: Game, chair: Chair, now: int) -> int:
    """The time the chair took for the present decision, lag allowed for."""
    took = now - game.state.turn_since - lag(game, chair)
    return max(0, min(took, allowed(game, chair)))


def take_time(chair: Chair, spent: int, speed: Speed) -> None:
    """What goes over the decision time comes from the bank, the rest from the grace."""
    over = max(0, spent - decision_time(speed))
    from_bank = min(over, chair.bank)
    chair.bank -= from_bank
    chair.grace = max(0, chair.grace - (over - from_bank))


def timeout_code(table: Table) -> str:
    """What is done for somebody who says nothing: pat, check, or fold to a bet (F12)."""
    if table.phase == DRAWING:
        return "d"
    return "f" if to_call(table, table.actor) else "c"


def leaver_code(table: Table) -> str:
    """What is done for somebody who leaves: he folds, and stands pat where one cannot fold."""
    return "d" if table.phase == DRAWING else "f"

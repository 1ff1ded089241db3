"""The textbook player: fixed tables for every decision, tuned by measurement.

One file for each moment of a hand decides what the seat would like to do; here that becomes
legal. Chance only says when a hopeless hand is played pat as a bluff.
"""

from tripledraw.policies.tables import MOST_BETS
from tripledraw.policies.textbook_draw import draw
from tripledraw.policies.textbook_middle import wish_between_draws
from tripledraw.policies.textbook_opening import wish_before_the_draw
from tripledraw.policies.textbook_river import wish_after_the_draws
from tripledraw.rules.betting import may_raise, to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAWING, FOLD, RAISE, ROUNDS


def act(table: Table, seat: int, chance: int) -> int:
    """Play as the tables say."""
    if table.phase == DRAWING:
        return draw(table, seat, chance)
    return nearest_legal(table, seat, wish(table, seat))


def wish(table: Table, seat: int) -> int:
    """What the tables want in a betting round; `CALL` also checks, `RAISE` also bets."""
    if table.betting_round == 1:
        return wish_before_the_draw(table, seat)
    if table.betting_round < ROUNDS:
        return wish_between_draws(table, seat)
    return wish_after_the_draws(table, seat)


def nearest_legal(table: Table, seat: int, action: int) -> int:
    """Call where no raise is allowed, or none is known; check rather than fold for nothing.

    Where two players may raise without end the tables, made for `MOST_BETS`, stop there.
    """
    if action == RAISE and (table.bets >= MOST_BETS or not may_raise(table, seat)):
        return CALL
    if action == FOLD and to_call(table, seat) == 0:
        return CALL
    return action

"""Any legal action, each as likely as the others."""

from tripledraw.rules.betting import may_raise, to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAW_MASKS, DRAWING, FOLD, RAISE


def act(table: Table, seat: int, chance: int) -> int:
    """Choose among all legal actions; fold only where there is something to call."""
    if table.phase == DRAWING:
        return throw_anything(chance)
    lowest = FOLD if to_call(table, seat) > 0 else CALL
    return bet_anything(table, seat, lowest, chance)


def bet_anything(table: Table, seat: int, lowest: int, chance: int) -> int:
    """One of the legal actions of a betting round from the code `lowest` upward."""
    highest = RAISE if may_raise(table, seat) else CALL
    return lowest + share(chance, highest - lowest + 1)


def throw_anything(chance: int) -> int:
    """One of the 32 sets of cards."""
    return DRAW + share(chance, DRAW_MASKS)


def share(chance: int, choices: int) -> int:
    """One of 0..choices-1: the slice of all 32-bit numbers in which the chance falls."""
    return chance * choices >> 32

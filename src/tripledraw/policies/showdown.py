"""Any legal action but a fold: every hand of this policy goes to the showdown."""

from tripledraw.policies.random import bet_anything, throw_anything
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAWING


def act(table: Table, seat: int, chance: int) -> int:
    """Choose among all legal actions except folding."""
    if table.phase == DRAWING:
        return throw_anything(chance)
    return bet_anything(table, seat, CALL, chance)

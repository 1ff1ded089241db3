"""Checks and calls whatever comes, and draws as the textbook does."""

from tripledraw.policies.textbook_draw import honest_draw
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAWING


def act(table: Table, seat: int, chance: int) -> int:
    """Call, check, or draw without ever bluffing; `chance` is not needed."""
    if table.phase == DRAWING:
        return honest_draw(table, seat)
    return CALL

"""What is worth trying at a decision."""

from collections.abc import Iterator

from tripledraw.beliefs.weighing import least_useful
from tripledraw.rules.betting import may_raise, to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, FOLD, HAND_CARDS, RAISE


def bets_of(table: Table) -> Iterator[int]:
    """The codes of every bet of the actor; a fold only where something is owed."""
    if to_call(table, table.actor):
        yield FOLD
    yield CALL
    if may_raise(table, table.actor):
        yield RAISE


def draws_of(table: Table, seat: int) -> Iterator[int]:
    """The codes of drawing none to five: each number of the cards of least use."""
    for cards in range(HAND_CARDS + 1):
        yield DRAW + least_useful(table, seat, cards)

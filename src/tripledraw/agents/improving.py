"""Textbook decisions improved: another action where it is worth more beyond the noise."""

from collections.abc import Iterator

from tripledraw.beliefs.seen import Seen
from tripledraw.beliefs.values import values
from tripledraw.beliefs.weighing import least_useful
from tripledraw.errors import BeliefError
from tripledraw.rules.betting import may_raise, to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, FOLD, HAND_CARDS, RAISE

BEYOND_NOISE = 1.5
"""So many standard errors must another action be ahead of the textbook's."""

ISLANDS, DEALS = 16, 256
"""Deals of the hidden cards on which the actions of a decision are tried: about 30 ms."""


def improved(known: Seen, table: Table, advised: int, seed: int) -> int:
    """The action code of the actor of ``table``, who has seen ``known``.

    All actions are tried on the same deals. What is ``advised`` stays where nothing is ahead of
    it by more than the noise, and where no deal fits what was seen.
    """
    codes = tuple(dict.fromkeys((advised, *options(table))))
    if len(codes) == 1:
        return advised
    try:
        found = values(known, codes, islands=ISLANDS, deals=DEALS, seed=seed)
    except BeliefError:
        return advised
    best = found.best()
    noise = found.gain_error(best, advised)
    return best if found.gain(best, advised) > BEYOND_NOISE * noise else advised


def options(table: Table) -> Iterator[int]:
    """What is worth trying: every bet, and each number of the cards of least use.

    A fold only where something is owed.
    """
    if table.phase == DRAWING:
        for cards in range(HAND_CARDS + 1):
            yield DRAW + least_useful(table, table.actor, cards)
        return
    if to_call(table, table.actor):
        yield FOLD
    yield CALL
    if may_raise(table, table.actor):
        yield RAISE

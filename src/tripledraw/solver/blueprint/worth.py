"""What a hand is worth by itself with 0..3 draws left: how often it beats what people end with.

The measure by which hands are sorted into classes and keeps are chosen. It is found by turns: how
hands end that draw for it says what it is to beat.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.solver.blueprint.drawing import FLUSH, best_keeps, draw_into
from tripledraw.solver.ranks import CLASSES, rank_tables

Array = Any

MOST_DRAWN = (3, 2, 2)
"""Cards that may be drawn in the first, second and third draw."""

DRAWS = len(MOST_DRAWN)

_TURNS = 4  # after the third the worth of no hand moves by a hundredth


class Worth(NamedTuple):
    """What hands are worth and what they keep for it.

    ``before``  float64[4, 6175]: the worth before the first, second and third draw and at the end
    ``drawing`` float64[3, 6175, 4]: the worth of the best draw of so many cards
    ``keeps``   int8[3, 6175, 4]: what it keeps, by the bits of the places
    ``shares``  float64[4, 6175]: how often a hand is held there by one who draws best
    """

    before: Array
    drawing: Array
    keeps: Array
    shares: Array


@cache
def worth() -> Worth:
    """The measure; about a second when it is first asked for."""
    found = _work_out(np.linspace(1.0, 0.0, CLASSES))
    for _ in range(_TURNS - 1):
        ends = found.shares[-1]
        found = _work_out(ends.sum() - np.cumsum(ends) + ends / 2)
    return found


def suits_apart(values: Array) -> Array:
    """The values of hands that may turn out to be flushes, which are worth nothing."""
    return np.where(five_ranks(), values * (1 - FLUSH), values)


@cache
def five_ranks() -> Array:
    """Which classes have five different ranks, and so may be flushes: bool[6175]."""
    ranks = rank_tables().ranks
    return (np.diff(ranks, axis=1) > 0).all(1)


def _work_out(at_the_end: Array) -> Worth:
    before = [at_the_end]
    drawing: list[Array] = []
    keeps: list[Array] = []
    for most in reversed(MOST_DRAWN):
        best, of_each = best_keeps(suits_apart(before[0]))
        of_each[:, most + 1 :] = -1.0
        keeps.insert(0, best)
        drawing.insert(0, of_each)
        before.insert(0, of_each.max(1))
    shares = [rank_tables().combos / rank_tables().combos.sum()]
    for draw in range(DRAWS):
        shares.append(_after(shares[-1], drawing[draw].argmax(1), keeps[draw]))
    return Worth(*map(np.array, (before, drawing, keeps, shares)))


def _after(shares: Array, drawn: Array, keeps: Array) -> Array:
    after = np.zeros((1, CLASSES))
    together = np.zeros(CLASSES, np.int64)
    for count in range(keeps.shape[1]):
        draw_into(shares * (drawn == count), together, keeps[:, count], count, after)
    return after[0]

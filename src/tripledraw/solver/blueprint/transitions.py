"""How a draw carries buckets on: the chance of each bucket after it, by how many cards are drawn.

Hands of a bucket count as often as those who draw best hold them there. Each keeps what is best
for the number of cards that it draws.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.solver.blueprint.buckets import BUCKETS, RIVER_BUCKETS, Buckets, buckets
from tripledraw.solver.blueprint.drawing import FLUSH, draw_into
from tripledraw.solver.blueprint.worth import DRAWS, MOST_DRAWN, five_ranks, worth
from tripledraw.solver.ranks import CLASSES, rank_tables

Array = Any

_SELDOM = 1e-7  # what every hand counts at least, so that no bucket is empty


class Transitions(NamedTuple):
    """The chances of a game of buckets.

    ``dealt`` float64[buckets]: how often each bucket is dealt.
    ``drawn`` for each draw float64[counts, before, after]: with so many cards drawn, from 0 on.
    """

    dealt: Array
    drawn: tuple[Array, ...]


@cache
def transitions() -> Transitions:
    """The chances by `buckets`; about a second when they are first asked for."""
    found = buckets()
    dealt = gather(rank_tables().combos[None] / rank_tables().combos.sum(), found.drawing, found)
    return Transitions(dealt[0], tuple(_of_draw(draw, found) for draw in range(DRAWS)))


def gather(shares: Array, places: Array, found: Buckets) -> Array:
    """Sum shares of classes, float64[rows, 6175], by bucket; flushes go where they belong."""
    is_river = places is found.river
    count = RIVER_BUCKETS if is_river else BUCKETS
    flushed = np.full(CLASSES, count - 1) if is_river else found.flushed
    suited = np.where(five_ranks(), shares * FLUSH, 0.0)
    together = np.zeros((len(shares), count))
    for row, (plain, flush) in enumerate(zip(shares - suited, suited, strict=True)):
        together[row] += np.bincount(places, plain, count) + np.bincount(flushed, flush, count)
    return together


def _of_draw(draw: int, found: Buckets) -> Array:
    measure = worth()
    after = found.river if draw == DRAWS - 1 else found.drawing
    groups = found.drawing.astype(np.int64)
    shares = measure.shares[draw] + _SELDOM
    tables = []
    for drawn in range(MOST_DRAWN[draw] + 1):
        hands = np.zeros((BUCKETS, CLASSES))
        draw_into(shares, groups, measure.keeps[draw, :, drawn], drawn, hands)
        table = gather(hands, after, found)
        tables.append(table / table.sum(1, keepdims=True))
    return np.array(tables)

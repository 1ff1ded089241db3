"""Which cards to keep: the best draw of every hand against any number of targets at once.

A target says what each final hand is worth, 0 to 1. A plan is the keep of the highest chance for
every multiset of five ranks, by dynamic programming from the last draw back: O(6,188 * 243) a
target and draw. It knows ranks only: it overlooks flushes, and takes the deck without the five
cards held as new before each draw. The deals that it is played on do neither.
"""

from functools import cache
from typing import Any

from tripledraw.equity.cards import HAND
from tripledraw.equity.compiled import loop
from tripledraw.equity.multisets import BLOCKS, RANK_COUNT, ids_of, tables
from tripledraw.equity.planning import draw_back
from tripledraw.hands.ranking import CLASS_COUNTS, LAST_NUMBER, Category

Array = Any  # an array of NumPy, which is not needed to read this module

LAST_LOW = CLASS_COUNTS[Category.NO_PAIR]
"""The number of the worst hand without pair, straight or flush."""
_COLUMNS = 64  # targets that are worked on together, so that they stay in the cache


def plan(values: Array, draws: int) -> Array:
    """Return the keeps uint8[draws, targets, 6188] for values float[7463, targets].

    Row n of ``values`` is the worth of finishing with number n. Entry [d - 1, j, i] is for d
    draws left and the hand with id ``BLOCKS[5] + i``: bit k says that its k-th lowest card stays.
    """
    import numpy as np

    t = tables()
    final = np.asarray(values, np.float32)[t.plain[BLOCKS[HAND] :]]
    keeps = np.zeros((draws, values.shape[1], len(final)), np.uint8)
    work = loop(draw_back)
    for first in range(0, values.shape[1], _COLUMNS):
        some = slice(first, first + _COLUMNS)
        now = np.ascontiguousarray(final[:, some])
        for draw in range(draws):
            now, best = work(now, _one_more(), t)
            keeps[draw, some] = best.T
    return keeps


def beating(numbers: Array) -> Array:
    """Return values float32[7463, n]: the chance to beat each number, a tie being half."""
    import numpy as np

    mine = np.arange(LAST_NUMBER + 1)[:, None]
    return ((mine < numbers).astype(np.float32) + (mine <= numbers)) / 2


def beating_spread(spread: Array) -> Array:
    """Return values float64[7463]: the chance to beat a hand whose number n has spread[n]."""
    import numpy as np

    shares = spread / spread.sum()
    return 1 - np.cumsum(shares) + shares / 2


def finishing(keep: int) -> Array:
    """Return float64[7463]: the chance of each number after a draw to a keep, by ranks.

    The keep is the id of its ranks; the deck lacks the cards kept, and flushes are overlooked.
    """
    import numpy as np

    t = tables()
    size = int((t.ranks[keep] >= 0).sum())
    held = np.bincount(t.ranks[keep, :size], minlength=RANK_COUNT)
    some = slice(t.start[keep], t.start[keep + 1])
    drawn = t.ranks[t.drawn[some]]
    ways = np.ones(len(drawn))
    for rank in range(RANK_COUNT):
        ways *= t.choose[4 - held[rank], (drawn == rank).sum(1)]
    return np.bincount(t.number[some], ways / ways.sum(), LAST_NUMBER + 1)


@cache
def _one_more() -> Array:
    """int32[2380, 13]: the multiset of fewer than five ranks with one more rank."""
    import numpy as np

    grown = np.empty((BLOCKS[HAND], RANK_COUNT), np.int32)
    ranks = tables().ranks
    for size in range(HAND):
        rows = ranks[BLOCKS[size] : BLOCKS[size + 1], :size]
        for rank in range(RANK_COUNT):
            more = np.column_stack([rows, np.full(len(rows), rank, np.int8)])
            grown[BLOCKS[size] : BLOCKS[size + 1], rank] = ids_of(np.sort(more, axis=1))
    return grown

"""Hands by rank alone: tables over the multisets of up to five ranks.

Two draws that differ in suits only finish with the same number, flushes apart, and are as
likely. So a drawer has 13, 91, 455, 1,820 or 6,188 ways to draw 1 to 5 cards, not 42 to
850,668.

A multiset r0 <= r1 <= ... of k ranks has the id ``BLOCKS[k] + sum of C(r_i + i, i + 1)``: 0 is
the empty one, then come the single ranks, the pairs, up to the 6,188 of five. Five cards of
one rank have an id as well; there are never any ways to draw them.
"""

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

from tripledraw.equity.cards import HAND
from tripledraw.hands.ranking import Category, classes

Array = Any  # an array of NumPy, which is not needed to read this module

RANK_COUNT = 13
BLOCKS = (0, 1, 14, 105, 560, 2_380, 8_568)
"""Where the multisets of 0, 1, ... 5 ranks begin; the last entry is their number in all."""

_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)


class Tables(NamedTuple):
    """What the compiled loops read; every array is read only.

    ``blocks``      int64[7]: ``BLOCKS``
    ``choose``      int64[18, 6]: C(n, k), to find an id and to count draws
    ``ranks``       int8[8568, 5]: the ranks, low to high, -1 where there are fewer
    ``parent``      int32[8568]: the multiset without its highest rank
    ``highest``     int8[8568]: the highest rank
    ``copies``      int8[8568]: how often the highest rank is there
    ``subsets``     int16[8568, 32]: the sub-multisets, those of fewer ranks first; one that can
                    be chosen in two ways is there twice
    ``signs``       float64[6, 32]: -1 to the power of the size of each column of ``subsets``
    ``columns``     int64[6, 6]: how many columns hold the subsets of k ranks of size at most j
    ``by_mask``     int16[6188, 32]: the same subsets of five ranks, by the bits of the column
    ``plain``       int16[8568]: number of five cards that are not of one suit
    ``flush``       int16[8568]: number of five cards of one suit, 0 where there are none
    ``start``       int64[8569]: where the final hands of each keep begin in the two below
    ``number``      int16[n]: their numbers, best first, as if they were no flushes
    ``suited``      int16[n]: their numbers as flushes, 0 where they can be none
    ``drawn``       int16[n]: the multiset that is drawn to make them
    """

    blocks: Array
    choose: Array
    ranks: Array
    parent: Array
    highest: Array
    copies: Array
    subsets: Array
    signs: Array
    columns: Array
    by_mask: Array
    plain: Array
    flush: Array
    start: Array
    number: Array
    suited: Array
    drawn: Array


def multiset_id(ranks: tuple[int, ...]) -> int:
    """Return the id of up to five ranks 0..12 in any sequence."""
    return BLOCKS[len(ranks)] + sum(
        comb(rank + place, place + 1) for place, rank in enumerate(sorted(ranks))
    )


@cache
def tables() -> Tables:
    """Return the tables, made in about 50 ms when they are first asked for."""
    import numpy as np  # of the extra "fast"; the game itself never needs it

    ranks = np.full((BLOCKS[-1], HAND), -1, np.int8)
    for size in range(1, HAND + 1):
        block = list(combinations_with_replacement(range(RANK_COUNT), size))
        ids = [multiset_id(found) for found in block]
        ranks[ids, :size] = block
    plain, flushes = _numbers(np)
    subsets, by_mask = _subsets(np, ranks)
    sizes = (ranks >= 0).sum(1)
    highest = ranks[np.arange(len(ranks)), np.maximum(sizes - 1, 0)]
    copies = ((ranks == highest[:, None]) & (ranks >= 0)).sum(1).astype(np.int8)
    parent = ids_of(np.where(ranks == highest[:, None], np.int8(-1), ranks))
    choose, columns = _choose(), _columns(np)
    return Tables(
        np.array(BLOCKS), choose, ranks, parent, highest, copies,
        subsets, _signs(np), columns, by_mask,
        plain, flushes, *_final_hands(np, ranks, plain, flushes),
    )  # fmt: skip


def _choose() -> Array:
    import numpy as np

    return np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(RANK_COUNT + HAND)])


def ids_of(ranks: Array) -> Array:
    """Return the ids, int32[n], of rows of ranks from low to high; -1 may stand at the end."""
    import numpy as np

    choose = _choose()
    found = np.zeros(len(ranks), np.int32)
    for place in range(ranks.shape[1]):
        there = ranks[:, place] >= 0
        found += np.where(there, choose[ranks[:, place] + place, place + 1], 0)
    return found + np.array(BLOCKS, np.int32)[(ranks >= 0).sum(1)]


def _numbers(np: Any) -> tuple[Array, Array]:
    plain, suited = np.zeros((2, BLOCKS[-1]), np.int16)
    for number, (category, ranks) in enumerate(classes(), start=1):
        (suited if category in _SUITED else plain)[multiset_id(ranks)] = number
    return plain, suited


def _masks(size: int) -> list[tuple[int, ...]]:
    return [chosen for count in range(size + 1) for chosen in combinations(range(size), count)]


def _subsets(np: Any, ranks: Array) -> tuple[Array, Array]:
    """``subsets`` and ``by_mask``."""
    subsets = np.zeros((BLOCKS[-1], 1 << HAND), np.int16)
    by_mask = np.zeros((BLOCKS[6] - BLOCKS[5], 1 << HAND), np.int16)
    for size in range(HAND + 1):
        rows = slice(BLOCKS[size], BLOCKS[size + 1])
        for column, chosen in enumerate(_masks(size)):
            subsets[rows, column] = ids_of(ranks[rows][:, list(chosen)])
            if size == HAND:
                by_mask[:, sum(1 << place for place in chosen)] = subsets[rows, column]
    return subsets, by_mask


def _signs(np: Any) -> Array:
    signs = np.zeros((HAND + 1, 1 << HAND))
    for size in range(HAND + 1):
        signs[size, : 1 << size] = [(-1) ** len(chosen) for chosen in _masks(size)]
    return signs


def _columns(np: Any) -> Array:
    sizes = range(HAND + 1)
    return np.array([[sum(comb(k, i) for i in range(j + 1)) for j in sizes] for k in sizes])


def _final_hands(np: Any, ranks: Array, plain: Array, flushes: Array) -> list[Array]:
    """``start``, ``number``, ``suited`` and ``drawn``: every draw to each keep, best hand first."""
    parts = []
    for kept in range(HAND + 1):
        keeps = np.arange(BLOCKS[kept], BLOCKS[kept + 1])
        drawn = np.arange(BLOCKS[HAND - kept], BLOCKS[HAND - kept + 1])
        before = np.repeat(ranks[keeps][:, :kept], len(drawn), axis=0)
        after = np.tile(ranks[drawn][:, : HAND - kept], (len(keeps), 1))
        hands = ids_of(np.sort(np.concatenate([before, after], axis=1), axis=1))
        hands = hands.reshape(len(keeps), len(drawn))
        order = np.argsort(plain[hands], axis=1, kind="stable")
        best_first = np.take_along_axis(hands, order, axis=1).ravel()
        lengths = np.full(len(keeps), len(drawn))
        parts.append((lengths, plain[best_first], flushes[best_first], drawn[order].ravel()))
    lengths, number, suited, draws = map(np.concatenate, zip(*parts, strict=True))
    return [np.concatenate([[0], np.cumsum(lengths)]), number, suited, draws.astype(np.int16)]

"""The 6,175 classes of hands by rank alone, best first: 75432 is class 0.

A class is five ranks, at most four alike; suits are forgotten, so no class is a flush. Classes
stand in the order of their hand numbers, and no two of them tie.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from tripledraw.cards import RANKS
from tripledraw.equity.multisets import BLOCKS, RANK_COUNT, multiset_id, tables
from tripledraw.hands.ranking import Category, HandClass, classes

Array = Any  # an array of NumPy, which is not needed to read this module

CLASSES = 6_175
LOWS = 1_278
"""How many classes are no pair and no straight; they are the first ones."""

SMALLER = BLOCKS[5]
"""How many multisets of fewer than five ranks there are; their ids come before the classes."""

SUITS = 4


class RankTables(NamedTuple):
    """What the solver reads of the classes; every array is read only.

    A multiset of fewer than five ranks goes by its id in `equity.multisets`, a class by
    ``SMALLER`` + its place, which makes 8,555 multisets in all.

    ``ranks``   int8[6175, 5]: the ranks 0..12 of each class, low to high
    ``number``  int16[6175]: its hand number, as no flush
    ``combos``  float64[6175]: how many hands of five cards it has, flushes too
    ``subset``  int32[32, 6175]: the multiset of the ranks in the places of a mask
    ``more``    int32[2380, 13]: the multiset with one more of a rank; 0 where there are four
    ``left``    float32[2380, 13]: the cards of that rank that are left, for each card to come
    """

    ranks: Array
    number: Array
    combos: Array
    subset: Array
    more: Array
    left: Array


@cache
def rank_tables() -> RankTables:
    """The tables, made in about 0.1 s when they are first asked for."""
    import numpy as np  # of the extra "solver"

    multisets = tables()
    five = multisets.ranks[SMALLER:]
    held = multisets.plain[SMALLER:] > 0  # five of one rank have no number
    best_first = np.flatnonzero(held)[np.argsort(multisets.plain[SMALLER:][held])]
    ranks = five[best_first]
    new_id = np.zeros(BLOCKS[6], np.int32)
    new_id[:SMALLER] = np.arange(SMALLER)
    new_id[SMALLER + best_first] = SMALLER + np.arange(CLASSES)
    subset = new_id[multisets.by_mask[best_first]].T.copy()
    more, left = _one_more(np, multisets.ranks[:SMALLER], new_id)
    number = multisets.plain[SMALLER:][best_first]
    found = RankTables(ranks, number, _combos(np, ranks), subset, more, left)
    for array in found:
        array.flags.writeable = False
    return found


def class_of(ranks: Iterable[int]) -> int:
    """The class of five ranks 0..12 in any sequence."""
    place: int = _places()[multiset_id(tuple(ranks))]
    return place


def class_name(place: int) -> str:
    """A class as players write it, "86432" or "KK752"."""
    return "".join(RANKS[rank] for rank in _classes()[place][1])


def category(place: int) -> Category:
    """What kind of hand the class is: no pair, a pair and so on."""
    return _classes()[place][0]


@cache
def _classes() -> list[HandClass]:
    every = classes()
    return [every[number - 1] for number in rank_tables().number]


@cache
def _places() -> dict[int, int]:
    return {multiset_id(tuple(map(int, row))): i for i, row in enumerate(rank_tables().ranks)}


def _one_more(np: Any, smaller: Array, new_id: Array) -> tuple[Array, Array]:
    """``more`` and ``left``."""
    more = np.zeros((SMALLER, RANK_COUNT), np.int32)
    left = np.zeros((SMALLER, RANK_COUNT), np.float32)
    for place, row in enumerate(smaller):
        ranks = tuple(int(rank) for rank in row if rank >= 0)
        for rank in range(RANK_COUNT):
            copies = ranks.count(rank)
            if copies < SUITS:
                more[place, rank] = new_id[multiset_id((*ranks, rank))]
                left[place, rank] = (SUITS - copies) / (5 - len(ranks))
    return more, left


def _combos(np: Any, ranks: Array) -> Array:
    """Ways to choose the suits of each class."""
    ways = np.array([1, 4, 6, 4, 1])
    counts = (ranks[:, :, None] == np.arange(RANK_COUNT)).sum(1)
    return ways[counts].prod(1).astype(float)

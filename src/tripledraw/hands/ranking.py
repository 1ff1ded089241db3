"""What beats what, in a form to be read: the 7,462 classes of hands, best first (rules 2).

A class is a category and five ranks 0..12 as a player reads them: first the rank that comes
most often, then from high to low, so (5, 3, 2, 1, 0) is 7-5-4-3-2 and (0, 0, 3, 2, 1) is
2-2-5-4-3. Within a category the hand with the lower ranks, read in this sequence, is better.

This module is the definition. ``evaluator`` and ``order`` are fast ways to say the same.
"""

from enum import IntEnum
from functools import cache
from itertools import combinations

HandClass = tuple["Category", tuple[int, ...]]


class Category(IntEnum):
    """The nine categories, best first."""

    NO_PAIR = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8


CLASS_COUNTS = {
    Category.NO_PAIR: 1278,
    Category.PAIR: 2860,
    Category.TWO_PAIR: 858,
    Category.TRIPS: 858,
    Category.STRAIGHT: 9,
    Category.FLUSH: 1278,
    Category.FULL_HOUSE: 156,
    Category.QUADS: 156,
    Category.STRAIGHT_FLUSH: 9,
}
LAST_NUMBER = 7462


def classes() -> list[HandClass]:
    """Return all classes, best first: the class of number n stands at index n - 1."""
    return [(category, ranks) for category in Category for ranks in ranks_within(category)]


def class_of(number: int) -> HandClass:
    """Return the class of a hand number 1..7462; ValueError for any other number."""
    place = number - 1
    if place >= 0:
        for category, count in CLASS_COUNTS.items():
            if place < count:
                return category, ranks_within(category)[place]
            place -= count
    raise ValueError(f"{number} is no hand number: hands are numbered 1 to {LAST_NUMBER}")


@cache
def ranks_within(category: Category) -> tuple[tuple[int, ...], ...]:
    """Return the ranks of all classes of one category, best first."""
    match category:
        case Category.NO_PAIR | Category.FLUSH:
            return tuple(ranks for ranks in _rank_sets(5) if not _is_straight(ranks))
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH:
            return tuple(ranks for ranks in _rank_sets(5) if _is_straight(ranks))
        case Category.PAIR:
            return _grouped(2, 1, singles=3)
        case Category.TWO_PAIR:
            return _grouped(2, 2, singles=1)
        case Category.TRIPS:
            return _grouped(3, 1, singles=2)
        case Category.QUADS:
            return _grouped(4, 1, singles=1)
        case Category.FULL_HOUSE:
            return tuple(
                (trips,) * 3 + (pair,) * 2
                for trips in range(13)
                for pair in range(13)
                if trips != pair
            )


def _rank_sets(count: int) -> list[tuple[int, ...]]:
    """Return every set of ``count`` different ranks, written high to low, lowest first."""
    return sorted(ranks[::-1] for ranks in combinations(range(13), count))


def _is_straight(ranks: tuple[int, ...]) -> bool:
    """Tell whether five different ranks are in a row; the ace, 12, is high only."""
    return ranks[0] - ranks[4] == 4


def _grouped(size: int, groups: int, *, singles: int) -> tuple[tuple[int, ...], ...]:
    """Return hands of so many groups of ``size`` equal ranks beside single cards."""
    return tuple(
        tuple(rank for rank in grouped for _ in range(size)) + kickers
        for grouped in _rank_sets(groups)
        for kickers in _rank_sets(singles)
        if not set(grouped) & set(kickers)
    )

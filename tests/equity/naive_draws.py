"""A slow way to say what a keep is worth with own discards remembered, for small cases.

It follows the definition: after every draw every keep is tried, those with a pair too.
"""

from functools import cache
from itertools import combinations
from math import comb

HAND = 5


def subsets(items, size):
    return map(frozenset, combinations(sorted(items), size))


def all_subsets(items):
    for size in range(len(items) + 1):
        yield from subsets(items, size)


def by_cards(wins, kept, live, blanks, draws):
    """Worth of the cards kept; `live` are the useful cards in the deck, `wins` a function."""

    @cache
    def keep(kept, live, blanks, draws):
        size = HAND - len(kept)
        total = 0.0
        for useful in range(min(size, len(live)) + 1):
            ways = comb(blanks, size - useful)
            if ways:
                total += ways * sum(
                    hand(kept | new, live - new, blanks - (size - useful), draws - 1)
                    for new in subsets(live, useful)
                )
        return total / comb(len(live) + blanks, size)

    @cache
    def hand(held, live, blanks, draws):
        if draws == 0:
            return float(len(held) == HAND and wins(held))
        return max(keep(kept, live, blanks, draws) for kept in all_subsets(held))

    return keep(frozenset(kept), frozenset(live), blanks, draws)

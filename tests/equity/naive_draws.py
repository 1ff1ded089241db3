"""Two slow ways to say what a keep is worth with own discards remembered, for small cases.

Both follow the definition: after every draw every keep is tried. `by_ranks` knows ranks alone
and lets no flush be in the way; `by_cards` knows cards, and takes pairs for keeps too.
"""

from functools import cache
from itertools import combinations
from math import comb, prod

HAND = 5


def subsets(items, size):
    return map(frozenset, combinations(sorted(items), size))


def all_subsets(items):
    for size in range(len(items) + 1):
        yield from subsets(items, size)


def by_ranks(wins, kept, live, blanks, draws):
    """Worth of the ranks kept; `live` says how many cards of each rank 0..n can come.

    `wins` is a frozenset of frozensets of five ranks.
    """

    @cache
    def keep(kept, live, blanks, draws):
        size, deck = HAND - len(kept), sum(live) + blanks
        total = 0.0
        if draws == 1:  # the draws that complete a hand, hand by hand
            for ranks in wins:
                if kept <= ranks:
                    total += prod(live[rank] for rank in ranks - kept)
            return total / comb(deck, size)
        for drawn in rank_draws(live, size):
            ways = comb(blanks, size - sum(drawn))
            for have, taken in zip(live, drawn, strict=True):
                ways *= comb(have, taken)
            if ways:
                left = tuple(have - taken for have, taken in zip(live, drawn, strict=True))
                new = [rank for rank, taken in enumerate(drawn) if taken]
                blanks_left = blanks - (size - sum(drawn))
                total += ways * hand(kept.union(new), left, blanks_left, draws - 1)
        return total / comb(deck, size)

    @cache
    def hand(ranks, live, blanks, draws):
        return max(keep(kept, live, blanks, draws) for kept in all_subsets(ranks))

    return keep(frozenset(kept), tuple(live), blanks, draws)


def rank_draws(live, size):
    if not live:
        yield ()
        return
    for taken in range(min(live[0], size) + 1):
        for rest in rank_draws(live[1:], size - taken):
            yield (taken, *rest)


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

"""What beats what (rules 2): compare category, then ranks by multiplicity; lower is better."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

RANKS = "23456789TJQKA"
SUITS = "cdhs"
# The shape of the multiplicities, then whether it runs and whether it is of one suit (rules 2).
NO_PAIR, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)
SHAPES = {
    (2, 1, 1, 1): PAIR,
    (2, 2, 1): TWO_PAIR,
    (3, 1, 1): TRIPS,
    (3, 2): FULL_HOUSE,
    (4, 1): QUADS,
}

Strength = tuple[int, tuple[int, ...]]


def card(text: str) -> int:
    """The number 0..51 of a card such as "7c"."""
    return RANKS.index(text[0]) * 4 + SUITS.index(text[1])


def cards(several: Iterable[str]) -> tuple[int, ...]:
    """The numbers of cards such as ["7c", "5d"]."""
    return tuple(card(text) for text in several)


def texts(numbers: Iterable[int]) -> list[str]:
    """The cards as text, such as ["7c", "5d"]."""
    return [RANKS[c // 4] + SUITS[c % 4] for c in numbers]


def strength(hand: Sequence[int]) -> Strength:
    """The order key of five cards: the lower one wins, equal ones tie (suits never count)."""
    suited = len({c % 4 for c in hand}) == 1
    return strength_of_ranks([c // 4 for c in hand], suited=suited)


def strength_of_ranks(ranks: Iterable[int], *, suited: bool) -> Strength:
    """The order key of five ranks 0..12; the ace is always high, so A5432 is no straight."""
    counted = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
    ordered = tuple(rank for _, rank in counted)
    shape = tuple(n for n, _ in counted)
    if shape != (1, 1, 1, 1, 1):
        return SHAPES[shape], ordered
    runs = ordered[0] - ordered[4] == 4
    if runs:
        return (STRAIGHT_FLUSH if suited else STRAIGHT), ordered
    return (FLUSH if suited else NO_PAIR), ordered


@cache
def classes() -> tuple[Strength, ...]:
    """All 7,462 different strengths, the best (75432) first."""
    mixed = [r for r in combinations_with_replacement(range(13), 5) if len(set(r)) > 1]
    keys = [strength_of_ranks(ranks, suited=False) for ranks in mixed]
    keys += [strength_of_ranks(ranks, suited=True) for ranks in combinations(range(13), 5)]
    return tuple(sorted(keys))


def number(hand: Sequence[int]) -> int:
    """The rank number 1..7462 of five cards; 1 is the wheel."""
    return classes().index(strength(hand)) + 1

"""Equity by ranks alone, a second and slower way: what the tables of research/exact hold.

Ranks are 0..12, draws come from a deck given as the number of cards left of each rank, and
flushes do not exist. Nothing here is shared with the package.
"""

from collections import Counter
from functools import cache
from math import comb, prod

RANKS = "23456789TJQKA"
SHAPES = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 5,
    (4, 1): 6,
}
STRAIGHT = 4


def read(text):
    return tuple(sorted(map(RANKS.index, text)))


@cache
def strength(ranks):
    """Lower is better."""
    grouped = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
    shape = SHAPES[tuple(n for n, _ in grouped)]
    high_to_low = tuple(rank for _, rank in grouped)
    if shape == 0 and high_to_low[0] - high_to_low[4] == 4:
        shape = STRAIGHT
    return shape, high_to_low


def deck_without(*hands):
    gone = Counter(rank for hand in hands for rank in hand)
    return tuple(4 - gone[rank] for rank in range(13))


@cache
def draws(size, deck, first=0):
    """Every draw of so many ranks and the ways to get it."""
    if size == 0:
        return (((), 1),)
    if first == 13:
        return ()
    return tuple(
        ((first,) * n + more, comb(deck[first], n) * ways)
        for n in range(min(size, deck[first]) + 1)
        for more, ways in draws(size - n, deck, first + 1)
    )


def after(deck, drawn):
    left = list(deck)
    for rank in drawn:
        left[rank] -= 1
    return tuple(left)


def half_wins(mine, theirs):
    return 1.0 if mine < theirs else 0.5 * (mine == theirs)


def draw_v_draw(mine, theirs, dead=(), worth=strength):
    """The equity of a keep against a keep on the last draw, hands being ``worth`` something."""
    deck = deck_without(mine, theirs, dead)
    won = total = 0
    for drawn, ways in draws(5 - len(mine), deck):
        hand = worth(tuple(sorted(mine + drawn)))
        for other, more in draws(5 - len(theirs), after(deck, drawn)):
            total += ways * more
            won += ways * more * half_wins(hand, worth(tuple(sorted(theirs + other))))
    return won / total


def pat_v_draw(pat, keep, left):
    """The equity of a pat hand against a draw that plays to beat it; its discards stay out."""
    return 1 - _chase(strength(pat), keep, deck_without(pat, keep), left)


@cache
def _chase(target, keep, deck, left):
    won = total = 0
    for drawn, ways in draws(5 - len(keep), deck):
        hand = tuple(sorted(keep + drawn))
        best = half_wins(strength(hand), target)
        if left > 1 and best < 1:
            rest = after(deck, drawn)
            keeps = {tuple(r for i, r in enumerate(hand) if m >> i & 1) for m in range(31)}
            best = max([best, *(_chase(target, some, rest, left - 1) for some in keeps)])
        total += ways
        won += ways * best
    return won / total


def ways_to_hold(keep, deck):
    return prod(comb(deck[rank], n) for rank, n in Counter(keep).items())

"""Equity by ranks alone, a second way to what the tables of research/exact hold.

Ranks are 0..12, a deck says how many cards of each rank are left, and flushes do not exist.
Nothing here is shared with the package.
"""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import comb

import numpy as np

HAND = 5
RANKS = "23456789TJQKA"
CHOOSE = np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(53)])
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


def strength(ranks):
    """Lower is better."""
    grouped = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
    shape = SHAPES[tuple(n for n, _ in grouped)]
    high_to_low = tuple(rank for _, rank in grouped)
    if shape == 0 and high_to_low[0] - high_to_low[4] == 4:
        shape = STRAIGHT
    return shape, high_to_low


HANDS = sorted(
    (
        hand
        for hand in combinations_with_replacement(range(13), HAND)
        if len(set(hand)) > 1  # five of a rank there are not
    ),
    key=strength,
)
PLACES = {hand: place for place, hand in enumerate(HANDS)}
LOWS = [hand for hand in HANDS if strength(hand)[0] == 0]


def deck_without(*hands):
    gone = Counter(rank for hand in hands for rank in hand)
    return np.array([4 - gone[rank] for rank in range(13)])


@cache
def draws(size, kinds=13):
    """Every draw of so many cards as the number of each kind, int[draws, kinds]."""
    found = np.zeros((comb(kinds + size - 1, size), kinds), np.int64)
    for row, kind_of in enumerate(combinations_with_replacement(range(kinds), size)):
        np.add.at(found[row], list(kind_of), 1)
    return found


def ways(decks, drawn):
    """In how many ways decks [..., kinds] give each draw, [..., draws]."""
    found = 1
    for kind in range(drawn.shape[1]):
        found = found * CHOOSE[np.maximum(decks[..., kind, None], 0), drawn[:, kind]]
    return found


@cache
def finals(keep):
    """The place of the hand that each draw to a keep makes, 0 where no draw can be."""
    drawn = combinations_with_replacement(range(13), HAND - len(keep))
    return np.array([PLACES.get(tuple(sorted(keep + more)), 0) for more in drawn])


def ranked(mine, theirs):
    """The rule of the game: the better hand wins, equal ones share."""
    return (mine < theirs) + (mine == theirs) / 2


def pairs_tie(mine, theirs):
    """The rule of some tables: any two hands that are no lows, pairs or worse, share."""
    return ranked(np.minimum(mine, len(LOWS)), np.minimum(theirs, len(LOWS)))


def both_paired(mine, theirs):
    """How often both end with a pair or worse."""
    return (mine >= len(LOWS)) & (theirs >= len(LOWS))


def draws_v_draw(mine, theirs, thrown=(), rule=ranked):
    """The parts of the pot that keeps of one size win of a keep on the last draw, [keeps].

    ``thrown`` may give for each what its player threw, which cannot come.
    """
    decks = np.array([deck_without(*held, theirs) for held in _held(mine, thrown)])
    drawn, others = draws(HAND - len(mine[0])), draws(HAND - len(theirs))
    weights = ways(decks, drawn)[..., None] * ways(decks[:, None] - drawn, others)
    places = np.array([finals(keep) for keep in mine])
    won = weights * rule(places[..., None], finals(theirs))
    return won.sum((1, 2)) / weights.sum((1, 2))


def draws_v_range(mine, theirs, thrown=(), figure=draws_v_draw):
    """The same against a range of keeps, each as likely as the cards left allow."""
    decks = np.array([deck_without(*held) for held in _held(mine, thrown)])
    found = [figure(mine, keep, thrown) for keep in theirs]
    return np.average(found, axis=0, weights=ways_to_hold(theirs, decks).T)


def ways_to_hold(hands, decks):
    return ways(decks, np.array([4 - deck_without(hand) for hand in hands]))


def _held(mine, thrown):
    return list(zip(mine, thrown, strict=True)) if thrown else [(keep,) for keep in mine]

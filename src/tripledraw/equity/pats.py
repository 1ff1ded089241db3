"""Made hands against made hands, none of which draws: the compiled loop of ``matchup``.

The hands of both ranges are passed from the worst to the best, and for each set of cards it is
kept how much of the other range that was passed holds that set. What shares no card with a
hand is then the alternating sum over its 32 sets of cards: O((n + m) * 32) for n * m pairs.
"""

from typing import Any

import numpy as np

from tripledraw.equity.cards import HAND
from tripledraw.equity.crowd import lay_cards
from tripledraw.equity.subsets import ALL_SETS, KEEPS, index_of

Array = Any  # an array of NumPy


def pass_hand(hand: int, weight: float, cards: Array, binomial: Array, passed: Array) -> None:
    """Add the weight of a hand to all the sets of cards that it holds."""
    lay_cards(hand, cards)
    for keep in range(KEEPS):
        passed[index_of(cards, keep, binomial)] += weight


def apart(hand: int, cards: Array, binomial: Array, passed: Array) -> float:
    """Return the weight of the hands passed that share no card with a hand."""
    lay_cards(hand, cards)
    found = 0.0
    for keep in range(KEEPS):
        odd = 0
        for place in range(HAND):
            odd ^= keep >> place & 1
        value = passed[index_of(cards, keep, binomial)]
        found += -value if odd else value
    return found


def pat_pairs(mine: Any, theirs: Any, binomial: Array) -> tuple[float, float, float]:
    """Return (weight, wins, ties) over all pairs of hands that can meet.

    Both are (hands int64[n], numbers int64[n], weights float64[n]) with numbers that rise.
    """
    passed, cards = np.zeros(ALL_SETS), np.empty(HAND, np.int64)
    hands, numbers, weights = mine
    their_hands, their_numbers, their_weights = theirs
    wins = even = 0.0
    last = other = len(their_hands) - 1
    worse = np.empty(len(hands))
    for i in range(len(hands) - 1, -1, -1):
        while last >= 0 and their_numbers[last] > numbers[i]:
            pass_hand(their_hands[last], their_weights[last], cards, binomial, passed)
            last -= 1
        worse[i] = apart(hands[i], cards, binomial, passed)
        wins += weights[i] * worse[i]
    passed[:] = 0.0
    for i in range(len(hands) - 1, -1, -1):
        while other >= 0 and their_numbers[other] >= numbers[i]:
            pass_hand(their_hands[other], their_weights[other], cards, binomial, passed)
            other -= 1
        even += weights[i] * (apart(hands[i], cards, binomial, passed) - worse[i])
    while other >= 0:
        pass_hand(their_hands[other], their_weights[other], cards, binomial, passed)
        other -= 1
    total = 0.0
    for i in range(len(hands)):
        total += weights[i] * apart(hands[i], cards, binomial, passed)
    return total, wins, even

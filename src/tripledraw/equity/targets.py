"""What a hand plays for: the win value of every final hand, by its number.

A win value is 0..1: the chance that the hand wins, or the part of the pot that it gets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw.cards import RANKS
from tripledraw.hands.evaluator import number as number_of
from tripledraw.hands.ranking import LAST_NUMBER, Category, ranks_within

if TYPE_CHECKING:
    from collections.abc import Collection

    from tripledraw.equity.subsets import Array


@dataclass(frozen=True, eq=False)
class Target:
    """A win value for each of the 7,462 numbers."""

    win: Array
    """float64[7463], 0..1: the win value of number n at index n; index 0 is not used."""
    dead: tuple[int, ...] = ()
    """Cards that the target itself takes out of the deck."""


def last_low(top: str) -> int:
    """Return the number of the worst hand without a pair whose highest card is ``top``.

    "7" gives 4, "8" 18, "9" 52, "T" 121. ValueError for what is no rank from 7 to A.
    """
    highest = RANKS.find(top.upper()) if len(top) == 1 else -1
    if highest < RANKS.index("7"):
        raise ValueError(f'"{top}" is no low: it must be one of {", ".join(RANKS[5:])}')
    return sum(ranks[0] <= highest for ranks in ranks_within(Category.NO_PAIR))


def finish(number: int) -> Target:
    """Return the target to finish with hand number ``number``, 1..7462, or better."""
    import numpy as np

    if not 1 <= number <= LAST_NUMBER:
        raise ValueError(f"{number} is no hand number: hands are numbered 1 to {LAST_NUMBER}")
    return Target((np.arange(LAST_NUMBER + 1) <= number).astype(np.float64))


def low(top: str) -> Target:
    """Return the target to finish with a low of this rank, "7" to "A", or better."""
    return finish(last_low(top))


def beat_pat(cards: str | Collection[int]) -> Target:
    """Return the target to beat five cards that stand pat; a tie is worth half, they are dead.

    CardError for what is no hand of five known cards.
    """
    import numpy as np

    from tripledraw.cards import parse

    hand = parse(cards) if isinstance(cards, str) else tuple(cards)
    other = number_of(hand)
    numbers = np.arange(LAST_NUMBER + 1)
    return Target((numbers < other) + (numbers == other) / 2, dead=tuple(sorted(hand)))


def beat_distribution(shares: Array) -> Target:
    """Return the target to beat a hand that comes by chance; a tie is worth half.

    ``shares`` is float64[7463]: how likely each number is, index 0 not used, not all 0; they
    need not sum to 1. What the two hands take from each other's deck is left out.
    """
    import numpy as np

    weights = np.asarray(shares, np.float64)
    if weights.shape != (LAST_NUMBER + 1,) or weights.min() < 0 or weights[1:].sum() <= 0:
        raise ValueError(f"a distribution is {LAST_NUMBER + 1} shares from 0 up, not all of them 0")
    weights = weights.copy()
    weights[0] = 0.0
    worse = weights.sum() - np.cumsum(weights)
    return Target((worse + weights / 2) / weights.sum())

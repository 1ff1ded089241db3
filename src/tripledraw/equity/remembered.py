"""What keeps of one hand are worth when its own discards stay out of the deck: exact.

The player draws best for one target, again after every draw, and knows the cards it has thrown
away. Suits are exact. Targets: those that count no pair, straight or flush, and so no worse
than ace-low. Method: ``lines``; nearly all keeps take milliseconds, the worst (throw all five
cards of a bad hand, three draws, ten-low) some seconds.

>>> from tripledraw.cards import parse
>>> from tripledraw.equity.targets import low
>>> hand = parse("2c 3d 6h 7s Kc")
>>> round(Remembered(low("7"), seen=hand, draws=3).worth(hand[:4]), 4)
0.4364
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING

from tripledraw.cards import DECK_SIZE, RANKS, SUITS, rank, suit, write_card
from tripledraw.equity import lines, lines_bounds
from tripledraw.equity.asked import MOST_DRAWS, check_draws
from tripledraw.equity.cards import HAND, cards_of, checked_set
from tripledraw.equity.compiled import loop
from tripledraw.equity.lines_last import Memo, Plan, Scratch
from tripledraw.errors import CardError, DrawsError
from tripledraw.hands.ranking import CLASS_COUNTS, Category, ranks_within

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tripledraw.equity.subsets import Array
    from tripledraw.equity.targets import Target

_MEMO_SIZE = 1 << 18
_MOST_DOUBTS = 6_188  # multisets of five of thirteen ranks
_EMPTY = -1


class Remembered:
    """One target, the cards seen so far, and 1..3 draws left."""

    def __init__(self, target: Target, seen: Collection[int], draws: int) -> None:
        """Take every card that is not in the deck: the hand, own discards and dead cards.

        CardError for a card that is none or seen twice; DrawsError for other draws than 1..3, a
        deck too small for them, or a target that counts a pair, a straight or a flush.
        """
        self._seen = frozenset(cards_of(checked_set((*seen, *target.dead), "the cards seen")))
        self.draws = draws
        self._deck = DECK_SIZE - len(self._seen)
        check_deck(draws, self._deck)
        weight = _weights(target)
        self._ranks = len(weight).bit_length() - 1
        useful = range(self._ranks * len(SUITS))
        self._live = _as_set(card for card in useful if card not in self._seen)
        self._scratch = _new_scratch()
        self._plan = _plan(weight)
        loop(lines_bounds.fill_bounds)(draws, self._live, self._deck, self._scratch, self._plan)

    def at_most(self, kept: Collection[int]) -> float:
        """Return an upper bound of ``worth``, at once."""
        ranks = {rank(card) for card in kept if rank(card) < self._ranks}
        return float(self._plan.bounds[self.draws, self._deck, sum(1 << r for r in ranks)])

    def worth(self, kept: Collection[int]) -> float:
        """Return what it is worth to keep these cards, all of them seen, and draw the others.

        CardError for a card that has not been seen, and for two of a rank.
        """
        self._check_kept(kept)
        cards = _as_set(card for card in kept if rank(card) < self._ranks)
        line = (cards, HAND - len(kept), self._live, self._deck)
        memo = _new_memo(_MEMO_SIZE if self.draws == MOST_DRAWS else 1)
        return float(loop(lines.keep_worth)(self.draws, *line, self._scratch, self._plan, memo))

    def _check_kept(self, kept: Collection[int]) -> None:
        for card in kept:
            if card not in self._seen:
                raise CardError(f"{write_card(card)} is kept and not among the cards seen")
        if len({rank(card) for card in kept}) < len(kept) or len(kept) > HAND:
            raise CardError("two cards of one rank are kept: keep one of them at most")


def check_deck(draws: int, deck: int) -> None:
    """Raise DrawsError unless a deck of ``deck`` cards is enough for so many draws, 1 to 3."""
    check_draws(draws)
    if deck < HAND * draws:
        raise DrawsError(
            f"the deck may run out: it has {deck} left, and the draws can take "
            f"{HAND * draws}; name fewer dead cards"
        )


def _as_set(cards: Iterable[int]) -> int:
    """Return the cards as the loops know them: bit ``suit * 13 + rank``."""
    return sum(1 << suit(card) * len(RANKS) + rank(card) for card in cards)


def _weights(target: Target) -> Array:
    """Return the win values by mask of ranks, no longer than the highest useful rank needs."""
    import numpy as np

    last = CLASS_COUNTS[Category.NO_PAIR]
    if target.win[last + 1 :].any():
        raise DrawsError(
            "own discards can be remembered for targets that no pair, straight or flush meets; "
            "for this one use draw_values, which resets the deck"
        )
    win = target.win[1 : last + 1]
    masks = _low_masks()[win > 0]
    weights = np.zeros(1 << int(masks.max(initial=1 << HAND)).bit_length())
    weights[masks] = win[win > 0]
    return weights


@cache
def _low_masks() -> Array:
    """The ranks of every hand without a pair as a mask, best first."""
    import numpy as np

    lows = ranks_within(Category.NO_PAIR)
    return np.array([sum(1 << rank for rank in ranks) for ranks in lows])


def _plan(weight: Array) -> Plan:
    import numpy as np

    ranks = len(weight).bit_length() - 1
    hands = np.flatnonzero(weight)
    in_hand = np.nonzero(hands[:, None] >> np.arange(ranks) & 1)[1].reshape(-1, HAND)
    kept = np.arange(1 << HAND)[:, None] >> np.arange(HAND) & 1
    keeps = ((1 << in_hand) @ kept.T).ravel()  # each way to keep some of each hand
    missing = np.where(kept, ranks, in_hand[:, None]).astype(np.int8)
    missing = np.sort(missing, axis=2).reshape(-1, HAND)
    by_keep = np.argsort(keeps, kind="stable")
    return Plan(
        ranks=ranks,
        weight=weight,
        first=np.searchsorted(keeps[by_keep], np.arange(len(weight) + 1)),
        completions=missing[by_keep],
        worth=np.repeat(weight[hands], len(kept))[by_keep],
        ways=_ways(),
        # Where no bound is worked out, this one holds.
        bounds=np.full((MOST_DRAWS + 1, DECK_SIZE + 1, len(weight)), weight.max(initial=0.0)),
    )


@cache
def _ways() -> Array:
    import numpy as np

    counts = [[comb(n, k) for k in range(HAND + 1)] for n in range(DECK_SIZE + 1)]
    return np.array(counts, np.float64)


def _new_scratch() -> Scratch:
    import numpy as np

    return Scratch(
        lines=np.zeros((10, 64), np.int64),
        drawn=np.zeros((_MOST_DOUBTS, len(RANKS)), np.int8),
        keeps=np.zeros(_MOST_DOUBTS, np.int64),
        values=np.zeros((_MOST_DOUBTS, 2)),
    )


def _new_memo(size: int) -> Memo:
    import numpy as np

    return Memo(np.full((size, 2), _EMPTY, np.int64), np.zeros(size))

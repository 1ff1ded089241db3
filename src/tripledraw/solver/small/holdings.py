"""What a player may hold in a tiny triple draw: a hand of two ranks, and the ranks he has thrown.

Suits do not matter there, so the cards of one rank are alike and everything is counted by rank. A
holding stands for all the ways to hold it in real cards, and its place in a range for the weight
of them all; how often two holdings have no card in common is `meetings`.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from math import comb

import numpy as np

from tripledraw.solver.small.games import Array

HAND = 2
MASKS = 1 << HAND
"""The discards of a hand: bit i throws the card in position i, the lower card first."""


@dataclass(frozen=True)
class Deck:
    """So many ranks from the deuce up, and so many cards of each."""

    ranks: int
    copies: int

    @property
    def cards(self) -> int:
        """How many there are."""
        return self.ranks * self.copies

    def holdings(self, thrown: int) -> Array:
        """int64[holdings, 2, ranks]: how many of each rank are in the hand, and thrown."""
        every = [
            (hand, gone)
            for hand in combinations_with_replacement(range(self.ranks), HAND)
            for gone in combinations_with_replacement(range(self.ranks), thrown)
        ]
        counted = np.array(
            [[[some.count(rank) for rank in range(self.ranks)] for some in each] for each in every]
        )
        return counted[(counted.sum(1) <= self.copies).all(1)]

    def start(self) -> Array:
        """float64[hands]: in how many ways each hand is dealt."""
        return self._choose[self.copies, self.holdings(0)[:, 0]].prod(1)

    def draw(self, thrown: int, mask: int) -> Array:
        """float64[before, after]: the ways from one holding to another by these discards."""
        before, after = self.holdings(thrown), self.holdings(thrown + mask.bit_count())
        going = self._going(before[:, 0], mask)
        drawn = after[:, 0] - (before[:, 0] - going)[:, None]
        fits = (drawn >= 0) & (after[:, 1] == (before[:, 1] + going)[:, None])
        unseen = self.copies - before.sum(1)
        return (fits * self._choose[unseen[:, None], np.maximum(drawn, 0)]).prod(2)

    def meetings(self, thrown: int, thrown_by_other: int) -> Array:
        """float64[holdings, holdings of the other]: the share of pairs without a common card."""
        mine, others = self.holdings(thrown).sum(1), self.holdings(thrown_by_other).sum(1)
        ways = self._choose[self.copies - mine[:, None], others]
        return (ways / self._choose[self.copies, others]).prod(2)

    def ahead(self, thrown: int, thrown_by_other: int) -> Array:
        """The same shape: 1 where the hand beats the other's, -1 where it loses, 0 in a tie.

        Deuce-to-seven with two cards: pairs lose to all others, then lower cards win (rules 2).
        """
        mine, others = (self._keys(self.holdings(gone)) for gone in (thrown, thrown_by_other))
        return np.sign(others - mine[:, None]).astype(float)

    def _keys(self, holdings: Array) -> Array:
        """The lower, the better: whether paired, then the ranks, the higher one first."""
        hand = holdings[:, 0]
        paired = hand.max(1) == HAND
        return paired * (HAND + 1) ** self.ranks + hand @ (HAND + 1) ** np.arange(self.ranks)

    def _going(self, hand: Array, mask: int) -> Array:
        """How many of each rank the discards are."""
        ranks = np.arange(self.ranks)
        low = (hand > 0).argmax(1)
        high = hand @ ranks - low
        return sum(
            (position[:, None] == ranks) * (mask >> bit & 1)
            for bit, position in enumerate((low, high))
        )

    @cached_property
    def _choose(self) -> Array:
        counts = range(self.copies + HAND + 1)
        return np.array([[float(comb(n, k)) for k in counts] for n in counts])

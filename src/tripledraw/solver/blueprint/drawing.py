"""What hands become by drawing, at the level of ranks: every keep and every draw, counted.

Hands are the 6,175 classes of ``solver.ranks``. Own discards of this draw are out of the deck,
those of earlier draws back in it, as in ``equity.draws``. Suits are left out; `FLUSH` is how often
five different ranks are of one suit.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.equity.multisets import BLOCKS, tables
from tripledraw.solver.ranks import CLASSES, SMALLER, rank_tables

Array = Any

HAND, RANK_COUNT, SUITS = 5, 13, 4
KEEPS = 1 << HAND
MOST_DRAWN = 3
"""Cards: the most that are drawn at once here."""

FLUSH = SUITS / SUITS**HAND
"""The chance that cards of five different ranks are of one suit."""

_SAME = 1e-12  # keeps this close are worth the same: the one with the lower cards is taken


class Draws(NamedTuple):
    """Tables for the compiled loops.

    ``ranks``   int8[6175, 5]: the ranks of every class, low to high
    ``subset``  int32[32, 6175]: what is kept, by the bits of the places kept
    ``more``    int32[2380, 13]: what is held with one more card of a rank
    ``drawn``   int8[4, 455, 3]: the ranks of every draw of 0..3 cards
    ``counts``  int64[4]: how many such draws there are
    """

    ranks: Array
    subset: Array
    more: Array
    drawn: Array
    counts: Array


@cache
def draw_tables() -> Draws:
    """The tables, made when they are first asked for."""
    multisets, ranks = tables(), rank_tables()
    counts = [BLOCKS[drawn + 1] - BLOCKS[drawn] for drawn in range(MOST_DRAWN + 1)]
    drawn = np.full((len(counts), max(counts), MOST_DRAWN), -1, np.int8)
    for size, count in enumerate(counts):
        drawn[size, :count] = multisets.ranks[BLOCKS[size] : BLOCKS[size] + count, :MOST_DRAWN]
    return Draws(ranks.ranks, ranks.subset, ranks.more, drawn, np.array(counts))


def best_keeps(values: Array) -> tuple[Array, Array]:
    """The best keep of every hand for each number of cards drawn, and what it is worth.

    ``values`` is float64[6175], what a hand is worth after the draw. Gives int8[6175, 4], the
    keep by the bits of the places, and its value, float64[6175, 4].
    """
    keeps, best = np.zeros((CLASSES, MOST_DRAWN + 1), np.int8), np.zeros((CLASSES, MOST_DRAWN + 1))
    loop(find_best_keeps)(values, draw_tables(), keeps, best)
    return keeps, best


def draw_into(shares: Array, groups: Array, keeps: Array, drawn: int, after: Array) -> None:
    """Add what hands become that all draw so many cards.

    ``shares`` float64[6175] says how likely each hand is and ``groups`` int64[6175] to which row
    of ``after``, float64[rows, 6175], it goes. ``keeps`` is int8[6175].
    """
    keeps = np.ascontiguousarray(keeps)  # a column of a table would be another type to the loop
    loop(add_draws)(shares, groups, keeps, drawn, draw_tables(), after)


# Compiled: functions over numbers and arrays alone; ``t`` are the ``Draws``.


def find_best_keeps(values: Array, t: Any, keeps: Array, best: Array) -> None:
    """As ``best_keeps``, into its results."""
    left, chances = np.empty(RANK_COUNT, np.int64), np.empty(t.drawn.shape[1])
    for hand in range(len(values)):
        for drawn in range(MOST_DRAWN + 1):
            find_chances(hand, drawn, left, chances, t)
            best[hand, drawn] = -1.0
            for keep in range(KEEPS):
                if size_of(keep) == HAND - drawn:
                    value = 0.0
                    for i in range(t.counts[drawn]):
                        if chances[i] > 0.0:
                            value += chances[i] * values[hand_made(hand, keep, drawn, i, t)]
                    if value > best[hand, drawn] + _SAME:
                        best[hand, drawn] = value
                        keeps[hand, drawn] = keep


def add_draws(shares: Array, groups: Array, keeps: Array, drawn: int, t: Any, after: Array) -> None:
    """As ``draw_into``."""
    left, chances = np.empty(RANK_COUNT, np.int64), np.empty(t.drawn.shape[1])
    for hand in range(len(shares)):
        if shares[hand] > 0.0:
            find_chances(hand, drawn, left, chances, t)
            for i in range(t.counts[drawn]):
                if chances[i] > 0.0:
                    made = hand_made(hand, keeps[hand], drawn, i, t)
                    after[groups[hand], made] += shares[hand] * chances[i]


def find_chances(hand: int, drawn: int, left: Array, chances: Array, t: Any) -> None:
    """Write how likely each draw of so many cards is, from the deck without this hand."""
    left[:] = SUITS
    for i in range(HAND):
        left[t.ranks[hand, i]] -= 1
    total = 0.0
    for i in range(t.counts[drawn]):
        ways, copies = 1, 0
        for j in range(drawn):
            copies = copies + 1 if j and t.drawn[drawn, i, j] == t.drawn[drawn, i, j - 1] else 1
            # C(n, k) grows from C(n, k - 1) card by card of a rank.
            ways = ways * (left[t.drawn[drawn, i, j]] - copies + 1) // copies
        chances[i] = ways
        total += ways
    for i in range(t.counts[drawn]):
        chances[i] /= total


def hand_made(hand: int, keep: int, drawn: int, draw: int, t: Any) -> int:
    """The class that a keep makes with a draw."""
    held = t.subset[keep, hand]
    for j in range(drawn):
        held = t.more[held, t.drawn[drawn, draw, j]]
    made: int = held - SMALLER
    return made


def size_of(keep: int) -> int:
    """How many cards are kept."""
    size = 0
    for i in range(HAND):
        size += keep >> i & 1
    return size

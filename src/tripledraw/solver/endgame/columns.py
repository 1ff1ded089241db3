"""The hands that a solution tells apart: the columns of its arrays, before the draw and after it.

By ranks alone there is a column for each of the 6,175 classes. With suits a hand is also looked at
for a flush. Before the draw there are three kinds of columns, one after the other: classes whose
suits are nothing special, the four-flushes, whose four lowest cards are of one suit and the fifth
is not, and the flushes. A four-flush of other cards, which nobody keeps, counts as nothing special,
and so does one with a pair, of which that card is kept that is of another suit. After the draw
every hand number has its column, so that a flush stands where it belongs.
"""

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Any

import numpy as np

from tripledraw.equity.multisets import ids_of, tables
from tripledraw.rules.words import HAND_CARDS
from tripledraw.solver.ranks import CLASSES, SMALLER, SUITS, class_name, rank_tables

Array = Any  # an array of NumPy

PLAIN, FOUR_FLUSH, FLUSH = range(3)
"""The suits of a hand."""

SPECK = 1e-12
"""How often a hand counts that never comes."""

SUIT_NAMES = ("", " four-flush", " flush")


@dataclass(frozen=True, eq=False)
class Columns:
    """Hands in their columns; every array is read only.

    ``ranks``  int32[n]: the class of each by its ranks (`ranks.class_of`)
    ``suits``  int8[n]: PLAIN, FOUR_FLUSH or FLUSH
    ``at``     int32[3, 6175]: the column of a class with these suits, that without where they are
               not told apart
    """

    ranks: Array
    suits: Array
    at: Array

    def __len__(self) -> int:
        return len(self.ranks)

    def name(self, column: int) -> str:
        """A hand as players write it: "86432", "K5432 four-flush", "86432 flush"."""
        return class_name(int(self.ranks[column])) + SUIT_NAMES[self.suits[column]]

    def of(self, cards: Array) -> Array:
        """int[n]: the columns of hands, cards 0..51 in an array [n, 5]."""
        cards = np.sort(cards, axis=1)
        classes = places()[ids_of((cards >> 2).astype(np.int8)) - SMALLER]
        return self.at[suits_of(cards), classes]


def _columns(ranks: Array, suits: Array) -> Columns:
    at = np.tile(np.zeros(CLASSES, np.int32), (len(SUIT_NAMES), 1))
    for kind in range(len(SUIT_NAMES)):
        told = suits == kind
        at[kind] = at[PLAIN]
        at[kind, ranks[told]] = np.flatnonzero(told)
    found = Columns(ranks.astype(np.int32), suits.astype(np.int8), at)
    for array in (found.ranks, found.suits, found.at):
        array.flags.writeable = False
    return found


def some(columns: Columns, places: Array) -> Columns:
    """Those of the columns that stand at these places."""
    return _columns(columns.ranks[places], columns.suits[places])


@cache
def by_ranks() -> Columns:
    """The classes, before and after the draw."""
    return _columns(np.arange(CLASSES), np.zeros(CLASSES, int))


@cache
def before_draw() -> Columns:
    """With suits: 6,175 classes, then 1,287 four-flushes, then 1,287 flushes."""
    ranks = np.concatenate([np.arange(CLASSES), flushes(), flushes()])
    return _columns(ranks, np.repeat(range(3), [CLASSES, len(flushes()), len(flushes())]))


@cache
def after_draw() -> Columns:
    """With suits: every hand number, best first."""
    t = rank_tables()
    number = np.concatenate([t.number, tables().flush[ids_of(t.ranks[flushes()])]])
    order = np.argsort(number)
    ranks = np.concatenate([np.arange(CLASSES), flushes()])[order]
    return _columns(ranks, np.where(order < CLASSES, PLAIN, FLUSH))


@cache
def flushes() -> Array:
    """int[1287]: the classes of five different ranks."""
    return np.flatnonzero((np.diff(rank_tables().ranks, axis=1) > 0).all(1))


@cache
def places() -> Array:
    """int32[6188]: the class of each multiset of five ranks."""
    found = np.zeros(comb(13 + HAND_CARDS - 1, HAND_CARDS), np.int32)
    found[ids_of(rank_tables().ranks) - SMALLER] = np.arange(CLASSES)
    return found


def suits_of(cards: Array) -> Array:
    """int8[n]: PLAIN, FOUR_FLUSH or FLUSH for hands [n, 5], each from its lowest card up."""
    ranks, suits = cards >> 2, cards & 3
    different = (np.diff(ranks, axis=1) > 0).all(1)
    four = different & (suits[:, 1:4] == suits[:, :1]).all(1)
    return np.where(four, np.where(suits[:, 4] == suits[:, 0], FLUSH, FOUR_FLUSH), PLAIN)


def mean_by_ranks(columns: Columns, weights: Array, rows: Array) -> Array:
    """float32[rows, 6175]: the means of rows by class, weighted, without flushes.

    Where there is no weight suits are at random.
    """
    often = (weights + SPECK * shares_of_suits(columns)) * (columns.suits != FLUSH)
    total = np.bincount(columns.ranks, often, CLASSES)
    found = [np.bincount(columns.ranks, often * row, CLASSES) / total for row in rows]
    return np.array(found, np.float32)


def sum_by_ranks(columns: Columns, weights: Array) -> Array:
    """float64[6175]: the weights of classes, without flushes."""
    found: Array = np.bincount(columns.ranks, weights * (columns.suits != FLUSH), CLASSES)
    return found


def shares_of_suits(columns: Columns) -> Array:
    """float64[n]: how likely each column is for its class when suits are at random."""
    ways = SUITS**HAND_CARDS
    told = {FLUSH: SUITS / ways, FOUR_FLUSH: SUITS * (SUITS - 1) / ways}
    found = np.ones(len(columns))
    for kind, share in told.items():
        of_kind = columns.suits == kind
        found[of_kind] = share
        found[columns.at[PLAIN, columns.ranks[of_kind]]] -= share
    return found

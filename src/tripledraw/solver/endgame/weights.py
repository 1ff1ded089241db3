"""Ranges as weights of the 6,175 rank classes, from the language of `equity.ranges` or an array.

``pat 86-`` holds made hands and ``7c5d4h3s2c`` five cards; ``D1:2347`` has just drawn a card to
2-3-4-7, so it holds every class that this can make, as often as it makes it. Weights of different
combinations relate as in `equity`: each counts its weight, whatever it draws.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from tripledraw.equity.cards import cards_of
from tripledraw.equity.multisets import BLOCKS, RANK_COUNT, multiset_id, tables
from tripledraw.equity.ranges import Range, parse_range
from tripledraw.errors import RangeError
from tripledraw.solver.ranks import CLASSES, SUITS, rank_tables

Array = Any  # an array of NumPy

AnyRange = str | Range | Sequence[float] | Array
"""A range as it is written, read, or given by the weight of each class, best first."""

Ranks = tuple[int, ...]


def class_weights(held: AnyRange, where: str = "the range") -> Array:
    """The share of each class in a range, float64[6175] with sum 1.

    Raises `RangeError`, which says ``where``, for a text that is none, an array of another shape,
    weights below 0 or not finite, and a range of nothing.
    """
    if isinstance(held, str):
        held = parse_range(held)
    weights = _written(held) if isinstance(held, Range) else _given(held, where)
    total = weights.sum()
    if total <= 0:
        raise RangeError(f"{where} holds no hand; at least one must have a weight above 0")
    shares: Array = weights / total
    return shares


def may_meet(first: Array, second: Array) -> bool:
    """Whether some hand of one range leaves enough cards for one of the other."""
    counts = rank_counts()
    for place in np.flatnonzero(first):
        left = SUITS - counts[place]
        if (counts[second > 0] <= left).all(1).any():
            return True
    return False


def rank_counts() -> Array:
    """int8[6175, 13]: how many cards of each rank the classes hold."""
    ranks = rank_tables().ranks
    counts: Array = (ranks[:, :, None] == np.arange(RANK_COUNT)).sum(1).astype(np.int8)
    return counts


def _given(held: Sequence[float] | Array, where: str) -> Array:
    try:
        weights = np.asarray(held, float)
    except (TypeError, ValueError):
        weights = np.zeros(0)
    if weights.shape != (CLASSES,):
        raise RangeError(f"{where} must be a text or {CLASSES} weights, one a class, best first")
    if not np.isfinite(weights).all() or (weights < 0).any():
        raise RangeError(f"{where} has a weight that is none: each is a number from 0 on")
    return weights


def _written(held: Range) -> Array:
    alike: Counter[tuple[Ranks, Ranks]] = Counter()
    for combo, weight in held.weights.items():
        alike[_ranks(combo.kept), _ranks(combo.thrown)] += weight  # type: ignore[assignment]
    weights = np.zeros(CLASSES)
    for (kept, thrown), weight in alike.items():
        weights += weight * completions(kept, thrown)
    return weights


def _ranks(cards: int) -> Ranks:
    return tuple(card >> 2 for card in cards_of(cards))


def completions(kept: Ranks, thrown: Ranks = ()) -> Array:
    """float64[6175]: how likely each class is after drawing to five from all cards not seen."""
    t = tables()
    keep = multiset_id(kept)
    hands = slice(t.start[keep], t.start[keep + 1])
    deck = [SUITS - (*kept, *thrown).count(rank) for rank in range(RANK_COUNT)]
    ways = _ways(deck)[t.drawn[hands]]
    place = np.zeros(t.plain.max() + 1, int)
    place[rank_tables().number] = np.arange(CLASSES)
    numbers = t.number[hands]
    found = np.zeros(CLASSES)
    np.add.at(found, place[numbers], ways * (numbers > 0))
    shares: Array = found / found.sum()
    return shares


def _ways(deck: list[int]) -> Array:
    """float64[8568]: ways to draw each multiset from so many cards of each rank."""
    t = tables()
    ways = np.ones(BLOCKS[-1])
    for rank, left in enumerate(deck):
        wanted = (t.ranks == rank).sum(1)
        choose = np.array([1.0, left, left * (left - 1) / 2, left * (left - 1) * (left - 2) / 6])
        most = np.append(choose, [1.0 if left == SUITS else 0.0, 0.0])
        ways *= most[wanted]
    return ways

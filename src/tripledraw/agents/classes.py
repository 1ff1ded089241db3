"""Hands of real cards as classes of the solver (`solver.ranks`), many at once."""

from functools import cache
from typing import Any

import numpy as np

from tripledraw.rules.words import DECK_CARDS
from tripledraw.solver.ranks import CLASSES, rank_tables

Array = Any


def classes_of(hands: Array) -> Array:
    """int64[n]: the class of each hand uint8[n, 5], suits forgotten."""
    order, keys = _sorted_keys()
    found: Array = order[np.searchsorted(keys, _keys(np.sort(hands >> 2, axis=1)))]
    return found


def weights_of(hands: Array, weights: Array) -> Array:
    """float64[6175]: the weight of each class in hands uint8[n, 5] with these weights."""
    found: Array = np.bincount(classes_of(hands), weights, CLASSES)
    return found


@cache
def _sorted_keys() -> tuple[Array, Array]:
    """All classes by their keys, and the keys."""
    keys = _keys(rank_tables().ranks)
    order = np.argsort(keys)
    return order, keys[order]


def _keys(ranks: Array) -> Array:
    """A number for each row of five ranks, low to high."""
    key: Array = ranks.astype(np.int64) @ (DECK_CARDS ** np.arange(ranks.shape[1]))
    return key

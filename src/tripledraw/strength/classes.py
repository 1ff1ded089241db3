"""Hands of real cards for the classes of the solver, and which hands are flushes."""

from typing import Any

import numpy as np

from tripledraw.rules.words import HAND_CARDS
from tripledraw.solver.ranks import SUITS, rank_tables

Array = Any


def is_flush(hands: Array) -> Array:
    """bool[n]: which hands are of one suit."""
    suits = hands & 3
    found: Array = (suits == suits[:, :1]).all(1)
    return found


def example_hands() -> Array:
    """uint8[6175, 5]: a hand of each class that is no flush, low to high."""
    # Equal ranks are neighbours: one suit after the other tells their cards apart.
    suits = np.arange(HAND_CARDS) % SUITS
    found: Array = np.sort(SUITS * rank_tables().ranks + suits, axis=1).astype(np.uint8)
    return found


def example_flushes() -> Array:
    """uint8[6175, 5]: a hand of each class of five ranks in one suit; 255 for other classes."""
    ranks = rank_tables().ranks
    differ = (np.diff(ranks, axis=1) > 0).all(1)
    return np.where(differ[:, None], SUITS * ranks, 255).astype(np.uint8)

"""Hands of real cards for the classes of the solver, and which hands are flushes."""

from typing import Any

import numpy as np

from tripledraw.rules.words import HAND_CARDS
from tripledraw.solver.ranks import rank_tables

Array = Any


def is_flush(hands: Array) -> Array:
    """bool[n]: which hands are of one suit."""
    suits = hands & 3
    found: Array = (suits == suits[:, :1]).all(1)
    return found


def example_hands() -> Array:
    """uint8[6175, 5]: a hand of each class that is no flush, low to high."""
    ranks = rank_tables().ranks.astype(int)
    # Equal ranks take one suit after the other; of different ones the last has its own.
    copies = np.array([[list(row[:k]).count(rank) for k, rank in enumerate(row)] for row in ranks])
    differ = (copies == 0).all(1)
    copies[differ, HAND_CARDS - 1] = 1
    found: Array = np.sort(4 * ranks + copies, axis=1).astype(np.uint8)
    return found


def example_flushes() -> Array:
    """uint8[6175, 5]: a hand of each class of five ranks in one suit; 255 for other classes."""
    ranks = rank_tables().ranks
    differ = (np.diff(ranks, axis=1) > 0).all(1)
    return np.where(differ[:, None], 4 * ranks, 255).astype(np.uint8)

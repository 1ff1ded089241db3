"""The keeps that look best before anything is solved: fewer choices to learn, at a small loss.

What looks best is what makes the best hands: those that beat most of what both ranges would make if
everybody drew for the best hand. Suits do not matter here.
"""

from typing import Any

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.endgame import keeps as operator
from tripledraw.solver.endgame.keeps import BLOCK, DRAWN, MASKS, distinct, drawn_by
from tripledraw.solver.endgame.sight import sight
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.precision import Precision
from tripledraw.solver.ranks import CLASSES, SMALLER

Array = Any  # an array of NumPy

ROUNDS = 3
"""How often the hands to be beaten are made anew; more change nothing that matters."""


def best_keeps(spot: Spot, count: int) -> Array:
    """float32[32, 6175]: 1 for the ``count`` best keeps of each hand and number drawn, else 0."""
    order = keeps_in_order(spot)
    opened = np.zeros((MASKS, CLASSES), np.float32)
    for rows in order:
        np.put_along_axis(opened, rows[:count], 1, axis=0)
    return opened * distinct()


def keeps_in_order(spot: Spot) -> list[Array]:
    """For each number drawn the masks int64[n, 6175] of every hand, the best first."""
    values = np.where(distinct(), _values(spot), -np.inf)
    found = []
    for drawn in range(DRAWN):
        masks = np.array([mask for mask in range(MASKS) if drawn_by(mask) == drawn])
        found.append(masks[np.argsort(-values[masks], axis=0, kind="stable")])
    return found


def _values(spot: Spot) -> Array:
    """float32[32, 6175]: the share of the hands to be beaten that a keep comes to beat."""
    held = ((spot.weights[0] + spot.weights[1]) / 2).astype(np.float32)
    made = held
    for _ in range(ROUNDS):
        values = _keep_values(1 - np.cumsum(made) + made / 2)
        best = np.where(distinct(), values, -np.inf).argmax(0)
        chosen = (np.arange(MASKS)[:, None] == best) * held
        made = _finals(chosen.astype(np.float32))
    return values


def _room() -> tuple[Array, Array]:
    return np.zeros((2, SMALLER + CLASSES), np.float32), np.zeros((MASKS, BLOCK), np.float32)


def _keep_values(worth: Array) -> Array:
    out = np.zeros((MASKS, CLASSES), np.float32)
    rows = np.tile(worth.astype(np.float32), (DRAWN, 1))
    by_ranks = sight(Precision.RANKS)
    loop(operator.keep_values)(rows, by_ranks.made, by_ranks.keeps, *_room(), out)
    return out


def _finals(weights: Array) -> Array:
    out = np.zeros((DRAWN, CLASSES), np.float32)
    by_ranks = sight(Precision.RANKS)
    loop(operator.spread)(weights, by_ranks.made, by_ranks.keeps, *_room(), out)
    return out.sum(0)

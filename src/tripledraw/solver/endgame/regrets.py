"""Regret matching on vectors: a column is a hand, a row an action. All of it is compiled."""

from typing import Any

import numpy as np

Array = Any  # an array of NumPy

SPECK = np.float32(1e-12)
"""How often a hand counts that never comes, so that there is an average of what it would do."""

TINY = np.float32(1e-30)
"""What every action that is open has besides its regret, so that a hand without any does all alike;
nothing beside a regret that counts."""


def match(regrets: Array, total: Array, out: Array) -> None:
    """Fill ``out[action, hand]`` with each hand's shares of its positive regrets.

    ``total`` is room for a number a hand.
    """
    for i in range(len(total)):
        total[i] = TINY * np.float32(len(regrets))
    for action in range(len(regrets)):
        add_positive(regrets[action], total)
    for action in range(len(regrets)):
        share_out(regrets[action], total, out[action])


def match_open(regrets: Array, opened: Array, total: Array, out: Array) -> None:
    """As `match`, where a hand has those actions alone whose ``opened[action, hand]`` is 1, not 0.

    Actions that are not open must have no regret.
    """
    for i in range(len(total)):
        total[i] = 0
    for action in range(len(regrets)):
        add_positive(regrets[action], total)
        add_scaled(TINY, opened[action], total)
    for action in range(len(regrets)):
        share_open(regrets[action], opened[action], total, out[action])


def add_positive(regrets: Array, total: Array) -> None:
    """Add what regrets are above nothing."""
    for i in range(len(total)):
        total[i] += max(regrets[i], np.float32(0))


def add_scaled(scale: Any, row: Array, out: Array) -> None:
    """Add a row so many times."""
    for i in range(len(out)):
        out[i] += scale * row[i]


def share_out(regrets: Array, total: Array, out: Array) -> None:
    """The part of each total that one action has."""
    for i in range(len(out)):
        out[i] = (max(regrets[i], np.float32(0)) + TINY) / total[i]


def share_open(regrets: Array, opened: Array, total: Array, out: Array) -> None:
    """As `share_out`, nothing where the action is not open."""
    for i in range(len(out)):
        out[i] = (max(regrets[i], np.float32(0)) + TINY * opened[i]) / total[i]


def add_product(left: Array, right: Array, out: Array) -> None:
    """Add what the products of two rows are."""
    for i in range(len(out)):
        out[i] += left[i] * right[i]


def learn(values: Array, mean: Array, free: Array, regrets: Array) -> None:
    """Add to the regrets of an action what it wins above the mean, never falling below nothing.

    ``free`` is 1 for the hands that learn and 0 for those whose play is locked.
    """
    for i in range(len(regrets)):
        regrets[i] = max(regrets[i] + free[i] * (values[i] - mean[i]), np.float32(0))


def remember(weight: Any, reach: Array, chosen: Array, sums: Array) -> None:
    """Add to the average strategy how often an action was chosen, weighted by the iteration."""
    for i in range(len(sums)):
        sums[i] += weight * (reach[i] + SPECK) * chosen[i]


def take_best(values: Array, free: Array, bins: Array, best: Array) -> None:
    """Raise the best to these values where they are better and the hand's bin is free, 1 not 0."""
    for i in range(len(best)):
        open_to = free[bins[i]]
        best[i] = max(best[i], open_to * values[i] + (1 - open_to) * best[i])

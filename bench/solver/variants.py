"""The relatives of CFR that were compared, the one that was kept among them.

``RIVALS`` live here alone: the solver has no use for what lost.
"""

from collections.abc import Callable

import numpy as np

from tripledraw.solver.small.cfr import DISCOUNTED_PLUS, Variant, as_they_are, kept
from tripledraw.solver.small.games import Array


def add_up(regrets: Array, gained: Array, turn: int) -> Array:
    return regrets + gained


def cut(regrets: Array, gained: Array, turn: int) -> Array:
    return np.maximum(regrets + gained, 0.0)


def fade(good: float, bad: float) -> Callable[[Array, Array, int], Array]:
    """Regrets above and below nothing fade by powers of their own."""

    def collect(regrets: Array, gained: Array, turn: int) -> Array:
        total = regrets + gained
        return total * np.where(total > 0, kept(turn + 1, good), kept(turn + 1, bad))

    return collect


def fade_and_cut(power: float) -> Callable[[Array, Array, int], Array]:
    def collect(regrets: Array, gained: Array, turn: int) -> Array:
        return np.maximum(regrets * kept(turn, power) + gained, 0.0)

    return collect


def once_more(regrets: Array, gained: Array, turn: int) -> Array:
    """As if the next turn were to gain what this one did."""
    return regrets + gained


def fade_once_more(power: float) -> Callable[[Array, Array, int], Array]:
    """The same where the regrets fade first."""

    def foresee(regrets: Array, gained: Array, turn: int) -> Array:
        return regrets * kept(turn + 1, power) + gained

    return foresee


def power_of(exponent: int) -> Callable[[int], float]:
    """How much a turn counts in the average."""
    return lambda turn: float(turn**exponent)


RIVALS = (
    Variant("CFR", add_up, as_they_are, power_of(0)),
    Variant("linear CFR", fade(1, 1), as_they_are, power_of(1)),
    Variant("CFR+, linear average", cut, as_they_are, power_of(1)),
    Variant("CFR+, quadratic average", cut, as_they_are, power_of(2)),
    Variant("discounted CFR 1.5, 0, 2", fade(1.5, 0), as_they_are, power_of(2)),
    Variant("predictive CFR+", cut, once_more, power_of(2)),
    Variant(
        "predictive discounted CFR+", fade_and_cut(2.3), fade_once_more(2.3), power_of(5)
    ),
)  # fmt: skip
VARIANTS = (*RIVALS, DISCOUNTED_PLUS)

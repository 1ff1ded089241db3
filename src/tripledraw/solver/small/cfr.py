"""Counterfactual regret minimisation on vectors: players take turns to learn from regret."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tripledraw.solver.small.games import Array, Game, ranges, values


@dataclass(frozen=True)
class Variant:
    """What tells the relatives of CFR apart; all arrays are float64[moves, hands].

    ``collect(regrets, gained, turn)`` gives the regrets after a turn, counted from 1, in which the
    moves would have gained so much; ``foresee(regrets, gained, turn)`` what the next strategy is
    matched to; ``weight(turn)`` what the strategy found in a turn counts in the average.
    """

    name: str
    collect: Callable[[Array, Array, int], Array]
    foresee: Callable[[Array, Array, int], Array]
    weight: Callable[[int], float]


REGRET_POWER, AVERAGE_POWER = 1.5, 4
"""Those that Xu and others propose (arXiv 2404.13891); docs/solving-methods.md compares them."""


def kept(turn: int, power: float) -> float:
    """The share of the regrets from before that is left in a turn, ever closer to all."""
    age: float = (turn - 1.0) ** power
    return age / (age + 1.0)


def fade_and_cut(regrets: Array, gained: Array, turn: int) -> Array:
    """Old regrets fade, and none falls below nothing, so that a bad move is soon tried again."""
    return np.maximum(regrets * kept(turn, REGRET_POWER) + gained, 0.0)


def as_they_are(regrets: Array, gained: Array, turn: int) -> Array:
    """Nothing is foreseen."""
    return regrets


def late(turn: int) -> float:
    """Late strategies count most."""
    return float(turn**AVERAGE_POWER)


DISCOUNTED_PLUS = Variant("discounted CFR+", fade_and_cut, as_they_are, late)
"""The variant that was kept."""


def matched(regrets: Array) -> Array:
    """Regret matching: moves as often as they are regretted, all alike where none is."""
    wanted = np.maximum(regrets, 0.0)
    total = wanted.sum(0)
    return np.divide(wanted, total, out=np.full_like(wanted, 1 / len(wanted)), where=total > 0)


class Solver:
    """Learns to play a game; deterministic.

    ``turn`` counts how often both players have learned.
    """

    def __init__(self, game: Game, variant: Variant = DISCOUNTED_PLUS) -> None:
        self.game = game
        self.variant = variant
        self.turn = 0
        self.strategy = game.uniform()
        self._regrets = {number: np.zeros_like(s) for number, s in self.strategy.items()}
        self._sums = {number: np.zeros_like(s) for number, s in self.strategy.items()}
        self._against = ranges(game, 1, self.strategy)

    def run(self, turns: int) -> None:
        """Let each player learn so many times, player 0 first."""
        for _ in range(turns):
            self.turn += 1
            for player in (0, 1):
                self._learn(player)

    def average(self) -> dict[int, Array]:
        """The average strategy of both, which comes ever closer to an equilibrium.

        Hands that were never held play all moves alike.
        """
        return {number: matched(sums) for number, sums in self._sums.items()}

    def _learn(self, player: int) -> None:
        """One player answers the other's last strategy, and his new one enters the average."""
        values(self.game, player, self._against, self._regret)
        self._against = ranges(self.game, player, self.strategy)
        weight = self.variant.weight(self.turn)
        for number in self.game.decisions[player]:
            self._sums[number] += weight * self._against[number] * self.strategy[number]

    def _regret(self, number: int, worth: Array) -> Array:
        """Learn at one decision from what its moves were worth; give what the hands got."""
        got = (self.strategy[number] * worth).sum(0)
        gained = worth - got
        regrets = self.variant.collect(self._regrets[number], gained, self.turn)
        self._regrets[number] = regrets
        self.strategy[number] = matched(self.variant.foresee(regrets, gained, self.turn))
        return got

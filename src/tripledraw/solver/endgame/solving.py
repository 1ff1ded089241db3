"""A spot while it is being solved: iterations over its stages, and what they have come to.

Regret matching with regrets that never fall below nothing, both seats in turn, the average of all
iterations weighted by a power of their number, as in small games (docs/reference/solve.md).
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.endgame.answer import held_met, new_study
from tripledraw.solver.endgame.betting import Walk, walk_of
from tripledraw.solver.endgame.crew import Crew, usual_threads
from tripledraw.solver.endgame.keeps import distinct
from tripledraw.solver.endgame.last_draw import new_room
from tripledraw.solver.endgame.locks import Lock, apply_lock
from tripledraw.solver.endgame.measure import PLAYERS, Ruler
from tripledraw.solver.endgame.meeting import counts_cards
from tripledraw.solver.endgame.pruning import best_keeps
from tripledraw.solver.endgame.sight import narrowed, sight
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.endgame.third_round import ThirdRound
from tripledraw.solver.precision import Precision
from tripledraw.solver.small.cfr import AVERAGE_POWER
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

RARELY = 8
"""A draw to which the other seat never comes is worked out in every so many iterations."""


def weights_of(iteration: int) -> tuple[float, float]:
    """How much an iteration counts in the average, and for draws that are worked out rarely.

    The latter is 0 but for every eighth iteration, which counts for all that have been left out.
    """
    weight = float(iteration**AVERAGE_POWER)
    if iteration % RARELY:
        return weight, 0.0
    since = range(iteration - RARELY + 1, iteration + 1)
    return weight, float(sum(each**AVERAGE_POWER for each in since))


def held_columns(spot: Spot, precision: Precision) -> Array:
    """int64[n]: the columns before the draw of the hands that either seat holds."""
    first, second = spot.held(sight(precision).held)
    return np.flatnonzero(first + second)


def walks_of(spot: Spot) -> list[Walk]:
    """The betting after the last draw, for each line of the third round that leads to it."""
    ends = [(0, 0)]
    if spot.bets_first:
        before = spot.third_round()
        ends = before.added[before.folder == NOBODY].tolist()
    return [walk_of(spot.last_round(put), spot.pot + sum(put)) for put in ends]


class Endgame:
    """A spot being solved: `iterate` as long as you like, and look at it whenever you like.

    ``precision`` says what is told apart and counted (`sight`).
    ``keeps`` is how many keeps a hand has for each number of cards drawn, those that look best;
    None leaves all. ``locks`` say what hands do that learn nothing. ``columns`` are those of the
    hands before the draw that learn, of all in `sight`; None is all. Hands that nobody holds change
    nothing for the others, so `held_columns` are enough. Use it in a ``with``, which ends its
    threads; the strategies stay.
    """

    def __init__(
        self,
        spot: Spot,
        *,
        keeps: int | None = None,
        locks: Iterable[Lock] = (),
        threads: int | None = None,
        precision: Precision = Precision.RANKS,
        columns: Array | None = None,
    ) -> None:
        self.spot = spot
        self.precision = precision
        self.sight = sight(precision)
        self.iterations = 0
        self._keeps, self._locks = keeps, tuple(locks)
        start = [weights.astype(np.float32) for weights in spot.held(self.sight.held)]
        self.columns = np.arange(len(self.sight.held)) if columns is None else columns
        if columns is not None:
            self.sight = narrowed(self.sight, columns)
            start = [weights[columns] for weights in start]
        self.start: tuple[Array, Array] = start[BIG_BLIND], start[BUTTON]
        held = self.sight.held
        self.every_keep = np.ascontiguousarray(distinct()[:, held.ranks], np.float32)
        self.opened = self.every_keep
        if keeps is not None:
            self.opened = np.ascontiguousarray(best_keeps(spot, keeps)[:, held.ranks])
        self.third = None
        if spot.bets_first:
            walk = walk_of(spot.third_round(), spot.pot)
            self.third = ThirdRound(walk, self.start, self.sight)
        drawn = spot.drawn
        self.stages = [Stage(walk, self.opened, self.sight, drawn) for walk in walks_of(spot)]
        for lock in self._locks:
            apply_lock(lock, spot, self.stages, self.third, sight(precision), self.columns)
        moves = max(len(stage.walk.child) for stage in self.stages)
        places = max(stage.walk.row.shape[1] for stage in self.stages)
        count = threads or usual_threads()
        room = moves, places, len(held), self.sight.meetings.bins
        self._crew = Crew([new_room(*room) for _ in range(count)])
        students = [new_study(moves, places, self.sight) for _ in range(count)]
        self._students = Crew(students)
        self.met = tuple(held_met(self.start[1 - seat], self.sight) for seat in PLAYERS)
        self.ruler = Ruler(self.stages, self.third, self.start, self._students)

    def __enter__(self) -> "Endgame":
        return self

    def __exit__(self, *error: object) -> None:
        self._crew.close()
        self._students.close()

    def iterate(self) -> None:
        """Let both seats learn once."""
        if self.iterations == 0:
            self._choose(PLAYERS)
        self.iterations += 1
        self.ruler.forget()
        weight, rare = weights_of(self.iterations)
        for player in PLAYERS:
            self._crew.run(
                task for stage in self.stages for task in stage.betting(player, weight, rare)
            )
            self._crew.run(task for stage in self.stages for task in stage.keeping(player, weight))
            if self.third is not None:
                self.third.learn(player, weight, [stage.out for stage in self.stages])
            self._choose((player,))

    def of_every_hand(self) -> "Endgame":
        """The same with a column for every hand, as far as it has come.

        It is to be looked at: it has the average strategies, not what they would learn from.
        """
        if len(self.columns) == len(sight(self.precision).held):
            return self
        whole = Endgame(
            self.spot, keeps=self._keeps, locks=self._locks, threads=1, precision=self.precision
        )
        whole.iterations = self.iterations
        for stage, learnt in zip(whole.stages, self.stages, strict=True):
            stage.take_over(learnt, self.columns)
        if whole.third is not None and self.third is not None:
            whole.third.take_over(self.third, self.columns)
        return whole

    def gains(self, opened: Array) -> float:
        """Chips that the best answers win above the average strategies, the mean of both seats.

        ``opened`` are the keeps that they choose among; within the locks of the spot.
        """
        found = self.ruler.best(opened)
        if counts_cards(
            self.sight.meetings.final
        ):  # else the two strategies' own values cancel out
            own = self.ruler.own()
            found = [best - mine for best, mine in zip(found, own, strict=True)]
        both = sum(float(self.start[seat] @ found[seat]) for seat in PLAYERS)
        return both / len(PLAYERS) / float(self.start[BIG_BLIND] @ self.met[BIG_BLIND])

    def _choose(self, players: Sequence[int]) -> None:
        if self.third is not None:
            self.third.choose()
            self.third.come(self.stages)
        elif self.iterations == 0:
            for player in PLAYERS:
                self.stages[0].come(player, self.start[player])
        self._crew.run(
            task for stage in self.stages for player in players for task in stage.choosing(player)
        )

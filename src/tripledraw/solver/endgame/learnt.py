"""What has been learnt of a spot: average strategies, and what they are worth."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.endgame.answer import held_met, new_study
from tripledraw.solver.endgame.betting import Walk, walk_of
from tripledraw.solver.endgame.crew import Crew
from tripledraw.solver.endgame.keeps import distinct
from tripledraw.solver.endgame.locks import Lock, apply_lock
from tripledraw.solver.endgame.measure import PLAYERS, Ruler
from tripledraw.solver.endgame.meeting import counts_cards
from tripledraw.solver.endgame.pruning import best_keeps
from tripledraw.solver.endgame.sight import narrowed, sight
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.endgame.third_round import ThirdRound
from tripledraw.solver.precision import Precision
from tripledraw.solver.tree import BIG_BLIND

Array = Any  # an array of NumPy


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


class Learnt:
    """The average strategies of a spot, to be looked at; at first nothing has been learnt.

    ``precision`` says what is told apart and counted (`sight`).
    ``keeps`` is how many keeps a hand has for each number of cards drawn, those that look best;
    None leaves all. ``locks`` say what hands do that learn nothing. ``columns`` are those of the
    hands before the draw that there are, of all in `sight`; None is all. ``iterations`` is how
    often both seats have learnt, ``start`` float32[2, hands] their ranges, ``opened`` and
    ``every_keep`` float32[32, hands] 1 for the keeps that they may choose and for all different.
    """

    def __init__(
        self,
        spot: Spot,
        *,
        keeps: int | None = None,
        locks: Iterable[Lock] = (),
        threads: int = 1,
        precision: Precision = Precision.RANKS,
        columns: Array | None = None,
    ) -> None:
        whole = sight(precision)
        self.spot = spot
        self.precision = precision
        self.iterations = 0
        self.columns = np.arange(len(whole.held)) if columns is None else columns
        self.sight = whole if columns is None else narrowed(whole, columns)
        first, second = (held[self.columns].astype(np.float32) for held in spot.held(whole.held))
        self.start: tuple[Array, Array] = first, second
        ranks = self.sight.held.ranks
        self.every_keep = np.ascontiguousarray(distinct()[:, ranks], np.float32)
        self.opened = self.every_keep
        if keeps is not None:
            self.opened = np.ascontiguousarray(best_keeps(spot, keeps)[:, ranks])
        self.third = None
        if spot.bets_first:
            walk = walk_of(spot.third_round(), spot.pot)
            self.third = ThirdRound(walk, self.start, self.sight)
        self.stages = list(map(self._stage, walks_of(spot)))
        for lock in locks:
            apply_lock(lock, spot, self.stages, self.third, whole, self.columns)
        self.moves = max(len(stage.walk.child) for stage in self.stages)
        self.places = max(stage.walk.row.shape[1] for stage in self.stages)
        students = [new_study(self.moves, self.places, self.sight) for _ in range(threads)]
        self._students = Crew(students)
        self.met = tuple(held_met(self.start[1 - seat], self.sight) for seat in PLAYERS)
        self.ruler = Ruler(self.stages, self.third, self.start, self._students)

    def _stage(self, walk: Walk) -> Stage:
        """A last draw, without what strategies learn from."""
        stage = Stage(walk, self.opened, self.sight, self.spot.drawn)
        stage.learn_no_more()
        return stage

    def take_over(self, other: "Learnt") -> None:
        """Take what has been learnt by some of the hands that there are here."""
        self.iterations = other.iterations
        for stage, learnt in zip(self.stages, other.stages, strict=True):
            stage.take_over(learnt, other.columns)
        if self.third is not None and other.third is not None:
            self.third.take_over(other.third, other.columns)

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

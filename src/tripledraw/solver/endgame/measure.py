"""What the strategies found so far are worth, and what the best answer to them would win."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tripledraw.solver.endgame.answer import Study, average, best_values, own_values
from tripledraw.solver.endgame.crew import Crew
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.endgame.third_round import ThirdRound
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

PLAYERS = (BIG_BLIND, BUTTON)
Look = Callable[[Stage, int, Study], Array]
Found = dict[tuple[int, int], Array]
"""What hands are worth, by stage and seat."""


class Ruler:
    """Looks at the stages of a spot and the third round before them, if there is one."""

    def __init__(
        self, stages: list[Stage], third: ThirdRound | None, start: Any, crew: Crew[Study]
    ) -> None:
        self._stages = stages
        self._third = third
        self._start = start
        self._crew = crew

    def own(self) -> list[Array]:
        """What each hand of both seats is worth by the average strategies, float32[hands] each.

        Chips won above half of the pot, against the whole range of the other seat.
        """
        return self._look(own_values, 0.0)

    def best(self, opened: Array) -> list[Array]:
        """As `own`, when the seat does what is best among the keeps that are open."""
        return self._look(lambda stage, seat, study: best_values(stage, seat, opened, study), 1.0)

    def _look(self, look: Look, free: float) -> list[Array]:
        third = None if self._third is None else self._third.averaged()
        found = self._stage_values(third, look)
        if third is None:
            return [found[0, seat] for seat in PLAYERS]
        return [
            third.best_values(seat, self._rows(found, seat), free * third.free)[0].copy()
            for seat in PLAYERS
        ]

    def _stage_values(self, third: ThirdRound | None, look: Look) -> Found:
        found: Found = {}

        def task(at: int, seat: int, study: Study) -> None:
            average(self._stages[at], self._reach(third, at), study)
            found[at, seat] = look(self._stages[at], seat, study)

        places = [(at, seat) for at in range(len(self._stages)) for seat in PLAYERS]
        self._crew.run(partial(task, *place) for place in places)
        return found

    def _rows(self, found: Found, seat: int) -> list[Array]:
        return [found[at, seat] for at in range(len(self._stages))]

    def third_round(self, seat: int) -> tuple[ThirdRound, Array]:
        """The third round by the average strategies, and what hands are worth in it.

        The latter float32[places, hands], for the hands of this seat when it does what is best.
        """
        assert self._third is not None  # asked by those who have one
        third = self._third.averaged()
        rows = self._rows(self._stage_values(third, _best), seat)
        return third, third.best_values(seat, rows, third.free)

    def reach(self, at: int) -> Array:
        """float32[2, hands]: how both seats come to a stage by the average strategies."""
        return self._reach(None if self._third is None else self._third.averaged(), at)

    def _reach(self, third: ThirdRound | None, at: int) -> Array:
        if third is None:
            return np.array(self._start, np.float32)
        return np.array([third.coming(seat, third.goes_on[at]) for seat in PLAYERS])


def _best(stage: Stage, seat: int, study: Study) -> Array:
    return best_values(stage, seat, stage.state.opened, study)

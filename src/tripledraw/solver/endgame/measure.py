"""What the strategies found so far are worth, and what the best answer to them would win."""

from functools import partial
from typing import Any

import numpy as np

from tripledraw.solver.endgame.answer import BEST, OWN, Study, average, values
from tripledraw.solver.endgame.crew import Crew
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.endgame.third_round import ThirdRound
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

PLAYERS = (BIG_BLIND, BUTTON)
Found = dict[tuple[int, int], Array]
"""What hands are worth as in `answer.values`, by stage and seat."""


class Ruler:
    """Looks at the stages of a spot and the third round before them, if there is one.

    What was seen is kept until somebody learns: then it is to `forget`.
    """

    def __init__(
        self, stages: list[Stage], third: ThirdRound | None, start: Any, crew: Crew[Study]
    ) -> None:
        self._stages = stages
        self._third = third
        self._start = start
        self._crew = crew
        self._found: dict[int, Found] = {}

    def forget(self) -> None:
        """Look anew when asked again."""
        self._found.clear()

    def own(self) -> list[Array]:
        """What each hand of both seats is worth by the average strategies, float32[hands] each.

        Chips won above half of the pot, against the whole range of the other seat.
        """
        found = next(iter(self._found.values()), None) or self._looked(self._opened)
        return self._at_start(found, OWN)

    def best(self, opened: Array) -> list[Array]:
        """As `own`, when the seat does what is best among the keeps that are open."""
        return self._at_start(self._looked(opened), BEST)

    def _at_start(self, found: Found, row: int) -> list[Array]:
        if self._third is None:
            return [found[0, seat][row] for seat in PLAYERS]
        third = self._third.averaged()
        free = third.free if row == BEST else np.zeros_like(third.free)
        return [
            third.best_values(seat, self._rows(found, seat, row), free)[0].copy()
            for seat in PLAYERS
        ]

    def _looked(self, opened: Array) -> Found:
        if id(opened) not in self._found:
            self._found[id(opened)] = self._look(opened)
        return self._found[id(opened)]

    def _look(self, opened: Array) -> Found:
        third = None if self._third is None else self._third.averaged()
        found: Found = {}

        def task(at: int, seat: int, study: Study) -> None:
            average(self._stages[at], self._reach(third, at), study)
            found[at, seat] = values(self._stages[at], seat, opened, study)

        places = [(at, seat) for at in range(len(self._stages)) for seat in PLAYERS]
        self._crew.run(partial(task, *place) for place in places)
        return found

    def _rows(self, found: Found, seat: int, row: int) -> list[Array]:
        return [found[at, seat][row] for at in range(len(self._stages))]

    @property
    def _opened(self) -> Array:
        return self._stages[0].state.opened

    def third_round(self, seat: int) -> tuple[ThirdRound, Array]:
        """The third round by the average strategies, and what hands are worth in it.

        The latter float32[places, hands], for the hands of this seat when it does what is best.
        """
        assert self._third is not None  # asked by those who have one
        third = self._third.averaged()
        rows = self._rows(self._looked(self._opened), seat, BEST)
        return third, third.best_values(seat, rows, third.free)

    def reach(self, at: int) -> Array:
        """float32[2, hands]: how both seats come to a stage by the average strategies."""
        return self._reach(None if self._third is None else self._third.averaged(), at)

    def _reach(self, third: ThirdRound | None, at: int) -> Array:
        if third is None:
            return np.array(self._start, np.float32)
        return np.array([third.coming(seat, third.goes_on[at]) for seat in PLAYERS])

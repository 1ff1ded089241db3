"""What actions are worth to a seat that goes on as is best against the other's solved strategy.

The average strategy of a seat says nothing where the seat never comes: a hand that would go on
by it after an action that is never taken would play at random.
"""

from dataclasses import replace

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.endgame import best
from tripledraw.solver.endgame.answer import answer_draw, best_values, held_met, met_by
from tripledraw.solver.endgame.paths import Point
from tripledraw.solver.endgame.solution import Decision, Solution, chips
from tripledraw.solver.tree import BIG_BLIND, BUTTON


class Answering(Solution):
    """A solution of which `at` gives the EV of best answers; for spots without a third round."""

    def _bet(self, path: str, point: Point) -> Decision:
        stage, study, tree = self.endgame.stages[point.stage], self._study(point.stage), point.tree
        assert tree is not None  # the path has led there
        room, state = study.full, stage.state
        loop(best.answer_round)(
            int(tree.actor[point.place]), *point.drawn, state, study.final, state.bets_free,
            stage.walk, study.small, room,
        )  # fmt: skip
        return self._betting(path, point, tree, stage.walk, room.chosen, room.reach, room.value)

    def _draw(self, path: str, point: Point) -> Decision:
        found = super()._draw(path, point)  # all but the EVs
        stage, study = self.endgame.stages[point.stage], self._study(point.stage)
        state, room = stage.state, study.full
        if point.drawn:
            loop(best.answer_bets)(
                BUTTON, point.drawn[0], state, study.final, state.bets_free,
                stage.walk, study.small, room,
            )  # fmt: skip
            answer_draw(
                1 + point.drawn[0], room.worth, room.met, state.opened, state.keep_free, study
            )
        else:
            best_values(stage, BIG_BLIND, state.opened, study)
        met = self._met(found.other.astype(np.float32), met_by if point.drawn else held_met)
        return replace(found, ev=chips(room.kept, met, self.spot.pot / 2))

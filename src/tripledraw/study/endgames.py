"""The judge of what two players do on the last draw and after it: the endgame, solved."""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from tripledraw.agents.last_draw import NOTHING_TO_SOLVE, is_flush, is_last
from tripledraw.beliefs.assumed import Assumed
from tripledraw.beliefs.particles import TEXTBOOK
from tripledraw.rules.words import DRAW
from tripledraw.solver.endgame import compile_all
from tripledraw.solver.endgame.solution import Decision, Solution
from tripledraw.study.choices import Choice, last_choices
from tripledraw.study.judges import Judge, Judgement, Worth
from tripledraw.study.last import Solver, question_of
from tripledraw.study.spots import Spot

LOOK, MEASURE = 20, 100
"""Iterations for all decisions, and where those see a loss: 0.2 and 0.7 s of one core."""

OFF = 0.14
"""A loss is off by about so much of the pot times the root of what the best answers win.

Of what they win for each time that the other seat comes to the point. Measured at 15 points of the
river in four endgames, all hands, each as often as it comes, after 20, 50 and 100 iterations
against 1,200: this covers 97 to 98 of 100, three times this 99. Before the river, measured on 157
actions of 14 endgames, three times this covered 98 of 100.
"""

SELDOM = 1e-4
"""Where the other seat comes less often than this, it is taken to come so often."""


@dataclass(frozen=True)
class Endgames:
    """Solves the last draw where two are left; ``otherwise`` judges what cannot be solved.

    What a solution leaves out: suits, so hands that are flushes are not judged by it, and which
    cards the two hold of each other's (docs/reference/solve.md).
    """

    otherwise: Judge
    assumed: Assumed = TEXTBOOK
    seed: int = 0

    def prepare(self) -> None:
        """Compile."""
        compile_all(bets_first=False)
        self.otherwise.prepare()

    def can(self, spot: Spot) -> bool:
        """Whether the last draw has begun and two alone draw in it, and the hand is no flush."""
        return is_last(spot.table) and not is_flush(list(spot.hand))

    def judge(self, spot: Spot) -> Judgement | None:
        """Look at the options, and solve better where something else may have been better."""
        try:
            found = self._judged(spot, LOOK)
            return found if found.loss <= found.error else self._judged(spot, MEASURE)
        except NOTHING_TO_SOLVE:
            return self.otherwise.judge(spot)

    def _judged(self, spot: Spot, iterations: int) -> Judgement:
        asked, path = question_of(spot)
        solved = self._solver.solved(asked)
        with solved.lock:
            solution = solved.after(iterations)
            found = solution.at(path)
        return _judgement(spot, found, solution, solved.ranges)

    @cached_property
    def _solver(self) -> Solver:
        return Solver(self.assumed, self.seed)


def _judgement(spot: Spot, found: Decision, solution: Solution, ranges: str) -> Judgement:
    """The loss against the best."""
    choices, comes = last_choices(found, spot.table), float(found.other.sum())
    gains, pot = solution.exploitability, solution.spot.pot
    error = OFF * sqrt(max(gains, 0.0) / max(comes, SELDOM)) * pot / spot.table.small_bet
    worths = {each.code: each.worth for each in choices}
    best = choices[0]
    loss = best.worth - worths[spot.did]
    shown = {each.code: Worth(each.worth, error) for each in choices if _is_shown(each, choices)}
    return Judgement(
        best=best.code if loss > 0 else spot.did,
        loss=loss,
        error=error,
        how="solved",
        options={spot.did: Worth(worths[spot.did], error)} | shown,
        method=f"an endgame from ranges by {ranges}, in which the best answers win "
        f"{gains:.2%} of the pot",
    )


def _is_shown(choice: Choice, choices: tuple[Choice, ...]) -> bool:
    """Bets, and of every number of cards the best draw."""
    if choice.code < DRAW:
        return True
    return next(each for each in choices if each.drawn == choice.drawn) is choice

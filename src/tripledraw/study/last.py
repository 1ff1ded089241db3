"""The last draw of a recorded hand as an endgame, solved once for all decisions from there on.

Both ranges are those with which the hand came to the last draw: by the strategy of the package
where the hand is its game, else by deals that fit what an observer saw. Nothing is assumed from
there on.
"""

from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple

from tripledraw.agents.classes import weights_of
from tripledraw.agents.endgames import last_round_of
from tripledraw.agents.last_draw import last_draw_of
from tripledraw.agents.strategy import fits, line_of, shipped
from tripledraw.beliefs.assumed import Assumed
from tripledraw.beliefs.particles import TEXTBOOK, believe
from tripledraw.beliefs.seen import Seen
from tripledraw.solver.blueprint.play import Line
from tripledraw.solver.endgame.solution import Array, Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.spot import Spot as Endspot
from tripledraw.solver.tree import BIG_BLIND, BUTTON
from tripledraw.stakes import Stakes
from tripledraw.study.spots import Spot

ISLANDS, DEALS = 16, 512
"""Deals from which ranges are read where the strategy has no say."""

KEPT = 8
"""Solutions that are kept, some 30 MB each."""


class Solved(NamedTuple):
    """An endgame, by what its ranges are, and a lock: it is looked at by one thread at a time."""

    solution: Solution
    ranges: str
    lock: Lock


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be solved; equal questions have one answer.

    ``known`` is all that an observer had seen when the last draw began, or the line of it where
    the strategy of the package tells the ranges. ``seats`` are the two, first to act first,
    ``behind`` their stacks, None where nobody can run out.
    """

    known: Seen | Line
    seats: tuple[int, int]
    stakes: Stakes
    behind: tuple[int, int] | None
    pot: int


class Solver:
    """Solves questions and keeps the last few solutions.

    Each is made once, whatever number of threads asks for it. ``assumed`` and ``seed`` are those
    of the deals.
    """

    def __init__(self, assumed: Assumed = TEXTBOOK, seed: int = 0) -> None:
        self._assumed = assumed
        self._seed = seed
        self._found: OrderedDict[tuple[Question, int], Future[Solved]] = OrderedDict()
        self._lock = Lock()

    def solved(self, asked: Question, iterations: int) -> Solved:
        """The endgame after so many iterations.

        Raises `BeliefError`, `RangeError` and `StakesError` where there is none.
        """
        future, is_first = self._place(asked, iterations)
        if is_first:
            try:
                future.set_result(self._solve(asked, iterations))
            except BaseException as error:
                future.set_exception(error)
        return future.result()

    def _place(self, asked: Question, iterations: int) -> tuple[Future[Solved], bool]:
        """Where the solution is or will be, and whether nobody has begun it."""
        key = asked, iterations
        with self._lock:
            is_first = key not in self._found
            future = self._found.setdefault(key, Future())
            self._found.move_to_end(key)
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        return future, is_first

    def _solve(self, asked: Question, iterations: int) -> Solved:
        first, second, by = self._ranges(asked)
        spot = Endspot(first, second, asked.pot, asked.stakes, asked.behind)
        last_round_of(spot)  # one that does not take too long
        with Endgame(spot, threads=1) as endgame:
            for _ in range(iterations):
                endgame.iterate()
            gains = endgame.gains(endgame.every_keep) / asked.pot
            return Solved(Solution(endgame, iterations, 0.0, gains), by, Lock())

    def _ranges(self, asked: Question) -> tuple[Array, Array, str]:
        """Both ranges, and by what they are."""
        strategy = shipped()
        if isinstance(asked.known, Line):
            assert strategy is not None  # it has told that the line is its own
            return *strategy.ranges(asked.known), "the strategy of the package"
        found = believe(
            asked.known, assumed=self._assumed, islands=ISLANDS, deals=DEALS, seed=self._seed
        )
        first, second = (weights_of(found.hands[:, s], found.weights) for s in asked.seats)
        return first, second, f"{ISLANDS * DEALS:,} deals"


def question_of(spot: Spot) -> tuple[Question, str]:
    """What has to be solved for a decision, and the path from there to it.

    Raises `StakesError` as `last_draw_of` does.
    """
    before, seats, behind, pot, path = last_draw_of(spot.public, spot.table)
    strategy, stakes = shipped(), before.start.stakes
    if strategy is not None and fits(strategy, before):
        return Question(line_of(before), (BIG_BLIND, BUTTON), stakes, None, pot), path
    return Question(before, seats, stakes, behind, pot), path

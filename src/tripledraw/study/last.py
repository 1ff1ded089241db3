"""The last draw of a recorded hand as an endgame, solved once for all decisions from there on.

Both ranges are those with which the hand came to the last draw: by the strategy of the package
where the hand is its game, else by deals that fit what an observer saw. Nothing is assumed from
there on.
"""

import os
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Lock

from tripledraw.agents.classes import weights_of
from tripledraw.agents.endgames import last_round_of
from tripledraw.agents.last_draw import last_draw_of
from tripledraw.agents.strategy import fits, line_of, shipped
from tripledraw.beliefs.assumed import Assumed
from tripledraw.beliefs.particles import TEXTBOOK, believe
from tripledraw.beliefs.seen import Seen
from tripledraw.solver.blueprint.play import Line
from tripledraw.solver.endgame.in_play import InPlay
from tripledraw.solver.endgame.solution import Array, Solution
from tripledraw.solver.endgame.spot import Spot as Endspot
from tripledraw.solver.tree import BIG_BLIND, BUTTON
from tripledraw.stakes import Stakes
from tripledraw.study.spots import Spot

ISLANDS, DEALS = 16, 512
"""Deals from which ranges are read where the strategy has no say."""

KEPT = 8
"""Endgames that are kept at least, 40 to 70 MB each."""


class Solved:
    """An endgame as far as it was asked for, and by what its ``ranges`` are.

    One thread at a time may have it; ``lock`` is for that.
    """

    def __init__(self, spot: Endspot, ranges: str) -> None:
        self.ranges = ranges
        self.lock = Lock()
        self._endgame = InPlay(spot)
        self._found: dict[int, Solution] = {}

    def after(self, iterations: int) -> Solution:
        """The solution after so many iterations; more may be asked for later, but not fewer."""
        if iterations not in self._found:
            self._found[iterations] = self._endgame.after(iterations)
        return self._found[iterations]


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
        self._found: OrderedDict[Question, Future[Solved]] = OrderedDict()
        self._lock = Lock()
        # Each thread comes back to its own for every decision of a hand.
        self._kept = max(KEPT, 2 * (os.cpu_count() or 1))

    def solved(self, asked: Question) -> Solved:
        """The endgame, to be solved as far as somebody needs it.

        Raises `BeliefError`, `RangeError` and `StakesError` where there is none.
        """
        future, is_first = self._place(asked)
        if is_first:
            try:
                future.set_result(self._begin(asked))
            except BaseException as error:
                future.set_exception(error)
        return future.result()

    def _place(self, asked: Question) -> tuple[Future[Solved], bool]:
        """Where the endgame is or will be, and whether nobody has begun it."""
        with self._lock:
            is_first = asked not in self._found
            future = self._found.setdefault(asked, Future())
            self._found.move_to_end(asked)
            if len(self._found) > self._kept:
                self._found.popitem(last=False)
        return future, is_first

    def _begin(self, asked: Question) -> Solved:
        first, second, by = self._ranges(asked)
        spot = Endspot(first, second, asked.pot, asked.stakes, asked.behind)
        last_round_of(spot)  # one that does not take too long
        return Solved(spot, by)

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

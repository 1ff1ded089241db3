"""Solve a heads-up spot live: from the third betting round, the last draw, or later.

    >>> from tripledraw.solver.endgame import Spot, solve
    >>> spot = Spot("D1:2347,2345", "pat T-", pot=100)  # doctest: +SKIP
    >>> solution = solve(spot, seconds=2)  # doctest: +SKIP
    >>> solution.at("1").frequency  # doctest: +SKIP

Hands are classes of ranks. ``precision`` says whether flushes count, and whether the cards that one
seat holds are taken out of the other's range.
"""

import time
from collections.abc import Callable, Iterable
from functools import cache
from math import inf, sqrt

from tripledraw.errors import TooHeavy
from tripledraw.solver.endgame.learnt import held_columns, walks_of
from tripledraw.solver.endgame.locks import Lock, check_lock, read_lock
from tripledraw.solver.endgame.memory import check_memory
from tripledraw.solver.endgame.sight import sight
from tripledraw.solver.endgame.solution import Decision, Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.memory import free_memory
from tripledraw.solver.precision import Precision

__all__ = ["Decision", "Lock", "Precision", "Progress", "Solution", "Spot", "read_lock", "solve"]

USUAL_SECONDS = 10.0
USUAL_EXPLOITABILITY = 0.001

FIRST_LOOK = 16
LONGEST_STEP = 1.5
"""The strategies are measured after so many iterations, then after at most so many times more."""

MEASURING = 3.0
"""Measuring takes about so many times as long as the first iteration, the longest of all."""

PATIENCE = 30.0
"""What can be shown after so many seconds is not refused, however few are given."""

Progress = Callable[[int, float, float], None]
"""Called with the iterations, the seconds and the exploitability whenever that was measured."""


def solve(
    spot: Spot,
    *,
    seconds: float = USUAL_SECONDS,
    exploitability: float = USUAL_EXPLOITABILITY,
    keeps: int | None = None,
    locks: Iterable[Lock] = (),
    threads: int | None = None,
    precision: Precision = Precision.RANKS,
    progress: Progress | None = None,
) -> Solution:
    """Solve a spot until the best answers win so little of the pot or so much time has gone by.

    ``seconds``         at most, all in all, but for a first iteration that takes up to `PATIENCE`;
                        compiling the first time and laying out what was found, up to a second,
                        come on top. 0 makes one iteration and measures
                        it, however long that takes
    ``exploitability``  the target, a share of the pot; 0 uses up the seconds
    ``keeps``           at most so many keeps of a hand for each number drawn; all if not given
    ``locks``           hands that do as they are told; the rest learns to answer them
    ``threads``         one a core, at most four, if not given; the result is the same
    ``precision``       whether flushes count, and hands know that their cards are nobody else's

    Ctrl-C gives what there is. Raises `SolverError` for a lock, `TooHeavy` for too little memory
    and too few seconds, `RangeError` for a flush that ranks alone cannot tell, `MissingExtra`
    without Numba.
    """
    locks = list(locks)
    for lock in locks:
        check_lock(lock, spot, sight(precision).held)
    compile_all(spot.bets_first)
    start = time.monotonic()
    columns = held_columns(spot, precision)
    check_memory(walks_of(spot), precision, columns, free_memory())
    with Endgame(
        spot, keeps=keeps, locks=locks, threads=threads, precision=precision, columns=columns
    ) as endgame:
        watch = _Watch(start, seconds, exploitability, spot)
        try:
            while watch.goes_on(endgame, progress):
                endgame.iterate()
            complete = True
        except KeyboardInterrupt:
            complete = False
        try:
            return _solution(endgame, start, complete=complete)
        except KeyboardInterrupt:  # all is learnt, and it is soon laid out
            return _solution(endgame, start, complete=False)


def _solution(endgame: Endgame, start: float, *, complete: bool) -> Solution:
    gains = endgame.gains(endgame.every_keep) / endgame.spot.pot
    found = endgame.of_every_hand()
    return Solution(found, found.iterations, time.monotonic() - start, gains, complete)


@cache
def compile_all(bets_first: bool) -> None:
    """Make all machine code that a solve needs, or find it on disk, before its time begins."""
    easy = Spot("pat 7", "pat 8", pot=1, bets_first=bets_first)
    with Endgame(easy, keeps=1, threads=1) as endgame:
        endgame.iterate()
        endgame.gains(endgame.every_keep)
        river = "xx00" if bets_first else "00"
        Solution(endgame, endgame.iterations, 0.0, 0.0).played_on().at(river)


class _Watch:
    """When to measure and when to stop."""

    def __init__(self, start: float, seconds: float, target: float, spot: Spot) -> None:
        self._start = start
        self._seconds = seconds
        self._target = target
        self._spot = spot
        self._next = FIRST_LOOK
        self._cost = 0.0
        self._last = start

    def goes_on(self, endgame: Endgame, progress: Progress | None) -> bool:
        """Whether another iteration is due, after a look at the strategies if that is."""
        now = time.monotonic()
        turn, self._last = now - self._last, now
        if endgame.iterations == 1:
            self._cost = MEASURING * turn
            self._check(now + self._cost - self._start, endgame.precision)
        if endgame.iterations and now + turn + self._cost > self._start + self._seconds:
            return False
        if endgame.iterations < self._next:
            return True
        found = endgame.gains(endgame.every_keep) / self._spot.pot
        self._last = time.monotonic()
        self._cost = self._last - now
        if progress is not None:
            progress(endgame.iterations, self._last - self._start, found)
        if found <= self._target:  # where nothing is left to learn, rounding has it below 0
            return False
        # The exploitability falls about with the square of the iterations.
        step = sqrt(found / self._target) if self._target > 0 else inf
        self._next = int(endgame.iterations * min(max(step, 1.0), LONGEST_STEP)) + 2
        return True

    def _check(self, needed: float, precision: Precision) -> None:
        """Raise `TooHeavy` where one iteration takes too long already, with what would do."""
        if self._seconds == 0 or needed <= max(self._seconds, PATIENCE):
            return
        faster = [f'the precision "{Precision.RANKS}"'] if precision != Precision.RANKS else []
        faster += ["the last draw alone"] if self._spot.bets_first else []
        faster += ["a cap or shorter stacks"]
        raise TooHeavy(
            f"the spot takes at least {needed:.0f} seconds and {self._seconds:g} are given; "
            f"give more, or take {' or '.join(faster)}"
        )

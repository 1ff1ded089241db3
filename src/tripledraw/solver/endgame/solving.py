"""A spot while it is being solved: iterations over its stages, and what they have come to.

Regret matching with regrets that never fall below nothing, both seats in turn, the average of all
iterations weighted by a power of their number, as in small games (docs/reference/solve.md).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from tripledraw.solver.endgame.betting import Walk
from tripledraw.solver.endgame.crew import Crew, usual_threads
from tripledraw.solver.endgame.last_draw import new_room
from tripledraw.solver.endgame.learnt import Learnt
from tripledraw.solver.endgame.locks import Lock
from tripledraw.solver.endgame.measure import PLAYERS
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.precision import Precision
from tripledraw.solver.small.cfr import AVERAGE_POWER

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


class Endgame(Learnt):
    """A spot being solved: `iterate` as long as you like, and look at it whenever you like.

    Hands that nobody holds change nothing for the others, so ``columns`` may be `held_columns`.
    ``threads`` is one a core, at most four, if not given. Use it in a ``with``, which ends its
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
        count = threads or usual_threads()
        self._keeps, self._locks = keeps, tuple(locks)
        super().__init__(
            spot, keeps=keeps, locks=self._locks, threads=count, precision=precision,
            columns=columns,
        )  # fmt: skip
        room = self.moves, self.places, len(self.sight.held), self.sight.meetings.bins
        self._crew = Crew([new_room(*room) for _ in range(count)])

    def _stage(self, walk: Walk) -> Stage:
        return Stage(walk, self.opened, self.sight, self.spot.drawn)

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

    def of_every_hand(self) -> Learnt:
        """What has been learnt by now, with a column for every hand; it stays as it is."""
        whole = Learnt(self.spot, keeps=self._keeps, locks=self._locks, precision=self.precision)
        whole.take_over(self)
        return whole

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

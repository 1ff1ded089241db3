"""The third betting round, whose ends are last draws: a round over ranges like the last one.

`ThirdRound` has a column for each hand before the draw, none of them lumped.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.rules.words import NOBODY
from tripledraw.solver.endgame import betting
from tripledraw.solver.endgame.betting import Walk
from tripledraw.solver.endgame.sight import Sight
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.ranks import CLASSES, SMALLER
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy


class ThirdRound:
    """Regrets and average strategy of the round, and the reach of both seats at all its places."""

    def __init__(self, walk: Walk, start: tuple[Array, Array], sight: Sight) -> None:
        places = walk.row.shape[1]
        hands = len(sight.held)
        moves = (len(walk.child), hands)
        self.walk = walk
        self.sight = sight
        self.meeting = sight.meetings.first
        self.goes_on = [end for end, folder in enumerate(walk.folder) if folder == NOBODY]
        self.free = np.ones((len(walk.actor), hands), np.float32)
        self.regrets, self.sums, self.chosen = (np.zeros(moves, np.float32) for _ in range(3))
        self.reach = np.zeros((2, places, hands), np.float32)
        self.reach[:, 0] = start
        self.value = np.zeros((places, hands), np.float32)
        self._sums = np.zeros((2, SMALLER + CLASSES), np.float32)
        self._total = np.zeros(hands, np.float32)
        self._every = np.arange(hands, dtype=np.int32)
        self._every.flags.writeable = False  # compiled code tells them apart

    def choose(self) -> None:
        """Take the strategy that the regrets ask for, and see how hands come to each place."""
        loop(betting.match_moves)(self.walk, self.regrets, self._total, self.chosen)
        loop(betting.carry_down)(self.walk, self.chosen, self.reach)

    def averaged(self) -> "ThirdRound":
        """The round as it is played by the average strategy; it learns nothing more."""
        twin = ThirdRound(self.walk, (self.reach[BIG_BLIND, 0], self.reach[BUTTON, 0]), self.sight)
        twin.meeting = self.sight.meetings.held
        twin.free, twin.regrets = self.free, self.sums
        twin.choose()
        return twin

    def take_over(self, other: "ThirdRound", columns: Array) -> None:
        """As `Stage.take_over`."""
        self.sums[:] = self.regrets
        self.sums[:, columns] = other.sums

    def place(self, end: int) -> int:
        """The row of an end in reach and value."""
        return len(self.walk.actor) + end

    def come(self, stages: Sequence[Stage]) -> None:
        """Tell every stage how both seats come to it."""
        for end, stage in zip(self.goes_on, stages, strict=True):
            for player in (BIG_BLIND, BUTTON):
                stage.come(player, self.coming(player, end))

    def coming(self, player: int, end: int) -> Array:
        """float32[hands]: how a player comes to an end."""
        row: Array = self.reach[player, self.walk.row[player, self.place(end)]]
        return row

    def learn(self, player: int, weight: float, found: Sequence[Array]) -> None:
        """Learn from what hands are worth at each last draw."""
        self._settle(player, found)
        loop(betting.learn_moves)(
            self.walk, player, self.chosen, self.reach, self.free, np.float32(weight),
            self.value, self.regrets, self.sums,
        )  # fmt: skip

    def best_values(self, player: int, found: Sequence[Array], free: Array) -> Array:
        """float32[places, hands]: what hands are worth when those that are free do what is best."""
        self._settle(player, found)
        loop(betting.best_moves)(self.walk, player, self.chosen, free, self._every, self.value)
        return self.value

    def _settle(self, player: int, found: Sequence[Array]) -> None:
        loop(betting.settle_folds)(
            self.walk, player, self.reach, self.value, self.meeting, self._sums
        )
        for end, values in zip(self.goes_on, found, strict=True):
            self.value[self.place(end)] = values

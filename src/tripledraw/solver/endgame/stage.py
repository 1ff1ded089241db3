"""One last draw and the betting after it, as one line of play comes to it; and its work in tasks.

A task works on arrays that no other of its row touches, so a `crew.Crew` may do a row of them side
by side: the betting after each draw of the big blind, then what the big blind keeps; for the button
both together, draw by draw.
"""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.endgame import last_draw
from tripledraw.solver.endgame.betting import Walk
from tripledraw.solver.endgame.keeps import DRAWN
from tripledraw.solver.endgame.last_draw import LastDraw, Room, new_last_draw
from tripledraw.solver.endgame.sight import Sight
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

Task = Callable[[Room], None]


class Stage:
    """A last draw with what has been learnt of it.

    ``state`` learns, ``walk`` is the betting, ``drawn`` what has been drawn before the spot begins,
    and ``out[hand]`` what the hands of the player who has learnt last are worth here.
    """

    def __init__(
        self, walk: Walk, opened: Array, sight: Sight, drawn: tuple[int, ...] = ()
    ) -> None:
        bins, made = sight.bins, sight.bins[sight.made]
        made.flags.writeable = False  # compiled code tells them apart
        free = np.ones((1, len(walk.actor), int(bins.max()) + 1), np.float32)
        lock = np.zeros((DRAWN, DRAWN), np.int32)
        self.walk = walk
        self.sight = sight
        self.drawn = drawn
        self.state: LastDraw = new_last_draw(len(walk.child), bins, made, opened, free, lock)
        self.draws = range(DRAWN) if not drawn else range(drawn[0], drawn[0] + 1)
        self.out = np.zeros(len(sight.held), np.float32)
        self._worth = np.zeros((DRAWN, self.state.final.shape[2]), np.float32)
        self._met = np.zeros_like(self._worth)
        self._parts = np.zeros((DRAWN, len(sight.held)), np.float32)
        self._counts = [1.0] * (1 + DRAWN)

    def learn_no_more(self) -> None:
        """Let go of what strategies learn from: hands do what they have learnt or are told."""
        draws, bets = self.state.keep_sums, self.state.bet_sums
        self.state = self.state._replace(keep_regrets=draws, kept=draws, bet_regrets=bets)

    def take_over(self, other: "Stage", columns: Array) -> None:
        """Take the average strategies of a stage that has some columns of this one alone."""
        self.state.keep_sums[..., columns] = other.state.keep_sums
        self.state.bet_sums[:] = other.state.bet_sums

    def lock_apart(self, a: int, b: int) -> None:
        """Give the betting after draws of a and b locks of its own, if it has none yet."""
        s = self.state
        if s.bets_lock[a, b] == 0:
            s.bets_lock[a, b] = len(s.bets_free)
            self.state = s._replace(bets_free=np.concatenate([s.bets_free, s.bets_free[:1]]))

    def situations(self, player: int) -> list[int]:
        """The draws that a player has to decide on."""
        if player == BIG_BLIND:
            return [] if self.drawn else [0]
        return [] if len(self.drawn) == 2 else [1 + a for a in self.draws]

    def come(self, player: int, reach: Array) -> None:
        """Say how often a player comes here with each hand: before the draw, or after his."""
        self.state.reach[player] = reach
        if len(self.drawn) > player:
            final = self.state.final[0 if player == BIG_BLIND else 1 + self.drawn[0]]
            final[:] = 0
            bins = self.sight.bins[self.sight.stays]
            np.add.at(final[self.drawn[player]], bins, self.state.reach[player])

    def choosing(self, player: int) -> Iterable[Task]:
        """Tasks: take the strategies that the regrets ask for, where something has been learnt."""
        choose, t = loop(last_draw.choose_keeps), self.sight.keeps
        for situation in self.situations(player):
            if self._counts[situation] > 0:
                yield lambda room, s=situation: choose(s, self.state, t, room)  # type: ignore[misc]

    def betting(self, player: int, weight: float, rare: float) -> Iterable[Task]:
        """Tasks: learn to bet, and the button to draw as well; weights as in `learn_bets`."""
        for a in self.draws:
            yield lambda room, a=a: self._learn(  # type: ignore[misc]
                player, a, np.float32(weight), np.float32(rare), room
            )

    def _learn(self, player: int, a: int, weight: Any, rare: Any, room: Room) -> None:
        learn = loop(last_draw.learn_bets)
        counts = learn(player, a, weight, rare, self.state, self.walk, room)
        if player == BIG_BLIND:
            self._worth[a], self._met[a] = room.worth[a], room.met[a]
            return
        self._parts[a] = 0
        self._counts[1 + a] = counts
        if counts > 0 and len(self.drawn) < 2:
            learn_keeps = loop(last_draw.learn_keeps)
            learn_keeps(
                1 + a, np.float32(counts), self.state, self.sight.keeps, room, self._parts[a]
            )

    def keeping(self, player: int, weight: float) -> Iterable[Task]:
        """The task after those of the betting, with what the draws have found."""
        if player == BUTTON:
            self._parts[list(self.draws)].sum(0, out=self.out)
        elif not self.drawn:
            yield lambda room: self._keep(np.float32(weight), room)

    def _keep(self, weight: Any, room: Room) -> None:
        room.worth[:], room.met[:] = self._worth, self._met
        loop(last_draw.learn_keeps)(0, weight, self.state, self.sight.keeps, room, self.out)

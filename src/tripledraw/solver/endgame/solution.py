"""What was found: what each hand does at every point of the spot, and what that is worth.

An action is worth what the seat wins that goes on as is best against the other's strategy. Its own
average strategy says nothing where it never comes: a hand that would go on by that after an action
that it never takes would play at random.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from tripledraw.cards import RANKS
from tripledraw.equity.compiled import loop
from tripledraw.errors import SolverError
from tripledraw.rules.words import HAND_CARDS
from tripledraw.solver.endgame import best
from tripledraw.solver.endgame.answer import (
    Study,
    average,
    best_draw,
    final_met,
    held_met,
    met_by,
    new_study,
    values,
)
from tripledraw.solver.endgame.betting import Walk
from tripledraw.solver.endgame.columns import Columns, by_ranks, mean_by_ranks, sum_by_ranks
from tripledraw.solver.endgame.keeps import DRAWN, MASKS, drawn_by
from tripledraw.solver.endgame.last_draw import NEGLIGIBLE, LastDraw
from tripledraw.solver.endgame.learnt import Learnt
from tripledraw.solver.endgame.paths import Point, action_names, find, paid_before
from tripledraw.solver.endgame.river import played_on
from tripledraw.solver.endgame.sight import Sight
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.ranks import class_of
from tripledraw.solver.tree import BIG_BLIND, BUTTON, Tree

Array = Any  # an array of NumPy

KEEPS = tuple(f"keep {mask:05b}" for mask in range(MASKS))


@dataclass(frozen=True, eq=False)
class Decision:
    """One point where a seat acts: what each of its hands does, and what that is worth.

    ``path``       how the hand came here (`paths`)
    ``seat``       BIG_BLIND or BUTTON
    ``actions``    what may be done: "check", "bet", "fold", "call", "raise"; at a draw the mask
                   of each keep, as "keep 01111", the lowest card last
    ``frequency``  float32[actions, hands]: how often each hand does it; their sum is 1
    ``ev``         float32[actions, hands]: chips won from here on by a hand that goes on as is best
                   within the locks and keeps; what is in the pot included and what is still to be
                   paid taken off, so that a fold is worth 0
    ``reach``      float64[hands]: the share of the seat's range at the start that comes here with
                   each hand
    ``other``      float64[n]: the same of the other seat, in final hands where it has drawn
    ``draws``      whether cards are drawn here
    ``hands``      the hands in their columns; by ranks the 6,175 classes
    ``others``     those of the other seat
    """

    path: str
    seat: int
    actions: tuple[str, ...]
    frequency: Array
    ev: Array
    reach: Array
    other: Array
    draws: bool = False
    hands: Columns = field(default_factory=by_ranks)
    others: Columns = field(default_factory=by_ranks)

    def by_ranks(self) -> "Decision":
        """The same by the 6,175 classes, their suits together and flushes left out."""
        if self.hands is by_ranks():
            return self
        return replace(
            self,
            frequency=mean_by_ranks(self.hands, self.reach, self.frequency),
            ev=mean_by_ranks(self.hands, self.reach, self.ev),
            reach=sum_by_ranks(self.hands, self.reach),
            other=sum_by_ranks(self.others, self.other),
            hands=by_ranks(),
            others=by_ranks(),
        )

    @cached_property
    def by_number(self) -> Array:
        """float32[6, hands]: at a draw, how often each hand draws so many cards."""
        rows = np.array([drawn_by(mask) for mask in range(MASKS)])
        return np.array([self.frequency[rows == drawn].sum(0) for drawn in range(DRAWN)])

    @cached_property
    def value(self) -> Array:
        """float32[hands]: what each hand is worth that does here as it is told, then what is best.

        So the range may be worth a little more than by its strategy: at most what the best answer
        wins.
        """
        worth: Array = (self.frequency * self.ev).sum(0)
        return worth


@dataclass
class Solution:
    """A spot as far as it was solved.

    ``iterations``, ``seconds``  how long it was worked at
    ``exploitability``  what the best answers win, the mean of both seats, as a share of the pot;
                        against all keeps, whatever was left out, and within the locks
    ``complete``        False where ctrl-C came before the target
    """

    endgame: Learnt
    iterations: int
    seconds: float
    exploitability: float
    complete: bool = True
    _studied: dict[int, Study] = field(default_factory=dict, repr=False)

    @property
    def spot(self) -> Spot:
        """What was solved."""
        return self.endgame.spot

    @cached_property
    def values(self) -> tuple[Array, Array]:
        """float32[hands] for each seat: chips that each hand wins from the start, as it plays.

        One that neither range holds plays at random here.
        """
        own = self.endgame.ruler.own()
        first, second = (
            chips(each, met, self.spot.pot / 2)
            for each, met in zip(own, self.endgame.met, strict=True)
        )
        return first, second

    @property
    def value(self) -> tuple[float, float]:
        """Chips that each seat wins of the pot and more, on average; they add up to the pot."""
        first, second = (
            float(each @ (start * met) / (start @ met))
            for each, start, met in zip(
                self.values, self.endgame.start, self.endgame.met, strict=True
            )
        )
        return first, second

    def at(self, path: str = "") -> Decision:
        """What the seat does that acts at this point (`paths`), by the 6,175 classes of ranks.

        A hand that neither range holds has learnt nothing and does what is best. The rest is as it
        was learned: what ``tripledraw solve`` and the Study page show is `played_on`.
        SolverError where nobody acts.
        """
        return self.closely(path).by_ranks()

    def closely(self, path: str = "") -> Decision:
        """As `at`, with the suits that the precision tells apart."""
        point = find(self.spot, path)
        if point.stage < 0:
            return self._third(path, point)
        return self._draw(path, point) if point.tree is None else self._bet(path, point)

    def played_on(self) -> "PlayedOn":
        """The same to be looked at, as far as it has come."""
        return PlayedOn(
            self.endgame, self.iterations, self.seconds, self.exploitability, self.complete
        )

    def studied(self, at: int) -> Study:
        """The average strategies of one stage, looked at closely."""
        if at not in self._studied:
            stage = self.endgame.stages[at]
            moves, (_, places) = len(stage.walk.child), stage.walk.row.shape
            study = new_study(moves, places, self.endgame.sight)
            average(stage, self.endgame.ruler.reach(at), study)
            self._studied = {at: study}
        return self._studied[at]

    def _river(self, at: int, a: int, b: int) -> LastDraw:
        """What has been learnt of the betting after draws of a and b in one stage."""
        return self.endgame.stages[at].state

    def _met(self, other: Array, meets: Callable[[Array, Sight], Array] = held_met) -> Array:
        """How much of a range of the other seat each hand meets."""
        return meets(other, self.endgame.sight)

    def _third(self, path: str, point: Point) -> Decision:
        tree = point.tree
        assert tree is not None  # the path has led there
        third, rows = self.endgame.ruler.third_round(int(tree.actor[point.place]))
        found = self._betting(path, point, tree, third.walk, third.chosen, third.reach, rows)
        moves = slice(*third.walk.first[point.place : point.place + 2])
        return self._with_best(found, third.regrets[moves], np.ones_like(found.ev))

    def _bet(self, path: str, point: Point) -> Decision:
        stage, study, tree = self.endgame.stages[point.stage], self.studied(point.stage), point.tree
        assert tree is not None  # the path has led there
        state, room = self._river(point.stage, *point.drawn), study.full
        loop(best.answer_round)(
            int(tree.actor[point.place]), *point.drawn, state, study.final, state.bets_free,
            stage.walk, study.small, room,
        )  # fmt: skip
        return self._betting(path, point, tree, stage.walk, room.chosen, room.reach, room.value)

    def _betting(
        self, path: str, point: Point, tree: Tree, walk: Walk, chosen: Array, reach: Array,
        value: Array,
    ) -> Decision:  # fmt: skip
        seat, sight = int(tree.actor[point.place]), self.endgame.sight
        mine, theirs = (reach[who, walk.row[who, point.place]] for who in (seat, 1 - seat))
        moves = slice(walk.first[point.place], walk.first[point.place + 1])
        sunk = self.spot.pot / 2 + point.added + paid_before(tree, point.place, seat)
        meets, hands = (held_met, sight.held) if point.stage < 0 else (final_met, sight.final)
        names = action_names(tree, point.place)
        worth = chips(value[walk.child[moves]], self._met(theirs, meets), sunk)
        worth[[name == "fold" for name in names]] = 0
        return Decision(
            path, seat, names, chosen[moves].copy(), worth,
            mine.astype(float), theirs.astype(float), hands=hands, others=hands,
        )  # fmt: skip

    def _with_best(self, found: Decision, sums: Array, opened: Array) -> Decision:
        """The same where hands that neither range holds do what is best of what is open to them.

        ``sums[action, hand]`` is what hands have learnt, or what they are told by a lock.
        """
        if found.other.sum() < NEGLIGIBLE:  # nothing is better than anything else
            return found
        first, second = self.endgame.start
        knows = sums.any(0) | (first + second > 0)
        best = np.where(opened > 0, found.ev, -np.inf).argmax(0)
        told = np.arange(len(found.actions))[:, None] == best
        frequency = np.where(knows, found.frequency, told).astype(np.float32)
        return replace(found, frequency=frequency)

    def _draw(self, path: str, point: Point) -> Decision:
        stage, study = self.endgame.stages[point.stage], self.studied(point.stage)
        seat, situation = (BUTTON, 1 + point.drawn[0]) if point.drawn else (BIG_BLIND, 0)
        if seat == BIG_BLIND:
            values(stage, seat, stage.state.opened, study)
        else:
            best_draw(stage, point.drawn[0], study)
        reach = self.endgame.ruler.reach(point.stage)
        theirs = study.final[0, point.drawn[0]] if point.drawn else reach[BUTTON]
        held, final = study.sight.held, study.sight.final
        meets, others = (met_by, final) if point.drawn else (held_met, held)
        found = Decision(
            path, seat, KEEPS, study.kept[situation].copy(),
            chips(study.full.kept, self._met(theirs, meets), self.spot.pot / 2 + point.added),
            reach[seat].astype(float), theirs.astype(float), True, held, others,
        )  # fmt: skip
        return self._with_best(found, stage.state.keep_sums[situation], stage.state.opened)


@dataclass
class PlayedOn(Solution):
    """A solution in which a river that is looked at has been played on by itself (`river`).

    So an action is worth what it should be where a hand seldom comes as well, and the strategies
    there are those that make it so; draws and all that is said of the whole are as they were.
    """

    _rivers: dict[tuple[int, int, int], LastDraw] = field(default_factory=dict, repr=False)

    def _river(self, at: int, a: int, b: int) -> LastDraw:
        place = at, a, b
        if place not in self._rivers:
            stage, study = self.endgame.stages[at], self.studied(at)
            self._rivers = {place: played_on(stage, study, a, b, self.iterations)}
        return self._rivers[place]


def chips(value: Array, met: Array, sunk: float) -> Array:
    """Values against all that hands meet, above half of the pot, as chips won from here on.

    A hand that meets nobody wins half of the pot.
    """
    won = np.divide(value, met, out=np.zeros_like(value), where=met > 0)
    worth: Array = (won + sunk).astype(np.float32)
    return worth + np.float32(0)  # no minus before a nought


def hand_class(ranks: str) -> int:
    """The class of a hand written as ranks, "86432", in any sequence."""
    letters = ranks.upper().replace("10", "T")
    if len(letters) != HAND_CARDS or any(rank not in RANKS for rank in letters):
        raise SolverError(f'"{ranks}" is no hand of five ranks, such as 86432')
    if max(map(letters.count, letters)) == HAND_CARDS:
        raise SolverError(f'"{ranks}" is no hand: there are four cards of a rank')
    return class_of(RANKS.index(rank) for rank in letters)

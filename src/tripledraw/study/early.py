"""What every action of rounds 1 to 3 and of the first two draws is worth, by the blueprint.

Both seats play on by the packed strategy; last draws and rivers are learned anew (`subgames`), but
below the first draw, where that would take minutes: what hands are worth at the beginning of
round 2 comes with the package, made by ``python -m tripledraw.study.build``.

>>> from tripledraw.cards import parse
>>> from tripledraw.rules.words import FOLD, RAISE
>>> from tripledraw.solver.blueprint.play import Line
>>> worths = early().bets(Line(), parse("2c 3d 4h 7s Kd"))  # the button's first action
>>> worths[FOLD], worths[RAISE] > 1
(0.0, True)
"""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tripledraw.errors import SolverError
from tripledraw.rules.words import DRAW_MASKS, HAND_CARDS, NOBODY
from tripledraw.solver.blueprint.buckets import Buckets
from tripledraw.solver.blueprint.drawing import draw_into
from tripledraw.solver.blueprint.game import SMALL_BET, BucketGame, all_rounds
from tripledraw.solver.blueprint.play import Blueprint, Line, told
from tripledraw.solver.blueprint.rounds import Betting
from tripledraw.solver.blueprint.transitions import gather
from tripledraw.solver.ranks import CLASSES, class_of
from tripledraw.solver.tree import BIG_BLIND, BUTTON, Tree, lines
from tripledraw.study.subgames import LAST, Subgames

Array = Any

DATA = Path(__file__).with_name("data") / "early.npz"


class Place(NamedTuple):
    """Where a line ends: the ``state`` of the round or draw ``number``, the ``node`` in a round."""

    number: int
    state: int
    node: int


class Early:
    """Worths in small bets from the decision on; a fold is worth 0."""

    def __init__(self, blueprint: Blueprint, game: BucketGame, second: Array | None) -> None:
        self.blueprint = blueprint
        self._game = game
        self._games = Subgames(blueprint, game, second)
        self._buckets = Buckets(blueprint.drawing, blueprint.flushed, np.zeros(0), ())

    def bets(self, line: Line, cards: Collection[int]) -> dict[int, float]:
        """What FOLD, CALL and RAISE are worth to five cards where a line ends with a bet.

        Raises `SolverError` for another line.
        """
        step = self.blueprint.decision(line)
        worth = self._bets(line)[:, self.blueprint.bucket(cards)]
        return dict(zip(step.options, map(float, worth), strict=True))

    def draws(self, line: Line, cards: Collection[int]) -> dict[int, float]:
        """What every keep is worth where a line ends with the first or second draw.

        A keep is a mask of 32, bit 0 the lowest card; those of which too many cards would be drawn
        are left out. Raises `SolverError` for another line.
        """
        step = self.blueprint.decision(line)
        ranks = sorted(card >> 2 for card in cards)
        after = self._after_draw(line, step.player)
        suited = len({card & 3 for card in cards}) == 1
        return {
            keep: float(after[drawn] @ self._becomes(ranks, keep, step.draw, suited))
            for keep in range(DRAW_MASKS)
            if (drawn := HAND_CARDS - keep.bit_count()) in step.options
        }

    def _bets(self, line: Line) -> Array:
        """float64[options, buckets] of the decision where a line ends."""
        place = self._place(line)
        tree, betting = self._round(place.number)
        at_start = self.ranges(line._replace(bets=(*line.bets[:-1], "")))
        chances = self._games.round_chances(place.number, place.state)
        held = _ranges_in_round(betting, at_start, chances)
        ends = np.array(
            [held[betting.ranges[len(tree.actor) + end]] for end in betting.going], np.float32
        )
        draws = place.state * len(betting.going) + np.arange(len(betting.going))
        seat = int(tree.actor[place.node])
        after = self._games.at_draw(place.number, draws, ends)[seat]
        before = float(self._games.paid_at_rounds[place.number][place.state])
        values = _values_in_round(betting, seat, before, held, chances, after)
        first, last = betting.starts[place.node], betting.starts[place.node + 1]
        met = held[betting.ranges[place.node, 1 - seat]].sum()
        found = values[betting.leads[first:last]] / _some(met, line)
        return found + before + _paid_in_round(tree, place)

    def _after_draw(self, line: Line, player: int) -> Array:
        """float64[counts, buckets]: what hands are worth by how many cards the player drew."""
        place = self._place(line)
        begun = line.draws[place.number] if place.number < len(line.draws) else ()
        at_start = self.ranges(Line(line.bets, line.draws[: place.number]))
        after = self._games.after_draw(
            place.number, np.array([place.state]), np.array([at_start], np.float32)
        )[player, 0]
        first = self._games.draw_chances(place.number, place.state)[0]
        paid = float(self._games.paid_at_draws[place.number][place.state])
        if player == BIG_BLIND:
            return after.sum(1) / _some(at_start[BUTTON].sum(), line) + paid
        drawn = min(begun[0], len(first) - 1)
        return after[drawn] / _some((at_start[BIG_BLIND] * first[drawn]).sum(), line) + paid

    def _becomes(self, ranks: list[int], keep: int, draw: int, suited: bool) -> Array:
        """float64[buckets]: what a hand becomes by a keep.

        Of one suit it may be a flush again by drawing a card; that is left out.
        """
        place = class_of(ranks)
        drawn = HAND_CARDS - keep.bit_count()
        if not drawn:
            bucket = (self.blueprint.flushed if suited else self.blueprint.drawing)[place]
            return np.bincount([bucket], minlength=self._game.buckets[draw + 1])
        shares, after = np.zeros(CLASSES), np.zeros((1, CLASSES))
        shares[place] = 1.0
        groups, keeps = np.zeros(CLASSES, np.int64), np.full(CLASSES, keep, np.int8)
        draw_into(shares, groups, keeps, drawn, after)
        return gather(after, self.blueprint.drawing, self._buckets)[0]

    def ranges(self, line: Line) -> Array:
        """float64[2, buckets]: what a line tells of the buckets of both seats."""
        held = np.array(self.blueprint.ranges(line))
        return gather(held, self.blueprint.drawing, self._buckets)

    def _place(self, line: Line) -> Place:
        """The state in which a line ends; the blueprint has been asked whether it is one."""
        state = 0
        for number, bets in enumerate(line.bets):
            tree, betting = self._round(number)
            node = lines(tree).index(bets)
            if node < len(tree.actor):
                return Place(number, state, node)
            going = np.flatnonzero(betting.going == node - len(tree.actor))
            state = state * len(betting.going) + int(going[0])
            drawn = line.draws[number] if number < len(line.draws) else ()
            if len(drawn) < 2:
                return Place(number, state, NOBODY)
            count = self._game.counts[number]
            for cards in drawn:
                state = state * count + min(cards, count - 1)
        raise SolverError(f"{told(line)} does not end with a decision of rounds 1 to 3")

    def _round(self, number: int) -> tuple[Tree, Betting]:
        return all_rounds(self.blueprint.label.cap)[number]


@cache
def early() -> Early:
    """The worths of the strategy that comes with the package.

    Raises `SolverError` where they were made for another one.
    """
    blueprint = Blueprint.load()
    with np.load(DATA, allow_pickle=False) as data:
        if str(data["strategy"]) != blueprint.packed.digest:
            raise SolverError(
                f"{DATA} was made for another strategy: run python -m tripledraw.study.build"
            )
        tables = tuple(data[f"draw_{draw}"] for draw in range(LAST + 1))
        betting = tuple(betting for _, betting in all_rounds(blueprint.label.cap))
        game = BucketGame(data["dealt"], tables, betting)
        return Early(blueprint, game, data["second"])


def _ranges_in_round(betting: Betting, at_start: Array, chances: Array) -> Array:
    """The rows of ranges of a round (`solver.blueprint.rounds`), float64[2 + actions, buckets]."""
    held = np.zeros((2 + len(betting.leads), at_start.shape[1]))
    held[:2] = at_start
    for node, actor in enumerate(betting.actor):
        actions = slice(betting.starts[node], betting.starts[node + 1])
        taking = held[betting.ranges[node, actor]] * chances[actions]
        held[2 + actions.start : 2 + actions.stop] = taking
    return held


def _values_in_round(
    betting: Betting, seat: int, before: float, held: Array, chances: Array, after: Array
) -> Array:
    """Counterfactual values of every decision and end of a round for the hands of a seat.

    ``after`` float32[ends that go on, buckets] are those of these ends.
    """
    count = len(betting.actor)
    values = np.zeros((count + len(betting.folder), held.shape[1]))
    for end, folder in enumerate(betting.folder):
        if folder != NOBODY:
            paid = before + betting.paid[end]
            met = held[betting.ranges[count + end, 1 - seat]].sum()
            values[count + end] = (-paid if folder == seat else paid) * met
    values[count + betting.going] = after
    for node in reversed(range(count)):
        actions = slice(betting.starts[node], betting.starts[node + 1])
        below = values[betting.leads[actions]]
        values[node] = (
            (chances[actions] * below).sum(0) if betting.actor[node] == seat else below.sum(0)
        )
    return values


def _paid_in_round(tree: Tree, place: Place) -> float:
    """Small bets that the actor has put in during the round, the blinds too."""
    actor = int(tree.actor[place.node])
    for child in tree.children[place.node]:
        if child >= len(tree.actor) and tree.folder[child - len(tree.actor)] == actor:
            return float(tree.added[child - len(tree.actor), actor]) / SMALL_BET
    # Nothing is owed: in the first round the big blind has its blind in, later nothing.
    return 1.0 if place.number == 0 else 0.0


def _some(met: float, line: Line) -> float:
    if met <= 0:
        raise SolverError(f"the blueprint never comes to {told(line)}")
    return float(met)

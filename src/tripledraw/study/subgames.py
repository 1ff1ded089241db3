"""What hands are worth below a state of the blueprint's game, the last draws learned anew.

The packed strategy says what is done in rounds 1 to 3 and the draws between them. The last draws
below a state and their rivers are learned again from the ranges with which it comes there, and
what they are worth is brought back up. Hands go by the buckets of the blueprint.

Every action is now and then taken by every hand (`TREMBLE`): else nobody would have learned to
answer what the strategy never does, and that would look good. So what it never does says nothing
of the hand: whoever does it may hold anything.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.blueprint.earlier import draws_back, draws_down, round_back, round_down
from tripledraw.solver.blueprint.game import BucketGame, paid_before
from tripledraw.solver.blueprint.learning import discount, weight
from tripledraw.solver.blueprint.packing import STEPS
from tripledraw.solver.blueprint.play import Blueprint
from tripledraw.solver.blueprint.river import play_last_draws
from tripledraw.solver.blueprint.rounds import LEARN, Lesson

Array = Any

SEATS = (0, 1)
LAST = 2
TREMBLE = 1 / STEPS
"""How often a decision is any other: the smallest step of the packed strategy."""

TURNS = 24
"""With so many the worth of a hand is within some 0.02 small bets of where more would lead."""


class Subgames:
    """Values of states by number: counterfactual, float32[2 seats, states, buckets], small bets.

    That is net of all that the hand has paid, times how often the other seat comes there.
    ``second`` float32[112, 2, 128] are known worths of hands at the beginning of round 2, for
    which nothing is learned then.
    """

    def __init__(
        self,
        blueprint: Blueprint,
        game: BucketGame,
        second: Array | None = None,
        turns: int = TURNS,
    ) -> None:
        self._blueprint = blueprint
        self._game = game
        self._second = second
        self._turns = turns
        self.paid_at_rounds, self.paid_at_draws = paid_before(game)

    def at_round(self, number: int, states: Array, ranges: Array) -> Array:
        """Values at the beginning of round ``number`` + 1, which is the second or third.

        ``ranges`` float32[states, 2, buckets] are those of both seats there.
        """
        betting = self._game.betting[number]
        played = np.array([self.round_chances(number, int(s)) for s in states], np.float32)
        ends = np.empty((len(states) * len(betting.going), 2, ranges.shape[2]), np.float32)
        loop(round_down)(betting, played, ranges, ends)
        after = self.at_draw(number, _children(states, len(betting.going)), ends)
        paid = self.paid_at_rounds[number][states]
        found = np.empty((2, len(states), ranges.shape[2]), np.float32)
        for seat in SEATS:
            loop(round_back)(
                betting, _look(seat), paid, played, played.copy(), played.copy(),
                ranges, after[seat], found[seat],
            )  # fmt: skip
        return found

    def at_draw(self, draw: int, places: Array, ranges: Array) -> Array:
        """Values at the beginning of draw 0..2, as `at_round`."""
        if draw == LAST:
            return self._last_draws(places, ranges)
        game, counts = self._game, self._game.counts[draw]
        played = self._draws(draw, places)
        after = self.after_draw(draw, places, ranges)
        found = np.empty((2, len(places), ranges.shape[2]), np.float32)
        for seat in SEATS:
            spare = [tuple(table.copy() for table in played) for _ in range(2)]
            loop(draws_back)(
                game.tables[draw], self._turned[draw], _look(seat), played, *spare, ranges,
                np.ascontiguousarray(after[seat]).reshape(len(places), counts, -1), found[seat],
            )  # fmt: skip
        return found

    def after_draw(self, draw: int, places: Array, ranges: Array) -> Array:
        """Values when draw 0 or 1 is over: float32[2 seats, draws, counts, counts, buckets].

        By what the big blind and then the button have drawn.
        """
        game, counts = self._game, self._game.counts[draw]
        first, second = self._draws(draw, places)
        drawn = np.empty((len(places) * counts**2, 2, game.buckets[draw + 1]), np.float32)
        loop(draws_down)(game.tables[draw], first, second, ranges, drawn)
        states = _children(places, counts**2)
        found = self._known(states, drawn) if draw == 0 else self.at_round(draw + 1, states, drawn)
        return found.reshape(2, len(places), counts, counts, -1)

    def _known(self, states: Array, ranges: Array) -> Array:
        if self._second is None:
            return self.at_round(1, states, ranges)
        met = ranges.sum(2)[:, ::-1]
        return (self._second[states] * met[..., None]).transpose(1, 0, 2)

    def _last_draws(self, places: Array, ranges: Array) -> Array:
        """Learn last draws by themselves; gives what the average strategies are worth."""
        game = self._game
        regrets, sums = self._empty(len(places)), self._empty(len(places))
        values = np.empty((2, *ranges.shape[::2]), np.float32)
        work = loop(play_last_draws)
        common = (
            game.betting[-1], self.paid_at_draws[LAST][places],
            game.tables[LAST], self._turned[LAST],
        )  # fmt: skip
        for turn in range(1, self._turns + 1):
            for seat in SEATS:
                lesson = Lesson(seat, LEARN, np.float32(weight(turn)), np.float32(discount(turn)))
                work(
                    0, len(places), lesson, *common, regrets, regrets, sums, ranges, values[seat]
                )  # fmt: skip
        for seat in SEATS:
            lesson = _look(seat)
            work(0, len(places), lesson, *common, sums, regrets, sums, ranges, values[seat])
        return values

    def _empty(self, draws: int) -> tuple[Array, Array, Array]:
        """Tables of zeros for so many last draws (`solver.blueprint.game.Table`)."""
        counts, before, after = self._game.tables[LAST].shape
        river = (draws * counts, len(self._game.betting[-1].leads), counts * after)
        shapes = (draws, counts, before), (draws, counts, counts, before), river
        first, second, last = (np.zeros(shape, np.float32) for shape in shapes)
        return first, second, last

    def round_chances(self, number: int, state: int) -> Array:
        """As those of the blueprint, float64[actions, buckets], with the tremble."""
        found = self._blueprint.round_chances(number, state)
        starts = self._game.betting[number].starts
        return np.concatenate([trembling(part) for part in np.split(found, starts[1:-1])])

    def draw_chances(self, draw: int, place: int) -> tuple[Array, Array]:
        """As those of the blueprint, with the tremble."""
        first, second = self._blueprint.draw_chances(draw, place)
        return trembling(first), trembling(second)

    def _draws(self, draw: int, places: Array) -> tuple[Array, Array]:
        """The strategies of both seats at draws, float32."""
        found = [self.draw_chances(draw, int(place)) for place in places]
        first, second = (np.array(tables, np.float32) for tables in zip(*found, strict=True))
        return first, second

    @cached_property
    def _turned(self) -> Sequence[Array]:
        return [np.ascontiguousarray(table.transpose(0, 2, 1)) for table in self._game.tables]


def trembling(chances: Array) -> Array:
    """Chances [..., actions, buckets] of a decision with every action taken now and then."""
    return chances * (1 - TREMBLE) + TREMBLE / chances.shape[-2]


def _look(seat: int) -> Lesson:
    """A walk for the values of a seat that adds to no average."""
    return Lesson(seat, LEARN, np.float32(0), np.float32(0))


def _children(states: Array, count: int) -> Array:
    """The numbers of what follows states, so many each."""
    return (np.asarray(states)[:, None] * count + np.arange(count)).ravel()

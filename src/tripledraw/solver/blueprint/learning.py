"""Two players learn the game of buckets: counterfactual regret minimisation on whole ranges.

In each turn one after the other goes through all states against the other's present strategy.
Regrets never fall below 0 and old ones fade (`discount`); the average strategy weights turns by
`weight`. Threads take last draws by chunks, or a cluster takes them all (`shares`); nothing that is
done in one depends on another, so the result is the same for any number of either.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from tripledraw.batch.cluster import Cluster
from tripledraw.equity.compiled import loop
from tripledraw.solver.blueprint.earlier import draws_back, draws_down, round_back, round_down
from tripledraw.solver.blueprint.game import BucketGame, Table, empty_table, paid_before
from tripledraw.solver.blueprint.river import play_last_draws
from tripledraw.solver.blueprint.rounds import ANSWER, LEARN, Lesson
from tripledraw.solver.blueprint.shares import Shares
from tripledraw.solver.small.cfr import AVERAGE_POWER, REGRET_POWER, kept

Array = Any

CHUNK = 256
"""Last draws in a chunk."""


class Bracket(NamedTuple):
    """What the best answer to either player's average strategy wins, small bets a hand."""

    big_blind: float
    button: float

    @property
    def exploitability(self) -> float:
        """How much more than the value of the game the two best answers win on average."""
        return (self.big_blind + self.button) / 2

    @property
    def value(self) -> tuple[float, float]:
        """Between what the value of the game to the button lies."""
        return -self.big_blind, self.button


class Learner:
    """The state of a training: ``turn``, ``regrets`` and the ``sums`` of the average strategy.

    With a ``cluster`` those of the last draws are elsewhere: `fetch` brings them home.
    """

    def __init__(self, game: BucketGame, threads: int = 1, cluster: Cluster | None = None) -> None:
        self.game = game
        self.turn = 0
        self.regrets = empty_table(game)
        self.sums = empty_table(game)
        self._paid = paid_before(game)
        self._turned = tuple(np.ascontiguousarray(t.transpose(0, 2, 1)) for t in game.tables)
        self._pool = ThreadPoolExecutor(threads)
        home = last_part(self.regrets), last_part(self.sums)
        self._shares = Shares(game, cluster, *home) if cluster else None

    def fetch(self) -> None:
        """Have all that was learnt in ``regrets`` and ``sums``, to be written down."""
        if self._shares:
            self._shares.fetch()

    def send(self) -> None:
        """Go on from what stands in ``regrets`` and ``sums``."""
        if self._shares:
            self._shares.send()

    def learn(self) -> None:
        """One turn: the big blind learns, then the button."""
        self.turn += 1
        for hero in (0, 1):
            self._walk(hero, LEARN, self.regrets)

    def bracket(self) -> Bracket:
        """How far the average strategy is from an equilibrium."""
        return Bracket(*(self._walk(hero, ANSWER, self.sums) for hero in (0, 1)))

    def _walk(self, hero: int, purpose: int, played: Table) -> float:
        turn = max(self.turn, 1)
        lesson = Lesson(hero, purpose, np.float32(weight(turn)), np.float32(discount(turn)))
        ranges, going = self._down(played)
        values = self._last_draws(lesson, played, going[-1])
        for i in (2, 1, 0):
            if i < 2:
                values = self._draw_back(i, lesson, played, going[i], values)
            values = self._round_back(i, lesson, played, ranges[i], values)
        return float(values[0].astype(np.float64) @ self.game.dealt.astype(np.float64))

    def _down(self, played: Table) -> tuple[list[Array], list[Array]]:
        """The ranges in which rounds 1 to 3 begin, and those in which the draws do."""
        game = self.game
        ranges, going = [np.stack([game.dealt, game.dealt])[None]], []
        for i in range(3):
            ends = np.empty((game.draws[i], 2, game.buckets[i]), np.float32)
            loop(round_down)(game.betting[i], played.rounds[i], ranges[i], ends)
            going.append(ends)
            if i < 2:
                drawn = np.empty((game.states[i + 1], 2, game.buckets[i + 1]), np.float32)
                loop(draws_down)(game.tables[i], played.first[i], played.second[i], ends, drawn)
                ranges.append(drawn)
        return ranges, going

    def _last_draws(self, lesson: Lesson, played: Table, ranges: Array) -> Array:
        if self._shares:
            return self._shares.play(lesson, ranges)
        game = self.game
        values = np.empty((game.draws[2], game.buckets[2]), np.float32)
        common = (
            lesson, game.betting[3], self._paid[1][2],
            game.tables[2], self._turned[2], *map(last_part, (played, self.regrets, self.sums)),
            ranges, values,
        )  # fmt: skip
        begins = range(0, game.draws[2], CHUNK)
        work: Callable[..., None] = loop(play_last_draws)
        work(0, 0, *common)  # compiled before threads ask for it
        jobs = [
            self._pool.submit(work, begin, min(begin + CHUNK, game.draws[2]), *common)
            for begin in begins
        ]
        for job in jobs:
            job.result()
        return values

    def _draw_back(
        self, i: int, lesson: Lesson, played: Table, ranges: Array, after: Array
    ) -> Array:
        game, counts = self.game, self.game.counts[i]
        values = np.empty((game.draws[i], game.buckets[i]), np.float32)
        parts = [(t.first[i], t.second[i]) for t in (played, self.regrets, self.sums)]
        loop(draws_back)(
            game.tables[i], self._turned[i], lesson, *parts, ranges,
            after.reshape(game.draws[i], counts, -1), values,
        )  # fmt: skip
        return values

    def _round_back(
        self, i: int, lesson: Lesson, played: Table, ranges: Array, after: Array
    ) -> Array:
        game = self.game
        values = np.empty((game.states[i], game.buckets[i]), np.float32)
        parts = [t.rounds[i] for t in (played, self.regrets, self.sums)]
        loop(round_back)(
            game.betting[i], lesson, self._paid[0][i], *parts,
            ranges, after, values,
        )  # fmt: skip
        return values


def last_part(table: Table) -> tuple[Array, Array, Array]:
    """What of a table belongs to the last draw and the river."""
    return table.first[2], table.second[2], table.river


def weight(turn: int) -> float:
    """What the strategy of a turn counts in the average."""
    return float(turn) ** AVERAGE_POWER


def discount(turn: int) -> float:
    """What the regrets gathered before a turn still count in it."""
    return kept(turn, REGRET_POWER)

"""The last draws of a training shared out over a cluster: each share keeps what it has learnt.

Of a turn only ranges go out and values come back. What was learnt is fetched for a checkpoint and
sent out again when a training is taken up.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from tripledraw.batch.cluster import Cluster
from tripledraw.equity.compiled import loop
from tripledraw.solver.blueprint.game import BucketGame, paid_before, table_shapes
from tripledraw.solver.blueprint.river import play_last_draws
from tripledraw.solver.blueprint.rounds import ANSWER, Lesson

Array = Any
Part = tuple[Array, Array, Array]
"""What of a table belongs to the last draw and the river: `learning.last_part`."""

PIECE = 512
"""Last draws that are sent at once, some 60 MB."""


class Share:
    """The last draws ``first`` .. ``end`` - 1 of a game, somewhere."""

    def __init__(self, game: BucketGame, first: int, end: int) -> None:
        self._game = game
        self._paid = paid_before(game)[1][2][first:end]
        self._turned = np.ascontiguousarray(game.tables[2].transpose(0, 2, 1))
        self._regrets, self._sums = (_empty(game, end - first) for _ in range(2))

    def play(self, lesson: Lesson, ranges: Array) -> Array:
        """Play these last draws; the hero learns, and what they are worth to him comes back."""
        values = np.empty((len(ranges), self._game.buckets[2]), np.float32)
        played = self._sums if lesson.purpose == ANSWER else self._regrets
        loop(play_last_draws)(
            0, len(ranges), lesson, self._game.betting[3], self._paid,
            self._game.tables[2], self._turned, played, self._regrets, self._sums,
            ranges, values,
        )  # fmt: skip
        return values

    def read(self, begin: int, end: int) -> tuple[Part, Part]:
        """What has been learnt in some of them: regrets and sums."""
        return _rows(self._regrets, begin, end), _rows(self._sums, begin, end)

    def write(self, begin: int, end: int, regrets: Part, sums: Part) -> None:
        """Go on from what was learnt."""
        _copy(regrets, _rows(self._regrets, begin, end))
        _copy(sums, _rows(self._sums, begin, end))


class Shares:
    """All last draws of a game on a cluster, and the tables at home that they belong to."""

    def __init__(self, game: BucketGame, cluster: Cluster, regrets: Part, sums: Part) -> None:
        self._cluster = cluster
        self._home = regrets, sums
        count = min(cluster.workers, game.draws[2])
        bounds = np.linspace(0, game.draws[2], count + 1).astype(int).tolist()
        self._spans = list(pairwise(bounds))
        self._shares = [cluster.settle(Share, game, *span) for span in self._spans]

    def play(self, lesson: Lesson, ranges: Array) -> Array:
        """Play all last draws: the hero's values."""
        asked = [
            self._cluster.ask(share, "play", lesson, ranges[first:end])
            for share, (first, end) in zip(self._shares, self._spans, strict=True)
        ]
        return np.concatenate([self._cluster.wait(handle) for handle in asked])

    def fetch(self) -> None:
        """Bring home what was learnt."""
        for share, first, begin, end in self._pieces():
            found = self._cluster.wait(self._cluster.ask(share, "read", begin, end))
            for part, home in zip(found, self._home, strict=True):
                _copy(part, _rows(home, first + begin, first + end))

    def send(self) -> None:
        """Send out what is at home."""
        for share, first, begin, end in self._pieces():
            parts = (_rows(home, first + begin, first + end) for home in self._home)
            self._cluster.wait(self._cluster.ask(share, "write", begin, end, *parts))

    def _pieces(self) -> Iterator[tuple[Any, int, int, int]]:
        """Every share, where it begins, and from where to where a piece goes in it."""
        for share, (first, end) in zip(self._shares, self._spans, strict=True):
            for begin in range(0, end - first, PIECE):
                yield share, first, begin, min(begin + PIECE, end - first)


def _empty(game: BucketGame, draws: int) -> Part:
    shapes = table_shapes(game)
    first, second, river = (
        np.zeros((draws * (shape[0] // game.draws[2]), *shape[1:]), np.float32)
        for shape in (shapes.first[2], shapes.second[2], shapes.river)
    )
    return first, second, river


def _rows(part: Part, begin: int, end: int) -> Part:
    """The rows of last draws; the river has one for every count of the big blind."""
    first, second, river = part
    counts = second.shape[1]
    return first[begin:end], second[begin:end], river[begin * counts : end * counts]


def _copy(part: Part, to: Part) -> None:
    for array, home in zip(part, to, strict=True):
        home[:] = array

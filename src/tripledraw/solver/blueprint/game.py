"""The game of buckets that is solved: its bets, draws and chances, and how many states it has."""

from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np

from tripledraw.rules.words import ROUNDS
from tripledraw.solver.blueprint import LARGEST_CAP
from tripledraw.solver.blueprint.rounds import Betting, betting_of
from tripledraw.solver.blueprint.transitions import transitions
from tripledraw.solver.tree import Tree, round_tree
from tripledraw.stakes import Stakes

Array = Any

SMALL_BET = 2
"""Chips: the smallest bet whose half, the small blind, is whole."""


class BucketGame(NamedTuple):
    """Heads-up limit triple draw by buckets; the big blind is player 0.

    ``dealt``   float32[buckets]: how often either player is dealt each bucket
    ``tables``  for each draw float32[counts, before, after]: the chance of every bucket after it
    ``betting`` the four rounds
    """

    dealt: Array
    tables: tuple[Array, ...]
    betting: tuple[Betting, ...]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many choices each draw has: 0 cards, 1 card and so on."""
        return tuple(len(table) for table in self.tables)

    @property
    def buckets(self) -> tuple[int, ...]:
        """Buckets of each round."""
        return (*(table.shape[1] for table in self.tables), self.tables[-1].shape[2])

    @property
    def draws(self) -> tuple[int, ...]:
        """States in which each draw begins."""
        return tuple(
            states * len(betting.going)
            for states, betting in zip(self.states, self.betting, strict=False)
        )

    @property
    def states(self) -> tuple[int, ...]:
        """States in which each round begins: every line of bets and draws before it."""
        found = [1]
        for betting, counts in zip(self.betting, self.counts, strict=False):
            found.append(found[-1] * len(betting.going) * counts**2)
        return tuple(found)


@cache
def bucket_game(cap: int = LARGEST_CAP) -> BucketGame:
    """The whole game with at most ``cap`` bets a round; 3, 2 and 2 cards are drawn at most."""
    chances = transitions()
    betting = tuple(betting for _, betting in all_rounds(cap))
    tables = tuple(np.ascontiguousarray(table, np.float32) for table in chances.drawn)
    return BucketGame(chances.dealt.astype(np.float32), tables, betting)


@cache
def all_rounds(cap: int) -> tuple[tuple[Tree, Betting], ...]:
    """The four rounds with so many bets at most, as trees and made ready."""
    stakes = Stakes(SMALL_BET, cap=cap)
    trees = [round_tree(stakes, number) for number in range(1, ROUNDS + 1)]
    return tuple((tree, betting_of(tree, SMALL_BET)) for tree in trees)


def paid_before(game: BucketGame) -> tuple[tuple[Array, ...], tuple[Array, ...]]:
    """Small bets that each player has put in when a round or a draw begins, by state."""
    rounds, draws = [np.zeros(1, np.float32)], []
    for betting, counts in zip(game.betting, game.counts, strict=False):
        draws.append((rounds[-1][:, None] + betting.paid[betting.going]).ravel())
        rounds.append(np.repeat(draws[-1], counts**2))
    return tuple(rounds), tuple(draws)


class Table(NamedTuple):
    """A number for every action of every hand: regrets, or sums of strategies. float32.

    ``rounds`` for rounds 1 to 3 [states, actions, buckets]
    ``first``  for each draw [draws, counts, buckets]: the big blind's
    ``second`` for each draw [draws, counts of the big blind, counts, buckets]: the button's
    ``river``  [last draws * counts, actions, counts * buckets]: what the big blind has drawn goes
               with the draw, what the button has drawn with the bucket
    """

    rounds: tuple[Array, ...]
    first: tuple[Array, ...]
    second: tuple[Array, ...]
    river: Array


def table_shapes(game: BucketGame) -> Table:
    """The shape of every array of a `Table` for this game."""
    states, draws, counts, buckets = game.states, game.draws, game.counts, game.buckets
    actions = [len(betting.leads) for betting in game.betting]
    return Table(
        tuple((states[i], actions[i], buckets[i]) for i in range(3)),
        tuple((draws[i], counts[i], buckets[i]) for i in range(3)),
        tuple((draws[i], counts[i], counts[i], buckets[i]) for i in range(3)),
        (draws[2] * counts[2], actions[3], counts[2] * buckets[3]),
    )


def empty_table(game: BucketGame) -> Table:
    """A table of zeros."""
    shapes = table_shapes(game)
    rounds, first, second = map(_zeros, (shapes.rounds, shapes.first, shapes.second))
    return Table(rounds, first, second, np.zeros(shapes.river, np.float32))


class EarlyTable(NamedTuple):
    """As `Table`, rounds 1 to 3 and the two draws between them alone."""

    rounds: tuple[Array, ...]
    first: tuple[Array, ...]
    second: tuple[Array, ...]


def empty_early_table(game: BucketGame) -> EarlyTable:
    """An early table of zeros."""
    shapes = table_shapes(game)
    return EarlyTable(*map(_zeros, (shapes.rounds, shapes.first[:2], shapes.second[:2])))


def arrays_of(table: Table) -> tuple[Array, ...]:
    """All arrays of a table in one fixed sequence."""
    return (*table.rounds, *table.first, *table.second, table.river)


def table_bytes(game: BucketGame) -> int:
    """How large one table is."""
    return 4 * sum(prod(shape) for shape in arrays_of(table_shapes(game)))


def _zeros(shapes: tuple[Any, ...]) -> tuple[Array, ...]:
    return tuple(np.zeros(shape, np.float32) for shape in shapes)

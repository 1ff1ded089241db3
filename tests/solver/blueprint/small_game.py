"""A small game of buckets with chances out of the air, and the same as a game of `solver.small`."""

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.blueprint.game import ROUNDS, SMALL_BET, BucketGame
from tripledraw.solver.blueprint.rounds import betting_of
from tripledraw.solver.small.games import Decision, Game, Move, Node, Terminal
from tripledraw.solver.small.rounds import add, add_round, winnings
from tripledraw.solver.tree import BIG_BLIND, BUTTON, round_tree
from tripledraw.stakes import Stakes

CAP = 2


def trees():
    return [round_tree(Stakes(SMALL_BET, cap=CAP), number + 1) for number in range(ROUNDS)]


def small_game(counts=(2, 1, 3), buckets=(4, 5, 4, 6), seed=1):
    chance = np.random.default_rng(seed)
    tables = [
        chance.dirichlet(np.full(after, 0.4), size=(count, before)).astype(np.float32)
        for count, before, after in zip(counts, buckets, buckets[1:], strict=False)
    ]
    betting = tuple(betting_of(tree, SMALL_BET) for tree in trees())
    dealt = chance.dirichlet(np.ones(buckets[0])).astype(np.float32)
    return BucketGame(dealt, tuple(tables), betting)


class Naive:
    """The game node by node; ``at`` names its decisions as the tables of the learner do.

    A name is (round or draw, player, place...): a place in the arrays of `Table`.
    """

    def __init__(self, game: BucketGame) -> None:
        self.bucket_game = game
        self.nodes: list[Node] = []
        self.at: dict[int, tuple] = {}
        self._trees = trees()
        self._round(0, 0, 0)
        start = game.dealt.astype(float)
        self.game = Game(tuple(self.nodes), (start, start))

    def _round(self, number, state, before):
        """``before`` is what each has put in, in chips."""
        buckets = self.bucket_game.buckets[number]
        tree, betting = self._trees[number], self.bucket_game.betting[number]
        going = iter(range(len(betting.going)))
        ahead = np.sign(np.arange(buckets)[None, :] - np.arange(buckets)[:, None])

        def end(folder, added):
            put_in = before + added[0], before + added[1]
            if folder == NOBODY and number < ROUNDS - 1:
                return self._draw(number, state * len(betting.going) + next(going), put_in[0])
            return add(self.nodes, Terminal(winnings(folder, put_in, ahead)))

        first = add_round(self.nodes, tree, (buckets, buckets), end)
        # Decisions are put in from the last to the first, right after all ends.
        for node in range(len(tree.actor)):
            self.at[first - node] = ("round", number, state, node)
        return first

    def _draw(self, number, draw, before):
        table = self.bucket_game.tables[number]
        count, buckets = table.shape[0], table.shape[1]
        answers = []
        for one in range(count):
            moves = []
            for two in range(count):
                state = (draw * count + one) * count + two
                moves.append(Move(self._round(number + 1, state, before), table[two].astype(float)))
            answers.append(add(self.nodes, Decision(BUTTON, buckets, tuple(moves))))
            self.at[answers[-1]] = ("second", number, draw, one)
        moves = [Move(answers[one], table[one].astype(float)) for one in range(count)]
        first = add(self.nodes, Decision(BIG_BLIND, buckets, tuple(moves)))
        self.at[first] = ("first", number, draw)
        return first

    def rows(self, table, number):
        """The rows of a learner's table that belong to a decision, float64[moves, buckets]."""
        kind, level, *place = self.at[number]
        if kind == "first":
            return table.first[level][place[0]].astype(float)
        if kind == "second":
            return table.second[level][place[0], place[1]].astype(float)
        state, node = place
        starts = self.bucket_game.betting[level].starts
        actions = slice(starts[node], starts[node + 1])
        if level < ROUNDS - 1:
            return table.rounds[level][state, actions].astype(float)
        count, buckets = self.bucket_game.counts[-1], self.bucket_game.buckets[-1]
        lane = slice(state % count * buckets, (state % count + 1) * buckets)
        return table.river[state // count, actions, lane].astype(float)

"""One betting round over whole ranges: reach down the tree, chips at its ends, values back up.

A column is a hand, from the best to the worst. A row of reach or value is a place: a decision of
the tree, or after them an end. A row of regrets or choices is a move: one action at one decision.
Values are counterfactual: what a hand wins above half of the pot against everything that the
other seat may hold, each weighted by how often it comes there.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.endgame.meeting import (
    add_up_parts,
    counts_cards,
    take_parts,
    take_parts_in_order,
)
from tripledraw.solver.endgame.regrets import add_product, learn, match, remember, take_best
from tripledraw.solver.tree import BIG_BLIND, ILLEGAL, Tree

Array = Any  # an array of NumPy


class Walk(NamedTuple):
    """A tree made ready to be walked; every array is read only.

    ``actor``   int8[decisions]: who acts
    ``first``   int32[decisions + 1]: the first move of each decision
    ``child``   int32[moves]: the place that each move leads to
    ``folder``  int8[ends]: who folded there, NOBODY where both are in
    ``stake``   float32[ends]: what the winner wins there above half of the pot
    ``row``     int32[2, places]: where the reach of each seat at a place is found: that of the
                place itself after an own action, else where it was before
    """

    actor: Array
    first: Array
    child: Array
    folder: Array
    stake: Array
    row: Array


def walk_of(tree: Tree, pot: float) -> Walk:
    """The walk of a tree that begins with so many chips in the pot."""
    legal = tree.children != ILLEGAL
    first = np.cumsum([0, *legal.sum(1)]).astype(np.int32)
    row = np.zeros((2, len(tree.actor) + len(tree.folder)), np.int32)
    for node, seat in enumerate(tree.actor):
        for child in tree.children[node][legal[node]]:
            row[:, child] = row[:, node]
            row[seat, child] = child
    loser = np.where(tree.folder == NOBODY, BIG_BLIND, tree.folder)
    stake = pot / 2 + tree.added[np.arange(len(loser)), loser]
    return Walk(tree.actor, first, tree.children[legal], tree.folder, stake.astype(np.float32), row)


def match_moves(walk: Any, regrets: Array, total: Array, out: Array) -> None:
    """Fill ``out[move, hand]`` with the strategy that the regrets of a round ask for."""
    for node in range(len(walk.actor)):
        first, last = walk.first[node], walk.first[node + 1]
        match(regrets[first:last], total, out[first:last])


def carry_down(walk: Any, chosen: Array, reach: Array) -> None:
    """Fill ``reach[seat, place, hand]`` from those of the first place, which are given."""
    for node in range(len(walk.actor)):
        seat = walk.actor[node]
        source = reach[seat, walk.row[seat, node]]
        for move in range(walk.first[node], walk.first[node + 1]):
            target, share = reach[seat, walk.child[move]], chosen[move]
            for i in range(len(source)):
                target[i] = source[i] * share[i]


def settle(walk: Any, player: int, reach: Array, value: Array, meeting: Any, sums: Array) -> None:
    """Fill the ends of ``value[place, hand]`` with what the player wins by a fold or a showdown.

    ``sums`` float32[2, 8555] is room to work in.
    """
    settle_folds(walk, player, reach, value, meeting, sums)
    decisions = len(walk.actor)
    for end in range(len(walk.folder)):
        if walk.folder[end] == NOBODY:
            place = decisions + end
            other = reach[1 - player, walk.row[1 - player, place]]
            show_down(walk.stake[end], other, value[place])
            if counts_cards(meeting):
                add_up_parts(meeting, other, sums[0])
                take_parts_in_order(walk.stake[end], meeting, other, sums[0], value[place])


def settle_folds(
    walk: Any, player: int, reach: Array, value: Array, meeting: Any, sums: Array
) -> None:
    """Fill those ends alone where somebody has folded."""
    decisions = len(walk.actor)
    for end in range(len(walk.folder)):
        if walk.folder[end] != NOBODY:
            place = decisions + end
            other = reach[1 - player, walk.row[1 - player, place]]
            stake = walk.stake[end] if walk.folder[end] != player else -walk.stake[end]
            value[place] = sum_of(other) * stake
            if counts_cards(meeting):
                add_up_parts(meeting, other, sums[0])
                take_parts(stake, meeting, sums[0], value[place])


def show_down(stake: Any, other: Array, out: Array) -> None:
    """Chips won at a showdown: hands stand in order, and only equal ones tie."""
    total = sum_of(other)
    better = 0.0
    for i in range(len(other)):
        out[i] = stake * (total - better - (better + other[i]))
        better += other[i]


def sum_of(weights: Array) -> float:
    """The sum of a row, exactly enough."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i]
    return total


def learn_moves(
    walk: Any,
    player: int,
    chosen: Array,
    reach: Array,
    free: Array,
    weight: Any,
    value: Array,
    regrets: Array,
    sums: Array,
) -> None:
    """Bring values up from the ends while the player's regrets and average strategy learn.

    ``free[decision, hand]`` is as in `regrets.learn`, ``weight`` that of this iteration.
    """  # fmt: skip
    for node in range(len(walk.actor) - 1, -1, -1):
        first, last = walk.first[node], walk.first[node + 1]
        value[node] = 0
        if walk.actor[node] != player:
            add_children(walk, first, last, value, value[node])
            continue
        mine = reach[player, walk.row[player, node]]
        for move in range(first, last):
            add_product(chosen[move], value[walk.child[move]], value[node])
        for move in range(first, last):
            learn(value[walk.child[move]], value[node], free[node], regrets[move])
            remember(weight, mine, chosen[move], sums[move])


def add_children(walk: Any, first: int, last: int, value: Array, out: Array) -> None:
    """Add up the moves of the other seat, whose reach is in the values already."""
    for move in range(first, last):
        source = value[walk.child[move]]
        for i in range(len(out)):
            out[i] += source[i]


def best_moves(
    walk: Any, player: int, chosen: Array, free: Array, bins: Array, value: Array
) -> None:
    """Bring values up where the player does what is best against the other's strategy.

    Hands that are not free, ``free[decision, bins[hand]]``, keep to their own: without any free one
    the values are those of the two strategies.
    """
    for node in range(len(walk.actor) - 1, -1, -1):
        first, last = walk.first[node], walk.first[node + 1]
        value[node] = 0
        if walk.actor[node] != player:
            add_children(walk, first, last, value, value[node])
            continue
        for move in range(first, last):
            add_product(chosen[move], value[walk.child[move]], value[node])
        for move in range(first, last):
            take_best(value[walk.child[move]], free[node], bins, value[node])

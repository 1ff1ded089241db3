"""Betting rounds as parts of a game: the public tree of a round with what follows its ends."""

from collections.abc import Callable

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.small.games import Array, Decision, Move, Node
from tripledraw.solver.tree import ACTIONS, BIG_BLIND, BUTTON, ILLEGAL, Tree

Chips = tuple[int, int]
"""What each player has put in."""


def add(nodes: list[Node], node: Node) -> int:
    """Put a node after its children and give its number."""
    nodes.append(node)
    return len(nodes) - 1


def add_round(nodes: list[Node], tree: Tree, hands: Chips, end: Callable[[int, Chips], int]) -> int:
    """Put in all decisions of a betting round and give the number of the first.

    ``hands`` is how many each player may hold. ``end(folder, added)`` puts in what follows an end
    of the round and gives its number; the folder is `NOBODY` where both are in.
    """
    count = len(tree.actor)
    number = {
        count + at: end(int(tree.folder[at]), (int(tree.added[at, 0]), int(tree.added[at, 1])))
        for at in range(len(tree.folder))
    }
    for at in reversed(range(count)):
        actor = int(tree.actor[at])
        children = (int(tree.children[at, action]) for action in ACTIONS)
        moves = tuple(Move(number[child]) for child in children if child != ILLEGAL)
        number[at] = add(nodes, Decision(actor, hands[actor], moves))
    return number[0]


def paid(before: Chips, added: Chips) -> Chips:
    """What each has put in after a round more."""
    return before[0] + added[0], before[1] + added[1]


def winnings(folder: int, put_in: Chips, ahead: Array) -> Array:
    """Chips that player 0 wins at the end of the last round, for all pairs of hands.

    ``ahead`` is 1 where his hand beats the other's, -1 where it loses and 0 where they tie.
    """
    if folder == NOBODY:
        return put_in[0] * ahead
    won = -put_in[BIG_BLIND] if folder == BIG_BLIND else put_in[BUTTON]
    return np.full_like(ahead, won)

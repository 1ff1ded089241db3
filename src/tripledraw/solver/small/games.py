"""Games of two in vector form: a public tree, and at each node a range over hidden hands.

What both players see makes the tree; what one of them hides is the index of his vectors. His range
is how likely his own strategy lets him hold each hand, the value of a hand what it wins against
the other's range. A strategy turns ranges into ranges on the way down, `ranges`, and payoffs turn
them into values on the way up, `values`: both for all hands at once. Whatever chance does
between the two players, cards that one holds and the other cannot, is in the payoffs.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

Array = Any  # float64 throughout

Strategy = Mapping[int, Array]
"""Of the number of a decision: float64[moves, hands], how often each hand makes each move."""


class Terminal(NamedTuple):
    """The end: ``payoff`` is float64[hands of 0, hands of 1].

    Chips that player 0 wins of player 1, times the chance that these hands meet here where both
    ranges are whole.
    """

    payoff: Array


class Deal(NamedTuple):
    """Chance that both see: ``children`` are the numbers of what may come.

    How likely each of them is stands in the payoffs below it.
    """

    children: tuple[int, ...]


class Move(NamedTuple):
    """What a player may do: the number of the public node that follows, and the new hands.

    ``draw`` is float64[hands before, hands after], how a range goes on when cards are drawn
    unseen; None where the hands stay as they are.
    """

    child: int
    draw: Array | None = None


class Decision(NamedTuple):
    """A player, 0 or 1, chooses for each of his ``hands`` among the same moves.

    Moves that look the same to the other lead to one child: which cards are thrown is hidden, how
    many is not.
    """

    player: int
    hands: int
    moves: tuple[Move, ...]

    @property
    def children(self) -> tuple[int, ...]:
        """What the other may see next, each once."""
        return tuple(dict.fromkeys(move.child for move in self.moves))


Node = Terminal | Deal | Decision


@dataclass(frozen=True, eq=False)
class Game:
    """A game of two in which one wins what the other loses.

    A node's number is its place in ``nodes``: children before parents, the root last.
    ``start`` holds the range of each player at the root.
    """

    nodes: tuple[Node, ...]
    start: tuple[Array, Array]

    @cached_property
    def decisions(self) -> tuple[dict[int, Decision], dict[int, Decision]]:
        """The decisions of each player by number."""
        of_player: tuple[dict[int, Decision], dict[int, Decision]] = {}, {}
        for number, node in enumerate(self.nodes):
            if isinstance(node, Decision):
                of_player[node.player][number] = node
        return of_player

    def uniform(self) -> dict[int, Array]:
        """The strategy of both that makes every move equally often."""
        return {
            number: np.full((len(node.moves), node.hands), 1 / len(node.moves))
            for decisions in self.decisions
            for number, node in decisions.items()
        }


def ranges(game: Game, player: int, strategy: Strategy) -> list[Array]:
    """The player's range at every node, by number, as his own strategy makes it."""
    found: list[Array] = [0.0] * len(game.nodes)
    found[-1] = game.start[player]
    for number in reversed(range(len(game.nodes))):
        node = game.nodes[number]
        if isinstance(node, Decision) and node.player == player:
            for move, share in zip(node.moves, strategy[number], strict=True):
                going = share * found[number]
                found[move.child] = found[move.child] + (
                    going if move.draw is None else going @ move.draw
                )
        elif not isinstance(node, Terminal):
            for child in node.children:
                found[child] = found[number]
    return found


def values(
    game: Game, player: int, against: list[Array], answer: Callable[[int, Array], Array]
) -> Array:
    """What each hand of the player is worth at the root against the other's `ranges`.

    ``answer(number, worth)`` plays his decisions: from float64[moves, hands], what every
    move is worth there, it gives what each hand makes of it.
    """
    found: list[Array] = []
    for number, node in enumerate(game.nodes):
        if isinstance(node, Terminal):
            payoff = node.payoff if player == 0 else -node.payoff.T
            found.append(payoff @ against[number])
        elif isinstance(node, Decision) and node.player == player:
            worth = [
                found[move.child] if move.draw is None else move.draw @ found[move.child]
                for move in node.moves
            ]
            found.append(answer(number, np.array(worth)))
        else:
            found.append(sum(found[child] for child in node.children))
    return found[-1]

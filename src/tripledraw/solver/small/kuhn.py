"""Kuhn poker: three cards, one each, an ante and one bet; worth -1/18 to the first player."""

import numpy as np

from tripledraw.solver.small.games import Game, Node, Terminal
from tripledraw.solver.small.rounds import Chips, add, add_round, paid, winnings
from tripledraw.solver.tree import round_tree
from tripledraw.stakes import Stakes

CARDS = 3
ANTES = (1, 1)


def kuhn() -> Game:
    """The game, hands from jack to king; one chip behind each is what makes it one bet."""
    card = np.arange(CARDS)
    ahead = np.sign(card[:, None] - card).astype(float)
    chance = (ahead != 0) / (CARDS * (CARDS - 1))
    nodes: list[Node] = []

    def end(folder: int, added: Chips) -> int:
        return add(nodes, Terminal(chance * winnings(folder, paid(ANTES, added), ahead)))

    add_round(nodes, round_tree(Stakes(1), 2, (1, 1)), (CARDS, CARDS), end)
    return Game(tuple(nodes), (np.ones(CARDS), np.ones(CARDS)))

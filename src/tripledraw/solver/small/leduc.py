"""Leduc poker: six cards, one each, a round of bets, a card for all, a round of double bets.

Three ranks in two suits; an ante of 1, bets of 2 and then 4, two in a round at most. Whoever
pairs the board wins, else the higher card. It is worth -0.0856 to the first player.
"""

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.small.games import Array, Deal, Game, Node, Terminal
from tripledraw.solver.small.rounds import Chips, add, add_round, paid, winnings
from tripledraw.solver.tree import round_tree
from tripledraw.stakes import Stakes

RANKS, COPIES = 3, 2
DECK = RANKS * COPIES
ANTES = (1, 1)
HANDS = (RANKS, RANKS)
STAKES = Stakes(2, cap=2)
SMALL_BETS, BIG_BETS = 2, 3
"""The numbers of our betting rounds that are bet as Leduc's two are."""


def leduc() -> Game:
    """The game, hands from jack to king whatever their suit."""
    nodes: list[Node] = []
    first, second = (round_tree(STAKES, number) for number in (SMALL_BETS, BIG_BETS))
    chances, aheads = [chance(board) for board in range(RANKS)], [ahead(b) for b in range(RANKS)]

    def shown(board: int, put_in: Chips) -> int:
        def end(folder: int, added: Chips) -> int:
            won = winnings(folder, paid(put_in, added), aheads[board])
            return add(nodes, Terminal(chances[board] * won))

        return add_round(nodes, second, HANDS, end)

    def first_end(folder: int, added: Chips) -> int:
        put_in = paid(ANTES, added)
        if folder == NOBODY:
            return add(nodes, Deal(tuple(shown(board, put_in) for board in range(RANKS))))
        return add(nodes, Terminal(sum(chances) * winnings(folder, put_in, aheads[0])))

    add_round(nodes, first, HANDS, first_end)
    return Game(tuple(nodes), (np.ones(RANKS), np.ones(RANKS)))


def chance(board: int) -> Array:
    """How likely each pair of hands comes with this rank on the board."""
    card = np.arange(RANKS)
    second = COPIES - (card[:, None] == card)
    third = COPIES - (card[:, None] == board) - 1.0 * (card == board)
    return COPIES * second * third / (DECK * (DECK - 1) * (DECK - 2))


def ahead(board: int) -> Array:
    """1 where the hand of player 0 is the better one, -1 where it is the worse."""
    card = np.arange(RANKS)
    strength = card + RANKS * (card == board)
    return np.sign(strength[:, None] - strength).astype(float)

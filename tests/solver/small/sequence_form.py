"""Games solved as linear programs, from a tree that is walked node by node: no vectors, no regret.

The sequence form of Koller, Megiddo and von Stengel (1996): a player's plan is how likely his own
moves let each of his sequences of moves come about.
"""

from collections.abc import Hashable, Iterator
from typing import NamedTuple, Protocol

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array, hstack

Sequence = tuple[Hashable, Hashable] | None
"""What a player knew when he last moved, and his move; None before his first one."""


class End(NamedTuple):
    won: float


class Chance(NamedTuple):
    outcomes: list[tuple[float, "Spot"]]


class Choice(NamedTuple):
    player: int
    knows: Hashable
    moves: list[tuple[Hashable, "Spot"]]


class Spot(Protocol):
    def opened(self) -> End | Chance | Choice: ...


class SequenceForm:
    """Sequences by number, the knowledge of each player, and what pairs of sequences pay."""

    def __init__(self, root: Spot) -> None:
        self.sequences: tuple[dict[Sequence, int], ...] = ({None: 0}, {None: 0})
        self.before: tuple[dict[Hashable, int], ...] = ({}, {})
        self.payoffs: dict[tuple[int, int], float] = {}
        for chance, last, won in self._ends(root, 1.0, (0, 0)):
            self.payoffs[last] = self.payoffs.get(last, 0.0) + chance * won

    def _ends(
        self, spot: Spot, chance: float, last: tuple[int, int]
    ) -> Iterator[tuple[float, tuple[int, int], float]]:
        match spot.opened():
            case End(won):
                yield chance, last, won
            case Chance(outcomes):
                for share, after in outcomes:
                    yield from self._ends(after, chance * share, last)
            case Choice(player, knows, moves):
                assert self.before[player].setdefault(knows, last[player]) == last[player]
                for move, after in moves:
                    known = self.sequences[player]
                    number = known.setdefault((knows, move), len(known))
                    own = (number, last[1]) if player == 0 else (last[0], number)
                    yield from self._ends(after, chance, own)

    def plans(self, player: int) -> tuple[coo_array, np.ndarray]:
        """What makes a plan: the first sequence comes, every other as its knowledge came."""
        entries = [(0, 0, 1.0)]
        for row, (knows, numbers) in enumerate(self._moves(player).items(), start=1):
            entries.append((row, self.before[player][knows], -1.0))
            entries += [(row, number, 1.0) for number in numbers]
        rows, columns, signs = zip(*entries, strict=True)
        shape = (max(rows) + 1, len(self.sequences[player]))
        return coo_array((signs, (rows, columns)), shape=shape), np.eye(shape[0])[0]

    def value(self) -> float:
        """What the game is worth to player 0.

        His plan x and a price for every knowledge of the other: the highest price of the root
        for which no sequence of the other costs player 0 less than it is priced at.
        """
        mine, mine_is = self.plans(0)
        other, _ = self.plans(1)
        pays = coo_array(
            (list(self.payoffs.values()), tuple(zip(*self.payoffs, strict=True))),
            shape=(mine.shape[1], other.shape[1]),
        )
        prices, plan = other.shape[0], mine.shape[1]
        found = linprog(
            c=np.concatenate([np.zeros(plan), [-1.0], np.zeros(prices - 1)]),
            A_ub=beside(-pays.T, other.T),
            b_ub=np.zeros(other.shape[1]),
            A_eq=beside(mine, coo_array((mine.shape[0], prices))),
            b_eq=mine_is,
            bounds=[(0, None)] * plan + [(None, None)] * prices,
            method="highs",
        )
        assert found.status == 0, found.message
        return -found.fun

    def best_response(self, player: int) -> float:
        """What the player wins at best of one who makes all his moves equally often."""
        against = self._uniform_plan(1 - player)
        worth = np.zeros(len(self.sequences[player]))
        for last, won in self.payoffs.items():
            worth[last[player]] += against[last[1 - player]] * (won if player == 0 else -won)
        moves = self._moves(player)
        for knows in reversed(moves):
            worth[self.before[player][knows]] += max(worth[number] for number in moves[knows])
        return worth[0]

    def _moves(self, player: int) -> dict[Hashable, list[int]]:
        """The sequences that go on from each knowledge, what is known first first."""
        found: dict[Hashable, list[int]] = {knows: [] for knows in self.before[player]}
        for sequence, number in self.sequences[player].items():
            if sequence is not None:
                found[sequence[0]].append(number)
        return found

    def _uniform_plan(self, player: int) -> np.ndarray:
        plan = np.ones(len(self.sequences[player]))
        for knows, numbers in self._moves(player).items():
            plan[numbers] = plan[self.before[player][knows]] / len(numbers)
        return plan


def beside(*blocks: coo_array) -> coo_array:
    return hstack(blocks, format="csr")

"""What many hands came to: sums over playouts, added up a chunk at a time."""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tripledraw.batch.game import Game
from tripledraw.batch.playouts import Playouts
from tripledraw.rules.words import DRAWS, HAND_CARDS


def _no_draws() -> Any:
    return np.zeros((DRAWS, HAND_CARDS + 1), np.int64)


@dataclass
class Summary:
    """Running sums over the hands of one game.

    Chips are summed as whole numbers, so that the sequence of the chunks does not matter.
    ``draw_counts[k, c]`` says how often c cards were taken in draw k, 0 standing pat.
    """

    game: Game
    hands: int = 0
    chips: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    actions: int = 0
    showdowns: int = 0
    reshuffles: int = 0
    reshuffled_hands: int = 0
    draw_counts: Any = field(default_factory=_no_draws)

    def add(self, played: Playouts) -> None:
        """Add the hands of a chunk."""
        self.hands += len(played)
        self.chips = _added(self.chips, played.profit.sum(0, dtype=np.int64))
        self.squares = _added(self.squares, [_squares(column) for column in played.profit.T])
        self.actions += int(played.actions.sum())
        self.showdowns += int(played.showdowns.sum())
        self.reshuffles += int(played.reshuffles.sum())
        self.reshuffled_hands += int(np.count_nonzero(played.reshuffles))
        for draw in range(DRAWS):
            taken = played.draws[:, :, draw]
            self.draw_counts[draw] += np.bincount(taken[taken >= 0], minlength=HAND_CARDS + 1)

    def profit(self, seat: int) -> float:
        """What a seat wins a hand, in small bets."""
        return self.chips[seat] / self.hands / self.game.stakes.small_bet

    def standard_error(self, seat: int) -> float:
        """The standard error of `profit`; infinite after a single hand."""
        if self.hands < 2:
            return math.inf
        spread = self.squares[seat] - self.chips[seat] ** 2 / self.hands
        return math.sqrt(spread / (self.hands - 1) / self.hands) / self.game.stakes.small_bet

    def mean_drawn(self, draw: int) -> float:
        """Cards taken on average in draw 0, 1 or 2 by those who drew; 0 where nobody did."""
        counts = self.draw_counts[draw]
        return float(counts @ np.arange(len(counts)) / max(counts.sum(), 1))


def _added(sums: list[int], more: Any) -> list[int]:
    return [
        int(value) + before for value, before in zip(more, sums or [0] * len(more), strict=True)
    ]


def _squares(chips: Any) -> int:
    """The sum of squares, exactly: halves of 16 bits, since squares of 32 overflow 64 soon."""
    high, low = np.divmod(chips.astype(np.int64), 1 << 16)
    return (int(high @ high) << 32) + (int(high @ low) << 17) + int(low @ low)

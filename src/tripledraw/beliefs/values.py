"""What each of several actions is worth: hands played on from beliefs to their end."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tripledraw.batch.compile import array_of, import_numba, kernel
from tripledraw.batch.layout import table_type
from tripledraw.batch.playing import chooser
from tripledraw.beliefs import playing_on
from tripledraw.beliefs.assumed import Assumed
from tripledraw.beliefs.particles import (
    DEALS,
    ISLANDS,
    TEXTBOOK,
    follow_kernel,
    islands_of,
    players_of,
    shares_of,
)
from tripledraw.beliefs.seen import Seen
from tripledraw.errors import TripleDrawError
from tripledraw.rules.words import NOBODY

# Another stream than that of the deals.
PLAY_ON = np.uint64(0x5DEECE66D)


@dataclass(frozen=True, eq=False)
class Values:
    """What actions are worth from here on, in small bets; a fold is worth 0.

    ``codes`` are the actions as in `rules.words`. ``profit`` float64 [islands, actions] is the
    mean of each island, ``shares`` float64 [islands] what each counts, in all 1.
    """

    codes: tuple[int, ...]
    profit: NDArray[np.float64]
    shares: NDArray[np.float64]

    def mean(self, code: int) -> float:
        """What an action is worth."""
        return float(self.shares @ self._of(code))

    def error(self, code: int) -> float:
        """The standard error of `mean`."""
        return self._error(self._of(code))

    def gain(self, code: int, over: int) -> float:
        """What an action is worth more than another."""
        return float(self.shares @ (self._of(code) - self._of(over)))

    def gain_error(self, code: int, over: int) -> float:
        """The standard error of `gain`: far less than those of both, which share their luck."""
        return self._error(self._of(code) - self._of(over))

    def best(self) -> int:
        """The action with the highest mean, the first of several."""
        return self.codes[int(np.argmax(self.shares @ self.profit))]

    def _of(self, code: int) -> NDArray[np.float64]:
        column: NDArray[np.float64] = self.profit[:, self.codes.index(code)]
        return column

    def _error(self, of_islands: NDArray[np.float64]) -> float:
        """The spread of a mean over islands, each with its share."""
        n = len(of_islands)
        off = of_islands - self.shares @ of_islands
        return float(np.sqrt((self.shares**2 * off**2).sum() * n / (n - 1)))


def values(
    seen: Seen,
    codes: Sequence[int],
    *,
    assumed: Assumed = TEXTBOOK,
    islands: int = ISLANDS,
    deals: int = DEALS,
    repeats: int = 1,
    seed: int = 0,
    first: int = 0,
) -> Values:
    """Try each action on every deal and play on ``repeats`` times with other stubs.

    The seat of ``seen`` is to act, and every code must be legal. All seats, its own too, play
    on by the assumed policies. Islands are numbered from ``first`` on: other numbers, other
    deals. Two islands at least, for the errors. Raises as `particles.believe` does.
    """
    if seen.seat == NOBODY:
        raise TripleDrawError("an observer does not act; values need what a seat has seen")
    if islands < 2:
        raise TripleDrawError(f"{islands} islands; errors need two at least")
    names = assumed.names(seen.seats)
    run, players = play_on_kernel(chooser(names)), players_of(names)
    scratch = np.zeros(1, table_type())
    profit = np.zeros((repeats, deals, len(codes)))
    wanted = np.array(codes, np.int64)
    means, evidence = [], []
    for at, island in enumerate(islands_of(seen, assumed, islands, deals, seed, (), first)):
        word, slot = np.uint64(seed) ^ PLAY_ON, (first + at) * deals
        weights = island.weights
        run(island.tables, weights, scratch, wanted, seen.seat, players, word, slot, profit)
        means.append(weights @ profit.mean(axis=0) / max(weights.sum(), 1e-300))
        evidence.append(island.evidence)
    small_bet = seen.start.stakes.small_bet
    return Values(tuple(codes), np.array(means) / small_bet, shares_of(evidence))


def compile_for(assumed: Assumed) -> None:
    """Have the code at hand before threads ask for it; a minute where it was never compiled."""
    choose = chooser(assumed.names(1) if isinstance(assumed.policies, str) else assumed.policies)
    follow_kernel(choose)
    play_on_kernel(choose)


@cache
def play_on_kernel(choose: Any) -> Any:
    """The compiled code that plays on."""
    numba, words = import_numba(), array_of(np.dtype(np.int64))
    records = array_of(table_type())
    return kernel(
        playing_on.kernel_with(choose),
        records,
        array_of(np.dtype(np.float64)),
        records,
        words,
        numba.int64,
        words,
        numba.uint64,
        numba.int64,
        array_of(np.dtype(np.float64), 3),
    )

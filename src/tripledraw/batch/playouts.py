"""Whole hands by the million: the rules of `Hand`, compiled, with results as arrays."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tripledraw.batch import playing
from tripledraw.batch.checks import check_count, check_span, shown
from tripledraw.batch.compile import array_of, import_numba, kernel
from tripledraw.batch.game import Game, game
from tripledraw.batch.layout import table_type
from tripledraw.errors import BatchError
from tripledraw.rules.words import DECK_CARDS, DRAWS
from tripledraw.setup import Blinds, Posts
from tripledraw.stakes import Stakes

Orders = NDArray[np.int8]

# Hands a thread plays before it looks for more: long enough that starting costs nothing.
CHUNK_HANDS = 20_000
# A hand with more actions than this is played all the same, but only these are compared.
NOTED_ACTIONS = 1024


@dataclass(frozen=True)
class Playouts:
    """The results of n hands; index h is hand ``first + h`` of the game's seed.

    ``profit`` int32 [n, seats]: chips won or lost. ``actions`` int32 [n]: actions and draws
    taken. ``draws`` int8 [n, seats, 3]: cards drawn in each draw, -1 where the seat did not
    draw. ``reshuffles`` int8 [n]. ``showdowns`` bool [n]: whether two or more came to the end.
    """

    game: Game
    first: int
    profit: NDArray[np.int32]
    actions: NDArray[np.int32]
    draws: NDArray[np.int8]
    reshuffles: NDArray[np.int8]
    showdowns: NDArray[np.bool_]

    def __len__(self) -> int:
        """How many hands."""
        return len(self.actions)

    def part(self, start: int, stop: int) -> "Playouts":
        """The hands start..stop-1 of these, on the same memory."""
        arrays: dict[str, Any] = {
            name: value[start:stop]
            for name, value in vars(self).items()
            if isinstance(value, np.ndarray)
        }
        return replace(self, first=self.first + start, **arrays)


def playouts(
    n: int,
    *,
    seats: int = 6,
    stakes: Stakes | None = None,
    stacks: int | Sequence[int] | None = None,
    policies: str | Sequence[str] = "random",
    button: int = 0,
    blinds: Blinds | None = None,
    posts: Posts | None = None,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
    orders: Orders | None = None,
) -> Playouts:
    """Play n hands and give their results; about 1.2 million six-seat hands a second a core.

    Hand ``first + h`` depends on the game, the seed and its number alone: the same on any
    number of threads, in one call or in many. One stack or policy stands for all seats; the
    policies are random, showdown, caller and textbook. ``orders`` int8 [n, k, 52] gives the
    first k orders of cards of each hand, the deck first; what a hand needs beyond them, and
    the chance of the policies, comes from the seed. Raises `StakesError` or `BatchError` for
    what cannot be played; `MissingExtra` without Numba. O(n).
    """
    played = game(
        seats,
        stakes=stakes,
        stacks=stacks,
        policies=policies,
        button=button,
        blinds=blinds,
        posts=posts,
        seed=seed,
    )
    first, n = check_span(first, n)
    given = check_orders(orders, n)
    workers = check_count("threads", threads, 1)
    results = empty_results(played, n, first)
    kernel_for(played)  # compiled before threads ask for it
    with ThreadPoolExecutor(workers) as pool:
        waiting = [
            pool.submit(play_into, results.part(at, at + CHUNK_HANDS), given[at : at + CHUNK_HANDS])
            for at in range(0, n, CHUNK_HANDS)
        ]
        try:
            for chunk in waiting:
                chunk.result()
        finally:
            pool.shutdown(cancel_futures=True)
    return results


def play(played: Game, first: int, n: int) -> Playouts:
    """Hands first..first+n-1 of a game from its seed, in this thread."""
    results = empty_results(played, n, first)
    play_into(results, check_orders(None, n))
    return results


def empty_results(played: Game, n: int, first: int) -> Playouts:
    """Results still to be filled; raises `BatchError` where memory does not hold so many."""
    seats = played.seats
    try:
        return Playouts(
            played,
            first,
            np.empty((n, seats), np.int32),
            np.empty(n, np.int32),
            np.empty((n, seats, DRAWS), np.int8),
            np.empty(n, np.int8),
            np.empty(n, np.bool_),
        )
    except MemoryError:
        raise BatchError(
            f"the results of {n} hands do not fit into memory; "
            "play them in parts, each from its first hand on"
        ) from None


def play_into(results: Playouts, given: Orders) -> tuple[Any, Any]:
    """Play the hands of these results; gives the last one's record and its action codes."""
    played = results.game
    table, codes = played.table(), np.zeros(NOTED_ACTIONS, np.uint8)
    kernel_for(played)(
        table,
        np.array(played.stacks, np.int64),
        played.players(),
        np.uint64(played.seed),
        results.first,
        given,
        results.profit,
        results.actions,
        results.draws,
        results.reshuffles,
        results.showdowns,
        codes,
    )
    return table, codes


def kernel_for(played: Game) -> Any:
    """The compiled code that plays these policies."""
    return _kernel(playing.chooser(played.policies))


@cache
def _kernel(choose: Any) -> Any:
    numba, words = import_numba(), array_of(np.dtype(np.int64))
    return kernel(
        playing.kernel_with(choose),
        array_of(table_type()),
        words,
        words,
        numba.uint64,
        numba.int64,
        array_of(np.dtype(np.int8), 3, readonly=True),
        array_of(np.dtype(np.int32), 2),
        array_of(np.dtype(np.int32)),
        array_of(np.dtype(np.int8), 3),
        array_of(np.dtype(np.int8)),
        array_of(np.dtype(np.bool_)),
        array_of(np.dtype(np.uint8)),
    )


def check_orders(orders: Any, n: int) -> Orders:
    """The orders given, none of them as an array of no orders; raises `BatchError`."""
    if orders is None:
        return np.empty((n, 0, DECK_CARDS), np.int8)
    try:
        given = np.ascontiguousarray(orders)
    except ValueError:
        raise BatchError(
            f"orders {shown(orders)} have rows of several lengths; "
            f"the shape must be ({n}, k, {DECK_CARDS})"
        ) from None
    if given.ndim != 3 or given.shape[0] != n or given.shape[2] != DECK_CARDS:
        raise BatchError(f"orders have shape {given.shape}; it must be ({n}, k, {DECK_CARDS})")
    if given.dtype.kind not in "iu":
        raise BatchError(f"orders are {given.dtype}; they must be whole numbers, such as int8")
    wrong = (np.sort(given, axis=2) != np.arange(DECK_CARDS)).any(axis=2)
    if wrong.any():
        hand, order = np.argwhere(wrong)[0]
        raise BatchError(
            f"order {order} of hand {hand} must hold each of the cards 0 to {DECK_CARDS - 1} once"
        )
    return given.astype(np.int8, copy=False)

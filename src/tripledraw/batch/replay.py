"""One hand of a batch in the readable engine."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tripledraw.batch import streams
from tripledraw.batch.compile import array_of, compiled, import_numba
from tripledraw.batch.game import Game, game
from tripledraw.batch.playouts import check_count, check_orders, empty_results, play_into
from tripledraw.errors import BatchError
from tripledraw.hand import Hand
from tripledraw.policies import caller, random, showdown, textbook
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS

ACTS: dict[str, Callable[[Table, int, int], int]] = {
    "random": random.act,
    "showdown": showdown.act,
    "caller": caller.act,
    "textbook": textbook.act,
}


def replay(seed: int, index: int, *, orders: Any = None, **options: Any) -> Hand:
    """Hand ``index`` of `playouts` with this seed and these options, as a `Hand`.

    The orders are made again and the policies decide again, in plain Python on the readable
    table; cards, actions, pots and stacks are those of the batch. ``orders`` are those that
    were given for this hand, shape (k, 52). The other options are those of `playouts`: seats,
    stakes, stacks, policies, button, blinds, posts. Raises as `playouts` does.
    """
    played = game(seed=seed, **options)
    index = check_count("index", index, 0)
    given = None if orders is None else np.asarray(orders)[None]
    results = empty_results(played, 1, index)
    play_into(results, check_orders(given, 1))
    stream = _stream_of()(np.uint64(seed), index)
    made = orders_of(stream, int(results.reshuffles[0]) + 1)
    if given is not None:
        made[: given.shape[1]] = given[0, : len(made)].tolist()
    hand = Hand(
        played.stacks,
        stakes=played.stakes,
        button=played.button,
        blinds=played.blinds,
        posts=played.posts,
        orders=made,
    )
    play_on(hand, played, stream)
    if hand.stacks != tuple((np.array(played.stacks) + results.profit[0]).tolist()):
        raise BatchError(f"hand {index} of seed {seed} ends differently in the readable engine")
    return hand


def play_on(hand: Hand, played: Game, stream: Any) -> None:
    """Let the policies decide until the hand is over."""
    done = 0
    while not hand.over:
        table = hand.table
        act = ACTS[played.policies[table.actor]]
        hand.play_code(act(table, table.actor, int(_chance_at()(stream, done))))
        done += 1


def orders_of(stream: Any, count: int) -> list[list[int]]:
    """The first orders of a stream, each of them whole."""
    made = []
    for order in range(count):
        cards = np.arange(DECK_CARDS, dtype=np.int8)
        _shuffle()(cards, stream, order, 0, DECK_CARDS)
        made.append(cards.tolist())
    return made


@cache
def _stream_of() -> Any:
    numba = import_numba()
    return compiled(streams.stream_of, numba.uint64, numba.int64)


@cache
def _chance_at() -> Any:
    numba = import_numba()
    return compiled(streams.chance_at, numba.uint64, numba.int64)


@cache
def _shuffle() -> Any:
    numba, cards = import_numba(), array_of(np.dtype(np.int8))
    return compiled(streams.shuffle, cards, numba.uint64, *[numba.int64] * 3)

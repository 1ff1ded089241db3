"""One hand of a batch in the readable engine."""

from functools import cache
from typing import Any

import numpy as np

from tripledraw.batch import streams
from tripledraw.batch.checks import check_count
from tripledraw.batch.compile import array_of, import_numba, kernel
from tripledraw.batch.game import Game, game
from tripledraw.batch.playing import choose
from tripledraw.batch.playouts import check_orders, empty_results, play_into
from tripledraw.batch.streams import HANDS_A_SEED
from tripledraw.errors import BatchError
from tripledraw.hand import Hand
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS

# Where a deck is shuffled as it is dealt, what nobody has been dealt lies otherwise in these.
UNLIKE = frozenset({"order", "stub"})


def replay(seed: int, index: int, *, orders: Any = None, **options: Any) -> Hand:
    """Hand ``index`` of `playouts` with this seed and these options, as a `Hand`.

    The orders are made again and the policies decide again, in plain Python on the readable
    table; the actions, and the tables that both ways end with, are compared: cards, pots,
    stacks and all else. ``orders`` are those that were given for this hand, shape (k, 52). The
    other options are those of `playouts`: seats, stakes, stacks, policies, button, blinds,
    posts. Raises as `playouts` does, and `BatchError` for a hand that is not the same both ways.
    """
    played = game(seed=seed, **options)
    index = check_count("index", index, 0, HANDS_A_SEED - 1)
    given = check_orders(None if orders is None else [orders], 1)
    results = empty_results(played, 1, index)
    record, codes = play_into(results, given)
    stream = _stream_of()(np.uint64(played.seed), index)
    made = orders_of(stream, int(results.reshuffles[0]) + 1)
    made[: given.shape[1]] = given[0, : len(made)].tolist()
    hand = Hand(
        played.stacks,
        stakes=played.stakes,
        button=played.button,
        blinds=played.blinds,
        posts=played.posts,
        orders=made,
    )
    taken = play_on(hand, played, stream)
    if taken[: len(codes)] != codes[: len(taken)].tolist() or differing(record[0], hand.table):
        raise BatchError(
            f"hand {index} of seed {played.seed} is another one in the readable engine"
        )
    return hand


def play_on(hand: Hand, played: Game, stream: Any) -> list[int]:
    """Let the policies decide until the hand is over; gives the codes of their actions."""
    players, taken = played.players().tolist(), list[int]()
    while not hand.over:
        table = hand.table
        chance = int(_chance_at()(stream, len(taken)))
        taken.append(choose(players[table.actor], table, table.actor, chance))
        hand.play_code(taken[-1])
    return taken


def differing(record: Any, table: Table) -> list[str]:
    """The fields that a record does not share with a table."""
    names = [name for name in record.dtype.names if name not in UNLIKE]
    return [name for name in names if not np.array_equal(record[name], getattr(table, name))]


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
    return kernel(streams.stream_of, numba.uint64, numba.int64)


@cache
def _chance_at() -> Any:
    numba = import_numba()
    return kernel(streams.chance_at, numba.uint64, numba.int64)


@cache
def _shuffle() -> Any:
    numba, cards = import_numba(), array_of(np.dtype(np.int8))
    return kernel(streams.shuffle, cards, numba.uint64, *[numba.int64] * 3)

"""Hands by the million in compiled code: numbers, keys, and whole hands played on one core.

python -m bench.batch
"""

import itertools
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numba
import numpy as np

from bench.figures import Figure, Work, medians, show
from bench.peers import STACK, any_legal_action, installed, pokerkit_hands, prototype
from tripledraw import batch
from tripledraw.batch.game import game
from tripledraw.batch.playouts import play

HANDS = 10_000_000
SLOW_HANDS = 50_000
ROUNDS = 9
PLAYOUTS, PLAYOUT_ROUNDS = 200_000, 7
PEER_PLAYOUTS = {6: 150, 2: 300}
TIMES_POKERKIT = {6: 1_200, 2: 1_000}
POLICIES = ("random", "showdown", "caller", "textbook")
BARE = 1 / 1.3  # at most 1.3 times the time of the bare loop


def figures() -> Iterator[Figure]:
    yield from numbers()
    for seats in PEER_PLAYOUTS:
        yield from playouts(seats)


def random_hands() -> Any:
    """Hands as rows, each of five different cards."""
    chance = np.random.default_rng(1)
    few = np.argsort(chance.random((HANDS // 10, 52), np.float32), axis=1)[:, :5]
    return np.tile(few.astype(np.uint8), (10, 1))


def numbers() -> Iterator[Figure]:
    rows = random_hands()
    columns = np.asfortranarray(rows)
    keys, out = np.empty(HANDS, np.uint32), np.empty(HANDS, np.uint16)
    work: dict[str, Work] = {
        "keys, columns": (lambda: batch.order_keys(columns, out=keys), HANDS),
        "rows": (lambda: batch.numbers(rows, out=out), HANDS),
        "columns": (lambda: batch.numbers(columns, out=out), HANDS),
        "rows, new array": (lambda: batch.numbers(rows), HANDS),
        **bare_loops(rows, columns),
    }
    if phevaluator := installed("phevaluator"):
        high, fives = phevaluator.evaluate_cards, rows[:SLOW_HANDS].tolist()
        work["high"] = (lambda: [high(*five) for five in fives], SLOW_HANDS)
    found = medians(work, ROUNDS)
    what, keyed, seconds = "`batch.order_keys`, columns", found.get("bare keys"), found["rows"]
    yield Figure(what, found["keys, columns"], "", "bare loop", keyed, at_least=BARE)
    bare = found.get("bare rows")
    yield Figure("`batch.numbers`, rows", seconds, "", "bare loop, rows", bare, at_least=BARE)
    what = "`batch.numbers`, columns"
    yield Figure(what, found["columns"], "", "bare loop, rows", bare, at_least=BARE)
    what = "`batch.numbers`, rows into a new array"
    yield Figure(what, found["rows, new array"], "", "bare loop, rows", bare)
    yield Figure("`batch.numbers`, rows", seconds, "", "phevaluator (high)", found.get("high"))


def bare_loops(rows: Any, columns: Any) -> dict[str, Work]:
    """Evaluators with nothing round them, where they are kept."""
    peer = prototype("evaluators")
    if peer is None:
        return {}
    perfect_hash = peer.ph_eval
    keys, out = np.empty(HANDS, np.uint32), np.empty(HANDS, np.uint16)
    each = [columns[:, place] for place in range(5)]

    @numba.njit(nogil=True)
    def hash_rows(hands: Any, out: Any) -> None:
        for i in range(len(hands)):
            hand = hands[i]
            out[i] = perfect_hash(hand[0], hand[1], hand[2], hand[3], hand[4])

    return {
        "bare keys": (lambda: peer.btv_fill(*each, keys), HANDS),
        "bare rows": (lambda: hash_rows(rows, out), HANDS),
    }


def ours(seats: int, policy: str) -> Callable[[], object]:
    """Hands of a batch, played in this thread."""
    played = game(seats, policies=policy, stacks=STACK)
    firsts = itertools.count(0, PLAYOUTS)
    return lambda: play(played, next(firsts), PLAYOUTS)


def playouts(seats: int) -> Iterator[Figure]:
    work: dict[str, Work] = {name: (ours(seats, name), PLAYOUTS) for name in POLICIES}
    if installed("pokerkit"):
        hands, chance = PEER_PLAYOUTS[seats], random.Random(1)
        work["pokerkit"] = (partial(pokerkit_hands, seats, hands, chance, any_legal_action), hands)
    found = medians(work, PLAYOUT_ROUNDS)
    what, bar = f"`batch.playouts`, {seats} seats", TIMES_POKERKIT[seats]
    random_, peer = found["random"], found.get("pokerkit")
    yield Figure(f"{what}, `random`", random_, "hands", "pokerkit", peer, at_least=bar)
    for name in POLICIES[1:]:
        yield Figure(f"{what}, `{name}`", found[name], "hands")


if __name__ == "__main__":
    show(figures())

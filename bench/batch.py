"""Speed of `tripledraw.batch` beside its peers, in one run, in alternating rounds.

Prints only: absolute times mean little on a machine that others use too, so look at the ratios.
The evaluators it is measured against are those of ../shared/spikes, where that is there.
"""

import importlib.util
import itertools
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from pokerkit import Automation, FixedLimitDeuceToSevenLowballTripleDraw

from tripledraw import batch
from tripledraw.batch.game import game
from tripledraw.batch.playouts import play

PEER = Path(__file__).parents[2] / "shared" / "spikes" / "evaluators.py"
HANDS = 10_000_000
ROUNDS = 9
PLAYOUTS, PLAYOUT_ROUNDS = 200_000, 7
PEER_PLAYOUTS = {6: 150, 2: 300}
STACK = 10_000

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def pokerkits(seats: int, hands: int, chance: random.Random) -> None:
    """The same kind of hands as `random`: any legal action, fold facing a bet, any discard."""
    for _ in range(hands):
        state = FixedLimitDeuceToSevenLowballTripleDraw.create_state(
            AUTOMATIONS, True, 0, (5, 10), 10, 20, [STACK] * seats, seats
        )
        while state.status:
            if state.can_stand_pat_or_discard():
                seat = state.stand_patter_or_discarder_index
                assert seat is not None
                held = list(state.hole_cards[seat])
                state.stand_pat_or_discard([card for card in held if chance.random() < 0.5])
                continue
            ways: list[Callable[[], Any]] = [state.check_or_call]
            if state.checking_or_calling_amount:
                ways.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                ways.append(state.complete_bet_or_raise_to)
            chance.choice(ways)()


def medians(calls: Mapping[str, tuple[Callable[[], object], int]], rounds: int) -> dict[str, float]:
    """Seconds of this thread a unit of work, in alternating rounds; the first ones warm up."""
    times: dict[str, list[float]] = {name: [] for name in calls}
    for round_ in range(rounds + 1):
        for name, (call, units) in calls.items():
            start = time.thread_time()
            call()
            if round_:
                times[name].append((time.thread_time() - start) / units)
    return {name: statistics.median(each) for name, each in times.items()}


def ours(seats: int, policy: str) -> Callable[[], object]:
    """Hands of a batch, played in this thread."""
    played = game(seats, policies=policy, stacks=STACK)
    firsts = itertools.count(0, PLAYOUTS)
    return lambda: play(played, next(firsts), PLAYOUTS)


def bench_playouts() -> None:
    chance = random.Random(1)
    for seats, hands in PEER_PLAYOUTS.items():
        calls: dict[str, tuple[Callable[[], object], int]] = {
            name: (ours(seats, name), PLAYOUTS)
            for name in ("random", "showdown", "caller", "textbook")
        }
        calls["pokerkit"] = (partial(pokerkits, seats, hands, chance), hands)
        found = medians(calls, PLAYOUT_ROUNDS)
        for name, seconds in found.items():
            print(f"{seats} seats, {name}: {1 / seconds:,.0f} hands a second")
        print(f"{seats} seats, random / pokerkit: {found['pokerkit'] / found['random']:,.0f}")


def peer_evaluators() -> ModuleType | None:
    """The terse evaluators that show what is possible."""
    if not PEER.exists():
        return None
    spec = importlib.util.spec_from_file_location("peer_evaluators", PEER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # Numba looks its functions up by module
    spec.loader.exec_module(module)
    return module


def random_hands() -> Any:
    """Hands as rows, each of five different cards."""
    chance = np.random.default_rng(1)
    few = np.argsort(chance.random((HANDS // 10, 52), np.float32), axis=1)[:, :5]
    return np.tile(few.astype(np.uint8), (10, 1))


def bench_numbers() -> None:
    peer = peer_evaluators()
    if peer is None:
        print("numbers: skipped, ../shared/spikes/evaluators.py is not here")
        return
    rows = random_hands()
    columns = np.asfortranarray(rows)
    keys, numbers = np.empty(HANDS, np.uint32), np.empty(HANDS, np.uint16)
    each = [columns[:, place] for place in range(5)]
    perfect_hash = peer.ph_eval

    @numba.njit(nogil=True)
    def hash_rows(hands: Any, out: Any) -> None:
        for i in range(len(hands)):
            hand = hands[i]
            out[i] = perfect_hash(hand[0], hand[1], hand[2], hand[3], hand[4])

    found = medians(
        {
            "btv_fill": (lambda: peer.btv_fill(*each, keys), HANDS),
            "order_keys, columns": (lambda: batch.order_keys(columns, out=keys), HANDS),
            "order_keys, columns, new array": (lambda: batch.order_keys(columns), HANDS),
            "order_keys, rows": (lambda: batch.order_keys(rows, out=keys), HANDS),
            "ph_eval, rows": (lambda: hash_rows(rows, numbers), HANDS),
            "numbers, rows": (lambda: batch.numbers(rows, out=numbers), HANDS),
            "numbers, columns": (lambda: batch.numbers(columns, out=numbers), HANDS),
            "numbers, rows, new array": (lambda: batch.numbers(rows), HANDS),
        },
        ROUNDS,
    )
    for name, seconds in found.items():
        base = found["btv_fill" if name.startswith(("btv", "order")) else "ph_eval, rows"]
        print(f"{name}: {seconds * 1e9:.2f} ns a hand, ratio {seconds / base:.2f}")


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # pokerkit warns of what `random` does on purpose
    bench_numbers()
    bench_playouts()

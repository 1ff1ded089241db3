"""Speed of play beside pokerkit's, in one run, and how long the short commands take.

Prints only: absolute times mean little on a machine that others use too, so look at the ratios.
"""

import os
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from functools import partial

from pokerkit import Automation, Card, FixedLimitDeuceToSevenLowballTripleDraw, StandardLowHand

from tripledraw.agents import agent
from tripledraw.agents.match import play_out
from tripledraw.cards import write
from tripledraw.hand import Hand
from tripledraw.hands.evaluator import number
from tripledraw.stakes import Stakes

SEATS = 6
STACK = 10_000
STAKES = Stakes(10)
ROUNDS = 7
HANDS = 40
FIVES = 5_000
PROCESSES = 15

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


def ours(first: int, hands: int) -> None:
    """Hands of the policy that never folds, each to its showdown."""
    players = [agent("showdown")] * SEATS
    for i in range(first, first + hands):
        play_out(Hand([STACK] * SEATS, stakes=STAKES, seed=i), players)


def pokerkits(first: int, hands: int) -> None:
    """The same kind of hands: random checks, calls and raises, random discards."""
    for i in range(first, first + hands):
        chance = random.Random(i)
        state = FixedLimitDeuceToSevenLowballTripleDraw.create_state(
            AUTOMATIONS,
            True,
            0,
            (STAKES.small_blind, STAKES.big_blind),
            STAKES.small_bet,
            STAKES.big_bet,
            STACK,
            SEATS,
        )
        while state.status:
            if state.stand_patter_or_discarder_index is not None:
                held = state.hole_cards[state.stand_patter_or_discarder_index]
                state.stand_pat_or_discard([card for card in held if chance.random() < 0.5])
            elif state.can_complete_bet_or_raise_to() and chance.random() < 0.5:
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def alternating(first: Callable[[int], object], second: Callable[[int], object]) -> list[float]:
    """The median seconds of each over several rounds, taken in turn."""
    taken: tuple[list[float], list[float]] = ([], [])
    for i in range(ROUNDS):
        taken[0].append(seconds(partial(first, i)))
        taken[1].append(seconds(partial(second, i)))
    return [statistics.median(each) for each in taken]


def bench_hands() -> None:
    # Tables are read on first use.
    ours(0, 1)
    pokerkits(0, 1)
    mine, theirs = alternating(
        lambda i: ours(i * HANDS, HANDS), lambda i: pokerkits(i * HANDS, HANDS)
    )
    print(f"six-seat hands a second: {HANDS / mine:,.0f}; pokerkit {HANDS / theirs:,.0f}")
    print(f"  {theirs / mine:.1f} times as fast (at least 4, aim 6)")


def bench_numbers() -> None:
    chance = random.Random(1)
    hands = [chance.sample(range(52), 5) for _ in range(FIVES)]
    parsed = [tuple(Card.parse(write(hand).replace(" ", ""))) for hand in hands]
    mine, theirs = alternating(
        lambda _: [number(hand) for hand in hands],
        lambda _: [StandardLowHand(cards) for cards in parsed],
    )
    print(f"number() of five ints: {mine / FIVES * 1e6:.2f} us (at most 0.8)")
    print(f"  pokerkit's StandardLowHand of five of its cards: {theirs / FIVES * 1e6:.1f} us")


def bench_processes() -> None:
    hand = "7c 5d 4h 3s 2c"
    commands = {
        "bare python": ["-c", "pass"],
        "import tripledraw": ["-c", "import tripledraw"],
        "import typer": ["-c", "import typer"],
        "tripledraw number": ["-m", "tripledraw", "number", hand],
    }
    for name, arguments in commands.items():
        print(f"{name}: {fastest(arguments) * 1000:.0f} ms")


def fastest(arguments: Sequence[str]) -> float:
    """The shortest of several runs of a process: whatever else runs only adds."""
    environment = {**os.environ, "LANG": "C.UTF-8"}

    def run() -> None:
        subprocess.run(
            [sys.executable, *arguments], stdout=subprocess.DEVNULL, env=environment, check=True
        )

    return min(seconds(run) for _ in range(PROCESSES))


if __name__ == "__main__":
    # pokerkit says when its deck runs out and the muck is dealt; here that happens all the time.
    warnings.simplefilter("ignore", UserWarning)
    bench_hands()
    bench_numbers()
    bench_processes()

"""Hands in readable Python, single numbers, and how long the short commands take.

python -m bench.play
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count

from bench.figures import Figure, Work, medians, show
from bench.peers import STACK, installed, never_fold, pokerkit_hands
from tripledraw.agents import agent
from tripledraw.agents.match import play_out
from tripledraw.cards import write
from tripledraw.hand import Hand
from tripledraw.hands.evaluator import number
from tripledraw.stakes import Stakes

SEATS = 6
STAKES = Stakes(10)
ROUNDS = 7
HANDS = 40
FIVES = 5_000
PROCESSES = 15


def ours(first: int, hands: int) -> None:
    """Hands of the policy that never folds, each to its showdown."""
    players = [agent("showdown")] * SEATS
    for i in range(first, first + hands):
        play_out(Hand([STACK] * SEATS, stakes=STAKES, seed=i), players)


def figures() -> Iterator[Figure]:
    yield hands()
    yield from numbers()
    yield from commands()


def hands() -> Figure:
    firsts, chance = count(0, HANDS), random.Random(1)
    work: dict[str, Work] = {"ours": (lambda: ours(next(firsts), HANDS), HANDS)}
    if installed("pokerkit"):
        work["pokerkit"] = (lambda: pokerkit_hands(SEATS, HANDS, chance, never_fold), HANDS)
    found = medians(work, ROUNDS)
    what = f"`Hand`, {SEATS} seats, nobody folds"
    return Figure(what, found["ours"], "hands", "pokerkit", found.get("pokerkit"), at_least=4)


def numbers() -> Iterator[Figure]:
    chance = random.Random(1)
    fives = [chance.sample(range(52), 5) for _ in range(FIVES)]
    work: dict[str, Work] = {"ours": (lambda: [number(five) for five in fives], FIVES)}
    if pokerkit := installed("pokerkit"):
        parsed = [tuple(pokerkit.Card.parse(write(five).replace(" ", ""))) for five in fives]
        low = pokerkit.StandardLowHand
        work["pokerkit"] = (lambda: [low(cards) for cards in parsed], FIVES)
    if phevaluator := installed("phevaluator"):
        high = phevaluator.evaluate_cards
        work["phevaluator"] = (lambda: [high(*five) for five in fives], FIVES)
    found = medians(work, ROUNDS)
    what = "`number()` of five cards"
    yield Figure(what, found["ours"], "", "pokerkit", found.get("pokerkit"), at_most=0.8e-6)
    yield Figure(what, found["ours"], "", "phevaluator (high)", found.get("phevaluator"))


def commands() -> Iterator[Figure]:
    processes = {
        "bare Python": ["-c", "pass"],
        "`import tripledraw`": ["-c", "import tripledraw"],
        "`tripledraw number`": ["-m", "tripledraw", "number", "7c 5d 4h 3s 2c"],
    }
    for name, arguments in processes.items():
        yield Figure(f"{name}, the whole process", fastest(arguments))


def fastest(arguments: Sequence[str]) -> float:
    """The shortest of several runs of a process: whatever else runs only adds."""
    environment = {**os.environ, "LANG": "C.UTF-8"}
    taken = []
    for _ in range(PROCESSES):
        start = time.perf_counter()
        subprocess.run(
            [sys.executable, *arguments], stdout=subprocess.DEVNULL, env=environment, check=True
        )
        taken.append(time.perf_counter() - start)
    return min(taken)


if __name__ == "__main__":
    show(figures())

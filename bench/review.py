"""A thousand six-seat hands of the textbook, reviewed from the file to the last decision.

python -m bench.review
"""

import os
import time
from collections.abc import Iterator

from bench.figures import Figure, show
from tripledraw.agents import agent
from tripledraw.agents.chance import deal_seed
from tripledraw.agents.match import play_out
from tripledraw.hand import Hand
from tripledraw.histories import read, replay, write_phh
from tripledraw.stakes import Stakes
from tripledraw.study.endgames import Endgames
from tripledraw.study.judges import Judge, Playouts
from tripledraw.study.reviewing import review
from tripledraw.study.summary import Summary
from tripledraw.views import kept_by

HANDS, SEATS = 1_000, 6
MOST_SECONDS = 2 * 120  # of CPU: two minutes on two cores


def figures() -> Iterator[Figure]:
    text = history(HANDS).encode()
    reviewed(history(1).encode())  # compiling is no part of the speed
    wall, spent = time.perf_counter(), time.process_time()
    summary = reviewed(text)
    wall, spent = time.perf_counter() - wall, time.process_time() - spent
    print(
        f"{summary.hands:,} hands, {summary.total.decisions:,} decisions: {wall:.0f} s, "
        f"{spent:.0f} s of CPU, {os.cpu_count()} cores"
    )
    yield Figure(f"`review`, a hand of {SEATS} seats", spent / HANDS, at_most=MOST_SECONDS / HANDS)


def history(hands: int) -> str:
    """Hands as their first seat may keep them."""
    tables = []
    for number in range(hands):
        hand = Hand(
            [2000] * SEATS,
            stakes=Stakes(10),
            seed=deal_seed("bench", number),
            button=number % SEATS,
        )
        play_out(hand, [agent("textbook", seat) for seat in range(SEATS)])
        tables.append(f"[{number + 1}]\n{write_phh(hand, log=kept_by(hand.events, 0))}")
    return "\n".join(tables)


def reviewed(text: bytes) -> Summary:
    """Everything that ``tripledraw review`` does but for printing."""
    summary = Summary()
    played_on = Playouts()
    judges: list[Judge] = [Endgames(played_on), played_on]
    for found in review(map(replay, read(text, "hands.phhs")), judges):
        summary.add(found)
    return summary


if __name__ == "__main__":
    show(figures())

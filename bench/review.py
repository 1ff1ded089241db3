"""A thousand hands of the textbook, six-seat and heads-up, reviewed from the file on.

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

HANDS = 1_000
MOST_SECONDS = {6: 2 * 120, 2: None}
"""Of CPU by seats: two minutes on two cores. Heads-up far more hands come to a last draw of two."""


def figures() -> Iterator[Figure]:
    """A figure a table."""
    for seats in MOST_SECONDS:
        yield figure(seats)


def figure(seats: int) -> Figure:
    """The CPU of a hand, at a table of so many seats."""
    reviewed(history(1, seats).encode())  # compiling is no part of the speed
    text = history(HANDS, seats).encode()
    wall, spent = time.perf_counter(), time.process_time()
    summary = reviewed(text)
    wall, spent = time.perf_counter() - wall, time.process_time() - spent
    print(
        f"{summary.hands:,} hands of {seats} seats, {summary.total.decisions:,} decisions: "
        f"{wall:.0f} s, {spent:.0f} s of CPU, {os.cpu_count()} cores"
    )
    most = MOST_SECONDS[seats]
    name = f"`review`, a hand of {seats} seats"
    return Figure(name, spent / HANDS, at_most=most and most / HANDS)


def history(hands: int, seats: int) -> str:
    """Hands as their first seat may keep them."""
    tables = []
    for number in range(hands):
        hand = Hand(
            [2000] * seats,
            stakes=Stakes(10),
            seed=deal_seed("bench", number),
            button=number % seats,
        )
        play_out(hand, [agent("textbook", seat) for seat in range(seats)])
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

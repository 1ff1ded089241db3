"""Steps of the vector environment on one core, beside whole hands of the batch, in one run.

python -m bench.steps
"""

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from bench.figures import Figure, show
from tripledraw import batch, envs

TABLES, STEPS, HANDS, ROUNDS = 2048, 40, 20_000, 9
BAR = 1 / 2e6  # seconds a step


def seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


class Learner:
    """Plays at all tables by chance; `run` gives the CPU seconds of the steps alone."""

    def __init__(self, seats: int, policy: str) -> None:
        self.env = envs.SeatVectorEnv(TABLES, seats, policies=policy)
        self.chance = np.random.default_rng(0)
        self.mask = self.env.reset(seed=0)[1]["action_mask"]
        self.hands = 0

    def run(self) -> float:
        return sum(self.step() for _ in range(STEPS))

    def step(self) -> float:
        lots = self.chance.random(self.mask.shape, np.float32)
        actions = (lots * self.mask).argmax(1)
        start = time.process_time()
        _, _, ended, _, info = self.env.step(actions)
        spent = time.process_time() - start
        self.mask = info["action_mask"]
        self.hands += int(ended.sum())
        return spent


def figures() -> Iterator[Figure]:
    for seats, policy in ((2, "random"), (6, "random"), (2, "textbook"), (6, "textbook")):
        yield from measure(seats, policy)


def measure(seats: int, policy: str) -> Iterator[Figure]:
    """Steps, and the hands that they play beside those of a batch."""
    learner = Learner(seats, policy)
    batch.playouts(1, seats=seats, policies=policy)  # compiled before the clock runs
    stepping, playing = [], []
    for number in range(ROUNDS):
        stepping.append(learner.run())
        first = number * HANDS
        playing.append(
            seconds(partial(batch.playouts, HANDS, seats=seats, policies=policy, first=first))
        )
    step = statistics.median(stepping) / (TABLES * STEPS)
    hand = step * ROUNDS * TABLES * STEPS / learner.hands
    what = f"`SeatVectorEnv`, {seats} seats, `{policy}`"
    yield Figure(what, step, "steps", at_most=BAR if policy == "random" else None)
    played = statistics.median(playing) / HANDS
    yield Figure(f"{what}, whole hands", hand, "hands", "`batch.playouts`", played)


if __name__ == "__main__":
    show(figures())

"""How long the draws of all hands take, and the odds of one hand with its discards remembered."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from tripledraw.cards import parse
from tripledraw.equity.draws import draw_values
from tripledraw.equity.odds import odds
from tripledraw.equity.targets import low

LEVELS = 3
RUNS = 3
HANDS = ("2c 3d 6h 7s Kc", "2c 4d 6h 8s Tc", "2c 3d Jh Qs Kc", "2c Jd Qh Ks Kd", "Kc Kd Qc Qh Jd")


def seconds(work: Callable[[], object], runs: int = RUNS) -> float:
    """The median of the CPU time of this thread: other work on the machine does not count."""
    spent = []
    for _ in range(runs):
        start = time.thread_time()
        work()
        spent.append(time.thread_time() - start)
    return median(spent)


def main() -> None:
    draw_values(low("8"), 1)  # compiled before the clock runs
    odds(parse(HANDS[0]), 1)
    level = seconds(lambda: draw_values(low("8"), LEVELS)) / LEVELS
    print(f"all 2,598,960 hands x 32 discards: {level:.2f} s a draw on one core (at most 0.5)")
    for hand in HANDS:
        spent = seconds(partial(odds, parse(hand), LEVELS), runs=1)
        print(f"odds of {hand} over {LEVELS} draws, exact: {spent:.2f} s")


if __name__ == "__main__":
    main()

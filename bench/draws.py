"""The draws of all hands, and the odds of one hand with its discards remembered.

python -m bench.draws
"""

from collections.abc import Iterator
from functools import partial

from bench.figures import Figure, Work, medians, show
from tripledraw.cards import parse
from tripledraw.equity.draws import draw_values
from tripledraw.equity.odds import odds
from tripledraw.equity.targets import low

LEVELS = 3
ROUNDS = 3
HANDS = ("2c 3d 6h 7s Kc", "2c 4d 6h 8s Tc", "2c 3d Jh Qs Kc", "2c Jd Qh Ks Kd", "Kc Kd Qc Qh Jd")


def figures() -> Iterator[Figure]:
    every, each = "2,598,960 hands x 32 discards", "a draw"
    work: dict[str, Work] = {every: (lambda: draw_values(low("8"), LEVELS), LEVELS)}
    found = medians(work, ROUNDS)
    yield Figure(f"`draw_values`, {every}, {each}", found[every], at_most=0.5)
    asked: dict[str, Work] = {hand: (partial(odds, parse(hand), LEVELS), 1) for hand in HANDS}
    for hand, seconds in medians(asked, 1).items():
        yield Figure(f"`odds` of {hand} over {LEVELS} draws", seconds)


if __name__ == "__main__":
    show(figures())

"""The last draw between ranges of three to six players."""

from collections.abc import Sequence
from typing import Any

from tripledraw.equity.answers import Announce, Answer, Progress
from tripledraw.equity.compiled import kernels
from tripledraw.equity.last_draw import HAND, SAMPLES, Keep, last_draw, sample
from tripledraw.equity.ranges import Range, cards_of
from tripledraw.errors import RangeError

_TRIES = 10_000


def several(
    ranges: Sequence[Range],
    dead: int,
    forget: bool,
    samples: int | None,
    seed: int,
    progress: Progress | None,
    announce: Announce | None,
) -> Answer:
    """Return the equity of ranges that say what they draw; as ``last_draw`` for single hands.

    With ``forget`` cards thrown can be drawn. RangeError where a range leaves the draw open,
    and where the ranges cannot be held together.
    """
    for place, found in enumerate(ranges, start=1):
        if not all(combo.decided for combo in found.weights):
            raise RangeError(
                f"With three or more players range {place} must say what is drawn: "
                f'"pat" or "D1:" to "D5" before the cards of "{found.text}".'
            )
    if all(len(found.weights) == 1 for found in ranges) and samples is None:
        combos = [next(iter(found.weights)) for found in ranges]
        keeps = [Keep(cards_of(c.kept), () if forget else cards_of(c.thrown)) for c in combos]
        return last_draw(
            keeps, dead=cards_of(dead), seed=seed, progress=progress, announce=announce
        )
    count = samples or SAMPLES
    if announce:
        announce(f"The ranges are sampled: {count:,} deals at random.")
    arguments = _arrays(ranges, dead, forget)
    return sample(kernels().some_holdings, arguments, len(ranges), count, seed, progress)


def _arrays(ranges: Sequence[Range], dead: int, forget: bool) -> tuple[Any, ...]:
    """The arguments of ``some_holdings``; RangeError if no hands are found that can meet."""
    import numpy as np

    combos = [combo for found in ranges for combo in found.weights]
    kept = np.zeros((len(combos), HAND), np.int64)
    for row, combo in zip(kept, combos, strict=True):
        row[: combo.kept.bit_count()] = cards_of(combo.kept)
    sizes = np.array([HAND - combo.kept.bit_count() for combo in combos], np.int64)
    held = np.array([combo.kept | combo.thrown for combo in combos], np.int64)
    blocked = np.array([c.kept | (0 if forget else c.thrown) for c in combos], np.int64)
    starts = np.cumsum([0, *(len(found.weights) for found in ranges)])
    by_range = [np.cumsum(list(found.weights.values())) for found in ranges]
    sums = np.concatenate([some / some[-1] for some in by_range])
    if not kernels().can_meet(held, starts, np.zeros(2, np.uint64), sums, _TRIES):
        raise RangeError(
            f"In {_TRIES:,} tries no hands of these ranges came up that share no card."
        )
    return kept, sizes, held, blocked, starts, sums, dead

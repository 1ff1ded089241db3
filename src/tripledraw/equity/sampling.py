"""Deals at random: until there are enough, Ctrl-C, or hands that hardly ever can meet."""

from collections.abc import Callable, Sequence
from typing import Any

from tripledraw.equity.answers import Announce, Answer, Progress, Share
from tripledraw.equity.compiled import loop
from tripledraw.equity.meeting import Meeting, list_meetings
from tripledraw.errors import RangeError

Array = Any  # an array of NumPy, which is not needed to read this module
Deal = Callable[[int, int, Array, Array, Array], object]
"""Deals at most so many times in at most so many tries: (deals, tries, state, tally, count).

It adds to int64[players, 4] as ``crowd`` does, and to ``count``, the deals and the tries so far.
"""

SAMPLES = 400_000
POT = 60  # parts of a pot, as in ``crowd``

# Compiled code does not hear Ctrl-C: a call is short, about a tenth of a second.
_DEALS = 20_000
_TRIES = 200_000
_MOST_TRIES = 100_000_000
_HOPELESS = 10_000_000  # tries without a single deal
_MOST_ROWS = 1_000_000
_STEPS = 200_000_000  # to list all meetings: at most some tenths of a second


def announce_sample(announce: Announce | None, asked: int | None) -> int:
    """Say that hands are dealt at random, and why; return how many."""
    samples = asked or SAMPLES
    if announce:
        why = "as asked" if asked else "too many deals to go through"
        announce(f"{why}: {samples:,} hands are dealt and played at random")
    return samples


def meeting_of(held: Sequence[Array], weights: Sequence[Array]) -> Meeting:
    """Return how the hands of ranges meet, by the cards that they hold and their weights.

    RangeError if it is known that no hands can meet.
    """
    import numpy as np  # of the extra "fast"; the game itself never needs it

    cards = np.concatenate(held)
    starts = np.cumsum([0, *map(len, held)])
    sums = np.concatenate([np.cumsum(some) / some.sum() for some in weights])
    rows = np.empty((_MOST_ROWS, len(held)), np.int32)
    count = loop(list_meetings)(cards, starts, _STEPS, rows)
    if count == 0:
        raise RangeError("no hands of these ranges can meet: all of them share a card")
    rows = rows[: max(count, 0)].copy()
    likely = np.concatenate(weights)[rows].prod(1)
    return Meeting(cards, starts, sums, rows, np.cumsum(likely) / max(likely.sum(), 1e-300))


def sample(
    deal: Deal,
    players: int,
    draws: int,
    samples: int,
    seed: int,
    progress: Progress | None,
    announce: Announce | None,
) -> Answer:
    """Return the answer of so many deals; of fewer after Ctrl-C, or if hands seldom meet.

    RangeError if none do.
    """
    import numpy as np

    tally, count = np.zeros((players, 4), np.int64), np.zeros(2, np.int64)
    state = np.array([seed % (1 << 64), 0], np.uint64)
    complete = True
    try:
        while count[0] < samples and count[1] < (_MOST_TRIES if count[0] else _HOPELESS):
            deal(min(_DEALS, samples - int(count[0])), _TRIES, state, tally, count)
            if progress:
                progress(int(count[0]), samples)
    except KeyboardInterrupt:
        if not count[0]:
            raise
        complete = False
    deals, tries = map(int, count)
    if not deals:
        raise RangeError(f"in {tries:,} tries no hands of these ranges came up that share no card")
    if complete and deals < samples and announce:
        announce(f"hands that share no card came up {deals:,} times in {tries:,} tries: no more")
    return _answer(tally.tolist(), draws, deals, complete=complete)


def _answer(tally: Sequence[Sequence[int]], draws: int, deals: int, *, complete: bool) -> Answer:
    shares, counts = [], []
    for win, tie, parts, squares in tally:
        equity = parts / (POT * deals)
        spread = squares / (POT * POT * deals) - equity * equity
        error = (max(spread, 0.0) / deals) ** 0.5
        counts.append((win, tie, deals - win - tie))
        lose = counts[-1][2]
        shares.append(Share(win / deals, tie / deals, lose / deals, equity, error))
    return Answer(tuple(shares), draws, False, deals, tuple(counts), complete)

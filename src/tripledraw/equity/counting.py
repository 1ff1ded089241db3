"""All pairs of hands of two ranges, counted to the end or to Ctrl-C.

Pairs come in a random sequence. So those that were counted when Ctrl-C comes are a sample of all,
drawn without replacement, and their figure is that of a sample: an estimate with its error.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from tripledraw.equity.answers import Answer, Progress, Share
from tripledraw.errors import RangeError

Array = Any  # an array of NumPy, which is not needed to read this module


class Tally(NamedTuple):
    """Sums over pairs that share no card, for the first of the two players.

    The part of a pair is its weight times the equity of it.
    """

    weight: float
    wins: float
    ties: float
    weight_squares: float
    weights_by_parts: float
    part_squares: float
    pairs: int


def count_pairs(
    count: Callable[[Array], Tally],
    pairs: int,
    step: int,
    draws: int,
    progress: Progress | None,
) -> Answer:
    """Return the answer of pairs 0..pairs-1, of which ``count`` is given int64[step] at a time.

    RangeError if no pair can meet. Compiled code does not hear Ctrl-C: a step is to be short.
    """
    import numpy as np  # of the extra "fast"; the game itself never needs it

    # The seed is none of the caller's: an answer that is complete has nothing of it.
    sequence = np.random.default_rng(0).permutation(pairs)
    tallies = list[Tally]()
    try:
        for first in range(0, pairs, step):
            tallies.append(count(sequence[first : first + step]))
            if progress:
                progress(min(first + step, pairs), pairs)
    except KeyboardInterrupt:
        if not any(tally.pairs for tally in tallies):
            raise
    total = Tally(*map(sum, zip(*tallies, strict=True)))
    answer = exact_answer(total.weight, total.wins, total.ties, total.pairs, draws)
    gone = min(len(tallies) * step, pairs)
    return answer if gone == pairs else _broken_off(answer, total, gone, pairs)


def exact_answer(weight: float, wins: float, ties: float, pairs: int, draws: int) -> Answer:
    """Return the answer of so many pairs, won and tied by the first player by their weights.

    RangeError if they weigh nothing.
    """
    if weight <= 0:
        raise RangeError("no hand of one range can meet one of the other: all share a card")
    # Sums end some 1e-16 beside.
    win, tie = min(max(wins / weight, 0.0), 1.0), min(max(ties / weight, 0.0), 1.0)
    lose = max(0.0, 1 - win - tie)
    shares = (Share(win, tie, lose, win + tie / 2), Share(lose, tie, win, lose + tie / 2))
    return Answer(shares, draws, True, pairs)


def _broken_off(answer: Answer, total: Tally, gone: int, pairs: int) -> Answer:
    """The answer after so many of the pairs."""
    share = gone / pairs
    error = _standard_error(total, answer.shares[0].equity, gone) * (1 - share) ** 0.5
    shares = tuple(replace(player, error=error) for player in answer.shares)
    return replace(answer, shares=shares, exact=False, complete=False, counted=share)


def _standard_error(total: Tally, equity: float, gone: int) -> float:
    """The error of an equity, a quotient of two sums, over so many of countless pairs.

    Two pairs are added, one won and one lost, so that a few pairs alike are no sure thing yet.
    """
    usual = total.weight / gone
    spread = total.part_squares - 2 * equity * total.weights_by_parts
    spread += equity**2 * total.weight_squares
    spread += usual**2 * (equity**2 + (1 - equity) ** 2)
    count = gone + 2
    return float((max(spread, 0.0) * count / (count - 1)) ** 0.5) / (usual * count)

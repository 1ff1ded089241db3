"""The last draw between ranges of three to six players."""

from collections.abc import Sequence

from tripledraw.equity.answers import Announce, Answer, Progress
from tripledraw.equity.cards import cards_of
from tripledraw.equity.compiled import loop
from tripledraw.equity.crowd import some_holdings
from tripledraw.equity.hands import hands_of
from tripledraw.equity.last_draw import Keep, last_draw
from tripledraw.equity.ranges import Range
from tripledraw.equity.sampling import Array, Deal, announce_sample, meeting_of, sample
from tripledraw.errors import RangeError


def several(
    ranges: Sequence[Range],
    dead: int,
    reset_deck: bool,
    samples: int | None,
    seed: int,
    progress: Progress | None,
    announce: Announce | None,
) -> Answer:
    """Return the equity of ranges that say what they draw; as ``last_draw`` for single hands.

    With ``reset_deck`` cards thrown can be drawn. RangeError where a range leaves the draw open,
    and where the ranges cannot be held together.
    """
    for place, found in enumerate(ranges, start=1):
        if not all(combo.decided for combo in found.weights):
            raise RangeError(
                f"with three or more players range {place} must say what is drawn: "
                f'"pat" or "D1:" to "D5" before the cards of "{found.text}"'
            )
    if all(len(found.weights) == 1 for found in ranges) and samples is None:
        combos = [next(iter(found.weights)) for found in ranges]
        keeps = [Keep(cards_of(c.kept), () if reset_deck else cards_of(c.thrown)) for c in combos]
        return last_draw(
            keeps, dead=cards_of(dead), seed=seed, progress=progress, announce=announce
        )
    deal = _some_holdings(ranges, dead, reset_deck)
    count = announce_sample(announce, samples)
    return sample(deal, len(ranges), 1, count, seed, progress, announce)


def _some_holdings(ranges: Sequence[Range], dead: int, reset_deck: bool) -> Deal:
    """The deals of ``some_holdings``; RangeError if no hands can meet."""
    import numpy as np

    hands = [hands_of(found.weights) for found in ranges]
    kept = np.concatenate([some.kept for some in hands])
    blocked = np.concatenate([some.kept if reset_deck else some.held for some in hands])
    meeting = meeting_of([some.held for some in hands], [some.weights for some in hands])

    def deal(deals: int, tries: int, state: Array, tally: Array, count: Array) -> None:
        asked = (meeting, dead, deals, tries)
        loop(some_holdings)(kept, blocked, *asked, state, tally, count)

    return deal

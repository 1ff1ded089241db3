"""How closely a precision looks at hands: the tables that everything else is worked out with."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.solver.endgame.columns import (
    FLUSH,
    PLAIN,
    Columns,
    after_draw,
    before_draw,
    by_ranks,
    flushes,
    some,
)
from tripledraw.solver.endgame.keeps import Keeps, keeps, keeps_of_some
from tripledraw.solver.endgame.meeting import Meeting, by_card, exact, meeting_of_some, unaware
from tripledraw.solver.precision import Precision
from tripledraw.solver.ranks import CLASSES, LOWS

Array = Any  # an array of NumPy

LUMPS = 40
"""Final hands of a pair and worse bet in so many lumps, by strength: they only bluff or fold, and
what their lumping costs is part of the exploitability."""


class Meetings(NamedTuple):
    """Who meets whom.

    ``bins``   final hands while the strategies learn, bin by bin
    ``final``  final hands when the strategies are measured
    ``held``   hands before the draw when the strategies are measured
    ``first``  hands before the draw while the strategies learn
    """

    bins: Meeting
    final: Meeting
    held: Meeting
    first: Meeting


class Sight(NamedTuple):
    """The tables of a precision.

    ``held``      the hands before the draw
    ``final``     the hands after it
    ``keeps``     how the ones become the others
    ``made``      int32[6175 or 7462]: the final column of each class, and after them of each flush
    ``bins``      int32[finals]: the bin in which each final hand learns to bet
    ``stays``     int32[held]: the final column of each hand that draws no more
    ``meetings``  who meets whom
    """

    held: Columns
    final: Columns
    keeps: Keeps
    made: Array
    bins: Array
    stays: Array
    meetings: Meetings


@cache
def sight(precision: Precision) -> Sight:
    """The tables of a precision, made once.

    Lumps go by strength alone; where cards count they would lose the best of all bluffs, those that
    hold what the other seat calls with.
    """
    if precision == Precision.CARDS:
        held, final = before_draw(), after_draw()
        bins = np.arange(len(final), dtype=np.int32)
        made = np.concatenate([final.at[PLAIN], final.at[FLUSH, flushes()]])
        learning = by_card(final), exact(final), exact(held), by_card(held)
        return _sight(held, final, made, bins, Meetings(*learning))
    held = final = by_ranks()
    bins = lumped()
    nobody = unaware(CLASSES)
    meetings = Meetings(unaware(int(bins.max()) + 1), nobody, nobody, nobody)
    return _sight(held, final, final.at[PLAIN].copy(), bins, meetings)


def _sight(held: Columns, final: Columns, made: Array, bins: Array, meetings: Meetings) -> Sight:
    stays = final.at[held.suits, held.ranks]
    for array in (made, bins, stays):
        array.flags.writeable = False
    return Sight(held, final, keeps(held), made, bins, stays, meetings)


def narrowed(whole: Sight, columns: Array) -> Sight:
    """The tables for some of the hands before the draw."""
    meetings = whole.meetings._replace(
        held=meeting_of_some(whole.meetings.held, columns),
        first=meeting_of_some(whole.meetings.first, columns),
    )
    stays = whole.stays[columns]
    stays.flags.writeable = False
    return whole._replace(
        held=some(whole.held, columns),
        keeps=keeps_of_some(whole.keeps, columns),
        stays=stays,
        meetings=meetings,
    )


@cache
def lumped() -> Array:
    """int32[6175]: the bin of each final hand by ranks; every low has its own."""
    bins = np.arange(CLASSES, dtype=np.int32)
    worse = CLASSES - LOWS
    bins[LOWS:] = LOWS + np.arange(worse) * LUMPS // worse
    return bins

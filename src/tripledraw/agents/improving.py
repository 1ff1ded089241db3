"""Textbook decisions improved: another action where it is worth more beyond the noise."""

from tripledraw.beliefs.options import bets_of, draws_of
from tripledraw.beliefs.seen import Seen
from tripledraw.beliefs.values import values
from tripledraw.errors import BeliefError
from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAWING

BEYOND_NOISE = 1.5
"""So many standard errors must another action be ahead of the textbook's."""

ISLANDS, DEALS = 16, 256
"""Deals of the hidden cards on which the actions of a decision are tried: about 30 ms."""


def improved(known: Seen, table: Table, advised: int, seed: int) -> int:
    """The action code of the actor of ``table``, who has seen ``known``.

    All actions are tried on the same deals. What is ``advised`` stays where nothing is ahead of
    it by more than the noise, and where no deal fits what was seen.
    """
    drawing = table.phase == DRAWING
    options = draws_of(table, table.actor) if drawing else bets_of(table)
    codes = tuple(dict.fromkeys((advised, *options)))
    if len(codes) == 1:
        return advised
    try:
        found = values(known, codes, islands=ISLANDS, deals=DEALS, seed=seed)
    except BeliefError:
        return advised
    best = found.best()
    noise = found.gain_error(best, advised)
    return best if found.gain(best, advised) > BEYOND_NOISE * noise else advised

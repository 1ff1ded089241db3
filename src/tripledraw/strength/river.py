"""The betting after the last draw against a known strategy: the best answer, to the end.

No cards come any more, so nothing need be assumed: at every decision the player does what is
worth most against what the opponent may hold there. Chips from a decision on; a fold is worth 0.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.beliefs.options import bets_of
from tripledraw.rules.words import BETTING, FOLD
from tripledraw.strength.known import Known
from tripledraw.strength.place import Place

Array = Any


class Pairs(NamedTuple):
    """Final hands that meet.

    ``hands``   uint8[n, 5]: the opponent's, low to high
    ``shares``  float64[n]: the share of the pot that the player wins
    ``groups``  int64[n]: what the player knows of its own hand; in a group it does the same
    """

    hands: Array
    shares: Array
    groups: Array


def values(place: Place, seat: int, by: Known, pairs: Pairs, reach: Array) -> Array:
    """float64[n]: what a place of the river is worth to the player in ``seat`` for each pair.

    ``reach`` float64[n] says how likely each pair is here.
    """
    if place.table.phase != BETTING:
        return pairs.shares * place.table.pot
    if place.seat != seat:
        chances = by.action_chances(place, pairs.hands)
        parts = (
            chances[:, code] * values_after(place, seat, by, pairs, reach * chances[:, code], code)
            for code in bets_of(place.table)
            if chances[:, code].any()
        )
        return sum(parts, np.zeros(len(reach)))
    tried = np.array(
        [values_after(place, seat, by, pairs, reach, code) for code in bets_of(place.table)]
    )
    totals = np.array([np.bincount(pairs.groups, reach * value) for value in tried])
    best: Array = tried[totals.argmax(0)[pairs.groups], np.arange(len(reach))]
    return best


def values_after(
    place: Place, seat: int, by: Known, pairs: Pairs, reach: Array, code: int
) -> Array:
    """float64[n]: the same, if the one who is to act does this."""
    if code == FOLD:
        return np.full(len(reach), 0.0 if place.seat == seat else place.table.pot)
    after = place.after(code)
    paid = after.table.pot - place.table.pot if place.seat == seat else 0
    return values(after, seat, by, pairs, reach) - paid

"""Equity of two players' ranks with exact suits: the mean over all suits that they may have.

Suits matter for flushes, and on the last draw one comes only to cards kept that are all of one
suit. So the mean is made of three: neither player keeps one suit, the first does, the second
does. That both do, once in 1,000 times at most, is left out. Where one does, each card of the
other is of that suit in one of four cases, by turns.
"""

from typing import NamedTuple

import numpy as np

from tripledraw.equity.cards import FULL_DECK, HAND
from tripledraw.equity.compiled import loop
from tripledraw.equity.plans import LAST_LOW
from tripledraw.equity.sweep import two_players

SUITS = 4


class Held(NamedTuple):
    """The ranks that a player keeps, and those known to be thrown."""

    kept: tuple[int, ...]
    thrown: tuple[int, ...] = ()

    @property
    def one_suit(self):
        """How often a player who draws keeps one suit; five cards known are no flush."""
        if len(self.kept) == HAND:
            return 0.0
        if self.thrown:
            return 4 * 3 / (4**HAND - 4)
        return 4.0 ** (1 - len(self.kept))


def mean_over_suits(mine, theirs, equity, turns=range(SUITS)):
    """The mean of ``equity``, a function of the cards of both, each (kept, thrown) as sets."""
    mixed = equity(_in_two_suits(mine, 2), _in_two_suits(theirs, 0))
    found = (1 - mine.one_suit - theirs.one_suit) * mixed
    if mine.one_suit:
        suited = _in_one_suit(mine)
        cases = [equity(suited, _around(suited, theirs, turn)) for turn in turns]
        found += mine.one_suit * sum(cases) / len(cases)
    if theirs.one_suit:
        suited = _in_one_suit(theirs)
        cases = [equity(_around(suited, mine, turn), suited) for turn in turns]
        found += theirs.one_suit * sum(cases) / len(cases)
    return found


def last_draw(tables):
    """The equity on the last draw by the package's sweep, hands being numbered by these tables."""
    sweep = loop(two_players)

    def equity(mine, theirs):
        (kept, thrown), (other, gone) = mine, theirs
        sizes = (HAND - kept.bit_count(), HAND - other.bit_count())
        stub = FULL_DECK & ~(kept | thrown | other | gone)
        wins, ties, deals = sweep(kept, other, *sizes, stub, tables)
        return (wins + ties / 2) / deals

    return equity


def pairs_tie(tables):
    """The tables with one number for all hands with a pair or worse."""
    return tables._replace(
        number=np.minimum(tables.number, LAST_LOW + 1),
        suited=np.minimum(tables.suited, LAST_LOW + 1),
    )


def _in_two_suits(held, first):
    return _cards(held, lambda place, _: first + place % 2)


def _in_one_suit(held):
    return _cards(held, lambda place, _: int(place >= len(held.kept)))


def _around(others, held, turn):
    """The cards of a player, the suits by turns, beside those that the other one has."""
    taken = others[0] | others[1]

    def suit(place, rank):
        wanted = ((place + turn + more) % SUITS for more in range(SUITS))
        return next(suit for suit in wanted if not taken >> SUITS * rank + suit & 1)

    return _cards(held, suit)


def _cards(held, suit):
    ranks = (*held.kept, *held.thrown)
    cards = [1 << SUITS * rank + suit(place, rank) for place, rank in enumerate(ranks)]
    return sum(cards[: len(held.kept)]), sum(cards[len(held.kept) :])

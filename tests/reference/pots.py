"""What comes back, what the pots are and who wins what of them (rules 4 and 5)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from .words import S


@dataclass(frozen=True)
class Pot(Generic[S]):
    """Chips, and the seats that can win them, in the order their names were given."""

    amount: int
    eligible: tuple[S, ...]


def uncalled(levels: Mapping[S, int], live: Collection[S]) -> tuple[S, int] | None:
    """The live seat whose level nobody has reached and what it gets back; None if there is none.

    Levels are blinds, bets and antes over the whole hand, those of folded seats too; what a
    folded seat has put in stays in the pot.
    """
    highest = max(live, key=lambda seat: levels[seat])
    second = max(level for seat, level in levels.items() if seat != highest)
    if levels[highest] <= second:
        return None
    return highest, levels[highest] - second


def build_pots(levels: Mapping[S, int], live: Collection[S], dead: int) -> list[Pot[S]]:
    """The pots after the uncalled excess is back, main pot first: a layer at each live level.

    Folded chips fall into the layers they reach, those above the last layer into the last; dead
    chips lie in the first.
    """
    tiers = sorted({levels[seat] for seat in live})
    floors = [0, *tiers[:-1]]
    tops = [*tiers[:-1], max(levels.values())]
    pots = []
    for floor, top in zip(floors, tops, strict=True):
        amount = sum(min(level, top) - min(level, floor) for level in levels.values())
        can_win = tuple(s for s in levels if s in live and levels[s] > floor)
        pots.append(Pot(amount, can_win))
    pots[0] = Pot(pots[0].amount + dead, tuple(s for s in levels if s in live))
    return pots


def split(amount: int, winners: tuple[S, ...], unit: int) -> dict[S, int]:
    """The shares of winners given clockwise from the left of the button.

    Odd chips go one unit each to the first of them; what is smaller than a unit to the very first.
    """
    units, crumbs = divmod(amount, unit)
    each, odd = divmod(units, len(winners))
    shares = dict.fromkeys(winners, each * unit)
    for seat in winners[:odd]:
        shares[seat] += unit
    shares[winners[0]] += crumbs
    return shares


def award(pot: Pot[S], ranks: Mapping[S, Any], order: tuple[S, ...], unit: int) -> dict[S, int]:
    """Who wins what of a pot: the lowest rank; ``order`` is from the left of the button."""
    best = min(ranks[seat] for seat in pot.eligible)
    winners = tuple(s for s in order if s in pot.eligible and ranks[s] == best)
    return split(pot.amount, winners, unit)

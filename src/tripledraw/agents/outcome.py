"""What deals of a match came to: chips that A won, and how much of them was luck."""

import math
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Deal:
    """What A won in one deal, and how much of it was luck in the draws (`agents.luck`).

    ``chips`` are added up over all seats in which A has played it. ``luck`` is None where it is
    not measured.
    """

    chips: int
    luck: float | None


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over deals: of chips, of their squares, of luck, and of squares with luck taken off.

    The last two are None where luck is not measured.
    """

    deals: int
    chips: int
    squares: int
    luck: float | None
    reduced_squares: float | None

    @classmethod
    def of(cls, deals: Iterable[Deal]) -> "Sums":
        """The sums of these deals, one at least."""
        played = list(deals)
        chips = [deal.chips for deal in played]
        luck = [deal.luck for deal in played if deal.luck is not None]
        squares = sum(won * won for won in chips)
        if not luck:
            return cls(len(played), sum(chips), squares, None, None)
        reduced = [(won - lucky) ** 2 for won, lucky in zip(chips, luck, strict=True)]
        return cls(len(played), sum(chips), squares, math.fsum(luck), math.fsum(reduced))

    def __add__(self, other: "Sums") -> "Sums":
        """Of both together."""
        return Sums(
            self.deals + other.deals,
            self.chips + other.chips,
            self.squares + other.squares,
            _both(self.luck, other.luck),
            _both(self.reduced_squares, other.reduced_squares),
        )


@dataclass(frozen=True, slots=True)
class Figure:
    """What A wins a hand in small bets; its standard error is infinite after a single deal."""

    small_bets_per_hand: float
    standard_error: float


def figure(deals: int, chips: float, squares: float, unit: int) -> Figure:
    """The mean of deals and its error; ``unit`` is a small bet in every hand of a deal."""
    if deals < 2:
        return Figure(chips / deals / unit, math.inf)
    variance = max(squares - chips**2 / deals, 0.0) / (deals - 1)
    return Figure(chips / deals / unit, math.sqrt(variance / deals) / unit)


def _both(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one + other

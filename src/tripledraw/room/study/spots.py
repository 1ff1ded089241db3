"""What is asked of the solver and what it answers, as JSON; every text and number has a bound.

Chips are those of the spot; EVs are chips won from here on, a fold being worth 0. Shares and
frequencies are 0 to 1.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from tripledraw.solver.precision import Precision

# Seconds that one spot may be worked at.
MOST_SECONDS = 30
# Characters of a range: more cannot be told apart on a page, and each takes time to be read.
LONGEST_RANGE = 200
LONGEST_LINE = 60
LONGEST_PATH = 24

RangeText = Annotated[str, Meta(max_length=LONGEST_RANGE)]
# Bets and draws in turn, "rc 2-1 xbc 1-1 xx": the words of `solver.tree`, without a fold.
LineText = Annotated[str, Meta(max_length=LONGEST_LINE, pattern=r"^[xbcr0-5 -]*$(?!\n)")]
Drawn = Annotated[int, Meta(ge=0, le=5)]
Bet = Annotated[int, Meta(ge=1, le=10**6)]
Pot = Annotated[int, Meta(ge=1, le=10**9)]
Stack = Annotated[int, Meta(ge=0, le=10**9)]
Cap = Annotated[int, Meta(ge=2, le=8)]
Seconds = Annotated[int, Meta(ge=1, le=MOST_SECONDS)]


class StudySpot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A spot to be solved: two ranges, or the line after which the strategy has its own.

    ``big_blind`` and ``button`` are ranges as they are written (docs/reference/ranges.md);
    ``line`` stands in their place. ``pot`` and ``stacks`` are chips in the middle and behind the
    big blind and the button; without stacks nobody runs out. ``drawn`` is what has been drawn on
    the last draw, the big blind first; ``third_round`` begins with the betting before it.
    """

    pot: Pot
    big_blind: RangeText = ""
    button: RangeText = ""
    line: LineText = ""
    small_bet: Bet = 10
    big_bet: Bet = 20
    cap: Cap = 4
    stacks: tuple[Stack, Stack] | None = None
    drawn: Annotated[tuple[Drawn, ...], Meta(max_length=2)] = ()
    third_round: bool = False
    precision: Precision = Precision.RANKS
    seconds: Seconds = 10


class StudyKeep(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that a hand may keep, from high to low: how often it does, and what that is worth."""

    kept: str
    drawn: int
    frequency: float
    ev: float


class StudyHands(msgspec.Struct, frozen=True, kw_only=True):
    """A hand of ranks, or a group of hands that are named by their highest rank.

    ``share`` is its part of the seat's range there; ``frequency`` and ``evs`` go with the
    actions, ``ev`` is the worth of all of them as they are played. ``keeps`` are those of a
    hand at a draw: what it keeps, and the best it could keep for each number of cards.
    """

    name: str
    share: float
    frequency: tuple[float, ...]
    evs: tuple[float, ...]
    ev: float
    keeps: tuple[StudyKeep, ...] = ()


class StudyMark(msgspec.Struct, frozen=True, kw_only=True):
    """A hand on the line of a chart.

    ``share`` is the part of the range that is better, and half of the hand's own; ``equity`` is
    how often it wins at a showdown, None before the last draw is over.
    """

    name: str
    share: float
    equity: float | None
    evs: tuple[float, ...]
    ev: float


class StudyDecision(msgspec.Struct, frozen=True, kw_only=True):
    """One point of a solved spot: the seat (0 big blind, 1 button) and what its hands do.

    ``actions`` are "check", "bet", "fold", "call", "raise"; at a draw the numbers of cards, "0"
    to "5". ``reached`` is the part of the seat's range that comes here, ``words`` what becomes of
    that part. ``groups`` and the commonest ``hands`` are best first, ``unlisted`` is the share
    of all others. ``held`` is the hand that was asked for.
    """

    path: str
    seat: int
    draws: bool
    actions: tuple[str, ...]
    reached: float
    words: dict[str, float]
    groups: tuple[StudyHands, ...]
    hands: tuple[StudyHands, ...]
    unlisted: float
    marks: tuple[StudyMark, ...]
    held: StudyHands | None

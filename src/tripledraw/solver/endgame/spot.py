"""What is to be solved: two ranges, the chips, and what is left of the hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tripledraw.equity.ranges import parse_range
from tripledraw.errors import RangeError, StakesError
from tripledraw.rules.words import HAND_CARDS, ROUNDS
from tripledraw.solver.endgame.columns import Columns
from tripledraw.solver.endgame.weights import (
    AnyRange,
    Array,
    class_weights,
    column_weights,
    may_be_dealt,
    may_meet,
)
from tripledraw.solver.tree import BIG_BLIND, BUTTON, Tree, deep_stacks, round_tree
from tripledraw.stakes import MAX_CHIPS, Stakes, is_whole

SEAT_NAMES = ("big blind", "button")


@dataclass(frozen=True, eq=False)
class Spot:
    """A heads-up spot from the third betting round, the last draw or a later point on.

    ``big_blind``, ``button``  what each may hold now: a range as it is written or read, or 6,175
                  weights of the classes of `ranks`, best first
    ``pot``       chips in the pot
    ``stakes``    bets and cap
    ``stacks``    chips behind the big blind and the button; without them nobody runs out
    ``drawn``     what has been drawn on the last draw: () when nobody has, (1,) when the big blind
                  has drawn one, (1, 0) when the button has stood pat after it
    ``bets_first`` whether the third betting round comes before the last draw

    Raises `RangeError` and `StakesError`, for ranges that cannot meet as well.
    """

    big_blind: AnyRange
    button: AnyRange
    pot: int
    stakes: Stakes = field(default_factory=lambda: Stakes(10))
    stacks: tuple[int, int] | None = None
    drawn: tuple[int, ...] = ()
    bets_first: bool = False
    _held: dict[Columns, tuple[Array, Array]] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        if not is_whole(self.pot) or not 1 <= self.pot <= MAX_CHIPS:
            raise StakesError(
                f"the pot is {self.pot!r}; it must be a whole number of chips, 1 to {MAX_CHIPS}"
            )
        check_stacks(self.stacks)
        check_drawn(self.drawn)
        if self.bets_first and self.drawn:
            raise StakesError("the third betting round comes before the last draw: leave out drawn")
        _ = self.behind
        if not may_meet(*self.weights) or not may_be_dealt(*(held for held, _ in self._ranges)):
            raise RangeError(
                "the two ranges cannot meet: every hand of one needs cards that the other holds"
            )

    @cached_property
    def weights(self) -> tuple[Array, Array]:
        """The share of each class by rank in the two ranges, float64[6175] each."""
        first, second = (class_weights(*each) for each in self._ranges)
        return first, second

    def held(self, columns: Columns) -> tuple[Array, Array]:
        """The share of each column in the two ranges, float64[n] each.

        `RangeError` for a flush where the columns do not tell suits apart.
        """
        if columns not in self._held:
            first, second = (column_weights(held, columns, where) for held, where in self._ranges)
            self._held[columns] = first, second
        return self._held[columns]

    @cached_property
    def _ranges(self) -> tuple[tuple[AnyRange, str], ...]:
        """The two ranges, read, with what to call them."""
        return tuple(
            (parse_range(held) if isinstance(held, str) else held, f"the {name}'s range")
            for held, name in zip((self.big_blind, self.button), SEAT_NAMES, strict=True)
        )

    @cached_property
    def behind(self) -> tuple[int, int]:
        """The stacks, deep ones where none were given."""
        return self.stacks or deep_stacks(self.stakes)

    def third_round(self) -> Tree:
        """The betting before the last draw."""
        return round_tree(self.stakes, ROUNDS - 1, self.behind)

    def last_round(self, added: Sequence[int] = (0, 0)) -> Tree:
        """The betting after the last draw, when so much went in before it."""
        left = self.behind[BIG_BLIND] - int(added[0]), self.behind[BUTTON] - int(added[1])
        return round_tree(self.stakes, ROUNDS, left)


def check_stacks(stacks: Any) -> None:
    """Raise `StakesError` unless there are two stacks of whole chips, or none at all."""
    if stacks is None:
        return
    if not isinstance(stacks, Sequence) or len(stacks) != len(SEAT_NAMES):
        raise StakesError(f"the stacks are {stacks!r}; they must be (big blind, button)")
    for name, stack in zip(SEAT_NAMES, stacks, strict=True):
        if not is_whole(stack) or not 0 <= stack <= MAX_CHIPS:
            raise StakesError(
                f"the {name} has {stack!r} behind; "
                f"it must be a whole number of chips, 0 to {MAX_CHIPS}"
            )


def check_drawn(drawn: Any) -> None:
    """Raise `StakesError` unless it is a tuple of up to two numbers of cards."""
    counts = drawn if isinstance(drawn, Sequence) and not isinstance(drawn, str) else (drawn,)
    if len(counts) > len(SEAT_NAMES):
        raise StakesError(f"drawn is {drawn!r}; two players draw, the big blind first")
    for count in counts:
        if not is_whole(count) or not 0 <= count <= HAND_CARDS:
            raise StakesError(f"drawn is {drawn!r}; each draws 0 to {HAND_CARDS} cards")

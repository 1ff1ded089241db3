"""What hands a batch plays: the seats, what they play for, and how each of them plays."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tripledraw.batch.layout import new_table
from tripledraw.batch.playing import POLICIES
from tripledraw.errors import BatchError
from tripledraw.setup import Blinds, Posts
from tripledraw.stakes import Stakes

# Deep enough that nobody is ever all-in: four bets in each of four rounds are 24 small bets.
STACK_IN_SMALL_BETS = 1000
MOST_SEEDS = 2**64


@dataclass(frozen=True)
class Game:
    """Everything that the hands of one batch share; the index of a hand says the rest.

    ``stacks`` are chips by seat, ``policies`` names by seat, ``seed`` is 0..2**64 - 1. Made by
    `game`, which fills in and checks.
    """

    stakes: Stakes
    stacks: tuple[int, ...]
    policies: tuple[str, ...]
    button: int = 0
    blinds: Blinds | None = None
    posts: Posts = field(default_factory=dict)
    seed: int = 0

    @property
    def seats(self) -> int:
        """How many are dealt in."""
        return len(self.stacks)

    def table(self) -> Any:
        """An array of one record, set for these hands; raises `StakesError`."""
        return new_table(self.stacks, self.stakes, self.button, self.blinds, self.posts)

    def players(self) -> Any:
        """The policies by seat as the integers of compiled code."""
        return np.array([POLICIES[name] for name in self.policies], np.int64)

    def to_json(self) -> dict[str, Any]:
        """All of it as plain values for JSON."""
        return {
            "stakes": self.stakes.to_json(),
            "stacks": list(self.stacks),
            "policies": list(self.policies),
            "button": self.button,
            "blinds": None if self.blinds is None else list(self.blinds),
            "posts": {str(seat): list(post) for seat, post in self.posts.items()},
            "seed": self.seed,
        }


def game(
    seats: int = 6,
    *,
    stakes: Stakes | None = None,
    stacks: int | Sequence[int] | None = None,
    policies: str | Sequence[str] = "random",
    button: int = 0,
    blinds: Blinds | None = None,
    posts: Posts | None = None,
    seed: int = 0,
) -> Game:
    """A checked `Game`: one stack or policy stands for all seats.

    Stakes are 10/20 and stacks 1,000 small bets unless said otherwise. Raises `StakesError` for
    seats, stacks, blinds or posts that no hand can start with, `BatchError` for an unknown
    policy or seed.
    """
    stakes = stakes or Stakes(10)
    if stacks is None:
        stacks = STACK_IN_SMALL_BETS * stakes.small_bet
    made = Game(
        stakes,
        (stacks,) * seats if isinstance(stacks, int) else tuple(map(int, stacks)),
        (policies,) * seats if isinstance(policies, str) else tuple(policies),
        button,
        blinds,
        dict(posts or {}),
        seed,
    )
    _check(made, seats)
    return made


def _check(made: Game, seats: int) -> None:
    for what, values in (("stacks", made.stacks), ("policies", made.policies)):
        if len(values) != seats:
            raise BatchError(f"there are {len(values)} {what} for {seats} seats; give one each")
    for seat, name in enumerate(made.policies):
        if name not in POLICIES:
            raise BatchError(
                f"seat {seat} has the policy {name!r}; it must be one of {', '.join(POLICIES)}"
            )
    if not 0 <= made.seed < MOST_SEEDS:
        raise BatchError(f"the seed is {made.seed}; it must be 0 or more and below 2**64")
    made.table()

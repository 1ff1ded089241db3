"""What hands a batch plays: the seats, what they play for, and how each of them plays."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tripledraw.batch.checks import by_seat, check_count, plain, shown
from tripledraw.batch.layout import new_table
from tripledraw.batch.playing import POLICIES
from tripledraw.errors import BatchError, StakesError
from tripledraw.rules.words import MAX_SEATS
from tripledraw.setup import Blinds, Posts, checked_posts, is_row
from tripledraw.stakes import Stakes, is_whole

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

    Stakes are 10/20 and stacks 1,000 small bets unless said otherwise. Whole numbers of any kind
    (NumPy's too) become Python's own. Raises `StakesError` for
    seats, stacks, blinds or posts that no hand can start with, `BatchError` for an unknown
    policy or seed.
    """
    stakes = Stakes(10) if stakes is None else stakes
    dealt = check_seats(seats)
    if stacks is None and isinstance(stakes, Stakes):
        stacks = STACK_IN_SMALL_BETS * stakes.small_bet
    made = Game(
        stakes,
        by_seat(stacks, dealt),
        by_seat(policies, dealt),
        plain(button),
        _plain_blinds(blinds),
        {plain(seat): by_seat(post, 1) for seat, post in checked_posts(posts).items()},
        check_count("the seed", seed, 0, MOST_SEEDS - 1),
    )
    check_lengths(made, dealt)
    check_policies(made.policies)
    made.table()
    return made


def _plain_blinds(blinds: Any) -> Any:
    return tuple(map(plain, blinds)) if is_row(blinds) else blinds


def check_seats(seats: object) -> int:
    """How many seats, if a hand can be dealt to them; raises `StakesError`."""
    number = plain(seats)
    if not is_whole(number) or not 2 <= number <= MAX_SEATS:
        raise StakesError(f"{shown(seats)} players; the game is for 2 to {MAX_SEATS}")
    return int(number)


def check_lengths(made: Game, seats: int) -> None:
    """Raise `BatchError` unless there is one stack and one policy for each seat."""
    for what, values in (("stacks", made.stacks), ("policies", made.policies)):
        if len(values) != seats:
            raise BatchError(f"there are {len(values)} {what} for {seats} seats; give one each")


def check_policies(names: tuple[object, ...]) -> None:
    """Raise `BatchError` for what is no name of a policy."""
    for seat, name in enumerate(names):
        if not isinstance(name, str) or name not in POLICIES:
            raise BatchError(
                f"seat {seat} has the policy {shown(name)}; it must be one of {', '.join(POLICIES)}"
            )

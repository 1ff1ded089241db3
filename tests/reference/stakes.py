"""The options of a game and the chips put in before the cards (rules 1, 3.2 and 4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Stakes:
    """All options of rules 1, every amount known."""

    small_bet: int
    big_bet: int
    small_blind: int
    big_blind: int
    unit: int = 1
    ante: int = 0
    big_blind_ante: int = 0
    cap: int = 4
    heads_up_cap: str = "capped"
    short_all_in: str = "half_bet"
    reshuffle: str = "standard"
    burns: int = 0
    folds_in_reshuffle: bool = True

    def bet(self, round_number: int) -> int:
        """The bet of round 1..4: small, small, big, big."""
        return self.small_bet if round_number <= 2 else self.big_bet

    def cap_with(self, dealt_in: int) -> str:
        """What the cap does between two players in a hand of so many: "capped" or "roberts"."""
        if self.heads_up_cap == "tournament":
            return "roberts" if dealt_in == 2 else "capped"
        return self.heads_up_cap


def stakes(
    small_bet: int,
    *,
    big_bet: int | None = None,
    small_blind: int | None = None,
    big_blind: int | None = None,
    unit: int = 1,
    **others: Any,
) -> Stakes:
    """Stakes with the amounts nobody named filled in (rules 1)."""
    half_rounded_up = -(-small_bet // (2 * unit)) * unit
    return Stakes(
        small_bet=small_bet,
        big_bet=2 * small_bet if big_bet is None else big_bet,
        small_blind=half_rounded_up if small_blind is None else small_blind,
        big_blind=small_bet if big_blind is None else big_blind,
        unit=unit,
        **others,
    )


@dataclass(frozen=True)
class Posted:
    """The table after the antes, blinds and posts: chips by seat, and the dead chips together."""

    stacks: dict[int, int]
    antes: dict[int, int]
    commits: dict[int, int]
    dead: int


def post(
    game: Stakes,
    stacks: Mapping[int, int],
    *,
    order: tuple[int, ...],
    blinds: tuple[int | None, int],
    posts: Mapping[int, tuple[int, int]],
) -> Posted:
    """Antes, small blind, big blind, big-blind ante, then posts: live part, then dead part.

    ``order`` is clockwise from the left of the button. A short seat puts in what it has.
    """
    left = dict(stacks)
    commits = dict.fromkeys(order, 0)

    def pay(seat: int, amount: int) -> int:
        paid = min(amount, left[seat])
        left[seat] -= paid
        return paid

    antes = {seat: pay(seat, game.ante) for seat in order}
    small, big = blinds
    if small is not None:
        commits[small] += pay(small, game.small_blind)
    commits[big] += pay(big, game.big_blind)
    dead = pay(big, game.big_blind_ante)
    for seat in order:
        live_part, dead_part = posts.get(seat, (0, 0))
        commits[seat] += pay(seat, live_part)
        dead += pay(seat, dead_part)
    return Posted(left, antes, commits, dead)

"""One table as it stands: what the log says, the hand on it, and what nobody writes down.

The verbs of a table (`deciding`, `applying`, `due`, `telling`) are functions over a `Game`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from tripledraw.dealing import Dealer
from tripledraw.errors import RoomError
from tripledraw.hand import Hand
from tripledraw.room.entries import Dealt, Promised
from tripledraw.room.game.fleeting import Fleeting
from tripledraw.room.game.state import Chair, State


class Deal(Protocol):
    """The cards of one hand; that of `tripledraw.fairness` is one."""

    @property
    def dealer(self) -> Dealer:
        """The orders of the hand."""


Deals = Callable[[Promised, Mapping[int, str]], Deal]
"""Makes the deal of a promise and the links by chair; `TripleDrawError` where it is damaged."""


@dataclass(slots=True)
class Played:
    """A hand at this table with everything about it; ``players``, ``names``, ``agents`` by seat.

    ``heads`` are, for the chairs that gave a link, what it follows: their anchor or last link.
    ``ended`` is None while it is played, ``cancelled`` the reason why it did not count.
    ``exposed`` are the positions 1..5 that a chair showed after it. ``is_stuck`` when it needs a
    reshuffle that nobody promised.
    """

    dealt: Dealt
    promised: Promised
    heads: dict[int, str]
    deal: Deal
    hand: Hand
    players: tuple[str, ...]
    names: tuple[str, ...]
    agents: tuple[str | None, ...]
    began: int
    ended: int | None = None
    cancelled: str | None = None
    exposed: dict[int, tuple[int, ...]] = field(default_factory=dict)
    is_stuck: bool = False

    @property
    def number(self) -> int:
        """The number of the hand at its table."""
        return self.dealt.hand

    @property
    def chairs(self) -> tuple[int, ...]:
        """The chair of each seat."""
        return self.dealt.chairs

    def seat(self, chair: int) -> int | None:
        """The seat of a chair, None when it was not dealt in."""
        return self.dealt.chairs.index(chair) if chair in self.dealt.chairs else None


class Game:
    """A table: ``state`` from the log, ``played`` the hand on it, ``fleeting`` what is not kept.

    ``played`` is None when no hand was dealt since this process has the table, and for a hand
    whose cards are lost.
    """

    def __init__(self, table_id: str, deals: Deals) -> None:
        self.id = table_id
        self.deals = deals
        self.state = State()
        self.played: Played | None = None
        self.fleeting = Fleeting()

    @property
    def running(self) -> bool:
        """Whether a hand is being played."""
        return self.state.playing

    @property
    def hand(self) -> Hand | None:
        """The hand being played; None between hands, and for one whose cards are lost."""
        return self.played.hand if self.played is not None and self.state.playing else None

    @property
    def actor_chair(self) -> int | None:
        """The chair whose turn it is."""
        hand = self.hand
        if hand is None or hand.actor is None or self.played is None:
            return None
        return self.played.chairs[hand.actor]

    @property
    def decision(self) -> int:
        """The number of the decision that is to be made, 0 the first of the hand."""
        return self.state.decision

    def chair_of(self, player: str) -> int | None:
        """The chair of a player, None for one who has none."""
        return self.state.chair_of(player)

    def seated(self, player: str) -> tuple[int, Chair]:
        """The chair of a player; raises RoomError ``not-seated``."""
        chair = self.state.chair_of(player)
        if chair is None:
            raise RoomError("not-seated")
        return chair, self.state.chairs[chair]

    def is_in_hand(self, chair: int) -> bool:
        """Whether the chair is part of the hand being played, folded or not."""
        state = self.state
        return state.playing and state.dealt is not None and chair in state.dealt.chairs

    def seat_in_hand(self, chair: int) -> int | None:
        """The seat of a chair in the hand being played."""
        return self.played.seat(chair) if self.played is not None and self.state.playing else None

    def stack(self, chair: int) -> int:
        """The chips behind a chair now."""
        seat, hand = self.seat_in_hand(chair), self.hand
        if seat is None or hand is None:
            return self.state.chairs[chair].stack
        return hand.table.stacks[seat]

    def acts_at_once(self, chair: Chair) -> bool:
        """Whether nobody is waited for: the chair is away or leaving (rules 7)."""
        return chair.away or chair.leaving or (chair.out and not self.state.is_cash)

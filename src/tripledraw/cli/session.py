"""A session at the terminal's table: who plays for what, and where the play stands."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tripledraw.agents.base import agent
from tripledraw.agents.chance import chance, deal_seed
from tripledraw.errors import TripleDrawError
from tripledraw.hand import Hand
from tripledraw.rules.button import usual_blinds
from tripledraw.seating import next_button
from tripledraw.setup import check_seat, check_stacks
from tripledraw.stakes import Stakes

VERSION = 1
YOU = 0


@dataclass(slots=True)
class Session:
    """You in seat 0 and an opponent in each other seat; everything that must outlive a run.

    ``stack`` is what everybody starts with and is topped up to. ``number`` is that of the hand
    in play or the next one, which no other hand of the player has; ``won`` is your result in
    chips over the ``played`` hands that were finished. ``hand`` is None between hands.
    """

    stakes: Stakes
    stack: int
    opponents: tuple[str, ...]
    seed: int
    stacks: list[int]
    button: int
    big_blind: int
    number: int = 1
    played: int = 0
    won: int = 0
    hand: Hand | None = None

    @classmethod
    def new(cls, stakes: Stakes, stack: int, opponents: tuple[str, ...], seed: int) -> "Session":
        """A fresh session; the button falls by chance. Raises `TripleDrawError`."""
        for name in opponents:
            agent(name)
        seats = len(opponents) + 1
        stacks = [stack] * seats
        check_stacks(stacks)
        button = chance(seed, "button") % seats
        _, big_blind = usual_blinds(button, seats)
        return cls(stakes, stack, opponents, seed, stacks, button, big_blind)

    def open_hand(self) -> Hand:
        """The hand in play; dealt now unless one was left in the middle."""
        if self.hand is None:
            blinds = (usual_blinds(self.button, len(self.stacks))[0], self.big_blind)
            self.hand = Hand(
                self.stacks,
                stakes=self.stakes,
                button=self.button,
                blinds=blinds,
                seed=deal_seed(self.seed, self.played + 1),
            )
        return self.hand

    def close_hand(self) -> list[int]:
        """Book the finished hand, move the button, and top up; gives the seats that were broke."""
        assert self.hand is not None
        self.won += self.hand.stacks[YOU] - self.stacks[YOU]
        self.stacks = list(self.hand.stacks)
        self.hand = None
        self.played += 1
        self.number += 1
        seats = range(len(self.stacks))
        self.button, _, self.big_blind = next_button(seats, self.button, self.big_blind)
        broke = [seat for seat in seats if self.stacks[seat] == 0]
        for seat in broke:
            self.stacks[seat] = self.stack
        return broke

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON, the hand in play with its chance."""
        return {
            "version": VERSION,
            "stakes": self.stakes.to_json(),
            "stack": self.stack,
            "opponents": list(self.opponents),
            "seed": self.seed,
            "stacks": self.stacks,
            "button": self.button,
            "big_blind": self.big_blind,
            "number": self.number,
            "played": self.played,
            "won": self.won,
            "hand": None if self.hand is None else self.hand.to_json(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Session":
        """The session that `to_json` wrote, its hand played again through the rules.

        Raises `TripleDrawError`, KeyError, TypeError or ValueError for anything else.
        """
        if data["version"] != VERSION:
            raise TripleDrawError(f"the session has version {data['version']}, not {VERSION}")
        stakes, stack = Stakes.from_json(data["stakes"]), data["stack"]
        session = cls.new(stakes, stack, tuple(data["opponents"]), _whole(data["seed"]))
        session._take_over(data)
        return session

    def _take_over(self, data: Mapping[str, Any]) -> None:
        check_stacks(data["stacks"])
        if len(data["stacks"]) != len(self.stacks):
            raise TripleDrawError(f"the session has {len(data['stacks'])} stacks")
        self.stacks = list(data["stacks"])
        check_seat("the button", data["button"], len(self.stacks))
        check_seat("the big blind", data["big_blind"], len(self.stacks))
        self.button, self.big_blind = data["button"], data["big_blind"]
        self.number, self.played = _whole(data["number"]), _whole(data["played"])
        self.won = _whole(data["won"])
        if data["hand"] is not None:
            self.hand = Hand.from_json(data["hand"])
            if self.hand.seats != len(self.stacks):
                raise TripleDrawError(f"the hand of the session has {self.hand.seats} seats")


def _whole(value: Any) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value

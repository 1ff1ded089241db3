"""Random hands over every option of rules 1, short stacks included, the same in every run."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.driving import IN_ORDER, hand_of, spoken, turn
from tests.reference import Reference

from tripledraw.actions import Action, Draw
from tripledraw.hand import Hand

# More reshuffles than any hand has had yet; a hand that wants more raises MissingOrder.
ORDERS = 12


@dataclass(frozen=True)
class RandomHand:
    """How one hand starts, and the chance by which it is played on.

    ``folds`` is how likely a seat that could fold does so; ``throws_all`` makes the stub run dry.
    """

    start: dict[str, Any]
    chance: random.Random
    folds: float
    throws_all: bool

    def hand(self) -> Hand:
        return hand_of(**self.start)

    def relabelled(self, names: Sequence[int]) -> Hand:
        """The same hand with card c called ``names[c]`` everywhere."""
        orders = [[names[card] for card in order] for order in self.start["orders"]]
        return hand_of(**{**self.start, "orders": orders})

    def reference(self) -> Reference:
        return Reference(**self.start)

    def word(self, legal: Sequence[str]) -> str:
        """One of the legal actions of a betting round; rarely a fold that nobody asks for."""
        if self.chance.random() < (self.folds if "fold" in legal else self.folds / 10):
            return "fold"
        return self.chance.choice([word for word in legal if word != "fold"])

    def mask(self) -> int:
        """The positions to throw away."""
        return 31 if self.throws_all else self.chance.randrange(32)

    def action(self, hand: Hand) -> Action:
        """What the actor of this hand does next."""
        if hand.phase == "drawing":
            held, mask = hand.cards(turn(hand)), self.mask()
            return Draw(card for i, card in enumerate(held) if mask >> i & 1)
        names = {type(action).__name__.lower() for action in hand.legal_actions()}
        legal = sorted("raise_to" if name in ("bet", "raise") else name for name in names)
        return spoken(hand, self.word(legal))


def random_hands(seats: int, numbers: range, **fixed: Any) -> Iterator[RandomHand]:
    """The random hands with these numbers; ``fixed`` options are the same in all of them."""
    for number in numbers:
        chance = random.Random(1000 * number + seats)
        yield RandomHand(
            start=_start(chance, seats) | fixed,
            chance=chance,
            folds=chance.choice([0.0, 0.02, 0.1, 0.3]),
            throws_all=chance.random() < 0.2,
        )


def _start(chance: random.Random, seats: int) -> dict[str, Any]:
    unit = chance.choice([1, 1, 5])
    bet = unit * chance.choice([1, 2, 3, 4, 7, 10])
    button = chance.randrange(seats)
    return {
        "stacks": [_stack(chance, bet) for _ in range(seats)],
        "small_bet": bet,
        "unit": unit,
        "ante": chance.choice([0, 0, 0, unit]),
        "big_blind_ante": chance.choice([0, 0, 0, bet]),
        "cap": chance.choice([4, 4, 4, 3, 2, 0]),
        "heads_up_cap": chance.choice(["capped", "roberts", "tournament"]),
        "short_all_in": chance.choice(["half_bet", "full_bet"]),
        "reshuffle": chance.choice(["standard", "stars", "everything"]),
        "burns": chance.choice([0, 1]),
        "folds_in_reshuffle": chance.choice([True, True, False]),
        "button": button,
        "blinds": _blinds(chance, seats, button),
        "posts": _posts(chance, seats, button, bet, unit),
        "orders": [chance.sample(IN_ORDER, 52) for _ in range(ORDERS)],
    }


def _stack(chance: random.Random, bet: int) -> int:
    """Too little for a blind, all-in in some round, or more than a hand can take."""
    most = chance.choice([3, 12, 12, 100])
    return chance.randint(1, most * bet)


def _blinds(chance: random.Random, seats: int, button: int) -> tuple[int | None, int] | None:
    """Mostly as they follow from the button; sometimes the small blind is dead."""
    if seats == 2 or chance.random() < 0.85:
        return None
    small = chance.choice([None, (button + 1) % seats])
    return small, (button + 2) % seats


def _posts(
    chance: random.Random, seats: int, button: int, bet: int, unit: int
) -> dict[int, tuple[int, int]]:
    """Now and then the seat left of the big blind comes in with a post."""
    if seats < 4 or chance.random() < 0.8:
        return {}
    return {(button + 3) % seats: (chance.choice([0, bet]), chance.choice([0, unit]))}

"""The summary at the end of a PokerStars hand: pots, rake and one line a seat."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tripledraw.cards import write
from tripledraw.hands.evaluator import number
from tripledraw.histories.money import money_text
from tripledraw.histories.pokerstars_words import described

_PLACES = ("1st", "2nd", "3rd")


@dataclass(frozen=True, slots=True)
class Setting:
    """What a hand does not tell of itself.

    ``names`` are by seat of the hand, all different. ``played`` is the date as PokerStars
    prints it, "2009/11/25 14:12:58 ET". ``hero`` is the seat whose cards are written.
    ``currency`` is "$", "€", "£", or "" for chips, and ``scale`` chips of the hand make one
    unit of it. ``rake`` is what the house kept of each winner's shares, by seat.
    """

    names: Sequence[str]
    hand_id: str = "1"
    table: str = "tripledraw"
    played: str = "2000/01/01 0:00:00 ET"
    hero: int | None = None
    currency: str = ""
    scale: int = 1
    rake: Mapping[int, int] = field(default_factory=dict)

    def money(self, amount: int) -> str:
        """Chips of the hand as money: $12.50."""
        return self.currency + money_text(amount, self.scale)


@dataclass(slots=True)
class Outcome:
    """How the hand went, seat by seat of the hand.

    ``positions`` are the marks (button), (small blind) and (big blind); ``folds`` the draws
    that were over when a seat folded; ``pots`` the amounts from the main pot up, and ``won``
    what each winner was given.
    """

    positions: defaultdict[int, str] = field(default_factory=lambda: defaultdict(str))
    paid: set[int] = field(default_factory=set)
    folds: dict[int, int] = field(default_factory=dict)
    shown: dict[int, tuple[int, ...]] = field(default_factory=dict)
    mucked: dict[int, tuple[int, ...]] = field(default_factory=dict)
    pots: tuple[int, ...] = ()
    won: defaultdict[int, int] = field(default_factory=lambda: defaultdict(int))

    def pot_name(self, pot: int) -> str:
        """The name of a pot, 0 being the main one."""
        if len(self.pots) == 1:
            return "pot"
        if pot == 0:
            return "main pot"
        return "side pot" if len(self.pots) == 2 else f"side pot-{pot}"


def summary(setting: Setting, outcome: Outcome) -> list[str]:
    """All lines of the summary."""
    total, rake = setting.money(sum(outcome.pots)), setting.money(sum(setting.rake.values()))
    return [
        "*** SUMMARY ***",
        f"Total pot {total}{_pots(setting, outcome)} | Rake {rake} ",
        *(
            f"Seat {seat + 1}: {name}{outcome.positions[seat]} {_result(setting, outcome, seat)}"
            for seat, name in enumerate(setting.names)
        ),
    ]


def _pots(setting: Setting, outcome: Outcome) -> str:
    if len(outcome.pots) == 1:
        return ""
    return "".join(
        f" {outcome.pot_name(pot).capitalize()} {setting.money(amount)}."
        for pot, amount in enumerate(outcome.pots)
    )


def _result(setting: Setting, outcome: Outcome, seat: int) -> str:
    if seat in outcome.folds:
        if draw := outcome.folds[seat]:
            return f"folded after the {_PLACES[draw - 1]} Draw"
        return f"folded before the Draw{'' if seat in outcome.paid else _IDLE}"
    if seat in outcome.mucked:
        cards = outcome.mucked[seat]
        return f"mucked [{write(cards)}]" if cards else "mucked"
    won = f"({setting.money(outcome.won[seat])})"
    if seat not in outcome.shown:
        return f"collected {won}"
    cards = outcome.shown[seat]
    result = f"won {won}" if outcome.won[seat] else "lost"
    return f"showed [{write(cards)}] and {result} with {described(number(cards))}"


_IDLE = " (didn't bet)"

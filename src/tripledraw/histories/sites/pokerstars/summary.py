"""The summary at the end of a PokerStars hand: pots, rake and one line a seat."""

from collections import defaultdict
from dataclasses import dataclass, field

from tripledraw.cards import write
from tripledraw.hands.evaluator import number
from tripledraw.histories.sites.pokerstars.setting import Setting
from tripledraw.histories.sites.pokerstars.words import described

_PLACES = ("1st", "2nd", "3rd")


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

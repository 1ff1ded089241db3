"""What a player may say: `Fold`, `Check`, `Call`, `Bet`, `Raise`, `Draw`.

Amounts follow from the rules, so no action carries one. `Show` and `Muck` stand in records.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tripledraw import cards as card_text
from tripledraw.errors import CardError, TripleDrawError


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand. Accepted on every turn of a betting round (rules 4)."""


@dataclass(frozen=True, slots=True)
class Check:
    """Stay in where nothing is owed."""


@dataclass(frozen=True, slots=True)
class Call:
    """Pay the price, all-in if the stack is shorter."""


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting of a round for the fixed amount, all-in if the stack is shorter."""


@dataclass(frozen=True, slots=True)
class Raise:
    """Raise or complete to the next full level, all-in if the stack is shorter."""


@dataclass(frozen=True, slots=True, init=False)
class Draw:
    """Throw away some of one's cards for new ones; ``Draw(())`` stands pat.

    ``cards`` are ints 0..51 or text such as ``"Qc Qs"``; -1 is a card unknown to the record.
    """

    cards: tuple[int, ...]

    def __init__(self, cards: Iterable[int] | str = ()) -> None:
        object.__setattr__(self, "cards", cards_named(cards))

    def __repr__(self) -> str:
        """As text, for example ``Draw('Qc Qs')``."""
        return f"Draw({card_text.write(self.cards)!r})"


@dataclass(frozen=True, slots=True, init=False)
class Show:
    """A record says that a hand was shown; ``cards`` fills in a hand that was hidden."""

    cards: tuple[int, ...] | None

    def __init__(self, cards: Iterable[int] | str | None = None) -> None:
        object.__setattr__(self, "cards", None if cards is None else cards_named(cards))


@dataclass(frozen=True, slots=True)
class Muck:
    """A record says that a hand went to the muck unseen."""


def cards_named(cards: Iterable[int] | str) -> tuple[int, ...]:
    """Cards as ints -1..51 from text or ints; raises `CardError`."""
    if isinstance(cards, str):
        return card_text.parse(cards)
    if not isinstance(cards, Iterable):
        raise CardError(f"{cards!r} are no cards; they must be text or a sequence of 0..51")
    taken = tuple(cards)
    for position, card in enumerate(taken):
        if not hasattr(card, "__index__") or not -1 <= card < card_text.DECK_SIZE:
            raise CardError(f"{card!r} is no card: cards are 0..51", position=position)
    return tuple(int(card) for card in taken)


Action = Fold | Check | Call | Bet | Raise | Draw | Show | Muck

PLAIN: dict[str, Action] = {
    "fold": Fold(),
    "check": Check(),
    "call": Call(),
    "bet": Bet(),
    "raise": Raise(),
    "muck": Muck(),
}
NAMES = {type(action): name for name, action in PLAIN.items()} | {Draw: "draw", Show: "show"}


def to_json(action: Action) -> dict[str, Any]:
    """An action as JSON: ``{"action": "draw", "cards": "Qc Qs"}``."""
    data: dict[str, Any] = {"action": NAMES[type(action)]}
    if isinstance(action, Draw | Show) and action.cards is not None:
        data["cards"] = card_text.write(action.cards)
    return data


def from_json(data: Mapping[str, Any]) -> Action:
    """The action that `to_json` wrote; raises `TripleDrawError` for anything else."""
    try:
        name, cards = data["action"], data.get("cards")
        known = None if cards is None else card_text.parse_seen(cards)
        if name == "show":
            return Show(known)
        return Draw(known or ()) if name == "draw" else PLAIN[name]
    except (KeyError, TypeError, AttributeError):
        choices = ", ".join(NAMES.values())
        raise TripleDrawError(f"{data!r} is no action; it must be one of {choices}") from None

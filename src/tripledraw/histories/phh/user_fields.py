"""What PHH has no word for, kept in user fields so that a hand of ours comes back exactly.

User fields begin with "_" and other programs pass over them. An option of the stakes is written
where it is not the usual one; the cards that were burned and the stubs that reshuffles laid are
written where there were any and all of them are known.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from tripledraw.cards import UNKNOWN, parse, write_card
from tripledraw.errors import CardError
from tripledraw.events import BlindPosted, Burned, Event, Reshuffled
from tripledraw.histories.amounts import in_units
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import HiddenCards
from tripledraw.stakes import Stakes

_OPTIONS = (
    "unit",
    "cap",
    "heads_up_cap",
    "short_all_in",
    "reshuffle",
    "burns",
    "folds_in_reshuffle",
)
_SMALL_BLIND = "_small_blind"
_BURNED = "_burned"
_RESHUFFLED = "_reshuffled"


@dataclass(frozen=True, slots=True)
class UserFields:
    """What the user fields of a table say: options of `Stakes` by name, and hidden cards.

    ``small_blind`` is that of a hand in which nobody posted it.
    """

    options: Mapping[str, Any]
    small_blind: int | None
    hidden: HiddenCards


def write_user_fields(stakes: Stakes, events: Sequence[Event], scale: int) -> dict[str, Any]:
    """The user fields that a hand needs, none for a hand with the usual options."""
    usual = Stakes(stakes.small_bet)
    fields = {
        f"_{name}": getattr(stakes, name)
        for name in _OPTIONS
        if getattr(stakes, name) != getattr(usual, name)
    }
    if not any(isinstance(event, BlindPosted) and event.kind == "small" for event in events):
        fields[_SMALL_BLIND] = in_units(stakes.small_blind, scale)
    burned = [event.card for event in events if isinstance(event, Burned)]
    if burned and UNKNOWN not in burned:
        fields[_BURNED] = [write_card(card) for card in burned]
    stubs = [event.cards for event in events if isinstance(event, Reshuffled)]
    if stubs and not any(UNKNOWN in stub for stub in stubs):
        fields[_RESHUFFLED] = ["".join(map(write_card, stub)) for stub in stubs]
    return fields


def read_user_fields(document: Mapping[str, Any], scale: int, line: int) -> UserFields:
    """Read the user fields of a PHH table. Raises HistoryError (damaged) for cards that are none.

    The options are checked by `Stakes` itself.
    """
    return UserFields(
        {name: document[f"_{name}"] for name in _OPTIONS if f"_{name}" in document},
        _small_blind(document, scale, line),
        _hidden_cards(document, line),
    )


def _small_blind(document: Mapping[str, Any], scale: int, line: int) -> int | None:
    stated = document.get(_SMALL_BLIND)
    try:
        return None if stated is None else int(Decimal(stated) * scale)
    except (TypeError, ValueError, ArithmeticError):
        raise damaged(
            f"{_SMALL_BLIND} is {stated!r}; chips such as 5 would be right", line
        ) from None


def _hidden_cards(document: Mapping[str, Any], line: int) -> HiddenCards:
    try:
        return HiddenCards(
            tuple(parse(text)[0] for text in document.get(_BURNED, ())),
            tuple(parse(text) for text in document.get(_RESHUFFLED, ())),
        )
    except (CardError, TypeError, IndexError, AttributeError):
        reason = f"{_BURNED} or {_RESHUFFLED} is no list of cards such as ['2c']"
        raise damaged(reason, line) from None

"""The log of a hand: frozen events, in order, complete and enough to rebuild it.

Amounts are chips; ``to`` is what the seat has in this round after the action. The events
named ``...Unseen`` never stand in a full log: they are what `views` shows in place of cards that
a viewer may not see.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any

from tripledraw import cards as card_text
from tripledraw.errors import TripleDrawError
from tripledraw.stakes import Stakes, is_whole, whole

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandStarted:
    """The stacks before antes and blinds, the stakes, and the seat with the button."""

    stacks: tuple[int, ...]
    stakes: Stakes
    button: int


@dataclass(frozen=True, slots=True)
class AntePosted:
    """A seat paid its ante, or what it had of it."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BlindPosted:
    """A seat posted a blind; ``kind`` is "small", "big" or "ante" (the big-blind ante, dead)."""

    seat: int
    amount: int
    kind: str


@dataclass(frozen=True, slots=True)
class Posted:
    """A seat posted to come in: ``live`` counts as its bet, ``dead`` only fills the pot."""

    seat: int
    live: int
    dead: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat was dealt its five cards, in the sequence they came."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class DealtUnseen:
    """A seat was dealt ``count`` cards that the viewer may not see."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat gave up its hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A seat stayed in for nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """A seat added ``amount`` to stay in."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Bet:
    """A seat opened the betting of the round."""

    seat: int
    amount: int
    to: int


@dataclass(frozen=True, slots=True)
class Raised:
    """A seat raised or completed: it added ``amount``."""

    seat: int
    amount: int
    to: int


@dataclass(frozen=True, slots=True)
class Capped:
    """The bets of the round are all in."""

    round: int


@dataclass(frozen=True, slots=True)
class Returned:
    """The part of a bet that nobody could match went back."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """A betting round is complete; ``pot`` is everything in the middle."""

    round: int
    pot: int


@dataclass(frozen=True, slots=True)
class Burned:
    """A card was burned before the first served card of a draw."""

    card: int


@dataclass(frozen=True, slots=True)
class BurnedUnseen:
    """A card was burned."""


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """Reshuffle number ``order``: ``cards`` are the new stub from the top."""

    order: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class ReshuffledUnseen:
    """The muck was shuffled and became the stub."""

    order: int


@dataclass(frozen=True, slots=True)
class Declared:
    """Under the reshuffle `everything` a seat named its discards before anybody is served."""

    seat: int
    discards: Cards


@dataclass(frozen=True, slots=True)
class DeclaredUnseen:
    """A seat declared to draw ``count`` cards that the viewer may not see."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat threw ``discards`` and was served ``cards``; both are empty when it stood pat."""

    seat: int
    discards: Cards
    cards: Cards


@dataclass(frozen=True, slots=True)
class DrewUnseen:
    """A seat drew ``count`` cards that the viewer may not see."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat showed its hand; ``number`` is its rank, 1 (best) to 7462."""

    seat: int
    cards: Cards
    number: int


@dataclass(frozen=True, slots=True)
class Mucked:
    """A seat that could not win gave up its hand unseen at the showdown."""

    seat: int


@dataclass(frozen=True, slots=True)
class PotAwarded:
    """A pot (0 is the main pot) was paid: ``winners`` maps seats to their shares."""

    pot: int
    amount: int
    winners: Mapping[int, int] = field(hash=False)

    def __post_init__(self) -> None:
        """Take a copy of the shares that nobody can change."""
        object.__setattr__(self, "winners", MappingProxyType(dict(self.winners)))

    def __repr__(self) -> str:
        """As the call that makes it."""
        shares = dict(self.winners)
        return f"PotAwarded(pot={self.pot}, amount={self.amount}, winners={shares})"

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy, which refuse a mapping that cannot be changed."""
        return PotAwarded, (self.pot, self.amount, dict(self.winners))


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over; ``stacks`` are what everybody has now."""

    stacks: tuple[int, ...]


Event = (
    HandStarted
    | AntePosted
    | BlindPosted
    | Posted
    | Dealt
    | DealtUnseen
    | Folded
    | Checked
    | Called
    | Bet
    | Raised
    | Capped
    | Returned
    | RoundClosed
    | Burned
    | BurnedUnseen
    | Reshuffled
    | ReshuffledUnseen
    | Declared
    | DeclaredUnseen
    | Drew
    | DrewUnseen
    | Shown
    | Mucked
    | PotAwarded
    | HandEnded
)


def json_name(kind: type[Event]) -> str:
    """The name of a kind of event in JSON: what a viewer may not see has the name of the event."""
    return kind.__name__.removesuffix("Unseen")


FIELDS: dict[type[Event], tuple[str, ...]] = {
    kind: tuple(each.name for each in fields(kind)) for kind in Event.__args__
}

# By name and fields: a Dealt with a count and no cards is what another seat saw of it.
KINDS: dict[tuple[str, frozenset[str]], type[Event]] = {
    (json_name(kind), frozenset(names)): kind for kind, names in FIELDS.items()
}


def to_json(event: Event) -> dict[str, Any]:
    """An event as JSON: its name under ``event``, cards as text, stakes as an object.

    What a viewer may not see is left out: ``{"event": "Dealt", "seat": 1, "count": 5}``.
    """
    data: dict[str, Any] = {"event": json_name(type(event))}
    for name in FIELDS[type(event)]:
        data[name] = _plain(name, getattr(event, name))
    return data


def _plain(name: str, value: Any) -> Any:
    if type(value) is int:
        return card_text.write((value,)) if name == "card" else value
    if type(value) is str:
        return value
    if name in ("cards", "discards"):
        return card_text.write(value)
    if isinstance(value, Stakes):
        return value.to_json()
    if isinstance(value, Mapping):
        return {str(seat): amount for seat, amount in value.items()}
    return list(value) if isinstance(value, tuple) else value


def from_json(data: Mapping[str, Any]) -> Event:
    """The event that `to_json` wrote; raises `TripleDrawError` on any other object."""
    try:
        kind = KINDS[data["event"], frozenset(data) - {"event"}]
        values = {each.name: _rich(each.name, data[each.name]) for each in fields(kind)}
        if all(_fits(values[each.name], each.type) for each in fields(kind)):
            return kind(**values)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        pass  # told below, with what was wrong in full
    raise TripleDrawError(f"{data!r} is no event; it must have the fields of one in events.py")


def _fits(value: Any, wanted: object) -> bool:
    """Whether a number or a word is one; the other fields are checked by what makes them."""
    if wanted is int:
        return is_whole(value)
    return isinstance(value, str) if wanted is str else True


def _rich(name: str, value: Any) -> Any:
    if name in ("cards", "discards"):
        return card_text.parse_seen(value)
    if name == "card":
        return card_text.parse_seen(value)[0]
    if name == "stakes":
        return Stakes.from_json(value)
    if name == "winners":
        return {int(seat): whole(amount) for seat, amount in value.items()}
    return tuple(whole(each) for each in value) if name == "stacks" else value


def log_to_json(events: Sequence[Event]) -> list[dict[str, Any]]:
    """A whole log as JSON."""
    return [to_json(event) for event in events]


def log_from_json(data: Sequence[dict[str, Any]]) -> tuple[Event, ...]:
    """The log that `log_to_json` wrote."""
    return tuple(from_json(item) for item in data)

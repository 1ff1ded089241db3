"""What a seat may see, decided in this one place (rules 3.7, 3.8 and 5).

A seat sees its own cards and discards, everybody's draw counts, chips and actions, and the
hands that were shown. An observer (seat None) sees what every seat sees.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tripledraw import cards as card_text
from tripledraw.actions import NAMES, Action, Draw
from tripledraw.discards import Discards
from tripledraw.errors import TripleDrawError
from tripledraw.events import (
    Burned,
    BurnedUnseen,
    Dealt,
    DealtUnseen,
    Declared,
    DeclaredUnseen,
    Drew,
    DrewUnseen,
    Event,
    HandStarted,
    Reshuffled,
    ReshuffledUnseen,
)
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    BETTING,
    DRAWING,
    HAND_CARDS,
    NOBODY,
    OVER,
    RESTOCKING,
    SHOWING,
    UNKNOWN,
)

PHASES = {
    BETTING: "betting",
    DRAWING: "drawing",
    RESTOCKING: "drawing",
    SHOWING: "showing",
    OVER: "over",
}
# Events with cards that one seat alone sees, and those that are told after the last declaration.
OWNED, LATE = Dealt | Declared | Drew, Drew | Burned | Reshuffled
# The fields of a view that an observer's JSON does not have.
OWN = ("seat", "hand", "discarded", "legal")


def seen_by(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The log as one seat, or an observer, sees it; events it may not know of are left out."""
    policy = next((e.stakes.reshuffle for e in events[:1] if isinstance(e, HandStarted)), "")
    seen = (rendered(event, seat, policy) for event in events)
    return tuple(event for event in seen if event is not None)


def kept_by(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """The log as a seat may keep it: what it has not seen stands as unknown cards (-1).

    It replays: burns and reshuffles, which tell nobody's cards, are left out.
    """
    return tuple(_unknown(event) for event in seen_by(events, seat) if not _is_hidden(event))


def _is_hidden(event: Event) -> bool:
    return isinstance(event, BurnedUnseen | ReshuffledUnseen)


def _unknown(event: Event) -> Event:
    if isinstance(event, DealtUnseen):
        return Dealt(event.seat, (UNKNOWN,) * event.count)
    if isinstance(event, DeclaredUnseen):
        return Declared(event.seat, (UNKNOWN,) * event.count)
    if isinstance(event, DrewUnseen):
        return Drew(event.seat, (UNKNOWN,) * event.count, (UNKNOWN,) * event.count)
    return event


def rendered(event: Event, seat: int | None, policy: str) -> Event | None:
    """One event as a viewer sees it under a policy of `Stakes.reshuffle`; None if not at all."""
    if isinstance(event, Dealt) and event.seat != seat:
        return DealtUnseen(event.seat, len(event.cards))
    if isinstance(event, Declared) and event.seat != seat:
        return DeclaredUnseen(event.seat, len(event.discards))
    if isinstance(event, Drew) and event.seat != seat:
        return DrewUnseen(event.seat, len(event.discards))
    if isinstance(event, Burned):
        return BurnedUnseen()
    if isinstance(event, Reshuffled):
        # Under the other policies the moment of a reshuffle tells about hidden cards.
        return ReshuffledUnseen(event.order) if policy == "standard" else None
    return event


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat (or an observer, ``seat`` None) may know it at this moment.

    ``bets`` are the chips of this betting round by seat, ``pot`` everything in the middle with
    them, ``draws`` the cards drawn so far by seat, ``shown`` the hands shown by seat. For an
    observer ``hand``, ``discarded`` and ``legal`` are empty. ``events`` is the log so far as
    the seat sees it; it is not part of the JSON form.
    """

    seat: int | None
    phase: str
    round: int
    actor: int | None
    button: int
    pot: int
    bets: tuple[int, ...]
    stacks: tuple[int, ...]
    folded: tuple[int, ...]
    all_in: tuple[int, ...]
    draws: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    discarded: tuple[tuple[int, ...], ...]
    shown: dict[int, tuple[int, ...]] = field(hash=False)
    legal: tuple[str, ...]
    events: tuple[Event, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The view as JSON: cards as text, seats of ``shown`` as text."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "phase": self.phase,
            "round": self.round,
            "actor": self.actor,
            "button": self.button,
            "pot": self.pot,
            "bets": list(self.bets),
            "stacks": list(self.stacks),
            "folded": list(self.folded),
            "all_in": list(self.all_in),
            "draws": [list(counts) for counts in self.draws],
            "hand": card_text.write(self.hand),
            "discarded": [card_text.write(cards) for cards in self.discarded],
            "shown": {str(seat): card_text.write(cards) for seat, cards in self.shown.items()},
            "legal": list(self.legal),
        }
        if self.seat is None:
            for name in OWN:
                del data[name]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "View":
        """The view that `to_json` wrote, without its events; raises `TripleDrawError`."""
        try:
            return cls(
                seat=data.get("seat"),
                phase=data["phase"],
                round=data["round"],
                actor=data["actor"],
                button=data["button"],
                pot=data["pot"],
                bets=tuple(data["bets"]),
                stacks=tuple(data["stacks"]),
                folded=tuple(data["folded"]),
                all_in=tuple(data["all_in"]),
                draws=tuple(tuple(counts) for counts in data["draws"]),
                hand=card_text.parse_seen(data.get("hand", "")),
                discarded=tuple(card_text.parse_seen(text) for text in data.get("discarded", [])),
                shown={
                    int(seat): card_text.parse_seen(text) for seat, text in data["shown"].items()
                },
                legal=tuple(data.get("legal", [])),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            raise TripleDrawError(f"this is no view as to_json writes it: {wrong!r}") from None


def view_of(
    table: Table, seat: int | None, events: Sequence[Event], legal: Sequence[Action]
) -> View:
    """The view of one seat; ``events`` is the full log, ``legal`` what the actor may do."""
    seats = range(table.seats)
    live = [table.live >> s & 1 for s in seats]
    stacks = table.stacks[: table.seats]
    return View(
        seat=seat,
        phase=PHASES[table.phase],
        round=table.betting_round,
        actor=None if table.actor == NOBODY else table.actor,
        button=table.button,
        pot=table.pot,
        bets=tuple(table.commits[: table.seats]) if table.phase == BETTING else (0,) * len(seats),
        stacks=tuple(stacks),
        folded=tuple([s for s in seats if not live[s]]),
        all_in=tuple([s for s in seats if live[s] and not stacks[s]]),
        draws=tuple(
            [tuple([k for k in drawn if k != NOBODY]) for drawn in table.drawn[: table.seats]]
        ),
        hand=() if seat is None else own_hand(table, seat),
        discarded=() if seat is None else own_discards(table, seat, events),
        shown={s: tuple(table.hole[s]) for s in seats if table.shown >> s & 1},
        legal=legal_names(legal) if seat is not None and seat == table.actor else (),
        events=seen_by(events, seat) if events else (),
    )


def own_hand(table: Table, seat: int) -> tuple[int, ...]:
    """The cards a seat holds; fewer than five between its discard and its service."""
    return tuple(table.hole[seat][: table.held[seat]])


def own_discards(table: Table, seat: int, events: Sequence[Event]) -> tuple[tuple[int, ...], ...]:
    """What a seat threw away in each draw so far, the one under way included."""
    done = [event.discards for event in events if isinstance(event, Drew) and event.seat == seat]
    if table.must_serve >> seat & 1:
        done.append(tuple(table.thrown[seat][: table.thrown_count[seat]]))
    return tuple(done)


def legal_names(legal: Sequence[Action]) -> tuple[str, ...]:
    """The kinds of actions, each once: a draw is one name, not 32."""
    if type(legal) is Discards:
        return (NAMES[Draw],)
    return tuple(dict.fromkeys(NAMES[type(action)] for action in legal))


# -- as it is told at the table (rules 3.7) --------------------------------------------------


class Telling:
    """One hand as it is told at the table, action by action (rules 3.7).

    What a seat discards is told at once, to others as a count. The new cards, burns and
    reshuffles follow after the last declaration of the draw, in the sequence of the log, so
    that nobody decides on more than the declarations before his. ``told`` are the events so
    far with every card: `rendered` makes of each what one viewer gets.
    """

    __slots__ = ("_discards", "_held", "_policy", "_read", "told")

    def __init__(self, policy: str) -> None:
        self.told: list[Event] = []
        self._policy = policy
        self._read = 0
        self._held: list[Event] = []
        self._discards: dict[int, tuple[tuple[int, ...], ...]] = {}

    def go_on(self, table: Table, log: Sequence[Event]) -> list[Event]:
        """What is to be told now, with every card; ``log`` is the full log of the table so far."""
        fresh: list[Event] = []
        for event in log[self._read :]:
            if isinstance(event, LATE):
                self._held.append(event)
                if isinstance(event, Drew) and self._policy != "everything":
                    fresh.append(Declared(event.seat, event.discards))
            else:
                if not isinstance(event, Declared):
                    self._release(fresh)
                fresh.append(event)
        if table.phase != DRAWING:
            self._release(fresh)
        self._read = len(log)
        for event in fresh:
            if isinstance(event, Declared):
                self._discards[event.seat] = (*self.discards(event.seat), event.discards)
        self.told += fresh
        return fresh

    def _release(self, fresh: list[Event]) -> None:
        fresh += self._held
        self._held.clear()

    def discards(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """What a seat threw away in each draw so far, the one under way included."""
        return self._discards.get(seat, ())


def owner(event: Event) -> int | None:
    """The only seat that sees the cards of an event; None if all viewers see the same."""
    return event.seat if isinstance(event, OWNED) else None


def told_hand(table: Table, seat: int) -> tuple[int, ...]:
    """The cards a seat has been told; in a draw it has declared in, only those it keeps."""
    hand = own_hand(table, seat)
    if table.phase == DRAWING and table.drawn[seat][table.betting_round - 1] != NOBODY:
        return hand[: HAND_CARDS - table.thrown_count[seat]]
    return hand


def may_prove(policy: str, order: int) -> bool:
    """Whether the owner of a card may be told where it lay, which is part of its proof.

    Under `stars` not for a card of a later order: skipped cards keep their place there, so the
    place tells what others threw away, and the order that there was a reshuffle.
    """
    return order == 0 or policy != "stars"


def exposed(table: Table, seat: int, positions: Sequence[int]) -> tuple[int, ...]:
    """The cards that a seat turns up after the hand, by position 1..5."""
    return tuple(table.hole[seat][position - 1] for position in positions)


# How long after a hand its cards are opened where the table opens them late, in milliseconds.
OPENING_DELAY = 24 * 60 * 60 * 1000


def is_open(audit: str, people: int, age: int, *, cancelled: bool, agreed: bool) -> bool:
    """Whether all cards of a hand that is over may be told to those who played it.

    A cancelled hand is opened, and one that a single person played with bots; else as the terms
    of the table say: ``audit`` "all_agree" opens a hand when all ``people`` in it have
    ``agreed``, "delay" every hand when it is a day old. ``age`` is in milliseconds.
    """
    if cancelled or people <= 1:
        return True
    return (audit == "all_agree" and agreed) or (audit == "delay" and age >= OPENING_DELAY)

"""The table as one viewer has been told it: frames folded into the present state.

A client does this with what comes from its socket, a bot of the room with what comes from its
table. Nothing is here that was not in a frame.
"""

from dataclasses import replace
from typing import Any

import msgspec

from tripledraw import cards, events
from tripledraw.actions import NAMES, Action, Draw
from tripledraw.errors import TripleDrawError
from tripledraw.events import Event
from tripledraw.room import wire
from tripledraw.views import View

# Events that tables tell besides those of the rules.
OF_THE_ROOM = ("Exposed", "Cancelled")

_decode = msgspec.json.Decoder(dict[str, Any]).decode


class Picture:
    """What one viewer knows; None is what it has not been told, or what is not there.

    ``player`` and ``chair`` are its own, ``version`` is the last it saw. The parts are those of
    `wire`: ``table``, ``hand``, ``own``, ``turn`` and ``deal``.
    """

    def __init__(self) -> None:
        self.player: str | None = None
        self.chair: int | None = None
        self.version = 0
        self.table: wire.TableState | None = None
        self.hand: wire.HandState | None = None
        self.own: wire.Own | None = None
        self.turn: wire.Turn | None = None
        self.deal: wire.Deal | None = None
        self._happened: list[dict[str, Any]] = []
        self._events: list[Event] = []

    def see(self, frame: wire.AnyFrame) -> bool:
        """Take in a frame; False if frames before it are missing, so that a snapshot is needed."""
        if isinstance(frame, wire.Welcome):
            self.player, self.chair = frame.player, frame.chair
        elif isinstance(frame, wire.Snapshot):
            self._begin(frame)
        elif isinstance(frame, wire.Step) and frame.version > self.version:
            if frame.version > self.version + 1:
                return False
            self._go_on(frame)
        return True

    def _begin(self, frame: wire.Snapshot) -> None:
        self.version, self.table = frame.version, frame.table
        self.hand, self.own, self.turn, self.deal = frame.hand, frame.own, frame.turn, frame.deal
        self._forget_events()
        self._happen(frame.happened)

    def _go_on(self, frame: wire.Step) -> None:
        self.version = frame.version
        self.table = frame.table or self.table
        if frame.deal is not None:
            self.deal = frame.deal
            self._forget_events()
        if frame.hand is not None:
            self.hand, self.own, self.turn = frame.hand, frame.own, frame.turn
        self._happen(frame.happened)

    def _happen(self, happened: tuple[Any, ...]) -> None:
        for event in happened:
            if event["event"] == "Cancelled":
                self.hand = self.own = self.turn = None
            if event["event"] not in OF_THE_ROOM:
                self._happened.append(event)

    def _forget_events(self) -> None:
        self._happened, self._events = [], []

    @property
    def events(self) -> tuple[Event, ...]:
        """The hand so far, or the last one, as the viewer saw it.

        Raises `TripleDrawError` for what is no event, as from a newer server.
        """
        # Read only when somebody asks: most of what a bot hears it never has to decide on.
        self._events += map(events.from_json, self._happened[len(self._events) :])
        return tuple(self._events)

    @property
    def stack(self) -> int:
        """The chips behind the own chair; 0 without one."""
        if self.hand is not None and self.own is not None and self.is_playing:
            # While a hand is played, what is told of the table leaves its chips alone.
            stacks: list[int] = _decode(self.hand.view)["stacks"]
            return stacks[self.own.seat]
        me = self.me
        return 0 if me is None else me.stack

    @property
    def is_playing(self) -> bool:
        """Whether a hand is being played at the table."""
        return self.table is not None and self.table.stage == "playing"

    @property
    def me(self) -> wire.ChairState | None:
        """The own chair as the table tells it, None without one."""
        chairs = self.table.chairs if self.table is not None else ()
        return next((who for who in chairs if who.chair == self.chair), None)

    @property
    def is_my_turn(self) -> bool:
        """Whether the viewer is to decide."""
        return self.own is not None and self.turn is not None and self.turn.chair == self.chair

    @property
    def decision(self) -> tuple[int, int] | None:
        """Hand and decision that are the viewer's to make; None when it is not his turn."""
        if self.hand is None or self.turn is None or not self.is_my_turn:
            return None
        return self.hand.number, self.turn.decision

    def view(self) -> View | None:
        """The hand as the viewer's seat sees it, for agents; None without a hand."""
        if self.hand is None:
            return None
        told = _decode(self.hand.view)
        if self.own is not None:
            told |= {
                "seat": self.own.seat,
                "hand": self.own.hand,
                "discarded": self.own.discarded,
                "legal": self.own.legal,
            }
        return replace(View.from_json(told), events=self.events)

    def act(self, action: Action) -> wire.Act:
        """The command for an action that is the viewer's to take now.

        Raises `TripleDrawError` when it is not his turn, or for a discard of cards he has not.
        """
        decision = self.decision
        if decision is None or self.own is None:
            raise TripleDrawError("it is not your turn; wait for it with turns()")
        move: Any = NAMES[type(action)]
        discards = _positions(self.own.hand, action) if isinstance(action, Draw) else ()
        return wire.Act(hand=decision[0], decision=decision[1], move=move, discards=discards)


def _positions(hand: str, draw: Draw) -> tuple[int, ...]:
    """Where the discards lie in the hand, 1..5."""
    held = cards.parse(hand)
    for card in draw.cards:
        if card not in held:
            raise TripleDrawError(
                f"{cards.write((card,))} cannot be thrown away; the hand is {hand}"
            )
    return tuple(held.index(card) + 1 for card in draw.cards)

"""One hand as it is told at its table: its events, its state, and what is for one seat alone.

What a seat may know, and when, is decided in `views`. Here it is made ready to be sent: what all
may know is encoded once.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from tripledraw import cards as card_text
from tripledraw import views
from tripledraw.events import Dealt, Drew, Event
from tripledraw.events import to_json as event_json
from tripledraw.fairness.deal import FairDeal
from tripledraw.fairness.origin import origins
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.game import Played
from tripledraw.room.game.table import RoomTable

_encode = msgspec.json.Encoder().encode
# Every seat's cards go into every frame of its own, and change three times a hand.
_write = lru_cache(maxsize=4096)(card_text.write)


def raw(value: object) -> Any:
    """A value in JSON, ready to stand in any frame."""
    return msgspec.Raw(_encode(value))


class ToldEvent:
    """An event as everybody gets it and as ``seat`` alone gets it, with the proofs of new cards."""

    __slots__ = ("own", "proofs", "public", "seat")

    def __init__(
        self, public: Any, seat: int | None = None, own: Any = None, proofs: Sequence[Any] = ()
    ) -> None:
        self.public = public
        self.seat = seat
        self.own = own
        self.proofs = proofs


def seen(events: Iterable[ToldEvent], seat: int | None) -> tuple[Any, ...]:
    """The events as a seat, or a watcher (None), gets them; some it does not get at all."""
    rendered = [
        event.public if seat is None or event.seat != seat else event.own for event in events
    ]
    return tuple(event for event in rendered if event is not None)


class ToldHand:
    """What has been told of a hand; ``events`` grows as the hand goes on."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.events: list[ToldEvent] = []
        self._policy = played.hand.stakes.reshuffle
        self._telling = views.Telling(self._policy)

    @classmethod
    def taken_over(cls, played: Played) -> "ToldHand":
        """A hand that was told as far as it is, by somebody else."""
        hand = cls(played)
        hand.go_on()
        for chair, positions in played.exposed.items():
            hand.events.append(hand._exposed(chair, positions))
        return hand

    def seat_of(self, player: str | None) -> int | None:
        """The seat in which a player was dealt this hand."""
        players = self.played.players
        return players.index(player) if player in players else None

    @property
    def counts(self) -> bool:
        """Whether the hand was not cancelled."""
        return self.played.cancelled is None

    def go_on(self) -> list[ToldEvent]:
        """What happened in the hand and is told now."""
        hand = self.played.hand
        fresh = self._telling.go_on(hand.table, hand.events)
        proofs = self._proofs(len(self._telling.told) - len(fresh))
        told = [self._told(event, proofs.get(at, ())) for at, event in enumerate(fresh)]
        self.events += told
        return told

    def _told(self, event: Event, proofs: Sequence[Any]) -> ToldEvent:
        public, owner = views.rendered(event, None, self._policy), views.owner(event)
        return ToldEvent(
            None if public is None else raw(event_json(public)),
            owner,
            None if owner is None else raw(event_json(event)),
            proofs,
        )

    def _proofs(self, first: int) -> dict[int, tuple[Any, ...]]:
        """The proofs of new cards for each of the last events that brought some."""
        told = self._telling.told
        if not any(isinstance(event, Dealt | Drew) for event in told[first:]):
            return {}
        return {
            at - first: self._prove(cast(Dealt | Drew, told[at]).cards, orders)
            for at, orders in origins(told).items()
            if at >= first
        }

    def _prove(self, cards: Sequence[int], orders: Sequence[int]) -> tuple[Any, ...]:
        provable = [
            (card, order)
            for card, order in zip(cards, orders, strict=True)
            if views.may_prove(self._policy, order)
        ]
        proofs = self._fair.prove([card for card, _ in provable], [order for _, order in provable])
        return tuple(raw(proof.to_json()) for proof in proofs)

    @property
    def _fair(self) -> FairDeal:
        return cast(FairDeal, self.played.deal)

    def tell(self, entry: AnyEntry) -> list[ToldEvent]:
        """What an entry tells that is no event of the rules: cards turned up, a hand void."""
        if isinstance(entry, entries.Exposed):
            told = self._exposed(entry.chair, entry.positions)
        elif isinstance(entry, entries.Cancelled):
            told = ToldEvent(raw(wire.HandCancelled(hand=entry.hand, reason=entry.reason)))
        else:
            return []
        self.events.append(told)
        return [told]

    def _exposed(self, chair: int, positions: Sequence[int]) -> ToldEvent:
        seat = self.played.chairs.index(chair)
        cards = views.exposed(self.played.hand.table, seat, positions)
        return ToldEvent(raw(wire.CardsExposed(seat=seat, cards=card_text.write(cards))))

    def state(self) -> Any:
        """The hand as everybody sees it, a `wire.HandState`."""
        played = self.played
        view = views.view_of(played.hand.table, None, (), ())
        return wire.HandState(
            number=played.number,
            chairs=played.chairs,
            view=raw(view.to_json()),
            words=self._fair.words,
        )

    def deal(self) -> wire.Deal:
        """The public side of the fair deal."""
        promised, dealt, fair = self.played.promised, self.played.dealt, self._fair
        return wire.Deal(
            hand=dealt.hand,
            before=promised.before,
            roots=promised.roots,
            heads=self.played.heads,
            links=dealt.links,
            picked=fair.picked,
            opened={index: seed.hex() for index, seed in fair.opened.items()},
            words=fair.words,
            absent=dealt.absent,
        )

    def own(self, game: RoomTable, events: Sequence[ToldEvent]) -> list[wire.Own]:
        """What each seat alone may know, with the proofs of the cards that these events brought."""
        coming = game.next_decisions()
        return [
            self._own(seat, game, coming.get(chair, -1), events)
            for seat, chair in enumerate(self.played.chairs)
        ]

    def _own(
        self, seat: int, game: RoomTable, coming: int, events: Sequence[ToldEvent]
    ) -> wire.Own:
        hand, chair = self.played.hand, self.played.chairs[seat]
        return wire.Own(
            seat=seat,
            hand=_write(views.told_hand(hand.table, seat)),
            discarded=tuple(map(_write, self._telling.discards(seat))),
            legal=views.legal_names(hand.legal_actions()) if seat == hand.actor else (),
            next=coming,
            price=game.price(chair),
            pre=game.pre_of(chair) if game.running else None,
            proofs=tuple(proof for event in events if event.seat == seat for proof in event.proofs),
        )

"""One hand as it is told at its table: its events, its state, and what is for one seat alone.

What a seat may know, and when, is decided in `views`. Here it is made ready to be sent: what all
may know is encoded once.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from tripledraw import cards as card_text
from tripledraw import views
from tripledraw.events import Dealt, Drew, Event, Reshuffled
from tripledraw.events import to_json as event_json
from tripledraw.fairness.deal import FairDeal
from tripledraw.fairness.origin import origins
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.game import Played
from tripledraw.room.game.table import RoomTable

_encode = msgspec.json.Encoder().encode


def raw(value: object) -> Any:
    """A value in JSON, ready to stand in any frame."""
    return msgspec.Raw(_encode(value))


class Proofs(NamedTuple):
    """The proofs of new cards in JSON, and in hex the leaves of orders that are new to the seat."""

    proofs: tuple[Any, ...]
    leaves: dict[int, str]


NO_PROOFS = Proofs((), {})


class ToldEvent:
    """An event as everybody gets it and as ``seat`` alone gets it, with what proves new cards."""

    __slots__ = ("own", "proved", "public", "seat")

    def __init__(
        self, public: Any, seat: int | None = None, own: Any = None, proved: Proofs = NO_PROOFS
    ) -> None:
        self.public = public
        self.seat = seat
        self.own = own
        self.proved = proved


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
        # The orders whose leaves a seat has.
        self._leaved: set[tuple[int, int]] = set()
        self._rows: dict[int, str] = {}
        # Hand and discards of a seat as it was told them, until it is told of others.
        self._cards: dict[int | None, tuple[str, tuple[str, ...]]] = {}
        self._telling = views.Telling(self._policy)
        self._reshuffles: list[Event] = []

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
        proofs = self._proofs(fresh)
        told = [self._told(event, proofs.get(at, NO_PROOFS)) for at, event in enumerate(fresh)]
        for event in told:
            self._cards.pop(event.seat, None)
        self.events += told
        return told

    def _told(self, event: Event, proved: Proofs) -> ToldEvent:
        public, owner = views.rendered(event, None, self._policy), views.owner(event)
        return ToldEvent(
            None if public is None else raw(event_json(public)),
            owner,
            None if owner is None else raw(event_json(event)),
            proved,
        )

    def _proofs(self, fresh: Sequence[Event]) -> dict[int, Proofs]:
        """The proofs of new cards for each of these events that brought some."""
        # Of what was before, the reshuffles alone tell which order a card is from.
        before, log = len(self._reshuffles), [*self._reshuffles, *fresh]
        self._reshuffles += [event for event in fresh if isinstance(event, Reshuffled)]
        return {
            at - before: self._prove(cast(Dealt | Drew, log[at]), orders)
            for at, orders in origins(log).items()
        }

    def _prove(self, event: Dealt | Drew, orders: Sequence[int]) -> Proofs:
        provable = [
            (card, order)
            for card, order in zip(event.cards, orders, strict=True)
            if views.may_prove(self._policy, order)
        ]
        proofs = self._fair.prove([card for card, _ in provable], [order for _, order in provable])
        new = {(event.seat, order) for _, order in provable} - self._leaved
        self._leaved |= new
        leaves = self._leaves(sorted(order for _, order in new))
        return Proofs(tuple(raw(proof.to_json()) for proof in proofs), leaves)

    def _leaves(self, orders: Sequence[int]) -> dict[int, str]:
        fresh = self._fair.leaves(order for order in orders if order not in self._rows)
        self._rows |= {order: row.hex() for order, row in fresh.items()}
        return {order: self._rows[order] for order in orders if order in self._rows}

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
            nodes=tuple(node.hex() for node in fair.nodes),
            words=fair.words,
            absent=dealt.absent,
        )

    def own(self, game: RoomTable, events: Sequence[ToldEvent]) -> list[wire.Own]:
        """What each seat alone may know, with the proofs of the cards that these events brought."""
        coming, prices, pres = game.next_decisions(), game.prices(), game.pres()
        hand, proved, own = self.played.hand, _proved(events), []
        actor = hand.actor
        legal = () if actor is None else views.legal_names(hand.legal_actions())
        for seat, chair in enumerate(self.played.chairs):
            held, discarded = self._cards.get(seat) or self._look_at(seat)
            new = proved.get(seat, NO_PROOFS)
            mine = wire.Own(
                seat=seat,
                hand=held,
                discarded=discarded,
                legal=legal if seat == actor else (),
                next=coming.get(chair, -1),
                price=prices.get(chair, 0),
                pre=pres.get(chair),
                proofs=new.proofs,
                leaves=new.leaves,
            )
            own.append(mine)
        return own

    def _look_at(self, seat: int) -> tuple[str, tuple[str, ...]]:
        held = card_text.write(views.told_hand(self.played.hand.table, seat))
        cards = held, tuple(map(card_text.write, self._telling.discards(seat)))
        self._cards[seat] = cards
        return cards


def _proved(events: Iterable[ToldEvent]) -> dict[int, Proofs]:
    """What these events prove to each seat to which they prove something."""
    found: dict[int, Proofs] = {}
    for event in events:
        if event.seat is not None and event.proved.proofs:
            before = found.get(event.seat, NO_PROOFS)
            proofs = (*before.proofs, *event.proved.proofs)
            found[event.seat] = Proofs(proofs, before.leaves | event.proved.leaves)
    return found

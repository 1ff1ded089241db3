"""A table whose server deals fairly, and the places where a cheating one would lie.

Each client is a `Witness` with a chain. What it finds wrong at once is in ``complaints``; what it
was told is in ``records``, wrong or not, so that both ways to catch a cheat can be tried.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from tests.random_hands import random_hands

from tripledraw.dealing import Dealer
from tripledraw.errors import FairnessError, MissingOrder
from tripledraw.events import Dealt, Drew
from tripledraw.fairness import (
    NO_HAND,
    Chain,
    Commitment,
    Cut,
    FairDeal,
    Promise,
    Proof,
    Record,
    Witness,
    origins,
)
from tripledraw.hand import Hand
from tripledraw.views import seen_by

TABLE = "oak"
Links = Mapping[int, bytes]


@dataclass
class Client:
    witness: Witness
    chain: Chain
    complaints: list[str] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)

    @property
    def chair(self) -> int:
        assert self.witness.chair is not None
        return self.witness.chair

    def hear(self, told: Callable[..., object], *arguments: Any) -> None:
        """Go on after a complaint, as a client's page would."""
        try:
            told(*arguments)
        except FairnessError as wrong:
            self.complaints.append(str(wrong))


def bytes_of(chance: random.Random, count: int = 32) -> bytes:
    return chance.randbytes(count)


def caught(told: Callable[[], object], reason: str, hand: int = 1) -> None:
    with pytest.raises(FairnessError, match=reason) as raised:
        told()
    assert raised.value.hand == hand


class Table:
    """The honest server; a cheat overrides one of the methods below the line."""

    def __init__(self, seats: int, seed: int = 0, **options: Any) -> None:
        self.chance = random.Random(seed)
        self.options = options
        self.before = NO_HAND
        self.number = 0
        self.hands: list[Hand] = []
        self.deals: list[FairDeal] = []
        chairs = sorted(self.chance.sample(range(6), seats))
        self.clients = [
            Client(Witness(TABLE, chair), Chain(bytes_of(self.chance), length=50))
            for chair in chairs
        ]
        for client in self.clients:
            for other in self.clients:
                client.witness.anchor(other.chair, other.chain.anchor)

    @property
    def chairs(self) -> tuple[int, ...]:
        return tuple(client.chair for client in self.clients)

    def client(self, seat: int) -> Client:
        return self.clients[seat]

    def play(self, hands: int = 1) -> "Table":
        for _ in range(hands):
            self.play_hand()
        return self

    def play_hand(self) -> None:
        self.number += 1
        promise = self.promise()
        for client in self.clients:
            client.hear(client.witness.promise, self.commitment_for(client, promise.commitment))
        links = {c.chair: c.witness.send(c.chain.next()) for c in self.clients}
        self.after_links()
        deal = self.deal(promise, links)
        self.deals.append(deal)
        for client in self.clients:
            client.hear(
                client.witness.deal,
                self.chairs,
                self.links_for(client, links),
                self.opened_for(client, deal),
                self.words_for(client, deal.words),
                self.nodes_for(client, deal),
            )
        hand = self.played(self.dealer(deal))
        for seat, client in enumerate(self.clients):
            self.prove(hand, deal, seat)
            client.hear(client.witness.end, seen_by(hand.events, seat))
            assert client.witness.record is not None
            client.records.append(client.witness.record)
        self.hands.append(hand)
        self.before = deal.digest

    def played(self, dealer: Dealer) -> Hand:
        """A random hand to its end, or to the reshuffle that has no order."""
        (chosen,) = random_hands(
            len(self.clients), range(self.number, self.number + 1), **self.options
        )
        script = replace(chosen, start={**chosen.start, "orders": dealer})
        hand = script.hand()
        try:
            while not hand.over:
                hand.play(script.action(hand))
        except MissingOrder:
            pass
        return hand

    def prove(self, hand: Hand, deal: FairDeal, seat: int) -> None:
        client = self.clients[seat]
        for at, orders in origins(hand.events).items():
            event = hand.events[at]
            assert isinstance(event, Dealt | Drew)
            if event.seat == seat:
                proofs = self.proofs_for(client, deal, event.cards, orders)
                leaves = self.leaves_for(client, deal, {proof.order for proof in proofs})
                client.hear(client.witness.prove, event.cards, proofs, leaves)

    def cut_of(self, client: Client) -> Cut:
        """The cut that a client works out from what it was told, all links that were sent."""
        assert client.witness.record is not None
        links = {c.chair: c.witness.record.sent for c in self.clients if c.witness.record}
        return Cut(client.witness.record.commitment, links)

    # ------------------------------------------------------------------ where a server could lie

    def promise(self) -> Promise:
        seeds = [bytes_of(self.chance) for _ in range(8)]
        return Promise.make(TABLE, self.number, self.before, seeds=seeds)

    def commitment_for(self, client: Client, commitment: Commitment) -> Commitment:
        return commitment

    def after_links(self) -> None:
        """The links are known and nothing is dealt yet."""

    def deal(self, promise: Promise, links: Links) -> FairDeal:
        return FairDeal(promise, links)

    def links_for(self, client: Client, links: Links) -> Links:
        return links

    def opened_for(self, client: Client, deal: FairDeal) -> Mapping[int, bytes]:
        return deal.opened

    def words_for(self, client: Client, words: str) -> str:
        return words

    def nodes_for(self, client: Client, deal: FairDeal) -> Sequence[bytes]:
        return deal.nodes

    def leaves_for(
        self, client: Client, deal: FairDeal, orders: Iterable[int]
    ) -> Mapping[int, bytes]:
        return deal.leaves(orders)

    def dealer(self, deal: FairDeal) -> Dealer:
        return deal.dealer

    def proofs_for(
        self, client: Client, deal: FairDeal, cards: Sequence[int], orders: Sequence[int]
    ) -> Sequence[Proof]:
        return deal.prove(cards, orders)

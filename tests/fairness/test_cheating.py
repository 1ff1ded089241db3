"""The cheating server is played, lie by lie, and every one is caught.

At once by a client that was told it, later in that client's file, or when two files are compared:
each test says which.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import pytest
from tests.fairness.playing import TABLE, Client, Table, bytes_of, caught

from tripledraw.actions import Fold
from tripledraw.dealing import OrdersDealer
from tripledraw.errors import CardError, FairnessError
from tripledraw.fairness import (
    Chain,
    FairDeal,
    Promise,
    Witness,
    check,
    compare,
    verify,
)
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes


def caught_by(client: Client, reason: str) -> None:
    """Both at once and in the file."""
    assert any(reason in complaint for complaint in client.complaints), client.complaints
    caught(lambda: verify(client.records), reason)


# -- the order of the cards ------------------------------------------------------------------


class ChangedOrder(Table):
    """Two cards change places after the links: the first seat's first card and the 40th."""

    def dealer(self, deal):
        deck = list(deal.orders[0])
        deck[0], deck[40] = deck[40], deck[0]
        return OrdersDealer([deck, *deal.orders[1:]])


class ChangedOrderWithAForgedCard(ChangedOrder):
    """... and the proof of the card that should have been dealt is told of the other one."""

    def proofs_for(self, client, deal, cards, orders):
        proofs = []
        for card, order in zip(cards, orders, strict=True):
            (proof,) = deal.prove([card], [order])
            if proof.position == 40 and order == 0:
                proof = replace(deal.proof(0, 0), card=card)
            proofs.append(proof)
        return proofs


def first_dealt(table: Table) -> Client:
    """Who got the first card: the seat left of the button."""
    return table.client((table.hands[0].button + 1) % len(table.clients))


def test_a_changed_order_is_caught_by_the_place_in_the_proof():
    client = first_dealt(ChangedOrder(3).play())
    caught_by(client, "at position 40 of order 0 is out of turn; position 0 of order 0 was next")


def test_a_changed_order_with_a_forged_card_is_caught_by_the_proof():
    client = first_dealt(ChangedOrderWithAForgedCard(3).play())
    caught_by(client, "at position 0 of order 0 does not lead to root")


class SkipsACard(Table):
    """The drawn cards are taken one card further down, where a better one lies."""

    def dealer(self, deal):
        deck = list(deal.orders[0])
        at = 5 * len(self.clients)
        return OrdersDealer([deck[:at] + deck[at + 1 :] + deck[at : at + 1], *deal.orders[1:]])


def test_a_skipped_card_is_caught_by_whoever_draws_first():
    table = SkipsACard(3, seed=3).play()
    found = [c for client in table.clients for c in client.complaints if "out of turn" in c]
    assert found


class WithheldProof(Table):
    def proofs_for(self, client, deal, cards, orders):
        return deal.prove(cards, orders)[1:]


def test_a_card_without_a_proof_is_missed():
    client = WithheldProof(3).play().client(0)
    caught_by(client, "was dealt to seat 0 without a proof")


class ProofTooMany(Table):
    """A card that the player did not get is opened to him as well."""

    def proofs_for(self, client, deal, cards, orders):
        return (*deal.prove(cards, orders), deal.proof(6, 0))


def test_a_proof_of_no_card_is_caught():
    client = ProofTooMany(3).play().client(0)
    assert "is of none of the cards" in client.complaints[0]
    table = Table(3).play()
    record, deal = table.client(0).records[0], table.deals[0]
    lie = replace(record, proofs=(*record.proofs, deal.proof(6, 0)))
    caught(lambda: check(lie), "at position 0 of order 6 is of no card that was dealt to seat 0")


def test_a_forged_proof_is_caught_on_the_spot():
    """When it comes with the card, not when the hand is over."""
    table = Table(2).play()
    deal, record = table.deals[0], table.client(0).records[0]
    witness = Witness(TABLE)
    for chair, head in record.heads.items():
        witness.anchor(chair, head)
    witness.promise(record.commitment)
    witness.deal(record.chairs, record.links, record.opened, record.words, record.nodes)
    proof = record.proofs[0]
    witness.prove([proof.card], [proof], deal.leaves([0]))
    forged = replace(proof, salt=deal.proof(0, 51).salt)
    caught(lambda: witness.prove([proof.card], [forged], {}), "does not lead to root")


class OtherLeaves(Table):
    """Among the leaves of an order one is of another card."""

    def leaves_for(self, client, deal, orders):
        return {order: bytes(32) + row[32:] for order, row in deal.leaves(orders).items()}


class WithheldLeaves(Table):
    def leaves_for(self, client, deal, orders):
        return {}


class OtherNodes(Table):
    """The node of an order that may never be needed is of other cards."""

    def nodes_for(self, client, deal):
        return (*deal.nodes[:6], bytes(32))


class NodesOfAnotherDeck(Table):
    """The tree of a deck that was promised, but not picked."""

    def other(self, deal):
        return deal.promise.commitment.tree(deal.opened[min(deal.opened)])

    def nodes_for(self, client, deal):
        return self.other(deal).nodes

    def leaves_for(self, client, deal, orders):
        return {order: self.other(deal).leaves[order] for order in orders}


@pytest.mark.parametrize(
    ("cheat", "reason"),
    [
        (OtherLeaves, "the leaves of order 0 do not lead to its node"),
        (WithheldLeaves, "does not lead to root"),
        (OtherNodes, "the nodes do not lead to root"),
        (NodesOfAnotherDeck, "the nodes do not lead to root"),
    ],
)
def test_a_tree_that_is_not_that_of_the_played_deck_is_caught(cheat, reason):
    caught_by(cheat(3).play().client(0), reason)


# -- the links -------------------------------------------------------------------------------


class DroppedLink(Table):
    """The deal is made without the link of the second client, which is told as if it counted."""

    def deal(self, promise, links):
        kept = dict(links)
        del kept[self.client(1).chair]
        return FairDeal(promise, kept)

    def opened_for(self, client, deal):
        """As the client expects: the lie must not come out here already."""
        picked = self.cut_of(client).picked
        return {i: seed for i, seed in enumerate(deal.promise.seeds) if i != picked}

    def words_for(self, client, words):
        return self.cut_of(client).words


def test_a_dropped_link_is_caught_by_every_proof():
    for client in DroppedLink(3).play().clients:
        caught_by(client, "does not lead to root")


class LinkLeftOut(Table):
    """The link is left out openly, and the chair is dealt in all the same."""

    def deal(self, promise, links):
        return FairDeal(promise, self.links_for(self.client(0), links))

    def links_for(self, client, links):
        return {chair: link for chair, link in links.items() if chair != self.client(1).chair}


def test_a_link_left_out_openly_is_told_by_its_owner_and_in_every_file():
    """It may have come too late, and in a sit-and-go who is absent is dealt in: nobody is sure."""
    table = LinkLeftOut(3).play()
    left_out = table.client(1)
    for client in table.clients:
        assert client.complaints == []
        assert client.witness.is_left_out == (client is left_out)
        verdict = verify(client.records)
        assert verdict.unlinked == ((1, left_out.chair),)
        assert verdict.left_out == ((1,) if client is left_out else ())


class ReplacedLink(Table):
    """The last client's link is replaced by one that suits the server better."""

    def deal(self, promise, links):
        return FairDeal(promise, self.links_for(self.client(0), links))

    def links_for(self, client, links):
        return {**links, self.clients[-1].chair: bytes(32)}


def test_a_replaced_link_is_caught_by_its_owner_and_by_the_others():
    table = ReplacedLink(3).play()
    for client in table.clients:
        caught_by(client, f"the link of chair {table.chairs[-1]} does not lead to its last one")


def test_a_link_out_of_ones_own_chain_that_was_not_sent_is_caught():
    """One that came too late for another hand, say: it leads to the anchor."""
    table = Table(2).play()
    client = table.client(0)
    record = client.records[0]
    later = client.chain.next()
    links = {**record.links, client.chair: later}
    promise = table.deals[0].promise
    deal = FairDeal(promise, links)
    lie = replace(record, links=links, opened=deal.opened, words=deal.words)
    caught(lambda: check(lie), f"the link of chair {client.chair} is not the one that it sent")


class AnchorAfterTheLinks(Table):
    """A chair of the server's own gets a new chain when the other links are known."""

    def after_links(self):
        chair = self.clients[-1].chair
        self.chain = Chain(bytes_of(self.chance), length=3)
        self.link = self.chain.next()
        for client in self.clients:
            client.witness.anchor(chair, self.chain.anchor)

    def deal(self, promise, links):
        return FairDeal(promise, self.links_for(self.client(0), links))

    def links_for(self, client, links):
        return {**links, self.clients[-1].chair: self.link}


def test_a_chain_that_begins_after_the_commitment_is_caught():
    table = AnchorAfterTheLinks(3).play()
    caught_by(table.client(0), "does not lead to its last one")


def test_a_chair_whose_anchor_nobody_knew_is_caught():
    table = Table(2).play()
    record = table.client(0).records[0]
    other = table.client(1).chair
    lie = replace(record, heads={table.client(0).chair: record.heads[table.client(0).chair]})
    caught(lambda: check(lie), f"the anchor of chair {other} was not known before the commitment")


# -- the commitment --------------------------------------------------------------------------


class TwoRoots(Table):
    """The two seats are told different commitments, and each its cards by its own."""

    def promise(self):
        self.other = super().promise()
        return super().promise()

    def commitment_for(self, client, commitment):
        return self.other.commitment if client is self.clients[1] else commitment

    def deal(self, promise, links):
        self.two = FairDeal(promise, links), FairDeal(self.other, links)
        return self.two[0]

    def mine(self, client: Client) -> FairDeal:
        return self.two[self.clients.index(client)]

    def opened_for(self, client, deal):
        return self.mine(client).opened

    def words_for(self, client, words):
        return self.mine(client).words

    def nodes_for(self, client, deal):
        return self.mine(client).nodes

    def leaves_for(self, client, deal, orders):
        return self.mine(client).leaves(orders)

    def dealer(self, deal):
        """To each seat the cards that lie at its places by its own deal; the rest fills up."""
        deck = [self.two[(i + 1) % 2].orders[0][i] for i in range(10)]
        return OrdersDealer([deck + [card for card in range(52) if card not in deck]])

    def played(self, dealer):
        hand = Hand([400, 400], stakes=Stakes(10), orders=dealer)
        hand.play(Fold())
        return hand

    def proofs_for(self, client, deal, cards, orders):
        return self.mine(client).prove(cards, orders)


def two_roots() -> TwoRoots:
    """A hand in which the lie goes through: the two deals give no card twice."""
    for seed in range(1000):
        with suppress(CardError):
            return TwoRoots(2, seed=seed).play()
    raise AssertionError("no deal of two goes together")


def test_two_roots_are_seen_by_neither_player_and_caught_by_the_words():
    one, other = two_roots().clients
    for client in (one, other):
        assert client.complaints == []
        assert verify(client.records).cards == 5
    caught(lambda: compare(one.records, other.records), "told different words")


def test_words_that_agree_by_chance_do_not_save_two_roots():
    one, other = two_roots().clients
    lie = [replace(other.records[0], words=one.records[0].words)]
    caught(lambda: compare(one.records, lie), "told different roots")


class SwappedRoots(Table):
    """When the links are known the hand is dealt by other decks, whose seeds are opened."""

    def after_links(self):
        self.suits_better = super().promise()

    def deal(self, promise, links):
        self.promised = promise
        return FairDeal(self.suits_better, links)

    def opened_for(self, client, deal):
        picked = self.cut_of(client).picked
        return {i: seed for i, seed in enumerate(self.seeds()) if i != picked}

    def seeds(self) -> Sequence[bytes]:
        return self.suits_better.seeds

    def words_for(self, client, words):
        return self.cut_of(client).words


class SwappedRootsWithTrueSeeds(SwappedRoots):
    """... or those of the decks that were promised."""

    def seeds(self):
        return self.promised.seeds


def test_roots_swapped_after_the_links_are_caught_by_the_opened_seeds():
    for client in SwappedRoots(3).play().clients:
        caught_by(client, "the seed opened for root 0 does not give that root")


def test_roots_swapped_after_the_links_are_caught_by_the_nodes():
    for client in SwappedRootsWithTrueSeeds(3).play().clients:
        assert len(client.complaints) >= 1
        caught_by(client, "the nodes do not lead to root")


class PromisedTwice(Table):
    """The commitment is sent once more with roots that suit the links better."""

    def after_links(self):
        self.again = super().promise()
        for client in self.clients:
            client.hear(client.witness.promise, self.again.commitment)

    def deal(self, promise, links):
        return FairDeal(self.again, links)


def test_a_second_commitment_to_the_same_hand_is_caught():
    for client in PromisedTwice(3).play().clients:
        assert "hand 1: it was promised after hand 1" in client.complaints
        caught(lambda client=client: verify(client.records), "is not the one that it sent")


class WrongSeed(Table):
    def opened_for(self, client, deal):
        index, _ = min(deal.opened.items())
        return {**deal.opened, index: bytes(32)}


class MissingSeed(Table):
    def opened_for(self, client, deal):
        return dict(list(deal.opened.items())[1:])


class PlayedSeed(Table):
    """The seed of the deck that is played is opened in place of a bad one."""

    def opened_for(self, client, deal):
        opened = dict(list(deal.opened.items())[1:])
        return {**opened, deal.picked: deal.seed}


@pytest.mark.parametrize(
    ("cheat", "reason"),
    [
        (WrongSeed, "does not give that root"),
        (MissingSeed, "so it must be all the others"),
        (PlayedSeed, "so it must be all the others"),
    ],
)
def test_a_wrong_opened_seed_is_caught(cheat, reason):
    for client in cheat(3).play().clients:
        caught_by(client, reason)


class WrongBefore(Table):
    """From the second hand on another hand stands before it than the one that was played."""

    def promise(self):
        if self.number > 1:
            self.before = bytes(32)
        return super().promise()


def test_a_wrong_digest_of_the_hand_before_is_caught():
    for client in WrongBefore(3).play(2).clients:
        reason = "the commitment does not name hand 1 by its digest"
        assert client.complaints == [f"hand 2: {reason}"]
        caught(lambda client=client: verify(client.records), reason, hand=2)


def test_a_first_hand_that_names_a_hand_before_is_caught():
    table = Table(2)
    table.before = bytes([1]) * 32
    client = table.play().client(0)
    caught(lambda: verify(client.records), "does not name hand 0 by its digest")


class AlteredWords(Table):
    def words_for(self, client, words):
        return " ".join(["zebra", *words.split()[1:]])


def test_altered_words_are_caught():
    for client in AlteredWords(3).play().clients:
        caught_by(client, "the words were 'zebra ")


def test_a_commitment_of_another_table_is_caught():
    client = Table(2).client(0)
    promise = Promise.make("elm", 1, bytes(32))
    client.hear(client.witness.promise, promise.commitment)
    assert client.complaints == ["hand 1: the commitment is for table 'elm'"]


def test_a_link_is_not_sent_before_a_commitment_nor_after_the_deal():
    client = Table(2).client(0)
    with pytest.raises(FairnessError, match="no commitment waits for a link"):
        client.witness.send(client.chain.next())
    client = Table(2).play().client(0)
    with pytest.raises(FairnessError, match="no commitment waits for a link"):
        client.witness.send(client.chain.next())

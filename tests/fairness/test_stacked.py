"""A deck of which no seed is known: one in eight passes, and then the cards give it away."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256

import pytest
from tests.fairness.playing import TABLE, Table, caught

from tripledraw.cards import parse
from tripledraw.errors import FairnessError
from tripledraw.events import Dealt, DealtUnseen, HandStarted, Shown
from tripledraw.fairness import Cut, Promise, Proof, Record, check, compare
from tripledraw.fairness.chain import step
from tripledraw.fairness.checking import check_deal
from tripledraw.fairness.hashing import number_bytes
from tripledraw.fairness.tree import Tree, node
from tripledraw.stakes import Stakes


class StackedTree(Tree):
    """A tree whose first order no seed gives."""

    def __init__(self, seed: bytes, cards: Sequence[int]) -> None:
        super().__init__(seed)
        self._sealed[0] = [
            sealed[:32] + bytes((card,))
            for sealed, card in zip(self._sealed[0], cards, strict=True)
        ]
        deck = b"".join(sha256(sealed).digest() for sealed in self._sealed[0])
        self.leaves = (deck, *self.leaves[1:])
        self.nodes = tuple(map(node, self.leaves))


def stacked(cards: Sequence[int]) -> tuple[Promise, StackedTree]:
    """A promise whose root number `BAD` stands for a deck of these cards."""
    honest = Promise.make(TABLE, 1, bytes(32), seeds=[bytes([i]) * 32 for i in range(8)])
    tree = StackedTree(honest.seeds[BAD], cards)
    roots = list(honest.roots)
    roots[BAD] = tree.root(*honest.commitment.bound)
    return replace(honest, commitment=replace(honest.commitment, roots=tuple(roots))), tree


def dealt_from(
    promise: Promise, tree: StackedTree, links: Mapping[int, bytes]
) -> tuple[Record, Record]:
    """What two players are told of the deal of a stacked deck, each with good proofs."""
    cut = Cut(promise.commitment, links)
    opened = {i: seed for i, seed in enumerate(promise.seeds) if i != cut.picked}
    records = []
    for seat in (0, 1):
        proofs = []
        for i in range(5):
            position = 2 * i + (seat - 1) % 2
            at = cut.permutation(0)[position]
            proofs.append(Proof(0, position, tree.orders[0][at], *tree.opened(0, at)))
        own, others = Dealt(seat, tuple(p.card for p in proofs)), DealtUnseen(1 - seat, 5)
        deal = (own, others) if seat == 1 else (others, own)
        records.append(
            Record(
                promise.commitment,
                chair=seat,
                sent=links[seat],
                heads={chair: step(link) for chair, link in links.items()},
                links=links,
                opened=opened,
                nodes=tree.nodes,
                leaves={0: tree.leaves[0]},
                words=cut.words,
                chairs=(0, 1),
                proofs=tuple(proofs),
                log=(HandStarted((400, 400), Stakes(10), 0), *deal),
            )
        )
    return records[0], records[1]


BAD = 3


def told_of(cards: Sequence[int], hands: int) -> Iterator[tuple[Record, Record]]:
    """What is told of hands that a server tries to deal from this deck, with other links each."""
    promise, tree = stacked(cards)
    for number in range(hands):
        yield dealt_from(promise, tree, {0: number_bytes(number) * 4, 1: bytes([8]) * 32})


def passes(record: Record) -> bool:
    """Whether the stacked deck was the one that is played; otherwise its seed is missed."""
    if Cut(record.commitment, record.links).picked == BAD:
        check_deal(record)
        return True
    with pytest.raises(FairnessError, match=f"the seed opened for root {BAD} does not give"):
        check_deal(record)
    return False


def test_a_stacked_deck_passes_the_cut_and_choose_once_in_eight():
    """320 hands: 40 are expected, with a standard deviation of 6."""
    passed = sum(passes(record) for record, _ in told_of([0] * 52, hands=320))
    assert 16 < passed < 64


def test_a_card_that_comes_twice_to_one_player_is_caught_by_him():
    record = next(record for record, _ in told_of([0] * 52, hands=100) if passes(record))
    caught(lambda: check(record), "2c came twice out of order 0")


def is_fair_alone(record: Record) -> bool:
    with suppress(FairnessError):
        return check(record) == 0
    return False


def test_a_card_that_comes_to_two_players_is_caught_when_they_compare():
    """The better half of the deck, twice: it passes in one hand where neither has a card twice."""
    one, other = next(
        both
        for both in told_of([*range(26)] * 2, hands=500)
        if all(map(is_fair_alone, both))
        and {proof.card for proof in both[0].proofs} & {proof.card for proof in both[1].proofs}
    )
    caught(lambda: compare([one], [other]), "both players hold the proof of")


def test_a_card_that_is_shown_twice_is_caught_by_everybody():
    watcher = replace(Table(3).play().client(0).records[0], chair=None, proofs=())
    check(watcher)
    shown = (Shown(0, parse("7c 5d 4h 3s 2c"), 1), Shown(2, parse("8c 5d 4c 3c 2d"), 5))
    caught(lambda: check(replace(watcher, log=shown)), "seats 0 and 2 both showed 5d")

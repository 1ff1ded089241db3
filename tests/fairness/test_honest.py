"""Fair tables: everything that is told agrees, at once, in the files, and with the rules."""

from itertools import combinations

import pytest
from tests.fairness.playing import Table
from tests.random_hands import random_hands

from tripledraw.dealing import order_from_seed
from tripledraw.errors import MissingOrder
from tripledraw.events import Dealt, Drew, Reshuffled
from tripledraw.fairness import FairDeal, Promise, compare, origins, verify
from tripledraw.fairness.tree import Tree
from tripledraw.rules import drawing
from tripledraw.rules.table import Table as RulesTable


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_nobody_complains_and_every_card_is_proved(seats, reshuffle):
    table = Table(seats, seed=seats, reshuffle=reshuffle).play(6)
    dealt = [[e for e in h.events if isinstance(e, Dealt | Drew)] for h in table.hands]
    for seat, client in enumerate(table.clients):
        assert client.complaints == []
        verdict = verify(client.records)
        own = sum(len(e.cards) for hand in dealt for e in hand if e.seat == seat)
        assert (verdict.hands, verdict.cards, verdict.unproved) == (6, own, 0)
        assert (verdict.left_out, verdict.unlinked, verdict.void, verdict.gaps) == ((),) * 4
    for one, other in combinations(table.clients, 2):
        assert compare(one.records, other.records) == 6


def test_the_hands_played_here_reshuffle_in_the_middle_of_a_service():
    """Otherwise the tests above would say little."""
    table = Table(6, reshuffle="standard").play(20)
    mixed = [
        orders
        for hand in table.hands
        for orders in origins(hand.events).values()
        if len(set(orders)) > 1
    ]
    assert len(mixed) > 3
    assert max(max(orders, default=0) for orders in mixed) > 1


def test_the_same_promise_and_links_give_the_same_hand_again():
    """As after a restart: from the stored bytes."""
    table = Table(4).play(2)
    for deal, hand, number in zip(table.deals, table.hands, (1, 2), strict=True):
        again = FairDeal(Promise.from_bytes(deal.promise.to_bytes()), deal.cut.links)
        assert (again.digest, again.words, again.opened) == (deal.digest, deal.words, deal.opened)
        table.number = number
        assert table.played(again.dealer).events == hand.events


def test_the_cards_dealt_are_the_secret_order_cut_by_the_public_one():
    deal = Table(3).play().deals[0]
    secret = Promise.from_bytes(deal.promise.to_bytes()).seeds[deal.picked]
    for order in range(7):
        s, p = Tree(secret).orders[order], order_from_seed(deal.digest, order)
        assert deal.orders[order] == tuple(s[p[i]] for i in range(52))


def test_a_seventh_reshuffle_has_no_order():
    deal = Table(2).play().deals[0]
    table = RulesTable(reshuffles=5)
    deal.dealer.reshuffle(table)
    with pytest.raises(MissingOrder) as raised:
        deal.dealer.reshuffle(table)
    assert raised.value.order == 7


@pytest.mark.parametrize("seats", [3, 6])
def test_origins_are_those_that_the_rules_dealt_by(monkeypatch, seats):
    """A second way to know: note the number of reshuffles whenever the rules take a card."""
    served: list[tuple[int, int]] = []
    take = drawing.next_card

    def noted(table, seat):
        card = take(table, seat)
        served.append((card, table.reshuffles))
        return card

    monkeypatch.setattr(drawing, "next_card", noted)
    reshuffled = 0
    for random_hand in random_hands(seats, range(60)):
        served.clear()
        hand = random_hand.hand()
        while not hand.over:
            hand.play(random_hand.action(hand))
        found = origins(hand.events)
        told = []
        for at, event in enumerate(hand.events):
            if isinstance(event, Drew):
                told += zip(event.cards, found[at], strict=True)
            elif isinstance(event, Dealt):
                assert found[at] == (0,) * 5
        assert told == served
        reshuffled += any(isinstance(event, Reshuffled) for event in hand.events)
    assert reshuffled >= 10

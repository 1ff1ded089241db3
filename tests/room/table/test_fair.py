"""A table whose hands are dealt fairly: the promise first, then the links, then the cards."""

import random
from collections.abc import Mapping

import pytest
from tests.room.table.evening import MINUTE, NOON, Evening

from tripledraw.fairness import FairDeal, Promise, origins
from tripledraw.room import wire
from tripledraw.room.entries import AnyEntry, Cancelled, Dealt, Placed, Promised, Voided


class FairEvening(Evening):
    """An evening with real promises, sealed by nothing."""

    def promise(self) -> Promised:
        promise = Promise.make("t1", self.table.next_hand, self.table.before)
        roots = tuple(root.hex() for root in promise.roots)
        return self.table.promise(roots, promise.to_bytes().hex())


def fair(promised: Promised, links: Mapping[int, str]) -> FairDeal:
    promise = Promise.from_bytes(bytes.fromhex(promised.sealed))
    return FairDeal(promise, {chair: bytes.fromhex(link) for chair, link in links.items()})


def test_every_card_can_be_proved_and_the_hands_hang_together():
    table = FairEvening("ann", "bob", "cat", deals=fair)
    for _ in range(3):
        table.to("drawing", 1)
        table.act(table.actor, "draw", 1, 2, 3)
        table.finish()
        played = table.table.played
        deal = played.deal
        assert table.table.before == deal.digest
        for at, orders in origins(played.hand.events).items():
            cards = played.hand.events[at].cards
            for proof in deal.prove(cards, orders):
                deal.cut.check(proof)
        table.until("playing")
        assert bytes.fromhex(table.table.played.promised.before) == deal.digest


def test_the_same_log_gives_the_same_cards():
    table = FairEvening("ann", "bob", deals=fair)
    table.next()
    table.to("drawing", 2)
    again = table.restored()
    assert again.hand.events == table.table.hand.events
    assert again.played.deal.words == table.table.played.deal.words


def test_a_sit_and_go_goes_on_with_the_links_of_those_who_are_there():
    table = FairEvening(
        "ann", "bob", "cat", deals=fair, kind="sit_and_go", chairs=3, buy_in_min=100
    )
    for name in ("bob", "cat"):
        table.drop(name)
    table.finish()
    table.until("playing")
    assert set(table.dealt().links) == {0}
    assert len(table.dealt().chairs) == 3
    assert table.table.played.cancelled is None


@pytest.mark.parametrize("seed", range(6))
def test_a_sit_and_go_ends_however_its_players_come_and_go(seed):
    """No hand is dealt without a link to cut it, and none is lost for want of one."""
    chance, names = random.Random(seed), ("ann", "bob", "cat")
    table = FairEvening(
        *names, deals=fair, kind="sit_and_go", chairs=3, buy_in_min=100, speed="fast"
    )
    happened: list[AnyEntry] = []
    while not table.table.state.closed:
        name = chance.choice(names)
        if table.now < NOON + 20 * MINUTE and chance.random() < 0.4:
            (table.back if name in table.offline else table.drop)(name)
        elif table.now < NOON + 20 * MINUTE and chance.random() < 0.1:
            happened += table.do(name, chance.choice([wire.SitOut(), wire.SitIn()]))
        elif table.now >= NOON + 20 * MINUTE and name not in table.offline:
            table.drop(name)
        happened += table.time_out()
    dealt = [entry for entry in happened if isinstance(entry, Dealt)]
    assert not [entry for entry in happened if isinstance(entry, Cancelled)]
    assert all(entry.links for entry in dealt)
    assert sorted(entry.place for entry in happened if isinstance(entry, Placed))[0] == 1
    assert table.ledger["pot:t1"] == 0


def test_where_nobody_sends_a_link_the_promise_is_void_and_all_are_out():
    table = FairEvening("ann", "bob", deals=fair, kind="sit_and_go", chairs=2, buy_in_min=100)
    table.finish()
    table.deaf |= {"ann", "bob"}
    happened = table.wait(MINUTE)
    assert not [entry for entry in happened if isinstance(entry, Dealt | Cancelled)]
    assert [entry.absent for entry in happened if isinstance(entry, Voided)] == [(0, 1)] * 3
    assert all(chair.out for chair in table.table.state.chairs.values())
    table.deaf.clear()
    table.do("ann", wire.SitIn())
    table.until("playing")
    assert set(table.dealt().links) == {0}

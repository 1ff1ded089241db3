"""A table whose hands are dealt fairly: the promise first, then the links, then the cards."""

from collections.abc import Mapping

from tests.room.table.evening import Evening

from tripledraw.fairness import FairDeal, Promise, origins
from tripledraw.room.entries import Promised


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

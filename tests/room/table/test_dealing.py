"""From promise to deal: links, who sends none, and promises that come to nothing."""

from hashlib import sha256

from tests.room.table.evening import ROOTS, SECOND, Evening, SomeDeal, kinds

from tripledraw.dealing import OrdersDealer, SeedDealer, order_from_seed
from tripledraw.errors import FairnessError
from tripledraw.fairness import Commitment, hand_digest
from tripledraw.room import entries, wire
from tripledraw.room.entries import Cancelled, Dealt, Voided


def test_the_hand_is_dealt_when_all_links_are_there():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.finish()
    table.deaf.update(("ann", "bob", "cat"))
    table.until("linking")
    assert table.table.linkers == (0, 1, 2)
    assert table.table.links_until == table.now + 2 * SECOND
    table.link("ann")
    table.link("bob")
    assert table.happen([]) == []
    table.link("cat")
    assert kinds(table.happen([])) == ["Dealt"]
    assert set(table.dealt().links) == {0, 1, 2}


def test_who_sends_no_link_in_time_is_dealt_out_and_misses_the_blind():
    table = Evening("ann", "bob", "cat", "dan")
    table.deal()
    while table.dealt().big != 0:
        table.next()
    table.deaf.add("bob")
    table.finish()
    table.until("linking")
    assert table.wait(2 * SECOND - 1) == []
    assert kinds(table.wait(1)) == ["Dealt"]
    dealt = table.dealt()
    assert (dealt.absent, dealt.chairs, dealt.big) == ((1,), (0, 2, 3), 2)
    assert table.chair("bob").owes_big
    assert table.status("bob") == "waiting"


def test_a_promise_without_two_links_is_void_and_the_next_has_the_next_number():
    table = Evening("ann", "bob")
    table.deal()
    table.finish()
    table.deaf.add("bob")
    number = table.table.state.number
    happened = table.wait(8 * SECOND)
    assert kinds(happened) == ["Promised", "Voided"]
    assert happened[1] == Voided(hand=number + 1, absent=(1,))
    table.deaf.clear()
    table.until("playing")
    assert table.dealt().hand == number + 2


def test_each_promise_names_the_digest_of_the_one_before():
    table = Evening("ann", "bob")
    table.deal()
    first = table.dealt()
    roots = tuple(bytes.fromhex(root) for root in ROOTS)
    links = {chair: bytes.fromhex(link) for chair, link in first.links.items()}
    digest = hand_digest(Commitment("t1", 1, bytes(32), roots), links)
    assert table.table.before == digest
    table.finish()
    table.deaf.add("ann")
    table.wait(8 * SECOND)
    assert table.table.before == hand_digest(Commitment("t1", 2, digest, roots), {})


def test_who_is_absent_three_times_is_out():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.deaf.add("cat")
    for _ in range(3):
        table.next()
        assert table.dealt().absent == (2,)
    table.next()
    assert table.dealt().absent == ()
    assert table.status("cat") == "out"


def test_a_link_must_lead_to_the_anchor():
    table = Evening("ann", "bob")
    table.deal()
    table.finish()
    table.deaf.update(("ann", "bob"))
    table.until("linking")
    hand = table.table.state.number
    wrong = wire.Link(hand=hand, link="00" * 32)
    table.refused("link-wrong", lambda: table.noted("ann", wrong))
    table.refused("stale", lambda: table.noted("ann", wire.Link(hand=hand - 1, link="00" * 32)))


def test_links_given_in_vain_are_passed_over():
    table = Evening("ann", "bob")
    table.deal()
    table.finish()
    for _ in range(3):
        table.chains["ann"].next()
    table.until("playing")
    assert set(table.dealt().links) == {0, 1}


def test_a_new_chain_is_not_begun_between_promise_and_deal():
    table = Evening("ann", "bob")
    table.deal()
    anchor = sha256(b"new").hexdigest()
    table.do("ann", wire.Anchor(anchor=anchor))
    assert table.chair("ann").anchor == anchor
    table.finish()
    table.deaf.add("ann")
    table.until("linking")
    table.refused("hand-running", lambda: table.do("ann", wire.Anchor(anchor=anchor)))


def test_who_sits_down_after_the_promise_has_no_part_in_it():
    table = Evening("ann", "bob")
    table.deal()
    table.finish()
    table.deaf.update(("ann", "bob"))
    table.until("linking")
    table.sit("cat", 2)
    link = wire.Link(hand=table.table.state.number, link=table.chains["cat"].next().hex())
    table.refused("stale", lambda: table.noted("cat", link))


def test_a_hand_that_needs_a_seventh_reshuffle_is_cancelled_and_all_bets_go_back():
    def one_order(promised, links):
        return SomeDeal(OrdersDealer([order_from_seed(promised.hand, 0)]))

    names = ("ann", "bob", "cat", "dan", "eve", "fay")
    table = Evening(*names, deals=one_order)
    table.deal()
    happened = []
    while table.table.running:
        if table.table.hand.phase == "drawing":
            happened += table.act(table.actor, "draw", 1, 2, 3, 4, 5)
        else:
            table.quietly()
    assert happened[-1] == Cancelled(hand=1, reason="orders")
    assert [table.stack(name) for name in names] == [400] * 6
    assert table.table.table_state().cancelled == 1
    assert table.table.played.cancelled == "orders"
    table.until("playing")
    assert table.dealt().hand == 2


def test_a_hand_whose_cards_are_lost_is_cancelled_as_damaged():
    def lost(promised, links):
        if promised.hand == 2:
            raise FairnessError("the promise cannot be read")
        return SomeDeal(SeedDealer(promised.hand))

    table = Evening("ann", "bob", deals=lost)
    table.deal()
    table.finish()
    stacks = table.stack("ann"), table.stack("bob")
    happened = table.wait(6 * SECOND)
    assert kinds(happened)[:3] == ["Promised", "Dealt", "Cancelled"]
    assert happened[2].reason == "damaged"
    assert (table.stack("ann"), table.stack("bob")) == stacks


def test_the_operator_cancels_a_hand():
    table = Evening("ann", "bob")
    table.deal()
    table.act(table.actor, "raise")
    assert table.table.chips().pot == 30
    table.happen(table.table.cancel("admin"))
    assert (table.stack("ann"), table.stack("bob"), table.table.chips().pot) == (400, 400, 0)
    table.refused("no-hand", lambda: table.table.cancel("admin"))


def test_the_first_button_is_drawn_by_promise_and_links():
    buttons = set()
    for crowd in ("ab", "cd", "ef", "gh", "ij", "kl"):
        table = Evening(*crowd)
        table.deal()
        buttons.add(table.dealt().button)
    assert buttons == {0, 1}


def test_the_hand_is_kept_with_everything_about_it():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.do("cat", wire.Leave())
    table.finish()
    played = table.table.played
    assert table.table.chair_of("cat") is None
    assert (played.players, played.names) == (("ann", "bob", "cat"),) * 2
    assert (played.number, played.chairs, played.seat(2), played.seat(4)) == (1, (0, 1, 2), 2, None)
    assert played.hand.over
    assert set(played.heads) == {0, 1, 2}
    assert played.began <= played.ended == table.now
    assert any(isinstance(entries.from_bytes(body), Dealt) for _, _, body in table.log)


def test_cards_are_shown_after_the_hand_by_who_wants_to():
    table = Evening("ann", "bob")
    table.deal()
    show = wire.Expose(hand=1, positions=(2, 1))
    table.refused("no-hand", lambda: table.do("ann", show))
    folder = table.actor
    winner = {"ann": "bob", "bob": "ann"}[folder]
    table.act(folder, "fold")
    table.do(winner, show)
    chair = table.table.chair_of(winner)
    assert table.table.played.exposed == {chair: (1, 2)}
    table.refused("nothing-to-show", lambda: table.do(winner, show))
    table.do(winner, wire.Expose(hand=1, positions=(5,)))
    assert table.table.played.exposed == {chair: (1, 2, 5)}
    table.sit("cat", 4)
    table.refused("nothing-to-show", lambda: table.do("cat", show))
    table.until("playing")
    table.refused("no-hand", lambda: table.do(winner, show))

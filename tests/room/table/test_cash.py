"""A cash table: chairs, chips, blinds and posts (rules 3.1 and 7)."""

import itertools

import pytest
from tests.room.table.evening import FUNDS, MINUTE, SECOND, Evening, kinds

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.stakes import MAX_CHIPS


def test_the_first_hand_begins_when_two_sit():
    table = Evening("ann")
    assert table.table.stage == "waiting"
    table.sit("bob", 3)
    table.until("playing")
    assert table.names(table.dealt().chairs) == ["ann", "bob"]
    assert table.table.chips().total == 800


def test_a_hand_to_the_end_and_the_next_after_the_pause():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.finish()
    assert table.table.stage == "pausing"
    assert table.table.played.ended == table.now
    assert kinds(table.wait(5 * SECOND)) == ["Promised", "Dealt"]


def test_the_pause_is_over_when_everybody_wants_the_next_hand():
    table = Evening("ann", "bob")
    table.deal()
    table.finish()
    assert table.noted("ann", wire.Next()) == []
    assert kinds(table.noted("bob", wire.Next())) == ["Promised", "Dealt"]


def test_who_is_not_there_cannot_hold_up_the_next_hand():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.finish()
    table.drop("cat")
    table.noted("ann", wire.Next())
    assert "Promised" in kinds(table.noted("bob", wire.Next()))


def test_the_button_moves_on():
    table = Evening("ann", "bob", "cat", "dan")
    buttons, bigs = [], []
    for _ in range(5):
        table.next()
        buttons.append(table.dealt().button)
        bigs.append(table.dealt().big)
    assert [(b - a) % 4 for a, b in itertools.pairwise(buttons)] == [1] * 4
    assert [(big - button) % 4 for button, big in zip(buttons, bigs, strict=True)] == [2] * 5


def test_heads_up_the_button_has_the_small_blind():
    table = Evening("ann", "bob")
    table.deal()
    dealt = table.dealt()
    assert dealt.small == dealt.button != dealt.big
    table.next()
    assert table.dealt().button == dealt.big


@pytest.mark.parametrize("chips", [199, 1001, 0])
def test_a_buy_in_outside_the_limits_is_refused(chips):
    table = Evening()
    error = table.refused("buy-in-range", lambda: table.sit("ann", 0, chips))
    assert error.arguments == {"least": 200, "most": 1000}


def test_a_chair_can_be_had_once():
    table = Evening("ann", chairs=2)
    table.refused("chair-taken", lambda: table.sit("bob", 0))
    table.refused("already-seated", lambda: table.sit("ann", 1))
    table.refused("no-such-chair", lambda: table.sit("bob", 2))
    table.sit("bob", 1)
    assert table.refused("table-full", lambda: table.sit("cat", 1)).arguments == {"table": "Nine"}


def test_chips_are_added_between_hands_up_to_the_most():
    table = Evening("ann", "bob")
    table.deal()
    table.finish()
    stack = table.stack("ann")
    table.refused("buy-in-range", lambda: table.do("ann", wire.TopUp(chips=1001 - stack)))
    table.do("ann", wire.TopUp(chips=1000 - stack))
    assert table.stack("ann") == 1000
    assert table.ledger["player:ann"] == FUNDS - 400 - (1000 - stack)


def test_chips_brought_in_a_hand_are_played_with_from_the_next_one_on():
    table = Evening("ann", "bob")
    table.deal()
    behind, total = table.stack("ann"), table.table.chips().total
    table.refused("buy-in-range", lambda: table.do("ann", wire.TopUp(chips=601)))
    table.do("ann", wire.TopUp(chips=600))
    table.refused("buy-in-range", lambda: table.do("ann", wire.TopUp(chips=1)))
    assert table.stack("ann") == behind
    assert table.table.chips().total == total + 600
    table.finish()
    assert table.stack("ann") + table.stack("bob") == 1400
    assert table.stack("ann") >= 900


def test_chips_brought_in_a_hand_that_is_cancelled_are_there():
    table = Evening("ann", "bob")
    table.deal()
    table.do("ann", wire.TopUp(chips=100))
    table.happen(table.table.cancel("admin"))
    assert (table.stack("ann"), table.stack("bob")) == (500, 400)


def test_no_more_chips_come_to_a_table_than_a_hand_can_count():
    table = Evening(small_bet=1_000_000, buy_in_max=2_000_000_000)
    table.sit("ann", 0, 1_000_000_000)
    table.sit("bob", 1, 1_000_000_000)
    assert table.table.buy_ins("cat", table.now) == (20_000_000, MAX_CHIPS - 2_000_000_000)
    table.do("ann", wire.TopUp(chips=100_000_000))
    assert table.table.buy_ins("cat", table.now) == (20_000_000, MAX_CHIPS - 2_100_000_000)
    table.sit("cat", 2, MAX_CHIPS - 2_100_000_000)
    table.refused("buy-in-range", lambda: table.do("bob", wire.TopUp(chips=1)))
    table.next()


def test_who_waits_may_add_chips_while_others_play():
    table = Evening("ann", "bob")
    table.deal()
    table.sit("cat", 2)
    table.do("cat", wire.TopUp(chips=100))
    assert table.stack("cat") == 500


def test_back_within_an_hour_with_what_one_left_with():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.give_to("ann")
    left_with = table.stack("ann")
    assert left_with > 400
    table.do("ann", wire.Leave())
    assert table.table.buy_ins("ann", table.now) == (left_with, 1000)
    table.refused("buy-in-range", lambda: table.sit("ann", 0, left_with - 1))
    table.now += 60 * MINUTE - 1
    assert table.table.buy_ins("ann", table.now) == (left_with, 1000)
    table.now += 1
    assert table.table.buy_ins("ann", table.now) == (200, 1000)


def test_after_an_hour_what_one_left_with_is_forgotten():
    table = Evening("ann", "bob", "cat")
    table.finish()
    table.do("ann", wire.Leave())
    assert set(table.table.state.departed) == {"ann"}
    table.wait(60 * MINUTE)
    table.sit("dan", 4)
    table.finish()
    table.do("dan", wire.Leave())
    assert set(table.table.state.departed) & {"ann"} == set()


def test_more_than_the_most_may_be_brought_back():
    table = Evening("ann", "bob", buy_in_max=400)
    table.deal()
    table.act(table.actor, "fold")
    winner = max(("ann", "bob"), key=table.stack)
    table.do(winner, wire.Leave())
    assert table.table.buy_ins(winner, table.now) == (405, 405)
    table.sit(winner, 3, 405)


def test_a_newcomer_waits_for_the_big_blind():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.sit("dan", 3)
    assert table.status("dan") == "waiting"
    hands = 0
    while 3 not in table.dealt().chairs:
        table.next()
        hands += 1
        assert hands < 6
    assert table.dealt().big == 3
    assert table.dealt().posts == {}


def test_a_newcomer_posts_a_big_blind_once_the_button_is_past_him():
    table = Evening("ann", "bob", "cat", "dan")
    table.deal()
    while table.dealt().button != 3:
        table.next()
    table.sit("eve", 4)
    table.do("eve", wire.SitIn(post=True))
    table.next()  # button 0, blinds 1 and 2: the newcomer is the last before the button
    assert table.dealt().button == 0
    assert table.names(table.dealt().chairs)[-1] == "eve"
    assert table.dealt().posts == {4: (10, 0)}
    assert table.stack("eve") == 390


def test_nobody_posts_between_the_button_and_the_big_blind():
    table = Evening("ann", "bob", "cat")
    table.deal()
    while table.dealt().button != 2:
        table.next()
    table.sit("dan", 3)  # the button comes to 0, past him: he could be dealt in at once
    table.sit("eve", 5)
    table.do("eve", wire.SitIn(post=True))
    table.do("dan", wire.SitIn(post=True))
    table.next()
    assert set(table.dealt().posts.values()) == {(10, 0)}
    button, big = table.dealt().button, table.dealt().big
    table.do("dan", wire.Leave())
    table.next()
    assert (table.dealt().button, table.dealt().big) != (button, big)


def test_a_missed_big_and_small_blind_are_posted_live_and_dead():
    table = Evening("ann", "bob", "cat", "dan")
    table.deal()
    while table.dealt().big != 0:
        table.next()
    table.do("bob", wire.SitOut())  # bob would be the next big blind
    table.next()
    assert table.dealt().big == 2
    assert (table.chair("bob").owes_big, table.chair("bob").owes_small) == (True, False)
    table.next()
    assert (table.chair("bob").owes_big, table.chair("bob").owes_small) == (True, True)
    table.do("bob", wire.SitIn(post=True))
    while 1 not in table.dealt().chairs:
        table.next()
    assert table.dealt().posts in ({1: (10, 5)}, {})
    if not table.dealt().posts:
        assert table.dealt().big == 1


def test_who_missed_the_small_blind_alone_posts_it_dead():
    table = Evening("ann", "bob", "cat", "dan")
    table.deal()
    while table.dealt().big != 1:
        table.next()
    table.do("bob", wire.SitOut())  # bob would be the next small blind
    table.next()
    chair = table.chair("bob")
    assert (chair.waits, chair.owes_big, chair.owes_small) == (True, False, True)
    table.do("bob", wire.SitIn(post=True))
    table.next()
    assert table.dealt().posts == {1: (0, 5)}


def test_to_offer_a_post_that_is_not_owed_is_no_promise_for_later():
    table = Evening("ann", "bob", "cat", "dan")
    table.deal()
    while table.dealt().big != 0:
        table.next()
    table.do("bob", wire.SitOut())
    table.do("bob", wire.SitIn(post=True))  # he owes nothing yet
    table.deaf.add("bob")
    table.next()
    table.deaf.clear()
    assert table.chair("bob").owes_big
    assert not table.chair("bob").posts


def test_who_missed_no_blind_comes_back_free():
    table = Evening("ann", "bob", "cat", "dan")
    table.deal()
    while table.dealt().button != 1:
        table.next()
    table.do("bob", wire.SitOut())
    table.next()
    assert 1 not in table.dealt().chairs
    table.do("bob", wire.SitIn())
    table.next()
    assert 1 in table.dealt().chairs
    assert table.dealt().posts == {}


def test_a_third_player_comes_in_at_the_big_blind_and_nobody_has_it_twice():
    for chair in (1, 3):
        table = Evening()
        table.sit("ann", 0)
        table.sit("bob", 2)
        table.next()
        table.sit("cat", chair)
        bigs = [table.dealt().big]
        while chair not in table.dealt().chairs:
            table.next()
            bigs.append(table.dealt().big)
        assert len(bigs) <= 3
        assert bigs[-1] == chair
        assert all(a != b for a, b in itertools.pairwise(bigs))


def test_a_game_that_begins_anew_asks_for_no_posts():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.finish()
    for name in ("bob", "cat"):
        table.do(name, wire.Leave())
    table.sit("dan", 4)
    table.until("playing")
    assert table.names(table.dealt().chairs) == ["ann", "dan"]
    assert table.dealt().posts == {}


def test_out_of_chips_one_is_not_dealt_in_until_one_brings_more():
    table = Evening("ann", "bob", "cat", buy_in_min=20, buy_in_max=400)
    table.deal()
    table.finish()
    table.do("cat", wire.Leave())
    table.now += 61 * MINUTE
    table.sit("cat", 2, 20)
    for _ in range(40):
        if not table.stack("cat") and not table.table.running:
            break
        table.next()
        table.finish()
        table.do("cat", wire.SitIn(post=True))
    assert table.stack("cat") == 0
    table.refused("buy-in-range", lambda: table.do("cat", wire.TopUp(chips=19)))
    table.next()
    assert 2 not in table.dealt().chairs
    table.do("cat", wire.TopUp(chips=300))
    assert table.stack("cat") == 300


def test_without_chips_a_chair_is_freed_after_three_minutes():
    table = Evening("ann", "bob", buy_in_min=10, buy_in_max=10)
    table.deal()
    table.wait(MINUTE)
    table.finish()
    loser = min(("ann", "bob"), key=table.stack)
    if table.stack(loser):
        pytest.skip("they split the pot")
    happened = table.wait(3 * MINUTE)
    assert "Freed" in kinds(happened)
    assert table.table.chair_of(loser) is None


def test_what_a_cash_table_does_not_use_is_not_judged():
    Evening(starting_stack=5, small_bet=1_000_000)


def test_the_terms_of_no_table_are_refused():
    for terms in (
        {"buy_in_min": 500, "buy_in_max": 400},
        {"bots": 3, "chairs": 2},
        {"kind": "sit_and_go", "starting_stack": 5},
        {"kind": "sit_and_go", "starting_stack": 2_000_000_000},
        {"approval": True},
    ):
        with pytest.raises(RoomError) as caught:
            Evening(**terms)
        assert caught.value.id == "terms-bad"

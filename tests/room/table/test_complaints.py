"""What players of other rooms complain about, each as a test; the numbers are those of the list.

Those about what travels and who sees what are in `tests.room.live.test_complaints`, which also says
which ones belong to the page.
"""

import msgspec
import pytest
from tests.room.table.evening import FUNDS, MINUTE, SECOND, Evening, kinds

from tripledraw.hand import Hand
from tripledraw.room import wire
from tripledraw.room.entries import Acted, Freed, SatOut
from tripledraw.views import legal_names

BOLDLY = ("raise", "bet", "call", "check", "draw")


@pytest.fixture
def table() -> Evening:
    table = Evening("ann", "bob", "cat")
    table.deal()
    return table


def test_01_an_advance_action_left_ticked_never_fires_in_the_next_hand(table):
    waiting = next(name for name in ("ann", "bob", "cat") if name != table.actor)
    chair = table.table.chair_of(waiting)
    table.pre(waiting, "fold")
    table.happen(table.table.cancel("admin"))
    assert table.table.pres().get(chair) is None
    happened = table.wait(6 * SECOND)
    assert table.table.running
    assert not [entry for entry in happened if isinstance(entry, Acted)]
    while table.table.running and table.actor != waiting:
        table.quietly()
    assert table.status(waiting) == "in"
    assert table.table.hand.table.live >> table.table.played.seat(chair) & 1


def test_03_a_click_repeated_in_lag_is_never_a_bet_in_the_next_hand(table):
    click = wire.Act(hand=1, decision=0, move="raise")
    name = table.actor
    table.do(name, click)
    table.refused("stale", lambda: table.do(name, click))
    table.next()
    for decision in range(4):
        again = wire.Act(hand=1, decision=decision, move="raise")
        table.refused("stale", lambda again=again: table.do(table.actor, again))


def test_04_who_sits_out_pays_no_blind_and_who_leaves_takes_the_whole_stack(table):
    table.do("cat", wire.SitOut())
    table.finish()
    stack = table.stack("cat")
    for _ in range(5):
        table.until("playing")
        assert 2 not in table.dealt().chairs
        table.finish()
    assert table.stack("cat") == stack
    happened = table.do("cat", wire.Leave())
    assert Freed(chair=2, chips=stack) in happened
    assert table.ledger["player:cat"] == FUNDS - 400 + stack
    assert table.ledger["seat:t1:2"] == 0


def test_05_one_sits_out_at_the_next_big_blind_and_plays_till_then(table):
    table.do("cat", wire.SitOut(when="big_blind"))
    assert table.table.table_state().chairs[2].out_at_big_blind
    hands = 0
    while 2 in table.dealt().chairs:
        assert hands == 0 or table.dealt().big != 2
        table.next()
        hands += 1
        assert hands < 4
    assert table.status("cat") == "out"


def test_06_one_can_always_sit_back_in_after_a_timeout():
    table = Evening("ann", "bob", kind="sit_and_go", chairs=2, buy_in_min=100)
    for _ in range(3):
        while table.table.running:
            if table.actor == "bob":
                table.time_out()
            else:
                table.quietly()
        table.until("playing")
    assert table.status("bob") == "away"
    assert table.chair("bob").out
    assert "SatIn" in kinds(table.do("bob", wire.SitIn()))
    assert table.status("bob") == "in"
    while table.actor != "bob":
        table.quietly()
    table.quietly()


def test_07_the_table_never_ends_in_a_state_without_a_way_on(table):
    """Everybody leaves, is lost or is silent at the worst moment: the hand ends all the same."""
    for trouble in ("leave", "drop", "silence"):
        for phase in ("betting", "drawing"):
            table = Evening("ann", "bob", "cat")
            table.to(phase, 2)
            for name in ("ann", "bob", "cat"):
                if trouble == "leave":
                    table.do(name, wire.Leave())
                elif trouble == "drop":
                    table.drop(name)
            table.wait(40 * MINUTE)
            assert not table.table.running
            assert table.table.chips().pot == 0


def test_08_the_record_of_the_hand_is_whole_when_players_leave_in_it(table):
    table.do("cat", wire.Leave())
    table.sit("dan", 4)
    table.do("ann", wire.SitOut())
    table.finish()
    played = table.table.played
    assert played.players == ("ann", "bob", "cat")
    assert Hand.replay(played.hand.events).events == played.hand.events


def test_09_who_comes_or_goes_changes_nobodys_cards_and_seats(table):
    hands = [table.table.hand.cards(seat) for seat in range(3)]
    table.sit("dan", 4)
    table.do("dan", wire.Leave())
    table.sit("eve", 3)
    assert [table.table.hand.cards(seat) for seat in range(3)] == hands
    assert [table.table.played.seat(chair) for chair in (0, 1, 2, 3)] == [0, 1, 2, None]


def test_10_nobody_holds_a_chair_without_playing_heads_up_either():
    table = Evening("ann", "bob")
    table.deal()
    for _ in range(3):
        while table.table.running:
            if table.actor == "bob":
                table.time_out()
            else:
                table.quietly()
        if table.status("bob") != "out":
            table.wait(8 * SECOND)
    assert table.status("bob") == "out"
    assert "Freed" in kinds(table.wait(16 * MINUTE))
    assert table.table.chair_of("bob") is None


def test_13_a_kick_in_the_middle_of_a_hand_costs_what_is_in_the_pot_and_no_more():
    table = Evening("ann", "bob", "cat", owner="ann", private=True)
    table.to("betting", 2)
    while table.actor != "cat":
        table.quietly()
    table.act("cat", "bet")
    behind = table.stack("cat")
    table.do("ann", wire.Remove(chair=2))
    table.finish()
    won = 0
    for event in table.table.played.hand.events:
        if type(event).__name__ == "PotAwarded":
            won += event.winners.get(2, 0)
    assert table.ledger["player:cat"] == FUNDS - 400 + behind + won


def test_14_who_wins_a_pot_has_more_chips_than_before_it_was_paid(table):
    while table.table.running:
        before = {name: table.stack(name) for name in ("ann", "bob", "cat")}
        pot = table.table.chips().pot
        table.quietly()
    after = {name: table.stack(name) for name in before}
    won = {name: after[name] - before[name] for name in before if after[name] != before[name]}
    assert all(amount > 0 for amount in won.values())
    assert sum(won.values()) >= pot
    assert sum(after.values()) == 1200


def test_15_a_lost_connection_has_its_time_then_the_rule_of_timeouts_and_loses_no_chair(table):
    name = table.actor
    table.drop(name)
    began = table.now
    happened = table.time_out()
    assert table.now - began == 95 * SECOND  # decision, bank, and a grace to come back
    assert happened[0].by == "clock"
    table.wait(0)
    table.finish()
    assert table.table.chair_of(name) is not None
    table.back(name)
    table.do(name, wire.SitIn(post=True))
    for _ in range(5):
        table.until("playing")
        if table.table.chair_of(name) in table.dealt().chairs:
            break
        table.finish()
    assert table.table.chair_of(name) in table.dealt().chairs


def test_21_a_player_who_joins_in_the_middle_freezes_nothing():
    table = Evening("ann", "bob")
    table.deal()
    for chair, name in ((1 + 1, "cat"), (3, "dan"), (4, "eve")):
        table.quietly()
        table.sit(name, chair)
    table.finish()
    for _ in range(6):
        table.until("playing")
        table.finish()
    assert len(table.dealt().chairs) == 5


def test_21_all_in_players_never_stop_the_hand():
    table = Evening("ann", "bob", "cat", buy_in_min=10, buy_in_max=25)
    for name in ("ann", "bob", "cat"):
        assert table.chair(name).stack == 25
    for _ in range(4):
        while table.table.running:
            legal = legal_names(table.table.hand.legal_actions())
            table.act(table.actor, next(move for move in BOLDLY if move in legal))
        played = table.table.played
        assert sum(played.hand.stacks) == sum(played.dealt.stacks)
        if len(table.table.state.could_play()) < 2:
            return
        table.until("playing")


def test_22_coming_back_while_a_new_hand_begins_is_safe(table):
    for moment in ("pausing", "linking", "playing"):
        table.finish()
        table.drop("cat")
        table.until(moment)
        table.back("cat")
        table.do("cat", wire.SitIn(post=True))
        table.until("playing")
        table.finish()
        assert table.status("cat") in ("in", "waiting")


def test_23_who_leaves_folds_when_his_turn_comes_and_the_table_goes_on(table):
    leaver = next(name for name in ("ann", "bob", "cat") if name != table.actor)
    assert kinds(table.do(leaver, wire.Leave())) == ["Left"]
    assert table.status(leaver) == "leaving"
    began, happened = table.now, []
    while table.table.running:
        assert table.actor != leaver
        happened += table.quietly()
    assert table.now == began
    away = [entry.code for entry in happened if isinstance(entry, Acted) and entry.by == "away"]
    assert away == ["f"]
    assert table.table.chair_of(leaver) is None


def test_24_who_always_takes_all_his_time_soon_has_only_the_plain_clock(table):
    """The bank is a bank: what was taken from it is not there for the next decision."""
    took = []
    for _ in range(3):
        while table.table.running:
            if table.actor == "cat":
                before = table.now
                table.now = table.table.wakes_at() - 1
                took.append(table.now - before)
            table.quietly()
        table.until("playing")
    assert took[0] == 80 * SECOND - 1
    assert max(took[1:]) <= 24 * SECOND


def test_24_a_hand_without_decisions_is_soon_over():
    table = Evening("ann", "bob", "cat", "dan", "eve", "fay")
    began = table.now
    while table.table.running:
        table.time_out()
    assert table.now - began <= 6 * 80 * SECOND


def test_25_joining_and_leaving_does_not_hold_up_the_others(table):
    table.finish()
    ended = table.now
    while not table.table.running:
        table.sit("dan", 3)
        table.do("dan", wire.Leave())
        table.wait(SECOND)
    assert table.now - ended <= 6 * SECOND
    for step in range(20):
        table.sit("dan", 3)
        table.do("dan", wire.Leave())
        if step % 3 == 0:
            table.quietly()
    table.finish()


def test_26_repeated_timeouts_put_a_player_out(table):
    happened = []
    for _ in range(3):
        while table.table.running:
            happened += table.time_out() if table.actor == "bob" else table.quietly()
        happened += table.wait(7 * SECOND)
    assert SatOut(chair=1) in happened


def test_33_no_card_comes_back_to_who_threw_it_and_none_is_there_twice():
    table = Evening("ann", "bob", "cat", "dan", "eve", "fay")
    thrown: dict[int, set[int]] = {seat: set() for seat in range(6)}
    while table.table.running:
        hand = table.table.hand
        if hand.phase != "drawing":
            table.quietly()
            continue
        seat = hand.actor
        before = hand.cards(seat)
        table.act(table.actor, "draw", 1, 2, 3, 4, 5)
        assert not set(hand.cards(seat)) & set(before)
        thrown[seat] |= set(before)
        cards = [card for other in range(6) for card in hand.cards(other)]
        assert len(set(cards)) == 30


def test_34_a_restart_loses_not_one_action(table):
    for _ in range(40):
        before = msgspec.msgpack.encode(table.table.state)
        events = table.table.played.hand.events if table.table.played else ()
        again = table.restored()
        assert msgspec.msgpack.encode(again.state) == before
        assert (again.played.hand.events if again.played else ()) == events
        if table.table.running:
            table.quietly()
        else:
            table.until("playing")


def test_35_a_restart_takes_nobodys_time_and_no_hand(table):
    name = table.actor
    table.now += 19 * SECOND
    bank = table.chair(name).bank
    cards = table.table.hand.cards(0)
    table.restart(down=10 * MINUTE)
    assert table.actor == name
    assert table.table.hand.cards(0) == cards
    turn = table.table.turn(table.now)
    assert (turn.until, turn.bank) == (20 * SECOND, bank)
    assert table.wait(19 * SECOND) == []
    table.finish()


def test_35_a_promise_is_void_after_a_restart_and_the_next_has_another_number(table):
    table.finish()
    table.deaf.add("ann")
    table.until("linking")
    number = table.table.state.number
    table.deaf.clear()
    table.restart(down=MINUTE)
    assert table.table.stage == "pausing"
    table.until("playing")
    assert table.dealt().hand == number + 1

"""The decision clock, the time bank, and who does not answer (rules 7, F12)."""

from tests.room.table.evening import FUNDS, MINUTE, SECOND, Evening, kinds

from tripledraw.room import wire
from tripledraw.room.entries import Acted


def acted(happened) -> list[tuple[str, str, int]]:
    """Code, decider and time of the decisions among what happened."""
    return [(entry.code, entry.by, entry.spent) for entry in happened if isinstance(entry, Acted)]


def test_facing_a_bet_one_folds_when_all_time_has_run_out():
    table = Evening("ann", "bob")
    table.deal()
    assert acted(table.wait(80 * SECOND - 1)) == []
    assert acted(table.wait(1)) == [("f", "clock", 80 * SECOND)]


def test_where_one_may_check_one_checks():
    table = Evening("ann", "bob")
    table.deal()
    table.act(table.actor, "call")
    happened = acted(table.time_out())
    assert happened == [("c", "clock", 80 * SECOND), ("d", "away", 0)]


def test_in_a_draw_one_stands_pat():
    table = Evening("ann", "bob")
    table.deal()
    table.to("drawing", 1)
    assert acted(table.wait(80 * SECOND)) == [("d", "clock", 80 * SECOND)]


def test_the_bank_pays_what_goes_over_the_decision_time():
    table = Evening("ann", "bob")
    table.deal()
    name = table.actor
    assert table.table.turn(table.now) == wire.Turn(
        chair=table.table.chair_of(name), decision=0, until=20 * SECOND, bank=60 * SECOND
    )
    table.now += 30 * SECOND
    turn = table.table.turn(table.now)
    assert (turn.until, turn.bank) == (0, 50 * SECOND)
    assert acted(table.act(name, "call")) == [("c", "player", 30 * SECOND)]
    assert table.chair(name).bank == 50 * SECOND


def test_a_quick_decision_costs_the_bank_nothing():
    table = Evening("ann", "bob")
    table.deal()
    name = table.actor
    table.now += 20 * SECOND
    table.act(name, "call")
    assert table.chair(name).bank == 60 * SECOND


def test_a_hand_adds_to_the_bank_up_to_what_it_was():
    table = Evening("ann", "bob")
    table.deal()
    name = table.actor
    table.now += 22 * SECOND
    table.act(name, "call")
    table.next()
    assert table.chair(name).bank == 60 * SECOND
    table.now += 30 * SECOND
    name = table.actor
    table.act(name, "call")
    table.next()
    assert table.chair(name).bank == 53 * SECOND


def test_lag_is_allowed_for():
    table = Evening("ann", "bob")
    table.deal()
    name = table.actor
    table.table.allow_lag(name, 400)
    assert acted(table.wait(80 * SECOND + 399)) == []
    table.now -= 50 * SECOND
    assert acted(table.act(name, "call")) == [("c", "player", 29_999)]


def test_a_lost_connection_has_a_grace_once_a_hand():
    table = Evening("ann", "bob")
    table.deal()
    name = table.actor
    table.drop(name)
    assert acted(table.wait(95 * SECOND - 1)) == []
    table.back(name)
    assert acted(table.act(name, "call")) == [("c", "player", 80 * SECOND)]

    table = Evening("ann", "bob")
    table.deal()
    name = table.actor
    table.drop(name)
    table.wait(90 * SECOND)
    table.table.fleeting.gone[name] = table.now  # his command comes before the news that he is back
    table.table.fleeting.lags.clear()
    assert table.table.turn(table.now).bank == 5 * SECOND
    assert acted(table.wait(5 * SECOND)) == [("f", "clock", 95 * SECOND)]
    assert table.chair(name).grace == 0


def test_whose_time_ran_out_is_away_and_acts_at_once_for_the_rest_of_the_hand():
    table = Evening("ann", "bob")
    table.deal()
    table.act(table.actor, "call")
    sleeper = table.actor
    table.wait(80 * SECOND)  # checked for him
    assert table.status(sleeper) == "away"
    other = table.actor if table.actor != sleeper else None
    assert other is not None
    table.quietly()
    assert all(by == "away" for _, by, _ in acted(table.wait(0)))
    assert table.actor == other


def test_one_word_brings_back_who_is_away():
    table = Evening("ann", "bob")
    table.deal()
    table.act(table.actor, "call")
    sleeper = table.actor
    table.wait(80 * SECOND)
    assert kinds(table.do(sleeper, wire.SitIn())) == ["SatIn"]
    assert table.status(sleeper) == "in"
    while table.actor != sleeper:
        table.quietly()
    assert acted(table.wait(19 * SECOND)) == []


def test_the_next_hand_begins_with_everybody_there():
    table = Evening("ann", "bob")
    table.deal()
    table.act(table.actor, "call")
    sleeper = table.actor
    table.wait(80 * SECOND)
    table.next()
    assert table.status(sleeper) == "in"


def test_three_hands_with_a_timeout_and_one_is_out():
    table = Evening("ann", "bob", "cat")
    table.deal()
    for _ in range(3):
        assert table.status("cat") != "out"
        while table.table.running:
            if table.actor == "cat":
                table.time_out()
            else:
                table.quietly()
        table.until("playing")
    assert table.status("cat") == "out"
    assert 2 not in table.dealt().chairs


def test_a_decision_in_between_begins_the_count_anew():
    table = Evening("ann", "bob", "cat")
    table.deal()
    for sleeps in (True, True, False, True, True):
        while table.table.running:
            if table.actor == "cat" and sleeps:
                table.time_out()
            else:
                table.quietly()
        table.until("playing")
    assert table.status("cat") == "in"


def test_out_for_a_quarter_of_an_hour_the_chair_is_freed():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.do("cat", wire.SitOut())
    table.finish()
    table.do("bob", wire.SitOut())
    assert "Freed" not in kinds(table.wait(14 * MINUTE))
    assert kinds(table.wait(2 * MINUTE)).count("Freed") == 2
    assert table.ledger["player:cat"] > FUNDS - 1_000


def test_a_player_without_a_connection_loses_the_chair_though_no_hand_is_played():
    table = Evening("ann")
    table.drop("ann")
    assert kinds(table.wait(15 * MINUTE)) == ["Left", "Freed"]
    assert table.ledger["player:ann"] == FUNDS


def test_after_four_missed_big_blinds_the_chair_is_freed():
    table = Evening("ann", "bob", "cat")
    table.deal()
    table.do("cat", wire.SitOut())
    hands = 0
    while table.table.chair_of("cat") is not None:
        table.next()
        hands += 1
        assert hands < 14
    assert table.now - table.log[0][1] < 10 * MINUTE

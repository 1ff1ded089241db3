"""Decisions by command: whose, which, and only once."""

import pytest
from tests.room.table.evening import MINUTE, SECOND, Evening

from tripledraw.room import wire
from tripledraw.room.entries import Acted


@pytest.fixture
def table() -> Evening:
    table = Evening("ann", "bob", "cat")
    table.deal()
    return table


def others(table: Evening) -> list[str]:
    return [name for name in ("ann", "bob", "cat") if name != table.actor]


@pytest.mark.parametrize(
    ("phase", "betting_round", "move", "legal"),
    [
        ("betting", 1, "check", "fold, call, raise"),
        ("betting", 1, "bet", "fold, call, raise"),
        ("betting", 1, "draw", "fold, call, raise"),
        ("betting", 2, "call", "check, bet"),
        ("betting", 2, "raise", "check, bet"),
        ("drawing", 1, "check", "draw"),
        ("drawing", 1, "fold", "draw"),
    ],
)
def test_what_one_may_not_do_is_refused_with_what_one_may(table, phase, betting_round, move, legal):
    table.to(phase, betting_round)
    error = table.refused("illegal-action", lambda: table.act(table.actor, move))
    assert error.arguments == {"legal": legal}


def test_discards_are_for_draws_and_each_card_goes_once(table):
    table.refused("illegal-action", lambda: table.act(table.actor, "call", 1))
    table.to("drawing", 1)
    table.refused("illegal-action", lambda: table.act(table.actor, "draw", 1, 1))


def test_folding_is_accepted_where_checking_is_free(table):
    table.to("betting", 2)
    happened = table.act(table.actor, "fold")
    assert [entry.code for entry in happened if isinstance(entry, Acted)] == ["f"]


def test_the_cap_ends_the_raising(table):
    for _ in range(3):
        table.act(table.actor, "raise")
    error = table.refused("illegal-action", lambda: table.act(table.actor, "raise"))
    assert error.arguments == {"legal": "fold, call"}


def test_only_the_one_whose_turn_it_is_acts(table):
    for name in others(table):
        table.refused("not-your-turn", lambda name=name: table.act(name, "call"))
    table.refused("not-seated", lambda: table.act("dan", "call"))


def test_between_hands_every_action_is_stale(table):
    table.finish()
    table.refused("stale", lambda: table.act("ann", "check"))


def test_a_draw_once_accepted_is_final(table):
    table.to("drawing", 1)
    name = table.actor
    draw = wire.Act(
        hand=table.table.state.number, decision=table.table.decision, move="draw", discards=(3,)
    )
    table.do(name, draw)
    cards = table.table.hand.cards(table.table.played.seat(table.table.chair_of(name)))
    other = wire.Act(hand=draw.hand, decision=draw.decision, move="draw", discards=(1, 2))
    table.refused("stale", lambda: table.do(name, other))
    assert table.table.hand.cards(table.table.played.seat(table.table.chair_of(name))) == cards


def test_positions_are_written_in_sequence(table):
    table.to("drawing", 1)
    assert table.act(table.actor, "draw", 5, 2, 4)[0].code == "d245"


def test_who_sits_out_finishes_the_hand(table):
    name = table.actor
    table.do(name, wire.SitOut())
    assert table.status(name) == "out"
    assert table.wait(19 * SECOND) == []
    table.act(name, "call")


def test_to_sit_out_or_in_twice_is_no_news(table):
    assert table.do("ann", wire.SitIn()) == []
    assert len(table.do("ann", wire.SitOut(when="big_blind"))) == 1
    assert table.do("ann", wire.SitOut(when="big_blind")) == []
    assert len(table.do("ann", wire.SitOut())) == 1
    assert table.do("ann", wire.SitOut()) == []
    assert table.do("ann", wire.SitOut(when="big_blind")) == []
    assert len(table.do("ann", wire.SitIn())) == 1


def test_out_is_out_and_no_longer_at_the_big_blind(table):
    table.do("ann", wire.SitOut(when="big_blind"))
    table.do("ann", wire.SitOut())
    told = table.table.table_state().chairs[0]
    assert (told.status, told.out_at_big_blind) == ("out", False)


def test_nothing_of_who_left_is_left_for_who_sits_down_there(table):
    table.finish()
    table.drop("cat")
    table.table.allow_lag("cat", 300)
    table.table.present("cat")
    table.note("cat", wire.Next())
    table.do("cat", wire.Leave())
    table.sit("dan", 2)
    fleeting = table.table.fleeting
    assert (fleeting.impatient, fleeting.lags, fleeting.gone) == (set(), {}, {})


def test_who_comes_back_has_the_quarter_of_an_hour_anew(table):
    table.do("cat", wire.SitOut())
    table.finish()
    table.do("bob", wire.SitOut())
    table.wait(10 * MINUTE)
    table.do("cat", wire.SitIn())
    table.do("cat", wire.SitOut())
    table.wait(10 * MINUTE)
    assert table.table.chair_of("cat") is not None
    assert table.table.chair_of("bob") is None


def test_more_chips_end_the_three_minutes_without():
    table = Evening("ann", "bob", buy_in_min=10, buy_in_max=10)
    while min(table.stack("ann"), table.stack("bob")) or table.table.running:
        table.finish()
        if min(table.stack("ann"), table.stack("bob")):
            table.until("playing")
    loser = min(("ann", "bob"), key=table.stack)
    table.do(loser, wire.SitOut())
    table.wait(2 * MINUTE)
    table.do(loser, wire.TopUp(chips=10))
    table.wait(5 * MINUTE)
    assert table.table.chair_of(loser) is not None


def test_coming_back_wipes_the_idle_hands_out(table):
    def sleep_through(hands: int) -> None:
        for _ in range(hands):
            while table.table.running:
                if table.actor == "cat":
                    table.time_out()
                else:
                    table.quietly()
            table.until("playing")

    sleep_through(2)
    table.do("cat", wire.SitOut())
    table.do("cat", wire.SitIn())
    sleep_through(2)
    assert table.status("cat") == "in"
    sleep_through(1)
    assert table.status("cat") == "out"

"""Pre-actions: tied to one decision and dead as soon as what they stand on has changed."""

import pytest
from tests.room.table.evening import Evening, kinds

from tripledraw.room import wire
from tripledraw.room.entries import Acted


@pytest.fixture
def table():
    """Three players; the button, the small and the big blind are to act in this sequence."""
    table = Evening("ann", "bob", "cat")
    table.deal()
    return table


def in_order(table) -> list[str]:
    """The players from the one to act on."""
    dealt = table.dealt()
    seats = len(dealt.chairs)
    actor = dealt.chairs.index(table.table.actor_chair)
    return table.names(dealt.chairs[(actor + step) % seats] for step in range(seats))


def pre_acted(happened) -> list[str]:
    return [entry.code for entry in happened if isinstance(entry, Acted) and entry.by == "pre"]


def test_the_number_of_the_next_decision_is_told_ahead(table):
    first, second, third = in_order(table)
    chairs = [table.table.chair_of(name) for name in (first, second, third)]
    assert [table.table.next_decisions().get(chair, -1) for chair in chairs] == [0, 1, 2]
    table.act(first, "raise")
    assert [table.table.next_decisions().get(chair, -1) for chair in chairs] == [5, 1, 2]
    table.act(second, "fold")
    # the first is to draw once the third has called: the third draws before him
    assert [table.table.next_decisions().get(chair, -1) for chair in chairs] == [4, -1, 2]
    assert [table.table.price(chair) for chair in chairs] == [0, 0, 10]
    table.act(third, "call")
    assert [table.table.next_decisions().get(chair, -1) for chair in chairs] == [4, -1, 3]


def test_every_number_told_ahead_comes_true_when_nothing_changes():
    table = Evening("ann", "bob", "cat", "dan")
    table.deal()
    promised: dict[int, int] = {}
    while table.table.running:
        chair = table.table.actor_chair
        assert promised.pop(chair, table.table.decision) == table.table.decision
        table.quietly()
        for other in table.dealt().chairs if table.table.running else ():
            promised.setdefault(other, table.table.next_decisions().get(other, -1))
            assert promised[other] == table.table.next_decisions().get(other, -1)
    assert set(promised.values()) == {-1}


def test_a_pre_action_fires_at_its_turn(table):
    first, second, _ = in_order(table)
    table.pre(second, "call")
    assert table.table.pres().get(table.table.chair_of(second)) == "call"
    assert pre_acted(table.act(first, "call")) == ["c"]
    assert table.table.pres().get(table.table.chair_of(second)) is None


def test_a_call_dies_with_its_price(table):
    first, second, _ = in_order(table)
    table.pre(second, "call")
    assert pre_acted(table.act(first, "raise")) == []
    assert table.actor == second
    assert table.table.pres().get(table.table.chair_of(second)) is None


def test_a_call_of_anything_does_not(table):
    first, second, _ = in_order(table)
    table.pre(second, "call_any")
    assert pre_acted(table.act(first, "raise")) == ["c"]


def test_a_check_dies_when_somebody_bets_and_check_or_fold_folds(table):
    table.to("betting", 2)
    first, second, third = in_order(table)
    table.pre(second, "check")
    table.pre(third, "check_fold")
    assert pre_acted(table.act(first, "bet")) == []
    assert pre_acted(table.act(second, "call")) == ["f"]


def test_check_or_fold_checks_when_it_may(table):
    table.to("betting", 2)
    first, second, third = in_order(table)
    table.pre(second, "check_fold")
    table.pre(third, "check")
    assert pre_acted(table.act(first, "check")) == ["c", "c"]


def test_a_draw_is_chosen_ahead(table):
    table.to("drawing", 1)
    first, second, _ = in_order(table)
    table.pre(second, "draw", 5, 2)
    assert pre_acted(table.act(first, "draw", 1)) == ["d25"]


def test_a_pre_action_for_the_next_round_dies_with_a_raise(table):
    first, second, third = in_order(table)
    table.act(first, "call")
    table.act(second, "call")
    table.pre(second, "draw", 1)
    assert table.table.pres().get(table.table.chair_of(second)) == "draw"
    table.act(third, "raise")
    assert table.table.pres().get(table.table.chair_of(second)) is None


def test_a_dead_pre_action_never_comes_back_though_its_number_does(table):
    first, second, third = in_order(table)
    table.act(first, "call")
    table.act(second, "call")
    chair = table.table.chair_of(first)
    number = table.table.next_decisions().get(chair, -1)
    table.pre(first, "draw", 1, 2)
    table.act(third, "raise")
    table.act(first, "call")
    table.act(second, "fold")
    later = table.table.next_decisions().get(chair, -1)
    assert later != number or table.table.pres().get(chair) is None
    happened = table.act(table.actor, "draw")
    assert pre_acted(happened) == []


def test_taken_back_it_is_gone(table):
    first, second, _ = in_order(table)
    table.pre(second, "call")
    table.noted(second, wire.Unpre())
    assert pre_acted(table.act(first, "call")) == []


def test_what_does_not_fit_the_decision_is_refused(table):
    first, second, third = in_order(table)
    for move in ("check", "draw"):
        error = table.refused("illegal-action", lambda move=move: table.pre(second, move))
        assert error.arguments == {"legal": "call, check_fold, call_any, fold"}
    table.refused("stale", lambda: table.pre(first, "call"))  # his turn is there
    old = wire.Pre(hand=1, decision=1, move="call_any")
    table.refused("stale", lambda: table.noted(third, old))
    table.refused("not-seated", lambda: table.noted("eve", old))
    table.to("drawing", 1)
    third = in_order(table)[2]
    table.refused("illegal-action", lambda: table.pre(third, "draw", 1, 1))
    table.refused("illegal-action", lambda: table.pre(third, "fold"))


def test_a_raise_against_it_ends_a_pre_action_that_all_checked_before():
    table = Evening("ann", "bob")
    table.deal()
    table.act(table.actor, "call")
    waiting = next(name for name in ("ann", "bob") if name != table.actor)
    table.pre(waiting, "draw")
    assert kinds(table.act(table.actor, "raise")) == ["Acted"]
    assert table.actor == waiting

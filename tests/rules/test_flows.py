"""The flows of rules 9: whole hands, worked out by hand."""

import pytest
from tests.driving import (
    IN_ORDER,
    game,
    offers,
    play_out,
    play_to_round,
    say,
    step,
    throw,
    throw_all,
    turn,
)

from tripledraw.events import Drew, Mucked, PotAwarded, Shown
from tripledraw.hand import Hand
from tripledraw.seating import next_button
from tripledraw.stakes import Stakes

WHEEL = "7c 5d 4h 3s 2c"
EIGHT = "8c 6d 4s 3d 2d"
NINE = "9c 6h 4c 3h 2h"


def turns(hand: Hand) -> list[tuple[str, int, list[int]]]:
    """Who acts in each betting round and each draw when everybody checks, calls, stands pat."""
    taken: list[tuple[str, int, list[int]]] = []
    while not hand.over:
        if not taken or taken[-1][:2] != (hand.phase, hand.round):
            taken.append((hand.phase, hand.round, []))
        taken[-1][2].append(turn(hand))
        step(hand)
    return taken


def shown(hand: Hand) -> list[int]:
    return [event.seat for event in hand.events if isinstance(event, Shown)]


def mucked(hand: Hand) -> list[int]:
    return [event.seat for event in hand.events if isinstance(event, Mucked)]


def test_f1_three_handed_order() -> None:
    button, small, big = 0, 1, 2
    first, *later = turns(game(500, 500, 500))
    assert first == ("betting", 1, [button, small, big])
    assert [what for what, _, _ in later] == ["drawing", "betting"] * 3
    assert all(order == [small, big, button] for _, _, order in later)


def test_f1_the_small_blind_folded() -> None:
    button, big = 0, 2
    hand = game(500, 500, 500)
    say(hand, "call", "fold", "check")
    assert all(order == [big, button] for _, _, order in turns(hand))


def test_f2_heads_up_order() -> None:
    button, big = 0, 1
    hand = game(500, 500)
    assert hand.table.commits[:2] == [5, 10]
    first, *later = turns(hand)
    assert first == ("betting", 1, [button, big])
    assert all(order == [big, button] for _, _, order in later)


def test_f3_both_all_in_draw_three_times_and_the_big_blind_shows_first() -> None:
    button, big = 0, 1
    hand = game(10, 10, hands=f"{WHEEL} / {EIGHT}")
    say(hand, "call")
    assert turns(hand) == [("drawing", k, [big, button]) for k in (1, 2, 3)]
    assert shown(hand) == [big, button]
    assert hand.stacks == (20, 0)


def test_f4_the_side_pot_shows_before_the_all_in() -> None:
    """Seat 1 is all-in for the small blind with the best hand; 2 beats 0 for the side pot."""
    hand = game(500, 5, 500, hands=f"{NINE} / {WHEEL} / {EIGHT}")
    say(hand, "call", "check")
    played = turns(hand)
    assert [order for what, _, order in played if what == "drawing"] == [[1, 2, 0]] * 3
    assert [order for what, _, order in played if what == "betting"] == [[2, 0]] * 3
    assert shown(hand) == [2, 1]
    assert mucked(hand) == [0]
    pots = [event for event in hand.events if isinstance(event, PotAwarded)]
    assert pots == [PotAwarded(1, 10, {2: 10}), PotAwarded(0, 15, {1: 15})]


def test_f5_the_last_aggressor_shows_first() -> None:
    a, b = 1, 2
    hand = game(500, 500, 500, hands=f"{NINE} / {EIGHT} / {WHEEL}")
    play_to_round(hand, 4)
    say(hand, "raise_to", "raise_to", "fold", "call")
    assert shown(hand) == [b]
    assert mucked(hand) == [a]


def test_f5_checked_through_the_first_left_of_the_button_shows_first() -> None:
    hand = game(500, 500, 500, hands=f"{WHEEL} / {NINE} / {EIGHT}")
    play_out(hand)
    assert shown(hand) == [1, 2, 0]


def test_f6_everybody_folds_to_the_big_blind() -> None:
    hand = game(500, 500, 500, ante=1)
    say(hand, "fold", "fold")
    assert hand.over
    assert hand.stacks == (499, 494, 507)
    assert not [event for event in hand.events if isinstance(event, Drew | Shown | Mucked)]


def test_f7_dead_button_the_small_blind_leaves() -> None:
    assert next_button({1, 3, 4, 5, 6}, 1, 3, "dead") == (2, 3, 4)


def test_f7_dead_button_the_big_blind_leaves() -> None:
    assert next_button({1, 2, 4, 5, 6}, 1, 3, "dead") == (2, None, 4)


@pytest.mark.parametrize(
    ("small_bet", "unit", "small_blind"),
    [(2, 1, 1), (10, 1, 5), (15, 5, 10), (15, 1, 8), (75, 25, 50), (3, 1, 2)],
)
def test_f8_small_blinds(small_bet: int, unit: int, small_blind: int) -> None:
    """The first case is 1 in chips of a half, written in halves."""
    assert Stakes(small_bet, unit=unit).small_blind == small_blind


def test_f9_six_players_throw_five_three_times() -> None:
    hand = game(*[500] * 6, orders=[IN_ORDER] * 5)
    seen = []
    while not hand.over:
        before = hand.phase
        step(hand, throw_all)
        if (before, hand.phase) == ("drawing", "betting"):
            table = hand.table
            seen.append((table.stub_end - table.stub_top, table.muck_count, table.reshuffles))
    assert seen == [(12, 10, 1), (2, 20, 2), (12, 10, 4)]


def test_f11_the_most_a_player_can_put_in() -> None:
    hand = game(1000, 1000)
    while not hand.over:
        if hand.phase == "drawing":
            throw(hand)
        elif "raise_to" in offers(hand):
            say(hand, "raise_to")
        else:
            step(hand)
    pots = [event.amount for event in hand.events if isinstance(event, PotAwarded)]
    assert pots == [2 * 240]


def test_a_live_short_blind_gets_the_excess_back_at_once() -> None:
    hand = game(500, 500, 3)
    say(hand, "fold")
    assert hand.phase == "drawing"
    assert hand.stacks == (500, 497, 0)


def test_everything_waits_for_the_last_declaration() -> None:
    hand = game(500, 500, 500, reshuffle="everything")
    say(hand, "call", "call", "check")
    throw(hand, 0, 1)
    assert [len(hand.cards(seat)) for seat in range(3)] == [5, 3, 5]
    throw(hand)
    throw(hand)
    assert [len(hand.cards(seat)) for seat in range(3)] == [5, 5, 5]

"""Bad input: one sentence each, a typed error, and the hand as it was."""

import re
from typing import Any

import pytest
from tests.driving import IN_ORDER, game, hand_of, play_out, say
from tests.tables import values

from tripledraw.actions import Action, Bet, Call, Check, Draw, Fold, Muck, Raise, Show
from tripledraw.errors import (
    CardError,
    HandOver,
    IllegalAction,
    NotYourTurn,
    StakesError,
    TripleDrawError,
)
from tripledraw.hand import Hand
from tripledraw.hands.evaluator import number
from tripledraw.stakes import Stakes


def assert_one_sentence(error: BaseException) -> None:
    text = str(error)
    assert text
    assert "\n" not in text
    assert not re.search(r"\. [A-Z]", text)


# ---------------------------------------------------------------- hands that cannot start


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"stacks": [100, 0]}, "seat 1 has a stack of 0"),
        ({"stacks": [100, -5]}, "seat 1 has a stack of -5"),
        ({"stacks": [100, 2.5]}, "seat 1 has a stack of 2.5"),
        ({"stacks": [100, "all"]}, "seat 1 has a stack of 'all'"),
        ({"stacks": [100] * 7}, "7 players; the game is for 2 to 6"),
        ({"stacks": [100]}, "1 players; the game is for 2 to 6"),
        ({"stacks": [2**30] * 3}, "the stacks add up to more than"),
        ({"button": 3}, "the button is seat 3; the seats are 0 to 2"),
        ({"button": -1}, "the button is seat -1"),
        ({"blinds": (1, 3)}, "the big blind is seat 3"),
        ({"blinds": (1, 1)}, "seat 1 has both blinds"),
        ({"posts": {4: (10, 0)}}, "a post is seat 4"),
        ({"posts": {1: (10, 0)}}, "seat 1 posts and has a blind"),
        ({"posts": {0: (11, 0)}}, "seat 0 posts 11 live"),
        ({"posts": {0: (10, -1)}}, "the dead post of seat 0 is -1"),
        ({"reshuffle": "never"}, "reshuffle is 'never'"),
        ({"cap": 1}, "cap is 1"),
        ({"orders": []}, "the hand needs card order 0"),
        ({"orders": [IN_ORDER[1:]]}, "order 0 must hold each of the cards 0 to 51 once"),
    ],
)
def test_no_hand_is_started(given: dict[str, Any], message: str) -> None:
    with pytest.raises(TripleDrawError) as raised:
        hand_of(**{"stacks": [100, 100, 100], "small_bet": 10, **given})
    assert message in str(raised.value)
    assert_one_sentence(raised.value)


@pytest.mark.parametrize("seed", [-1, 2**256, b"too short"])
def test_a_seed_that_is_none(seed: int | bytes) -> None:
    with pytest.raises(StakesError, match="the seed"):
        Hand([100, 100], stakes=Stakes(10), seed=seed)


@pytest.mark.parametrize("text", ["7c 5d 4h 3s", "7c 5d 4h 3s 2c Kd", "7c 5d 4h 3s 7c", "1c", "7x"])
def test_what_is_no_hand(text: str) -> None:
    with pytest.raises(CardError):
        number(text)


@pytest.mark.parametrize("text", ["7c 7c", "Xx", "7", "7c5"])
def test_unknown_and_repeated_cards_in_a_discard(text: str) -> None:
    with pytest.raises(CardError):
        Draw(text)


# ---------------------------------------------------------------- actions that are refused


def betting() -> Hand:
    """Three seats, the button to act, something to call."""
    return game(500, 500, 500)


def big_blind_to_check() -> Hand:
    hand = betting()
    say(hand, "call", "call")
    return hand


def capped() -> Hand:
    hand = betting()
    say(hand, "raise_to", "raise_to", "raise_to")
    return hand


def drawing() -> Hand:
    """Seat 1 to draw."""
    hand = big_blind_to_check()
    say(hand, "check")
    return hand


def over() -> Hand:
    hand = betting()
    play_out(hand)
    return hand


@pytest.mark.parametrize(
    ("hand", "action", "message"),
    [
        (betting(), Check(), "seat 0 cannot check; legal: fold, call, raise"),
        (betting(), Bet(), "seat 0 cannot bet; legal: fold, call, raise"),
        (betting(), Draw(), "seat 0 cannot draw; legal: fold, call, raise"),
        (big_blind_to_check(), Call(), "seat 2 cannot call; legal: check, raise"),
        (capped(), Raise(), "seat 0 cannot raise; legal: fold, call"),
        (drawing(), Check(), "seat 1 cannot check; legal: draw any of its five cards, or none"),
        (drawing(), Fold(), "seat 1 cannot fold; legal: draw any of its five cards, or none"),
        (drawing(), Draw("As"), "seat 1 cannot discard As; it holds 2c 2s 3h 4d 5c"),
        (drawing(), Draw([0, 0]), "seat 1 cannot discard 2c 2c; it holds 2c 2s 3h 4d 5c"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_action_that_is_not_legal(hand: Hand, action: Action, message: str) -> None:
    before = values(hand.table), hand.events
    for attempt in (hand.play, hand.cost):
        with pytest.raises(IllegalAction) as raised:
            attempt(action)
        assert message in str(raised.value)
        assert_one_sentence(raised.value)
        assert (raised.value.seat, raised.value.action) == (hand.actor, action)
        assert list(raised.value.legal) == list(hand.legal_actions())
    assert (values(hand.table), hand.events) == before


def test_the_big_blind_may_raise_its_own_blind_but_not_bet() -> None:
    with pytest.raises(IllegalAction):
        big_blind_to_check().play(Bet())
    big_blind_to_check().play(Raise())


def test_folding_where_checking_is_free_is_accepted_but_not_listed() -> None:
    hand = big_blind_to_check()
    assert Fold() not in hand.legal_actions()
    hand.play(Fold())
    assert hand.phase == "drawing"


@pytest.mark.parametrize("seat", [1, 2, 7, -1])
@pytest.mark.parametrize("start", [betting, drawing])
def test_an_action_out_of_turn(start: Any, seat: int) -> None:
    hand = start()
    if seat == hand.actor:
        seat = 0
    before = values(hand.table), hand.events
    with pytest.raises(NotYourTurn) as raised:
        hand.play(hand.legal_actions()[0], seat=seat)
    assert (raised.value.seat, raised.value.actor) == (seat, hand.actor)
    assert str(raised.value) == f"seat {seat} cannot act: seat {hand.actor} is to act"
    assert (values(hand.table), hand.events) == before


@pytest.mark.parametrize("action", [Fold(), Check(), Raise(), Draw()])
@pytest.mark.parametrize("seat", [None, 0])
def test_an_action_after_the_end(action: Action, seat: int | None) -> None:
    hand = over()
    before = values(hand.table), hand.events
    with pytest.raises(HandOver) as raised:
        hand.play(action, seat=seat)
    assert_one_sentence(raised.value)
    assert (values(hand.table), hand.events) == before


@pytest.mark.parametrize("action", [Show(), Muck(), Show("7c 5d 4h 3s 2c")])
@pytest.mark.parametrize("start", [betting, drawing, over])
def test_hands_are_shown_by_the_rules_alone(start: Any, action: Action) -> None:
    hand = start()
    before = values(hand.table), hand.events
    with pytest.raises(TripleDrawError, match=r"seat 0 cannot (show|muck)"):
        hand.play(action, seat=0)
    assert (values(hand.table), hand.events) == before


@pytest.mark.parametrize("ask", [lambda hand: hand.view(3), lambda hand: hand.cards(-1)])
def test_a_seat_that_does_not_exist(ask: Any) -> None:
    with pytest.raises(TripleDrawError, match="does not exist; the seats are 0 to 2"):
        ask(betting())


# ---------------------------------------------------------------- stored hands


@pytest.mark.parametrize(
    "actions", [["x"], ["d"], ["r", "r", "r", "r"], ["f", "f", "c"], ["c", "c", "c", "d6"], [""]]
)
def test_a_stored_hand_with_an_action_that_cannot_be(actions: list[str]) -> None:
    stored = betting().to_json() | {"actions": actions}
    with pytest.raises(TripleDrawError) as raised:
        Hand.from_json(stored)
    assert_one_sentence(raised.value)

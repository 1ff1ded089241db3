"""A hand can be rebuilt from its log and from its JSON, at any moment (contract of `Hand`)."""

import json
from typing import Any

import pytest
from tests.random_hands import random_hands
from tests.tables import values

from tripledraw import actions, events
from tripledraw.errors import TripleDrawError
from tripledraw.events import Bet, Called, Checked, Drew, Event, Folded, Raised
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes
from tripledraw.views import View, seen_by

HANDS = 2_000
PIECE = 250
WRITTEN = 300
"""Hands that go through JSON."""
ACTED = (Folded, Checked, Called, Bet, Raised, Drew)

all_seats = pytest.mark.parametrize("seats", range(2, 7))


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("first", range(0, HANDS, PIECE))
@all_seats
def test_replayed_from_its_events_at_the_end_and_at_some_moment(seats: int, first: int) -> None:
    for random_hand in random_hands(seats, range(first, first + PIECE)):
        hand = random_hand.hand()
        moment = random_hand.chance.randrange(25)
        while not hand.over:
            if moment == 0 and is_told(hand):
                assert_replays(hand)
            moment -= 1
            hand.play(random_hand.action(hand))
        assert_replays(hand)


def is_told(hand: Hand) -> bool:
    """Under `everything` a discard enters the log when it is served, after the last of the draw."""
    return hand.stakes.reshuffle != "everything" or hand.table.must_serve == 0


def assert_replays(hand: Hand) -> None:
    replayed = Hand.replay(hand.events)
    assert replayed.events == hand.events
    assert replayed.view(None) == hand.view(None)
    for seat in range(hand.seats):
        assert replayed.view(seat) == hand.view(seat)
    assert tuple(replayed.legal_actions()) == tuple(hand.legal_actions())


@all_seats
def test_json_both_ways_at_some_moment(seats: int) -> None:
    for random_hand in random_hands(seats, range(WRITTEN)):
        hand = random_hand.hand()
        moment = random_hand.chance.randrange(30)
        while not hand.over and moment:
            action = random_hand.action(hand)
            assert actions.from_json(through_json(actions.to_json(action))) == action
            hand.play(action)
            moment -= 1
        stored = Hand.from_json(through_json(hand.to_json()))
        assert values(stored.table) == values(hand.table)
        assert stored.events == hand.events
        for viewer in (None, random_hand.chance.randrange(seats)):
            assert_view_and_log_survive_json(hand, viewer)


def assert_view_and_log_survive_json(hand: Hand, viewer: int | None) -> None:
    for log in (hand.events, seen_by(hand.events, viewer)):
        assert events.log_from_json(through_json(events.log_to_json(log))) == log
    view = hand.view(viewer)
    again = View.from_json(through_json(view.to_json()))
    assert again.to_json() == view.to_json()
    assert (again.hand, again.discarded, again.shown) == (view.hand, view.discarded, view.shown)


def test_a_hand_from_a_seed_is_stored_with_it() -> None:
    hand = Hand([400, 395], stakes=Stakes(10), seed=72)
    stored = through_json(hand.to_json())
    assert int(stored["seed"], 16) == 72
    assert Hand.from_json(stored).events == hand.events


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    hand = next(random_hands(3, range(1), stacks=[900] * 3)).hand()
    while not hand.over:
        hand.play(next(a for a in hand.legal_actions() if not isinstance(a, actions.Fold)))
    log = list(hand.events)
    acted = [at for at, event in enumerate(log) if isinstance(event, ACTED)]
    broken: list[list[Event]] = [
        log[1:],  # no beginning
        [*log[: acted[0]], *log[acted[0] + 1 :]],  # an action is missing
        [*log, log[-1]],  # something after the end
        [*log[:-1], events.HandEnded((0, 0, 2700))],  # other stacks
    ]
    for wrong in broken:
        with pytest.raises(TripleDrawError):
            Hand.replay(wrong)

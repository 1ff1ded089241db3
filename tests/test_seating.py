"""Who has the button and the blinds next (rules 3.1); F7 is among the flows."""

import pytest

from tripledraw.errors import StakesError
from tripledraw.seating import next_button

SIX = range(6)


def test_moving_goes_to_the_next_player() -> None:
    assert next_button(SIX, 5, 1) == (0, 1, 2)
    assert next_button([0, 2, 5], 0, 5) == (2, 5, 0)


def test_moving_past_an_empty_place() -> None:
    assert next_button([0, 1, 4, 5], 1, 4) == (4, 5, 0)


@pytest.mark.parametrize("policy", ["moving", "dead"])
def test_heads_up_takes_turns(policy: str) -> None:
    """The button has the small blind."""
    assert next_button([1, 4], 1, 4, policy) == (4, 4, 1)
    assert next_button([1, 4], 4, 1, policy) == (1, 1, 4)


@pytest.mark.parametrize("policy", ["moving", "dead"])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_nobody_posts_the_big_blind_twice_on_the_change_to_heads_up(left: int, policy: str) -> None:
    """Three players, seat 2 had the big blind; whoever leaves, another one posts it now."""
    button, small, big = next_button({0, 1, 2} - {left}, 0, 2, policy)
    assert big != 2
    assert button == small
    assert {small, big} == {0, 1, 2} - {left}


def test_dead_with_nobody_leaving_moves_all_three_by_one() -> None:
    assert next_button(SIX, 0, 2, "dead") == (1, 2, 3)


def test_dead_button_both_blinds_leave() -> None:
    """Button 0, small blind 1, big blind 2; both leave: no small blind, the button is dead."""
    assert next_button([0, 3, 4, 5], 0, 2, "dead") == (1, None, 3)


@pytest.mark.parametrize("leaves", [None, 1, 2, 3, 4, 5])
def test_dead_every_player_posts_the_big_blind_once_a_lap(leaves: int | None) -> None:
    occupied, button, big = set(SIX), 0, 2
    posted = []
    for hand in range(5):
        if hand == 1 and leaves is not None:
            occupied.discard(leaves)
        button, _small, big = next_button(occupied, button, big, "dead")
        posted.append(big)
    assert len(set(posted)) == len(posted)


def test_places_1_to_6_or_0_to_5() -> None:
    assert next_button([1, 6], 1, 6) == (6, 6, 1)
    assert next_button([0, 5], 0, 5) == (5, 5, 0)


@pytest.mark.parametrize(
    ("occupied", "button", "big", "policy", "message"),
    [
        ([0, 6], 0, 6, "moving", "place 0 does not exist"),
        ([1, 7], 1, 7, "moving", "place 7 does not exist"),
        ([1, 2], -1, 2, "moving", "place -1 does not exist"),
        ([3], 3, 3, "moving", "1 players are dealt in"),
        ([1, 2], 1, 2, "sticky", "the button policy is 'sticky'"),
    ],
)
def test_what_is_refused(
    occupied: list[int], button: int, big: int, policy: str, message: str
) -> None:
    with pytest.raises(StakesError, match=message):
        next_button(occupied, button, big, policy)

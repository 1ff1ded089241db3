"""Records written anew: what is told besides the hand."""

from dataclasses import replace
from datetime import time

import pytest
from tests.histories.rewriting import contract_hand

from tripledraw.histories import read, replay, write_phh
from tripledraw.histories.converting import as_phh, as_pokerstars, hand_numbers


def recorded(**fields):
    (found,) = read(write_phh(contract_hand(), fields=fields).encode(), "hand.phh")
    return found


@pytest.mark.parametrize(
    ("own", "numbers"),
    [
        (["7", "8"], ["7", "8"]),
        (["7", "7", "7"], ["7", "8", "9"]),
        (["7", "7", "8"], ["7", "9", "8"]),
        (["a1", "b1", "", "3"], ["4", "5", "6", "3"]),
        (["007", "7"], ["7", "8"]),
        (["²", "9" * 5000], ["1", "2"]),
        ([], []),
    ],
)
def test_no_two_hands_have_one_number(own, numbers):
    some = recorded()
    assert hand_numbers([replace(some, hand_id=each) for each in own]) == numbers


def test_the_time_of_day_is_kept_and_none_is_made_up():
    at = {"day": 30, "month": 11, "year": 2026, "time": time(20, 1, 2)}
    (first, *_) = as_pokerstars(replay(recorded(**at)), "1").split("\n")
    assert first.endswith("(10/20) - 2026/11/30 20:01:02")
    (first, *_) = as_pokerstars(replay(recorded()), "1").split("\n")
    assert first.endswith("(10/20)")


def test_the_moment_of_a_site_becomes_fields(hands):
    found = replay(hands["40000000010"])
    table = as_phh(found)
    assert table["time"] == time(10, 0, 0)
    assert (table["year"], table["time_zone"]) == (2011, "America/New_York")
    (again,) = read(as_pokerstars(found, "5").encode())
    assert again.played == "2011/02/03 10:00:00 ET"

"""Stakes: what rules 1 fills in, what it refuses, and how they are written."""

import json
from typing import Any

import pytest

from tripledraw.errors import StakesError
from tripledraw.stakes import Stakes


def test_what_follows_from_the_small_bet() -> None:
    stakes = Stakes(10)
    assert (stakes.big_bet, stakes.small_blind, stakes.big_blind) == (20, 5, 10)
    assert (stakes.unit, stakes.ante, stakes.big_blind_ante, stakes.burns) == (1, 0, 0, 0)
    assert (stakes.cap, stakes.heads_up_cap, stakes.short_all_in) == (4, "capped", "half_bet")
    assert (stakes.reshuffle, stakes.folds_in_reshuffle) == ("standard", True)


def test_a_small_blind_of_nothing_is_one() -> None:
    assert Stakes(10, small_blind=0).small_blind == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"small_bet": 0}, "small_bet is 0"),
        ({"small_bet": 2.5}, "small_bet is 2.5; it must be a whole number"),
        ({"small_bet": True}, "small_bet is True; it must be a whole number"),
        ({"small_bet": 2**31}, "small_bet is far too large"),
        ({"unit": 0}, "unit is 0"),
        ({"unit": 3}, "small_bet is 10; it must be a multiple of the unit, 3"),
        ({"unit": 5, "small_blind": 4}, "small_blind is 4; it must be a multiple"),
        ({"big_bet": 9}, "big_bet is 9; it must be 10 to"),
        ({"small_blind": 11}, "more than the big blind of 10"),
        ({"small_blind": -1}, "small_blind is -1"),
        ({"ante": -1}, "ante is -1"),
        ({"big_blind_ante": None}, "big_blind_ante is None"),
        ({"cap": 1}, "cap is 1; it must be 0"),
        ({"cap": -4}, "cap is -4"),
        ({"cap": "four"}, "cap is 'four'"),
        ({"burns": 2}, "burns is 2"),
        ({"heads_up_cap": "none"}, "heads_up_cap is 'none'; it must be one of capped, roberts"),
        ({"short_all_in": "half"}, "short_all_in is 'half'; it must be one of half_bet"),
        ({"reshuffle": "Standard"}, "reshuffle is 'Standard'; it must be one of standard"),
    ],
)
def test_what_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(StakesError) as raised:
        Stakes(**{"small_bet": 10, **options})
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "Stakes(10)"),
        ({"big_bet": 20, "small_blind": 5, "cap": 4}, "Stakes(10)"),
        ({"unit": 5}, "Stakes(10, unit=5)"),
        ({"small_blind": 4, "reshuffle": "stars"}, "Stakes(10, small_blind=4, reshuffle='stars')"),
        ({"folds_in_reshuffle": False}, "Stakes(10, folds_in_reshuffle=False)"),
    ],
)
def test_written_as_the_shortest_call(options: dict[str, Any], text: str) -> None:
    stakes = Stakes(10, **options)
    assert repr(stakes) == text
    assert eval(text, {"Stakes": Stakes}) == stakes


def test_json_both_ways() -> None:
    stakes = Stakes(15, unit=5, ante=5, cap=0, heads_up_cap="roberts", burns=1)
    assert Stakes.from_json(json.loads(json.dumps(stakes.to_json()))) == stakes


@pytest.mark.parametrize(
    ("data", "message"),
    [({"small_bet": 10, "straddle": 20}, "'straddle' is no option"), ({}, "small_bet is missing")],
)
def test_other_json_is_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(StakesError, match=message):
        Stakes.from_json(data)

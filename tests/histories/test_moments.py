"""When a hand was played, from one form of history to another."""

from datetime import time

import pytest

from tripledraw.histories.moments import phh_moment, played_of, pokerstars_moment

AT = time(14, 2, 58)
DAY = {"day": 5, "month": 11, "year": 2009}


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        (DAY | {"time": AT, "time_zone": "America/New_York"}, "2009/11/05 14:02:58 ET"),
        (DAY | {"time": AT, "time_zone": "CET"}, "2009/11/05 14:02:58 CET"),
        (DAY | {"time": AT}, "2009/11/05 14:02:58"),
        (DAY, "2009/11/05"),
        ({}, ""),
    ],
)
def test_a_moment_survives_both_ways(fields, words):
    assert played_of(fields) == words
    assert pokerstars_moment(words) == words
    assert phh_moment(words) == fields


def test_the_first_of_two_zones_counts():
    full_tilt = "4:30:22 CET - 2011/04/07 [14:30:22 ET - 2011/04/06]"
    assert pokerstars_moment(full_tilt) == "2011/04/07 4:30:22 CET"


@pytest.mark.parametrize(
    "said", ["2011/13/45", "14:30:22", "0:99:00", "yesterday", "2011", "2011/02"]
)
def test_no_day_is_made_up(said):
    assert pokerstars_moment(said) == ""
    assert not {"day", "month", "year"} & set(phh_moment(said))


def test_what_is_no_time_is_left_out():
    assert played_of(DAY | {"time": "noon", "time_zone": 7}) == "2009/11/05"
    assert phh_moment("2009/11/05 25:00:00 ET") == DAY
    assert "time_zone" not in phh_moment("2009/11/05 14:02:58 XX")

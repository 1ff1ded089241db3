"""Token buckets and lag, on a clock that is given."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripledraw.errors import RoomError
from tripledraw.room.limits import Buckets, TokenBucket
from tripledraw.room.live.lag import MOST, Lag

STEPS = st.lists(st.integers(0, 3_000), max_size=60)


def test_a_bucket_gives_its_burst_at_once_and_its_rate_for_ever():
    bucket = TokenBucket(2, 5, 0)
    assert [bucket.take(0) for _ in range(6)] == [True] * 5 + [False]
    assert bucket.wait(0) == 500
    assert not bucket.take(499)
    assert bucket.take(500)


@given(STEPS)
def test_nobody_ever_gets_more_than_burst_and_rate(steps):
    bucket, now, taken = TokenBucket(2, 5, 0), 0, 0
    for step in steps:
        now += step
        taken += bucket.take(now)
        assert taken <= 5 + 2 * now / 1000


def test_a_clock_that_is_set_back_gives_nothing():
    bucket = TokenBucket(1, 1, 10_000)
    assert bucket.take(10_000)
    assert not bucket.take(0)
    assert not bucket.take(500)


def test_each_key_has_its_own_bucket_and_is_told_how_long_to_wait():
    buckets = Buckets(1 / 10, 1)
    buckets.require("ann", 0)
    buckets.require("bob", 0)
    with pytest.raises(RoomError) as refused:
        buckets.require("ann", 1_000)
    assert (refused.value.id, refused.value.arguments) == ("too-fast", {"seconds": 9})


def test_no_more_keys_are_remembered_than_allowed_and_busy_ones_stay():
    buckets = Buckets(1, 2, most=10)
    for number in range(5):
        buckets.take(f"old {number}", 0)
    for number in range(100):
        buckets.take(f"new {number}", 60_000)
        assert len(buckets._buckets) <= 10
    assert "new 99" in buckets._buckets
    assert not buckets.take("new 99", 60_000) or not buckets.take("new 99", 60_000)


def test_lag_is_what_the_answer_to_a_ping_took():
    lag = Lag()
    lag.pong(lag.ping(1_000), 1_080)
    assert lag.allowance == 80
    lag.pong(lag.ping(2_000), 2_180)
    assert lag.allowance == 110


def test_an_answer_that_was_not_asked_for_or_comes_twice_is_nothing():
    lag = Lag()
    lag.pong(1, 500)
    number = lag.ping(1_000)
    lag.pong(number + 1, 1_900)
    lag.pong(number, 1_050)
    lag.pong(number, 9_000)
    assert lag.allowance == 50


@given(st.lists(st.integers(0, 60_000), max_size=20))
def test_no_delay_gains_more_than_the_most(delays):
    lag, now = Lag(), 0
    for delay in delays:
        number = lag.ping(now)
        now += delay
        lag.pong(number, now)
        assert 0 <= lag.allowance <= MOST

"""What a batch is asked to play: whole numbers of any kind, all else refused in one sentence."""

import json

import numpy as np
import pytest

from tripledraw.batch.game import game
from tripledraw.errors import BatchError, StakesError


def test_numbers_of_any_kind_become_plain_ones():
    made = game(
        np.int8(4),
        stacks=np.array([100, 200, 300, 400]),
        policies=np.array(["random", "caller", "random", "caller"]),
        button=np.int64(1),
        blinds=(np.int16(2), np.uint8(3)),
        posts={np.int64(0): (np.int32(10), np.int32(0))},
        seed=np.uint64(2**64 - 1),
    )
    found = json.loads(json.dumps(made.to_json()))
    assert found["stacks"] == [100, 200, 300, 400]
    assert (found["button"], found["blinds"]) == (1, [2, 3])
    assert (found["posts"], found["seed"]) == ({"0": [10, 0]}, 2**64 - 1)


def test_one_stack_stands_for_all_seats():
    assert game(3, stacks=np.int64(100)).stacks == (100, 100, 100)


LONG = 10**5000


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"seats": 7}, StakesError, "7 players; the game is for 2 to 6"),
        ({"seats": "6"}, StakesError, "'6' players; the game is for"),
        ({"seats": 10**20}, StakesError, "100000000000000000000 players; the game is for"),
        ({"seats": True}, StakesError, "True players"),
        ({"stacks": 0}, StakesError, "seat 0 has a stack of 0"),
        ({"stacks": 100.5}, StakesError, r"seat 0 has a stack of 100\.5; it must be a whole"),
        ({"seats": 2, "stacks": [100, 50.2]}, StakesError, r"seat 1 has a stack of 50\.2"),
        ({"seats": 2, "stacks": "55"}, StakesError, "seat 0 has a stack of '55'"),
        ({"stacks": [100] * 5}, BatchError, "there are 5 stacks for 6 seats"),
        ({"stakes": 0}, StakesError, "the stakes are 0; they must be a Stakes"),
        ({"policies": "tight"}, BatchError, "seat 0 has the policy 'tight'; it must be one of"),
        ({"policies": None}, BatchError, "seat 0 has the policy None; it must be one of"),
        ({"policies": [["a"]] * 6}, BatchError, r"seat 0 has the policy \['a'\]"),
        ({"policies": ["random"]}, BatchError, "there are 1 policies for 6 seats"),
        ({"button": 6}, StakesError, "the button is seat 6"),
        ({"button": 1.0}, StakesError, r"the button is seat 1\.0"),
        ({"blinds": 5}, StakesError, "the blinds are 5; they must be a pair"),
        ({"posts": [1]}, StakesError, r"the posts are \[1\]; they must map"),
        ({"seed": 2**64}, BatchError, "the seed is 18446744073709551616; it must be 0 to"),
        ({"seed": -1}, BatchError, "the seed is -1; it must be a whole number, 0 or more"),
        ({"seed": 1.5}, BatchError, r"the seed is 1\.5; it must be a whole number"),
        ({"seed": "a"}, BatchError, "the seed is 'a'; it must be a whole number"),
        ({"seed": LONG}, BatchError, "the seed is far too long a number; it must be 0 to"),
    ],
)
def test_what_no_hand_can_start_with_is_refused(options, error, message):
    with pytest.raises(error, match=f"^{message}"):
        game(**options)

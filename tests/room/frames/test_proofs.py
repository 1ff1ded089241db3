"""The fair deal as it is told: a client that hears nothing but frames can check all of it."""

import random

import pytest
from tests.room.frames.told_evening import ToldEvening

from tripledraw.fairness import compare, verify

HANDS = 3


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
def test_every_hand_is_proved_to_every_player_by_frames_alone(reshuffle):
    names = ["ann", "bob", "cat", "dan", "eve", "fay"]
    table = ToldEvening(*names, reshuffle=reshuffle)
    chance = random.Random(1)
    for _ in range(HANDS):
        table.until("playing")
        table.wildly(chance)
    records = [table.listeners[name].records for name in names]
    for seen in records:
        verdict = verify(seen)
        assert len(seen) == verdict.hands == HANDS
        assert (verdict.unproved > 0) <= (reshuffle == "stars")
        assert compare(records[0], seen) == HANDS

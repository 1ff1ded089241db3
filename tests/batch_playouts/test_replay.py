"""Every hand of a batch is the same hand in the readable engine."""

import os
import subprocess
import sys
from importlib import import_module

import numpy as np
import pytest
from tests.batch_playouts.games import games
from tests.batch_playouts.same_hands import HANDS_A_GAME, assert_same

from tripledraw.batch import playouts, replay
from tripledraw.batch.playouts import play_into
from tripledraw.errors import BatchError

# TRIPLEDRAW_REPLAYS=20000 is the long run; this many hands at each number of seats else.
HANDS = int(os.environ.get("TRIPLEDRAW_REPLAYS", "500"))

module = import_module("tripledraw.batch.replay")  # the package has the function by this name
WORD = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def mixed(word):
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


def word_at(seed, hand, place):
    """The stream as docs/reference/batch.md tells it, in whole numbers."""
    return mixed(mixed(seed) + (2048 * hand + place + 1) * STEP & WORD) >> 32


def order_at(seed, hand, order):
    cards = list(range(52))
    for place in range(52):
        other = place + (word_at(seed, hand, 64 * order + place) * (52 - place) >> 32)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@pytest.mark.parametrize("seats", range(2, 7))
def test_hands_are_the_same_both_ways(seats):
    reshuffles = 0
    for number, options in enumerate(games(seats, HANDS // HANDS_A_GAME)):
        reshuffles += assert_same(options, 10**6 * number, HANDS_A_GAME)
    assert seats < 5 or reshuffles > 0


def test_no_index_is_out_of_range(root):
    """Compiled code reads past the end of an array without a word unless it is told to look."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.batch_playouts.same_hands"],
        cwd=root,
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("seed", "index"), [(0, 0), (7, 1), (2**64 - 1, 2**40)])
def test_orders_come_from_the_seed_as_the_page_says(seed, index):
    hand = replay(seed, index, seats=6, policies="showdown")
    orders = hand.to_json()["orders"]
    assert len(orders) == hand.table.reshuffles + 1
    assert orders == [order_at(seed, index, order) for order in range(len(orders))]


def test_a_hand_from_given_orders_is_replayed_from_them():
    orders = np.array([[range(52), range(51, -1, -1)]], np.int8)
    options = {"seats": 6, "policies": "showdown"}
    hand = replay(3, 0, orders=orders[0], **options)
    assert hand.to_json()["orders"][:2] == orders[0].tolist()[: hand.table.reshuffles + 1]
    played = playouts(1, seed=3, orders=orders, **options)
    assert (np.array(hand.stacks) - 10_000).tolist() == played.profit[0].tolist()
    assert played.reshuffles[0] > 0


@pytest.mark.parametrize(
    ("index", "shown"), [(2**53, "9007199254740992"), (-1, "-1"), (0.5, "0.5")]
)
def test_a_hand_that_a_seed_does_not_have_is_refused(index, shown):
    with pytest.raises(BatchError, match=f"^index is {shown}; it must be"):
        replay(0, index)


@pytest.mark.parametrize("orders", [[[1], [2, 3]], [1, 2], 5])
def test_orders_of_another_shape_are_refused(orders):
    with pytest.raises(BatchError, match=r"shape.* must be \(1, k, 52\)"):
        replay(0, 0, orders=orders)


def test_a_seed_of_numpy_is_a_seed():
    assert replay(np.uint64(7), np.int32(471)).to_json() == replay(7, 471).to_json()


@pytest.mark.parametrize("part", ["pot", "muck", "codes"])
def test_a_hand_that_differs_anywhere_is_told(part, monkeypatch):
    def other_hand(results, given):
        record, codes = play_into(results, given)
        if part == "codes":
            codes[0] ^= 1
        else:
            record[part] += 1
        return record, codes

    monkeypatch.setattr(module, "play_into", other_hand)
    with pytest.raises(BatchError, match="hand 4 of seed 3 is another one in the readable engine"):
        replay(3, 4)

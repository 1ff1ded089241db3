"""Numbers and order keys of arrays, against the readable evaluator over every hand there is."""

from itertools import combinations

import numpy as np
import pytest

from tripledraw.batch import numbers, order_keys
from tripledraw.errors import BatchError
from tripledraw.hands.evaluator import number, number_of_known
from tripledraw.hands.order import order_key

HANDS = 2_598_960
LAYOUTS = {"rows": np.ascontiguousarray, "columns": np.asfortranarray}


@pytest.fixture(scope="module")
def every_hand():
    cards = (card for hand in combinations(range(52), 5) for card in hand)
    return np.fromiter(cards, np.uint8, 5 * HANDS).reshape(-1, 5)


@pytest.fixture(scope="module")
def every_number(every_hand):
    return np.array([number_of_known(*hand) for hand in every_hand.tolist()], np.uint16)


@pytest.fixture(scope="module")
def every_key(every_hand):
    return np.array([order_key(*hand) for hand in every_hand.tolist()], np.uint32)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_numbers_of_every_hand(layout, every_hand, every_number):
    found = numbers(LAYOUTS[layout](every_hand))
    assert found.dtype == np.uint16
    assert np.array_equal(found, every_number)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_order_keys_of_every_hand(layout, every_hand, every_key):
    found = order_keys(LAYOUTS[layout](every_hand))
    assert found.dtype == np.uint32
    assert np.array_equal(found, every_key)


def test_the_sequence_of_the_cards_does_not_matter(every_hand, every_number, every_key):
    some = every_hand[::977]
    mixed = np.random.default_rng(5).permuted(some, axis=1)
    assert np.array_equal(numbers(mixed), every_number[::977])
    assert np.array_equal(order_keys(mixed), every_key[::977])


@pytest.mark.parametrize("call", [numbers, order_keys])
@pytest.mark.parametrize("length", [0, 1, 2, 4095, 4096, 4097])
def test_any_length_and_any_strides(call, length, every_hand):
    wide = np.zeros((2 * length, 7), np.uint8)
    some = every_hand[:length]
    wide[::2, 1:6] = some
    assert np.array_equal(call(wide[::2, 1:6]), call(some))
    backwards = call(some[::-1])
    assert np.array_equal(backwards[::-1], call(some))


def test_an_array_that_cannot_be_written_to(every_hand):
    some = every_hand[:9].copy()
    some.flags.writeable = False
    assert numbers(some)[0] == number("2c 2d 2h 2s 3c")
    assert len(order_keys(np.asfortranarray(some))) == 9


@pytest.mark.parametrize(("call", "kind"), [(numbers, np.uint16), (order_keys, np.uint32)])
def test_results_go_where_they_are_wanted(call, kind, every_hand):
    some = every_hand[:100]
    out = np.zeros(100, kind)
    assert call(some, out=out) is out
    assert np.array_equal(out, call(some))


@pytest.mark.parametrize("call", [numbers, order_keys])
@pytest.mark.parametrize("bad", [52, 63, 64, 127, 128, 255])
@pytest.mark.parametrize("place", [0, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_no_card_is_named(call, bad, place, layout, every_hand):
    hands = every_hand[:5000].copy()
    hands[4321, place] = bad
    with pytest.raises(BatchError, match=f"hand 4321 has {bad} at position {place}; cards are 0"):
        call(LAYOUTS[layout](hands))


@pytest.mark.parametrize("call", [numbers, order_keys])
@pytest.mark.parametrize(
    ("hands", "message"),
    [
        (np.zeros((3, 5), np.int64), "hands are int64; they must be a NumPy array of uint8"),
        ([[0, 1, 2, 3, 4]], "hands are list; they must be a NumPy array of uint8"),
        (np.zeros((3, 4), np.uint8), r"hands have shape \(3, 4\); it must be \(n, 5\)"),
        (np.zeros(5, np.uint8), r"hands have shape \(5,\); it must be \(n, 5\)"),
    ],
)
def test_other_arrays_are_refused(call, hands, message):
    with pytest.raises(BatchError, match=message):
        call(hands)


@pytest.mark.parametrize(
    "out", [np.zeros(3, np.uint8), np.zeros(2, np.uint16), np.zeros(6, np.uint16)[::2], [0, 0, 0]]
)
def test_other_places_for_results_are_refused(out):
    hands = np.arange(15, dtype=np.uint8).reshape(3, 5)
    with pytest.raises(BatchError, match="out "):
        numbers(hands, out=out)

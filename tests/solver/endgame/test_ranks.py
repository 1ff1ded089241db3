"""Rank classes, the draw by inclusion and exclusion, and ranges as weights."""

import numpy as np
import pytest

from tripledraw.equity.compiled import loop
from tripledraw.errors import RangeError
from tripledraw.hands.evaluator import number
from tripledraw.solver.endgame import keeps as operator
from tripledraw.solver.endgame.keeps import BLOCK, DRAWN, MASKS, distinct, drawn_by
from tripledraw.solver.endgame.sight import sight
from tripledraw.solver.endgame.weights import class_weights, completions, may_meet
from tripledraw.solver.precision import Precision
from tripledraw.solver.ranks import CLASSES, LOWS, SMALLER, class_name, class_of, rank_tables

SIGHT = sight(Precision.RANKS)


def room():
    return np.zeros((2, SMALLER + CLASSES), np.float32), np.zeros((MASKS, BLOCK), np.float32)


def test_classes_stand_in_the_order_of_hands():
    t = rank_tables()
    assert (np.diff(t.number) > 0).all()
    assert t.combos.sum() == 2_598_960
    assert class_name(0) == "75432"
    assert class_name(LOWS - 1) == "AKQJ9"
    assert class_of((5, 0, 3, 1, 2)) == 0


def test_a_class_has_the_number_of_its_hands():
    rng = np.random.default_rng(1)
    for cards in (rng.choice(52, 5, replace=False) for _ in range(200)):
        if len({card % 4 for card in cards}) > 1:
            assert rank_tables().number[class_of(card // 4 for card in cards)] == number(
                tuple(map(int, cards))
            )


def test_equal_keeps_count_once():
    pair = class_of((0, 0, 3, 4, 5))
    assert (
        distinct()[:, pair].sum() == 24
    )  # none, one or both of the pair, and two ways with each other card
    assert distinct()[:, 0].all()


@pytest.mark.parametrize(
    "hand", [(0, 1, 2, 3, 5), (0, 0, 3, 5, 11), (2, 2, 2, 7, 7), (8, 8, 8, 8, 1)]
)
def test_what_a_keep_is_worth(hand):
    """Against every draw laid out from the cards that are left."""
    worth = np.random.default_rng(2).random((DRAWN, CLASSES)).astype(np.float32)
    found = np.zeros((MASKS, CLASSES), np.float32)
    loop(operator.keep_values)(worth, SIGHT.made, SIGHT.keeps, *room(), found)
    ranks = tuple(sorted(hand))
    for mask in range(MASKS):
        kept = tuple(ranks[i] for i in range(5) if mask >> i & 1)
        thrown = tuple(ranks[i] for i in range(5) if not mask >> i & 1)
        wanted = completions(kept, thrown) @ worth[drawn_by(mask)]
        assert found[mask, class_of(hand)] == pytest.approx(wanted, rel=2e-5)


def test_hands_forward_are_values_backward():
    """The two maps are each other's transpose, so a range is worth the same both ways."""
    rng = np.random.default_rng(3)
    weights = (rng.random((MASKS, CLASSES)) / (MASKS * CLASSES)).astype(np.float32)
    worth = rng.random((DRAWN, CLASSES)).astype(np.float32)
    made, values = np.zeros_like(worth), np.zeros_like(weights)
    loop(operator.spread)(weights, SIGHT.made, SIGHT.keeps, *room(), made)
    loop(operator.keep_values)(worth, SIGHT.made, SIGHT.keeps, *room(), values)
    assert (made * worth).sum() == pytest.approx((weights * values).sum(), rel=1e-4)
    for drawn in range(DRAWN):
        rows = [mask for mask in range(MASKS) if drawn_by(mask) == drawn]
        assert made[drawn].sum() == pytest.approx(weights[rows].sum(), rel=1e-3)


def test_completions_of_a_keep():
    found = completions((0, 1, 2, 5), (11,))
    assert found[class_of((0, 1, 2, 5, 3))] == pytest.approx(4 / 47)
    assert found[class_of((0, 1, 2, 5, 11))] == pytest.approx(3 / 47)
    assert found[class_of((0, 0, 1, 2, 5))] == pytest.approx(3 / 47)


def test_nothing_kept_is_any_hand():
    assert class_weights("D5") == pytest.approx(rank_tables().combos / 2_598_960)


def test_combinations_count_their_weight():
    found = class_weights("pat 75432@0.5, 76432")
    assert found[:2].tolist() == pytest.approx([1 / 3, 2 / 3])


def test_an_array_is_a_range():
    weights = np.zeros(CLASSES)
    weights[[3, 5]] = 3, 1
    assert class_weights(weights)[[3, 5]].tolist() == [0.75, 0.25]


@pytest.mark.parametrize(
    ("held", "wrong"),
    [
        (np.ones(7_462), "must be a text or 6175 weights"),
        (np.full(CLASSES, np.nan), "has a weight that is none"),
        (-np.ones(CLASSES), "has a weight that is none"),
        (np.zeros(CLASSES), "holds no hand"),
        ("pat 8T", "no hand without pair and straight"),
        ("", "the range is empty"),
    ],
)
def test_what_is_no_range(held, wrong):
    with pytest.raises(RangeError, match=wrong):
        class_weights(held)


def test_ranges_that_cannot_meet():
    quads = class_weights("2c2d2h2s3c")
    assert not may_meet(quads, class_weights("D1:2347"))
    assert may_meet(quads, class_weights("D1:3457"))

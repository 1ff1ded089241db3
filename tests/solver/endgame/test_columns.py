"""Suits: against every way to hold them, dealt out card by card."""

from itertools import combinations, product

import numpy as np
import pytest

from tripledraw.cards import parse
from tripledraw.equity.compiled import loop
from tripledraw.errors import RangeError
from tripledraw.hands.evaluator import number
from tripledraw.rules.words import DECK_CARDS
from tripledraw.solver.endgame import Spot, solve
from tripledraw.solver.endgame import keeps as operator
from tripledraw.solver.endgame.columns import (
    FLUSH,
    FOUR_FLUSH,
    PLAIN,
    after_draw,
    before_draw,
    by_ranks,
    shares_of_suits,
)
from tripledraw.solver.endgame.keeps import BLOCK, DRAWN, MASKS, drawn_by
from tripledraw.solver.endgame.sight import sight
from tripledraw.solver.endgame.weights import class_weights, column_weights
from tripledraw.solver.precision import Precision
from tripledraw.solver.ranks import CLASSES, SMALLER, class_of, rank_tables

CARDS = sight(Precision.CARDS)
LOW = class_of((0, 1, 2, 5, 11))


def of(text):
    return np.array(parse(text))[None]


def every_hand(column):
    """All hands of a column before the draw; those with a pair come twice."""
    ranks = rank_tables().ranks[before_draw().ranks[column]]
    hands = np.array([[4 * r + s for r, s in zip(ranks, suits, strict=True)]
                      for suits in product(range(4), repeat=5)])  # fmt: skip
    hands = hands[(np.diff(np.sort(hands, axis=1), axis=1) > 0).all(1)]
    return hands[before_draw().of(hands) == column]


def made_of(hands, mask):
    """float[finals]: what hands become that keep the places of a mask, draw by draw."""
    found = np.zeros(len(after_draw()))
    for hand in hands:
        kept = [hand[i] for i in range(5) if mask >> i & 1]
        draws = list(combinations(np.setdiff1d(np.arange(DECK_CARDS), hand), drawn_by(mask)))
        final = np.array([[*kept, *cards] for cards in draws])
        np.add.at(found, after_draw().of(final), 1 / len(draws) / len(hands))
    return found


def spread(column, mask):
    weights = np.zeros((MASKS, len(before_draw())), np.float32)
    weights[mask, column] = 1
    made = np.zeros((DRAWN, len(after_draw())), np.float32)
    room = np.zeros((2, SMALLER + CLASSES), np.float32), np.zeros((MASKS, BLOCK), np.float32)
    loop(operator.spread)(weights, CARDS.made, CARDS.keeps, *room, made)
    return made[drawn_by(mask)]


def test_after_the_draw_hands_stand_in_the_order_of_their_numbers():
    rng = np.random.default_rng(1)
    for text in ("7c5d4h3s2c", "7h5h4h3h2h", "AcKcQcJcTc", "2c2d2h3c3d", "6c5d4h3s2c"):
        assert after_draw().of(of(text))[0] == number(text) - 1
    for cards in (rng.choice(52, 5, replace=False) for _ in range(300)):
        assert after_draw().of(cards[None])[0] == number(tuple(map(int, cards))) - 1


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("7h5h4h3h2h", "75432 flush"),
        ("Kd5h4h3h2h", "K5432 four-flush"),
        ("Kh5h4d3h2h", "K5432"),
        ("7h7c4h3h2h", "77432"),
        ("7h5h4h3h2c", "75432"),
    ],
)
def test_hands_have_the_names_of_their_suits(text, name):
    assert before_draw().name(before_draw().of(of(text))[0]) == name
    assert by_ranks().name(by_ranks().of(of(text))[0]) == name.split()[0]


@pytest.mark.parametrize("kind", [PLAIN, FOUR_FLUSH, FLUSH])
@pytest.mark.parametrize("mask", [0b11111, 0b01111, 0b10111])
def test_a_draw_makes_a_flush_as_often_as_the_cards_do(kind, mask):
    column = before_draw().at[kind, LOW]
    assert spread(column, mask) == pytest.approx(made_of(every_hand(column), mask), abs=2e-6)


@pytest.mark.parametrize("kind", [PLAIN, FOUR_FLUSH])
def test_two_cards_make_a_flush_as_often_as_the_cards_do(kind):
    column = before_draw().at[kind, LOW]
    hands = every_hand(column)
    hands = (
        hands[np.random.default_rng(2).permutation(len(hands))[:150]] if kind == PLAIN else hands
    )
    found, wanted = spread(column, 0b00111), made_of(hands, 0b00111)
    flush = after_draw().suits == FLUSH
    near = 2e-6 if kind == FOUR_FLUSH else 2e-3
    assert found[flush].sum() == pytest.approx(wanted[flush].sum(), abs=near)
    assert found.sum() == pytest.approx(1, abs=1e-5)


def test_of_a_pair_that_card_is_kept_which_spoils_the_suit():
    pair = class_of((0, 1, 2, 5, 5))
    flush = after_draw().suits == FLUSH
    assert spread(pair, 0b01111)[flush].sum() == 0
    hands = every_hand(pair)
    suited = hands[(np.ptp(hands[:, :3] & 3, axis=1) == 0)]
    wanted = made_of(suited, 0b00111)[flush].sum() * len(suited) / len(hands)
    assert spread(pair, 0b00111)[flush].sum() == pytest.approx(wanted, rel=1e-4)


def test_forward_and_backward_are_the_same_with_flushes():
    rng = np.random.default_rng(3)
    hands = len(before_draw())
    weights = (rng.random((MASKS, hands)) / (MASKS * hands)).astype(np.float32)
    worth = rng.random((DRAWN, len(after_draw()))).astype(np.float32)
    made, values = np.zeros_like(worth), np.zeros_like(weights)
    room = np.zeros((2, SMALLER + CLASSES), np.float32), np.zeros((MASKS, BLOCK), np.float32)
    loop(operator.spread)(weights, CARDS.made, CARDS.keeps, *room, made)
    loop(operator.keep_values)(worth, CARDS.made, CARDS.keeps, *room, values)
    assert (made * worth).sum() == pytest.approx((weights * values).sum(), rel=1e-4)


def test_a_range_knows_its_suits():
    """Of 256 ways to hold four cards four are of one suit, and then nine of 48 make the flush."""
    found = column_weights("D1:2347", before_draw())
    flush = before_draw().suits == FLUSH
    assert found[flush].sum() == pytest.approx(4 / 256 * 9 / 48)
    ranks = np.bincount(before_draw().ranks, found)
    assert ranks == pytest.approx(class_weights("D1:2347"))


@pytest.mark.parametrize("text", ["D5", "D4:2", "D3:23", "D2:237", "D1:2h3h4h7h/Kd", "pat 86"])
def test_a_range_holds_its_ranks_whatever_the_suits(text):
    found = column_weights(text, before_draw())
    assert np.bincount(before_draw().ranks, found) == pytest.approx(class_weights(text))


def test_made_hands_are_no_flushes():
    found = column_weights("pat 75432", before_draw())
    assert found[before_draw().at[FLUSH, 0]] == 0
    assert found[before_draw().at[FOUR_FLUSH, 0]] == pytest.approx(12 / 1020)


def test_classes_have_their_suits_at_random():
    assert shares_of_suits(before_draw()) @ class_weights("D5")[
        before_draw().ranks
    ] == pytest.approx(1)
    found = column_weights(class_weights("pat 75432"), before_draw())
    assert found[before_draw().at[FLUSH, 0]] == pytest.approx(4 / 1024)


def test_a_flush_in_a_range_needs_cards():
    spot = Spot("pat 7h5h4h3h2h, 9c8d5h4s2d", "pat T", pot=100)
    with pytest.raises(RangeError, match="the flush 7h 5h 4h 3h 2h, which ranks alone cannot tell"):
        solve(spot, seconds=0)
    found = solve(spot, seconds=0, precision=Precision.CARDS)
    assert found.closely("").reach[before_draw().at[FLUSH, 0]] == pytest.approx(0.5)

"""All hands, with the deck reset before every draw."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from tripledraw.cards import parse
from tripledraw.equity.draws import (
    draw_values,
    hand_index,
    hand_numbers,
    kept_cards,
)
from tripledraw.equity.targets import (
    Target,
    beat_distribution,
    beat_pat,
    finish,
    last_low,
    low,
)
from tripledraw.errors import CardError, DrawsError
from tripledraw.hands.evaluator import number

# Shares of all hands that finish at a low or better after three draws.
ALL_HANDS = {"7": 0.1328, "8": 0.3297, "9": 0.5356, "T": 0.7118}


def random_hands(count, dead=(), seed=1):
    random = Random(seed)
    live = [card for card in range(52) if card not in dead]
    return [tuple(sorted(random.sample(live, 5))) for _ in range(count)]


def worth_by_counting(target, hand, kept, dead):
    """What a keep is worth with one draw left: every draw, one by one."""
    deck = [card for card in range(52) if card not in (*hand, *dead)]
    worths = [target.win[number((*kept, *drawn))] for drawn in combinations(deck, 5 - len(kept))]
    return sum(worths) / len(worths)


@pytest.mark.parametrize(
    ("top", "hands"), [("7", 4_080), ("8", 14_280), ("9", 34_680), ("T", 70_380), ("J", 127_500)]
)
def test_pat_hands_of_each_low(top, hands):
    best = last_low(chr(ord(top) - 1)) if top in "89" else {"7": 0, "T": 52, "J": 121}[top]
    numbers = hand_numbers()
    assert np.count_nonzero((numbers > best) & (numbers <= last_low(top))) == hands


def test_every_hand_has_its_number():
    numbers = hand_numbers()
    for hand in random_hands(3_000):
        assert numbers[hand_index(hand)] == number(hand)
    assert np.bincount(numbers)[1:].min() == 4  # the royal flush
    assert len(numbers) == 2_598_960


@pytest.mark.parametrize("top", ALL_HANDS)
def test_all_hands_after_three_draws(top):
    values = draw_values(low(top), draws=3)
    assert values.levels[2].values.mean() == pytest.approx(ALL_HANDS[top], abs=5e-5)


def test_2367_with_the_deck_reset():
    hand = parse("2c 3d 6h 7s Kc")
    assert draw_values(low("7"), 3).value(hand, 3) == pytest.approx(0.4287, abs=5e-5)
    assert draw_values(low("8"), 3).value(hand, 3) == pytest.approx(0.5870, abs=5e-5)


def uneven_target():
    """A win value for every number, pairs and flushes too, that no other number shares."""
    return Target(np.linspace(1, 0, 7463) ** 3)


@pytest.mark.parametrize("dead", [(), parse("2c 7d 8h Kc Kd Ks")])
def test_every_keep_of_a_hand_as_counted_one_by_one(dead):
    target = uneven_target()
    values = draw_values(target, 1, dead)
    for hand in random_hands(3, dead, seed=5):
        worths = values.keep_values(hand, 1)
        for keep in range(32):
            kept = kept_cards(hand, keep)
            if len(kept) >= 2:
                expected = worth_by_counting(target, hand, kept, dead)
                assert worths[keep] == pytest.approx(expected, abs=1e-10)


def test_the_best_keep_is_the_best_of_all_keeps():
    dead = parse("3c 9s")
    values = draw_values(uneven_target(), 2, dead)
    for left in (1, 2):
        for hand in random_hands(300, dead):
            worths = values.keep_values(hand, left)
            assert values.value(hand, left) == pytest.approx(worths.max(), abs=1e-11)
            best = values.best_keep(hand, left)
            keep = next(keep for keep in range(32) if kept_cards(hand, keep) == best)
            assert worths[keep] == pytest.approx(worths.max(), abs=1e-11)


def test_a_target_that_every_hand_meets_is_always_met():
    values = draw_values(finish(7462), 2, dead=parse("Ac"))
    live = values.levels[1].values != 0
    assert np.count_nonzero(live) == 2_349_060  # 51 choose 5
    assert values.levels[1].values[live] == pytest.approx(1.0)
    assert (values.levels[1].keeps == 31).all()


def test_equal_keeps_draw_no_card():
    assert draw_values(low("8"), 1).best_keep(parse("2c 3d 4h 6s 8c"), 1) == parse("2c3d4h6s8c")


def test_hands_go_where_their_values_come_from():
    """The final hands of everybody, drawing best: their win values are the value of a hand."""
    target, dead = uneven_target(), parse("5c 5d")
    values = draw_values(target, 3, dead)
    hand = parse("2c 3d 6h 7s Kc")
    shares = values.after_keeping(hand, values.best_keep(hand, 3))
    for left in (2, 1):
        shares = values.after_draw(shares, left)
    assert shares.sum() == pytest.approx(1.0)
    assert shares.min() > -1e-12
    assert target.win[hand_numbers()] @ shares == pytest.approx(values.value(hand, 3))


def test_a_pat_hand_is_beaten_below_its_number_and_tied_at_it():
    target = beat_pat("8c 7d 5h 3s 2c")
    assert target.dead == parse("2c 3s 5h 7d 8c")
    assert target.win[number("8d7h5s3c2d") - 1] == 1
    assert target.win[number("8d7h5s3c2d")] == 0.5
    assert target.win[number("8d7h5s3c2d") + 1] == 0
    with pytest.raises(CardError, match="8c is held and dead"):
        draw_values(target, 1).value(parse("8c 2d 3d 4d 6h"), 1)


def test_a_distribution_is_the_average_of_its_hands():
    shares = np.zeros(7463)
    shares[[10, 500]] = 3, 1  # three times as often the better one
    target = beat_distribution(shares)
    assert target.win[[9, 10, 11, 500, 501]] == pytest.approx([1, 0.625, 0.25, 0.125, 0])


@pytest.mark.parametrize(
    ("dead", "sentence"),
    [((3, 3), "2s is in the dead cards twice"), ((52,), "is no card"), ((-1,), "is no card")],
)
def test_dead_cards_that_cannot_be(dead, sentence):
    with pytest.raises(CardError, match=sentence):
        draw_values(low("8"), 1, dead)


@pytest.mark.parametrize("top", ["6", "X", "", "78"])
def test_no_low(top):
    with pytest.raises(ValueError, match="is no low"):
        low(top)


@pytest.mark.parametrize("place", [0, 7463])
def test_no_number(place):
    with pytest.raises(ValueError, match="is no hand number"):
        finish(place)


@pytest.mark.parametrize("shares", [np.zeros(7463), -np.ones(7463), np.ones(7462)])
def test_no_distribution(shares):
    with pytest.raises(ValueError, match="7463 shares"):
        beat_distribution(shares)


@pytest.mark.parametrize("draws", [0, 4])
def test_draws_that_the_game_does_not_have(draws):
    with pytest.raises(DrawsError, match=f"{draws} draws were asked for: the game has 1 to 3"):
        draw_values(low("8"), draws)


def test_a_deck_that_no_five_cards_can_come_from():
    with pytest.raises(DrawsError, match="43 cards are dead"):
        draw_values(low("8"), 1, range(43))

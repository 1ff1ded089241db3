"""The luck of draws: nothing on average over all cards that may come, and most of the noise."""

import math
from itertools import combinations
from statistics import mean, stdev

import pytest
from tests.agents.planted import order_with, played

from tripledraw.agents.match import QUICK_REPEATS, Match, play_deal, play_match
from tripledraw.beliefs.luck import Draw
from tripledraw.cards import parse
from tripledraw.hand import Hand
from tripledraw.rules.words import DRAW
from tripledraw.stakes import Stakes

HELD, OTHER = "Kd 7d 4h 3s 2c", "8d 6c 4d 3h 2d"
LAST = DRAW + 0b00001
"""Throws the king of `HELD`."""

FIRST_DRAW, LAST_DRAW = "rc 0", "rc 00 xx 00 xx 0"
CALLERS, TEXTBOOKS = ("caller", "caller"), ("textbook", "textbook")
BEYOND_CHANCE = 4.0


def about_to_draw(script: str, stakes: Stakes | None = None) -> Hand:
    """The button, who holds `HELD`, is about to draw."""
    order = order_with(2, {0: HELD, 1: OTHER})
    return played(Hand([1000] * 2, stakes=stakes or Stakes(10), orders=[order]), script)


def stub(hand: Hand) -> list[int]:
    table = hand.table
    return list(table.stub[table.stub_top : table.stub_end])


def gains(
    hand: Hand, code: int, cards: list[tuple[int, ...]], policies, repeats: int
) -> list[float]:
    draw = Draw(hand.table, code)
    return [
        draw.luck(each, 0, policies, seed, repeats) / repeats for seed, each in enumerate(cards)
    ]


def is_nothing(found: list[float], repeats: int) -> bool:
    """Whether the mean is 0 but for the chance of playing on.

    The spread of what any cards win is at least that of the gains, and two thirds of a hand's
    chips at most.
    """
    error = max(stdev(found), 30.0) / math.sqrt(len(found) * repeats)
    return abs(mean(found)) < BEYOND_CHANCE * error


@pytest.mark.parametrize("policies", [CALLERS, TEXTBOOKS, ("textbook", "caller")])
@pytest.mark.parametrize("script", [FIRST_DRAW, LAST_DRAW])
def test_over_all_cards_that_may_come_luck_is_nothing(script, policies):
    hand = about_to_draw(script)
    found = gains(hand, LAST, [(card,) for card in stub(hand)], policies, 400)
    assert is_nothing(found, 400)
    assert max(found) - min(found) > 20


def test_over_all_pairs_of_cards_too():
    hand = about_to_draw(FIRST_DRAW)
    found = gains(hand, LAST + 0b00010, list(combinations(stub(hand), 2)), TEXTBOOKS, 40)
    assert is_nothing(found, 40)


def test_cards_left_out_or_counted_twice_are_found_out():
    hand = about_to_draw(LAST_DRAW)
    cards = [(card,) for card in stub(hand)]
    found = gains(hand, LAST, cards, CALLERS, 400)
    best = sorted(range(len(cards)), key=lambda i: -found[i])[:4]
    assert not is_nothing([gain for i, gain in enumerate(found) if i not in best], 400)
    assert not is_nothing(found + [found[i] for i in best], 400)


@pytest.mark.parametrize("burns", [0, 1])
def test_who_hits_is_lucky_and_the_other_as_unlucky(burns):
    hand = about_to_draw(FIRST_DRAW, Stakes(10, burns=burns))
    draw = Draw(hand.table, LAST)
    wheel, pair = (draw.luck(parse(card), 0, TEXTBOOKS, 1, 200) / 200 for card in ("5d", "2h"))
    assert wheel > 10 > 0 > pair
    assert draw.luck(parse("5d"), 1, TEXTBOOKS, 1, 200) / 200 == -wheel


def test_the_last_card_decides_a_hand_without_chance():
    # Both check it down: the pot of two small bets each is won with a wheel, lost with a king.
    hand = about_to_draw(LAST_DRAW)
    draw = Draw(hand.table, LAST)
    won, lost = (draw.luck(parse(card), 0, CALLERS, 7, 1000) / 1000 for card in ("5d", "Ks"))
    assert won - lost == pytest.approx(40)


def test_over_whole_hands_the_mean_is_nothing():
    luck = [play_deal(Match("random", "textbook", seed=5), deal).luck for deal in range(400)]
    assert abs(mean(luck)) < BEYOND_CHANCE * stdev(luck) / math.sqrt(len(luck))
    assert stdev(luck) > 20


@pytest.mark.parametrize(("seats", "hands"), [(2, 600), (6, 180)])
def test_taken_off_it_leaves_the_mean_and_less_noise(seats, hands):
    result = play_match(Match("textbook", "caller", seats, seed=6), hands, workers=1)
    reduced = result.reduced
    assert result.plain.standard_error > 2 * reduced.standard_error
    off = abs(reduced.small_bets_per_hand - result.plain.small_bets_per_hand)
    assert off < BEYOND_CHANCE * result.plain.standard_error


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_between_equals_nobody_is_lucky(seats):
    # Random players throw so many cards that the stub runs dry at six seats.
    result = play_match(Match("random", "random", seats, seed=3), 5 * seats, workers=1)
    assert result.sums.luck == 0


def test_draws_declared_before_anybody_is_served_are_left_out():
    stakes = Stakes(10, reshuffle="everything")
    assert play_deal(Match("textbook", "caller", stakes=stakes), 1).luck == 0.0


def test_more_repeats_are_the_same_luck_with_less_noise():
    hand = about_to_draw(FIRST_DRAW)
    draw = Draw(hand.table, LAST)
    few, many = QUICK_REPEATS, 50 * QUICK_REPEATS
    some = [draw.luck(parse("5d"), 0, TEXTBOOKS, seed, few) / few for seed in range(20)]
    exact = draw.luck(parse("5d"), 0, TEXTBOOKS, 99, many) / many
    assert abs(mean(some) - exact) < BEYOND_CHANCE * stdev(some) / math.sqrt(len(some) / 2)


def test_without_its_packages_matches_go_on_without_it(monkeypatch):
    monkeypatch.setattr("tripledraw.agents.match.can_compile", lambda: False)
    result = play_match(Match("caller", "random"), 20)
    assert result.reduced is None
    assert result.sums.luck is None

"""Ranges: what they hold, how they weigh, and the character that a bad one is blamed on."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripledraw.cards import parse, write
from tripledraw.equity.cards import card_set, cards_of
from tripledraw.equity.ranges import Combo, parse_range
from tripledraw.errors import RangeError
from tripledraw.hands.evaluator import number


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("pat 7", 4_080),  # the counts are Haney's, Card Player, 6 November 2019
        ("pat 8", 14_280),
        ("pat 9", 34_680),
        ("pat T5-T7", 15_300),
        ("pat T8", 20_400),
        ("pat T9", 34_680),
        ("pat J", 127_500),
        ("pat 98-T7", 19 * 1_020 + 15_300),
        ("D0: 86-", 9 * 1_020),
        ("D1:2347", 4**4),
        ("D2:237", 4**3),
        ("D3:22", 6),
        ("D4:2", 4),
        ("D5", 1),
        ("D1:2c3d4h7s", 1),
        ("7c 5d 4h 3s 2c", 1),
        ("D1:2347,2357; pat 75", 2 * 4**4 + 1_020),
        ("d1: 2347 , 2357 ;PAT 75 ", 2 * 4**4 + 1_020),
        ("D2:23 4", 4**3),
    ],
)
def test_a_range_holds_every_suit(text, count):
    assert len(parse_range(text).weights) == count


def test_a_made_hand_or_better_holds_all_that_are_better_and_no_more():
    worst = number("8c 6d 5h 4s 3c")
    held = {combo.kept for combo in parse_range("pat 86-").weights}
    assert max(number(cards_of(cards)) for cards in held) == worst
    better = (
        card_set(hand)
        for ranks in combinations(range(7), 5)
        for hand in [tuple(4 * rank + (rank == ranks[0]) for rank in ranks)]
        if number(hand) <= worst
    )
    assert set(better) <= held


def test_weights_and_later_items():
    found = parse_range("D1:2347@0.5,2357; pat 86-, 86432@.25")
    assert found.weights[Combo(card_set(parse("2c3c4c7c")))] == 0.5
    assert found.weights[Combo(card_set(parse("2c3c5c7c")))] == 1
    assert found.weights[Combo(card_set(parse("8c6c4c3c2d")))] == 0.25
    assert found.weights[Combo(card_set(parse("8c5c4c3c2d")))] == 1


def test_what_is_decided_and_what_is_thrown():
    (open_hand,) = parse_range("7c5d4h3s2c").weights
    (pat,) = parse_range("pat 7c5d4h3s2c").weights
    (draw,) = parse_range("D1:7c5d4h2c/KdQd").weights
    assert not open_hand.decided
    assert pat.decided
    assert open_hand.kept == pat.kept
    assert draw == Combo(card_set(parse("7c5d4h2c")), card_set(parse("KdQd")))


def test_a_range_without_dead_cards():
    seven_of_clubs = card_set(parse("7c"))
    assert len(parse_range("D1:2347").without(seven_of_clubs).weights) == 3 * 4**3


@pytest.mark.parametrize(
    ("text", "position", "says"),
    [
        ("", 0, "empty"),
        ("D", 0, "D0 to D5"),
        ("D6:2", 1, "D0 to D5"),
        ("D1", 1, "colon"),
        ("D1 2347", 3, "colon"),
        ("D1:", 2, "missing"),
        ("D1:234", 3, "keeps 4 ranks, and these are 3"),
        ("D1:2347,23x7", 10, '"x" is no rank'),
        ("D3:22;D1:22222", 9, "keeps 4 ranks"),
        ("pat", 2, "missing"),
        ("pat 86-,", 7, "missing"),
        ("pat 86,,85", 7, "missing"),
        ("pat 76543", 4, "76543 is a straight"),
        ("pat 65432", 4, "65432 is a straight"),
        ("pat 77", 4, "begins with 77"),
        ("pat 86-, D1:2347", 9, 'separated by ";"'),
        ("D1:2347, pat 86", 9, 'separated by ";"'),
        ("pat 234", 4, "high to low"),
        ("pat T7-98", 7, "better"),
        ("pat 86--", 7, "no rank"),
        ("pat -86", 4, "a made hand is missing"),
        ("7c5d4h3s", 0, "5 cards, and these are 4"),
        ("7c5d4h3s2x", 8, "no card"),
        ("7c5d4h3s7c", 8, "a second time"),
        ("D1:2347; 7c5d4h3s7C", 17, "a second time"),
        ("2347", 0, "D1:"),
        ("D1:2347@2", 8, "weight"),
        ("D1:2347@0", 8, "weight"),
        ("D1:2347@", 7, "weight"),
        ("D1:2347@-1", 8, "weight"),
        ("D1:2347@1.", 8, "weight"),
        ("D1:2347@\u0661", 8, "weight"),
        ("D5:2", 2, "cannot stand here"),
        ("D1:2c3d4h7s/Kd2c", 14, "a second time"),
        ("D1:2d3h4s8c/2d", 12, "a second time"),
        ("pat 86/Kd", 4, "throws no cards"),
        ("pat 7c5d4h3s2c/Kd", 4, "throws no cards"),
        ("7c5d4h3s2c/Kd", 0, "thrown"),
        ("D2:2c3d4h7s", 3, "keeps 3 cards"),
        ("D1:2347/K", 8, "no card"),
    ],
)
def test_a_bad_range_points_at_the_character(text, position, says):
    with pytest.raises(RangeError, match=says) as caught:
        parse_range(text)
    assert caught.value.position == position
    assert caught.value.text == text
    assert f"character {position + 1} " in str(caught.value)


@given(st.text("D012345:pat 23456789TJQKAcdhs,;@./-", max_size=20))
def test_any_text_is_read_or_blamed_within_itself(text):
    try:
        found = parse_range(text)
    except RangeError as error:
        blamed = error.position
    else:
        blamed = 0
        assert found.weights
        assert all(0 < weight <= 1 for weight in found.weights.values())
        assert all(not combo.kept & combo.thrown for combo in found.weights)
    assert 0 <= blamed < max(1, len(text))


@given(st.sets(st.integers(0, 51), min_size=5, max_size=5))
def test_five_cards_are_read_as_written(cards):
    (combo,) = parse_range(write(cards)).weights
    assert set(cards_of(combo.kept)) == cards

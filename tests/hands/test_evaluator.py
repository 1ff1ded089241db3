"""The number of a hand: known hands, refused hands, the tables."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripledraw.errors import CardError
from tripledraw.hands.build import build
from tripledraw.hands.evaluator import TABLE_PATH, number

KNOWN = [
    ("7c 5d 4h 3s 2c", 1),
    ("7c 6d 4h 3s 2c", 2),
    ("7c 6d 5h 3s 2c", 3),
    ("7c 6d 5h 4s 2c", 4),
    ("8c 5d 4h 3s 2c", 5),
    ("8c 7d 6h 5s 3c", 18),
    ("9c 5d 4h 3s 2c", 19),
    ("Kc Qd Jh Ts 8c", 784),
    ("Ac 5d 4h 3s 2c", 785),
    ("Ac Kd Qh Js 9c", 1278),
    ("2c 2d 5h 4s 3c", 1279),
    ("2c 2d Ah Ks Qc", 1498),
    ("3c 3d 5h 4s 2c", 1499),
    ("Ac Ad Kh Qs Jc", 4138),
    ("3c 3d 2h 2s 4c", 4139),
    ("2c 2d 2h 3s 4c", 4997),
    ("6c 5d 4h 3s 2c", 5855),
    ("8c 7d 6h 5s 4c", 5857),
    ("Ac Kd Qh Js Tc", 5863),
    ("7c 5c 4c 3c 2c", 5864),
    ("Ac 5c 4c 3c 2c", 6648),
    ("2c 2d 2h 3s 3c", 7142),
    ("2c 2d 2h 2s 3c", 7298),
    ("6c 5c 4c 3c 2c", 7454),
    ("Ac Kc Qc Jc Tc", 7462),
]


@pytest.mark.parametrize(("hand", "expected"), KNOWN)
def test_known_hands(hand: str, expected: int) -> None:
    assert number(hand) == expected
    assert number(hand.replace(" ", "")) == expected


five_cards = st.lists(st.integers(0, 51), min_size=5, max_size=5, unique=True)


@given(five_cards, st.permutations(range(5)), st.permutations(range(4)))
def test_neither_the_sequence_nor_the_suits_break_a_tie(
    hand: list[int], sequence: list[int], suits: list[int]
) -> None:
    same = [hand[place] // 4 * 4 + suits[hand[place] % 4] for place in sequence]
    assert number(hand) == number(same)


@pytest.mark.parametrize(
    ("hand", "position"),
    [
        ([52, 1, 2, 3, 4], 0),
        ([0, -1, 2, 3, 4], 1),
        ([0, 1, -5, 3, 4], 2),
        ([0, 1, 2, 3, 3], 4),
        ([0, 0, 0, 0, 0], 1),
        ([0, 1, 2, 3], -1),
        ([0, 1, 2, 3, 4, 5], -1),
        ([], -1),
        ([0, 1.5, 2, 3, 4], 1),
        (["7c", "5d", "4h", "3s", "2c"], 0),
        ([[0], 1, 2, 3, 4], 0),
        ("7c 5d 4h 3s", -1),
        ("7c 5d 4h 3s 2c 2d", -1),
        ("7c 5d 4h 3s 7c", 12),
        ("", -1),
    ],
)
def test_what_is_no_hand_is_refused(hand: object, position: int) -> None:
    with pytest.raises(CardError) as caught:
        number(hand)  # type: ignore[arg-type]
    assert caught.value.position == position
    assert not str(caught.value).endswith(".")


def test_integers_of_other_kinds() -> None:
    numpy = pytest.importorskip("numpy")
    assert number(numpy.array([20, 13, 10, 7, 0], dtype=numpy.uint8)) == 1
    assert number([20, 13, 10, 7, False]) == 1


def test_the_tables_are_those_the_builder_makes() -> None:
    assert TABLE_PATH.read_bytes() == build()

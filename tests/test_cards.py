"""Cards: read, written, refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripledraw import cards
from tripledraw.errors import CardError

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]

some_cards = st.lists(st.integers(0, 51), unique=True, max_size=52)


def test_the_deck_in_order_is_0_to_51() -> None:
    assert cards.parse(" ".join(DECK)) == tuple(range(52))
    assert [cards.write_card(card) for card in range(52)] == DECK


def test_rank_and_suit_of_the_seven_of_hearts() -> None:
    seven_of_hearts = cards.card(5, 2)
    assert cards.write_card(seven_of_hearts) == "7h"
    assert (cards.rank(seven_of_hearts), cards.suit(seven_of_hearts)) == (5, 2)


@pytest.mark.parametrize(
    "text",
    ["7c 5d Th", "7c5dTh", "7c,5d,Th", " 7c,  5d\tTh\n", "7C 5D tH", "7c5d th"],
)
def test_ways_to_write_the_same_cards(text: str) -> None:
    assert cards.write(cards.parse(text)) == "7c 5d Th"


def test_nothing_is_no_cards() -> None:
    assert cards.parse(" , ") == ()
    assert cards.write(()) == ""


@given(some_cards)
def test_written_cards_read_back(hand: list[int]) -> None:
    assert cards.parse(cards.write(hand)) == tuple(hand)
    assert cards.parse(cards.write(hand).replace(" ", "").swapcase()) == tuple(hand)


def test_signs_and_the_ten_in_figures() -> None:
    assert cards.parse("7♣ 5♦ 4♥ 3♠ 10c") == cards.parse("7c 5d 4h 3s Tc")


@pytest.mark.parametrize(
    ("text", "offender", "position"),
    [
        ("1c 5d", "1c", 0),
        ("7c 5x", "5x", 3),
        ("7c 1d", "1d", 3),
        ("7c d5", "d5", 3),
        ("7c5", "5", 2),
        ("7c ??", "??", 3),
        ("7☂", "7☂", 0),
        ("7c 5d 7C", "7C", 6),
    ],
)
def test_what_is_no_card_is_refused_with_its_place(text: str, offender: str, position: int) -> None:
    with pytest.raises(CardError) as caught:
        cards.parse(text)
    assert (caught.value.text, caught.value.position) == (offender, position)
    assert not str(caught.value).endswith(".")


@given(st.text(alphabet="23456789TJQKA1cdhsxX? ,♠ſK", max_size=12))  # noqa: RUF001
def test_any_text_is_cards_or_a_card_error(text: str) -> None:
    try:
        found = cards.parse(text)
    except CardError:
        return
    assert len(set(found)) == len(found)
    assert all(0 <= card < 52 for card in found)


def test_cards_that_nobody_saw() -> None:
    assert cards.parse_seen("7c ?? ??") == (20, -1, -1)
    assert cards.write((20, -1, -1)) == "7c ?? ??"
    with pytest.raises(CardError):
        cards.parse_seen("7c ?? 7c")
    with pytest.raises(CardError):
        cards.parse_seen("?")


def test_integers_that_are_no_card() -> None:
    for number in (52, -2):
        with pytest.raises(CardError):
            cards.write_card(number)
    for rank, suit in ((13, 0), (0, 4), (-1, 0), (0, -1)):
        with pytest.raises(CardError):
            cards.card(rank, suit)


def test_hands_are_read_from_high_to_low() -> None:
    assert cards.write(cards.high_to_low(cards.parse_seen("3c 8d ?? 2h As"))) == "As 8d 3c 2h ??"

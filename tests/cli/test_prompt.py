"""What is typed becomes an action, or one sentence that says what would be right."""

import pytest
from tests.cli.running import speech

from tripledraw import cards
from tripledraw.actions import Bet, Call, Check, Fold, Raise
from tripledraw.cli.prompt import Misread, read_bet, read_draw

SHOWN = cards.parse("Kh Kd 9d 4s 2c")
FACING = ("fold", "call", "raise")
FREE = ("check", "bet")


@pytest.mark.parametrize(
    ("typed", "legal", "action"),
    [
        ("f", FACING, Fold()),
        ("c", FACING, Call()),
        ("c", FREE, Check()),
        ("k", FREE, Check()),
        ("r", FACING, Raise()),
        ("b", FACING, Raise()),
        ("b", FREE, Bet()),
        ("r", FREE, Bet()),
        (" CALL ", FACING, Call()),
        ("raise", FACING, Raise()),
    ],
)
def test_keys(typed, legal, action):
    assert read_bet(typed, legal, speech(), "") == action


@pytest.mark.parametrize(
    ("typed", "legal", "sentence"),
    [
        ("k", FACING, "Not possible now: check. You can: all of it"),
        ("f", FREE, "No need to fold: you can check for nothing. You can: all of it"),
        ("r", ("fold", "call"), "Not possible now: raise. You can: all of it"),
        ("Kd", FACING, "Not understood: Kd. You can: all of it"),
    ],
)
def test_keys_that_are_refused(typed, legal, sentence):
    with pytest.raises(Misread) as refused:
        read_bet(typed, legal, speech(), "all of it")
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("typed", "thrown"),
    [
        ("Kh 9d", "Kh 9d"),
        ("kh,9D", "Kh 9d"),
        ("Kh9d", "Kh 9d"),
        ("K♥ 9♦", "Kh 9d"),
        ("K♥\ufe0f", "Kh"),
        ("d Kh 9d", "Kh 9d"),
        ("draw 9", "9d"),
        ("9", "9d"),
        ("KK9", "Kh Kd 9d"),
        ("Kh K", "Kh Kd"),
        ("9 2", "9d 2c"),  # a nine is no position, so the deuce is a card too
        ("1 5", "Kh 2c"),
        ("15", "Kh 2c"),
        ("d 3", "9d"),
        ("4", "4s"),  # the four is in position 4
        ("1 2", "Kh Kd"),  # an ace is written A, so both are positions
        ("3 Kh", "Kh 9d"),
        ("Kd #3", "Kd 9d"),
        ("#13", "Kh 9d"),
        ("#2 4", "Kd 4s"),
        ("2c #2", "2c Kd"),
        ("12345", "Kh Kd 9d 4s 2c"),
        ("s", ""),
        ("p", ""),
        ("pat", ""),
        ("d s", ""),
    ],
)
def test_discards(typed, thrown):
    assert set(read_draw(typed, SHOWN, speech()).cards) == set(cards.parse(thrown))


def test_a_ten_may_be_typed_as_10():
    assert read_draw("10h", cards.parse("Th 9d 4s 3c 2c"), speech()).cards == cards.parse("Th")
    assert read_draw("10", cards.parse("Th 9d 4s 3c 2c"), speech()).cards == cards.parse("Th")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("Qh", "You do not hold Qh; your cards are Kh Kd 9d 4s 2c"),
        ("Q", "You do not hold Q; your cards are Kh Kd 9d 4s 2c"),
        ("99", "You do not hold 9; your cards are Kh Kd 9d 4s 2c"),
        ("K9", "You hold more than one K: add the suit, for example Kh"),
        ("Kx", "Not a card: Kx. Write a rank and a suit, such as Kd, or a position, such as #1"),
        ("d", "You are drawing now: name the cards to throw, or s to stand pat"),
        ("c", "You are drawing now: name the cards to throw, or s to stand pat"),
        ("f", "You are drawing now: name the cards to throw, or s to stand pat"),
        ("raise", "You are drawing now: name the cards to throw, or s to stand pat"),
        ("2", "2 can be position 2 (Kd) or 2c: write #2 or 2c"),
        ("2 4", "2 can be position 2 (Kd) or 2c: write #2 or 2c"),
        ("#6", "There is no position 6"),
        ("Kh #1", "Kh is there twice"),
        ("\x00\ufffd", "Not a card: \x00\ufffd. Write"),
        ("1 1", "Kh is there twice; name every card once"),
        ("Kh Kh", "Kh is there twice; name every card once"),
        ("0", "There is no position 0; positions are 1 to 5 from the left"),
    ],
)
def test_discards_that_are_refused(typed, sentence):
    with pytest.raises(Misread) as refused:
        read_draw(typed, SHOWN, speech())
    assert str(refused.value).startswith(sentence)


def test_digits_that_name_the_same_cards_either_way_are_clear():
    swapped = cards.parse("Kh 3d 2c Ts 9s")
    assert set(read_draw("2 3", swapped, speech()).cards) == set(cards.parse("3d 2c"))


def test_a_digit_is_never_guessed_where_a_pair_is_held():
    with pytest.raises(Misread, match=r"^3 can be position 3 \(8c\) or 3d: write #3 or 3d$"):
        read_draw("3", cards.parse("Kh Jd 8c 3d 3s"), speech())
    both = read_draw("33", cards.parse("Kh Jd 8c 3d 3s"), speech())
    assert set(both.cards) == set(cards.parse("3d 3s"))

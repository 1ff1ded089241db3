"""Betting after the draws, row by row of tables F and G."""

import pytest
from tests.policies.spots import answer, spot

# Heads-up the big blind is the first to act, the button the last.
RIVER = "r c 1 1 c c 1 1 c c"


@pytest.mark.parametrize(
    ("hand", "script", "expected"),
    [
        # ahead
        ("22JQK", "r c 1 3", "bet"),
        ("22JQK", "r c 2 4", "bet"),
        ("237KK", "r c 2 3", "bet"),
        ("257KK", "r c 2 3", "bet"),
        ("246KK", "r c 2 3", "bet"),
        ("278KK", "r c 2 3", "check"),
        ("378KK", "r c 2 3", "check"),
        ("378KK", "r c 2 4", "bet"),
        ("3478K", "r c 2 3", "bet"),
        # level: improved, pat, last to act
        ("237KK", "r c 2 2", "check"),
        ("237KK", "r c 2 2 c", "bet"),
        ("246KK", "r c 2 2 c", "bet"),
        ("278KK", "r c 2 2 c", "check"),
        ("2347K", "r c 1 1 c", "check"),
        ("35689", "r c 0 0", "check"),
        ("34569", "r c 0 0", "bet"),
        ("35689", "r c 1 1", "bet"),
        ("2347K", "r c 1 1 c c 1 1 c", "bet"),
        ("2348K", "r c 1 1 c c 1 1 c", "check"),
        ("3457K", "r c 1 1 c c 1 1 c", "check"),
        ("2347K", "r c 1 1 c c 1 1", "check"),
        ("2568T", "r c 1 1 c c 0 0", "bet"),
        # behind
        ("23457", "r c 2 1", "check"),
        ("23457", "r c 1 2 c", "bet"),
        ("2347K", "r c 2 3 c", "bet"),
        ("237KK", "r c 2 3 c", "bet"),
        ("23KKQ", "r c 2 3 c", "check"),
        ("2347K", "r c 1 2 c", "check"),
    ],
)
def test_without_a_bet(hand, script, expected):
    assert answer(spot(hand, 2, script)) == expected


def test_two_unimproved_cards_are_checked_into_two_opponents_who_drew_three():
    assert answer(spot("237KK", 3, "r c c 2 3 3")) == "check"
    assert answer(spot("2347K", 3, "r c c 2 3 3")) == "bet"


@pytest.mark.parametrize(
    ("hand", "script", "expected"),
    [
        # pat hands
        ("23458", "r c 0 0 r r r", "raise"),
        ("23478", "r c 2 1 r r", "raise"),
        ("23478", "r c 2 1 r r r", "call"),
        ("35689", "r c 1 1 r", "call"),
        ("35689", "r c 2 1 r", "raise"),
        ("35689", "r c 2 1 r r r", "call"),
        ("23468", "r c 1 1 c c 1 1 r", "raise"),
        ("23468", "r c 1 1 c c 1 1 r r", "call"),
        ("35689", "r c 1 1 c c 1 2 r", "raise"),
        ("2568T", "r c 1 1 c c 1 2 r", "call"),
        ("2568T", "r c 1 1 c c 2 1 r", "call"),
        ("23468", "r c 0 1 c c 0 1 r", "raise"),
        ("23478", "r c 0 1 c c 0 1 r", "call"),
        # draws against a pat hand, or a raise of one
        ("5678K", "r c 0 1 r", "call"),
        ("237KK", "r c 0 2 r", "call"),
        ("346KK", "c c 0 2 r", "fold"),
        ("2347K", "r c 0 1 c c 0 1 r", "call"),
        ("237KK", "r c 0 2 c c 0 2 r", "fold"),
        ("23JQK", "r c 0 3 r", "fold"),
        # overtaking the bettor
        ("2347K", "r c 2 2 r", "raise"),
        ("3457K", "r c 2 2 r", "raise"),
        ("3467K", "r c 2 2 r", "call"),
        ("2347K", "r c 2 2 r r", "call"),
        ("2347K", "r c 2 2 c c 2 2 r", "call"),
        ("237KK", "r c 3 3 r", "call"),
        # as many cards, or more
        ("2347K", "r c 1 1 r", "call"),
        ("237KK", "r c 1 2 c c 1 2 r", "call"),
        ("356KK", "r c 2 2 c c 2 2 r", "call"),
        ("456KK", "r c 1 2 c c 1 2 r", "fold"),
        ("23JQK", "r c 2 3 r", "call"),
        ("34JQK", "c c 2 3 r", "fold"),
        ("23JQK", "r c 2 3 c c 2 3 r", "fold"),
        ("2JQKA", "r c 2 4 r", "fold"),
    ],
)
def test_facing_a_bet(hand, script, expected):
    assert answer(spot(hand, 2, script)) == expected


@pytest.mark.parametrize(
    ("hand", "script", "odds", "expected"),
    [
        ("3478K", "r c 0 1 c c 0 1 r", 4.4, "fold"),
        ("3478K", "r c 0 1 c c 0 1 r", 4.5, "call"),
        ("346KK", "r c 0 2 r", 4.9, "fold"),
        ("346KK", "r c 0 2 r", 5, "call"),
        ("346KK", "r c 2 1 r r", 4.9, "fold"),
        ("346KK", "r c 2 1 r r", 5, "call"),
        ("237KK", "r c 0 2 c c 0 2 r", 7.4, "fold"),
        ("237KK", "r c 0 2 c c 0 2 r", 7.5, "call"),
        ("456KK", "r c 1 2 c c 1 2 r", 5, "call"),
        ("346KK", "r c 1 2 c c 1 2 r", 3, "call"),
        ("34JQK", "r c 2 3 r", 3.9, "fold"),
        ("34JQK", "r c 2 3 r", 4, "call"),
        ("34JQK", "r c 1 3 r", 9, "fold"),
        ("23JQK", "r c 1 3 r", 5.9, "fold"),
        ("23JQK", "r c 1 3 r", 6, "call"),
    ],
)
def test_the_price_of_a_draw(hand, script, odds, expected):
    assert answer(spot(hand, 2, script, odds)) == expected


def test_three_players_make_any_overtaking_draw_a_raise():
    assert answer(spot("3456K", 3, "r c c 2 2 2 r")) == "raise"


# Table G. Hands by what they are: one just good enough, and one just not.
LADDER = {
    "7-5": "23457", "7-6": "24567", "8-5": "23458", "8-6": "34568", "8-7": "35678",
    "9-5": "23459", "9-6": "34569", "9-7": "45679", "9-8": "46789", "T-7": "4567T",
    "T": "5789T", "J": "689TJ", "Q": "79TJQ", "K": "8TJQK", "A": "9JQKA",
}  # fmt: skip
RUNGS = list(LADDER)


def worst(seats: int, script: str, words: str, odds: float = 0) -> str:
    """The worst hand of the ladder that does one of `words`; all better ones must too."""
    does = [answer(spot(LADDER[rung], seats, script, odds)) in words.split() for rung in RUNGS]
    assert does == sorted(does, reverse=True)
    return ["", *RUNGS][sum(does)]


def last_draws(first: int, second: int) -> str:
    """Heads-up up to the last round, where the big blind drew `first`, the button `second`."""
    return f"{RIVER} {first} {second}"


@pytest.mark.parametrize(
    ("theirs", "last_pat", "last_drew", "first_pat", "first_drew_one", "first_drew_two"),
    [
        (0, "8-7", "9-8", "8-6", "", ""),
        (1, "9-7", "J", "T-7", "J", ""),
        (2, "9-8", "J", "T", "J", "J"),
        (3, "9-8", "J", "T", "J", "J"),
    ],
)
def test_what_is_bet_on_the_river(
    theirs, last_pat, last_drew, first_pat, first_drew_one, first_drew_two
):
    assert worst(2, f"{last_draws(theirs, 0)} c", "bet") == last_pat
    assert worst(2, f"{last_draws(theirs, 1)} c", "bet") == last_drew
    assert worst(2, f"{last_draws(theirs, 3)} c", "bet") == last_drew
    assert worst(2, last_draws(0, theirs), "bet") == first_pat
    assert worst(2, last_draws(1, theirs), "bet") == first_drew_one
    assert worst(2, last_draws(2, theirs), "bet") == first_drew_two


def three_way(last: str) -> str:
    return f"r c c 1 1 1 c c c 1 1 1 c c c {last}"


def test_what_is_bet_on_the_river_into_two():
    assert worst(3, three_way("1 1 1 c c"), "bet") == "9-8"
    assert worst(3, three_way("0 1 1 c c"), "bet") == "8-6"
    assert worst(3, three_way("1 1 0"), "bet") == ""


@pytest.mark.parametrize(
    ("hand", "mine", "theirs", "expected"),
    [
        ("34567", 1, 1, "bet"),
        ("23456", 1, 1, "bet"),
        ("22347", 1, 1, "check"),
        ("66234", 1, 1, "check"),
        ("77234", 1, 1, "bet"),
        ("33AAK", 1, 1, "bet"),
        ("44567", 1, 1, "check"),
        ("22AAK", 1, 0, "check"),
        ("2347A", 1, 1, "check"),
    ],
)
def test_bluffs_on_the_river(hand, mine, theirs, expected):
    assert answer(spot(hand, 2, f"{last_draws(theirs, mine)} c")) == expected


def test_no_bluff_into_two():
    assert answer(spot("77234", 3, three_way("1 1 1 c c"))) == "check"


@pytest.mark.parametrize(
    ("bettor", "mine", "raised", "called"),
    [
        (0, 0, "7-6", "T-7"),
        (0, 1, "8-6", "J"),
        (0, 3, "8-6", "J"),
        (1, 0, "8-6", "J"),
        (1, 1, "8-7", "A"),
        (1, 2, "9-5", "A"),
        (2, 0, "9-7", "A"),
        (3, 2, "9-7", "A"),
    ],
)
def test_facing_a_bet_on_the_river_heads_up(bettor, mine, raised, called):
    script = f"{last_draws(bettor, mine)} r"
    assert worst(2, script, "raise") == raised
    assert worst(2, script, "raise call") == called


@pytest.mark.parametrize(("bettor", "reraised"), [(0, "7-5"), (1, "7-6"), (2, "8-6")])
def test_facing_raises_on_the_river_heads_up(bettor, reraised):
    script = f"{last_draws(1, bettor)} r r"
    assert worst(2, script, "raise") == reraised
    assert worst(2, script, "raise call") == "J"
    assert worst(2, f"{last_draws(bettor, 1)} r r r", "raise call") == "9-8"


def one_of_three(bettor: int, mine: int) -> str:
    """Three dealt in, the big blind has folded: the small blind bets, the button answers."""
    return f"r c f 1 1 c c 1 1 c c {bettor} {mine} r"


@pytest.mark.parametrize(
    ("bettor", "mine", "odds", "raised", "called"),
    [
        (0, 0, 9, "8-5", "9-8"),
        (0, 1, 4.9, "8-5", "9-8"),
        (0, 1, 5, "8-5", "T"),
        (1, 1, 4, "8-7", "K"),
        (2, 1, 4, "9-6", "A"),
    ],
)
def test_facing_a_bet_on_the_river_in_a_ring(bettor, mine, odds, raised, called):
    script = one_of_three(bettor, mine)
    assert worst(3, script, "raise", odds) == raised
    assert worst(3, script, "raise call", odds) == called


def test_facing_a_raise_on_the_river_in_a_ring():
    assert worst(3, f"{one_of_three(1, 1)} r", "raise call") == "9-8"


@pytest.mark.parametrize(("bettor", "called"), [(0, "9-8"), (1, "T")])
def test_several_opponents_on_the_river(bettor, called):
    assert worst(3, f"{three_way(f'{bettor} 1 1')} r c", "raise call") == called


@pytest.mark.parametrize(
    ("hand", "mine", "bettor", "odds", "expected"),
    [
        ("23466", 1, 1, 7, "call"),
        ("23466", 1, 1, 6.9, "fold"),
        ("23477", 1, 1, 9, "fold"),
        ("23466", 1, 0, 9, "fold"),
        ("2366K", 1, 1, 9, "fold"),
        ("22668", 1, 1, 9, "fold"),
        ("23466", 0, 1, 9, "fold"),
    ],
)
def test_a_small_pair_catches_a_bluff_at_seven_to_one(hand, mine, bettor, odds, expected):
    assert answer(spot(hand, 2, f"{last_draws(bettor, mine)} r", odds)) == expected

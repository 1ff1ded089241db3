"""The grids of policies/tables.py against the lists of the strategy table, as written there."""

from itertools import chain, combinations

import pytest
from tests.policies.spots import answer, cards_of, spot

from tripledraw.hands.order import order_key
from tripledraw.policies import tables
from tripledraw.policies.tables import RERAISES, ROUGH_FOURS, TIERS

LOWS = "2345678"

# Table A, by tier.
OPENED = {
    5: """2345 2346 2347 2348 2356 2357 2358 2367 2368 2378 2456 2457 2458 2467 2468 2478 2567
          2568 2578 2678 / 234 235 236 237 238 245 247 248 257""",
    4: "3457 3458 3468 3568 / 246 256 258 267 268",
    3: "3467 3478 3567 3578 / 278 346 347 348 357 358",
    2: "3456 3678 4567 4568 4578 4678 / 345 356 367 368 378 457 458 468 / 23 24 25 27",
    1: "5678 / 456 467 478 567 568 578 678 / 26 28 34 35 36 37",
}
# Tables B and C.
ONLY_V_LATE_OPENERS = """4567 4678 3456 / 234 235 236 237 238 245 246 247 248 256 257 258 267 268
                         347 348 357 358"""
RERAISED_HEADS_UP = """234 235 236 237 238 245 246 247 248 256 257 258 267 268 345 347 348 357 358
                       367 368"""
ROUGH = "3456 3567 3678 4567 4568 4578 4678 5678"


def ranks(text: str) -> int:
    return sum(1 << LOWS.index(rank) for rank in text)


def sets(text: str) -> set[int]:
    return {ranks(word) for word in text.split() if word != "/"}


FOURS = {ranks("".join(four)) for four in combinations(LOWS, 4)}
EVERY_DRAW = [
    "".join(some) for some in chain.from_iterable(combinations(LOWS, n) for n in range(5))
]


def test_tiers():
    listed = {held: tier for tier, text in OPENED.items() for held in sets(text)}
    assert sum(len(sets(text)) for text in OPENED.values()) == len(listed)
    assert list(TIERS) == [listed.get(held, 0) for held in range(128)]


def test_reraises():
    best = dict.fromkeys(FOURS - {ranks("5678")}, tables.V_ANYBODY)
    best |= dict.fromkeys(sets(RERAISED_HEADS_UP), tables.V_HEADS_UP)
    best |= dict.fromkeys(sets(ONLY_V_LATE_OPENERS), tables.V_LATE_OPENER)
    assert list(RERAISES) == [best.get(held, 0) for held in range(128)]


def test_rough_fours():
    assert len(ROUGH_FOURS) == 8
    assert set(ROUGH_FOURS) == sets(ROUGH)


@pytest.mark.parametrize(
    ("limit", "just", "too_much"),
    [
        ("SEVEN_FIVE", "23457", "23467"),
        ("SEVEN_SIX", "24567", "23458"),
        ("EIGHT_FIVE", "23458", "23468"),
        ("EIGHT_SIX", "34568", "23478"),
        ("EIGHT_SEVEN", "35678", "23459"),
        ("NINE_FIVE", "23459", "23469"),
        ("NINE_SIX", "34569", "23479"),
        ("NINE_SEVEN", "45679", "23489"),
        ("NINE_LOW", "46789", "2345T"),
        ("TEN_SEVEN", "4567T", "2348T"),
        ("TEN_LOW", "5789T", "2345J"),
        ("JACK_LOW", "689TJ", "2345Q"),
        ("KING_LOW", "8TJQK", "2346A"),
        ("NO_PAIR", "9JQKA", "22345"),
    ],
)
def test_limits_of_made_hands(limit, just, too_much):
    worst = getattr(tables, limit)
    assert order_key(*cards_of(just)) <= worst < order_key(*cards_of(too_much))


def fill(lows: str) -> str:
    """A hand with these low ranks and nothing else of use."""
    return lows + "JQKA"[: 5 - len(lows)] if lows else "TJQKA"


@pytest.mark.parametrize(("folds", "place"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_first_in_raises_by_tier_and_place(folds, place):
    for lows in EVERY_DRAW:
        expected = "raise" if TIERS[ranks(lows)] >= place else "fold"
        assert answer(spot(fill(lows), 6, "f " * folds)) == expected, lows


def test_pat_nines_are_opened_from_the_cutoff_on():
    answers = [answer(spot("35679", 6, "f " * folds)) for folds in range(5)]
    assert answers == ["fold", "fold", "raise", "raise", "raise"]


@pytest.mark.parametrize(
    ("hand", "as_good_as"), [("23456", "2345"), ("34567", "3457"), ("45678", "4568")]
)
def test_a_low_straight_counts_as_the_draw_in_it(hand, as_good_as):
    for folds in range(5):
        script = "f " * folds
        assert answer(spot(hand, 6, script)) == answer(spot(fill(as_good_as), 6, script))


@pytest.mark.parametrize("lows", EVERY_DRAW)
def test_heads_up_every_draw(lows):
    playable = len(lows) >= 2 and lows != "78"
    assert answer(spot(fill(lows), 2, "")) == ("raise" if playable else "fold")
    raised = RERAISES[ranks(lows)] > 0
    assert answer(spot(fill(lows), 2, "c")) == ("bet" if raised else "check")
    call = "call" if playable else "fold"
    assert answer(spot(fill(lows), 2, "r")) == ("raise" if raised else call)
    call = "call" if len(lows) >= 2 else "fold"
    four_bet = len(lows) == 4 and ranks(lows) not in ROUGH_FOURS
    assert answer(spot(fill(lows), 2, "r r")) == ("raise" if four_bet else call)
    assert answer(spot(fill(lows), 2, "r r r")) == call


@pytest.mark.parametrize(
    ("script", "expected"),
    [("", "raise"), ("c", "bet"), ("r", "raise"), ("r r", "raise"), ("r r r", "call")],
)
def test_a_pat_nine_is_raised_heads_up(script, expected):
    assert answer(spot("35689", 2, script)) == expected


@pytest.mark.parametrize("folds", range(5))
def test_a_pat_eight_is_opened_everywhere(folds):
    assert answer(spot("35678", 6, "f " * folds)) == "raise"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("35689", "bet"), ("3457K", "bet"), ("3467K", "check"), ("268QK", "bet"), ("278QK", "check")],
)
def test_the_big_blind_after_limps(hand, expected):
    assert answer(spot(hand, 6, "f f f c c")) == expected


@pytest.mark.parametrize(
    ("hand", "script", "expected"),
    [
        # pat hands
        ("35678", "r r r", "call"),
        ("35678", "r r", "raise"),
        ("35679", "r", "raise"),
        # one raise, an early opener
        ("4567K", "r", "fold"),
        ("3567K", "r", "raise"),
        ("234QK", "r", "call"),
        ("246QK", "r", "fold"),
        ("246QK", "r c", "call"),
        ("347QK", "r c", "fold"),
        # a late opener
        ("347QK", "f f f r", "raise"),
        ("346QK", "f f f r", "call"),
        ("457QK", "f f f r", "fold"),
        ("4567K", "f f f r", "raise"),
        # the big blind by the opener's place
        ("34JQK", "f f f r f", "call"),
        ("78JQK", "f f f r f", "fold"),
        ("24JQK", "f f r f f", "call"),
        ("26JQK", "f f r f f", "fold"),
        ("24JQK", "f r f f f", "fold"),
        ("578QK", "f r f f f", "call"),
        ("578QK", "f r c f f", "fold"),
        ("457QK", "f r c f f", "call"),
        # more raises
        ("2347K", "r r", "raise"),
        ("2347K", "r r r", "call"),
        ("5678K", "r r", "call"),
        ("234QK", "r r", "call"),
        ("347QK", "r r", "fold"),
        ("23JQK", "f f f f r r", "call"),
        ("347QK", "f f f r f r", "call"),
    ],
)
def test_facing_a_raise_at_six_seats(hand, script, expected):
    assert answer(spot(hand, 6, script)) == expected

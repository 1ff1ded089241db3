"""Pat or break, what is kept, and when a hopeless hand is played pat."""

import random
from itertools import combinations, product

import pytest
from tests.policies.spots import NO_CHANCE, answer, cards_of, keeps, kept_cards, new_table, spot

from tripledraw.policies import caller, textbook
from tripledraw.policies.textbook_draw import honest_draw
from tripledraw.rules import flow
from tripledraw.rules.words import CALL, DRAW, RAISE

# Table E, p pat and b break: the first draw, then the second and the last draw against an
# expected draw of 0, 1 and 2; heads-up and with three players. S smooth, R rough, N no draw
# to an eight below the top card.
PATS = {
    "35678": ("p ppp ppp", "p ppp ppp"),
    "23459": ("p ppp ppp", "b bbp ppp"),  # S
    "23569": ("p ppp ppp", "b bbp ppp"),  # S
    "34569": ("p ppp ppp", "p ppp ppp"),  # R
    "24579": ("b bbp ppp", "b bbp ppp"),  # S
    "45679": ("p bpp ppp", "b bpp ppp"),  # R
    "23589": ("b bbp bpp", "b bbb bpp"),  # S
    "46789": ("b bpp ppp", "b bbb ppp"),  # R
    "3679T": ("b bpp bpp", "b bbb bbp"),  # N
    "2347T": ("b bbb bpp", "b bbb bbp"),  # S
    "5678T": ("b bbb bpp", "b bbb bbp"),  # R
    "5678J": ("b bbb bpp", "b bbb bbb"),  # R
    "2379J": ("b bbb bpp", "b bbb bbb"),  # N
    "2378J": ("b bbb bbp", "b bbb bbb"),  # S
    "2347Q": ("b bbb bbb", "b bbb bbb"),
    "5678A": ("b bbb bbb", "b bbb bbb"),
}


def is_pat(hand: str, seats: int, number: int, expected: int) -> bool:
    """What the button, who draws last, does in a draw where everybody else took `expected`."""
    others = seats - 1
    earlier = f"{'2 ' * seats}{'c ' * seats}" * (number - 1)
    script = f"r {'c ' * others}{earlier}{f'{expected} ' * others}"
    return keeps(spot(hand, seats, script)) == "pat"


@pytest.mark.parametrize("hand", PATS)
@pytest.mark.parametrize("seats", [2, 3])
def test_pat_or_break(hand, seats):
    first, *later = PATS[hand][seats - 2].split()
    for number, row in enumerate([first * 3, *later], 1):
        found = "".join("pb"[not is_pat(hand, seats, number, exp)] for exp in range(3))
        assert found == row, f"draw {number}"


def test_the_expected_draw_is_the_last_one_of_who_has_yet_to_draw():
    for last, kept in [(0, "2378"), (1, "2378"), (2, "pat")]:
        script = f"r c 1 {last} c c 1 {last} c c"
        assert keeps(spot("2378J", 2, script)) == kept


def test_a_jack_waits_for_the_one_card_draw_to_be_declared():
    unseen = "r c 1 1 c c 1 1 c c"
    assert keeps(spot("5678J", 2, unseen)) == "5678"
    assert keeps(spot("5678J", 2, f"{unseen} 1")) == "pat"


@pytest.mark.parametrize(
    ("hand", "script", "kept"),
    [
        ("24579", "r c", "pat"),
        ("2347T", "r c", "2347"),
        ("2378J", "r c 1 1 1", "2378"),
        ("2378J", "r c 1 1 1 1 1", "pat"),
        ("2347Q", "r c 1 1 1 1 1", "2347"),
        ("23589", "r c 0 1 0 1 0", "2358"),
    ],
)
def test_with_everybody_all_in_only_the_raw_chance_counts(hand, script, kept):
    assert keeps(spot(hand, 2, script, stack=200)) == kept


@pytest.mark.parametrize(
    ("hand", "seats", "script", "kept"),
    [
        ("34567", 2, "r c", "3457"),
        ("45678", 2, "r c", "4568"),
        ("3456K", 2, "r c", "3456"),
        ("5678K", 6, "r f f f f c", "5678"),
        ("TJQKA", 2, "r c", ""),
        ("7TJQK", 2, "r c", "7"),
        # the eight beside 2 and 7, at the first draw of a big table alone
        ("2678K", 4, "r f f c", "267"),
        ("2378K", 3, "r f c", "2378"),
        ("2378K", 4, "r f f c 1 1 c c", "2378"),
        ("3478K", 4, "r f f c", "3478"),
        # a nine, a ten
        ("2379K", 2, "r c", "237"),
        ("2379K", 3, "r c c 2 2 2 c c c 2 2 2 c c c", "2379"),
        ("237TK", 2, "r c 2 2 c c", "237"),
        ("237TK", 2, "r c 2 2 c c 2 2 c c", "237T"),
        ("237TK", 2, "r c 2 1 c c 2 1 c c", "237T"),
        ("237TK", 2, "r c 2 0 c c 2 0 c c", "237"),
        ("237TK", 3, "r c c 2 2 2 c c c 2 2 2 c c c", "237"),
        # two low cards keep nothing beside them
        ("239TK", 2, "r c 2 2 c c 2 2 c c", "23"),
    ],
)
def test_what_is_kept(hand, seats, script, kept):
    assert keeps(spot(hand, seats, script)) == kept


def test_a_low_flush_throws_its_highest_card():
    table = spot("23478", 2, "r c")
    table.hole[table.actor] = [rank * 4 for rank in (0, 1, 2, 5, 6)]
    assert keeps(table) == "2347"


def test_of_two_cards_of_a_rank_the_one_in_fewer_suits_stays():
    table = spot("23478", 2, "r c")
    for lows in combinations(range(7), 4):
        for paired, suits in product(lows, product(range(4), repeat=5)):
            hand = [rank * 4 + suit for rank, suit in zip((*lows, paired), suits, strict=True)]
            if len(set(hand)) < 5:
                continue
            table.hole[table.actor] = hand
            kept = kept_cards(table, honest_draw(table, table.actor) - DRAW)
            assert [card >> 2 for card in kept] == list(lows)
            assert len({card & 3 for card in kept}) > 1


# Snow: one drawing opponent, a pair or worse, two low ranks at most, from the second draw on.

HALF = 2**31
EIGHTEEN_PERCENT = 773_094_113


@pytest.mark.parametrize(
    ("script", "seats", "often"),
    [
        ("r c 3 3 c c 3 3 c c", 2, HALF),
        ("r c 3 3 c c", 2, EIGHTEEN_PERCENT),
        ("r c", 2, 0),
        ("r c 3 1 c c 3 1 c c", 2, HALF),
        ("r c 3 0 c c 3 0 c c", 2, 0),
        ("r c c 3 3 3 c c c 3 3 3 c c c", 3, 0),
    ],
)
def test_how_often_a_hopeless_hand_stands_pat(script, seats, often):
    table = spot("22JJK", seats, script)
    for chance, snows in [(0, often > 0), (often - 1, often > 0), (often, False)]:
        if chance >= 0:
            pat = textbook.act(table, table.actor, chance) == DRAW
            assert pat == snows
    assert caller.act(table, table.actor, 0) != DRAW


def test_a_hand_that_can_still_improve_is_not_snowed():
    table = spot("2337K", 2, "r c 3 3 c c 3 3 c c")
    assert textbook.act(table, table.actor, 0) != DRAW


def test_no_snow_when_nobody_can_bet_any_more():
    table = spot("22JJK", 2, "r c 3 3 3 3", stack=200)
    assert textbook.act(table, table.actor, 0) != DRAW


def test_a_snow_bets_until_it_is_raised_and_stays_pat():
    start = "r c 0 2 c c 0 2"
    assert answer(spot("22JJK", 2, start)) == "bet"
    assert answer(spot("22JJK", 2, f"{start} r r")) == "fold"
    later = spot("22JJK", 2, f"{start} r c")
    assert textbook.act(later, later.actor, NO_CHANCE) == DRAW
    assert answer(spot("22JJK", 2, f"{start} r c 0 2")) == "bet"
    assert answer(spot("22JJK", 2, f"{start} r c 0 2 r r")) == "fold"


def test_a_snow_in_position_raises_a_bet_between_the_draws_only():
    assert answer(spot("22JJK", 2, "r c 2 0 r")) == "raise"
    assert answer(spot("22JJK", 2, "r c 2 0 c c 2 0 c c 2 0 r")) == "fold"


def test_the_caller_only_calls():
    chances = random.Random(1)
    for script in ("", "r", "r c 2 2", "r c 2 2 r"):
        table = spot("23456", 2, script)
        assert caller.act(table, table.actor, chances.getrandbits(32)) == CALL


def test_the_textbook_stops_at_four_bets_where_the_rules_do_not():
    table = new_table(2, [100_000, 100_000])
    table.cap = 0
    table.order = list(range(52))
    flow.deal(table)
    for _ in range(3):
        flow.act(table, RAISE)
    table.hole[table.actor] = cards_of("23457")
    assert answer(table) == "call"

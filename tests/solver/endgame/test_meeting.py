"""Who meets whom: against suits dealt out one by one, and what it is worth to know."""

from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from tripledraw.equity.compiled import loop
from tripledraw.solver.endgame import Lock, Spot, read_lock, solve
from tripledraw.solver.endgame.audit import FEWEST, audit
from tripledraw.solver.endgame.columns import by_ranks
from tripledraw.solver.endgame.meeting import (
    add_up_parts,
    by_card,
    exact,
    meet,
    take_parts_in_order,
    unaware,
)
from tripledraw.solver.precision import Precision
from tripledraw.solver.ranks import CLASSES, SMALLER, SUITS, class_of

HANDS = ((0, 1, 2, 3, 5), (0, 1, 2, 4, 6), (0, 0, 3, 5, 11), (2, 2, 2, 7, 7), (8, 8, 8, 8, 1))


def with_suits(ranks):
    """Every hand of cards with these ranks."""
    ways = [
        combinations([SUITS * rank + suit for suit in range(SUITS)], ranks.count(rank))
        for rank in sorted(set(ranks))
    ]
    return [{card for part in hand for card in part} for hand in product(*ways)]


def missed(first, second):
    """How often two hands with suits at random share no card, counted."""
    hands, others = with_suits(first), with_suits(second)
    apart = sum(hand.isdisjoint(other) for hand in hands for other in others)
    return apart / (len(hands) * len(others))


def met(meeting, other):
    out, sums = np.zeros(CLASSES, np.float32), np.zeros((2, SMALLER + CLASSES), np.float32)
    loop(meet)(meeting, meeting, other, sums, out)
    return out


def holding(shares):
    other = np.zeros(CLASSES, np.float32)
    for ranks, share in shares.items():
        other[class_of(ranks)] = share
    return other


@pytest.mark.parametrize("other", HANDS)
def test_how_often_two_hands_share_no_card(other):
    found = met(exact(by_ranks()), holding({other: 1.0}))
    for hand in HANDS:
        assert found[class_of(hand)] == pytest.approx(missed(hand, other), abs=1e-6)


def test_a_showdown_is_against_what_is_met():
    shares = dict(zip(HANDS, (0.1, 0.2, 0.3, 0.25, 0.15), strict=True))
    other, sums = holding(shares), np.zeros(SMALLER + CLASSES, np.float32)
    order = np.arange(CLASSES)
    for hand in HANDS:
        place = class_of(hand)
        signs = {each: np.sign(class_of(each) - place) for each in HANDS}
        wanted = sum(shares[e] * signs[e] * missed(hand, e) for e in HANDS)
        won = (other * np.sign(order - place)).sum()
        taken = np.zeros(CLASSES, np.float32)
        loop(add_up_parts)(exact(by_ranks()), other, sums)
        loop(take_parts_in_order)(np.float32(1), exact(by_ranks()), other, sums, taken)
        assert won + taken[place] == pytest.approx(wanted, abs=1e-6)


def test_a_share_for_each_card_is_close():
    """Within one tenth where one to four ranks are common, but for the scale of all."""
    found = met(by_card(by_ranks()), holding({(0, 1, 2, 3, 5): 1.0}))
    hands = ((0, 6, 7, 8, 10), (0, 1, 7, 8, 10), (0, 1, 2, 8, 10), (0, 1, 2, 3, 10))
    for common, hand in enumerate(hands, 1):
        assert 0.872 * found[class_of(hand)] == pytest.approx(0.75**common, rel=0.1)


def test_ranks_alone_meet_everything():
    found = met(unaware(CLASSES), holding({(0, 1, 2, 3, 5): 0.25, (8, 8, 8, 8, 1): 0.5}))
    assert found == pytest.approx(np.full(CLASSES, 0.75))


DRAWERS = (
    "pat 98-@0.15; D1:2345,2346,2347,2356,2357,2367,2456,2457,2467,2567,3456,3457,3467,3567,4567;"
    "D2:234@0.5,235@0.5,236@0.5,237@0.5,245@0.5,246@0.5,247@0.5,256@0.5,257@0.5,267@0.5"
)
"""Ranges that have drawn to their low cards, and some made hands."""


@cache
def solved(precision):
    return solve(
        Spot(DRAWERS, DRAWERS, pot=100), seconds=120, exploitability=0.004, precision=precision
    )


def test_cards_are_solved_as_well_as_ranks():
    """Its values add up to the pot but for what discards would change."""
    assert solved(Precision.CARDS).exploitability <= 0.004
    assert sum(solved(Precision.CARDS).value) == pytest.approx(100, abs=1)


def test_who_counts_cards_loses_less_to_who_sees_them():
    """Where few hands fight for the same cards, the same ones sampled against both solutions."""
    spot = Spot("pat 98-T7@0.2; D1:2347,2356", "pat 98-T7@0.2; D1:2346,2357", pot=100)
    ranks, cards = (
        audit(solve(spot, seconds=60, exploitability=0.004, precision=precision), FEWEST)
        for precision in Precision
    )
    assert cards.gain < ranks.gain


@pytest.mark.parametrize(("pat", "outs"), [("JT986", 19), ("J8752", 22)])
def test_all_in_the_odds_are_those_of_the_cards(pat, outs):
    """One card to 2-3-5-7 with the king thrown: 42 are left, and some of them are held."""
    locks = [Lock("", "D5", {"pat": 1}), Lock("0", "D5", {"1": 1})]
    spot = Spot(f"pat {pat}", "Kc7d5h3s2c", pot=100, stacks=(0, 0))
    found = solve(spot, seconds=0, locks=locks, precision=Precision.CARDS)
    assert found.value[0] == pytest.approx(100 * (1 - outs / 42), abs=0.1)


def test_a_hand_that_blocks_knows_it():
    """Three sixes and a nine make nine-high and better less likely on the other side."""
    spot = Spot("pat 98-; 6c6d6h9s9c", "D1:2346", pot=100, drawn=(0, 1))
    blind, aware = (solve(spot, seconds=5, precision=each) for each in Precision)
    hand = class_of((4, 4, 4, 7, 7))
    assert aware.values[0][hand] != pytest.approx(blind.values[0][hand], abs=0.2)


@pytest.mark.parametrize(
    ("button", "kept", "wins"), [("KcQd7s3d2c", "2 1", 0.1113), ("KcQdJs3d2c", "3 1", 0.0519)]
)
def test_who_has_drawn_meets_what_the_other_draws(button, kept, wins):
    """With nothing to bet: `tripledraw equity "pat 9" "D2:2c3d7s/KcQd"`, and the same of D3."""
    spot = Spot("pat 9", button, pot=10_000, drawn=(0,), stacks=(0, 0))
    lock = read_lock(f"|D5|{kept}")
    first, second = solve(spot, seconds=0, locks=[lock], precision=Precision.CARDS).value
    assert first + second == pytest.approx(10_000, abs=1)
    assert second == pytest.approx(10_000 * wins, abs=5)

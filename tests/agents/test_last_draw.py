"""Where a hand stands in the endgame that is solved for it."""

import numpy as np
import pytest
from tests.agents.planted import planted, played

from tripledraw.agents.classes import weights_of
from tripledraw.agents.last_draw import (
    by_endgame,
    chips_before,
    draw_code,
    drawers,
    is_flush,
    is_last,
    ranges_of,
    solution_at,
    solve_beliefs,
)
from tripledraw.beliefs.seen import seen
from tripledraw.cards import parse
from tripledraw.rules.words import CALL, DRAW, DRAW_MASKS, FOLD, RAISE
from tripledraw.solver.ranks import CLASSES, LOWS, class_of

BEFORE = "rc 20 bc 10 bc"


@pytest.mark.parametrize(
    ("seats", "script", "last"),
    [
        (2, "rc 20 bc 10 b", False),
        (2, BEFORE, True),
        (2, BEFORE + "1", True),
        (2, BEFORE + "10 xb", True),
        (3, "rcc 111 xxx 111 bfc", True),
        (3, "rcc 111 xxx 111 bcc", False),
        (3, "rcc 111 xxx 111 bcc 111 bf", False),
        (3, "rcf 11 xx 11 bc 1", True),
    ],
)
def test_the_last_draw_of_two_is_solved_and_no_other(seats, script, last):
    assert is_last(played(planted(seats, {}), script).table) == last


@pytest.mark.parametrize(("path", "seat"), [("", 0), ("1", 1), ("10", 0), ("10x", 1), ("10xb", 0)])
def test_every_decision_comes_from_the_same_solution(path, seat):
    before = played(planted(2, {}), BEFORE)
    hand = played(planted(2, {}), BEFORE + path)
    public = seen(hand.events, None)
    assert drawers(hand.table) == [1, 0]
    assert chips_before(hand.table, (1, 0)) == ((before.stacks[1], before.stacks[0]), before.pot)
    first, _ = solution_at(seen(before.events, None), before.table, None)
    misses = solve_beliefs.cache_info().misses
    solution, found = solution_at(public, hand.table, None)
    assert (solution is first, found, solve_beliefs.cache_info().misses) == (True, path, misses)
    assert hand.actor == (1, 0)[seat]
    codes = range(DRAW, DRAW + DRAW_MASKS) if len(path) < 2 else (FOLD, CALL, RAISE)
    assert by_endgame(public, hand.table, 5, None) in codes


def test_who_has_stood_pat_twice_is_believed_to_hold_a_made_hand():
    hand = played(planted(2, {}), BEFORE)
    drawing, pat = ranges_of(seen(hand.events, None), (1, 0))
    assert pat[:LOWS].sum() > 0.95 > 0.8 > drawing[:LOWS].sum()


def test_weights_are_counted_by_class():
    hands = np.array([parse("7d 5c 4h 3s 2c"), parse("2d 3c 4d 5h 7c"), parse("Kc Kd 2c 3d 4h")])
    found = weights_of(hands.astype(np.uint8), np.array([0.25, 0.5, 0.25]))
    assert found.shape == (CLASSES,)
    assert (found[0], found[class_of((11, 11, 0, 1, 2))]) == (0.75, 0.25)


def test_a_mask_of_kept_cards_counts_from_the_lowest():
    hand = list(parse("Kd 2c Qh 3d 7s"))
    assert draw_code(hand, 0b00111) == DRAW + 0b00101
    assert draw_code(hand, 0b11111) == DRAW


def test_a_flush_is_five_of_one_suit():
    assert is_flush(list(parse("2c 4c 5c 7c 9c")))
    assert not is_flush(list(parse("2c 4c 5c 7c 9d")))

"""The audit: what is left of a range and a deck when cards are known."""

from math import comb

import numpy as np
import pytest

from tripledraw.equity.compiled import loop
from tripledraw.errors import SolverError
from tripledraw.solver.endgame import Spot, solve
from tripledraw.solver.endgame import keeps as operator
from tripledraw.solver.endgame.audit import audit, compatible, without
from tripledraw.solver.endgame.keeps import BLOCK, DRAWN, MASKS
from tripledraw.solver.endgame.stage import EVERY
from tripledraw.solver.endgame.weights import completions, rank_counts
from tripledraw.solver.ranks import CLASSES, SMALLER, class_of, rank_tables

HAD = (0, 2, 2, 11, 12, 12, 12)


def test_how_likely_a_hand_misses_what_was_had():
    had = np.bincount(HAD, minlength=13)
    found = compatible(had)
    assert found[class_of((0, 1, 3, 4, 5))] == pytest.approx(3 / 4)
    assert found[class_of((2, 2, 3, 4, 11))] == pytest.approx(1 / comb(4, 2) * 3 / 4)
    assert found[class_of((12, 12, 3, 4, 5))] == 0
    left = (found * rank_tables().combos).sum()
    assert left == pytest.approx(comb(52 - len(HAD), 5))


def test_draws_from_a_deck_without_it():
    had = np.bincount(HAD, minlength=13)
    hand, mask = (1, 3, 4, 5, 12), 0b00111
    weights = np.zeros((MASKS, CLASSES), np.float32)
    weights[mask, class_of(hand)] = 1
    made = np.zeros((DRAWN, CLASSES), np.float32)
    room = np.zeros(SMALLER + CLASSES, np.float32), np.zeros((MASKS, BLOCK), np.float32)
    loop(operator.spread)(weights, EVERY, without(had), *room, made)
    assert made[2] == pytest.approx(completions((1, 3, 4), (5, 12, *HAD)), abs=1e-5)


def test_counts_of_ranks():
    assert rank_counts()[class_of((2, 2, 3, 4, 11))].tolist() == [
        0, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0,
    ]  # fmt: skip


def test_an_answer_that_knows_its_cards_wins_something():
    found = solve(Spot("pat 98-, T9752", "pat 98-, JT852", pot=100), seconds=20)
    assert 0 <= audit(found, 3).gain < 0.1
    assert audit(found, 3) == audit(found, 3)


def test_an_audit_begins_at_the_last_draw():
    found = solve(Spot("pat 9", "pat 8", pot=100, drawn=(0,)), seconds=0)
    with pytest.raises(SolverError, match="both have the last draw to come"):
        audit(found, 3)

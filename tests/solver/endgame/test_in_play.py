"""Last draws in which only the hands of both ranges learn, beside those in which all do."""

import numpy as np
import pytest

from tripledraw.solver.endgame import Spot
from tripledraw.solver.endgame.in_play import InPlay
from tripledraw.solver.endgame.solution import Solution, hand_class
from tripledraw.solver.endgame.solving import Endgame

SPOT = Spot("D1:2347,2345", "pat T-", pot=100)
ITERATIONS = 12


@pytest.fixture(scope="module")
def whole():
    with Endgame(SPOT, threads=1) as endgame:
        for _ in range(ITERATIONS):
            endgame.iterate()
        yield endgame


@pytest.fixture(scope="module")
def solution():
    return InPlay(SPOT).after(ITERATIONS)


def test_hands_in_play_learn_what_they_learn_among_all(whole, solution):
    first, second = SPOT.weights
    learnt, alone = (each.stages[0].state for each in (whole, solution.endgame))
    for situation, held in ((0, first), (1, second), (2, second)):
        found, expected = (s.keep_sums[situation][:, held > 0] for s in (alone, learnt))
        assert np.allclose(found, expected, rtol=1e-3, atol=1e-4 * expected.max())
    gains = whole.gains(whole.every_keep) / SPOT.pot
    assert solution.exploitability == pytest.approx(gains, rel=1e-3)


@pytest.mark.parametrize(("path", "hand"), [("", "K9653"), ("0", "AAKK2"), ("10b", "98743")])
def test_a_hand_that_neither_range_holds_is_worth_what_it_wins(whole, solution, path, hand):
    place = hand_class(hand)
    expected = Solution(whole, ITERATIONS, 0.0, 0.0).played_on().at(path).ev[:, place]
    assert solution.at(path).ev[:, place] == pytest.approx(expected, abs=0.02)
    assert np.ptp(expected) > 1


def test_it_may_be_looked_at_on_the_way(solution):
    stopped = InPlay(SPOT)
    first = stopped.after(5)
    before = first.at("10").frequency.copy()
    assert stopped.after(ITERATIONS).exploitability == solution.exploitability
    assert (first.at("10").frequency == before).all()
    assert first.iterations == 5

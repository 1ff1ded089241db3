"""The compiled learner does what vectors in NumPy do, decision by decision."""

import numpy as np
import pytest
from tests.solver.blueprint.small_game import Naive, small_game

from tripledraw.batch.compile import FREEDOM, freedom
from tripledraw.equity import sweep
from tripledraw.equity.compiled import loop
from tripledraw.solver.blueprint.game import arrays_of
from tripledraw.solver.blueprint.learning import Learner
from tripledraw.solver.blueprint.rounds import match
from tripledraw.solver.small.best_response import bracket
from tripledraw.solver.small.cfr import Solver, matched

CHIPS = 2  # a small bet

GAMES = {
    "draws of one card": {"counts": (2, 1, 2)},
    "a last draw of two": {"counts": (1, 2, 3), "buckets": (3, 8, 9, 17)},
}


@pytest.fixture(scope="module", params=GAMES)
def naive(request):
    return Naive(small_game(**GAMES[request.param]))


def learned(game, turns, threads=1):
    learner = Learner(game, threads)
    for _ in range(turns):
        learner.learn()
    return learner


def test_it_regrets_what_the_naive_one_does(naive):
    turns = 3
    learner = learned(naive.bucket_game, turns)
    solver = Solver(naive.game)
    solver.run(turns)
    for number in naive.at:
        ours = naive.rows(learner.regrets, number)
        # A strategy where next to nothing is regretted hangs on the last digit; regrets do not.
        assert ours * CHIPS == pytest.approx(solver._regrets[number], abs=1e-3)


def test_its_bracket_is_that_of_exact_best_responses(naive):
    learner = learned(naive.bucket_game, 6)
    average = {number: matched(naive.rows(learner.sums, number)) for number in naive.at}
    low, high = bracket(naive.game, average)
    found = learner.bracket()
    assert (-found.button, found.big_blind) == pytest.approx((low / CHIPS, high / CHIPS), abs=1e-4)


def test_it_comes_near_an_equilibrium(naive):
    learner = learned(naive.bucket_game, 300)
    assert 0 <= learner.bracket().exploitability < 5e-3


def test_threads_change_nothing():
    game = small_game()
    one, two = learned(game, 3), learned(game, 3, threads=2)
    for ours, theirs in zip(arrays_of(one.sums), arrays_of(two.sums), strict=True):
        assert np.array_equal(ours, theirs)


@pytest.mark.parametrize("regret", [0.0, 1e-45, 1e-39, 1e-30])
def test_regrets_next_to_nothing_make_all_alike(regret):
    played = np.full((3, 4), [[0.0], [regret], [0.0]], np.float32)
    strategy = np.empty((3, 4), np.float32)
    loop(match)(played, np.empty(4, np.float32), strategy)
    assert strategy == pytest.approx(1 / 3)


def test_nothing_is_ever_no_number(naive):
    learner = learned(naive.bucket_game, 60)
    for array in (*arrays_of(learner.regrets), *arrays_of(learner.sums)):
        assert np.isfinite(array).all()


def test_sums_may_be_reordered_here_and_not_where_counts_are_exact():
    assert freedom(match) == FREEDOM
    assert not freedom(sweep.count_ranks)

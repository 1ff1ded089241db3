"""Leduc poker: its value, by learning and by linear programming."""

import pytest
from tests.solver.small import naive_games
from tests.solver.small.sequence_form import SequenceForm

from tripledraw.solver.small.best_response import bracket, exploitability, value
from tripledraw.solver.small.cfr import Solver
from tripledraw.solver.small.leduc import leduc

KNOWN = -0.0856064


@pytest.fixture(scope="module")
def tree():
    return SequenceForm(naive_games.leduc())


def test_its_value_is_the_known_one():
    game = leduc()
    solver = Solver(game)
    solver.run(1_000)
    strategy = solver.average()
    assert value(game, strategy) == pytest.approx(KNOWN, abs=1e-4)
    low, high = bracket(game, strategy)
    assert low < KNOWN < high
    assert exploitability(game, strategy) < 5e-4


def test_the_linear_program_says_so_too(tree):
    assert tree.value() == pytest.approx(KNOWN, abs=1e-7)


def test_a_best_response_to_chance_is_what_the_tree_says(tree):
    game = leduc()
    low, high = bracket(game, game.uniform())
    assert (-low, high) == pytest.approx((tree.best_response(1), tree.best_response(0)))

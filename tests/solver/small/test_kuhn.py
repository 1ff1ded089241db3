"""Kuhn poker: its value, and what its equilibria are known to have in common (Kuhn, 1950)."""

import pytest
from tests.solver.small import naive_games
from tests.solver.small.following import follow
from tests.solver.small.sequence_form import SequenceForm

from tripledraw.solver.small.best_response import bracket, exploitability, value
from tripledraw.solver.small.cfr import Solver
from tripledraw.solver.small.kuhn import kuhn

JACK, QUEEN, KING = range(3)
CHECK, BET = 0, 1
FOLD, CALL = 0, 1


@pytest.fixture(scope="module")
def solved():
    solver = Solver(kuhn())
    solver.run(4_000)
    return solver.game, solver.average()


def test_it_is_worth_minus_an_eighteenth_to_the_first_player(solved):
    assert value(*solved) == pytest.approx(-1 / 18, abs=1e-4)
    low, high = bracket(*solved)
    assert low <= -1 / 18 <= high
    assert exploitability(*solved) < 1e-4


def test_the_linear_program_says_so_too():
    assert SequenceForm(naive_games.kuhn()).value() == pytest.approx(-1 / 18, abs=1e-9)


def test_the_second_player_has_one_equilibrium(solved):
    game, strategy = solved
    checked_to, facing_a_bet = (strategy[follow(game, move)] for move in (CHECK, BET))
    assert checked_to[BET] == pytest.approx([1 / 3, 0, 1], abs=0.01)
    assert facing_a_bet[CALL] == pytest.approx([0, 1 / 3, 1], abs=0.01)


def test_the_first_player_bluffs_a_third_as_often_as_he_bets_the_king(solved):
    game, strategy = solved
    bets = strategy[follow(game)][BET]
    assert bets[JACK] == pytest.approx(bets[KING] / 3, abs=0.01)
    assert bets[QUEEN] == pytest.approx(0, abs=0.01)
    calls = strategy[follow(game, CHECK, BET)][CALL]
    assert calls[QUEEN] == pytest.approx(bets[JACK] + 1 / 3, abs=0.01)


def test_a_best_response_to_chance_is_what_the_tree_says():
    game, tree = kuhn(), SequenceForm(naive_games.kuhn())
    low, high = bracket(game, game.uniform())
    assert (-low, high) == pytest.approx((tree.best_response(1), tree.best_response(0)))

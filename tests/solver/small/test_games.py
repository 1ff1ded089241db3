"""Games written down by hand: what is hidden, what both see, and who wins how much."""

import numpy as np
import pytest

from tripledraw.solver.small.best_response import best_response, bracket, exploitability, value
from tripledraw.solver.small.cfr import Solver, matched
from tripledraw.solver.small.games import Deal, Decision, Game, Move, Terminal

ROCK, PAPER, SCISSORS = range(3)
ONE = np.ones(1)


def chosen(count):
    """Moves to node 0 that each leave a hand of their own: the other does not see which."""
    return lambda child: tuple(Move(child, np.eye(count)[[move]]) for move in range(count))


def at_once(payoff):
    """Both choose unseen: a matrix game."""
    rows, columns = np.shape(payoff)
    nodes = (
        Terminal(np.array(payoff, float)),
        Decision(1, 1, chosen(columns)(0)),
        Decision(0, 1, chosen(rows)(1)),
    )
    return Game(nodes, (ONE, ONE))


def double_rock():
    """Rock, paper, scissors where what rock has to do with counts twice: paper half of the time."""
    return at_once([[0, -2, 2], [2, 0, -1], [-2, 1, 0]])


def test_a_matrix_game_is_solved():
    game = double_rock()
    solver = Solver(game)
    solver.run(2_000)
    strategy = solver.average()
    assert value(game, strategy) == pytest.approx(0, abs=1e-4)
    for number in (1, 2):
        assert strategy[number][:, 0] == pytest.approx([0.2, 0.4, 0.4], abs=1e-3)


def test_a_best_response_wins_the_most_there_is():
    game = double_rock()
    strategy = {1: np.array([[1.0], [0], [0]]), 2: np.array([[0.0], [0], [1]])}
    assert value(game, strategy) == -2
    assert best_response(game, 0, strategy) == 2
    assert best_response(game, 1, strategy) == 2
    assert bracket(game, strategy) == (-2, 2)
    assert exploitability(game, strategy) == 2


def test_what_both_see_is_answered_apart():
    """Two coins: player 1 sees the coin before he calls it, player 0 has nothing to say."""
    payoffs = (np.array([[0.5]]), np.array([[-0.5]]))
    nodes = []
    for shown in (0, 1):
        nodes += [Terminal(payoffs[shown]), Terminal(payoffs[1 - shown])]
        first = len(nodes) - 2
        nodes.append(Decision(1, 1, (Move(first), Move(first + 1))))
    nodes.append(Deal((2, 5)))
    game = Game(tuple(nodes), (ONE, ONE))
    assert value(game, game.uniform()) == 0
    assert best_response(game, 1, game.uniform()) == 1


def test_regret_matching_plays_what_is_regretted():
    regrets = np.array([[3.0, -1.0, 0.0], [1.0, 2.0, -5.0]])
    assert matched(regrets).tolist() == [[0.75, 0.0, 0.5], [0.25, 1.0, 0.5]]


def test_turns_can_be_taken_in_parts():
    whole, parts = Solver(double_rock()), Solver(double_rock())
    whole.run(30)
    for turns in (1, 9, 20):
        parts.run(turns)
    assert parts.turn == whole.turn
    for number, strategy in whole.average().items():
        assert (parts.average()[number] == strategy).all()


def test_learning_makes_strategies_harder_to_exploit():
    game = double_rock()
    solver = Solver(game)
    left = []
    for _ in range(3):
        solver.run(50)
        left.append(exploitability(game, solver.average()))
    assert left == sorted(left, reverse=True)
    assert left[0] < exploitability(game, game.uniform())

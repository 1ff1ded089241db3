"""A training whose last draws are shared out learns what one at home does."""

import pytest
from tests.here_and_now import HereAndNow
from tests.solver.blueprint.small_game import small_game

from tripledraw.solver.blueprint import shares
from tripledraw.solver.blueprint.game import arrays_of
from tripledraw.solver.blueprint.learning import Learner
from tripledraw.solver.blueprint.training import Training

TURNS = 4


@pytest.fixture(scope="module")
def game():
    return small_game()


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch):
    monkeypatch.setattr(shares, "PIECE", 3)


def learned(learner: Learner, turns: int) -> Learner:
    for _ in range(turns):
        learner.learn()
    return learner


def is_same(one: Learner, other: Learner) -> bool:
    pairs = ((one.regrets, other.regrets), (one.sums, other.sums))
    return all(
        (ours == theirs).all()
        for pair in pairs
        for ours, theirs in zip(*map(arrays_of, pair), strict=True)
    )


@pytest.mark.parametrize("workers", [1, 2, 7])
def test_it_learns_the_same_digit_by_digit(game, workers):
    home = learned(Learner(game), TURNS)
    away = learned(Learner(game, 1, HereAndNow(workers)), TURNS)
    assert away.bracket() == home.bracket()
    assert not is_same(away, home)
    away.fetch()
    assert is_same(away, home)


def test_more_workers_than_last_draws_are_not_needed(game):
    away = learned(Learner(game, 1, HereAndNow(10_000)), 1)
    away.fetch()
    assert is_same(away, learned(Learner(game), 1))


@pytest.mark.parametrize("begun_at_home", [True, False])
def test_a_checkpoint_of_one_is_taken_up_by_the_other(game, tmp_path, begun_at_home):
    clusters = (None, HereAndNow(3)) if begun_at_home else (HereAndNow(3), None)
    for cluster in clusters:
        training = Training.opened(tmp_path, game, 2, 1, cluster)
        training.turn()
        training.turn()
        training.checkpoint()
    assert is_same(training.learner, learned(Learner(game), 4))

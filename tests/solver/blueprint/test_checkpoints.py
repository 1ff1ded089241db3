"""A training goes on from a checkpoint as if it had never stopped; a bad file is refused."""

import json

import numpy as np
import pytest
from tests.solver.blueprint.small_game import small_game

from tripledraw.errors import SolverError
from tripledraw.solver.blueprint import checkpoints, training
from tripledraw.solver.blueprint.checkpoints import load, load_early_sums, saved
from tripledraw.solver.blueprint.game import arrays_of
from tripledraw.solver.blueprint.learning import Learner
from tripledraw.solver.blueprint.training import Training, check_memory, needed_bytes

CAP = 2


def opened(folder, game=None):
    return Training.opened(folder, game or small_game(), CAP, 1)


def turned(training, turns):
    for _ in range(turns):
        training.turn()
    return training


def all_arrays(learner):
    return [*arrays_of(learner.regrets), *arrays_of(learner.sums)]


def test_a_resumed_training_is_the_uninterrupted_one(tmp_path):
    straight = turned(opened(tmp_path / "a"), 5)
    turned(opened(tmp_path / "b"), 2).checkpoint()
    resumed = turned(opened(tmp_path / "b"), 3)
    assert resumed.learner.turn == 5
    for ours, theirs in zip(all_arrays(straight.learner), all_arrays(resumed.learner), strict=True):
        assert np.array_equal(ours, theirs)


def test_a_run_gives_progress_and_ends_with_a_checkpoint(tmp_path):
    given = list(opened(tmp_path).run(1e9, 0.0, iter([False, False, True]).__next__))
    assert [progress.turn for progress in given] == [1, 2]
    logged = (tmp_path / training.LOG).read_text().splitlines()
    assert [json.loads(line)["turn"] for line in logged] == [1, 2]
    assert opened(tmp_path).learner.turn == 2


def test_two_checkpoints_are_kept(tmp_path):
    begun = opened(tmp_path)
    for _ in range(4):
        turned(begun, 1).checkpoint()
    assert [path.name for path in saved(tmp_path)] == [
        "turn-000003.training", "turn-000004.training"
    ]  # fmt: skip


@pytest.fixture
def two(tmp_path):
    begun = opened(tmp_path)
    for _ in range(2):
        turned(begun, 1).checkpoint()
    return saved(tmp_path)


@pytest.mark.parametrize("place", [0, 3, 5_000, -1])
def test_a_changed_byte_is_noticed_and_the_one_before_named(two, place):
    content = bytearray(two[-1].read_bytes())
    content[place] ^= 1
    two[-1].write_bytes(content)
    with pytest.raises(SolverError, match=f"damaged.*delete it to go on from {two[0].name}"):
        opened(two[0].parent)
    assert saved(two[0].parent) == two


@pytest.mark.parametrize("cut", [1, 33, 4_000])
def test_a_short_file_is_noticed(two, cut):
    two[-1].write_bytes(two[-1].read_bytes()[:-cut])
    with pytest.raises(SolverError, match="damaged"):
        opened(two[0].parent)


def test_another_version_is_refused(two, monkeypatch):
    monkeypatch.setattr(checkpoints, "VERSION", 2)
    with pytest.raises(SolverError, match="version 1 and this reads version 2"):
        load(two[-1], Learner(small_game()))


def test_another_game_is_refused(two):
    with pytest.raises(SolverError, match="another game"):
        opened(two[0].parent, small_game(seed=2))


def test_what_cannot_be_written_leaves_the_last_one(two, monkeypatch):
    begun = turned(opened(two[0].parent), 1)
    monkeypatch.setattr(checkpoints.os, "fsync", fail)
    with pytest.raises(SolverError, match="cannot be written: no room"):
        begun.checkpoint()
    assert saved(two[0].parent) == two
    assert not list(two[0].parent.glob("*.part"))


def fail(*_):
    raise OSError(28, "no room")


def test_the_early_sums_are_read_alone(two):
    game = small_game()
    learner = Learner(game)
    load(two[-1], learner)
    head, sums = load_early_sums(two[-1], game)
    assert head.turn == 2
    whole = learner.sums
    early = whole.rounds, whole.first[:2], whole.second[:2]
    for ours, theirs in zip(sums, early, strict=True):
        assert all(map(np.array_equal, ours, theirs))


def test_too_little_memory_is_told_with_a_smaller_choice():
    check_memory(4, None)
    check_memory(4, needed_bytes(4))
    with pytest.raises(SolverError, match=r"takes 1\d\.\d GB .* --cap 3 takes \d\.\d GB"):
        check_memory(4, needed_bytes(4) - 1)
    with pytest.raises(SolverError, match="the smallest, --cap 2, takes"):
        check_memory(4, 10)


def test_the_whole_training_takes_at_most_twenty_gigabytes():
    assert needed_bytes(4) <= 20e9

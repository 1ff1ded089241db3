"""``tripledraw train`` on a small game: it says what it needs, goes on, is left and packs."""

import json
import signal

import pytest
from tests.solver.blueprint.small_game import small_game
from typer.testing import CliRunner

from tripledraw.cli import app
from tripledraw.errors import SolverError
from tripledraw.solver.blueprint import game, training
from tripledraw.solver.blueprint.training import Training


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    monkeypatch.setattr(game, "bucket_game", lambda cap: small_game())
    monkeypatch.setattr(training, "bucket_game", lambda cap: small_game())


def trained(folder, *options):
    return CliRunner().invoke(app, ["train", str(folder), "--threads", "1", *options])


def test_it_learns_and_goes_on(tmp_path):
    begun = trained(tmp_path, "--minutes", "1e-9", "--every", "0")
    assert begun.exit_code == 0
    assert "GB of memory for a cap of 4 bets" in begun.stderr
    assert begun.stdout.startswith("turn 1, 0.0 minutes")
    assert "exploitability" in begun.stdout
    on = trained(tmp_path, "--minutes", "1e-9", "--json")
    assert json.loads(on.stdout)["turn"] == 2


def test_a_signal_ends_it_after_the_turn_with_a_checkpoint(tmp_path, monkeypatch):
    turn = Training.turn

    def interrupted(begun):
        signal.raise_signal(signal.SIGINT)
        turn(begun)

    monkeypatch.setattr(Training, "turn", interrupted)
    left = trained(tmp_path, "--minutes", "1000")
    assert left.exit_code == 130
    assert left.stdout.startswith("turn 1,")
    assert len(list(tmp_path.glob("*.training"))) == 1


def test_too_little_memory_is_told_before_anything_is_done(tmp_path, monkeypatch):
    monkeypatch.setattr(training, "free_memory", lambda: 10)
    refused = trained(tmp_path / "new")
    assert isinstance(refused.exception, SolverError)
    assert "0.0 GB are free" in str(refused.exception)
    assert not (tmp_path / "new").exists()


def test_a_folder_without_a_checkpoint_cannot_be_packed(tmp_path):
    refused = trained(tmp_path, "--pack", str(tmp_path / "out"))
    assert "has no checkpoint to pack" in str(refused.exception)


def test_the_newest_checkpoint_is_packed(tmp_path):
    trained(tmp_path, "--minutes", "1e-9")
    packed = trained(tmp_path, "--pack", str(tmp_path / "out"))
    assert packed.stdout.startswith(f"{tmp_path / 'out'}: turn 1,")
    assert (tmp_path / "out").stat().st_size < 1_000_000


def test_left_before_the_first_turn_it_leaves_nothing(tmp_path, monkeypatch):
    compiled = training.compile_loops

    def interrupted(of_game):
        signal.raise_signal(signal.SIGINT)
        compiled(of_game)

    monkeypatch.setattr(training, "compile_loops", interrupted)
    left = trained(tmp_path)
    assert (left.exit_code, left.stdout) == (130, "")
    assert not list(tmp_path.iterdir())

"""``tripledraw simulate``: what it prints and writes, and hands spread over a cluster."""

import errno
import json
import os
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from typer.testing import CliRunner

from tripledraw.batch import playouts
from tripledraw.batch.game import game
from tripledraw.batch.parquet import ParquetFile
from tripledraw.batch.spread import spread
from tripledraw.batch.summary import Summary
from tripledraw.cli import app
from tripledraw.errors import BatchError, MissingExtra

ARGUMENTS = ("simulate", "--hands", "3000", "--seats", "3", "--seed", "8")


def run(*arguments):
    return CliRunner().invoke(app, [*ARGUMENTS, *arguments])


def test_the_summary_is_that_of_the_hands():
    done = run("--json", "--agents", "textbook,random,caller")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    played = playouts(3000, seats=3, policies=["textbook", "random", "caller"], seed=8)
    profit = played.profit / 10
    for seat, line in enumerate(found["seats"]):
        assert line["small_bets_per_hand"] == pytest.approx(profit[:, seat].mean())
        error = profit[:, seat].std(ddof=1) / 3000**0.5
        assert line["standard_error"] == pytest.approx(error)
    assert [line["agent"] for line in found["seats"]] == ["textbook", "random", "caller"]
    assert found["showdown_rate"] == played.showdowns.mean()
    assert found["reshuffle_rate"] == (played.reshuffles > 0).mean()
    counts = np.bincount(played.draws[:, :, 2][played.draws[:, :, 2] >= 0], minlength=6)
    assert found["draws"][2]["counts"] == counts.tolist()


def test_the_table_names_every_seat():
    done = run("--threads", "2")
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("3,000 hands, seed 8, ")
    for position in ("button", "small blind", "big blind"):
        assert position in done.stdout


@pytest.mark.parametrize(
    ("seats", "late"),
    [
        (3, []),
        (4, ["cutoff"]),
        (5, ["hijack", "cutoff"]),
        (6, ["under the gun", "hijack", "cutoff"]),
    ],
)
def test_seats_have_the_names_of_the_table(seats, late):
    found = json.loads(run("--hands", "10", "--seats", str(seats), "--json").stdout)
    positions = [line["position"] for line in found["seats"]]
    assert positions == ["button", "small blind", "big blind", *late]


@pytest.mark.parametrize(
    ("agents", "message"),
    [
        ("tight", "'tight' is no agent; --agents takes"),
        ("random,caller", "2 agents for 3 seats; give one for all or one a seat"),
    ],
)
def test_agents_are_refused_by_the_name_of_the_option(agents, message):
    done = run("--agents", agents)
    assert done.exit_code == 2
    assert f"Invalid value for --agents: {message}" in done.stderr


def test_squares_of_large_stacks_do_not_overflow():
    summary = Summary(game(2, stacks=10**9))
    played = playouts(2, seats=2, stacks=10**9)
    played.profit[:] = [[10**9, -(10**9)], [-(10**9), 10**9]]
    for _ in range(10):
        summary.add(played)
    assert summary.squares == [20 * 10**18] * 2
    assert summary.chips == [0, 0]


def test_every_hand_is_written(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "hands.parquet"
    assert run("--out", str(path), "--agents", "textbook").exit_code == 0
    rows = parquet.read_table(path)
    played = playouts(3000, seats=3, policies="textbook", seed=8)
    assert rows["hand"].to_pylist() == list(range(3000))
    for seat in range(3):
        assert rows[f"profit_{seat}"].to_pylist() == played.profit[:, seat].tolist()
        for draw in range(3):
            drawn = [None if n < 0 else n for n in played.draws[:, seat, draw].tolist()]
            assert rows[f"drawn_{seat}_{draw + 1}"].to_pylist() == drawn
    assert rows["showdown"].to_pylist() == played.showdowns.tolist()
    assert json.loads(rows.schema.metadata[b"tripledraw"]) == played.game.to_json()


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    pytest.importorskip("pyarrow")
    path = tmp_path / "no" / "hands.parquet"
    with pytest.raises(BatchError) as caught:
        ParquetFile(path, game(2))
    assert str(caught.value) == f"{path} cannot be written: {os.strerror(errno.ENOENT)}"


def test_a_full_disk_is_one_sentence():
    pytest.importorskip("pyarrow")
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("there is no /dev/full")
    error = run("--out", str(full), "--force").exception
    assert str(error) == f"{full} cannot be written: {os.strerror(errno.ENOSPC)}"


def test_a_file_is_overwritten_by_force_alone(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "hands.parquet"
    path.write_text("of great worth")
    error = run("--out", str(path)).exception
    assert str(error) == f"{path} is there already; --force overwrites it"
    assert path.read_text() == "of great worth"
    with pytest.raises(BatchError, match="cannot be written"):
        ParquetFile(path, game(2))
    assert path.read_text() == "of great worth"
    assert run("--out", str(path), "--force").exit_code == 0
    assert parquet.read_metadata(path).num_rows == 3000


def test_the_file_is_opened_before_anything_is_compiled(tmp_path, monkeypatch):
    pytest.importorskip("pyarrow")
    # The package has the function playouts, so the module goes by its dotted name alone.
    monkeypatch.setattr(import_module("tripledraw.batch.playouts"), "kernel_for", None)
    assert isinstance(run("--out", str(tmp_path / "no" / "x")).exception, BatchError)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert isinstance(run("--out", str(tmp_path / "x")).exception, MissingExtra)
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(("package", "extra"), [("pyarrow", "data"), ("ray", "cluster")])
def test_a_missing_package_is_named(package, extra, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, package, None)
    option = ("--out", str(tmp_path / "x")) if extra == "data" else ("--ray", "auto")
    error = run(*option).exception
    assert isinstance(error, MissingExtra)
    assert str(error).endswith(f"install them with: pip install 'tripledraw[{extra}]'")


def test_a_cluster_gives_the_same_hands(monkeypatch):
    """A stand-in with the calls of Ray that are used; what it runs goes through pickle."""
    import pickle

    started = []
    stand_in = SimpleNamespace(
        init=lambda address, log_to_driver: started.append((address, log_to_driver)),
        shutdown=lambda: started.append("down"),
        cluster_resources=lambda: {"CPU": 3.0},
        get=lambda handle: pickle.loads(handle),
        remote=lambda function: SimpleNamespace(
            remote=lambda *given: pickle.dumps(function(*pickle.loads(pickle.dumps(given))))
        ),
    )
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    there, here = (json.loads(run("--json", *more).stdout) for more in (("--ray", "auto"), ()))
    assert started == [("auto", False), "down"]
    assert there["seats"] == here["seats"]
    assert there["draws"] == here["draws"]


def test_an_interrupt_keeps_what_was_played(monkeypatch):
    def stops(*arguments):
        yield next(spread(*arguments, chunk=1000))
        raise KeyboardInterrupt

    monkeypatch.setattr("tripledraw.batch.spread.spread", stops)
    done = run("--json")
    assert done.exit_code == 130
    assert json.loads(done.stdout)["hands"] == 1000
    assert "Stopped after 1,000 of 3,000 hands." in done.stderr

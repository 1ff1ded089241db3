"""Endgames that are kept: as good as solved again, on disk too."""

import os

import numpy as np
import pytest

from tripledraw.agents import endgames
from tripledraw.agents.endgames import ITERATIONS, PRECISION, solve, solve_line
from tripledraw.agents.shelf import Shelf
from tripledraw.errors import SolverError, StakesError
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.solver.endgame.solution import Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.spot import Spot
from tripledraw.stakes import Stakes

LINE = Line(("rc", "xbc", "xx"), ((2, 1), (1, 1)))
POT = 60
STEP = 1 / 255


@pytest.fixture
def shelf(monkeypatch, tmp_path):
    """A shelf of this test alone, and nothing in memory."""
    made = Shelf(tmp_path / "endgames", 3)
    monkeypatch.setattr(endgames, "shelf", lambda: made)
    solve_line.cache_clear()
    yield made
    solve_line.cache_clear()


def test_answers_are_those_of_the_solution_but_for_the_steps():
    spot = Spot("D1:2347,2345", "pat T-", pot=60)
    found = solve(spot)
    with Endgame(spot, threads=1, precision=PRECISION) as endgame:
        for _ in range(ITERATIONS):
            endgame.iterate()
    whole = Solution(endgame, ITERATIONS, 0.0, 0.0)
    for path in ("", "1", "10", "10x", "10xb", "11b", "21xbrr"):
        answer, decision = found.at(path), whole.at(path)
        assert (answer.actions, answer.draws) == (decision.actions, decision.draws)
        # What rounding leaves of many small chances goes to the likeliest action.
        assert np.abs(answer.frequency - decision.frequency).max() < len(answer.actions) * STEP
        assert answer.frequency.sum(0) == pytest.approx(1)


def test_a_path_that_leads_nowhere_is_refused():
    with pytest.raises(SolverError, match='the path "1z" goes wrong at "z"'):
        solve(Spot("pat 7", "pat 8", pot=60)).at("1z")


def test_betting_that_takes_too_long_is_refused():
    spot = Spot("pat 7", "pat 8", 60, Stakes(10, cap=0), (2_000, 2_000))
    with pytest.raises(StakesError, match=r"the last round has .* decisions; 24 is the most"):
        solve(spot)


def test_a_line_is_solved_once_and_comes_back_from_disk_the_same(shelf, monkeypatch):
    strategy = Blueprint.load()
    found = solve_line(strategy, LINE, POT)
    assert solve_line(strategy, LINE, POT) is found
    solve_line.cache_clear()
    monkeypatch.setattr(endgames, "solve", lambda spot: pytest.fail("solved again"))
    again = solve_line(strategy, LINE, POT)
    assert (again.draws == found.draws).all()
    assert (again.bets == found.bets).all()
    assert again.at("11x").actions == ("check", "bet")


def test_another_solver_finds_nothing_of_it(shelf, monkeypatch):
    strategy = Blueprint.load()
    solve_line(strategy, LINE, POT)
    solve_line.cache_clear()
    monkeypatch.setattr(endgames, "solver_digest", lambda: "of another version")
    monkeypatch.setattr(endgames, "solve", lambda spot: found.append(spot) or solve(spot))
    found: list[Spot] = []
    solve_line(strategy, LINE, POT)
    assert len(found) == 1


def test_a_shelf_keeps_what_was_used_last(tmp_path):
    shelf = Shelf(tmp_path, 3)
    for time, key in enumerate("abc"):
        shelf.put(key, row=np.array([time]))
        os.utime(tmp_path / f"{key}.npz", (time, time))
    assert shelf.take("a")["row"] == [0]
    shelf.put("d", row=np.array([3]))
    assert [shelf.take(key) is not None for key in "abcd"] == [True, False, True, True]


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04", b"nothing of the kind"])
def test_what_is_damaged_is_not_there(tmp_path, damage):
    shelf = Shelf(tmp_path, 3)
    shelf.put("a", row=np.random.default_rng(1).random(1000))
    whole = (tmp_path / "a.npz").read_bytes()
    (tmp_path / "a.npz").write_bytes(damage)
    assert shelf.take("a") is None
    (tmp_path / "a.npz").write_bytes(whole[:4000] + bytes([whole[4000] ^ 255]) + whole[4001:])
    assert shelf.take("a") is None
    shelf.put("a", row=np.zeros(1000))
    assert (shelf.take("a")["row"] == 0).all()


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path):
    (tmp_path / "file").write_text("no folder")
    shelf = Shelf(tmp_path / "file", 3)
    shelf.put("a", row=np.zeros(3))
    assert shelf.take("a") is None

"""``tripledraw equity``: what it prints, refuses and draws."""

import json
import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

pytest.importorskip("numba")

from tripledraw.cli.equity import app
from tripledraw.errors import TripleDrawError

PLAYERS = ["pat JcTd9h8d6s", "D1:2c3d5h7s"]


def run(*arguments):
    result = CliRunner().invoke(app, list(arguments))
    if isinstance(result.exception, TripleDrawError):  # as tripledraw.cli.main says it
        result.exit_code, result.stderr_bytes = 1, f"{result.exception}\n".encode()
    return result


def test_the_table_says_what_is_exact():
    result = run(*PLAYERS)
    assert result.exit_code == 0
    assert "44.19%" in result.stdout
    assert "1 draw left; exact, 43 deals" in result.stdout


def test_json_has_counts_and_ranges():
    found = json.loads(run(*PLAYERS, "--json").stdout)
    assert found["exact"] is True
    assert found["players"][1]["range"] == PLAYERS[1]
    assert found["players"][1]["counts"] == {"win": 19, "tie": 0, "lose": 24}


def test_a_sample_gives_its_interval_and_is_announced_first():
    arguments = (*PLAYERS, "--draws", "2", "--policy", "pat,ahead", "--samples", "5000")
    result = run(*arguments, "--seed", "4")
    assert "5,000 hands are dealt and played at random" in result.stderr
    assert "95% interval" in result.stdout
    assert run(*arguments, "--seed", "4").stdout == result.stdout
    assert run(*arguments, "--seed", "5").stdout != result.stdout


def test_a_bad_range_has_a_caret_under_the_character():
    result = run("pat 86-", "D1:23x7")
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert lines[-2].index("x") == lines[-1].index("^")
    assert "character 6" in lines[0]


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["D1:2347", "D1:2357", "--draws", "4"], 1, "4 draws were"),
        (["D1:2c3c4c7c", "D1:2c3d4d7d"], 1, "both hands hold 2c"),
        (["D1:2347", "D1:2357", "--dead", "2c2d2h2s"], 1, "no hand is left"),
        (["D1:2347", "D1:2357", "--policy", "luck"], 1, "pat, ahead, best"),
        (["D1:2347", "D1:2357", "--samples", "0"], 2, "samples"),
        (["D1:2347", "D1:2357", "--dead", "2z"], 1, '--dead: "2z" at character 1'),
    ],
)
def test_what_is_impossible_says_so(arguments, code, says):
    result = run(*arguments)
    assert result.exit_code == code
    assert says in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_a_plot_is_written(tmp_path):
    pytest.importorskip("matplotlib")
    file = tmp_path / "equity.svg"
    result = run(*PLAYERS, "--draws", "2", "--policy", "pat,ahead", "--plot", str(file))
    assert result.exit_code == 0, result.output
    assert "<svg" in file.read_text()


def test_a_plot_without_matplotlib_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run(*PLAYERS, "--plot", str(tmp_path / "equity.png"))
    assert result.exit_code == 1
    assert "tripledraw[plot]" in result.stderr


def test_without_numba_one_sentence_says_what_to_install():
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from tripledraw.cli import main\n"
        "sys.argv = ['tripledraw', 'equity', 'D1:2347', 'D1:2357']\n"
        "sys.exit(main())"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert found.returncode == 1
    assert "tripledraw[fast]" in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("name", ["odds.doc", "no-such-folder/equity.png"])
def test_a_plot_is_checked_before_the_work(monkeypatch, name):
    monkeypatch.setattr("tripledraw.equity.matchup.equity", None)
    result = run(*PLAYERS, "--plot", name)
    assert result.exit_code == 1
    assert result.stderr.startswith("--plot: ")


def test_one_of_a_kind_is_singular():
    assert (
        "exact, 1 pair of hands" in run("pat 7c5d4h3s2c", "pat 8c6d4d3h2d", "--draws", "2").stdout
    )
    assert "exact, 1 deal\n" in run("pat 7c5d4h3s2c", "pat 8c6d4d3h2d").stdout


def stopping(monkeypatch, at):
    """Ctrl-C once so many hands were played or pairs of hands counted."""
    from contextlib import contextmanager

    @contextmanager
    def bar(label):
        def progress(done, total):
            if done >= at:
                raise KeyboardInterrupt

        yield progress

    monkeypatch.setattr("tripledraw.cli.progress.progress_bar", bar)


def test_ctrl_c_prints_what_is_known_and_leaves_with_130(monkeypatch, tmp_path):
    stopping(monkeypatch, 40_000)
    file = tmp_path / "equity.svg"
    result = run("D2:237", "D2:234", "--draws", "2", "--plot", str(file))
    assert result.exit_code == 130
    assert "sampled, 40,000 hands, stopped early" in result.stdout
    assert not file.exists()


COUNTED = ["D1:2347,2357,2457,2345", "D1:2346;pat 96"]


def test_ctrl_c_leaves_a_part_of_a_count_with_its_interval(monkeypatch):
    stopping(monkeypatch, 10_000)
    result = run(*COUNTED)
    assert result.exit_code == 130
    assert "95% interval" in result.stdout
    assert re.search(r"1 draw left; stopped early, [\d,]+ pairs of hands counted, ", result.stdout)
    assert re.search(r", \d+\.\d% of all at random\n", result.stdout)


def test_ctrl_c_leaves_a_part_of_a_count_as_json(monkeypatch):
    stopping(monkeypatch, 10_000)
    result = run(*COUNTED, "--json")
    assert result.exit_code == 130
    found = json.loads(result.stdout)
    assert found["exact"] is False
    assert found["complete"] is False
    assert 0 < found["counted"] < 1
    low, high = found["players"][0]["interval_95"]
    assert low < found["players"][0]["equity"] < high


def test_nothing_is_drawn_of_a_part(monkeypatch, tmp_path):
    """Ctrl-C while the plot's other answers are worked out; the first one stands."""
    pytest.importorskip("matplotlib")
    from dataclasses import replace

    from tripledraw.equity import matchup

    real = matchup.equity

    def interrupted(players, *, draws, **asked):
        return replace(real(players, draws=draws, **asked), complete=draws == 2)

    monkeypatch.setattr(matchup, "equity", interrupted)
    file = tmp_path / "equity.svg"
    result = run(*PLAYERS, "--draws", "2", "--policy", "pat,ahead", "--plot", str(file))
    assert result.exit_code == 130
    assert "2 draws left" in result.stdout
    assert not file.exists()


def test_the_answer_comes_before_the_plot(monkeypatch, tmp_path):
    pytest.importorskip("matplotlib")
    from tripledraw.equity import matchup

    real = matchup.equity

    def interrupted(players, *, draws, **asked):
        if draws == 1:
            raise KeyboardInterrupt
        return real(players, draws=draws, **asked)

    monkeypatch.setattr(matchup, "equity", interrupted)
    file = tmp_path / "equity.svg"
    result = run(*PLAYERS, "--draws", "2", "--policy", "pat,ahead", "--plot", str(file))
    assert result.exit_code == 130
    assert "2 draws left" in result.stdout

"""``tripledraw charts``: text, JSON, pictures, and what is wrong in one sentence."""

import json

import pytest
from tests.cli.running import run

from tripledraw.cli.charts import NAMES
from tripledraw.study.charts import ABOUT


def test_the_names_are_those_of_the_charts():
    assert set(NAMES) == set(ABOUT)


def test_hands_that_play_alike_share_a_line(monkeypatch, capsys):
    assert run(monkeypatch, "charts", "open") == 0
    out = capsys.readouterr().out
    assert out.startswith("open: heads-up, the button's first action\n  source: the strategy")
    assert "   share  fold  call  raise  hands\n" in out
    (line,) = (line for line in out.splitlines() if "2345, 23456, 2346" in line)
    assert line.split()[1:4] == [".", ".", "100%"]


def test_every_hand_has_a_line_if_asked(monkeypatch, capsys):
    assert run(monkeypatch, "charts", "seats", "--every") == 0
    lines = capsys.readouterr().out.splitlines()
    (line,) = (line for line in lines if line.endswith("  246"))
    assert line.split()[1:] == [".", "100%", "100%", "100%", "100%", "246"]


def test_json(monkeypatch, capsys):
    assert run(monkeypatch, "charts", "defend", "keep", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [chart["name"] for chart in found] == ["defend", "keep", "keep"]
    assert found[0]["columns"] == ["fold", "call", "raise"]
    assert {"family", "hand", "share", "often", "keeps"} == set(found[0]["rows"][0])


def test_one_picture_or_a_folder_of_them(monkeypatch, capsys, tmp_path):
    file = tmp_path / "open.svg"
    assert run(monkeypatch, "charts", "open", "--plot", str(file)) == 0
    assert "<svg" in file.read_text(encoding="utf-8")
    assert run(monkeypatch, "charts", "limp", "keep", "--plot", str(tmp_path)) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"open.svg", "limp.svg", "keep-1.svg", "keep-2.svg"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["raise"], 'there is no chart "raise"; the charts are open, defend'),
        (["open", "--plot", "open.txt"], '"open.txt" is no picture that can be drawn'),
        (["open", "--plot", "none/open.svg"], 'there is no folder "none" to draw into'),
    ],
)
def test_bad_input_is_one_sentence(monkeypatch, capsys, arguments, said):
    assert run(monkeypatch, "charts", *arguments) == 1
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.out == ""

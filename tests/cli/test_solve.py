"""``tripledraw solve``: a table, JSON, and what is wrong in one sentence."""

import json

import pytest
from tests.cli.running import run

RIVER = ("solve", "pat T", "pat 75432; D4:2", "--drawn", "01", "--seconds", "0")


def test_a_table_of_groups(monkeypatch, capsys):
    assert run(monkeypatch, *RIVER, "--at", "x", "--at", "xb") == 0
    out = capsys.readouterr().out
    assert "the best answers win" in out
    assert 'the button acts after "x"' in out
    assert 'the big blind acts after "xb"' in out
    assert "bet for value" in out


def test_every_hand(monkeypatch, capsys):
    assert run(monkeypatch, *RIVER, "--at", "x", "--hands") == 0
    assert "\n75432" in capsys.readouterr().out


def test_json(monkeypatch, capsys):
    assert run(monkeypatch, *RIVER, "--at", "x", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(found["value"].values()) == pytest.approx(100, abs=0.01)
    decision = found["decisions"][0]
    assert decision["seat"] == "button"
    assert sum(row["share"] for row in decision["groups"]) == pytest.approx(1)
    hand = decision["hands"][0]
    assert hand["hand"] == "75432"
    assert [each["action"] for each in hand["actions"]] == ["check", "bet"]


def test_a_draw_has_its_keeps(monkeypatch, capsys):
    arguments = ("solve", "pat T", "pat 75432, JT952", "--drawn", "1", "--seconds", "0", "--json")
    assert run(monkeypatch, *arguments, "--lock", "| pat J | 1") == 0
    hands = json.loads(capsys.readouterr().out)["decisions"][0]["hands"]
    jack = next(hand for hand in hands if hand["hand"] == "JT952")
    assert [each["action"] for each in jack["actions"]] == ["T952"]


def test_a_hand_that_is_asked_for(monkeypatch, capsys):
    arguments = ("solve", "D1:2347", "pat T", "--precision", "cards", "--seconds", "0")
    hand = ("--hand", "Kd7h4h3h2h", "--lock", "| D1:2h3h4h7h | 1")
    assert run(monkeypatch, *arguments, *hand) == 0
    out = capsys.readouterr().out
    assert "Kd 7h 4h 3h 2h, as K7432 four-flush" in out
    assert "keep 7h 4h 3h 2h 100.0%" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["pat T", "pat 8", "--hand", "7h5h4h"], "no hand: it has 3 cards and not 5"),
        (["pat T", "pat 8", "--hand", "7h"], "no hand: it has 1 card and not 5"),
        (["pat T", "pat 8", "--hand", "7h5h4h3h2h"], "--hand: 7h 5h 4h 3h 2h is a flush, which"),
        (["pat T", "pat 8", "--hand", "7h7h4h3h2h"], "--hand:"),
        (["pat T", "pat 8", "--audit", "3"], "the fewest are 10"),
        (["pat T", "pat 8", "--audit", f"1{'0' * 30}"], "takes too long; the most are 10000"),
        (["pat T", "pat 8", "--drawn", "1", "--audit", "20"], "the last draw to come"),
        (["7h5h4h3h2h", "pat T"], "the flush 7h 5h 4h 3h 2h, which ranks alone cannot tell"),
        (["pat T", "pat 8T"], "no hand without pair and straight begins with 8T"),
        (["pat T", "pat 8T"], "BUTTON: at character 5 of the range"),
        (["pat T", "pat 8", "--lock", "| pat 8T | pat"], "--lock: at character 5 of the range"),
        (["7c5d4h3s2c", "7c5d4h3s2c"], "the two ranges cannot meet"),
        (["pat T", "pat 8", "--pot", "1e5"], 'the pot "1e5" must be a whole number of chips'),
        (["pat T", "pat 8", "--lock", "| pat 8 | pat 3"], 'the share of "pat" is 3; it must be 0'),
        (["pat T", "pat 8", "--pot", "0"], "the pot is 0; it must be a whole number of chips"),
        (["pat T", "pat 8", "--pot", f"{2**31}"], "chips, 1 to 2147483647"),
        (["pat T", "pat 8", "--stacks", f"5,{2**31}"], "chips, 0 to 2147483647"),
        (["2c2d2h2s3c", "D1:2347"], "the two ranges cannot meet"),
        (["pat T", "pat 8", "--stacks", "5"], 'the stacks "5" must be two whole numbers'),
        (["pat T", "pat 8", "--drawn", "7"], '"7" has been drawn by nobody'),
        (["pat T", "pat 8", "--at", "1z"], 'the path "1z" goes wrong at "z"'),
        (["pat T", "pat 8", "--lock", "pat J"], 'the lock "pat J" must have three parts'),
        (["pat T", "pat 8", "--cap", "0"], "the stacks are missing: without a cap"),
    ],
)
def test_bad_input_is_one_sentence(monkeypatch, capsys, arguments, sentence):
    assert run(monkeypatch, "solve", *arguments) == 1
    err = capsys.readouterr().err
    assert sentence in err
    assert "Usage" not in err


@pytest.mark.parametrize(
    ("option", "value"),
    [("--seconds", "nan"), ("--exploitability", "nan"), ("--threads", "100000")],
)
def test_numbers_that_would_never_end_are_wrong_usage(monkeypatch, capsys, option, value):
    assert run(monkeypatch, "solve", "pat T", "pat 8", option, value) == 2
    assert value in capsys.readouterr().err


def test_a_spot_in_which_nobody_decides_is_solved_at_once(monkeypatch, capsys):
    nobody_bets = "--drawn", "0", "--stacks", "0,0", "--lock", "| D5 | pat"
    assert run(monkeypatch, "solve", "pat 7", "D1:2578", *nobody_bets) == 0
    assert "the best answers win" in capsys.readouterr().out


def test_ctrl_c_in_an_audit_shows_what_was_found(monkeypatch, capsys):
    def interrupted(*given):
        raise KeyboardInterrupt

    monkeypatch.setattr("tripledraw.solver.endgame.audit.audit", interrupted)
    asked = "solve", "pat T", "pat 8", "--seconds", "0", "--audit", "10"
    assert run(monkeypatch, *asked) == 130
    out, error = capsys.readouterr()
    assert "the big blind draws" in out
    assert error.endswith("Stopped after 1 iteration.\n")

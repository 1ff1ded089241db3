"""``tripledraw drill``: questions answered from a pipe, the score that is kept, bad input."""

import io
import json
import sys
from itertools import islice

import pytest
from tests.cli.running import run
from tests.kernels import keep_kernels

from tripledraw.cards import write
from tripledraw.cli.drill_score import Score, ScoreFile, Tally
from tripledraw.cli.lock import locked
from tripledraw.cli.speech import Speech
from tripledraw.errors import TripleDrawError
from tripledraw.i18n import languages
from tripledraw.i18n.catalog import FSI
from tripledraw.rules.words import DRAW
from tripledraw.study import drilling

keep_kernels()

BET, CALLED = ("drill", "--seed", "3", "--street", "r1"), ("drill", "--seed", "3", "--street", "d1")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TRIPLEDRAW_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def answer(monkeypatch):
    """Type these lines, then nothing more."""

    def typed(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return typed


def best_of(street: str, number: int) -> drilling.Question:
    return next(islice(drilling.questions(3, [street]), number - 1, None))


def test_an_answer_is_graded_at_once_and_kept(monkeypatch, capsys, answer, folder):
    answer("c", "f")
    assert run(monkeypatch, *BET, "--count", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("> c")
    question = best_of("round 1", 1)
    lost = question.graded(1).lost
    said = f"Lost, in small bets: {lost:.2f}" if lost else "Right: nothing is lost"
    assert lines[at + 1].startswith(said)
    assert sum("%, worth " in line for line in lines[at + 2 : at + 5]) == 3
    assert "Question 2: Round 1" in lines
    assert lines[lines.index("This time") + 1].startswith("Answers: 2, right: ")
    kept = json.loads((folder / "drill.json").read_text())
    assert kept["streets"]["round 1"]["answers"] == 2
    assert list(folder.glob("*.new")) == []


def test_cards_are_thrown_by_name_and_the_best_throw_is_right(monkeypatch, capsys, answer):
    question = best_of("draw 1", 1)
    mask = question.best.code - DRAW
    answer(write([card for i, card in enumerate(question.spot.hand) if mask >> i & 1]) or "s")
    assert run(monkeypatch, *CALLED, "--count", "1") == 0
    assert "Right: nothing is lost" in capsys.readouterr().out


def test_what_is_no_answer_is_told_and_asked_again(monkeypatch, capsys, answer):
    answer("x", "h", "", "c")
    assert run(monkeypatch, *BET, "--count", "1") == 0
    out = capsys.readouterr().out
    assert "Not understood: x. You can: " in out
    assert out.count("Everybody is dealt five cards") == 2
    assert "Answers: 1, " in out


def test_more_cards_than_the_solver_draws_are_no_answer(monkeypatch, capsys, answer):
    answer("#1 #2 #3 #4", "#1 #2 #3 #4 #5")
    assert run(monkeypatch, *CALLED, "--count", "1") == 0
    out = capsys.readouterr().out
    assert out.count("knows no such draw here; cards to throw at most: 3") == 2
    assert "Answers: 0, right: 0" in out


def test_the_end_of_the_input_and_q_end_it(monkeypatch, capsys, answer):
    for lines in ((), ("q",)):
        answer(*lines)
        assert run(monkeypatch, *BET) == 0
        assert "All drills so far\nAnswers: 0, " in capsys.readouterr().out


def test_ctrl_c_tells_the_score_so_far(monkeypatch, capsys):
    lines = iter(["c\n"])

    class Interrupted(io.StringIO):
        def readline(self, size: int = -1) -> str:
            for line in lines:
                return line
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert run(monkeypatch, *BET) == 130
    assert "This time\nAnswers: 1, " in capsys.readouterr().out


def test_scores_add_up_over_runs_and_can_be_asked_for(monkeypatch, capsys, answer):
    for _ in range(2):
        answer("f")
        run(monkeypatch, *BET, "--count", "1")
    capsys.readouterr()
    assert run(monkeypatch, "drill", "--score", "--json") == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["score"]["all"]["total"]["answers"] == 2
    assert run(monkeypatch, "drill", "--score") == 0
    assert "Round 1: answers 2, right " in capsys.readouterr().out


@pytest.mark.parametrize(
    "text",
    [
        "{", "[]", "{}", '{"version": 2, "streets": {}, "kinds": {}}',
        '{"version": 1, "streets": {"x": {"answers": 1, "right": 2, "lost": 0}}, "kinds": {}}',
        '{"version": 1, "streets": {}, "kinds": {"too loose": {"answers": 1.5, "right": 0}}}',
        '{"version": 1, "streets": 7, "kinds": {}}',
    ],
)  # fmt: skip
def test_a_damaged_score_is_refused_and_stays(monkeypatch, capsys, answer, folder, text):
    folder.mkdir()
    (folder / "drill.json").write_text(text)
    answer("f")
    assert run(monkeypatch, *BET, "--count", "1") == 1
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert "drill.json cannot be read and stays as it is" in printed.err
    assert (folder / "drill.json").read_text() == text


def test_a_second_drill_waits_outside(monkeypatch, capsys, folder):
    folder.mkdir()
    with locked(folder / "drill.lock"):
        assert run(monkeypatch, *BET) == 1
    assert capsys.readouterr().err == "A drill is open in another window\n"


def test_a_folder_that_cannot_be_written_is_told(monkeypatch, capsys, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TRIPLEDRAW_DATA", str(tmp_path / "file" / "data"))
    assert run(monkeypatch, *BET) == 1
    assert "set TRIPLEDRAW_DATA to a folder that can be written" in capsys.readouterr().err


def test_json_has_a_line_for_every_step(monkeypatch, capsys, answer):
    answer("x", "f")
    assert run(monkeypatch, *BET, "--count", "1", "--json") == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [next(iter(line)) for line in lines] == ["question", "error", "answer", "score"]
    question, answered = lines[0]["question"], lines[2]["answer"]
    assert question["actions"] == ["fold", "call", "raise"]
    assert answered["action"] == "fold"
    assert {each["action"] for each in answered["choices"]} == set(question["actions"])
    assert lines[3]["score"]["now"]["total"]["answers"] == 1


@pytest.mark.parametrize("lang", languages())
def test_every_language_can_drill(monkeypatch, capsys, answer, lang):
    answer("f", "f", "q")
    assert run(monkeypatch, *BET, "--lang", lang) == 0
    out = capsys.readouterr().out
    assert (FSI in out) == (lang == "he")
    assert out.count("%") >= 4


@pytest.mark.parametrize(
    ("options", "said"), [(("--street", "r5"), "'r5' is no street"), (("--count", "0"), "0")]
)
def test_wrong_usage(monkeypatch, capsys, options, said):
    assert run(monkeypatch, "drill", *options) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_score_survives_the_file(tmp_path):
    file = ScoreFile(tmp_path, Speech("en", ("You", "Eleni")))
    score = Score()
    score.add("round 1", "", 0.0)
    score.add("draw 3", "bad snow", 1.25)
    file.save(score)
    assert file.load() == score
    assert score.total == Tally(2, 1, 1.25)
    assert score.kinds == {"bad snow": Tally(1, 0, 1.25)}


def test_a_failed_write_keeps_the_score_before(tmp_path, monkeypatch):
    file = ScoreFile(tmp_path, Speech("en", ("You", "Eleni")))
    file.save(Score())
    before = (tmp_path / "drill.json").read_bytes()

    def full(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(TripleDrawError, match="No space left on device"):
        file.save(Score({"round 1": Tally(1, 1, 0.0)}))
    assert (tmp_path / "drill.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["drill.json"]

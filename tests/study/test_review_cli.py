"""``tripledraw review`` from outside: what it prints, its files and its exit codes."""

import json
import xml.etree.ElementTree as ET

import pytest
from tests.cli.running import run
from tests.study.hands import HERO, by_the_book, dealt, folds_at_last, played, record

import tripledraw.study.judges as judges
from tripledraw.study.judges import Effort
from tripledraw.study.page import page
from tripledraw.study.summary import Summary


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Few deals: what is tested here is not how sure the figures are."""
    found = judges.Playouts

    def playouts(*arguments, **options):
        return found(*arguments, look=Effort(4, 128), measure=Effort(12, 256), **options)

    monkeypatch.setattr(judges, "Playouts", playouts)


@pytest.fixture
def history(tmp_path):
    """Two hands of Ann, one of them with the wheel thrown away."""
    wheel = dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "6h")
    sound = dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "Kh 9c Qs")
    hands = [played(wheel, 1, folds_at_last), played(sound, 1, by_the_book)]
    file = tmp_path / "own.phhs"
    file.write_text("".join(record(hand, 1, i) for i, hand in enumerate(hands, start=1)))
    return file


def test_the_worst_decision_comes_first(history, monkeypatch, capsys):
    assert run(monkeypatch, "review", str(history), "--worst", "1") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 hands, ")
    at = next(i for i, line in enumerate(lines) if "too tight: fold" in line)
    assert f"own.phhs:1 hand 1, {HERO}, round 4, 7c 5s 4h 3d 2c" in lines[at + 1]
    assert sum(" better " in line for line in lines) == 1


def test_json_has_every_decision_the_worst_first(history, monkeypatch, capsys):
    assert run(monkeypatch, "review", str(history), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["hands"], found["hidden_decisions"], found["notes"]) == (2, 0, [])
    first = found["decisions"][0]
    assert (first["did"], first["kind"], first["how"]) == ("fold", "too tight", "solved")
    assert first["method"].startswith("an endgame from ranges by the strategy of the package")
    assert first["loss"] > 3 * first["error"] > 0
    assert first["loss"] == max(each["loss"] for each in found["decisions"] if each["kind"])
    for sums in (found["by_street"], found["by_method"]):
        assert sum(each["decisions"] for each in sums.values()) == len(found["decisions"])
    assert found["total"]["loss"] == pytest.approx(
        sum(kind["loss"] for kind in found["by_kind"].values())
    )


def test_an_assumption_about_the_others_is_made_use_of(history, monkeypatch, capsys):
    """Nothing is solved then: a solution takes nobody's habits for granted."""
    assert run(monkeypatch, "review", str(history), "--assume", "caller", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert {each["how"] for each in found["decisions"]} == {"sampled"}
    assert found["decisions"][0]["method"] == "played on by caller from deals that fit"


def test_the_page_stands_alone(history, tmp_path, monkeypatch, capsys):
    page = tmp_path / "report.html"
    assert run(monkeypatch, "review", str(history), "--html", str(page)) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 4
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "<script" not in text
    assert "too tight" in text
    body = text[text.index("<svg") : text.index("</svg>") + 6]
    ET.fromstring(body)
    capsys.readouterr()
    assert run(monkeypatch, "review", str(history), "--html", str(page)) == 1
    assert "is there already; --force" in capsys.readouterr().err
    assert run(monkeypatch, "review", str(history), "--html", str(page), "--force") == 0
    assert page.read_text(encoding="utf-8") == text


def test_names_cannot_write_into_the_page_or_steer_the_terminal(
    history, tmp_path, monkeypatch, capsys
):
    history.write_text(history.read_text().replace(f'"{HERO}"', '"<b>\\u001b[1m"'))
    page = tmp_path / "report.html"
    assert run(monkeypatch, "review", str(history), "--html", str(page)) == 0
    assert "<b>" not in page.read_text(encoding="utf-8")
    assert "\x1b" not in capsys.readouterr().out


def test_damaged_hands_are_listed_and_the_others_judged(history, monkeypatch, capsys):
    text = history.read_text()
    history.write_text(text + text.replace("[1]", "[3]").split("[2]")[0].replace("cbr 20", "cbr x"))
    assert run(monkeypatch, "review", str(history), "--worst", "0") == 1
    out = capsys.readouterr().out
    assert out.startswith("2 hands, ")
    assert "hand 3 (damaged): " in out


def test_files_that_are_no_histories_are_named(history, tmp_path, monkeypatch, capsys):
    assert run(monkeypatch, "review", str(history), str(tmp_path / "none.txt")) == 1
    assert "none.txt" in capsys.readouterr().out


def test_a_player_may_be_named_and_hidden_decisions_are_counted(history, monkeypatch, capsys):
    assert run(monkeypatch, "review", str(history), "--player", "Bot 0") == 0
    out = capsys.readouterr().out
    assert "2 hands, 0 decisions" in out
    assert "decisions skipped: the record does not tell the cards" in out
    assert run(monkeypatch, "review", str(history), "--player", "Eve") == 1
    assert "nobody is called 'Eve' here; there are: 'Ann', 'Bot 0'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [(("--tremble", "0"), "tremble is 0"), (("--assume", "sharp"), "'sharp' is none of")],
)
def test_wrong_usage(history, monkeypatch, capsys, options, said):
    assert run(monkeypatch, "review", str(history), *options) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_ctrl_c_gives_what_is_there(history, monkeypatch, capsys):
    from tripledraw.study import reviewing

    real = reviewing.review

    def interrupted(*arguments, **options):
        yield next(real(*arguments, **options))
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "review", interrupted)
    assert run(monkeypatch, "review", str(history)) == 130
    told = capsys.readouterr()
    assert told.out.startswith("1 hand, ")
    assert told.err == "Stopped after 1 of 2 hands.\n"


def test_a_page_of_nothing_can_be_drawn():
    assert "0 hands, 0 decisions" in page(Summary())

"""``tripledraw number``: right, in six languages, for one hand or many, and at once."""

import json
import resource

import pytest
from tests.cli.running import process, run

# CPU time of the whole process, not the clock on the wall: other work must not fail the test.
RUNS = 7
SECONDS = 0.5  # far over the 0.15 that is asked: bench/play.py measures, this only guards


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_it_answers_in_less_than_150_ms():
    spent = []
    for _ in range(RUNS):
        before = cpu_of_children()
        assert process("number", "7c 5d 4h 3s 2c").returncode == 0
        spent.append(cpu_of_children() - before)
    assert min(spent) < SECONDS


@pytest.mark.parametrize(
    "arguments",
    [
        ["8c 6d 4h 3s 2c"],
        ["8c6d4h3s2c"],
        ["8c", "6d", "4h", "3s", "2c"],
        ["8♣ 6♦ 4♥ 3♠ 2♣"],
        ["8♣\ufe0f", "6♦", "4♥", "3♠", "2♣"],
    ],
)
def test_one_hand(monkeypatch, capsys, arguments):
    assert run(monkeypatch, "number", *arguments) == 0
    assert capsys.readouterr().out == "Number 6 of 7,462: smooth eight (8-6-4-3-2)\n"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Number 7,462 of 7,462: royal flush, the worst hand (A-K-Q-J-T)"),
        ("de", "Nummer 7.462 von 7.462: Royal Flush"),
        ("cs", "Číslo 7\u00a0462 z\u00a07\u00a0462: royal flush"),
        ("et", "Number 7462 / 7462: kuninglik mastirida"),
        ("el", "Αριθμός 7.462 από 7.462: φλος ρουαγιάλ"),
        ("he", "מספר \u20687,462\u2069 מתוך \u20687,462\u2069: "),
    ],
)
def test_every_language(monkeypatch, capsys, lang, line):
    assert run(monkeypatch, "number", "As Ks Qs Js Ts", "--lang", lang) == 0
    assert capsys.readouterr().out.casefold().startswith(line.casefold())


def test_the_language_of_the_system_is_taken(monkeypatch, capsys):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run(monkeypatch, "number", "7c5d4h3s2c") == 0
    assert capsys.readouterr().out.startswith("Nummer 1 von")


@pytest.mark.parametrize("ten", ["10♠ 7♦ 5♥ 4♣ 2♠", "10s7d5h4c2s", "Ts 7d 5h 4c 2s"])
def test_a_ten_as_people_write_it(monkeypatch, capsys, ten):
    assert run(monkeypatch, "number", ten) == 0
    assert capsys.readouterr().out.endswith(": ten-low (T-7-5-4-2)\n")


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("7c5d4h3s2c", "Number 1 of 7,462: wheel (7-5-4-3-2)"),
        ("7c6d4h3s2c", "Number 2 of 7,462: 7-6-4-3-2"),
    ],
)
def test_a_number_is_said_once(monkeypatch, capsys, hand, line):
    assert run(monkeypatch, "number", hand, "--lang", "en") == 0
    assert capsys.readouterr().out == f"{line}\n"


def test_json_is_one_object_a_line(monkeypatch, capsys):
    assert run(monkeypatch, "number", "--json", "8c 6d 4h 3s 2c", "AsKsQsJsTs") == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {
        "cards": "8c 6d 4h 3s 2c",
        "number": 6,
        "name": "smooth eight (8-6-4-3-2)",
    }
    assert second["number"] == 7462


def test_lines_of_standard_input_and_one_bad_hand_stops_nothing():
    ran = process("number", stdin="7c5d4h3s2c\n\n7c5d4h3s\n8c6d4h3s2c\n7c7c4h3s2c\n")
    assert ran.returncode == 1
    assert [line.split(":")[0] for line in ran.stdout.splitlines()] == [
        "Number 1 of 7,462",
        "Number 6 of 7,462",
    ]
    four, twice = ran.stderr.splitlines()
    assert four == "line 3: a hand is 5 different cards, and these are 4"
    assert twice.startswith("line 5: 7c is there twice")


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("7c 5d 4h 3s 2x", '"2x" at character 13 is no card'),
        ("7c 5d 4h 3s 7c", "7c is there twice"),
        ("7c 5d 4h 3s 2c 9c", "these are 6"),
        ("", "these are 0"),
    ],
)
def test_a_bad_hand_is_one_sentence(monkeypatch, capsys, hand, sentence):
    assert run(monkeypatch, "number", hand) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert printed.err.count("\n") == 1


def test_an_unknown_language_is_wrong_usage(monkeypatch, capsys):
    assert run(monkeypatch, "number", "7c5d4h3s2c", "--lang", "xx") == 2
    assert "must be en, el, et, de, cs, he" in capsys.readouterr().err

"""``tripledraw play`` as a program: options, pipes, and the session that goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pokerkit
import pytest
from tests.cli.running import process, run

from tripledraw.cli.data import data_folder
from tripledraw.cli.store import Store

LINES = "c\ns\nc\ns\nc\ns\nc\n\n" * 3


def test_commands_from_a_pipe_and_a_clean_end(tmp_path):
    ran = process("play", "--seed", "5", stdin=LINES, TRIPLEDRAW_DATA=str(tmp_path))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\x1b" not in ran.stdout
    assert "> c\n" in ran.stdout
    assert ran.stdout.endswith("Goodbye\n")
    assert (tmp_path / "session.json").exists()


def test_the_session_goes_on_and_new_drops_it(tmp_path):
    def again(*options: str) -> str:
        return process("play", *options, stdin="c\n", TRIPLEDRAW_DATA=str(tmp_path)).stdout

    assert "f: fold" in again("--seed", "5")
    assert "The session goes on with hand" in again()
    assert "The session goes on with hand" not in again("--new")


def test_another_table_does_not_drop_the_session(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("TRIPLEDRAW_DATA", str(tmp_path))
    process("play", "--seats", "2", stdin="", TRIPLEDRAW_DATA=str(tmp_path))
    assert run(monkeypatch, "play", "--seats", "4") == 1
    assert "has --seats 2, not 4" in capsys.readouterr().err


def test_a_damaged_session_is_told_in_the_language_and_play_begins(tmp_path):
    (tmp_path / "session.json").write_bytes(b"\x00\xff")
    ran = process("play", "--lang", "de", stdin="", TRIPLEDRAW_DATA=str(tmp_path))
    assert ran.returncode == 0
    aside = tmp_path / "session.damaged-1.json"
    assert f"Der gespeicherte Stand {aside} ist nicht lesbar; ein neuer beginnt" in ran.stdout
    assert json.loads((tmp_path / "session.json").read_text())["version"] == 1


def test_bytes_that_are_no_text_are_no_command(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "tripledraw", "play", "--seed", "5"],
        input=bytes(range(256)) * 40,
        capture_output=True,
        env={"TRIPLEDRAW_DATA": str(tmp_path)},
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("options", "code", "sentence"),
    [
        (["--stakes", "ten"], 2, "'ten' are no stakes; they must be small bet/big bet"),
        (["--stakes", "20/10"], 1, "big_bet is 10; it must be 20"),
        (["--opponents", "nobody"], 1, "the opponents are textbook, caller, random, showdown"),
        (["--stack", "0"], 2, "'--stack': 0 is not in the range x>=1"),
        (["--name", "N" * 21], 2, "'--name': it has 21 letters; the most is 20"),
        (["--seats", "7"], 2, "7 is not in the range 2<=x<=6"),
        (["--lang", "fr"], 2, "it must be en, el, et, de, cs, he"),
    ],
)
def test_options_that_cannot_be(monkeypatch, capsys, tmp_path, options, code, sentence):
    monkeypatch.setenv("TRIPLEDRAW_DATA", str(tmp_path))
    assert run(monkeypatch, "play", *options) == code
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_name_is_kept_in_the_hands_without_what_could_spoil_a_line(tmp_path):
    process("play", "--name", "A\u202ena\x07", "--seed", "5", stdin=LINES,
            TRIPLEDRAW_DATA=str(tmp_path))  # fmt: skip
    (file,) = (tmp_path / "hands").iterdir()
    assert '"Ana"' in file.read_text(encoding="utf-8")


def test_new_puts_the_session_aside_with_its_sum_and_numbers_go_on(tmp_path):
    def again(*options: str) -> str:
        return process(
            "play", "--lang", "en", *options, stdin=LINES, TRIPLEDRAW_DATA=str(tmp_path)
        ).stdout

    again("--seed", "5")
    first = (tmp_path / "session.json").read_bytes()
    out = again("--new", "--seed", "6")
    aside = tmp_path / "session.earlier-1.json"
    assert aside.read_bytes() == first
    assert out.startswith(f"The earlier session is kept as {aside}\n")
    assert "hands played\n" in out.split("Deuce-to-Seven")[0]
    again("--new", "--seed", "7")
    assert aside.read_bytes() == first
    assert (tmp_path / "session.earlier-2.json").exists()
    (file,) = (tmp_path / "hands").iterdir()
    numbers = [line for line in file.read_text("utf-8").splitlines() if line.startswith("hand = ")]
    assert len(numbers) > 3
    assert len(set(numbers)) == len(numbers)


def test_a_session_that_is_open_is_not_opened_again(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("TRIPLEDRAW_DATA", str(tmp_path))
    with Store(tmp_path).held():
        assert run(monkeypatch, "play", "--lang", "de") == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "Der Stand ist in einem anderen Fenster offen\n")


def test_a_newer_session_is_one_sentence(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("TRIPLEDRAW_DATA", str(tmp_path))
    (tmp_path / "session.json").write_text('{"version": 99}')
    for options in ([], ["--new"]):
        assert run(monkeypatch, "play", "--lang", "en", *options) == 1
        assert "is from a newer tripledraw and stays as it is" in capsys.readouterr().err
    assert (tmp_path / "session.json").read_text() == '{"version": 99}'


def test_all_names_at_the_table_are_different(tmp_path):
    out = process("play", "--name", "eleni", "--seats", "6", TRIPLEDRAW_DATA=str(tmp_path)).stdout
    (line,) = [line for line in out.splitlines() if line.startswith("With you at the table")]
    assert "Eleni" not in line
    assert line.count("(textbook)") == 5


def test_help_names_the_data_folder(monkeypatch, capsys):
    for name in ("TRIPLEDRAW_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    run(monkeypatch, "play", "--help")
    said = " ".join(capsys.readouterr().out.split())
    home = str(Path.home())
    assert str(data_folder()).replace(home, "~") in said or os.name == "nt"


def test_pokerkit_reads_the_hands(tmp_path):
    for seats in ("2", "5"):
        process("play", "--seats", seats, "--opponents", "random", "--new", "--seed", "7",
                stdin="c\ns\n1\n\n" * 40, TRIPLEDRAW_DATA=str(tmp_path))  # fmt: skip
    (file,) = (tmp_path / "hands").iterdir()
    with file.open("rb") as opened:
        hands = list(pokerkit.HandHistory.load_all(opened))
    assert len(hands) > 6
    for hand in hands:
        *_, end = hand
        assert list(end.stacks) == hand.finishing_stacks

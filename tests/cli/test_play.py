"""``tripledraw play`` as a program: options, pipes, and the session that goes on."""

import json
import subprocess
import sys

import pokerkit
import pytest
from tests.cli.running import process, run

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
    aside = tmp_path / "session.damaged.json"
    assert f"Der gespeicherte Stand {aside} ist nicht lesbar; ein neuer beginnt" in ran.stdout
    assert json.loads((tmp_path / "session.json").read_text())["number"] == 1


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
        (["--opponents", "nobody"], 1, "the opponents are textbook, caller, random"),
        (["--stack", "0"], 1, "it must be a whole number of chips above 0"),
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

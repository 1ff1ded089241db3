"""What holds for every command: help, versions, exit codes, pipes that close, Ctrl-C."""

import json
import os
import signal
import subprocess
import sys

import pytest
from tests.cli.running import process, run

import tripledraw
from tripledraw.agents import match
from tripledraw.cli import COMMANDS


def test_help_names_every_command(monkeypatch, capsys):
    assert run(monkeypatch, "--help") == 0
    out = capsys.readouterr().out
    for command in COMMANDS:
        assert f"\n  {command} " in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(monkeypatch, capsys, command):
    assert run(monkeypatch, command, "--help") == 0
    assert f"tripledraw {command}" in capsys.readouterr().out


def test_version(monkeypatch, capsys):
    assert run(monkeypatch, "--version") == 0
    assert capsys.readouterr().out == f"tripledraw {tripledraw.__version__}\n"


@pytest.mark.parametrize("arguments", [["deal"], ["number", "--fast"], ["match", "caller"]])
def test_wrong_usage_is_exit_2(monkeypatch, capsys, arguments):
    assert run(monkeypatch, *arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("Usage: ")


def test_a_short_command_loads_neither_the_engine_nor_rich():
    program = (
        "import sys; sys.argv = ['tripledraw', 'number', '7c5d4h3s2c']\n"
        "from tripledraw.cli import main; main\n"
        "try: main()\nexcept SystemExit: pass\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('rich', 'fluent', 'numpy')"
        " or m.startswith(('tripledraw.rules', 'tripledraw.hand.', 'tripledraw.agents'))])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.skipif(os.name == "nt", reason="pipes are closed otherwise there")
def test_a_reader_that_has_gone_is_no_error():
    hands = "7c5d4h3s2c\n" * 20_000
    with subprocess.Popen(
        [sys.executable, "-m", "tripledraw", "number"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin
        assert program.stdout
        assert program.stderr
        program.stdout.close()
        try:
            program.stdin.write(hands)
            program.stdin.close()
        except BrokenPipeError:
            pass
        assert program.stderr.read() == ""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send there")
def test_ctrl_c_is_exit_130_without_a_word_and_nothing_is_lost(tmp_path):
    with subprocess.Popen(
        [sys.executable, "-m", "tripledraw", "play", "--seed", "5", "--opponents", "caller"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "TRIPLEDRAW_DATA": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    ) as program:
        assert program.stdout
        while program.stdout.readline() != "Your turn\n":
            assert program.poll() is None
        program.send_signal(signal.SIGINT)
        output, errors = program.communicate(timeout=60)
    assert (program.returncode, errors) == (130, "")
    again = process("play", TRIPLEDRAW_DATA=str(tmp_path))
    assert output.endswith("Goodbye\n")
    assert "The session goes on with hand 1." in again.stdout


def test_a_match_is_told(monkeypatch, capsys):
    assert run(monkeypatch, "match", "caller", "caller", "--hands", "20", "--seats", "4") == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == (
        "caller against caller at 4 seats: +0.000 small bets a hand, standard error 0.000"
    )
    assert second == (
        "The luck of the draws taken off: +0.000 small bets a hand, standard error 0.000"
    )
    assert third.startswith("20 hands from 5 deals, seed 0, ")


def stop_at(monkeypatch, first):
    """Ctrl-C comes when the deals from this one on are to be played."""

    def played(asked, deals, play=match.play_block):
        if deals.start == first:
            raise KeyboardInterrupt
        return play(asked, deals)

    monkeypatch.setattr(match, "play_block", played)


def test_ctrl_c_gives_what_a_match_has_come_to(monkeypatch, capsys):
    asked = "match", "caller", "random", "--hands", "600", "--workers", "1"
    stop_at(monkeypatch, 240)
    assert run(monkeypatch, *asked, "--json") == 130
    told = json.loads(capsys.readouterr().out)
    assert (told["hands"], told["deals"]) == (480, 240)
    assert told["standard_error"] > 0


def test_ctrl_c_before_the_first_deals_of_a_match_gives_nothing(monkeypatch, capsys):
    stop_at(monkeypatch, 0)
    assert run(monkeypatch, "match", "caller", "random", "--hands", "600", "--workers", "1") == 130
    assert capsys.readouterr().out == ""


def test_a_match_as_json():
    told = json.loads(process("match", "textbook", "random", "--hands", "2", "--json").stdout)
    assert told["hands"] == 2
    assert told["standard_error"] is None
    assert set(told) >= {"a", "b", "seats", "seed", "small_bets_per_hand", "hands_per_second"}
    assert told["without_luck"]["standard_error"] is None


def test_an_unknown_agent_is_one_sentence(monkeypatch, capsys):
    assert run(monkeypatch, "match", "caller", "nobody") == 1
    assert capsys.readouterr().err == (
        "there is no agent 'nobody'; "
        "the agents are textbook, caller, random, showdown, endgame, blueprint\n"
    )


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that closes an output")
def test_an_output_that_was_closed_before_the_start_is_no_traceback():
    number = f"{sys.executable} -m tripledraw number 7c5d4h3s2c >&-"
    ran = subprocess.run(["sh", "-c", number], capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_too_many_processes_are_wrong_usage(monkeypatch, capsys):
    asked = "match", "caller", "random", "--hands", "2", "--workers", f"1{'0' * 20}"
    assert run(monkeypatch, *asked) == 2
    assert "--workers" in capsys.readouterr().err


def test_too_little_memory_is_one_sentence(monkeypatch, capsys):
    def play_block(asked, deals):
        raise MemoryError

    monkeypatch.setattr(match, "play_block", play_block)
    assert run(monkeypatch, "match", "caller", "random", "--hands", "2", "--workers", "1") == 1
    assert capsys.readouterr().err.startswith("there is too little memory")


@pytest.mark.parametrize("arguments", [["{}/file/of"], ["{}", "--pack", "{}/none/packed"]])
def test_a_place_that_nothing_can_be_trained_in_is_named(monkeypatch, capsys, tmp_path, arguments):
    (tmp_path / "file").touch()
    folder, *pack = (each.format(tmp_path) for each in arguments)
    assert run(monkeypatch, "train", folder, *pack, "--cap", "2", "--minutes", "0") == 1
    assert str(tmp_path) in capsys.readouterr().err

"""``tripledraw history``: check, show and convert, on good files and on spoiled ones."""

import io
import json
import re
import shutil
from decimal import Decimal
from pathlib import Path

import pytest
from tests.cli.running import process, run
from tests.histories.conftest import SAMPLES
from tests.histories.rewriting import contract_hand

from tripledraw.cli import progress
from tripledraw.histories import read_file, replay, write_phh
from tripledraw.histories.phh.writing import phh_table, phh_text
from tripledraw.i18n import languages

CASH = SAMPLES / "pokerstars" / "cash.txt"
TROUBLED = SAMPLES / "pokerstars" / "troubled.txt"
SESSION = SAMPLES / "phh" / "session.phhs"


@pytest.fixture
def history(monkeypatch, capsys):
    """Runs a history command; gives exit code, lines and lines of complaint."""

    def command(*arguments):
        code = run(monkeypatch, "history", *map(str, arguments))
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return command


# -- check -----------------------------------------------------------------------------------


def test_a_good_file(history):
    code, lines, complaints = history("check", CASH)
    assert (code, lines, complaints) == (0, [f"{CASH}: 3 hands: 3 replay"], [])


def test_everything_that_is_wrong_stands_with_its_line(history):
    code, lines, _ = history("check", TROUBLED)
    assert code == 1
    assert lines == [
        f"{TROUBLED}: 4 hands: 1 replays, 2 damaged, 1 cancelled",
        f"  {TROUBLED}:14: hand 40000000030 (damaged): 2 cards are discarded but 0 are named",
        f"  {TROUBLED}:40: hand 40000000031 (cancelled): the room cancelled this hand",
        f"  {TROUBLED}:57: hand 40000000032 (damaged): "
        "the hand is cut off here: its summary is missing",
    ]


def test_cancelled_partial_and_other_games_are_no_fault(history):
    code, lines, _ = history("check", SAMPLES / "fulltilt" / "tournament.txt")
    assert code == 0
    assert lines[0].endswith("6 hands: 2 replay, 1 partial, 1 cancelled, 2 not this game")


def test_folders_are_searched_and_the_rest_goes_on(history, tmp_path):
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    shutil.copy(CASH, deep)
    shutil.copy(SESSION, tmp_path)
    (tmp_path / "a" / "empty.txt").touch()
    (tmp_path / "a" / "binary.phh").write_bytes(bytes(range(256)) * 9)
    (tmp_path / "notes.md").write_text("not looked at")
    code, lines, _ = history("check", tmp_path, tmp_path / "gone.txt")
    heads = [line for line in lines if not line.startswith("  ")]
    assert code == 1
    assert [Path(head.split(": ")[0]).name for head in heads] == [
        "cash.txt",
        "binary.phh",
        "empty.txt",
        "session.phhs",
        "gone.txt",
        "5 files",
    ]
    assert heads[-2].endswith("gone.txt: the file cannot be read: No such file or directory")
    assert heads[-1] == "5 files: 8 hands: 4 replay, 2 damaged, 1 partial, 1 not this game"


def test_a_folder_without_histories_is_said(history, tmp_path):
    code, (line,), _ = history("check", tmp_path)
    assert code == 1
    assert line == f"{tmp_path}: the folder holds no .phh, .phhs or .txt file"


def test_standard_input(history, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(CASH.read_bytes())))
    assert history("check", "-")[:2] == (0, ["-: 3 hands: 3 replay"])


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"\xff\xfe" + data.decode().encode("utf-16-le"),
        lambda data: b"\xff\xfe" + data.decode().encode("utf-16-le") + b"\n",
        lambda data: b"\xfe\xff" + data.decode().encode("utf-16-be"),
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: b"\xff\xfe" + data.replace(b"\n", b"\r\n").decode().encode("utf-16-le"),
    ],
    ids=["utf-16", "utf-16 with a stray byte", "utf-16 be", "bom", "crlf", "all of them"],
)
def test_encodings(history, tmp_path, spoil):
    path = tmp_path / "hands.txt"
    path.write_bytes(spoil(CASH.read_bytes()))
    assert history("check", path)[:2] == (0, [f"{path}: 3 hands: 3 replay"])


def test_chat_that_looks_like_an_action_is_chat(history, tmp_path):
    path = tmp_path / "hands.txt"
    talk = 'hero_x said, "Rio: calls: folds"\nRio: calls said, "*** SUMMARY ***"\n*** FIRST DRAW'
    path.write_text(CASH.read_text(encoding="utf-8").replace("*** FIRST DRAW", talk, 1))
    assert history("check", path)[0] == 0


def test_a_disagreement_fails(history, tmp_path):
    path = tmp_path / "hands.txt"
    path.write_text(CASH.read_text(encoding="utf-8").replace("Total pot $2.30", "Total pot $3"))
    code, lines, _ = history("check", path)
    assert code == 1
    assert lines == [
        f"{path}: 3 hands: 2 replay, 1 disagrees",
        f"  {path}:50: hand 40000000001 (disagrees): the total pot is 3; by the rules 2.30",
    ]


def test_a_file_cut_in_the_middle(history, tmp_path):
    path = tmp_path / "hands.txt"
    data = CASH.read_bytes()
    path.write_bytes(data[: data.index(b"and is all-in")])
    code, lines, _ = history("check", path)
    assert code == 1
    assert "1 replays, 1 damaged" in lines[0]
    assert len(lines) == 2


def test_json(history):
    code, (line,), _ = history("check", TROUBLED, CASH, "/no/such/file", "--json")
    told = json.loads(line)
    troubled, cash, missing = told["files"]
    assert told["hands"]["replays"] == 4
    assert code == 1
    assert troubled["hands"] == {
        "replays": 1,
        "disagrees": 0,
        "damaged": 2,
        "partial": 0,
        "cancelled": 1,
        "not_this_game": 0,
    }
    assert troubled["notes"][0] == {
        "hand": "40000000030",
        "kind": "damaged",
        "line": 14,
        "reason": "2 cards are discarded but 0 are named",
    }
    assert cash["notes"] == []
    assert cash["problem"] is None
    assert missing["problem"]["kind"] == "damaged"


def test_a_record_cannot_steer_the_terminal(history, tmp_path):
    path = tmp_path / "hand.phh"
    path.write_text('variant = "\\u001b[2J\\u202e"\nhand = "\\u001b]0;x\\u0007"\n')
    _, lines, _ = history("check", path)
    assert len(lines) == 2
    assert not {"\x1b", "\x07", "\u202e"} & set("".join(lines))


def test_a_bar_is_drawn_for_somebody_who_waits(history, monkeypatch):
    monkeypatch.setattr(progress, "SHORT_WAIT", -1.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    code, lines, complaints = history("check", CASH)
    assert (code, len(lines)) == (0, 1)
    assert any("files" in line for line in complaints)


def test_names_cannot_steer_the_terminal(history, tmp_path):
    path = tmp_path / "hand.phh"
    path.write_text(
        write_phh(contract_hand(), names=["\x1b[2JAda", "B\u202eo"], fields={"winnings": [1, 2]})
    )
    for command in (("show", path), ("check", path), ("convert", path, "--to", "pokerstars")):
        _, lines, complaints = history(*command)
        said = "".join(lines + complaints)
        assert said
        assert not {"\x1b", "\u202e"} & set(said)


# -- show ------------------------------------------------------------------------------------


def test_a_hand_in_words(history):
    code, lines, complaints = history("show", CASH, "--hand", "40000000002", "--plain")
    assert (code, complaints) == (0, [])
    assert (
        lines[:-2]
        == """\
Hand 40000000002, button: hero_x
hero_x posts the small blind, 0.05
Dee posts the big blind, 0.10
hero_x is dealt Kc Kd Kh 9s 9d
hero_x raises to 0.20
Dee calls 0.10
Draw 1. Pot 0.40
Dee draws 3 cards
hero_x throws Kc Kd Kh 9s 9d and gets 2s 3s 4c 6d 7h
Dee checks
hero_x bets 0.10
Dee calls 0.10
Draw 2. Pot 0.60
Dee draws 1 card
hero_x stands pat
Dee checks
hero_x bets 0.20
Dee calls 0.08
Dee is all-in
hero_x takes back 0.12 (uncalled bet)
Draw 3. Pot 0.76
Dee draws 1 card
hero_x stands pat
Showdown. Pot 0.76
Dee shows Ts 7d 5d 4s 2h (ten-low)
hero_x shows 7h 6d 4c 3s 2s (Number 2)
hero_x wins 0.76 with 7-6-4-3-2 (Number 2)
""".splitlines()
    )


@pytest.mark.parametrize("lang", languages())
def test_every_language(history, lang):
    code, lines, _ = history("show", CASH, "--lang", lang)
    assert code == 0
    assert len(lines) > 60
    assert any("♥" in line for line in lines)


def test_a_hand_by_its_place_in_the_file(history):
    assert history("show", CASH, "--hand", "3")[1][0] == "Hand 40000000003, button: X USN"
    # A number that the record gives goes before a place.
    assert history("show", SESSION, "--hand", "17")[1][0].startswith("Hand 17")


def test_a_hand_that_is_not_there(history):
    code, lines, complaints = history("show", CASH, "--hand", "9")
    assert (code, lines) == (1, [])
    assert complaints == [f"{CASH} has no hand 9; it holds 3, numbered from 1"]


def test_a_damaged_hand_is_named_and_the_others_are_shown(history):
    code, lines, complaints = history("show", TROUBLED)
    assert code == 1
    assert lines[0].startswith("Hand 40000000033")
    assert len(complaints) == 3


def test_a_file_that_is_no_history(history, tmp_path):
    (tmp_path / "empty.txt").touch()
    for path in (tmp_path / "empty.txt", tmp_path / "gone.txt"):
        code, lines, (complaint,) = history("show", path)
        assert (code, lines) == (1, [])
        assert complaint.startswith(f"{path}: the file")


def test_a_folder_is_not_shown(history, tmp_path):
    code, lines, (complaint,) = history("show", tmp_path)
    assert (code, lines) == (1, [])
    assert complaint.startswith(f"{tmp_path} is a folder; show takes one file")


def test_amounts_are_told_as_sites_print_them(history, tmp_path):
    """Hundredths of a cent somewhere in the hand do not lengthen its other amounts."""
    table = phh_table(contract_hand(), scale=10_000)
    table["starting_stacks"] = [Decimal("12.5"), Decimal("0.04")]
    table["finishing_stacks"] = [Decimal("12.492"), Decimal("0.048")]
    path = tmp_path / "hand.phh"
    path.write_text(phh_text(table))
    text = "\n".join(history("show", path)[1])
    assert "0.0020" not in text
    assert "0.002" in text


@pytest.mark.parametrize("name", ["you", "You", "du", "vy"])
def test_nobody_who_is_called_you_acts_in_the_third_person(history, tmp_path, name):
    path = tmp_path / "hand.phh"
    path.write_text(write_phh(contract_hand(), names=[name, "Bo"]))
    code, lines, _ = history("show", path)
    text = "\n".join(lines)
    assert code == 0
    assert "You raise to 20\nBo raises to 30\nYou call 10" in text
    assert not re.search(rf"\b{name} \w+s\b", text)


# -- convert ---------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["phh", "pokerstars"])
@pytest.mark.parametrize("path", [CASH, SAMPLES / "fulltilt" / "cash.txt"], ids=["stars", "tilt"])
def test_converted_hands_end_with_the_same_stacks(history, tmp_path, form, path):
    out = tmp_path / ("hands.phhs" if form == "phh" else "hands.txt")
    code, lines, complaints = history("convert", path, "--to", form, "--out", out)
    assert (code, lines, complaints) == (0, [], [])
    before, after = (list(map(replay, read_file(file))) for file in (path, out))
    assert [found.hand.stacks for found in after] == [found.hand.stacks for found in before]
    assert all(found.disagreements == () for found in after)


def test_rake_survives_both_ways(history, tmp_path):
    history("convert", CASH, "--to", "phh", "--out", tmp_path / "a.phhs")
    history("convert", tmp_path / "a.phhs", "--to", "pokerstars", "--out", tmp_path / "b.txt")
    rakes = [recorded.results.rake for recorded in read_file(tmp_path / "b.txt")]
    assert rakes == [10, 3, 0]


def test_damaged_hands_are_left_out_and_named(history):
    code, lines, complaints = history("convert", TROUBLED, "--to", "phh")
    assert code == 1
    assert 'hand = "40000000033"' in lines
    assert not any("40000000030" in line for line in lines)
    assert [complaint.split(":")[1] for complaint in complaints] == ["14", "40", "57"]


def test_only_damage_fails_a_conversion(history):
    code, _, complaints = history("convert", SAMPLES / "fulltilt" / "tournament.txt", "--to", "phh")
    assert code == 0
    assert len(complaints) == 4


@pytest.mark.parametrize("form", ["phh", "pokerstars"])
def test_a_hand_that_disagrees_is_left_out_and_named(history, tmp_path, form):
    path = tmp_path / "hands.txt"
    path.write_text(CASH.read_text(encoding="utf-8").replace("Total pot $2.30", "Total pot $3"))
    code, lines, complaints = history("convert", path, "--to", form)
    assert code == 1
    assert any("40000000002" in line for line in lines)
    assert not any("40000000001" in line for line in lines)
    assert len(complaints) == 1
    assert "(disagrees): the total pot is 3; by the rules 2.30" in complaints[0]


def test_a_slash_at_the_end_makes_the_folder(history, tmp_path):
    out = tmp_path / "new" / "folder"
    assert history("convert", CASH, "--to", "phh", "--out", f"{out}/")[0] == 0
    assert [path.name for path in out.iterdir()] == ["cash.phhs"]
    code, _, (complaint,) = history("convert", CASH, "--to", "phh", "--out", f"{out}/cash.phhs/")
    assert code == 1
    assert complaint.endswith("cannot be made: File exists")


def test_folders_are_converted(history, tmp_path):
    out = tmp_path / "all.txt"
    code, _, complaints = history(
        "convert", CASH.parent, SESSION, "--to", "pokerstars", "--out", out
    )
    assert (code, len(complaints)) == (1, 13)
    numbers = [recorded.hand_id for recorded in read_file(out)]
    assert len(numbers) > 5
    assert len(set(numbers)) == len(numbers)


def test_two_files_of_one_name_do_not_become_one(history, tmp_path):
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        shutil.copy(CASH, tmp_path / folder)
    code, _, (complaint,) = history("convert", tmp_path, "--to", "phh", "--out", f"{tmp_path}/c/")
    assert code == 1
    assert "two files would become" in complaint
    assert list((tmp_path / "c").iterdir()) == []


def test_nothing_is_written_over_unless_forced(history, tmp_path):
    out = tmp_path / "hands.txt"
    out.write_text("mine")
    code, _, complaints = history("convert", CASH, "--to", "pokerstars", "--out", out)
    assert code == 1
    assert complaints == [f"{out} is there already; --force writes over it"]
    assert out.read_text() == "mine"
    assert history("convert", CASH, "--to", "pokerstars", "--out", out, "--force")[0] == 0
    assert len(list(read_file(out))) == 3


def test_a_folder_gets_a_file_for_each(history, tmp_path):
    code, _, _ = history(
        "convert", CASH, TROUBLED, tmp_path / "gone.txt", "--to", "phh", "--out", tmp_path
    )
    assert code == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cash.phhs", "troubled.phh"]


def test_the_hero_of_a_phh_hand_is_named(history, tmp_path):
    out = tmp_path / "hand.txt"
    code, _, complaints = history(
        "convert", SESSION, "--to", "pokerstars", "--hero", "Ina", "--out", out
    )
    assert code == 1
    assert len(complaints) == 3
    assert "Dealt to Ina [Qd 3s 4h 7s 6s]" in out.read_text(encoding="utf-8")
    out.unlink()
    code, _, complaints = history(
        "convert", SESSION, "--to", "pokerstars", "--hero", "Nobody", "--out", out
    )
    assert any(line.endswith("'Nobody' was not dealt in; Ina, Uwe were") for line in complaints)
    assert not out.exists()


def test_the_command_itself():
    done = process("history", "check", str(CASH))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{CASH}: 3 hands: 3 replay\n"

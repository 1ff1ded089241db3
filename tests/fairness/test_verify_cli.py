"""``tripledraw verify``: one file, two files, what is told and what is refused."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.running import process, run
from tests.fairness.playing import Table

from tripledraw.dealing import OrdersDealer
from tripledraw.events import Declared, Drew, Reshuffled
from tripledraw.fairness import Record, read_records, write_records
from tripledraw.fairness import files as record_files


def saved(folder: Path, records: list[Record], name: str = "anna") -> str:
    path = folder / f"{name}.jsonl"
    path.write_text(write_records(records))
    return str(path)


def refusal(monkeypatch, capsys, *arguments: str) -> str:
    """The one sentence on stderr, with exit code 1 and nothing on stdout."""
    assert run(monkeypatch, "verify", *arguments) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    return line


def test_one_file(monkeypatch, capsys, tmp_path):
    records = Table(3).play(4).client(0).records
    file = saved(tmp_path, records)
    cards = sum(len(record.proofs) for record in records)
    assert run(monkeypatch, "verify", file) == 0
    assert capsys.readouterr().out == (
        f"{file}: table oak: 4 hands as promised, {cards} cards proved\n"
    )


def test_what_a_player_should_know_of_is_told(monkeypatch, capsys, tmp_path):
    records = Table(2).play(8).client(0).records
    hand = records[1]
    stood = next(chair for chair in range(6) if chair not in hand.links)
    late = replace(
        hand,
        sent=bytes(32),
        chair=stood,
        chairs=(stood, hand.chairs[1]),
        proofs=(),
        log=hand.log[:1],
    )
    void = Record(records[7].commitment)
    file = saved(tmp_path, [records[0], late, records[3], void])
    assert run(monkeypatch, "verify", file) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "  hand 2 was dealt without the link you sent",
        f"  hand 2 was dealt to chair {stood} without a link",
        "  hand 8 was promised and not dealt",
        "  hand 3 is not in the file",
        "  hands 5 to 7 are not in the file",
    ]


def test_two_files(monkeypatch, capsys, tmp_path):
    one, other = (client.records for client in Table(2).play(3).clients)
    anna, ben = saved(tmp_path, one), saved(tmp_path, other[1:], "ben")
    assert run(monkeypatch, "verify", anna, ben) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == [anna, ben]
    assert lines[2] == "both players were told the same in 2 common hands"


def test_json(monkeypatch, capsys, tmp_path):
    one, other = (client.records for client in Table(2).play(2).clients)
    anna, ben = saved(tmp_path, one), saved(tmp_path, other, "ben")
    assert run(monkeypatch, "verify", anna, ben, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["common"] == 2
    assert told["files"][0] == {
        "file": anna,
        "table": "oak",
        "hands": 2,
        "cards": sum(len(record.proofs) for record in one),
        "unproved": 0,
        "left_out": [],
        "unlinked": [],
        "void": [],
        "gaps": [],
        "replayed": 0,
    }
    assert run(monkeypatch, "verify", anna, "--json") == 0
    assert json.loads(capsys.readouterr().out)["common"] is None


# -- opened hands ----------------------------------------------------------------------------


def opened(table: Table, seat: int = 0) -> list[Record]:
    """The records of a seat at a table that opens every hand when it is over."""
    return [
        replace(record, log=hand.events, seed=deal.seed)
        for record, hand, deal in zip(
            table.client(seat).records, table.hands, table.deals, strict=True
        )
    ]


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
def test_an_opened_hand_is_dealt_again_from_its_seed(monkeypatch, capsys, tmp_path, reshuffle):
    table = Table(6, reshuffle=reshuffle).play(3)
    assert run(monkeypatch, "verify", saved(tmp_path, opened(table))) == 0
    assert "  3 hands dealt again from the opened seed\n" in capsys.readouterr().out


def test_discards_told_before_the_service_make_no_difference(monkeypatch, capsys, tmp_path):
    (record,) = opened(Table(3, reshuffle="standard").play())
    told = []
    for event in record.log:
        if isinstance(event, Drew):
            told.append(Declared(event.seat, event.discards))
        told.append(event)
    assert run(monkeypatch, "verify", saved(tmp_path, [replace(record, log=tuple(told))])) == 0


def test_a_seed_that_is_not_of_the_played_deck_is_caught(monkeypatch, capsys, tmp_path):
    records = opened(Table(2).play())
    file = saved(tmp_path, [replace(records[0], seed=bytes(32))])
    line = refusal(monkeypatch, capsys, file)
    assert line.startswith(f"{file}:1: hand 1: the seed opened for root ")


class ReversedReshuffle(Table):
    """The first reshuffle is laid from the bottom: good cards go where the server wants them."""

    def dealer(self, deal):
        first, second, *rest = deal.orders
        return OrdersDealer([first, second[::-1], *rest])


def test_an_opened_hand_shows_what_only_others_could_have_seen(monkeypatch, capsys, tmp_path):
    table = ReversedReshuffle(6, reshuffle="standard").play(12)
    hand, deal, record = next(
        (hand, deal, record)
        for seat in range(6)
        for hand, deal, record in zip(
            table.hands, table.deals, table.client(seat).records, strict=True
        )
        if any(isinstance(event, Reshuffled) for event in hand.events)
        and not any(proof.order for proof in record.proofs)
    )
    assert run(monkeypatch, "verify", saved(tmp_path, [record])) == 0
    capsys.readouterr()
    number = record.commitment.hand
    file = saved(tmp_path, [replace(record, log=hand.events, seed=deal.seed)])
    line = refusal(monkeypatch, capsys, file)
    assert line.startswith(f"{file}:1: hand {number}: the opened seed gives another hand: event ")


# -- what is refused -------------------------------------------------------------------------


def test_the_place_of_what_is_wrong_is_told(monkeypatch, capsys, tmp_path):
    records = Table(2).play(3).client(0).records
    words = records[2].words
    records[2] = replace(records[2], words="abbey abbey abbey abbey abbey")
    file = saved(tmp_path, records)
    assert refusal(monkeypatch, capsys, file) == (
        f"{file}:3: hand 3: the words were 'abbey abbey abbey abbey abbey'; "
        f"roots and links give {words!r}"
    )


def test_two_players_who_were_told_different_things(monkeypatch, capsys, tmp_path):
    one = Table(2, seed=1).play().client(0).records
    other = Table(2, seed=2).play().client(0).records
    anna, ben = saved(tmp_path, one), saved(tmp_path, other, "ben")
    assert refusal(monkeypatch, capsys, anna, ben) == (
        "hand 1: the two players were told different words"
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "there is no hand to check"),
        (b"\n\n", "there is no hand to check"),
        (b"\xff\xfe", "the file is no text in UTF-8"),
        (b"{", ":1: the line is no JSON; every line must be one hand"),
        (b"\n[]", ":2: where 'fair' is looked for is no JSON object"),
        (b"[" * 100_000, ":1: the line is no JSON; every line must be one hand"),
        (b'{"fair": 3}', ":1: the format is 3; only 1 to 2 are known"),
        (b'{"fair": 1}', ":1: 'table' is missing"),
    ],
)
def test_files_that_are_no_records(monkeypatch, capsys, tmp_path, content, reason):
    path = tmp_path / "anna.jsonl"
    path.write_bytes(content)
    line = refusal(monkeypatch, capsys, str(path))
    assert line.startswith(str(path))
    assert line.endswith(reason)


def test_a_file_that_is_not_there(monkeypatch, capsys, tmp_path):
    line = refusal(monkeypatch, capsys, str(tmp_path / "nobody.jsonl"))
    assert line.endswith("nobody.jsonl: the file cannot be read: No such file or directory")


def test_a_file_that_is_too_large(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(record_files, "LARGEST_FILE", 10)
    file = saved(tmp_path, Table(2).play().client(0).records)
    assert refusal(monkeypatch, capsys, file) == f"{file}: the file is larger than 10 bytes"


def test_a_table_name_cannot_steer_the_terminal(monkeypatch, capsys, tmp_path):
    record = Table(2).play().client(0).records[0]
    void = Record(replace(record.commitment, table="\x1b[2Joak"))
    assert run(monkeypatch, "verify", saved(tmp_path, [void])) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_records_are_read_as_they_were_written(tmp_path):
    records = Table(2).play(2).client(1).records
    read = list(read_records(Path(saved(tmp_path, records))))
    assert read == [(1, records[0]), (2, records[1])]


def test_it_runs_as_a_program_of_its_own(tmp_path):
    ran = process("verify", saved(tmp_path, Table(2).play().client(0).records))
    assert (ran.returncode, ran.stderr) == (0, "")

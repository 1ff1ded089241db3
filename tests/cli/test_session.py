"""The session between runs: written in one step, read back whole, put aside when damaged."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest
from tests.cli.running import play, session

from tripledraw.cli.data import FOLDER_VARIABLE, data_folder
from tripledraw.cli.session import Session
from tripledraw.cli.store import (
    DamagedSession,
    NewerSession,
    OpenElsewhere,
    Store,
)
from tripledraw.cli.wishes import Wishes
from tripledraw.errors import TripleDrawError
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes


@pytest.fixture
def saved(tmp_path: Path) -> Store:
    """A folder with a session that stopped in the middle of a hand."""
    of = session("caller", "random", seed=8)
    play(tmp_path, ["c", "s"], of)
    assert of.hand is not None
    return Store(tmp_path)


def test_what_is_saved_comes_back(saved):
    loaded = saved.load()
    assert loaded.to_json() == json.loads(saved.session_path.read_text())
    assert loaded.hand.events == Hand.from_json(loaded.hand.to_json()).events


def test_nothing_saved_is_no_session(tmp_path):
    assert Store(tmp_path).load() is None


def damaged_texts(text: str) -> dict[str, bytes]:
    data = json.loads(text)

    def with_(**changes: object) -> bytes:
        return json.dumps({**data, **changes}).encode()

    return {
        "empty": b"",
        "cut": text[: len(text) // 2].encode(),
        "binary": bytes(range(256)),
        "list": b"[]",
        "nested": b"[" * 100_000,
        "version": with_(version=0),
        "version in words": with_(version="2"),
        "no stacks": with_(stacks=None),
        "a stack of nothing": with_(stacks=[0, 200, 200]),
        "too few stacks": with_(stacks=[200, 200]),
        "seven players": with_(opponents=["caller"] * 6),
        "unknown opponent": with_(opponents=["nobody", "caller"]),
        "stakes": with_(stakes={"small_bet": "ten"}),
        "button": with_(button=3),
        "number": with_(number="one"),
        "actions": with_(hand={**data["hand"], "actions": ["f", "d1", "?"]}),
        "illegal": with_(hand={**data["hand"], "actions": ["d1"]}),
        "no hand fields": with_(hand={}),
        "other seats": with_(hand={**data["hand"], "stacks": [200, 200]}),
        "seed": with_(hand={**data["hand"], "seed": "zz"}),
    }


@pytest.mark.parametrize("what", damaged_texts('{"hand": {}, "x": 1}'))
def test_a_damaged_session_is_put_aside_and_a_fresh_one_begins(saved, what):
    text = damaged_texts(saved.session_path.read_text())[what]
    saved.session_path.write_bytes(text)
    with pytest.raises(DamagedSession) as damaged:
        saved.load()
    aside = saved.folder / "session.damaged-1.json"
    assert damaged.value.path == aside
    assert aside.read_bytes() == text
    assert saved.load() is None
    saved.session_path.write_bytes(b"again")
    with pytest.raises(DamagedSession):
        saved.load()
    assert aside.read_bytes() == text


def test_a_newer_session_is_left_alone(saved):
    text = damaged_texts(saved.session_path.read_text())["version"].replace(b": 0,", b": 2,", 1)
    saved.session_path.write_bytes(text)
    files = set(saved.folder.iterdir())
    with pytest.raises(NewerSession):
        saved.load()
    assert saved.session_path.read_bytes() == text
    assert set(saved.folder.iterdir()) == files


def test_one_program_at_a_time_holds_the_folder(tmp_path):
    first, second = Store(tmp_path / "new"), Store(tmp_path / "new")
    with first.held(), pytest.raises(OpenElsewhere), second.held():
        pass
    with second.held():
        pass


def test_numbers_go_on_after_the_last_hand(tmp_path):
    store = Store(tmp_path)
    assert store.last_number() == 0
    hand = Hand([10, 10], stakes=Stakes(10), seed=1)
    store.keep_hand(hand, 9, "ab", datetime(2026, 1, 1))
    store.keep_hand(hand, 10, "ab", datetime(2026, 1, 2))
    assert store.last_number() == 10


def test_a_write_that_fails_leaves_the_old_session(saved, monkeypatch):
    before = saved.session_path.read_bytes()

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(TripleDrawError, match=r"No space left on device; set TRIPLEDRAW_DATA"):
        saved.save(session("caller"))
    assert saved.session_path.read_bytes() == before
    assert not list(saved.folder.glob("*.new"))


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "below")
    with pytest.raises(TripleDrawError, match="to a folder that can be written"):
        store.save(session("caller"))
    with pytest.raises(TripleDrawError, match="to a folder that can be written"):
        store.keep_hand(Hand([10, 10], stakes=Stakes(10)), 1, "ab", datetime(2026, 1, 1))


def test_the_data_folder_is_that_of_the_system_or_the_named_one(monkeypatch, tmp_path):
    assert data_folder().name == "tripledraw"
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"


# What is asked for on the command line.


def test_the_usual_table():
    fresh = Wishes().new_session()
    assert fresh.opponents == ("textbook", "textbook")
    assert fresh.stacks == [500, 500, 500]
    assert (fresh.stakes.small_bet, fresh.stakes.big_bet) == (10, 20)
    assert fresh.seed != Wishes().new_session().seed


@pytest.mark.parametrize(
    ("wishes", "opponents"),
    [
        (Wishes(seats=2), ("textbook",)),
        (Wishes(seats=6, opponents=("caller",)), ("caller",) * 5),
        (Wishes(seats=2, opponents=("showdown",)), ("showdown",)),
        (Wishes(opponents=("caller", "random", "textbook")), ("caller", "random", "textbook")),
        (Wishes(seats=3, opponents=("caller", "random")), ("caller", "random")),
    ],
)
def test_opponents(wishes, opponents):
    assert wishes.new_session().opponents == opponents


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (Wishes(opponents=("nobody",)), "no opponent 'nobody'; the opponents are textbook, "),
        (Wishes(seats=4, opponents=("caller", "random")), "2 opponents are named, but .* for 3"),
        (Wishes(opponents=("caller",) * 6), "6 opponents are named, but .* for 5"),
        (Wishes(stack=0), "stack of 0; it must be a whole number of chips above 0"),
        (Wishes(bets=(0, 0)), "small_bet is 0; it must be 1"),
        (Wishes(bets=(20, 10)), "big_bet is 10; it must be 20"),
    ],
)
def test_tables_that_cannot_be(wishes, sentence):
    with pytest.raises(TripleDrawError, match=sentence):
        wishes.new_session()


@pytest.mark.parametrize(
    ("wishes", "option"),
    [
        (Wishes(seats=2), "--seats 3, not 2"),
        (Wishes(bets=(5, 10)), "--stakes 10/20, not 5/10"),
        (Wishes(stack=100), "--stack 200, not 100"),
        (Wishes(opponents=("random",)), "--opponents caller,random, not random,random"),
        (Wishes(seed=9), "--seed 8, not 9"),
    ],
)
def test_a_session_that_is_not_what_is_asked_for_is_not_dropped_silently(saved, wishes, option):
    with pytest.raises(
        TripleDrawError, match=f"has {option}; go on with it by leaving .* out, or add --new"
    ):
        wishes.check(saved.load())


def test_a_session_goes_on_where_the_same_is_asked_for(saved):
    same = Wishes(3, (10, 20), 200, ("caller", "random"), 8)
    same.check(saved.load())
    Wishes().check(saved.load())


def test_the_button_falls_by_the_seed():
    buttons = {Session.new(Stakes(10), 100, ("caller",) * 3, seed).button for seed in range(40)}
    assert buttons == {0, 1, 2, 3}

"""The log of the process: JSON lines, and no card in any of them."""

import io
import json
import logging

import pytest
from tests.room.live.rig import in_a_room
from tests.room.live.serving import asking
from tests.room.live.test_live import actor, play_out

from tripledraw.cards import RANKS, SUITS
from tripledraw.room import logs


@pytest.fixture
def lines():
    """What is logged, as it is read back; the loggers are as before afterwards."""
    root, stream = logging.getLogger(), io.StringIO()
    before = root.handlers, root.level
    logs.start("debug", stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers, root.level = before
    root.setLevel(before[1])


def test_every_line_is_an_object_with_its_time_level_and_place(lines):
    logs.logger("live").warning("a table failed", table="t1")
    logging.getLogger("uvicorn.error").error("no %s", "luck")
    ours, theirs = lines()
    assert ours.pop("timestamp").endswith("Z")
    assert ours == {
        "event": "a table failed",
        "level": "warning",
        "logger": "tripledraw.live",
        "table": "t1",
    }
    assert (theirs["event"], theirs["logger"]) == ("no luck", "uvicorn.error")


@pytest.mark.parametrize("text", ["7c", "Qd Qs", "7c5d4h3s2c", "seat 0 cannot draw Ah", "(T♣)"])
def test_a_card_is_never_written(lines, text):
    logs.logger("live").warning("a table failed", reason=text)
    assert "??" in lines()[0]["reason"]
    assert not any(rank + suit in lines()[0]["reason"] for rank in RANKS for suit in SUITS)


def test_words_and_numbers_are_left_alone():
    text = "table 9cd0470397, port 8072, 7 chips, Ace, Th 9s"
    assert logs.without_cards(text) == "table 9cd0470397, port 8072, 7 chips, Ace, ?? ??"


def test_everyday_lines_of_the_server_are_not_written(lines):
    # They have the address of each socket in them, with the secret of the invitation.
    logging.getLogger("uvicorn.error").info("WebSocket /ws/tables/t1?invite=secret [accepted]")
    logging.getLogger("uvicorn.access").info("GET /api/v1/guest/secret")
    assert lines() == []


def test_hands_failures_and_errors_leave_no_card_in_the_log(lines, tmp_path, monkeypatch):
    async def work(rig):
        table, ann, bob = await rig.headsup()

        def fails(now):
            raise ValueError(f"{ann.own.hand} against {bob.own.hand}")

        monkeypatch.setattr(table.game, "coming", fails)
        await actor(table, ann, bob).act("call")
        await play_out(table, ann, bob)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
    failures = [line for line in lines() if "exception" in line]
    assert failures
    assert "?? ?? ?? ?? ?? against ?? ?? ?? ?? ??" in failures[0]["exception"]


@pytest.mark.parametrize("body", ["[" * 5_000, "{", '{"name": 7}'])
def test_what_a_client_sends_wrongly_is_no_failure_of_ours(lines, tmp_path, body):
    async def work(rig):
        async with asking(rig.room) as pages:
            headers = {"content-type": "application/json"}
            answer = await pages.post("/api/v1/guests", content=body, headers=headers)
            assert answer.status_code == 400

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
    assert [line for line in lines() if line["level"] == "error"] == []

"""The replayer's pages: hands of a file, hands of one's own, and files that are none."""

import asyncio
import json
import shutil
from pathlib import Path

import msgspec
import pytest
from tests.room.live.rig import in_a_room
from tests.room.live.serving import asking, cookie_of
from tests.room.live.test_live import play_out

from tripledraw import histories
from tripledraw.errors import RoomError
from tripledraw.events import log_from_json
from tripledraw.room.history import replayed
from tripledraw.room.history import sandbox as replaying
from tripledraw.room.history.replayed import ReplayedFile, file_of
from tripledraw.room.history.sandbox import LARGEST, Replaying
from tripledraw.room.http import replay as page
from tripledraw.room.http.replay import BINARY

SAMPLES = Path(__file__).parents[2] / "histories" / "samples"
GOOD = SAMPLES / "pokerstars" / "cash.txt"
PATH = "/api/v1/replay"
AS_FILE = {"content-type": BINARY}
GARBAGE = {
    "empty": b"",
    "spaces": b" \n \n",
    "zeros": bytes(1000),
    "noise": bytes(range(256)) * 40,
    "html": b"<html><body>404</body></html>",
    "json": b'{"hands": []}',
    "brackets": b"[" * 100_000,
    "another site": (SAMPLES / "others" / "winamax.txt").read_bytes(),
}


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


def read(data, reader=None):
    """The hands of a file as the process of its own reads them."""
    said = asyncio.run((reader or Replaying()).read(data))
    return msgspec.json.decode(said, type=ReplayedFile)


def refusal(data, reader):
    with pytest.raises(RoomError) as refused:
        read(data, reader)
    return refused.value


# -- what a file becomes


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("[pf][hou]*/*")), ids=lambda path: path.name)
def test_each_hand_of_a_sample_is_replayed_or_said_to_be_damaged(path):
    records = list(histories.read(path.read_bytes()))
    file = file_of(path.read_bytes())
    flawed = {(flaw.hand, flaw.line) for flaw in file.damaged}
    assert len(file.hands) + len(flawed) == len(records)
    assert file.left_out == 0


def test_a_hand_is_told_with_its_players_its_log_and_its_texts():
    hand = file_of(GOOD.read_bytes()).hands[0]
    assert hand.names == ("hero_x", "Ann B. Quick", "Rio: calls", '"Zed"')
    assert (hand.hero, hand.scale, hand.line) == (0, 100, 1)
    assert hand.revealed == {0: "8d 2c 7s 4h 3d", 2: "9s 7d 6c 3h 2d"}
    log = log_from_json(hand.events)
    for text in (hand.phh, hand.pokerstars):
        [again] = histories.read(text.encode())
        assert histories.replay(again).hand.events == log


def test_what_is_damaged_has_its_line_and_reason():
    file = file_of((SAMPLES / "pokerstars" / "troubled.txt").read_bytes())
    assert file.damaged
    for flaw in file.damaged:
        assert flaw.line > 0
        assert flaw.reason
        assert flaw.kind in ("damaged", "partial", "cancelled", "not_this_game")


def test_the_real_hands_show_every_card_that_was_told(root):
    folder = root.parent / "shared" / "histories" / "phh"
    if not folder.is_dir():
        pytest.skip("../shared is not here")
    for path in folder.glob("*.phh"):
        [hand] = file_of(path.read_bytes()).hands
        [recorded] = histories.read(path.read_bytes())
        assert hand.flaws == ()
        assert log_from_json(hand.events) == histories.replay(recorded).hand.events


def test_hands_behind_the_first_are_counted(monkeypatch):
    monkeypatch.setattr(replayed, "MOST_HANDS", 1)
    records = list(histories.read(GOOD.read_bytes()))
    file = file_of(GOOD.read_bytes())
    assert (len(file.hands), file.left_out) == (1, len(records) - 1)


# -- the process of its own


def test_the_process_says_what_the_file_holds():
    data = GOOD.read_bytes()
    assert read(data) == file_of(data)


@pytest.mark.parametrize("data", GARBAGE.values(), ids=GARBAGE)
def test_a_file_that_is_no_history_is_refused_with_the_reason(data):
    refused = refusal(data, Replaying())
    assert refused.id == "history-wrong"
    assert refused.arguments["reason"]


def test_a_file_that_is_too_large_is_refused_before_anything_is_started():
    assert refusal(bytes(LARGEST + 1), Replaying()).arguments == {"most": 2}


def test_what_takes_too_long_is_ended():
    assert refusal(GOOD.read_bytes(), Replaying(seconds=0.001)).id == "history-heavy"


def test_a_process_that_breaks_is_a_file_too_heavy(monkeypatch):
    monkeypatch.setattr(replaying.sys, "executable", shutil.which("false"))
    assert refusal(GOOD.read_bytes(), Replaying()).id == "history-heavy"


def test_only_so_many_files_wait():
    async def work():
        reader = Replaying(most_waiting=1)
        data = GOOD.read_bytes()
        return await asyncio.gather(*(reader.read(data) for _ in range(4)), return_exceptions=True)

    done = asyncio.run(work())
    refused = [each for each in done if isinstance(each, RoomError)]
    assert [each.id for each in refused] == ["history-busy"] * 2
    assert len(done) - len(refused) == 2


def test_a_place_is_free_again_after_a_refusal():
    async def work():
        reader = Replaying(most_waiting=0)
        for _ in range(2):
            with pytest.raises(RoomError, match="no hand history"):
                await reader.read(b"nothing")

    asyncio.run(work())


def test_the_process_gets_no_setting_of_the_room(monkeypatch):
    monkeypatch.setenv("TRIPLEDRAW_DATABASE", "postgresql://ann:secret@here/room")
    monkeypatch.setenv("LANG", "C")
    environment = replaying.environment()
    assert "TRIPLEDRAW_DATABASE" not in environment
    assert environment["LANG"] == "C"


# -- over HTTP


def test_a_stranger_replays_a_file(url):
    async def work(rig):
        async with asking(rig.room, **AS_FILE) as pages:
            answer = await pages.post(PATH, content=GOOD.read_bytes())
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert [hand["hand"] for hand in answer.json()["hands"]][:1] == ["40000000001"]

    in_a_room(url, work)


@pytest.mark.parametrize(
    ("data", "status", "error"),
    [(b"garbage", 400, "history-wrong"), (bytes(LARGEST + 1), 413, "history-long")],
    ids=["garbage", "large"],
)
def test_a_refused_file_has_a_typed_error(url, data, status, error):
    async def work(rig):
        async with asking(rig.room, **AS_FILE) as pages:
            answer = await pages.post(PATH, content=data)
        assert (answer.status_code, answer.json()["error"]) == (status, error)

    in_a_room(url, work)


def test_a_body_without_end_is_cut_off(url):
    async def without_end():
        while True:
            yield bytes(65_536)

    async def work(rig):
        async with asking(rig.room, **AS_FILE) as pages:
            answer = await pages.post(PATH, content=without_end())
        assert answer.json()["error"] == "history-long"

    in_a_room(url, work)


def test_a_body_that_never_comes_is_not_waited_for(url, monkeypatch):
    monkeypatch.setattr(page, "ARRIVAL", 0.01)

    async def never():
        await asyncio.Event().wait()
        yield b""

    async def work(rig):
        async with asking(rig.room, **AS_FILE) as pages:
            answer = await pages.post(PATH, content=never())
        assert answer.json()["error"] == "history-heavy"

    in_a_room(url, work)


def test_what_a_form_or_another_site_sends_is_refused(url):
    async def work(rig):
        async with asking(rig.room) as pages:
            for headers, error in (
                ({"content-type": "text/plain"}, "message-bad"),
                ({**AS_FILE, "origin": "http://elsewhere"}, "origin-wrong"),
            ):
                answer = await pages.post(PATH, content=b"x", headers=headers)
                assert answer.json()["error"] == error

    in_a_room(url, work)


def test_an_address_may_send_so_many_files(url):
    async def work(rig):
        async with asking(rig.room, **AS_FILE) as pages:
            for _ in range(10):
                assert (await pages.post(PATH, content=b"")).status_code == 400
            answer = await pages.post(PATH, content=b"")
        assert (answer.status_code, answer.json()["error"]) == (429, "too-fast")

    in_a_room(url, work)


def test_an_own_hand_is_replayed_and_anothers_cards_are_not_told(url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        await play_out(table, ann, bob)
        eve = await rig.player("Eve")
        async with asking(rig.room) as pages:

            async def hand(player, number=1):
                path = f"/api/v1/me/hands/{table.id}/{number}/replay"
                return await pages.get(path, headers=await cookie_of(rig, player))

            own = (await hand(ann.player)).json()
            assert set(own["names"]) == {"Ann", "Bob"}
            assert (own["names"][own["hero"]], own["table"]) == ("Ann", "table")
            dealt = {e["seat"]: e for e in own["events"] if e["event"] == "Dealt"}
            assert "cards" in dealt[own["hero"]]
            assert dealt[1 - own["hero"]] == {"event": "Dealt", "seat": 1 - own["hero"], "count": 5}
            assert own["events"][-1]["event"] == "HandEnded"
            [recorded] = histories.read(own["phh"].encode())
            assert histories.replay(recorded).disagreements == ()
            assert json.dumps(own["ended"]) == str(rig.clock())
            for player, number in ((eve, 1), (ann.player, 99)):
                assert (await hand(player, number)).json()["error"] == "no-hand"

    in_a_room(url, work)

"""Playing at once: one command, one link, and a seat."""

import asyncio
import getpass
import signal
import time

import pytest
from tests.room.live.rig import in_a_room
from tests.room.live.serving import asking
from tests.room.live.test_server import serving

from tripledraw.errors import RoomError
from tripledraw.room.client import Client
from tripledraw.room.people import accounts, sessions
from tripledraw.room.serving.play import TERMS, link_to_play

# Seconds: playing must not wait for the hand that runs.
SOON = 5


@pytest.fixture
def nina(monkeypatch):
    """Whoever is at this machine."""
    monkeypatch.setattr(getpass, "getuser", lambda: "nina")


def parts(link):
    """The secret and the table of a link."""
    secret, _, table = link.partition("/#/guest/")[2].partition("?table=")
    return secret, table


async def follow(rig, secret):
    async with asking(rig.room) as pages:
        return await pages.post("/api/v1/guest", json={"secret": secret})


def play(work, tmp_path, times=1):
    """Do something with a room, as often as it is started."""
    for _ in range(times):
        in_a_room(f"sqlite:///{tmp_path}/room.db", work, data=str(tmp_path))


def test_the_link_signs_a_guest_in_once_and_names_a_table_with_five_bots(nina, tmp_path):
    async def work(rig):
        secret, table = parts(await link_to_play(rig.room))
        assert rig.room.live[table].game.state.terms == TERMS
        assert (TERMS.small_bet, TERMS.bots, TERMS.agent) == (10, 5, "textbook")
        first = await follow(rig, secret)
        assert (first.status_code, first.json()["name"]) == (200, "Nina")
        assert "tripledraw=" in first.headers["set-cookie"]
        assert (await follow(rig, secret)).json()["error"] == "link-expired"

    play(work, tmp_path)


def test_a_link_that_nobody_follows_ends_within_the_hour(nina, tmp_path):
    async def work(rig):
        secret, _ = parts(await link_to_play(rig.room))
        rig.clock.advance(sessions.HOUR)
        assert (await follow(rig, secret)).json()["error"] == "link-expired"

    play(work, tmp_path)


def test_the_next_time_guest_and_table_are_the_same(nina, tmp_path):
    seen = set()

    async def work(rig):
        secret, table = parts(await link_to_play(rig.room))
        seen.add(((await follow(rig, secret)).json()["id"], table))

    play(work, tmp_path, times=2)
    assert len(seen) == 1


def test_where_the_guest_was_deleted_there_is_a_new_one(nina, tmp_path):
    async def work(rig):
        ids = []
        for _ in range(2):
            secret, _ = parts(await link_to_play(rig.room))
            ids.append((await follow(rig, secret)).json()["id"])
            await rig.room.store.write(
                lambda conn: accounts.delete(conn, ids[-1], rig.clock(), seen=2**62)
            )
        assert ids[0] != ids[1]

    play(work, tmp_path)


@pytest.mark.parametrize("user", ["nina", "x", "dom\\nina"])
def test_a_name_that_cannot_be_had_is_no_hindrance(tmp_path, monkeypatch, user):
    monkeypatch.setattr(getpass, "getuser", lambda: user)

    async def work(rig):
        for name in ("Nina", "Player"):
            await rig.room.store.write(
                lambda conn, name=name: accounts.create(conn, name, rig.clock())
            )
        secret, _ = parts(await link_to_play(rig.room))
        assert (await follow(rig, secret)).json()["name"] == "Player 2"

    play(work, tmp_path)


def test_what_is_no_matter_of_names_is_not_tried_again(nina, tmp_path, monkeypatch):
    def away(*args, **kwargs):
        raise RoomError("database-away")

    monkeypatch.setattr(accounts, "create", away)

    async def work(rig):
        with pytest.raises(RoomError) as refused:
            await link_to_play(rig.room)
        assert refused.value.id == "database-away"

    play(work, tmp_path)


def test_the_command_prints_the_link_and_stops_at_once_with_a_hand_running(tmp_path, monkeypatch):
    monkeypatch.setenv("BROWSER", "true")
    with serving(tmp_path, "--play", "--log", "warning") as (process, address):
        line = process.stdout.readline()
        assert line.startswith(f"Your seat is at {address}/#/guest/")
        asyncio.run(_come_to_turn(address, *parts(line.rpartition(" ")[2].strip())))
        start = time.perf_counter()
        process.send_signal(signal.SIGINT)
        assert process.wait(SOON) == 0
        assert time.perf_counter() - start < SOON


async def _come_to_turn(address, secret, table):
    async with Client(address) as client:
        await client.follow(secret)
        async with client.table(table) as seat:
            await seat.sit()
            await anext(aiter(seat.turns()))

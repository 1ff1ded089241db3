"""One process of the room: the tables it opens, keeps and closes."""

import pytest
from sqlalchemy import insert
from tests.room.live.rig import Guest, in_a_room

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.house import keeper
from tripledraw.room.house.room import Room
from tripledraw.room.house.usual import USUAL
from tripledraw.room.live import audience
from tripledraw.room.settings import Settings
from tripledraw.room.store import tablelog
from tripledraw.room.store.schema import log
from tripledraw.room.terms import Terms


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


def usual_room(url, work):
    """Run ``work(room)`` in a room with the usual tables."""
    import asyncio

    async def run():
        room = await Room.open(Settings(database=url, node="here:1"))
        try:
            return await work(room)
        finally:
            await room.stop()

    return asyncio.run(run())


def test_a_new_room_has_the_usual_tables_and_never_gets_them_twice(url):
    async def close_all(room):
        assert set(room.live) == set(USUAL)
        for table in list(room.live.values()):
            await table.ask(lambda game, now: game.close())

    async def count(room):
        return len(room.live)

    usual_room(url, close_all)
    assert usual_room(url, count) == 0


def test_every_table_that_comes_is_shown_to_who_follows(url):
    async def work(rig):
        first = await rig.table()
        seen = []
        rig.room.each_table(seen.append)
        second = await rig.table()
        assert seen == [first, second]

    in_a_room(url, work)


def test_a_public_sit_and_go_that_begins_makes_room_for_the_next(url):
    async def work(rig):
        terms = Terms(name="duel", kind="sit_and_go", chairs=2, buy_in_min=100, watch_delay=0)
        table = await rig.table(terms)
        ann, bob = await rig.guest("Ann", table, 1), await rig.guest("Bob", table, 2)
        await ann.sit(0, chips=100)
        assert len(rig.room.live) == 1
        await bob.sit(1, chips=100)
        for opening in list(rig.room._opening):
            await opening
        [other] = [one for one in rig.room.live.values() if one is not table]
        assert other.game.state.terms == terms
        assert not other.game.state.chairs

    in_a_room(url, work)


def test_a_table_that_is_taken_while_leases_are_renewed_is_not_let_go(url, monkeypatch):
    async def work(rig):
        opened, write = [], rig.room.store.write

        async def meanwhile(work):
            result = await write(work)
            if isinstance(result, keeper.News) and not opened:
                opened.append(await rig.table())
            return result

        monkeypatch.setattr(rig.room.store, "write", meanwhile)
        await rig.round()
        assert [table.id for table in opened] == list(rig.room.live)

    in_a_room(url, work)


def test_a_sit_and_go_that_is_all_bots_is_not_followed_by_another(url):
    async def work(rig):
        terms = Terms(name="duel", kind="sit_and_go", chairs=2, bots=2, buy_in_min=100)
        table = await rig.table(terms)
        ann, bob = await rig.guest("Ann", table, 1), await rig.guest("Bob", table, 2)
        await ann.sit(0, chips=100)
        await bob.sit(1, chips=100)
        assert table.game.state.started
        for opening in list(rig.room._opening):
            await opening
        assert list(rig.room.live.values()) == [table]

    in_a_room(url, work)


def test_the_next_sit_and_go_is_opened_even_if_the_server_died_before_it_could(url, monkeypatch):
    terms = Terms(name="duel", kind="sit_and_go", chairs=2, buy_in_min=100, watch_delay=0)

    async def before(rig):
        table = await rig.table(terms)
        ann, bob = await rig.guest("Ann", table, 1), await rig.guest("Bob", table, 2)
        await ann.sit(0, chips=100)
        await bob.sit(1, chips=100)
        return table.id, rig.clock

    async def after(rig):
        for opening in list(rig.room._opening):
            await opening
        return set(rig.room.live)

    with monkeypatch.context() as dying:
        dying.setattr(Room, "_make_room", lambda room, began: None)
        first, clock = in_a_room(url, before)
    once = in_a_room(url, after, clock=clock)
    assert first in once
    assert len(once) == 2
    assert in_a_room(url, after, clock=clock) == once, "one waits already"


def test_a_table_of_a_player_that_is_forgotten_is_closed(url):
    async def work(rig):
        owner = await rig.player("Owner")
        forgotten = await rig.table(Terms(name="home", private=True), owner)
        visited = await rig.table(Terms(name="visited", private=True), owner)
        public = await rig.table()
        await Guest(owner).join(visited)
        rig.clock.advance(keeper.FORGOTTEN + rig.room.ttl)
        await rig.settled()
        assert forgotten.id not in rig.room.live
        assert {visited.id, public.id} <= set(rig.room.live)

    in_a_room(url, work)


def test_a_log_that_does_not_hold_together_stops_one_table_and_no_other(url):
    async def before(rig):
        good, bad = await rig.table(), await rig.table()
        entry = {"table_id": bad.id, "seq": 99, "at": 1, "body": b"{}"}
        await rig.room.store.write(lambda conn: conn.execute(insert(log), entry))
        return good.id, bad.id

    good, bad = in_a_room(url, before)

    async def after(rig):
        assert set(rig.room.live) == {good}
        with pytest.raises(RoomError) as failed:
            await rig.room.table(bad)
        assert failed.value.id == "server-failed"

    in_a_room(url, after)


def test_a_gallery_that_is_full_takes_nobody_but_who_sits_down(url, monkeypatch):
    monkeypatch.setattr(audience, "MOST_WATCHERS", 2)

    async def work(rig):
        table = await rig.table()
        ann = await rig.guest("Ann", table, 1)
        await rig.guest("Bob", table, 2)
        with pytest.raises(RoomError) as refused:
            await rig.guest("Eve", table, 3)
        assert refused.value.id == "gallery-full"
        await ann.sit(0)
        await rig.guest("Mia", table, 4)
        await ann.do(wire.Leave)  # back among the watchers, though there is no room
        assert ann.last(wire.Welcome).chair is None
        assert not ann.closed

    in_a_room(url, work)


def test_every_table_is_in_the_database_before_it_is_opened(url):
    async def work(rig):
        opening = await rig.room.open_table(Terms(name="home", private=True), None)
        row = await rig.room.store.read(lambda conn: tablelog.table_row(conn, opening.id))
        assert (row.invite, row.owner) == (opening.invite, None)

    in_a_room(url, work)

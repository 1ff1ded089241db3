"""Two processes that share a database: a table is at one of them, and nothing is done twice."""

import asyncio

import pytest
from tests.room.live.rig import FakeClock, Guest, Rig
from tests.room.live.serving import asking
from tests.room.live.test_live import actor, acts, play_out

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.house.room import Room, TableMoved
from tripledraw.room.house.usual import USUAL
from tripledraw.room.settings import Settings
from tripledraw.room.store import ledger, orders, tablelog
from tripledraw.room.store.faults import Fenced

LEASE = 10
TTL = LEASE * 1000


def with_two(url, work, *, tables=False):
    """Run ``work(one, two)`` with two rooms on a database, each with a clock of its own."""

    async def opened(name, clock):
        settings = Settings(
            database=url, tables=tables, node=name, address=f"http://{name}", lease=LEASE
        )
        return Rig(await Room.open(settings, clock=clock), clock)

    async def run():
        one = await opened("one", FakeClock())
        two = await opened("two", FakeClock())
        try:
            await work(one, two)
        finally:
            await one.room.stop()
            await two.room.stop()

    asyncio.run(run())


def test_a_table_of_the_other_process_is_told_with_its_address(database_url):
    async def work(one, two):
        table = await one.table()
        with pytest.raises(TableMoved) as moved:
            await two.room.table(table.id)
        assert moved.value.address == "http://one"

    with_two(database_url, work)


def test_a_table_that_was_taken_a_moment_ago_is_told_with_its_address(database_url, monkeypatch):
    async def work(one, two):
        table = await one.table()

        async def late(id):
            raise Fenced  # found free, and taken by the other meanwhile

        two.clock.advance(3 * TTL)
        monkeypatch.setattr(two.room, "take", late)
        async with asking(two.room) as pages:
            answer = await pages.get(f"/api/v1/tables/{table.id}")
        assert (answer.status_code, answer.json()["error"]) == (409, "table-moved")
        assert answer.json()["arguments"] == {"address": "http://one"}

    with_two(database_url, work)


def test_the_lobby_lists_the_tables_of_the_other_process_too(database_url):
    async def work(one, two):
        table, *_ = await one.headsup()
        async with asking(two.room) as pages:
            [listed] = (await pages.get("/api/v1/tables")).json()
            page = await pages.get(f"/api/v1/tables/{table.id}")
        assert (listed["id"], listed["players"]) == (table.id, 2)
        assert listed["address"] == "http://one"
        assert page.json()["error"] == "table-moved"
        assert page.json()["arguments"] == {"address": "http://one"}

    with_two(database_url, work)


def test_a_table_of_a_process_that_stands_still_is_taken_over(database_url):
    async def work(one, two):
        table, ann, bob = await one.headsup()
        guest, other = (ann, bob) if table.game.actor_chair == 0 else (bob, ann)
        await guest.act("call")
        two.clock.advance(3 * TTL)  # the clock of the first stands: it renews nothing
        await two.settled()
        taken = two.room.live[table.id]
        assert taken.game.running

        assert await other.act("check") is None
        assert ann.last(wire.Moved) == bob.last(wire.Moved) == wire.Moved(address="http://two")
        assert ann.closed
        assert bob.closed
        assert table.id not in one.room.live

        ann2 = await Guest(ann.player, 1).join(taken)
        bob2 = await Guest(bob.player, 2).join(taken)
        assert isinstance(await actor(taken, ann2, bob2).act("check"), wire.Done)
        assert len(await acts(two, taken)) == 2
        await play_out(taken, ann2, bob2)
        assert await two.room.store.read(ledger.check) == []
        assert await two.room.store.read(tablelog.gaps) == []

    with_two(database_url, work)


@pytest.mark.parametrize("asked", ["join", "resync"])
def test_a_process_that_stood_still_tells_nobody_how_things_were(database_url, asked):
    async def work(one, two):
        table, ann, bob = await one.headsup()
        two.clock.advance(3 * TTL)
        await two.settled()
        await actor(two.room.live[table.id], *await others(two, table, ann, bob)).act("call")
        one.clock.now += 3 * TTL  # it wakes up, and its alarms have not rung yet
        told = len(ann.frames)
        if asked == "join":
            eve = Guest(await two.player("Eve"))
            with pytest.raises(RoomError) as moved:
                await eve.join(table)
            assert moved.value.id == "table-moved"
            assert eve.frames == []
        else:
            assert await ann.do(wire.Resync, version=0) is None
        assert ann.frames[told:] == [wire.Moved(address="http://two")]
        assert table.id not in one.room.live

    with_two(database_url, work)


async def others(rig, table, *guests):
    """The same players at the table of another process."""
    taken = rig.room.live[table.id]
    return [await Guest(guest.player, seed).join(taken) for seed, guest in enumerate(guests, 1)]


def test_a_process_that_only_stood_still_tells_on(database_url):
    async def work(one, two):
        table, ann, _ = await one.headsup()
        one.clock.now += 3 * TTL
        await Guest(ann.player).join(table)
        assert isinstance(await ann.do(wire.Resync, version=0), wire.Done)

    with_two(database_url, work)


def test_an_order_for_a_table_that_was_lost_ends_no_round(database_url, caplog):
    async def work(one, two):
        lost, *_ = await one.headsup()
        kept = await one.table()

        async def moved(order):
            raise RoomError("table-moved")

        lost.obey = moved
        for table in (lost, kept):
            await one.room.store.write(
                lambda conn, id=table.id: orders.give(conn, id, "cancel_hand", 1, one.clock())
            )
        one.clock.advance(TTL // 3)
        await one.settled()
        done = {order.table: result for order, result in await one.room.store.read(orders.results)}
        assert done == {lost.id: None, kept.id: "no-hand"}
        await one.room._keeper.obey(lost)

    with_two(database_url, work)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert "an order waits" in caplog.text


def test_a_process_that_wakes_up_lets_its_lost_tables_go(database_url):
    async def work(one, two):
        table, ann, _ = await one.headsup()
        two.clock.advance(3 * TTL)
        await two.settled()
        one.clock.advance(TTL // 3)
        await one.settled()
        assert table.id not in one.room.live
        assert ann.last(wire.Moved).address == "http://two"

    with_two(database_url, work)


def test_a_process_that_renews_keeps_its_tables(database_url):
    async def work(one, two):
        table = await one.table()
        for _ in range(6):
            for rig in (one, two):
                rig.clock.advance(TTL // 3)
                await rig.settled()
        assert table.id in one.room.live
        assert table.id not in two.room.live

    with_two(database_url, work)


def test_a_process_that_stops_leaves_its_tables_to_the_other_at_once(database_url):
    async def work(one, two):
        table, ann, _ = await one.headsup()
        await one.room.stop()
        assert ann.last(wire.Closing).reason == "restart"
        two.clock.advance(TTL // 3)
        await two.settled()
        assert two.room.live[table.id].game.running

    with_two(database_url, work)


def test_two_processes_open_the_usual_tables_once(database_url):
    async def work(one, two):
        rows = await one.room.store.read(tablelog.open_tables)
        assert {row.id for row in rows} == set(USUAL)
        assert set(one.room.live) | set(two.room.live) == set(USUAL)
        assert not set(one.room.live) & set(two.room.live)

    with_two(database_url, work, tables=True)

"""Clients of the package play whole hands against a real server."""

import asyncio
from itertools import chain

import pytest
from tests.room.client.playing import play, seated, with_clients

from tripledraw.agents import agent
from tripledraw.fairness import compare, verify
from tripledraw.room import wire
from tripledraw.room.client import Refusal
from tripledraw.room.store import ledger
from tripledraw.room.terms import Terms

HANDS = 4


def test_hands_are_played_and_each_player_can_prove_his(database_url):
    async def work(rig, table, clients):
        files = {client: [] for client in clients}
        async with seated(clients, table, files) as seats:
            await asyncio.gather(*(play(seat, agent("textbook"), HANDS) for seat in seats))
        assert table.game.state.number == HANDS
        for records in files.values():
            assert verify(records).hands == HANDS
            assert all(record.sent is not None for record in records)
        ann, bob = files.values()
        assert compare(ann, bob) == HANDS
        assert await rig.room.store.read(ledger.check) == []

    with_clients(database_url, work, "Ann", "Bob")


def test_a_lost_connection_costs_nothing(tmp_path):
    async def work(rig, table, clients):
        async with seated(clients, table) as seats:

            async def cut():
                for visit in chain(*[table.audience.visits] * 3):
                    visit.sink.close(1012)
                    await asyncio.sleep(0)

            playing = [play(seat, agent("caller"), HANDS) for seat in seats]
            await asyncio.gather(*playing, cut())
        assert table.game.state.number == HANDS
        assert table.game.state.cancelled == 0

    with_clients(f"sqlite:///{tmp_path}/room.db", work, "Ann", "Bob")


def test_who_leaves_has_no_more_turns(tmp_path):
    async def work(rig, table, clients):
        async with seated(clients, table) as (ann,):
            turns = aiter(ann.turns())
            waiting = asyncio.create_task(anext(turns, None))
            await ann.leave()
            assert await waiting is None
            with pytest.raises(Refusal):
                await ann.next_hand()

    with_clients(f"sqlite:///{tmp_path}/room.db", work, "Ann")


def test_a_chair_is_waited_for_where_the_owner_is_asked(tmp_path):
    async def work(rig, table, clients):
        ann, bob = clients
        opening = await ann.open_table(Terms(name="home", private=True, approval=True))
        async with (
            ann.table(opening.id) as host,
            bob.table(opening.id, invite=opening.invite) as guest,
        ):
            await guest.sit(chair=2)
            assert guest.picture.chair is None
            await host.do(wire.Answer(player=(await bob.me()).id, yes=True))
            assert await guest.seated() == 2

    with_clients(f"sqlite:///{tmp_path}/room.db", work, "Ann", "Bob")

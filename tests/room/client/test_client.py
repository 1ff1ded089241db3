"""Coming into the room, finding tables, opening one."""

import asyncio

import pytest
from tests.room.client.playing import TERMS, with_clients

from tripledraw.errors import RoomError
from tripledraw.room.client import Client, ConnectionLost, Refusal
from tripledraw.room.terms import Terms


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


def test_a_guest_comes_and_comes_again_by_his_link(url):
    async def work(rig, table, clients):
        async with Client(clients[0].address) as client, Client(clients[0].address) as other:
            link = await client.guest("Cat")
            me = await client.me()
            assert (me.name, me.chips) == ("Cat", 10_000)
            assert await other.follow(link) == me == await other.me()

    with_clients(url, work, "Ann")


def test_an_account_signs_in_and_a_bot_of_it_plays_by_a_token(url):
    async def work(rig, table, clients):
        ann = clients[0]
        secret = "a very long password"
        await ann.request("POST", "/accounts/upgrade", object, {"password": secret})
        made = await ann.request("POST", "/me/tokens", dict, {"label": "my bot"})
        async with Client(ann.address) as client:
            assert (await client.sign_in("Ann", secret)).name == "Ann"
        async with Client(ann.address, token=made["token"]) as bot:
            assert (await bot.me()).name == "Ann"
            async with bot.table(table.id) as seat:
                await seat.sit()
                assert seat.picture.chair == 0
                assert table.game.state.chairs[0].name == "Ann"

    with_clients(url, work, "Ann")


def test_a_stranger_watches_but_does_not_sit(url):
    async def work(rig, table, clients):
        async with Client(clients[0].address) as client, client.table(table.id) as seat:
            with pytest.raises(Refusal) as refused:
                await seat.sit()
            assert refused.value.id == "need-login"

    with_clients(url, work, "Ann")


def test_a_refusal_has_its_id_its_arguments_and_its_sentence(url):
    async def work(rig, table, clients):
        async with Client(clients[0].address) as client:
            with pytest.raises(RoomError) as refused:
                await client.guest("ANN")
            assert (refused.value.id, refused.value.arguments) == ("name-taken", {"name": "ANN"})
            assert str(refused.value) == str(RoomError("name-taken", name="ANN"))

    with_clients(url, work, "Ann")


def test_tables_are_found_by_what_they_are(url):
    async def work(rig, table, clients):
        await rig.table(Terms(name="big", small_bet=100, chairs=6))
        found = await clients[0].tables(bet_from=50, free=True)
        assert [(listing.terms.name, listing.players) for listing in found] == [("big", 0)]
        assert len(await clients[0].tables()) == 2

    with_clients(url, work, "Ann")


def test_a_private_table_is_opened_and_joined_by_its_invitation(url):
    async def work(rig, table, clients):
        ann, bob = clients
        opening = await ann.open_table(Terms(name="home", private=True))
        async with bob.table(opening.id, invite=opening.invite) as seat:
            await seat.sit(chair=3, chips=250)
            assert (seat.picture.chair, seat.picture.stack) == (3, 250)
        with pytest.raises(Refusal) as refused:
            await bob.table((await ann.open_table(Terms(name="mine", private=True))).id).open()
        assert refused.value.id == "not-invited"

    with_clients(url, work, "Ann", "Bob")


def test_two_who_want_the_same_chair_get_one_each_and_the_third_is_told(url):
    async def work(rig, table, clients):
        seats = [client.table(table.id) for client in clients]
        for seat in seats:
            await seat.open()
        came = await asyncio.gather(*(seat.sit() for seat in seats), return_exceptions=True)
        assert sorted(seat.picture.chair is None for seat in seats) == [False, False, True]
        (refused,) = [error for error in came if error is not None]
        assert refused.id in ("chair-taken", "table-full")
        for seat in seats:
            await seat.close()

    with_clients(url, work, "Ann", "Bob", "Cat", terms=TERMS)


def test_where_one_process_is_gone_another_one_of_the_room_answers(url):
    async def work(rig, table, clients):
        here = clients[0].address
        async with Client("http://127.0.0.1:9", here) as client:
            await client.guest("Cat")
            assert client.address == here
            client._addresses.reverse()
            assert (await client.me()).name == "Cat"
            client._addresses[:] = ["http://localhost:9", here.replace("127.0.0.1", "localhost")]
            assert (await client.me()).name == "Cat", "the same player, by another name of the host"
            async with client.table(table.id) as seat:
                await seat.sit()

    with_clients(url, work, "Ann")


def test_where_there_is_no_room_it_is_said():
    async def work():
        async with Client("http://127.0.0.1:9") as client:
            with pytest.raises(ConnectionLost, match="there is no room"):
                await client.tables()

    asyncio.run(work())


def test_what_is_no_room_is_said(url):
    async def work(rig, table, clients):
        async with Client(clients[0].address + "/elsewhere") as client:
            with pytest.raises((Refusal, ConnectionLost)):
                await client.tables()

    with_clients(url, work, "Ann")

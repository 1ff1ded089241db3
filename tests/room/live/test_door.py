"""The door: a request has to be there in time, and no address has more connections than allowed."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from tests.room.live.rig import in_a_room
from tests.room.live.serving import line, served
from websockets.exceptions import InvalidStatus

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.limits import Crowd
from tripledraw.room.serving import door
from tripledraw.room.serving.door import Door
from tripledraw.room.settings import Settings

GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
HEAD = b"POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


class Raw:
    """A connection that sends what it likes."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    async def get(self):
        """Ask for a page; the status of the answer."""
        self.writer.write(GET)
        answer = await self.reader.readuntil(b"ok\n")
        return answer.split()[1]

    async def closed(self):
        """Wait until the server has hung up."""
        async with asyncio.timeout(10):
            try:
                while await self.reader.read(1_000):
                    pass
            except ConnectionResetError:
                pass
        return True


@asynccontextmanager
async def raw(address):
    host, _, port = address.removeprefix("ws://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


@pytest.mark.parametrize(
    "said", [b"", b"GET /healthz HT", HEAD, GET + b"GET /"], ids=["nothing", "line", "head", "next"]
)
def test_who_never_ends_his_request_is_hung_up_on(url, monkeypatch, said):
    monkeypatch.setitem(door.PATIENCE, "head", 0.05)

    async def work(rig):
        async with served(rig) as address, raw(address) as slow:
            slow.writer.write(said)
            assert await slow.closed()

    in_a_room(url, work)


def test_byte_by_byte_gives_no_more_time(url, monkeypatch):
    monkeypatch.setitem(door.PATIENCE, "head", 0.2)

    async def work(rig):
        async with served(rig) as address, raw(address) as slow:
            closed = asyncio.create_task(slow.closed())
            while not closed.done():
                slow.writer.write(b"G")
                await asyncio.wait({closed}, timeout=0.02)
            assert closed.result()

    in_a_room(url, work)


def test_a_body_that_never_ends_is_hung_up_on(url, monkeypatch):
    monkeypatch.setitem(door.PATIENCE, "body", 0.05)

    async def work(rig):
        async with served(rig) as address, raw(address) as slow:
            slow.writer.write(HEAD + b"Content-Length: 100\r\n\r\n{")
            assert await slow.closed()

    in_a_room(url, work)


def test_a_head_without_end_is_hung_up_on(url):
    async def work(rig):
        async with served(rig) as address, raw(address) as long:
            long.writer.write(HEAD)
            await long.writer.drain()
            for _ in range(door.LONGEST_HEAD // 1_000 + 1):
                long.writer.write(b"X: " + b"x" * 1_000 + b"\r\n")
                await asyncio.sleep(0)
            assert await long.closed()

    in_a_room(url, work)


def test_who_has_his_answer_may_ask_again_and_a_socket_has_all_the_time(url, monkeypatch):
    monkeypatch.setitem(door.PATIENCE, "head", 0.2)

    async def work(rig):
        table = await rig.table()
        async with served(rig) as address, line(address, table.id) as opened, raw(address) as two:
            await opened.hear(wire.Snapshot)
            assert await two.get() == b"200"
            assert await two.get() == b"200"
            async with raw(address) as slow:
                assert await slow.closed(), "as long as anybody has"
            await opened.say(wire.Resync(id=7))
            await opened.hear(wire.Done)

    in_a_room(url, work)


def test_an_address_has_no_more_sockets_than_allowed_and_may_open_one_when_one_is_closed(url):
    async def work(rig):
        table = await rig.table()
        async with served(rig) as address, line(address, table.id):
            async with line(address, table.id) as last:
                await last.hear(wire.Snapshot)
                with pytest.raises(InvalidStatus):
                    await line(address, table.id).__aenter__()
            while sum(rig.room.sockets._there.values()) > 1:
                await asyncio.sleep(0)
            async with line(address, table.id) as again:
                await again.hear(wire.Snapshot)

    in_a_room(url, work, sockets=2)


def test_connections_that_say_nothing_are_counted_too_but_not_those_of_a_proxy(url):
    async def work(rig):
        async with served(rig) as address, raw(address), raw(address), raw(address) as third:
            assert await third.closed()

    in_a_room(url, work, sockets=2, proxies="")

    async def behind_a_proxy(rig):
        async with served(rig) as address, raw(address), raw(address), raw(address) as third:
            assert await third.get() == b"200"

    in_a_room(url, behind_a_proxy, sockets=2)


def test_sockets_of_a_table_leave_the_door(url):
    async def work(rig):
        table = await rig.table()
        async with served(rig) as address, line(address, table.id) as opened:
            await opened.hear(wire.Snapshot)
            async with raw(address) as second:
                assert await second.get() == b"200"

    in_a_room(url, work, sockets=1, proxies="")


def test_a_network_of_ipv6_is_one_address():
    entrance = Door(Settings(sockets=2, proxies="10.0.0.0/8"))
    assert entrance.enter("2001:db8::1") == entrance.enter("2001:db8::2") == "2001:db8::/64"
    with pytest.raises(RoomError):
        entrance.enter("2001:db8::3")
    entrance.leave("2001:db8::/64")
    entrance.enter("2001:db8::3")
    assert [entrance.enter("10.1.2.3") for _ in range(3)] == [None] * 3


def test_a_crowd_forgets_who_is_gone():
    crowd = Crowd(1)
    crowd.enter("ann")
    with pytest.raises(RoomError):
        crowd.enter("ann")
    crowd.leave("ann")
    assert not crowd._there

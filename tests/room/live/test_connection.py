"""One socket beside the parser of the library: what a client says arrives however it is cut."""

import asyncio
import random

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tripledraw.room.serving.connection import (
    Connection,
    Outbox,
    ends_with_a_frame,
    short_text,
)

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: room\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self):
        super().__init__()
        self.writes = []
        self.is_cut = self.is_gone = False

    def write(self, data):
        assert not self.is_gone
        self.writes.append(data)

    def close(self):
        self.is_cut = True

    def abort(self):
        self.is_cut = self.is_gone = True

    def resume_reading(self):
        pass

    def pause_reading(self):
        pass

    def is_closing(self):
        return self.is_cut


async def app(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


async def listening(heard, outbox=None):
    """An open connection whose messages are heard."""
    config = Config(app, ws_per_message_deflate=False, ws_max_size=1000, ws_ping_interval=None)
    config.load()
    outbox = outbox or Outbox()
    connection = Connection(outbox, config=config, server_state=ServerState(), app_state={})
    connection.connection_made(Wire())
    connection.data_received(REQUEST)
    while not connection.handshake_complete:
        await asyncio.sleep(0)
    connection.listen(heard.append)
    return connection


def frame(data, opcode=Opcode.TEXT, fin=True):
    return Frame(opcode, data, fin).serialize(mask=True)


def some_frames(chance):
    """Messages as they are heard, and the frames of a client that says them."""
    said, frames = [], []
    for _ in range(chance.randrange(1, 6)):
        text = "".join(
            chance.choice("aé7") for _ in range(chance.choice((0, 1, 60, 125, 126, 400)))
        )
        kind = chance.randrange(5)
        data = text.encode()
        if kind == 0:
            frames.append(frame(b"are you there", Opcode.PING))
        elif kind == 1:
            half = len(data) // 2
            frames += [
                frame(data[:half], fin=False),
                frame(b"", Opcode.PONG),
                frame(data[half:], Opcode.CONT),
            ]
            said.append(text)
        elif kind == 2:
            frames.append(frame(data, Opcode.BINARY))
            said.append(None)
        else:
            frames.append(frame(data))
            said.append(text)
    return said, frames


def in_pieces(chance, data):
    while data:
        size = chance.choice((1, 2, 7, 50, len(data)))
        yield data[:size]
        data = data[size:]


@pytest.mark.parametrize("seed", range(60))
def test_all_messages_arrive_however_they_are_cut(seed):
    async def work():
        chance, heard, said = random.Random(seed), [], []
        connection = await listening(heard)
        for _ in range(6):
            messages, frames = some_frames(chance)
            said += messages
            pieces = frames if chance.random() < 0.6 else in_pieces(chance, b"".join(frames))
            for piece in pieces:
                connection.data_received(piece)
        assert heard == said
        connection.connection_lost(None)

    asyncio.run(work())


@pytest.mark.parametrize(
    "bad",
    [
        Frame(Opcode.TEXT, b"no mask").serialize(mask=False),
        b"\xc1" + frame(b"reserved")[1:],
        frame(b"x" * 1001),
        frame(b"x", Opcode.CONT),
    ],
    ids=["unmasked", "reserved bit", "too long", "goes on with nothing"],
)
def test_what_is_no_message_is_left_to_the_library(bad):
    async def work():
        heard = []
        connection = await listening(heard)
        connection.data_received(frame(b"a"))
        connection.data_received(bad)
        connection.data_received(frame(b"b"))
        assert heard == ["a"]
        assert connection.transport.is_cut
        connection.connection_lost(None)

    asyncio.run(work())


def test_a_text_in_the_middle_of_another_is_against_the_rules():
    async def work():
        heard = []
        connection = await listening(heard)
        connection.data_received(frame(b"half", fin=False))
        connection.data_received(frame(b"whole"))
        assert heard == []
        connection.connection_lost(None)

    asyncio.run(work())


def test_after_the_end_nothing_is_heard():
    async def work():
        heard = []
        connection = await listening(heard)
        connection.data_received(frame(b"\x03\xe8", Opcode.CLOSE))
        connection.data_received(frame(b"late"))
        assert heard == []
        connection.connection_lost(None)

    asyncio.run(work())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 132, 400])
def test_a_short_text_is_read_as_the_library_writes_it(size):
    data = b"x" * size
    assert short_text(frame(data)) == (data if size < 126 else None)
    assert ends_with_a_frame(frame(data))
    assert ends_with_a_frame(frame(data) + frame(b"y"))
    for cut in range(1, 6):
        assert short_text(frame(data)[:-cut]) is None
        assert not ends_with_a_frame(frame(data)[:-cut])


def test_who_takes_nothing_is_told_of():
    async def work():
        told = []
        connection = await listening([])
        connection.transport.set_write_buffer_limits = lambda high: told.append(high)
        connection.bound(10, lambda: told.append("too much"))
        connection.pause_writing()
        assert told == [10, "too much"]
        connection.connection_lost(None)

    asyncio.run(work())


def text(data):
    return Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_text_is_written_as_the_library_writes_it(size):
    async def work():
        connection = await listening([])
        connection.send_text(b"x" * size)
        await asyncio.sleep(0)
        assert connection.transport.writes[1:] == [text(b"x" * size)]
        connection.connection_lost(None)

    asyncio.run(work())


def test_what_is_sent_at_one_go_shares_a_call_of_the_system():
    async def work():
        outbox = Outbox()
        one, other = await listening([], outbox), await listening([], outbox)
        for data in (b"a", b"b"):
            one.send_text(data)
            other.send_text(data)
        await asyncio.sleep(0)
        one.send_text(b"c")
        await asyncio.sleep(0)
        assert one.transport.writes[1:] == [text(b"a") + text(b"b"), text(b"c")]
        assert other.transport.writes[1:] == [text(b"a") + text(b"b")]
        one.connection_lost(None)
        other.connection_lost(None)

    asyncio.run(work())


def test_one_that_is_cut_holds_up_no_other():
    async def work():
        outbox = Outbox()
        one, other = await listening([], outbox), await listening([], outbox)
        one.send_text(b"a")
        other.send_text(b"a")
        one.cut()
        await asyncio.sleep(0)
        assert other.transport.writes[1:] == [text(b"a")]
        one.connection_lost(None)
        other.connection_lost(None)

    asyncio.run(work())


def test_what_was_sent_last_can_be_sent_before_the_end():
    async def work():
        connection = await listening([])
        connection.send_text(b"a")
        connection.flush()
        assert connection.transport.writes[1:] == [text(b"a")]
        connection.cut()
        await asyncio.sleep(0)  # nothing is left to be written
        connection.connection_lost(None)

    asyncio.run(work())


def test_one_that_fails_holds_up_no_other():
    async def work():
        outbox = Outbox()
        one, other = await listening([], outbox), await listening([], outbox)
        one.send_text(b"a")
        other.send_text(b"a")
        one.transport.write = None
        await asyncio.sleep(0)
        assert other.transport.writes[1:] == [text(b"a")]
        one.connection_lost(None)
        other.connection_lost(None)

    asyncio.run(work())


def test_what_was_sent_is_out_before_the_server_ends():
    async def work():
        connection = await listening([])
        connection.send_text(b"a")
        connection.shutdown()
        assert connection.transport.writes[1] == text(b"a")
        connection.connection_lost(None)

    asyncio.run(work())

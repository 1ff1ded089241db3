"""The bench of the room, small: the figures are none here, but what is said of messages holds."""

import asyncio

import pytest
from bench.room import __main__ as bench
from bench.room import parts
from bench.room.crowd import Tally
from bench.room.running import Load, Run, at_the_bare_server, in_the_room
from bench.room.wires import Wire, connect

SMALL = Load(tables=3, warm_up=1, seconds=3)


def test_no_message_is_lost_and_nothing_is_refused(tmp_path):
    run = asyncio.run(in_the_room(SMALL, tmp_path))
    tally = run.tally
    assert (tally.lost, dict(tally.refused)) == (0, {})
    assert tally.actions >= SMALL.tables
    assert tally.frames >= 6 * tally.actions
    assert len(tally.delays) >= 6 * (tally.actions - SMALL.tables)
    assert run.cpu > 0


def test_the_bare_server_tells_all_six(tmp_path):
    run = asyncio.run(at_the_bare_server(SMALL, tmp_path))
    assert abs(run.tally.frames - 6 * run.tally.actions) <= 6 * SMALL.tables


def test_every_part_of_an_action_takes_time(tmp_path, monkeypatch):
    monkeypatch.setattr(parts, "HANDS", 2)
    monkeypatch.setattr(parts, "APPENDS", 40)
    assert min(parts.measure(tmp_path)) > 0


def test_what_was_measured_is_told_with_its_bars(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(parts, "told", lambda *_: ["where it goes"])
    tally = Tally(frames=600, bytes=6_000, actions=100, lost=1, delays=[0.001] * 98 + [0.04] * 2)
    run = Run(cpu=0.06, seconds=1, tally=tally, memory=100)
    bench.told("the room", run)
    bench.conclude(run, 50.0, tmp_path)
    told = capsys.readouterr().out
    assert "100.0 us a frame; to the frame p50 1.0 ms, p99 40.0 ms" in told
    assert "where it goes" in told
    assert "2.00 times the bare server's (bar: 3.0): met" in told
    assert "40.0 ms (bar: 30.0 ms): missed" in told
    assert "messages lost: 1 (bar: 0): missed" in told


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_wire_takes_messages_of_any_size_in_any_pieces(size):
    def framed(data):
        if len(data) < 126:
            return bytes((0x81, len(data))) + data
        if len(data) < 65_536:
            return b"\x81\x7e" + len(data).to_bytes(2, "big") + data
        return b"\x81\x7f" + len(data).to_bytes(8, "big") + data

    async def work():
        heard = []
        wire = Wire(b"", heard.append)
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
        stream += framed(b"x" * size) + framed(b"next")
        for at in range(0, len(stream), 1_000):
            wire.data_received(stream[at : at + 1_000])
        assert wire.opened.done()
        assert heard == [b"x" * size, b"next"]

    asyncio.run(work())


def test_a_wire_that_is_not_let_in_says_so():
    async def refuse(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        await writer.drain()
        writer.close()

    async def work():
        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(ConnectionError, match="403"):
                await connect(port, "/", print)

    asyncio.run(work())

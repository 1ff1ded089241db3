"""A room behind a real server on a free port of this machine, and who talks to it."""

import asyncio
import socket
from contextlib import asynccontextmanager, suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from tripledraw.room import wire
from tripledraw.room.people import sessions
from tripledraw.room.serving.app import make_app
from tripledraw.room.serving.server import Server, config_of


def asking(room, **headers):
    """A client of the pages, without a network."""
    transport = httpx.ASGITransport(make_app(room), client=("192.0.2.7", 1234))
    return httpx.AsyncClient(transport=transport, base_url="http://here", headers=headers)


async def cookie_of(rig, player):
    """The header with which a player is signed in."""
    secret = await rig.room.store.write(
        lambda conn: sessions.start(conn, player.id, "cookie", rig.clock())
    )
    return {"cookie": f"tripledraw={secret}"}


@asynccontextmanager
async def served(rig):
    """Serve the room of a rig; gives the address of its sockets."""
    listener = socket.create_server(("127.0.0.1", 0))
    server = Server(config_of(rig.room), rig.room)
    opened = asyncio.Event()

    async def tell(room):
        opened.set()

    server.when_open = tell
    running = asyncio.create_task(server.serve([listener]))
    await opened.wait()
    try:
        yield f"ws://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


class Line:
    """An open socket of a table."""

    def __init__(self, connection):
        self.connection = connection

    async def hear(self, kind):
        """The next frame of a kind."""
        while True:
            frame = await self.next()
            if isinstance(frame, kind):
                return frame

    async def next(self):
        """The next frame of any kind."""
        async with asyncio.timeout(10):
            return wire.frame_decoder.decode(await self.connection.recv())

    async def say(self, command):
        """Send a command."""
        await self.connection.send(wire.frame_encoder.encode(command).decode())

    async def closed(self):
        """Wait until the server has hung up; the frames before that and the code."""
        frames = []
        async with asyncio.timeout(10):
            with suppress(ConnectionClosedError):
                async for message in self.connection:
                    frames.append(wire.frame_decoder.decode(message))
        return frames, self.connection.close_code


@asynccontextmanager
async def line(address, table, *, query="", **headers):
    """A socket of a table."""
    url = f"{address}/ws/tables/{table}{query}"
    async with connect(url, additional_headers=headers, compression=None) as connection:
        yield Line(connection)

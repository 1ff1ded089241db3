"""A bare Litestar server to compare with: one message in, six of the same size out.

``python -m bench.room.bare`` serves ``/ws/GROUP`` on a free port, which it prints.
"""

import asyncio
import socket
from collections import defaultdict
from typing import Any

import msgspec
import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

AnyWebSocket = WebSocket[Any, Any, Any]
groups: dict[str, set[AnyWebSocket]] = defaultdict(set)


class Message(msgspec.Struct):
    """What is said."""

    id: int
    text: str


_decoder = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode


@websocket("/ws/{group:str}")
async def talk(socket: AnyWebSocket, group: FromPath[str]) -> None:
    """Send what one says to all of the group."""
    await socket.accept()
    group_sockets = groups[group]
    group_sockets.add(socket)
    try:
        while True:
            message = _decoder.decode(await socket.receive_text())
            text = _encode(message).decode()
            for each in group_sockets:
                await each.send_text(text)
    except WebSocketDisconnect:
        group_sockets.discard(socket)


async def serve() -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    config = uvicorn.Config(
        Litestar([talk], logging_config=None, openapi_config=None),
        log_config=None,
        access_log=False,
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    print(listener.getsockname()[1], flush=True)
    await server.serve([listener])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve())

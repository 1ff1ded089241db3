"""A WebSocket client that does as little as a client can, so that many fit on one core."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
# Clients must mask what they send; with this mask the bytes stay as they are.
MASK = bytes(4)
SHORT, MEDIUM = 126, 127
HEAD_END = b"\r\n\r\n"

OnText = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One socket; ``on_text`` gets the payload of each text message, unread."""

    def __init__(self, request: bytes, on_text: OnText) -> None:
        self._request = request
        self._on_text = on_text
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up before it answered"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._read_answer():
            return
        while self._read_message():
            pass

    def send(self, text: bytes) -> None:
        """Send a text message of less than 64 kB."""
        self._write(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, data: bytes) -> None:
        size = len(data)
        assert self._transport is not None
        if size < SHORT:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + data)

    def _read_answer(self) -> bool:
        end = self._buffer.find(HEAD_END)
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(bytes(self._buffer[:200]).decode()))
            self.close()
            return False
        del self._buffer[: end + len(HEAD_END)]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _read_message(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == SHORT:
            start = 4
            size = int.from_bytes(buffer[2:4], "big")
        elif size == MEDIUM:
            start = 10
            size = int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + size:
            return False
        kind, data = buffer[0] & 0xF, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self._on_text(data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self.close()
        return True


async def connect(port: int, path: str, on_text: OnText, **headers: str) -> Wire:
    """An open socket of a server on this machine."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = "\r\n".join(lines).encode() + HEAD_END
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, on_text), "127.0.0.1", port)
    await wire.opened
    return wire

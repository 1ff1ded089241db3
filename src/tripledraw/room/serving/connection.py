"""uvicorn's WebSocket with a shorter way: a frame goes from whoever sends it to the system.

By way of ASGI each frame would need a task to be woken, and take four coroutines and a `Frame` of
the library on its way: a third of what it costs a busy room (ADR 0010). What comes in goes to its
listener as it comes: a short message, which is what players send, without a detour by the parser.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Self, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

from tripledraw.room.logs import logger

# A whole message of text, and how its length is told (RFC 6455, 5.2). A server masks nothing.
TEXT = b"\x81"
SHORT, MEDIUM = 126, 2**16
# The frame of a client: the sizes that stand for a longer one to come in so many bytes, the bit of
# its mask beside the size, and what comes before a short text.
LONGER = {126: 2, 127: 8}
MASKED = 0x80
BEFORE_SHORT = 6
HEAD_END = b"\r\n\r\n"
EXTENSION = "tripledraw.connection"

log = logger("serving")

Listener = Callable[[str | None], None]
"""Hears each message, None for one that is no text."""


class Outbox:
    """The connections of one server that have something to send.

    They send it one after the other when the event loop has done what it is at: calls of the
    system in between would cost that work its place in the caches of the processor, and frames to
    the same socket share one.
    """

    def __init__(self) -> None:
        self._full: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        """Let a connection send in a moment."""
        if not self._full:
            asyncio.get_running_loop().call_soon(self._send)
        self._full.append(connection)

    def _send(self) -> None:
        full, self._full = self._full, []
        for connection in full:
            try:
                connection.flush()
            except Exception:  # the others are all right
                log.exception("a connection failed")


class Connection(WebSocketsSansIOProtocol):
    """One socket, as uvicorn serves it; `of` finds it where ASGI has brought its scope."""

    _listener: Listener | None = None
    _overflows: Callable[[], None] | None = None
    # Whether what came last ended with the request, or with a frame.
    _is_between = False

    def __init__(self, outbox: Outbox, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._outbox = outbox
        self._unsent: list[bytes] = []

    @classmethod
    def of(cls, scope: Scope) -> Self:
        """The connection behind a scope."""
        extensions = cast(dict[str, Any], scope["extensions"])
        return cast(Self, extensions[EXTENSION])

    def handle_connect(self, event: Request) -> None:
        """Bring the scope to the application, and in it this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the request was none for a WebSocket
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Something has come: short messages go straight to the listener."""
        if self._is_between and self._may_hear and (text := short_text(data)) is not None:
            self._hear(text)
            return
        if self.handshake_initiated:
            self._is_between = self._is_between and ends_with_a_frame(data)
        else:
            self._is_between = data.endswith(HEAD_END)
        super().data_received(data)

    @property
    def _may_hear(self) -> bool:
        """Whether a message may come now: there is an open ear, and no message half come."""
        is_open = self.conn.state is State.OPEN and self.conn.current_size is None
        return self._listener is not None and is_open

    def listen(self, listener: Listener) -> None:
        """From now on messages go to the listener, those too that came since the opening."""
        self._listener = listener
        while not self.queue.empty() and (early := self.queue.get_nowait()):
            if early["type"] != "websocket.receive":
                self.queue.put_nowait(early)  # the end, which ASGI is told of
                break
            listener(early.get("text"))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Let the listener hear a message, where there is one."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._hear(data if self.curr_msg_data_type == "text" else None)

    def _hear(self, text: bytes | None) -> None:
        if self._listener is not None and not self.close_sent:
            self._listener(None if text is None else text_of(text))

    def send_text(self, text: bytes) -> None:
        """Send a message in a moment, in order; after the end of the connection nothing."""
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (head_of(text), text)

    def shutdown(self) -> None:
        """End with the server, when what was to be sent in a moment is sent."""
        self.flush()
        super().shutdown()

    def flush(self) -> None:
        """Send now what is to be sent in a moment."""
        unsent, self._unsent = self._unsent, []
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(unsent))

    def bound(self, most: int, overflows: Callable[[], None]) -> None:
        """Call when more bytes than that wait for a slow client, besides those the system has."""
        self._overflows = overflows
        self.transport.set_write_buffer_limits(high=most)

    def pause_writing(self) -> None:
        """Too much waits."""
        super().pause_writing()
        if self._overflows is not None:
            self._overflows()

    def cut(self) -> None:
        """End the connection without a word and without waiting for anything."""
        self.transport.abort()


def short_text(data: bytes) -> bytes | None:
    """The text of a frame that is a whole message of less than 126 bytes; None for all else."""
    size = len(data) - BEFORE_SHORT
    if not 0 <= size < SHORT or data[:1] != TEXT or data[1] != MASKED + size:
        return None
    return apply_mask(data[BEFORE_SHORT:], data[2:BEFORE_SHORT])


def ends_with_a_frame(data: bytes) -> bool:
    """Whether bytes that begin with a frame of a client are whole frames to the end."""
    at = 0
    while at + 2 <= len(data):
        size = data[at + 1] % MASKED
        octets = LONGER.get(size, 0)
        if octets:
            size = int.from_bytes(data[at + 2 : at + 2 + octets], "big")
        at += BEFORE_SHORT + octets + size
    return at == len(data)


def text_of(data: bytes) -> str | None:
    """The text of a message, None where it is not UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def head_of(text: bytes) -> bytes:
    """What stands before a message of text."""
    size = len(text)
    if size < SHORT:
        return TEXT + bytes((size,))
    if size < MEDIUM:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")

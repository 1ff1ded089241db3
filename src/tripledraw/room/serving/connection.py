"""uvicorn's WebSocket with a shorter way: a frame goes to the system as it is sent.

By way of ASGI each frame would need a task to be woken, and take four coroutines and a `Frame` of
the library on its way: a third of what it costs a busy room (ADR 0010). What comes in goes to its
listener as it comes.
"""

from collections.abc import Callable
from typing import Any, Self, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# A whole message of text, and how its length is told (RFC 6455, 5.2). A server masks nothing.
TEXT = b"\x81"
SHORT, MEDIUM = 126, 2**16
EXTENSION = "tripledraw.connection"

Listener = Callable[[str | None], None]
"""Hears each message, None for one that is no text."""


class Connection(WebSocketsSansIOProtocol):
    """One socket, as uvicorn serves it; `of` finds it where ASGI has brought its scope."""

    _listener: Listener | None = None

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
        if not self.close_sent:
            self._listener(text_of(data) if self.curr_msg_data_type == "text" else None)

    def send_text(self, text: bytes) -> None:
        """Send a message, in order with all others; after the end of the connection nothing."""
        if not (self.disconnected or self.close_sent):
            self.transport.write(head_of(text) + text)

    @property
    def waiting(self) -> int:
        """Bytes that the system has not taken yet, as the client is slow."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection without a word and without waiting for anything."""
        self.transport.abort()


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

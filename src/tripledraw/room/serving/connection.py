"""uvicorn's WebSocket with a shorter way out: a frame goes to the system as it is sent.

By way of ASGI each frame would need a task to be woken, and take four coroutines and a `Frame` of
the library on its way: a third of what it costs a busy room (ADR 0010).
"""

from typing import Any, Self, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# A whole message of text, and how its length is told (RFC 6455, 5.2). A server masks nothing.
TEXT = b"\x81"
SHORT, MEDIUM = 126, 2**16
EXTENSION = "tripledraw.connection"


class Connection(WebSocketsSansIOProtocol):
    """One socket, as uvicorn serves it; `of` finds it where ASGI has brought its scope."""

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


def head_of(text: bytes) -> bytes:
    """What stands before a message of text."""
    size = len(text)
    if size < SHORT:
        return TEXT + bytes((size,))
    if size < MEDIUM:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")

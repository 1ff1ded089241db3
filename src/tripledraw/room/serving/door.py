"""The door of a process: how many connections one address has at it, and how long they take.

uvicorn hangs up on who says nothing after an answer and on sockets that answer no ping, but waits
for ever for a request that never ends. Here it has to be there in time, and what one address may
have open at once is bounded before a request is there at all. A trusted proxy stands for many:
its connections are not counted here, the sockets of those behind it are (`Room.sockets`).
"""

import asyncio
from typing import Any, Literal

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tripledraw.errors import RoomError
from tripledraw.room.http.visitors import counted
from tripledraw.room.limits import Crowd
from tripledraw.room.settings import Settings

# The most bytes of the head of a request.
LONGEST_HEAD = 32_768
# What a connection has to send next, and the seconds it has for that.
Awaited = Literal["head", "body", "nothing"]
PATIENCE: dict[Awaited, float] = {"head": 10, "body": 90}


class Door:
    """The connections of one process that are no sockets of tables (yet)."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._crowd = Crowd(settings.sockets)

    def enter(self, host: str) -> str | None:
        """The key to `leave` by, None for a proxy; raises RoomError ``too-fast``."""
        if self._settings.is_proxy(host):
            return None
        address = counted(host)
        self._crowd.enter(address)
        return address

    def leave(self, address: str | None) -> None:
        """A connection is closed, or is the socket of a table from now on."""
        if address is not None:
            self._crowd.leave(address)


class Caller(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection as uvicorn serves it, that keeps to the bounds of a `Door`."""

    def __init__(self, door: Door, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._door = door
        self._address: str | None = None
        self._is_inside = False
        self._awaited: Awaited | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        super().connection_made(transport)
        try:
            self._address = self._door.enter(self.client[0] if self.client else "")
        except RoomError:
            self.transport.abort()
            return
        self._is_inside = True
        self._await("head")

    def data_received(self, data: bytes) -> None:
        """Something has come; it may be the last that a socket of a table says in HTTP."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._leave()
            return
        self._await(self._now_awaited())
        self._heard += len(data)
        if self._awaited == "head" and self._heard > LONGEST_HEAD:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(error)
        self._leave()

    def _now_awaited(self) -> Awaited:
        if self.cycle is None or self.cycle.response_complete:
            return "head"
        return "body" if self.cycle.more_body else "nothing"

    def _await(self, what: Awaited) -> None:
        """Hang up on who takes too long over it."""
        if what == self._awaited:
            return
        self._awaited, self._heard = what, 0
        self._call_off()
        if what in PATIENCE:
            self._deadline = self.loop.call_later(PATIENCE[what], self.transport.abort)

    def _call_off(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._call_off()
        if self._is_inside:
            self._is_inside = False
            self._door.leave(self._address)

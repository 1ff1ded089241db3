"""The connection of a client to one table, made again whenever it is lost.

Frames go to whoever listens, in order. What was asked and not answered is asked once more on the
next connection, if that does no harm; the room knows a decision that comes twice.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Protocol
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tripledraw.errors import TripleDrawError
from tripledraw.room import wire
from tripledraw.room.client.errors import ConnectionLost, Refusal

# Commands that may be given twice: the second one finds things as it wants them.
REPEATABLE = (
    wire.Sit, wire.Act, wire.Link, wire.Anchor, wire.SitOut, wire.SitIn, wire.Queue, wire.Unqueue,
    wire.Unpre, wire.Next, wire.Pause, wire.Unpause, wire.Mute,
)  # fmt: skip
# Why a table cannot be joined just now, though it may be in a moment.
FOR_A_MOMENT = ("table-moved", "server-stopping", "server-failed", "database-away")
# Seconds before a connection is tried again: doubled each time, up to the longest.
FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0
OPEN_WITHIN = 5.0
CLOSE_WITHIN = 1.0

LOST = (OSError, TimeoutError, WebSocketException)


class Listener(Protocol):
    """Who is at the client's end of a line."""

    @property
    def version(self) -> int:
        """The last version that was seen."""

    def hear(self, frame: wire.AnyFrame) -> None:
        """A frame has come; a `TripleDrawError` ends the line."""

    def over(self) -> None:
        """The line has ended."""


@dataclass(frozen=True, slots=True)
class Place:
    """A table, its invitation ("" for none), and the headers that say who comes."""

    table: str
    invite: str
    headers: dict[str, str]

    def at(self, address: str, version: int) -> str:
        """The URL of its socket at an address (http...)."""
        parts = urlsplit(address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        query = {"version": str(version)} | ({"invite": self.invite} if self.invite else {})
        return f"{scheme}://{parts.netloc}/ws/tables/{self.table}?{urlencode(query)}"


@dataclass(frozen=True, slots=True)
class Asked:
    """A command on its way, and who waits for its answer."""

    command: wire.AnyCommand
    answer: asyncio.Future[wire.Done]


class Line:
    """The socket of one table; made inside a running event loop. The first address comes first.

    After ``patience`` seconds without a connection it gives up. ``ended`` is None while it goes
    on, then the error that ended it, or the room's last `wire.Closing`.
    """

    def __init__(
        self, addresses: Sequence[str], place: Place, listener: Listener, patience: float
    ) -> None:
        self.ended: TripleDrawError | wire.Closing | None = None
        self._addresses = list(addresses)
        self._place = place
        self._listener = listener
        self._patience = patience
        self._numbers = count(1)
        self._asked: dict[int, Asked] = {}
        self._connection: ClientConnection | None = None
        self._is_moved = False
        self._trouble: object = "no answer"
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        try:
            # Not by awaiting the task itself: its end is not ours, who may be called off meanwhile.
            await asyncio.wait([self._task])
        finally:
            self._end(ConnectionLost("the client has left the table"))
        if not self._task.cancelled():
            self._task.result()

    async def ask(self, command: wire.AnyCommand) -> wire.Done:
        """Give a command and wait until the room says that it is in the log.

        Raises `Refusal`, or `ConnectionLost` where it may or may not have been done.
        """
        self.check()
        number = next(self._numbers)
        answer: asyncio.Future[wire.Done] = asyncio.get_running_loop().create_future()
        asked = Asked(msgspec.structs.replace(command, id=number), answer)
        self._asked[number] = asked
        try:
            await self._send(asked.command)
            return await answer
        finally:
            del self._asked[number]

    def check(self) -> None:
        """Raise what has ended the line, if it has ended."""
        if isinstance(self.ended, TripleDrawError):
            raise self.ended
        if self.ended is not None:
            raise ConnectionLost(f"the room has closed the connection: {self.ended.reason}")

    async def _send(self, command: wire.AnyCommand) -> None:
        """Send over the connection, if there is one: the next one asks again by itself."""
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.send(wire.frame_encoder.encode(command).decode())

    async def _run(self) -> None:
        try:
            await self._keep_connected()
        except TripleDrawError as error:
            self._end(error)
        except Exception as error:
            self._end(ConnectionLost(f"the client failed: {error!r}"))
            raise

    async def _keep_connected(self) -> None:
        loop = asyncio.get_running_loop()
        waits, give_up = _waits(), loop.time() + self._patience
        while self.ended is None:
            if await self._connect_and_hear():
                waits, give_up = _waits(), loop.time() + self._patience
            elif loop.time() > give_up:
                raise ConnectionLost(
                    f"no table {self._place.table} can be reached at {self._addresses[0]}: "
                    f"{self._trouble}; see that the room is running"
                )
            if self.ended is None:
                await asyncio.sleep(next(waits))

    async def _connect_and_hear(self) -> bool:
        """One connection from its start to its end; whether the room let us in."""
        url = self._place.at(self._addresses[0], self._listener.version)
        self._is_moved = False
        try:
            async with connect(
                url,
                additional_headers=self._place.headers,
                compression=None,
                open_timeout=OPEN_WITHIN,
                close_timeout=CLOSE_WITHIN,
            ) as connection:
                async for message in connection:
                    await self._take(_decoded(message), connection)
        except LOST as error:
            self._trouble = error
        was_let_in, self._connection = self._connection is not None, None
        if not (was_let_in or self._is_moved):  # perhaps it is where it was before
            self._addresses.append(self._addresses.pop(0))
        self._give_up_unrepeatable()
        return was_let_in

    async def _take(self, frame: wire.AnyFrame, connection: ClientConnection) -> None:
        match frame:
            case wire.Done(re=number) if number in self._asked:
                _settle(self._asked[number].answer, frame)
            case wire.Refused(re=number) if number in self._asked:
                _settle(self._asked[number].answer, _refusal(frame))
            case wire.Refused(re=0) if self._connection is None:
                self._trouble = frame.text
                if frame.error not in FOR_A_MOMENT:
                    self._end(_refusal(frame))
            case wire.Ping(ping=number):
                await self._send(wire.Pong(ping=number))
            case wire.Moved(address=address):
                self._addresses = [address, *(a for a in self._addresses if a != address)]
                self._is_moved = True
            case wire.Closing(reason=reason) if reason != "restart":
                self._end(frame)
            case _:
                await self._hear(frame, connection)

    async def _hear(self, frame: wire.AnyFrame, connection: ClientConnection) -> None:
        self._listener.hear(frame)
        if isinstance(frame, wire.Welcome) and self._connection is None:
            self._connection = connection
            for asked in list(self._asked.values()):
                await self._send(asked.command)

    def _give_up_unrepeatable(self) -> None:
        for asked in self._asked.values():
            if not isinstance(asked.command, REPEATABLE):
                _settle(asked.answer, ConnectionLost("the connection was lost before an answer"))

    def _end(self, why: TripleDrawError | wire.Closing) -> None:
        if self.ended is not None:
            return
        self.ended = why
        for asked in self._asked.values():
            _settle(asked.answer, ConnectionLost("the connection has ended before an answer"))
        self._listener.over()


def _waits() -> Iterator[float]:
    """Seconds to wait, one after the other; not the same for all that were cut off together."""
    wait = FIRST_WAIT
    while True:
        yield wait * random.uniform(0.5, 1)
        wait = min(2 * wait, LONGEST_WAIT)


def _decoded(message: str | bytes) -> wire.AnyFrame:
    try:
        return wire.frame_decoder.decode(message)
    except msgspec.DecodeError as error:
        raise ConnectionLost(
            f"the room says what this client does not know ({error}); bring it up to date"
        ) from None


def _refusal(frame: wire.Refused) -> Refusal:
    return Refusal(frame.error, frame.text, frame.arguments)


def _settle(answer: asyncio.Future[wire.Done], outcome: wire.Done | TripleDrawError) -> None:
    if answer.done():  # whoever asked waits no more
        return
    if isinstance(outcome, wire.Done):
        answer.set_result(outcome)
    else:
        answer.set_exception(outcome)

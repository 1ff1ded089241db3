"""The WebSocket of a table: text frames in and out, everything a client sends within bounds.

``/ws/tables/ID?version=N&invite=SECRET``. What comes in and is no command is answered with
`Refused` and, beyond a few, with a closed socket; it never reaches the table.
"""

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.house.admission import check_invited
from tripledraw.room.house.room import Room, TableMoved
from tripledraw.room.http.visitors import address_of, check_origin, session_of
from tripledraw.room.limits import TokenBucket
from tripledraw.room.live.lag import EVERY
from tripledraw.room.live.table import CHECKED
from tripledraw.room.live.visits import Visit, encode, refused
from tripledraw.room.people import notes
from tripledraw.room.player import Player
from tripledraw.room.serving.connection import Connection, Listener
from tripledraw.room.timing import Alarm

# Commands a second, and at once.
COMMANDS = (20, 60)
# What is refused without being looked at, before the socket is closed: the same two figures.
FAULTS = (0.2, 20)
# Bytes that wait for a slow client before it is given up, besides what lies in the system.
MOST_WAITING = 2**19
# Seconds that a client has to take the last frames.
LAST_FRAMES = 5
# Milliseconds within which pings to all sockets go out at one moment, and are answered at one.
PINGS_TOGETHER = 500
# Why we hang up, as RFC 6455 numbers it.
DONE, AGAINST_THE_RULES, TOO_LONG = 1000, 1008, 1009

AnyWebSocket = WebSocket[Any, Any, Any]
GONE = (OSError, WebSocketDisconnect)


class Outgoing:
    """The frames on their way to one client: a `Sink`."""

    def __init__(self, socket: AnyWebSocket, room: Room) -> None:
        self._socket = socket
        self._connection = Connection.of(socket.scope)
        self._metrics = room.metrics
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._connection.bound(MOST_WAITING, self._give_up)

    @property
    def closed(self) -> bool:
        """Whether nothing more is sent."""
        return self.closing.done()

    def send(self, frame: bytes) -> None:
        """Send a frame, in order; a client for whom too much waits is given up."""
        if not self.closing.done():
            self._metrics.sent += 1
            self._connection.send_text(frame)

    def _give_up(self) -> None:
        if not self.closing.done():
            self._metrics.dropped.labels(why="slow").inc()
            self.closing.set_result(AGAINST_THE_RULES)
            self._connection.cut()

    def hear_with(self, listener: Listener) -> None:
        """Let a listener hear what the client says."""
        self._connection.listen(listener)

    def close(self, code: int = DONE) -> None:
        """Hang up when what was sent is out."""
        if not self.closing.done():
            self.closing.set_result(code)

    async def end(self, last: wire.AnyFrame) -> None:
        """Send one more frame and hang up."""
        self.send(encode(last))
        self.close()
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the socket when what was sent is out, or after a while."""
        self._connection.flush()
        with suppress(TimeoutError, *GONE):
            async with asyncio.timeout(LAST_FRAMES):
                await self._socket.close(self.closing.result())


class Incoming:
    """The messages of one client to one visit."""

    def __init__(self, room: Room, outgoing: Outgoing, visit: Visit) -> None:
        now = room.clock()
        self._room = room
        self._outgoing = outgoing
        self._visit = visit
        self._commands = TokenBucket(*COMMANDS, now)
        self._faults = TokenBucket(*FAULTS, now)
        self._line: deque[wire.AnyCommand] = deque()
        self._errand: asyncio.Task[None] | None = None

    def hear(self, text: str | None) -> None:
        """Pass on a command, or tell what is wrong with it."""
        if self._outgoing.closed:
            return
        try:
            command = self._command(text)
        except RoomError as error:
            self._count_fault(error, text)
        else:
            self._pass_on(command)

    def stop(self) -> None:
        """Nobody is there any more to be answered."""
        if self._errand is not None:
            self._errand.cancel()

    def _pass_on(self, command: wire.AnyCommand) -> None:
        """What must be looked into first takes a while, and what comes after it waits for it."""
        if self._errand is None and not isinstance(command, CHECKED):
            self._visit.put(command)
            return
        self._line.append(command)
        if self._errand is None:
            self._errand = asyncio.create_task(self._run_errands())

    async def _run_errands(self) -> None:
        try:
            while self._line:
                await self._visit.do(self._line.popleft())
        finally:
            self._errand = None

    def _command(self, text: str | None) -> wire.AnyCommand:
        if not self._commands.take(self._room.clock()):
            raise RoomError("too-fast")
        if text is None:
            raise RoomError("message-bad", reason="frames must be text in UTF-8")
        if len(text) > wire.LONGEST:
            raise RoomError("message-long")
        try:
            return wire.command_decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError) as error:
            raise RoomError("message-bad", reason=str(error)) from None

    def _count_fault(self, error: RoomError, text: str | None) -> None:
        self._room.metrics.refused.labels(error=error.id).inc()
        self._outgoing.send(encode(refused(number_in(text), error)))
        if error.id == "message-long":
            self._hang_up("too-long", TOO_LONG)
        elif not self._faults.take(self._room.clock()):
            self._outgoing.send(encode(wire.Closing(reason="too_fast")))
            self._hang_up("faults", AGAINST_THE_RULES)

    def _hang_up(self, why: str, code: int) -> None:
        self._room.metrics.dropped.labels(why=why).inc()
        self._outgoing.close(code)


class Numbered(msgspec.Struct):
    """The number that a message has even if nothing else of it can be read."""

    id: wire.Number = 0


_numbered = msgspec.json.Decoder(Numbered)


def number_in(text: str | None) -> int:
    """The number of a message that is no command, 0 where it has none."""
    try:
        return _numbered.decode(text or "{}").id if len(text or "") <= wire.LONGEST else 0
    except (msgspec.DecodeError, RecursionError, ValueError):
        return 0


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnyWebSocket, table_id: FromPath[str]) -> None:
    """The socket of one table for one client."""
    room: Room = socket.app.state.room
    address = address_of(socket)
    try:
        check_origin(socket.headers, room.settings)
        room.limits.sockets.require(address, room.clock())
        room.sockets.enter(address)
    except RoomError as error:
        room.metrics.refused.labels(error=error.id).inc()
        await socket.close(AGAINST_THE_RULES)  # unopened: the browser gets a 403
        return
    room.metrics.sockets.inc()
    try:
        await socket.accept()
        await _serve(socket, room, Outgoing(socket, room), table_id)
    finally:
        room.metrics.sockets.dec()
        room.sockets.leave(address)


async def _serve(socket: AnyWebSocket, room: Room, outgoing: Outgoing, table_id: str) -> None:
    try:
        visit = await _join(socket, room, outgoing, table_id)
    except TableMoved as moved:
        await outgoing.end(wire.Moved(address=moved.address))
        return
    except RoomError as error:
        await outgoing.end(refused(0, error))
        return
    pinging, incoming = Pinging(visit, room), Incoming(room, outgoing, visit)
    gone = asyncio.create_task(_end_of(socket))
    try:
        outgoing.hear_with(lambda text: room.beat(partial(incoming.hear, text)))
        ends: set[asyncio.Future[Any]] = {gone, outgoing.closing}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if outgoing.closed:
            await outgoing.hang_up()
    finally:
        pinging.stop()
        incoming.stop()
        visit.leave()
        gone.cancel()


async def _end_of(socket: AnyWebSocket) -> None:
    """Return when the client is gone: messages go another way."""
    with suppress(*GONE):
        await socket.receive()


async def _join(socket: AnyWebSocket, room: Room, outgoing: Outgoing, table_id: str) -> Visit:
    table = await room.table(table_id)
    session = await session_of(socket)
    player = None if session is None else Player(session.person.id, session.person.name)
    check_invited(table, player.id if player else None, socket.query_params.get("invite", ""))
    blocked: frozenset[str] = frozenset()
    if player is not None:
        blocked = await room.store.read(lambda conn: notes.blocked(conn, player.id))
    version = socket.query_params.get("version", "0")
    known = int(version) if version.isascii() and version.isdigit() and len(version) < 17 else 0
    digest = None if session is None else session.digest
    return await table.join(player, outgoing, version=known, blocked=blocked, session=digest)


class Pinging:
    """Measures the lag of who sits at the table, from time to time."""

    def __init__(self, visit: Visit, room: Room) -> None:
        self._visit = visit
        self._clock = room.clock
        self._alarm = self._later()

    def stop(self) -> None:
        """Measure no more."""
        self._alarm.cancel()

    def _later(self) -> Alarm:
        when = self._clock() + EVERY
        return self._clock.at(when - when % PINGS_TOGETHER, self._ping)

    def _ping(self) -> None:
        if self._visit.chair is not None:
            self._visit.tell(wire.Ping(ping=self._visit.lag.ping(self._clock())))
        self._alarm = self._later()

"""Visits: one connection of a player, a bot or a stranger at one table."""

from typing import Protocol

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.live.lag import Lag
from tripledraw.room.player import Player

encode = wire.frame_encoder.encode


class Sink(Protocol):
    """Where the frames of a visit go. Both methods return at once and never raise."""

    def send(self, frame: bytes) -> None:
        """Send a frame, in order."""

    def close(self) -> None:
        """No more frames come; hang up when those that were sent are out."""


class Desk(Protocol):
    """The table of a visit, as the visit knows it."""

    async def do(self, visit: "Visit", command: wire.AnyCommand) -> None:
        """Do what is asked for; when this returns it has been answered."""

    def put(self, visit: "Visit", command: wire.AnyCommand) -> None:
        """Answer it later, in turn."""

    def leave(self, visit: "Visit") -> None:
        """The connection is gone."""


class Nowhere:
    """The sink of a visit that is over."""

    def send(self, frame: bytes) -> None:
        """Nobody is there."""

    def close(self) -> None:
        """It is over already."""


class Visit:
    """One connection at a table; ``chair`` is the one its player sits in, None for a watcher.

    ``version`` is the last it was told; ``has_left`` says that its connection is gone; ``blocked``
    are players it wants to hear nothing of; ``session`` is the digest of the session its player
    came by, None for a stranger and a bot of the room.
    """

    __slots__ = (
        "_desk", "blocked", "chair", "has_left", "lag", "player", "session", "sink", "version",
    )  # fmt: skip

    def __init__(
        self,
        player: Player | None,
        sink: Sink,
        desk: Desk,
        *,
        blocked: frozenset[str],
        session: str | None,
    ) -> None:
        self.player = player
        self.sink: Sink = sink
        self.blocked = blocked
        self.session = session
        self.chair: int | None = None
        self.version = 0
        self.has_left = False
        self.lag = Lag()
        self._desk = desk

    async def do(self, command: wire.AnyCommand) -> None:
        """Ask for something; when this returns the answer has been sent to the sink."""
        await self._desk.do(self, command)

    def put(self, command: wire.AnyCommand) -> None:
        """Ask for something that need not be looked into first; the sink is sent the answer."""
        self._desk.put(self, command)

    def leave(self) -> None:
        """The connection is gone; a chair stays taken."""
        self._desk.leave(self)

    def tell(self, frame: wire.AnyFrame) -> None:
        """Send one frame to this visit alone."""
        self.sink.send(encode(frame))

    def hang_up(self, last: wire.AnyFrame) -> None:
        """Send a last frame; what is sent after it goes nowhere."""
        self.tell(last)
        self.drop()

    def drop(self) -> None:
        """Hang up without a word: the client comes again, as whoever it is by then."""
        self.sink.close()
        self.sink = Nowhere()

    def step(self, version: int, frame: bytes) -> None:
        """Send what a version changed, unless it is known."""
        if version > self.version:
            self.version = version
            self.sink.send(frame)

    def snapshot(self, version: int, frame: bytes) -> None:
        """Send everything as it stands at a version."""
        self.version = version
        self.sink.send(frame)

    def refuse(self, re: int, error: RoomError) -> None:
        """Tell that a command was not done."""
        self.tell(refused(re, error))


def refused(re: int, error: RoomError) -> wire.Refused:
    """The frame that tells of an error; ``re`` is the number of the command, 0 if it had none."""
    return wire.Refused(re=re, error=error.id, text=str(error), arguments=error.arguments)

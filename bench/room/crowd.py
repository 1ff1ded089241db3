"""Everybody at the tables of the room: they send their links and act once a second a table.

Frames are looked at as little as can be: all for their version, those of one socket a table for
whose turn it is.
"""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import msgspec

from bench.room.furnish import Chair
from bench.room.wires import Wire, connect

# Seconds between two actions of a table, on average and at least: it makes up for the time
# between hands.
EVERY, AT_LEAST = 1.0, 0.55
# Seconds over which the tables begin, so that they do not all deal at the same moment.
BEGIN_WITHIN = 4.0
# Sockets that are opened at the same time.
AT_ONCE = 50

STEP = b'{"type":"step","version":'
COMMITMENT = b'{"type":"commitment","hand":'
SNAPSHOT = b'{"type":"snapshot","version":'
PING = b'{"type":"ping","ping":'
REFUSED = b'{"type":"refused"'
_number = re.compile(rb"\d+")
_error = re.compile(rb'"error":"([^"]*)')


class View(msgspec.Struct):
    phase: str
    round: int
    bets: list[int]


class Hand(msgspec.Struct):
    number: int
    chairs: list[int]
    view: View


class Turn(msgspec.Struct):
    chair: int
    decision: int


class Step(msgspec.Struct):
    hand: Hand | None = None
    turn: Turn | None = None


_decode = msgspec.json.Decoder(Step).decode


@dataclass
class Tally:
    """What has come so far; ``delays`` are seconds from an action to its frame at a socket.

    Frames that came after the next action of their table are only counted, as ``overtaken``.
    ``lost`` are versions that a socket was never told.
    """

    frames: int = 0
    bytes: int = 0
    actions: int = 0
    commands: int = 0
    hands: int = 0
    lost: int = 0
    overtaken: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    delays: list[float] = field(default_factory=list)

    def since(self, before: "Tally") -> "Tally":
        """What has come since then; losses, refusals and delays are told from the start on."""
        return replace(
            self,
            frames=self.frames - before.frames,
            bytes=self.bytes - before.bytes,
            actions=self.actions - before.actions,
            commands=self.commands - before.commands,
            hands=self.hands - before.hands,
            overtaken=self.overtaken - before.overtaken,
            delays=self.delays.copy(),
        )


class Player:
    """One socket."""

    def __init__(self, table: "Table", chair: Chair, tally: Tally) -> None:
        self.table = table
        self.chair = chair.chair
        self.version = 0
        self._chair = chair
        self._chain = chair.chain
        self._tally = tally
        self.wire: Wire

    async def connect(self, port: int) -> None:
        path = f"/ws/tables/{self._chair.table}?version=0"
        self.wire = await connect(
            port, path, self.hear, Authorization=f"Bearer {self._chair.token}"
        )

    def say(self, command: str) -> None:
        self._tally.commands += 1
        self.wire.send(command.encode())

    def hear(self, frame: bytes) -> None:
        tally = self._tally
        tally.frames += 1
        tally.bytes += len(frame)
        if frame.startswith(STEP):
            version = _first_number(frame, STEP)
            tally.lost += version - self.version - 1
            self.version = version
            self.table.told(self, frame)
        elif frame.startswith(COMMITMENT):
            hand = _first_number(frame, COMMITMENT)
            link = self._chain.next().hex()
            self.say(f'{{"type":"link","id":1,"hand":{hand},"link":"{link}"}}')
        elif frame.startswith(SNAPSHOT):
            self.version = _first_number(frame, SNAPSHOT)
        elif frame.startswith(PING):
            self.say(f'{{"type":"pong","ping":{_first_number(frame, PING)}}}')
        elif frame.startswith(REFUSED):
            tally.refused[_error.findall(frame)[0].decode()] += 1


class Table:
    """Six sockets; it acts when its time has come and it is somebody's turn."""

    def __init__(self, chairs: Sequence[Chair], tally: Tally, chance: random.Random) -> None:
        self.players = [Player(self, chair, tally) for chair in chairs]
        self._tally = tally
        self._chance = chance
        self._hand: Hand | None = None
        self._due = 0.0
        self._acted = 0.0
        self._sent = 0.0
        self._waiting: set[Player] = set()
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self._due = asyncio.get_running_loop().time()
        self.players[0].say('{"type":"unpause","id":1}')

    def end(self) -> None:
        """Act no more."""
        if self._timer is not None:
            self._timer.cancel()
        self._due = float("inf")

    @property
    def behind(self) -> int:
        """How many sockets have not heard the last of their table."""
        newest = max(player.version for player in self.players)
        return sum(player.version != newest for player in self.players)

    def told(self, player: Player, frame: bytes) -> None:
        if player in self._waiting:
            self._waiting.discard(player)
            self._tally.delays.append(time.perf_counter() - self._sent)
        if player is self.players[0]:
            self._look(_decode(frame))

    def _look(self, step: Step) -> None:
        if step.hand is None or self._due == float("inf"):
            return
        if self._hand is None or step.hand.number != self._hand.number:
            self._tally.hands += 1
        self._hand = step.hand
        if step.turn is not None:
            turn, loop = step.turn, asyncio.get_running_loop()
            at = max(self._due, self._acted + AT_LEAST)
            self._timer = loop.call_at(at, lambda: self._act(turn))

    def _act(self, turn: Turn) -> None:
        assert self._hand is not None
        self._acted = asyncio.get_running_loop().time()
        self._due += EVERY
        self._tally.actions += 1
        self._tally.overtaken += len(self._waiting)
        self._waiting = set(self.players)
        what = self._choose(self._hand, self._hand.chairs.index(turn.chair))
        self._sent = time.perf_counter()
        self.players[turn.chair].say(
            f'{{"type":"act","id":2,"hand":{self._hand.number},"decision":{turn.decision},{what}}}'
        )

    def _choose(self, hand: Hand, seat: int) -> str:
        """Loose play without raises: a hand takes about as many decisions as one among friends."""
        view, chance = hand.view, self._chance.random()
        if view.phase == "drawing":
            count = self._chance.randrange(4 - view.round, 5 - view.round)
            positions = ",".join(map(str, range(1, count + 1)))
            return f'"move":"draw","discards":[{positions}]'
        owes = max(view.bets) > view.bets[seat]
        if owes:
            return f'"move":"{"fold" if chance < 0.42 else "call"}"'
        bets = view.round > 1 and chance < 0.5
        return f'"move":"{"bet" if bets else "check"}"'


async def seat_everybody(tables: Sequence[Table], port: int) -> None:
    """Open all sockets, some at a time."""
    players = [player for table in tables for player in table.players]
    for first in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(each.connect(port) for each in players[first : first + AT_ONCE]))


async def begin_all(tables: Sequence[Table]) -> None:
    """Let the games begin, one after the other."""
    for table in tables:
        table.begin()
        await asyncio.sleep(BEGIN_WITHIN / len(tables))


def _first_number(frame: bytes, head: bytes) -> int:
    found = _number.match(frame, len(head))
    assert found is not None
    return int(found.group())

"""A room with a clock of its own, and players who sit at its tables without sockets."""

import asyncio
import contextlib
import heapq
from itertools import count

from tripledraw.errors import RoomError
from tripledraw.fairness.chain import Chain
from tripledraw.room import wire
from tripledraw.room.house.room import Room
from tripledraw.room.people import accounts
from tripledraw.room.player import Player
from tripledraw.room.settings import Settings
from tripledraw.room.terms import Terms

TERMS = Terms(name="table", chairs=2, watch_delay=0)
NOON = 1_800_000_000_000


class FakeClock:
    """Time that passes when it is told to; alarms ring on the way."""

    def __init__(self, now=NOON):
        self.now = now
        self._alarms = []
        self._numbers = count()

    def __call__(self):
        return self.now

    def at(self, when, call):
        alarm = FakeAlarm(call)
        heapq.heappush(self._alarms, (when, next(self._numbers), alarm))
        return alarm

    def advance(self, milliseconds):
        """Let time pass; everything that is due by then is called, at its own time."""
        end = self.now + milliseconds
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            self.now = max(self.now, when)
            alarm.ring()
        self.now = end

    @property
    def next(self):
        """When the next alarm rings."""
        return min((when for when, _, alarm in self._alarms if alarm.call), default=None)


class FakeAlarm:
    def __init__(self, call):
        self.call = call

    def ring(self):
        call, self.call = self.call, None
        if call:
            call()

    def cancel(self):
        self.call = None


class Guest:
    """A player with a connection; every frame it was sent is in ``frames``."""

    def __init__(self, player, seed=1):
        self.player = player
        self.frames = []
        self.closed = False
        self.chain = Chain(bytes([seed]) * 32, length=200)
        self.numbers = count(1)
        self.linked = 0
        self.visit = None

    def send(self, frame):
        assert not self.closed, "a frame after the end"
        self.frames.append(wire.frame_decoder.decode(frame))

    def close(self):
        self.closed = True

    async def join(self, table, version=0, **more):
        self.visit = await table.join(self.player, self, version=version, **more)
        return self

    async def do(self, kind, **fields):
        """Ask for something; the frame that answers it, None if the visit ended with that."""
        number = next(self.numbers)
        await self.visit.do(kind(id=number, **fields))
        answers = [f for f in self.frames if isinstance(f, wire.Done | wire.Refused)]
        return next((frame for frame in answers if frame.re == number), None)

    async def sit(self, chair, chips=200):
        return await self.do(wire.Sit, chair=chair, chips=chips, anchor=self.chain.anchor.hex())

    @property
    def is_asked(self):
        """Whether there is a commitment that was not answered."""
        return any(frame.hand > self.linked for frame in self.all(wire.Commitment))

    async def link(self):
        """Answer the last commitment."""
        hand = self.linked = self.last(wire.Commitment).hand
        return await self.do(wire.Link, hand=hand, link=self.chain.next().hex())

    async def act(self, move, **more):
        """Decide, as the last state that was told asks for."""
        turn = self.turn
        return await self.do(wire.Act, hand=self.hand, decision=turn.decision, move=move, **more)

    def all(self, kind):
        return [frame for frame in self.frames if isinstance(frame, kind)]

    def last(self, kind):
        return self.all(kind)[-1]

    @property
    def turn(self):
        return self.told("turn")

    @property
    def own(self):
        return self.told("own")

    @property
    def hand(self):
        return self.told("hand").number

    def told(self, part):
        """The last that was told of one part of the table."""
        told = (f for f in reversed(self.frames) if isinstance(f, wire.Step | wire.Snapshot))
        return next((found for f in told if (found := getattr(f, part)) is not None), None)


class Rig:
    """An open room, its clock, and the players in it."""

    def __init__(self, room, clock):
        self.room = room
        self.clock = clock

    async def player(self, name):
        person = await self.room.store.write(lambda conn: accounts.create(conn, name, self.clock()))
        return Player(person.id, person.name)

    async def guest(self, name, table=None, seed=1):
        guest = Guest(await self.player(name), seed)
        return await guest.join(table) if table else guest

    async def table(self, terms=TERMS, owner=None):
        opening = await self.room.open_table(terms, owner)
        return await self.room.table(opening.id)

    async def pass_time(self, milliseconds):
        """Let time pass and everybody do what is due."""
        end = self.clock.now + milliseconds
        while (when := self.clock.next) is not None and when <= end:
            self.clock.advance(max(0, when - self.clock.now))
            await self.quiet()
        self.clock.advance(end - self.clock.now)
        await self.quiet()

    async def alarms(self, milliseconds):
        """Let time pass, and wait for what the alarms of the tables have begun."""
        self.clock.advance(milliseconds)
        for table in list(self.room.live.values()):
            with contextlib.suppress(RoomError):  # in its turn, so after what was begun
                await table.ask(lambda game, now: [])

    async def quiet(self):
        """Wait until every table has done what is in its inbox."""
        for table in list(self.room.live.values()):
            await table.ask(lambda game, now: [])

    async def round(self):
        """Let the keeper go round once, from the beginning to the end."""
        if self.room._keeper._round is not None:
            await self.settled()
        await self.pass_time(self.room.ttl // 3)
        await self.settled()

    async def settled(self):
        """Wait until the round of the keeper that has begun is over."""
        await self.room._keeper._round

    async def headsup(self, terms=TERMS):
        """A table with two players, their first hand dealt."""
        table = await self.table(terms)
        ann = await self.guest("Ann", table, 1)
        bob = await self.guest("Bob", table, 2)
        await ann.sit(0)
        await bob.sit(1)
        await self.deal(ann, bob)
        return table, ann, bob

    async def deal(self, *guests):
        """Wait for the promise of the next hand and answer it; all ``guests`` are dealt in."""
        while not all(guest.is_asked for guest in guests):
            await self.pass_time(max(1, self.clock.next - self.clock.now))
        for guest in guests:
            await guest.link()


def in_a_room(url, work, *, clock=None, **settings):
    """Run ``work(rig)`` in a room on a database; it is stopped after it, whatever goes on."""
    settings.setdefault("grace", 0)

    async def run():
        time = clock or FakeClock()
        room = await Room.open(
            Settings(database=url, tables=False, node="here:1", address="http://here", **settings),
            clock=time,
        )
        try:
            return await work(Rig(room, time))
        finally:
            await room.stop()

    return asyncio.run(run())

"""Players who hardly think, come back whenever they can, and write down what they were promised."""

import asyncio
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.room.kill.notes import Acknowledged, Fault

from tripledraw.agents import agent
from tripledraw.errors import FairnessError, RoomError
from tripledraw.room import wire
from tripledraw.room.client import Client, ConnectionLost

# Seconds without any connection until a player gives up, which is a fault.
PATIENCE = 120
# Seconds between two things that a player does besides playing.
BREATH = 0.1
# The longest that a player thinks, in seconds: the room takes 20 commands a second from each.
THINKS = 0.06
# How many hands a player plays at a table, on the average, before he takes another chair there.
STAYS = 40
# Refusals after which a decision is still to be made.
FOR_A_MOMENT = ("too-fast", "table-moved", "database-away", "server-stopping", "server-failed")
LETTERS = {"fold": "f", "check": "c", "call": "c", "bet": "r", "raise": "r", "draw": "d"}


class Player:
    """One of those who play in an arena, from `run` to its cancellation.

    ``addresses`` are those of all servers, the one to go to first in front.
    """

    def __init__(self, person, addresses, notes):
        self._person = person
        self._addresses = addresses
        self._notes = notes
        self._client = Client(*addresses, token=person.token)
        self._agent = agent(person.style, person.name)
        self._chance = Random(person.name)
        self._seat = None
        self._brings = None

    async def run(self):
        """Play all evening; whatever goes wrong in a client is a fault."""
        try:
            async with self._client:
                if self._person.table is None:
                    await self.play_sit_and_gos()
                else:
                    await self.stay_at(self._person.table)
        except FairnessError as error:
            self._notes.faults.append(Fault("unfair", f"{self._person.name}: {error}"))
        except Exception as error:
            self._notes.faults.append(Fault("exception", f"{self._person.name}: {error!r}"))

    async def stay_at(self, id):
        """Play at a cash table; now and then leave the chair and take one again."""
        async with self._at(id) as seat:
            while True:
                await self._sit(seat)
                await self._play(seat, hands=self._chance.randrange(1, 2 * STAYS))
                await asyncio.sleep(BREATH)

    async def play_sit_and_gos(self):
        """Play one after the other, whichever can be joined."""
        while True:
            listings = []
            with suppress(ConnectionLost):  # to be asked again
                listings = await self._client.tables(kind="sit_and_go", free=True)
            for listing in listings:
                await self._play_sit_and_go(listing.id)
            await asyncio.sleep(BREATH)

    def go_to(self, address):
        """Come back at another server, as by a page that is opened there."""
        line = self._seat and self._seat.line
        if line and line._connection:
            line._addresses.sort(key=lambda each: each != address)
            line._connection.transport.abort()

    @asynccontextmanager
    async def _at(self, id):
        def hear(frame):
            if isinstance(frame, wire.Step | wire.Snapshot):
                self._notes.hear(id, frame.version)

        seat = self._client.table(id, patience=PATIENCE, on_frame=hear)
        async with seat:
            self._seat = seat
            try:
                yield seat
            finally:
                self._seat = None

    async def _sit(self, seat):
        """With the least that may be brought, which is more for who has just left with more."""
        with suppress(ConnectionLost):
            try:
                await seat.sit(chips=self._brings)
            except RoomError as refusal:  # to be tried again
                self._notes.refused[refusal.id] += 1
                self._brings = refusal.arguments.get("least")

    async def _play_sit_and_go(self, id):
        try:
            async with self._at(id) as seat:
                await seat.sit()
                await self._play(seat, hands=None)
        except RoomError as refusal:  # it has begun without us, or is over
            self._notes.refused[refusal.id] += 1

    async def _play(self, seat, hands):
        """Until the chair is gone; it is left after so many hands, or when the place is known."""
        tasks = {
            asyncio.create_task(self._decide(seat)),
            asyncio.create_task(self._attend(seat, hands)),
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except ConnectionLost:
            if not isinstance(seat.line.ended, wire.Closing):  # the table is not closed
                raise
        finally:
            for task in tasks:
                task.cancel()

    async def _decide(self, seat):
        async for view in seat.turns():
            await asyncio.sleep(self._chance.uniform(0, THINKS))
            if seat.picture.decision is None:
                continue  # the clock was quicker
            command, chair = seat.picture.act(self._agent.act(view)), seat.picture.chair
            if await self._is_done(seat, command):
                code = LETTERS[command.move] + "".join(map(str, sorted(command.discards)))
                self._notes.acknowledged.append(
                    Acknowledged(seat._place.table, command.hand, command.decision, chair, code)
                )

    async def _is_done(self, seat, command):
        while True:
            try:
                await seat.do(command)
            except RoomError as refusal:
                self._notes.refused[refusal.id] += 1
                if refusal.id not in FOR_A_MOMENT:
                    return False
                await asyncio.sleep(BREATH)
            else:
                return True

    async def _attend(self, seat, hands):
        """Whatever a player does besides, until he has his place in a sit-and-go."""
        picture, posted = seat.picture, -1
        last = None if hands is None else picture.table.hand + hands

        def wish():
            return None if _is_placed(picture) else _wish(picture, last, posted)

        while not _is_placed(picture):
            await seat.until(lambda: _is_placed(picture) or wish())
            if command := wish():
                posted = picture.table.hand if isinstance(command, wire.SitIn) else posted
                with suppress(ConnectionLost):
                    try:
                        await seat.do(command)
                    except RoomError as refusal:
                        self._notes.refused[refusal.id] += 1
            await asyncio.sleep(BREATH)


def _is_placed(picture):
    return picture.table.stage == "finished" or (picture.me is not None and picture.me.place)


def _wish(picture, last, posted):
    """What a player wants besides playing as things stand; None for nothing.

    He leaves after hand ``last``, and has asked to be dealt in at hand ``posted``.
    """
    me, table = picture.me, picture.table
    if me is None or me.status == "leaving":
        return None
    least, _ = table.terms.buy_ins
    if last is not None and table.hand > last:
        return wire.Leave()
    if me.status in ("out", "waiting") and posted != table.hand:
        return wire.SitIn(post=True)
    if table.terms.kind == "cash" and me.stack < least / 2 and table.stage != "playing":
        return wire.TopUp(chips=2 * least - me.stack)
    return wire.Next() if table.stage == "pausing" else None

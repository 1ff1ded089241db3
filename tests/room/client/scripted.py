"""A server that does what a script says, to see what a client does then."""

from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.server import serve

from tripledraw.hand import Hand
from tripledraw.room import wire
from tripledraw.room.client.line import Place
from tripledraw.room.client.seat import Seat
from tripledraw.room.terms import Terms
from tripledraw.stakes import Stakes

TABLE = wire.TableState(terms=Terms(name="t"), stage="waiting", hand=0, chairs=())


class Talk:
    """One connection as the server sees it."""

    def __init__(self, connection):
        self.connection = connection

    @property
    def path(self):
        return self.connection.request.path

    async def say(self, *frames):
        for frame in frames:
            await self.connection.send(wire.frame_encoder.encode(frame).decode())

    async def welcome(self, version=1, chair=None, table=TABLE):
        await self.say(
            wire.Welcome(protocol=1, table="t1", player="p", name="P", chair=chair),
            wire.Snapshot(version=version, table=table),
        )

    async def hear(self):
        return wire.command_decoder.decode(await self.connection.recv())

    async def done(self, command, version=2):
        await self.say(wire.Done(re=command.id, version=version))


@asynccontextmanager
async def scripted(*scripts):
    """Serve one connection after the other by the scripts; gives the address."""
    waiting = list(scripts)

    async def handler(connection):
        await waiting.pop(0)(Talk(connection))

    async with serve(handler, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"


def to_act(version):
    """The step of a hand in which chair 0 has the first decision."""
    hand = Hand([100, 100], stakes=Stakes(10), seed=1)
    seat, view = hand.actor, hand.view(hand.actor).to_json()
    told = msgspec.json.encode(hand.view(None).to_json())
    own = wire.Own(seat=seat, hand=view["hand"], legal=tuple(view["legal"]))
    return wire.Step(
        version=version,
        hand=wire.HandState(number=3, chairs=(0, 1)[:: 1 - 2 * seat], view=msgspec.Raw(told)),
        own=own,
        turn=wire.Turn(chair=0, decision=0, until=10_000, bank=0),
    )


def seat(*addresses, patience=5.0, headers=None, **more):
    return Seat(*addresses, place=Place("t1", "", headers or {}), patience=patience, **more)


def own_table(**changes):
    """A table at which the client sits in chair 0."""
    me = wire.ChairState(chair=0, player="p", name="P", stack=100)
    return msgspec.structs.replace(TABLE, chairs=(me,), **changes)

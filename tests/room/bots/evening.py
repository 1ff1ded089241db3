"""Bots in a room whose time passes when nobody has anything left to do."""

from contextlib import suppress

from tests.room.live.rig import in_a_room

from tripledraw.errors import RoomError
from tripledraw.room.bots import Bots
from tripledraw.room.bots.thinking import choose

# In milliseconds of an evening.
LONGEST = 12 * 3_600_000
SECOND = 1_000


class AtOnce:
    """Thinks in place, so that no time of the machine comes into it."""

    async def choose(self, name, seed, view):
        return choose(name, seed, view)


def with_bots(url, work, *, mind=None, clock=None):
    """Run ``work(rig, bots)`` in a room with bots."""

    async def run(rig):
        bots = Bots(rig.room, mind or AtOnce())
        try:
            return await work(rig, bots)
        finally:
            await bots.close()

    return in_a_room(url, run, clock=clock)


async def settle(rig, bots):
    """Wait until nothing happens any more before time goes on."""
    await _quiet(rig)
    while not bots.are_waiting:
        await _quiet(rig)


async def _quiet(rig):
    with suppress(RoomError):  # a table that is closed is asked no more
        await rig.quiet()


async def pass_until(rig, bots, is_so, *, together=0):
    """Let time pass until something is so, alarm by alarm, or so many milliseconds at once."""
    end = rig.clock.now + LONGEST
    await settle(rig, bots)
    while not is_so():
        assert rig.clock.now < end, "it never comes to that"
        due = rig.clock.next or rig.clock.now + SECOND  # no alarm: the keeper is on its round
        rig.clock.advance(max(together, due - rig.clock.now))
        await settle(rig, bots)

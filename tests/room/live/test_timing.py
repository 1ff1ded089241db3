"""The clock of the edge: the beat at which commands and alarms are taken up."""

import asyncio

from tests.room.live.rig import NOON, FakeClock

from tripledraw.room.timing import Beat


async def struck():
    """Until the loop has called what was to be called."""
    await asyncio.sleep(0)


def test_what_comes_between_two_beats_is_done_together_and_in_turn():
    async def work():
        clock, done = FakeClock(), []
        beat = Beat(clock, 15)
        beat(lambda: done.append((clock.now, "first")))
        clock.advance(0)
        await struck()
        assert done == [(NOON, "first")]
        for name in "abc":
            clock.advance(4)
            beat(lambda name=name: done.append((clock.now, name)))
        await struck()
        assert len(done) == 1
        clock.advance(3)
        await struck()
        assert done[1:] == [(NOON + 15, "a"), (NOON + 15, "b"), (NOON + 15, "c")]

    asyncio.run(work())


def test_after_a_silence_nobody_waits():
    async def work():
        clock, done = FakeClock(), []
        beat = Beat(clock, 15)
        for _ in range(3):
            clock.advance(15)
            beat(lambda: done.append(clock.now))
            clock.advance(0)
            await struck()
        assert done == [NOON + 15, NOON + 30, NOON + 45]

    asyncio.run(work())


def test_what_fails_leaves_the_others_alone():
    async def work():
        clock, done, failed = FakeClock(), [], []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
        beat = Beat(clock, 15)
        beat(lambda: 1 / 0)
        beat(lambda: done.append(1))
        clock.advance(0)
        await struck()
        assert done == [1]
        assert isinstance(failed[0]["exception"], ZeroDivisionError)

    asyncio.run(work())


def test_without_a_beat_everything_is_done_at_once():
    done = []
    Beat(FakeClock(), 0)(lambda: done.append(1))
    assert done == [1]

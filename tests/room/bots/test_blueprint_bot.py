"""The strongest agent as a bot of the room: it thinks in the worker, and is given the time."""

import asyncio

from tests.agents.planted import planted, played

from tripledraw.room.bots.pace import THINKING, TIMES
from tripledraw.room.bots.thinking import Worker, choose


def test_it_thinks_in_the_worker_what_it_thinks_anywhere():
    hand = played(planted(3, {}), "rc")
    view = hand.view(hand.actor)

    async def work():
        worker = Worker()
        try:
            return await worker.choose("blueprint", "s", view)
        finally:
            worker.close()

    assert asyncio.run(work()) == choose("blueprint", "s", view)


def test_at_every_speed_there_is_time_for_a_thought():
    assert min(shortest for shortest, _, _ in TIMES.values()) + THINKING["blueprint"] >= 1_500

"""The clock of the edge: milliseconds since 1970 that never go back, and alarms."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

# In milliseconds.
HOUR = 3_600_000
DAY = 24 * HOUR


class Alarm(Protocol):
    """Something that will be called and can be called off."""

    def cancel(self) -> None:
        """Call it off; nothing happens if it has been called."""


class Clock(Protocol):
    """What the room asks the time of; a test gives one of its own."""

    def __call__(self) -> int:
        """Milliseconds since 1970."""

    def at(self, when: int, call: Callable[[], None]) -> Alarm:
        """Call at a time in milliseconds since 1970; soon, if it is over."""


async def pause(clock: Clock, milliseconds: int) -> None:
    """Wait for so long, by a clock."""
    over = asyncio.Event()
    clock.at(clock() + milliseconds, over.set)
    await over.wait()


class Beat:
    """What comes within ``apart`` milliseconds is done together, in the sequence it came in.

    A busy room does little of its work at a time otherwise, and finds nothing of what it needs
    in the caches of the processor. What comes after a while of silence is done at once.
    """

    def __init__(self, clock: Clock, apart: int) -> None:
        self._clock = clock
        self._apart = apart
        self._last = 0
        self._waiting: list[Callable[[], object]] = []

    def __call__(self, call: Callable[[], object]) -> None:
        """Call at the next beat."""
        if not self._apart:
            call()
            return
        self._waiting.append(call)
        if len(self._waiting) == 1:
            self._clock.at(self._last + self._apart, self._strike)

    def _strike(self) -> None:
        self._last = self._clock()
        waiting, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        for call in waiting:
            loop.call_soon(call)  # one that fails leaves the others alone


class SystemClock:
    """The time of the machine; when that is set back, this one stands until it has caught up."""

    def __init__(self) -> None:
        self._latest = 0

    def __call__(self) -> int:
        """Milliseconds since 1970, never fewer than the last time."""
        self._latest = max(self._latest, time.time_ns() // 1_000_000)
        return self._latest

    def at(self, when: int, call: Callable[[], None]) -> Alarm:
        """Call at a time in milliseconds since 1970; soon, if it is over."""
        seconds = max(0, when - self()) / 1000
        return asyncio.get_running_loop().call_later(seconds, call)

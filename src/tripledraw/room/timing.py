"""The clock of the edge: milliseconds since 1970 that never go back, and alarms."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


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

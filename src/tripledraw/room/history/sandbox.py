"""History files of players are read in a process of their own, which ends with the file.

What a stranger sends may be made to take for ever: the process has so much time and memory, and
none of the secrets of the room. One file is read at a time, and a few may wait.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from tripledraw.errors import HistoryError, RoomError
from tripledraw.room.history.replayed import file_of

# The largest file, in bytes: some 1,200 hands in the words of PokerStars.
LARGEST = 2 * 2**20
# Seconds a file may take, where one of the largest takes two, and bytes of memory.
SECONDS = 15
MEMORY = 2**30
MOST_WAITING = 8
# What the process ends with where the file is no history; its reason is then all it says.
NO_HISTORY = 3
# The process gives way to the tables.
LAST = 19


class Replaying:
    """The reader of files of one room; ``seconds`` and ``most_waiting`` are its limits."""

    def __init__(self, seconds: float = SECONDS, most_waiting: int = MOST_WAITING) -> None:
        self._seconds = seconds
        self._places = 1 + most_waiting
        self._at_work = asyncio.Lock()

    async def read(self, data: bytes) -> bytes:
        """The hands of a file, `ReplayedFile` as JSON.

        RoomError ``history-long`` (larger than `LARGEST`), ``history-wrong`` (no history),
        ``history-heavy`` (too much time or memory), ``history-busy`` (too many files).
        """
        if len(data) > LARGEST:
            raise too_long()
        if not self._places:
            raise RoomError("history-busy")
        self._places -= 1
        try:
            async with self._at_work:
                return await self._read(data)
        finally:
            self._places += 1

    async def _read(self, data: bytes) -> bytes:
        reader = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE, env=environment()
        )
        try:
            async with asyncio.timeout(self._seconds):
                said, _ = await reader.communicate(data)
        except TimeoutError:
            raise RoomError("history-heavy") from None
        finally:
            await _end(reader)
        if reader.returncode == NO_HISTORY:
            raise RoomError("history-wrong", reason=said.decode())
        if reader.returncode != 0:
            raise RoomError("history-heavy")
        return said


def too_long() -> RoomError:
    """The refusal of a file that is larger than `LARGEST`."""
    return RoomError("history-long", most=LARGEST // 2**20)


def environment() -> dict[str, str]:
    """That of a process beside the room: ours without its settings, among which are secrets."""
    return {name: value for name, value in os.environ.items() if not _is_setting(name)}


def _is_setting(name: str) -> bool:
    return name.upper().startswith("TRIPLEDRAW_")


async def _end(reader: Process) -> None:
    if reader.returncode is None:
        reader.kill()
        await reader.wait()


def main() -> int:
    """Read the file on stdin, write its hands to stdout."""
    _limit()
    try:
        answer = msgspec.json.encode(file_of(sys.stdin.buffer.read()))
    except HistoryError as error:
        sys.stdout.buffer.write(error.reason.encode())
        return NO_HISTORY
    sys.stdout.buffer.write(answer)
    return 0


def _limit() -> None:
    """Bound what this process may take, should nobody be there any more to end it."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(LAST)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


if __name__ == "__main__":
    sys.exit(main())

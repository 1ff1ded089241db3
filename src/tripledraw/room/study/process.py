"""The process of the solver as the room holds it: started, spoken to, heard, ended."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from typing import Self

import msgspec

from tripledraw.room.history.sandbox import environment
from tripledraw.room.study import talk
from tripledraw.room.study.talk import Answer, Request

WORKER = (sys.executable, "-m", "tripledraw.room.study.worker")


class Solver:
    """A running process; made by `start`."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._told, self._heard = process.stdin, process.stdout

    @classmethod
    async def start(cls, command: Sequence[str] = WORKER) -> Self:
        """A new process, without the secrets of the room; raises OSError where there is none."""
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment(), limit=talk.LONGEST
        )
        return cls(process)

    def tell(self, request: Request) -> None:
        """Send a request; that it has died is heard by `answers`.

        It waits for nothing: what may be under way at a time has a limit, of looks as well.
        """
        self._told.write(talk.line(request))

    async def answers(self) -> AsyncGenerator[Answer, None]:
        """All it says until it is gone; what says anything else is killed."""
        try:
            # A line that is none, or too long, and a pipe that breaks.
            with suppress(msgspec.DecodeError, ValueError, ConnectionError):
                while line := await self._heard.readline():
                    yield talk.answers.decode(line)
        finally:
            self.kill()
            self._told.close()
            await self._process.wait()

    def kill(self) -> None:
        """End it, whatever it is at."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

"""The process that solves: spots come in on its stdin, answers go out on its stdout.

It solves one spot at a time and keeps the solutions to be looked at until it is told to forget
them. It ends when its stdin does, so it never outlives the room.
"""

import _thread
import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from queue import SimpleQueue
from types import FrameType
from typing import BinaryIO

from msgspec.structs import replace

from tripledraw.errors import RoomError, TooHeavy, TripleDrawError
from tripledraw.room.study import talk
from tripledraw.room.study.reading import spot_of
from tripledraw.room.study.showing import shown
from tripledraw.room.study.spots import StudyDecision
from tripledraw.room.study.talk import Answer, Forget, Look, Progress, Request, Solve, Stop
from tripledraw.solver.endgame import Solution, Spot, compile_all, solve
from tripledraw.solver.endgame.learnt import Learnt
from tripledraw.solver.endgame.memory import solution_bytes
from tripledraw.solver.endgame.solution import hand_class

# Bytes of address space: the largest spot at work takes 2.9 GB, what is kept 1 GB at most.
MEMORY = 4 * 2**30
# The process gives way to the tables.
LAST = 19


class Worker:
    """Solves on the main thread; a second one listens, and looks at what has been solved."""

    def __init__(self, heard: BinaryIO, said: BinaryIO) -> None:
        self._heard = heard
        self._said = said
        self._saying = threading.Lock()
        self._asked: SimpleQueue[Solve] = SimpleQueue()
        # What has been asked for and not been stopped, and what a stop would interrupt.
        self._wanted: set[str] = set()
        self._solving: str | None = None
        self._solutions: dict[str, Solution] = {}

    def run(self) -> None:
        """Work until nobody is there any more, warm before the first spot has come."""
        signal.signal(signal.SIGINT, self._interrupted)
        threading.Thread(target=self._listen, daemon=True).start()
        compile_all(False)
        while True:
            self._solve(self._asked.get())

    # -- the main thread

    def _solve(self, asked: Solve) -> None:
        answer: Answer = talk.Unsolved(id=asked.id)
        try:
            self._solving = asked.id
            if asked.id in self._wanted:
                answer = self._answer(asked)
            self._solving = None
        except KeyboardInterrupt:
            pass
        self._wanted.discard(asked.id)
        self._say(answer)

    def _answer(self, asked: Solve) -> Answer:
        try:
            return self._solution(asked, spot_of(asked.spot))
        except RoomError as error:
            return talk.Wrong(id=asked.id, error=error.id, arguments=error.arguments)
        except (TooHeavy, MemoryError):
            return talk.Wrong(id=asked.id, error="study-heavy", arguments={})
        except TripleDrawError as error:
            return talk.Wrong(id=asked.id, error="study-spot", arguments={"reason": str(error)})

    def _solution(self, asked: Solve, spot: Spot) -> Answer:
        def progress(iterations: int, seconds: float, found: float) -> None:
            told = Progress(
                id=asked.id, iterations=iterations, seconds=seconds, exploitability=found
            )
            self._say(told)

        seconds, precision = asked.spot.seconds, asked.spot.precision
        found = solve(spot, seconds=seconds, precision=precision, progress=progress)
        if not found.iterations:
            return talk.Unsolved(id=asked.id)
        answer = talk.Solved(
            id=asked.id,
            iterations=found.iterations,
            seconds=found.seconds,
            exploitability=found.exploitability,
            complete=found.complete,
            value=found.value,
            size=_size(found.endgame),
        )
        self._solutions[asked.id] = found.played_on()
        return answer

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        """A stop that was asked for ends the solving, once; Ctrl-C is left to the room."""
        if self._solving is not None and self._solving not in self._wanted:
            self._solving = None
            raise KeyboardInterrupt

    # -- the listening thread

    def _listen(self) -> None:
        """Hear until there is no more; without it no stop would be heard, nor the room's end."""
        code = 1
        try:
            for line in self._heard:
                self._hear(talk.requests.decode(line))
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(code)

    def _hear(self, request: Request) -> None:
        match request:
            case Solve() as asked:
                self._wanted.add(asked.id)
                self._asked.put(asked)
            case Stop(id=id):
                self._stop(id)
            case Forget(id=id):
                self._solutions.pop(id, None)
            case Look() as look:
                self._say(self._seen(look))

    def _stop(self, id: str) -> None:
        self._wanted.discard(id)
        if self._solving == id:
            _thread.interrupt_main()

    def _seen(self, look: Look) -> talk.Seen:
        seen = talk.Seen(id=look.id, number=look.number)
        if (solution := self._solutions.get(look.id)) is None:
            return seen
        try:
            return replace(seen, decision=looked_at(solution, look))
        except RoomError as error:
            return replace(seen, error=error.id, reason=str(error.arguments["reason"]))
        except MemoryError:
            return replace(seen, error="study-heavy")

    def _say(self, answer: Answer) -> None:
        with self._saying, suppress(BrokenPipeError):
            self._said.write(talk.line(answer))
            self._said.flush()


def looked_at(solution: Solution, look: Look) -> StudyDecision:
    """What is asked of a solution.

    Raises RoomError ``study-hand`` for what is no hand and ``study-path`` where nobody acts, with
    the reason, in English.
    """
    try:
        hand = hand_class(look.hand) if look.hand else None
    except TripleDrawError as error:
        raise RoomError("study-hand", reason=str(error)) from None
    try:
        return shown(solution, look.path, hand)
    except TripleDrawError as error:
        raise RoomError("study-path", reason=str(error)) from None


def _size(endgame: Learnt) -> int:
    return solution_bytes([stage.walk for stage in endgame.stages], endgame.sight)


def main() -> None:
    """Work for the room at the other end of stdin and stdout."""
    _limit()
    # Whatever else writes to stdout must not get between the answers.
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    Worker(sys.stdin.buffer, said).run()


def _limit() -> None:
    if sys.platform == "win32":
        return
    import resource

    os.nice(LAST)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()

"""The spots that players let be solved: who waits, what is solved, what is kept to be looked at.

Each player has one study; another takes its place. One is solved at a time and so many wait. What
nobody asks after any more is stopped or forgotten, and a solver without work is let go.
"""

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from contextlib import aclosing
from importlib.util import find_spec
from itertools import count
from typing import Any

from tripledraw.errors import RoomError
from tripledraw.room.logs import logger
from tripledraw.room.study.process import WORKER, Solver
from tripledraw.room.study.spots import StudyDecision, StudySpot
from tripledraw.room.study.study import Study
from tripledraw.room.study.talk import (
    Answer,
    Forget,
    Look,
    Progress,
    Request,
    Seen,
    Solve,
    Solved,
    Stop,
    Unsolved,
    Wrong,
)
from tripledraw.room.timing import Clock

MOST_WAITING = 8
# Solutions that are kept, some 30 MB each; with the third round 130.
MOST_KEPT = 4
# Milliseconds after which a study that nobody asks after is stopped, or a solution forgotten.
PATIENCE, KEPT_FOR = 45_000, 1_800_000
# Seconds beyond its own that a study may take: a new version is compiled once.
OVERTIME = 120
# Looks at solutions that may be under way.
MOST_LOOKS = 50

log = logger("study")


class Studies:
    """The studies of one process of the room, by their players.

    ``command`` starts the solver, ``most_waiting`` and ``overtime`` are the limits.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        command: Sequence[str] = WORKER,
        most_waiting: int = MOST_WAITING,
        overtime: float = OVERTIME,
    ) -> None:
        self._clock = clock
        self._command = command
        self._most_waiting = most_waiting
        self._overtime = overtime
        self._studies: dict[str, Study] = {}
        self._waiting: list[Study] = []
        self._running: Study | None = None
        self._solver: Solver | None = None
        self._looks: dict[int, asyncio.Future[Seen]] = {}
        self._numbers = count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def are_possible(self) -> bool:
        """Whether what the solver needs is installed."""
        return all(map(find_spec, ("numpy", "numba")))

    def open(self, player: str, spot: StudySpot) -> Study:
        """A new study in the place of the one the player had.

        RoomError ``study-missing`` where the solver cannot run, ``study-busy`` where too many
        wait, ``server-stopping``.
        """
        if self._closed:
            raise RoomError("server-stopping")
        if not self.are_possible:
            raise RoomError("study-missing")
        others = sum(study.player != player for study in self._waiting)
        if self._running is not None and others >= self._most_waiting:
            raise RoomError("study-busy")
        self.drop(player)
        study = Study(secrets.token_urlsafe(9), player, spot, self._clock())
        self._studies[player] = study
        self._waiting.append(study)
        self._watch(study)
        if self._running is None:
            self._running = self._waiting.pop(0)
            self._run(self._solve_all(self._running))
        return study

    def find(self, player: str, id: str) -> Study:
        """A player's study; RoomError ``study-gone`` where it is no more."""
        study = self._studies.get(player)
        if study is None or study.id != id:
            raise RoomError("study-gone")
        study.asked = self._clock()
        return study

    def ahead(self, study: Study) -> int:
        """How many are solved before it."""
        if study not in self._waiting:
            return 0
        return self._waiting.index(study) + (self._running is not None)

    def stop(self, study: Study) -> None:
        """Let a study come to an end with what there is; one that waits has nothing."""
        if study in self._waiting:
            self._waiting.remove(study)
            study.end("stopped")
        elif study is self._running and not study.is_stopping:
            study.is_stopping = True
            self._tell(Stop(id=study.id))

    def drop(self, player: str) -> None:
        """A player needs his study no more, if he has one."""
        study = self._studies.pop(player, None)
        if study is not None:
            self.stop(study)
            self._tell(Forget(id=study.id))

    async def look(self, study: Study, path: str, hand: str) -> StudyDecision:
        """A point of a solved study.

        RoomError ``study-unsolved`` before it is solved, ``study-gone`` where the solution is no
        more, ``study-path`` (with the reason, in English) where nobody acts.
        """
        if study.state != "solved":
            raise RoomError("study-unsolved")
        if len(self._looks) >= MOST_LOOKS:
            raise RoomError("study-busy")
        look = Look(id=study.id, number=next(self._numbers), path=path, hand=hand)
        seen = await self._seen(look)
        if seen.reason:
            raise RoomError("study-path", reason=seen.reason)
        if seen.decision is None:
            raise RoomError("study-gone")
        return seen.decision

    async def close(self) -> None:
        """Let everything go, and wait until the process has ended."""
        self._closed = True
        self._waiting.clear()
        self._let_go()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- solving

    async def _solve_all(self, study: Study | None) -> None:
        while study is not None:
            try:
                async with asyncio.timeout(study.spot.seconds + self._overtime):
                    await self._solve(study)
            except TimeoutError:
                log.warning("a study takes too long", study=study.id)
                study.fail(RoomError("study-heavy"))
                self._let_go()
            except OSError:
                log.exception("the solver cannot be started")
                study.fail(RoomError("study-crashed"))
            self._running = study = self._waiting.pop(0) if self._waiting else None

    async def _solve(self, study: Study) -> None:
        if self._solver is None:
            study.state = "warming"
            self._solver = await Solver.start(self._command)
            self._run(self._listen(self._solver))
        study.state = "solving"
        self._tell(Solve(id=study.id, spot=study.spot))
        if study.is_stopping:
            self._tell(Stop(id=study.id))
        await study.over.wait()

    def _tell(self, request: Request) -> None:
        if self._solver is not None:
            self._solver.tell(request)

    def _let_go(self) -> None:
        """Do without the process that there is, and all that it has solved."""
        solver, self._solver = self._solver, None
        if solver is None:
            return
        solver.kill()
        for look in self._looks.values():
            if not look.done():
                look.set_exception(RoomError("study-gone"))
        for study in list(self._studies.values()):
            if study.state == "solved":
                del self._studies[study.player]

    # -- hearing

    async def _listen(self, solver: Solver) -> None:
        async with aclosing(solver.answers()) as answers:
            async for answer in answers:
                self._hear(answer)
        if solver is not self._solver:
            return
        self._let_go()
        if self._running is not None:
            log.error("the solver has died", study=self._running.id)
            self._running.fail(RoomError("study-crashed"))

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Seen):
            look = self._looks.get(answer.number)
            if look is not None and not look.done():
                look.set_result(answer)
        elif self._running is not None and self._running.id == answer.id:
            self._hear_of(self._running, answer)

    def _hear_of(self, study: Study, answer: Progress | Solved | Unsolved | Wrong) -> None:
        match answer:
            case Unsolved():
                study.end("stopped")
            case Wrong():
                study.fail(RoomError(answer.error, **answer.arguments))
            case _:
                study.iterations, study.seconds = answer.iterations, answer.seconds
                study.exploitability = answer.exploitability
                if isinstance(answer, Solved):
                    self._keep(study, answer)

    def _keep(self, study: Study, solved: Solved) -> None:
        study.value, study.complete = solved.value, solved.complete
        study.end("solved")
        if self._studies.get(study.player) is not study:
            self._tell(Forget(id=study.id))
        kept = [each for each in self._studies.values() if each.state == "solved"]
        for oldest in sorted(kept, key=lambda each: each.asked)[:-MOST_KEPT]:
            self.drop(oldest.player)

    async def _seen(self, look: Look) -> Seen:
        seen: asyncio.Future[Seen] = asyncio.get_running_loop().create_future()
        self._looks[look.number] = seen
        try:
            self._tell(look)
            async with asyncio.timeout(self._overtime):
                return await seen
        except TimeoutError:
            raise RoomError("study-heavy") from None
        finally:
            del self._looks[look.number]

    # -- what nobody asks after

    def _watch(self, study: Study) -> None:
        def look() -> None:
            if self._closed or self._studies.get(study.player) is not study:
                return
            if self._clock() - study.asked < self._patience(study):
                self._watch(study)
                return
            self.drop(study.player)
            if not self._studies and self._running is None:
                self._let_go()

        self._clock.at(study.asked + self._patience(study), look)

    def _patience(self, study: Study) -> int:
        return KEPT_FOR if study.state == "solved" else PATIENCE

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

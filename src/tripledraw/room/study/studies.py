"""The spots that players let be solved: who waits, what is solved, what is kept to be looked at.

Each player has one study; another takes its place. One is solved at a time and so many wait. What
nobody asks after any more is stopped or forgotten, and a solver without work is let go.
"""

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from contextlib import aclosing
from itertools import count
from typing import Any

from tripledraw.errors import RoomError
from tripledraw.extras import can_compile
from tripledraw.room.limits import Crowd
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
# Solutions that are kept, and their bytes: 10 MB with the last draw by ranks, 36 by cards, 94
# and 322 with the third round, 255 and 1,047 with eight bets in it; a look takes some 30 more.
MOST_KEPT, MOST_BYTES = 4, 2**30
# Milliseconds after which a study that nobody asks after is stopped, or a solution forgotten.
PATIENCE, KEPT_FOR = 45_000, 1_800_000
# Seconds beyond its own that a study may take: a new version is compiled once.
OVERTIME = 120
# Looks at solutions that may be under way, of one player and of all.
LOOKS_EACH, MOST_LOOKS = 1, 50

log = logger("study")


class Studies:
    """The studies of one process of the room, by their players.

    ``command`` starts the solver; ``most_waiting``, ``most_bytes`` and ``overtime`` are the limits.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        command: Sequence[str] = WORKER,
        most_waiting: int = MOST_WAITING,
        most_bytes: int = MOST_BYTES,
        overtime: float = OVERTIME,
    ) -> None:
        self._clock = clock
        self._command = command
        self._most_waiting = most_waiting
        self._most_bytes = most_bytes
        self._overtime = overtime
        self._studies: dict[str, Study] = {}
        self._waiting: list[Study] = []
        self._running: Study | None = None
        self._solver: Solver | None = None
        self._asked = clock()
        self._looks: dict[int, asyncio.Future[Seen | None]] = {}
        self._lookers = Crowd(LOOKS_EACH)
        self._numbers = count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def are_possible(self) -> bool:
        """Whether what the solver needs is installed."""
        return can_compile()

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
        self._asked = self._clock()
        study = Study(secrets.token_urlsafe(9), player, spot, self._asked)
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
        self._asked = study.asked = self._clock()
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
            if study.state == "solving":
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
        more, ``study-path`` where nobody acts and ``study-hand`` for what is no hand (with
        the reason, in English), ``too-fast`` while
        the player's look before is under way, ``study-busy`` where those of too many others are.
        """
        if study.state != "solved":
            raise RoomError("study-unsolved")
        if len(self._looks) >= MOST_LOOKS:
            raise RoomError("study-busy")
        self._lookers.enter(study.player)
        look = Look(id=study.id, number=next(self._numbers), path=path, hand=hand)
        seen = await self._seen(study.player, look)
        if seen is not None and seen.error:
            raise RoomError(seen.error, reason=seen.reason)
        if seen is None or seen.decision is None:
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
            self._rest(self._solver)
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
        for number in list(self._looks):
            self._looks.pop(number).set_result(None)
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
            look = self._looks.pop(answer.number, None)
            if look is not None:
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
        study.value, study.complete, study.size = solved.value, solved.complete, solved.size
        study.end("solved")
        if self._studies.get(study.player) is not study:
            self._tell(Forget(id=study.id))
            return
        kept = [each for each in self._studies.values() if each.state == "solved"]
        kept.sort(key=lambda each: (each is study, each.asked))
        while len(kept) > MOST_KEPT or sum(each.size for each in kept) > self._most_bytes:
            self.drop(kept.pop(0).player)

    async def _seen(self, player: str, look: Look) -> Seen | None:
        """The answer to a look; None where the process ends before.

        One that is given up is worked on all the same, so it counts until it is answered.
        """
        seen: asyncio.Future[Seen | None] = asyncio.get_running_loop().create_future()
        seen.add_done_callback(lambda _: self._lookers.leave(player))
        self._looks[look.number] = seen
        self._tell(look)
        try:
            async with asyncio.timeout(self._overtime):
                return await asyncio.shield(seen)
        except TimeoutError:
            raise RoomError("study-heavy") from None

    # -- what nobody asks after

    def _watch(self, study: Study) -> None:
        def look() -> None:
            if self._closed or self._studies.get(study.player) is not study:
                return
            if self._clock() - study.asked < self._patience(study):
                self._watch(study)
                return
            self.drop(study.player)

        self._clock.at(study.asked + self._patience(study), look)

    def _rest(self, solver: Solver) -> None:
        """Let the process go when nobody has asked it for anything as long as it keeps things."""

        def look() -> None:
            if solver is not self._solver:
                return
            if self._running is None and self._clock() - self._asked >= KEPT_FOR:
                self._let_go()
            else:
                self._rest(solver)

        since = self._asked if self._running is None else self._clock()
        self._clock.at(since + KEPT_FOR, look)

    def _patience(self, study: Study) -> int:
        return KEPT_FOR if study.state == "solved" else PATIENCE

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

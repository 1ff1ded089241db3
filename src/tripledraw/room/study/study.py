"""One study: how far it is, and what became of it."""

import asyncio
from typing import Literal

from tripledraw.errors import RoomError
from tripledraw.room.study.spots import StudySpot

State = Literal["waiting", "warming", "solving", "solved", "stopped", "failed"]
"""``warming`` is while the process of the solver starts; ``stopped`` has nothing to show."""


class Study:
    """A spot that a player lets be solved.

    ``asked`` is when he last asked after it, ``size`` the bytes that its solution takes.
    """

    def __init__(self, id: str, player: str, spot: StudySpot, asked: int) -> None:
        self.id = id
        self.player = player
        self.spot = spot
        self.asked = asked
        self.state: State = "waiting"
        self.is_stopping = False
        self.iterations = 0
        self.seconds = 0.0
        self.exploitability: float | None = None
        self.complete = True
        self.value: tuple[float, float] | None = None
        self.size = 0
        self.refused: RoomError | None = None
        self.over = asyncio.Event()

    def end(self, state: State) -> None:
        """It is over; what comes later is nothing."""
        if not self.over.is_set():
            self.state = state
            self.over.set()

    def fail(self, refused: RoomError) -> None:
        """There is nothing, and this is why."""
        self.refused = self.refused or refused
        self.end("failed")

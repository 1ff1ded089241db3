"""Those who watch a table without a chair: they see the same, a while later.

What they are told waits here until it is due, so that everybody sees one consistent past. A new
watcher begins at the last snapshot that was due, and gets the steps after it.
"""

from collections import deque
from collections.abc import Iterable
from typing import Literal, NamedTuple

from tripledraw.room.live.visits import Visit


class Page(NamedTuple):
    """Something to be told at ``due`` (milliseconds since 1970); talk has its ``version`` too."""

    due: int
    kind: Literal["snapshot", "step", "talk"]
    version: int
    frame: bytes
    speaker: str = ""


class Gallery:
    """The watchers of one table, and what is kept back from them for ``delay`` milliseconds.

    Nothing overtakes: what could be told at once waits behind what is waiting already.
    """

    def __init__(self, delay: int) -> None:
        self.delay = delay
        self.watchers: set[Visit] = set()
        self._waiting: deque[Page] = deque()
        self._begin: Page | None = None
        self._steps: list[Page] = []

    @property
    def length(self) -> int:
        """How many steps a new watcher would be sent; a snapshot makes it 0."""
        return len(self._steps)

    def snapshot(self, version: int, frame: bytes, now: int, *, secret: bool) -> None:
        """Keep a snapshot for those who come later, or have missed something."""
        self._waiting.append(Page(self._due(now, secret), "snapshot", version, frame))

    def step(self, version: int, frame: bytes, now: int, *, secret: bool) -> None:
        """Keep what a version changed; not for long where no hand is to be kept ``secret``."""
        self._waiting.append(Page(self._due(now, secret), "step", version, frame))

    def talk(self, version: int, frame: bytes, speaker: str, now: int, *, secret: bool) -> None:
        """Keep what was said at a version, to be told together with what it was said of."""
        self._waiting.append(Page(self._due(now, secret), "talk", version, frame, speaker))

    def welcome(self, watcher: Visit, version: int = 0) -> None:
        """Let a watcher in who knows what came up to ``version``; 0 is nothing."""
        self.watchers.add(watcher)
        watcher.version = version
        if self._begin is None:  # the first snapshot finds him here
            return
        if not self._begin.version <= version:
            watcher.snapshot(self._begin.version, self._begin.frame)
        for page in self._steps:
            watcher.step(page.version, page.frame)

    def wakes_at(self) -> int | None:
        """When something is due; None if nothing waits."""
        return self._waiting[0].due if self._waiting else None

    def tick(self, now: int) -> None:
        """Tell all watchers what is due."""
        while self._waiting and self._waiting[0].due <= now:
            self._tell(self._waiting.popleft())

    def _due(self, now: int, secret: bool) -> int:
        last = self._waiting[-1].due if self._waiting else now
        return max(last, now + self.delay if secret else now)

    def _tell(self, page: Page) -> None:
        if page.kind == "talk":  # who had a chair then has heard it
            there = [watcher for watcher in self.watchers if watcher.version <= page.version]
            send_talk(there, page.frame, page.speaker)
        elif page.kind == "step":
            self._steps.append(page)
            for watcher in self.watchers:
                watcher.step(page.version, page.frame)
        else:
            self._begin, self._steps = page, []
            for watcher in self.watchers:
                if watcher.version < page.version:
                    watcher.snapshot(page.version, page.frame)


def send_talk(visits: Iterable[Visit], frame: bytes, speaker: str) -> None:
    """Send what somebody said to those who have not blocked him."""
    for visit in visits:
        if speaker not in visit.blocked:
            visit.sink.send(frame)

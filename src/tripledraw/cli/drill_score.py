"""The score of all drills: one file in the player's data folder, written whole or not at all."""

import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from tripledraw.cli.data import told_in_a_sentence, write_json
from tripledraw.cli.lock import Held, locked
from tripledraw.cli.speech import Speech
from tripledraw.errors import TripleDrawError
from tripledraw.stakes import is_whole

VERSION = 1


@dataclass(slots=True)
class Tally:
    """Answers, how many of them were right, and the small bets that all lost."""

    answers: int = 0
    right: int = 0
    lost: float = 0.0

    def add(self, lost: float, *, is_right: bool) -> None:
        """Count an answer."""
        self.answers += 1
        self.right += is_right
        self.lost += lost

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Tally":
        """What `asdict` gave; raises KeyError, TypeError or ValueError for anything else."""
        answers, right, lost = data["answers"], data["right"], float(data["lost"])
        if not (is_whole(answers) and is_whole(right) and isfinite(lost)):
            raise TypeError("a tally is two whole numbers and a number")
        if not 0 <= right <= answers or lost < 0:
            raise ValueError("more is right than was answered, or less lost than nothing")
        return cls(answers, right, lost)


@dataclass(slots=True)
class Score:
    """A tally for each street (`study.summary.STREETS`), and one for each kind of mistake."""

    streets: dict[str, Tally] = field(default_factory=dict)
    kinds: dict[str, Tally] = field(default_factory=dict)

    @property
    def total(self) -> Tally:
        """All streets together."""
        found = Tally()
        for tally in self.streets.values():
            found.answers += tally.answers
            found.right += tally.right
            found.lost += tally.lost
        return found

    def add(self, street: str, kind: str, lost: float) -> None:
        """Count an answer; ``kind`` is "" where it was right."""
        self.streets.setdefault(street, Tally()).add(lost, is_right=not kind)
        if kind:
            self.kinds.setdefault(kind, Tally()).add(lost, is_right=False)

    def to_json(self) -> dict[str, Any]:
        """As plain values."""
        return {"version": VERSION, **asdict(self)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Score":
        """What `to_json` gave; raises KeyError, TypeError, ValueError or AttributeError."""
        if data["version"] != VERSION:
            raise ValueError("another version")
        return cls(
            {name: Tally.from_json(tally) for name, tally in data["streets"].items()},
            {name: Tally.from_json(tally) for name, tally in data["kinds"].items()},
        )


class ScoreFile:
    """``drill.json`` in a folder. Raises `TripleDrawError` where it cannot be read or written.

    A file that is damaged, or of a later version, is refused and stays as it is.
    """

    def __init__(self, folder: Path, speech: Speech) -> None:
        self._folder = folder
        self._path = folder / "drill.json"
        self._speech = speech

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep other drills out of the folder."""
        with ExitStack() as stack:
            with told_in_a_sentence(self._path):
                self._folder.mkdir(parents=True, exist_ok=True)
                try:
                    stack.enter_context(locked(self._folder / "drill.lock"))
                except Held:
                    raise TripleDrawError(self._speech.say("drill-error-open")) from None
            yield

    def load(self) -> Score:
        """The score so far; an empty one where nothing is kept yet."""
        try:
            with told_in_a_sentence(self._path):
                kept = self._path.read_bytes() if self._path.exists() else None
            return Score() if kept is None else Score.from_json(json.loads(kept))
        except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
            raise TripleDrawError(
                self._speech.say("drill-error-score", path=str(self._path))
            ) from None

    def save(self, score: Score) -> None:
        """Write in one step."""
        with told_in_a_sentence(self._path):
            write_json(self._path, score.to_json())

"""The score of all drills: one file in the player's data folder, written whole or not at all."""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path
from tempfile import mkstemp
from typing import Any

from tripledraw.cli.lock import Held, locked
from tripledraw.cli.speech import Speech
from tripledraw.cli.store import FOLDER_VARIABLE
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
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(self._folder / "drill.lock"):
                yield
        except Held:
            raise TripleDrawError(self._speech.say("drill-error-open")) from None
        except OSError as error:
            raise self._unwritable(error) from None

    def load(self) -> Score:
        """The score so far; an empty one where nothing is kept yet."""
        try:
            return Score.from_json(json.loads(self._path.read_bytes()))
        except FileNotFoundError:
            return Score()
        except OSError as error:
            raise self._unwritable(error) from None
        except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
            raise TripleDrawError(
                self._speech.say("drill-error-score", path=str(self._path))
            ) from None

    def save(self, score: Score) -> None:
        """Write in one step: a reader finds the old file or the new one."""
        try:
            handle, name = mkstemp(dir=self._folder, prefix="drill.", suffix=".new")
            try:
                with open(handle, "w", encoding="utf-8") as file:
                    json.dump(score.to_json(), file)
                    file.flush()
                    os.fsync(file.fileno())
                Path(name).replace(self._path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> TripleDrawError:
        return TripleDrawError(
            f"{self._path}: {error.strerror}; set {FOLDER_VARIABLE} to a folder that can be written"
        )

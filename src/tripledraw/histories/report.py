"""What becomes of the hands of a file: which replay, which disagree, and what is wrong."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from tripledraw.errors import HistoryError
from tripledraw.histories.model import ProblemKind, Recorded
from tripledraw.histories.playing import Disagreement
from tripledraw.histories.reading import read_file
from tripledraw.histories.replaying import Replay, replay

REPLAYS, DISAGREES, DAMAGED = "replays", "disagrees", "damaged"
KINDS = (REPLAYS, DISAGREES, *get_args(ProblemKind))
"""All verdicts: a hand replays, disagrees, or has one of the problems of `Recorded`."""
SUFFIXES = (".phh", ".phhs", ".txt")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one hand is: ``kind`` is one of KINDS, ``notes`` say what is wrong and in which line.

    ``replay`` is there for a hand that replays or disagrees.
    """

    recorded: Recorded
    kind: str
    notes: tuple[Disagreement, ...]
    replay: Replay | None

    @property
    def label(self) -> str:
        """How the hand is called: "hand 17", or "a hand" where the record gives it no number."""
        return printable(f"hand {self.recorded.hand_id}" if self.recorded.hand_id else "a hand")

    def sentences(self) -> list[str]:
        """One sentence a note, with its place."""
        file = self.recorded.file
        said = self.kind.replace("_", " ")
        return [
            printable(f"{file}:{note.line}: {self.label} ({said}): {note.reason}")
            for note in self.notes
        ]


@dataclass(frozen=True, slots=True)
class FileReport:
    """The verdicts of a file in its order; ``problem`` where it is no history as a whole."""

    file: str
    verdicts: tuple[Verdict, ...] = ()
    problem: HistoryError | None = None

    @property
    def counts(self) -> dict[str, int]:
        """How many hands there are of each kind."""
        kinds = [verdict.kind for verdict in self.verdicts]
        return {kind: kinds.count(kind) for kind in KINDS}

    @property
    def is_good(self) -> bool:
        """Whether nothing is damaged and nothing disagrees."""
        kinds = {verdict.kind for verdict in self.verdicts}
        kinds |= {self.problem.kind} if self.problem else set()
        return not kinds & {DISAGREES, DAMAGED}

    def sentences(self) -> list[str]:
        """One sentence for each thing that is wrong."""
        if self.problem is not None:
            return [printable(str(self.problem))]
        return [said for verdict in self.verdicts for said in verdict.sentences()]

    def to_json(self) -> dict[str, Any]:
        """Counts and notes, ready for JSON."""
        return {
            "file": self.file,
            "hands": self.counts,
            "problem": self.problem and _note_json("", self.problem.kind, self.problem),
            "notes": [
                _note_json(verdict.recorded.hand_id, verdict.kind, note)
                for verdict in self.verdicts
                for note in verdict.notes
            ],
        }


def _note_json(hand: str, kind: str, note: Disagreement | HistoryError) -> dict[str, Any]:
    return {"hand": hand, "kind": kind, "line": note.line, "reason": note.reason}


def printable(text: str) -> str:
    """Text out of a file for a terminal: what could steer it, or turn a line round, is "?"."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def verdict_of(recorded: Recorded) -> Verdict:
    """Replay one hand and say what it is."""
    try:
        replayed = replay(recorded)
    except HistoryError as error:
        note = Disagreement(error.line, error.reason)
        return Verdict(recorded, error.kind, (note,), None)
    kind = DISAGREES if replayed.disagreements else REPLAYS
    return Verdict(recorded, kind, replayed.disagreements, replayed)


def check_file(path: Path) -> FileReport:
    """Replay every hand of a file; a file that cannot be read is a problem, never an error."""
    try:
        return FileReport(str(path), tuple(map(verdict_of, read_file(path))))
    except HistoryError as error:
        return FileReport(str(path), problem=error)
    except OSError as error:
        reason = f"the file cannot be read: {error.strerror or error}"
        return FileReport(
            str(path), problem=HistoryError(reason, kind=DAMAGED, file=str(path), line=0)
        )


def history_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files that paths name: folders give their .phh, .phhs and .txt files, at any depth.

    A folder without any is yielded itself, so that it is reported instead of passed over.
    """
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        inside = [file for file in sorted(path.rglob("*")) if file.suffix.lower() in SUFFIXES]
        yield from [file for file in inside if file.is_file()] or [path]

"""What becomes of the hands of a file: which replay, which disagree, and what is wrong."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, get_args

from tripledraw.errors import HistoryError
from tripledraw.histories.faults import problem_of
from tripledraw.histories.model import Problem, ProblemKind, Recorded
from tripledraw.histories.reading import read_file
from tripledraw.histories.replaying.replay import Replay, replay
from tripledraw.histories.sources import SOURCES

REPLAYS, DISAGREES, DAMAGED = "replays", "disagrees", "damaged"
KINDS = (REPLAYS, *get_args(ProblemKind))
"""All verdicts: a hand replays, or has a problem of one of these kinds."""
SUFFIXES = {".txt", *(suffix for source in SOURCES.values() for suffix in source.suffixes)}


class Finding(NamedTuple):
    """One thing that is wrong, in which file and in which hand ("" for one without a number)."""

    file: str
    hand: str
    problem: Problem

    def sentence(self) -> str:
        """The finding with its place; signs that steer a terminal are left as they are."""
        what = label(self.hand)
        said = self.problem.kind.replace("_", " ")
        return f"{self.file}:{self.problem.line}: {what} ({said}): {self.problem.reason}"

    def to_json(self) -> dict[str, Any]:
        """Hand, kind, line and reason, ready for JSON."""
        return {"hand": self.hand, **_problem_json(self.problem)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one hand is: ``kind`` is one of KINDS, ``problems`` say what is wrong with it.

    ``replay`` is there for a hand that replays or disagrees.
    """

    recorded: Recorded
    kind: str
    problems: tuple[Problem, ...]
    replay: Replay | None

    @property
    def is_good(self) -> bool:
        """Whether it is neither damaged nor disagrees."""
        return self.kind not in (DAMAGED, DISAGREES)

    def findings(self) -> list[Finding]:
        """Everything that is wrong, with its place."""
        recorded = self.recorded
        return [Finding(recorded.file, recorded.hand_id, problem) for problem in self.problems]


@dataclass(frozen=True, slots=True)
class FileReport:
    """The hands of a file by kind, and what is wrong with them in its order.

    ``problem`` is there where the file is no history as a whole.
    """

    file: str
    counts: Counter[str]
    findings: tuple[Finding, ...] = ()
    problem: Problem | None = None

    @property
    def is_good(self) -> bool:
        """Whether nothing is damaged and nothing disagrees."""
        problem = self.problem is not None and self.problem.kind == DAMAGED
        return not (problem or self.counts[DAMAGED] or self.counts[DISAGREES])

    def to_json(self) -> dict[str, Any]:
        """Counts and findings, ready for JSON."""
        return {
            "file": self.file,
            "hands": counts_json(self.counts),
            "problem": self.problem and {"hand": "", **_problem_json(self.problem)},
            "notes": [finding.to_json() for finding in self.findings],
        }


def label(hand: str) -> str:
    """How a hand is called: "hand 17", or "a hand" where the record gives it no number."""
    return f"hand {hand}" if hand else "a hand"


def counts_json(counts: Counter[str]) -> dict[str, int]:
    """Every kind with its number, those with none too."""
    return {kind: counts[kind] for kind in KINDS}


def _problem_json(problem: Problem) -> dict[str, Any]:
    return {"kind": problem.kind, "line": problem.line, "reason": problem.reason}


def verdict_of(recorded: Recorded) -> Verdict:
    """Replay one hand and say what it is."""
    try:
        replayed = replay(recorded)
    except HistoryError as error:
        return Verdict(recorded, error.kind, (problem_of(error),), None)
    kind = DISAGREES if replayed.disagreements else REPLAYS
    return Verdict(recorded, kind, replayed.disagreements, replayed)


def open_history(path: Path) -> Iterator[Recorded]:
    """`read_file`; raises HistoryError also for a file that cannot be read and for a folder."""
    if path.is_dir():
        *most, last = sorted(SUFFIXES)
        reason = f"the folder holds no {', '.join(most)} or {last} file"
        raise HistoryError(reason, kind=DAMAGED, file=str(path))
    try:
        return read_file(path)
    except OSError as error:
        reason = f"the file cannot be read: {error.strerror or error}"
        raise HistoryError(reason, kind=DAMAGED, file=str(path)) from None


def check_file(
    path: Path, open_hands: Callable[[Path], Iterator[Recorded]] = open_history
) -> FileReport:
    """Count the hands of a file; one that cannot be read is a problem, never an error.

    The hands themselves are let go: memory is that of the text.
    """
    counts: Counter[str] = Counter()
    findings: list[Finding] = []
    try:
        for verdict in map(verdict_of, open_hands(path)):
            counts[verdict.kind] += 1
            findings += verdict.findings()
    except HistoryError as error:
        return FileReport(str(path), counts, problem=problem_of(error))
    return FileReport(str(path), counts, tuple(findings))


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

"""What the history commands read: files, folders, and standard input where "-" stands."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tripledraw.cli.printable import printable
from tripledraw.histories.model import Recorded
from tripledraw.histories.reading import LARGEST_FILE, read
from tripledraw.histories.report import Finding, open_history

STDIN = Path("-")


def open_hands(path: Path) -> Iterator[Recorded]:
    """The hands of a path. Raises HistoryError for one that cannot be read as a whole."""
    if path == STDIN:
        return read(sys.stdin.buffer.read(LARGEST_FILE + 1), str(path))
    return open_history(path)


def complain(findings: Iterable[Finding]) -> None:
    """Say on stderr what is wrong with hands, one line each."""
    for finding in findings:
        print(printable(finding.sentence()), file=sys.stderr)

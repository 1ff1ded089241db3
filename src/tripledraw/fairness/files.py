"""Files of records: one hand a line, each a JSON object, oldest first.

A client adds a line when a hand is over, so a file is good up to where it stops.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from tripledraw.errors import FairnessError
from tripledraw.fairness.record import Record

LARGEST_FILE = 2**28


def write_records(records: Iterable[Record]) -> str:
    """Records as the text of a file."""
    return "".join(f"{json.dumps(record.to_json())}\n" for record in records)


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their lines, from 1; raises `FairnessError` with the place."""
    for line, told in enumerate(_lines(path), start=1):
        if told.strip():
            try:
                yield line, Record.from_json(json.loads(told))
            except FairnessError as wrong:
                raise placed(wrong, path, line) from None
            except (ValueError, RecursionError):
                reason = "the line is no JSON; every line must be one hand"
                raise FairnessError(reason, file=str(path), line=line) from None


def placed(wrong: FairnessError, path: Path, line: int = 0) -> FairnessError:
    """The same error with its place in a file."""
    return FairnessError(wrong.reason, hand=wrong.hand, file=str(path), line=line)


def _lines(path: Path) -> list[str]:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise FairnessError(f"the file is larger than {LARGEST_FILE} bytes", file=str(path))
        return path.read_text(encoding="utf-8").splitlines()
    except OSError as wrong:
        reason = f"the file cannot be read: {wrong.strerror}"
    except UnicodeDecodeError:
        reason = "the file is no text in UTF-8"
    raise FairnessError(reason, file=str(path))

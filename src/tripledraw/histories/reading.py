"""The way in: the bytes of a file, and out come its hands in the order of the file."""

from collections.abc import Iterator
from pathlib import Path

from tripledraw.errors import HistoryError
from tripledraw.histories.decode import decode
from tripledraw.histories.model import Recorded
from tripledraw.histories.sources import SOURCES, detect

LARGEST_FILE = 32 * 2**20
"""Bytes that are read at once: some 20,000 hands. A larger file would want memory by the GB."""


def read_file(path: str | Path) -> Iterator[Recorded]:
    """Read every hand of a file: see ``read``. Raises OSError where the file cannot be opened."""
    with Path(path).open("rb") as file:
        # Not all of it: a device has no end.
        data = file.read(LARGEST_FILE + 1)
    return read(data, str(path))


def read(data: bytes, file: str = "") -> Iterator[Recorded]:
    """Read every hand of a file's bytes; ``file`` is its name for messages.

    A hand that cannot be read, or is no whole hand of this game, says so in its ``problem``
    and the next one follows. Raises HistoryError at once where the file as a whole is damaged
    (empty, binary, no hand in it), larger than LARGEST_FILE, or another site's.
    """
    if len(data) > LARGEST_FILE:
        most = LARGEST_FILE // 2**20
        reason = f"the file is larger than {most} MB; split between two hands it can be read"
        raise HistoryError(reason, kind="damaged", file=file)
    text = decode(data, file)
    return SOURCES[detect(text, file)].reader()(text, file)

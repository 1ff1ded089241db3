"""The way in: the bytes of a file, and out come its hands in the order of the file."""

from collections.abc import Iterator
from pathlib import Path

from tripledraw.histories.decode import decode, detect
from tripledraw.histories.model import Recorded


def read_file(path: str | Path) -> Iterator[Recorded]:
    """Read every hand of a file: see ``read``. Raises OSError where the file cannot be opened."""
    return read(Path(path).read_bytes(), str(path))


def read(data: bytes, file: str = "") -> Iterator[Recorded]:
    """Read every hand of a file's bytes; ``file`` is its name for messages.

    A hand that cannot be read, or is no whole hand of this game, says so in its ``problem``
    and the next one follows. Raises HistoryError at once where the file as a whole is damaged
    (empty, binary, no hand in it) or another site's.
    """
    # Only the reader that is asked for is loaded: a command stays light.
    text = decode(data, file)
    source = detect(text, file)
    if source == "phh":
        from tripledraw.histories.phh import read_phh

        return read_phh(text, file)
    if source == "pokerstars":
        from tripledraw.histories.sites.pokerstars import read_pokerstars

        return read_pokerstars(text, file)
    from tripledraw.histories.sites.fulltilt import read_fulltilt

    return read_fulltilt(text, file)

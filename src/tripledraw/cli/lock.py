"""A lock on a file that one program holds at a time; the system drops it when the program ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Another program holds the lock."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file, which is made if need be; raises `Held` at once, or OSError."""
    with path.open("a", encoding="utf-8") as file:
        try:
            _take(file)
        except (BlockingIOError, PermissionError):
            raise Held from None
        yield

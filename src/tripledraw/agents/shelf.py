"""Arrays kept on disk between runs, those used last: a shelf in the user's cache folder.

What cannot be read is worked out again, and where nothing can be written nothing is kept.
"""

import os
import zipfile
import zlib
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import numpy as np

Array = Any

ENDING = ".npz"
UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error)


class Shelf:
    """A folder of arrays by a key that is a file's name; ``most`` files are kept."""

    def __init__(self, folder: Path, most: int) -> None:
        self._folder = folder
        self._most = most

    def take(self, key: str) -> dict[str, Array] | None:
        """The arrays of a key; None where they are not there, or damaged."""
        path = self._folder / (key + ENDING)
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as held:
                found = {name: held[name] for name in held.files}
            path.touch()  # its time is that of the last use, for `_make_room`
        except UNREADABLE:
            return None
        return found

    def put(self, key: str, **arrays: Array) -> None:
        """Keep arrays under a key, whole or not at all."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._make_room()
            with NamedTemporaryFile(dir=self._folder, suffix=".part", delete=False) as part:
                np.savez_compressed(part, **arrays)
            os.replace(part.name, self._folder / (key + ENDING))

    def _make_room(self) -> None:
        """Leave room for one more; a part that was never finished goes as the old ones do."""
        files = list(self._folder.iterdir())
        if len(files) < self._most:
            return
        files.sort(key=lambda path: path.stat().st_mtime)
        for path in files[: len(files) - self._most + 1]:
            path.unlink(missing_ok=True)

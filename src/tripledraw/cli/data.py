"""The player's data folder, and files in it that are written whole or not at all."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Any

from tripledraw.errors import TripleDrawError

FOLDER_VARIABLE = "TRIPLEDRAW_DATA"


def data_folder() -> Path:
    """The player's data folder; the variable TRIPLEDRAW_DATA names another one."""
    if named := os.environ.get(FOLDER_VARIABLE):
        return Path(named)
    from platformdirs import user_data_path  # only what is kept needs the folder

    return user_data_path("tripledraw", appauthor=False)


@contextmanager
def told_in_a_sentence(path: Path) -> Iterator[None]:
    """Raise `TripleDrawError` where a path in the folder cannot be read or written."""
    try:
        yield
    except OSError as error:
        raise TripleDrawError(
            f"{path}: {error.strerror}; set {FOLDER_VARIABLE} to a folder that can be written"
        ) from error


def write_json(path: Path, data: Any) -> None:
    """Write in one step: a reader finds the old file or the new one. Raises OSError."""
    handle, name = mkstemp(dir=path.parent, prefix=f"{path.stem}.", suffix=".new")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            json.dump(data, file)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise

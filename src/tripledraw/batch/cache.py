"""Where compiled code is kept: a folder named by the SHA-256 of all sources that went into it.

Numba notices an edit only in the file of the kernel itself and would go on running the old rules.
"""

import os
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from inspect import getfile
from pathlib import Path
from typing import Any

CACHE_VARIABLE = "TRIPLEDRAW_CACHE"
KEPT_FOLDERS = 8
DIGEST = re.compile("[0-9a-f]{64}")

PACKAGE = Path(__file__).parents[1]
# What kernels of all packages call into.
SHARED = ("cards.py", "hands/*.py", "rules/*.py", "policies/*.py", "batch/*.py")


def cache_folder(function: Callable[..., Any], settings: str) -> Path | None:
    """Where the function is kept once compiled, made if need be; None where that cannot be."""
    folder = kernels_folder() / digest_for(function, settings)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()  # its time is that of the last use, for `prune`
    except OSError:
        return None
    prune(folder.parent)
    return folder


def kernels_folder() -> Path:
    """``kernels`` in the user's cache folder, or in the folder that `TRIPLEDRAW_CACHE` names."""
    from platformdirs import user_cache_path  # loaded by those who compile, not by all

    named = os.environ.get(CACHE_VARIABLE)
    return (Path(named) if named else user_cache_path("tripledraw", appauthor=False)) / "kernels"


def digest_for(function: Callable[..., Any], settings: str) -> str:
    """The SHA-256 of the shared sources, the packages around the function, and the settings."""
    total = sha256(settings.encode())
    for file in sources_of(function):
        source = file.read_bytes()
        total.update(f"{file.name} {len(source)}\n".encode() + source)
    return total.hexdigest()


def sources_of(function: Callable[..., Any]) -> list[Path]:
    """Every file that the function's machine code may come from, sorted."""
    shared = {file for pattern in SHARED for file in PACKAGE.glob(pattern)}
    own = Path(getfile(function))
    above = [folder for folder in own.parents if folder.is_relative_to(PACKAGE)]
    within = [folder for folder in above if folder != PACKAGE] or [own.parent]
    return sorted(shared | {file for folder in within for file in folder.glob("*.py")})


def prune(folder: Path) -> None:
    """Keep what was used last, so that an edit a minute does not fill the disk.

    Only folders with a digest for a name are ours to delete.
    """
    with suppress(OSError):  # another process prunes too
        ours = [path for path in folder.iterdir() if DIGEST.fullmatch(path.name)]
        ours.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for old in ours[KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)

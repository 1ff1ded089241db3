"""One text of the rules, compiled: plain functions of ours as machine code, kept on disk.

`compiled` makes a kernel of a function whose callees are the functions of ``rules``,
``policies`` and ``hands.order``, as they are. What it makes is kept in a folder named by the
SHA-256 of all sources that went into it, because Numba notices an edit only in the file of the
kernel itself and would go on running the old rules.
"""

import gc
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from inspect import getfile, isfunction
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from tripledraw.errors import MissingExtra

CACHE_VARIABLE = "TRIPLEDRAW_CACHE"
KEPT_FOLDERS = 8

# Every action runs through these; without calls between them a hand takes two thirds of the time.
# The others run once a hand: inlining them too would only make compiling slower.
INLINED = tuple(
    f"tripledraw.{name}"
    for name in ("rules.seats", "rules.betting", "rules.drawing", "rules.flow", "hands", "batch")
)

# Numba's settings hold for the whole process, and so does the folder that it caches in.
_settings = threading.RLock()


def compiled(function: Callable[..., Any], *signature: Any) -> Callable[..., Any]:
    """Give the function as machine code for arguments of these Numba types.

    It runs without the GIL. Compiling takes seconds and says so on stderr; the next process
    finds the code on disk. The folder is that of `cache_folder`; where nothing can be written
    the code lives as long as the process.
    """
    numba = import_numba()
    register_rules()
    folder = cache_folder(function)
    with _settings, _cached_in(folder), _told(function), _without_collection():
        jit = numba.njit(signature, nogil=True, error_model="numpy", cache=folder is not None)
        machine_code: Callable[..., Any] = jit(function)
    return machine_code


def import_numba() -> Any:
    """Numba, or `MissingExtra` with how to install it."""
    try:
        return import_module("numba")
    except ImportError:
        raise MissingExtra("tripledraw.batch", "fast") from None


def array_of(kind: Any, dimensions: int = 1, layout: str = "C", *, readonly: bool = False) -> Any:
    """Numba's type of an array whose values have this NumPy type."""
    numba = import_numba()
    return numba.types.Array(numba.from_dtype(kind), dimensions, layout, readonly=readonly)


@cache
def register_rules() -> None:
    """Let Numba compile every function of the rules where a kernel calls it."""
    from numba.extending import register_jitable  # numba takes 0.3 s to load

    for function in shared_functions():
        register(register_jitable, function)


def register(register_jitable: Any, function: Callable[..., Any]) -> None:
    """Hand one function to Numba, without the ways in from Python that nobody uses."""
    inline = function.__module__.startswith(INLINED)
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": inline}
    register_jitable(**options)(function)


def shared_functions() -> list[Callable[..., Any]]:
    """Every function that the rules, the policies and the play of hands are made of."""
    return [
        value
        for module in shared_modules()
        for value in vars(module).values()
        if isfunction(value) and value.__module__ == module.__name__
    ]


def shared_modules() -> list[ModuleType]:
    """The modules that kernels call into; ``rules.table`` only declares the fields."""
    names = ["tripledraw.cards", "tripledraw.hands.order"]
    names += [f"tripledraw.batch.{name}" for name in ("streams", "playing", "numbers")]
    for package in map(import_module, ("tripledraw.rules", "tripledraw.policies")):
        names += [entry.name for entry in iter_modules(package.__path__, f"{package.__name__}.")]
    names.remove("tripledraw.rules.table")
    return [import_module(name) for name in names]


def cache_folder(function: Callable[..., Any]) -> Path | None:
    """Where the function is kept once compiled, made if need be; None where that cannot be.

    It lies in the user's cache folder, or in the one that `TRIPLEDRAW_CACHE` names.
    """
    folder = kernels_folder() / digest_for(function)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()  # its time is that of the last use, for `prune`
        prune(folder.parent)
    except OSError:
        return None
    return folder


def kernels_folder() -> Path:
    """The folder of all compiled code."""
    from platformdirs import user_cache_path  # loaded by those who compile, not by all

    named = os.environ.get(CACHE_VARIABLE)
    return Path(named) if named else user_cache_path("tripledraw", appauthor=False) / "kernels"


def digest_for(function: Callable[..., Any]) -> str:
    """The SHA-256 of the shared sources, of the function's own package, and of the settings."""
    files = {Path(getfile(module)) for module in shared_modules()}
    files |= {*Path(getfile(function)).parent.glob("*.py"), *Path(__file__).parent.glob("*.py")}
    numba = import_numba()
    total = sha256(f"{numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    for file in sorted(files):
        source = file.read_bytes()
        total.update(f"{file.name} {len(source)}\n".encode() + source)
    return total.hexdigest()


def prune(folder: Path) -> None:
    """Keep what was used last, so that an edit a minute does not fill the disk."""
    by_use = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in by_use[KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)


@contextmanager
def _cached_in(folder: Path | None) -> Iterator[None]:
    """Point Numba's cache at our folder and back: the user's own kernels stay where they are."""
    config = import_numba().config
    before = config.CACHE_DIR
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@contextmanager
def _without_collection() -> Iterator[None]:
    """Compiling makes millions of objects that stay: looking through them takes a tenth of it."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


@contextmanager
def _told(function: Callable[..., Any]) -> Iterator[None]:
    """Say on stderr that code is being compiled, if it is: code from the disk comes at once."""
    from numba.core import event

    class Teller(event.Listener):
        told = False

        def on_start(self, event: Any) -> None:
            if not self.told:
                print(f"Compiling {function.__name__}, once: some seconds.", file=sys.stderr)
            self.told = True

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Teller()):
        yield

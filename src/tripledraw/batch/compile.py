"""One text of the rules, compiled: plain functions of ours as machine code, kept on disk.

`kernel` is the one way for all packages. What a function calls is found by reading it, so no
list says which functions of the rules, the policies or a package can be compiled.
"""

import gc
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from inspect import isfunction, ismodule
from typing import Any

from tripledraw.batch.cache import cache_folder
from tripledraw.errors import BatchError, MissingExtra

Function = Callable[..., Any]

# These are long or run once a hand: inlining them would only make compiling slower. All others are
# inlined, without which `random` would take half as long again for a hand.
CALLED = ("tripledraw.rules.pots", "tripledraw.rules.showdown", "tripledraw.equity")

# Sums here may be taken in any sequence and fused with products, so that they run on whole vectors:
# what is learned by trial is no exact figure. `equity` counts, and may not.
REORDERED = ("tripledraw.solver.blueprint",)
FREEDOM = {"reassoc", "contract", "nsz", "arcp"}

# Where these are needed there are many more, one after the other.
LONG = ("tripledraw.beliefs.following", "tripledraw.solver", "tripledraw.strength")

# Numba's settings hold for the whole process, and so does the folder that it caches in.
_settings = threading.RLock()


def kernel(function: Function, *types: Any) -> Function:
    """Give the function as machine code for arguments of these Numba types.

    Functions of this package that it calls are compiled with it. It runs without the GIL.
    Compiling takes seconds and says so on stderr; the next process finds the code in the folder
    of `cache.cache_folder`, and where nothing can be written the code lives as long as the
    process. Ctrl-C meanwhile is heard afterwards. Raises `MissingExtra` without Numba and
    `BatchError` where Numba is told not to compile.
    """
    numba = import_numba()
    if numba.config.DISABLE_JIT:
        raise BatchError("NUMBA_DISABLE_JIT is set, and this runs compiled alone; unset it")
    folder = cache_folder(function, f"{numba.__version__} {numba.config.BOUNDSCHECK}")
    with _settings, _interrupt_held(), _cached_in(folder), _told(function), _without_collection():
        register_callees(function)
        jit = numba.njit(
            types,
            nogil=True,
            error_model="numpy",
            cache=folder is not None,
            fastmath=freedom(function),
        )
        machine_code: Function = jit(function)
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


def register_callees(function: Function) -> None:
    """Let Numba compile every function of ours that this one calls, and what they call."""
    waiting, seen = [function], {function}
    while waiting:
        for callee in callees(waiting.pop()):
            if callee not in seen:
                register(callee)
                seen.add(callee)
                waiting.append(callee)


@cache
def register(function: Function) -> None:
    """Hand one function to Numba, without what nobody uses: ways in from Python, array sums."""
    from numba.extending import register_jitable  # numba takes 0.3 s to load

    from tripledraw.batch.linking import CalleeCompiler

    inline = not function.__module__.startswith(CALLED)
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    options |= {"no_rewrites": True}
    options |= {"forceinline": inline, "fastmath": freedom(function)}
    register_jitable(**options, pipeline_class=CalleeCompiler)(function)


def freedom(function: Function) -> set[str] | bool:
    """What of floating-point arithmetic the compiler may reorder in this function."""
    return FREEDOM if function.__module__.startswith(REORDERED) else False


def callees(function: Function) -> list[Function]:
    """The functions of this package that a function names: its own, imported, or in a module."""
    names = function.__code__.co_names
    values = [function.__globals__.get(name) for name in names]
    values += [cell.cell_contents for cell in function.__closure__ or ()]
    modules = [vars(value) for value in values if ismodule(value)]
    values += [module.get(name) for module in modules for name in names]
    return [
        value for value in values if isfunction(value) and value.__module__.startswith("tripledraw")
    ]


@contextmanager
def _interrupt_held() -> Iterator[None]:
    """Let ctrl-C wait: raised inside a callback of the compiler it would be lost."""
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or signal.getsignal(signal.SIGINT) is None:
        yield  # signals come elsewhere
        return
    held = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if held:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _cached_in(folder: Any) -> Iterator[None]:
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
def _told(function: Function) -> Iterator[None]:
    """Say on stderr that code is being compiled, if it is: code from the disk comes at once."""
    from numba.core import event

    class Teller(event.Listener):
        def on_start(self, event: Any) -> None:
            tell_once(wait_for(function))

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Teller()):
        yield


def wait_for(function: Function) -> str:
    """How long it takes until all is compiled that is wanted with a function."""
    return "up to a minute" if function.__module__.startswith(LONG) else "five to ten seconds"


@cache
def tell_once(wait: str) -> None:
    """Tell the reader why nothing happens; once a process is enough."""
    print(f"Compiling for the first time: {wait}.", file=sys.stderr)

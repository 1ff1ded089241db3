"""The loops of ``sweep``, ``crowd``, ``playing`` and ``planning`` as machine code, on first use."""

from collections.abc import Callable
from functools import cache
from inspect import isfunction
from types import SimpleNamespace
from typing import Any

# Those that are called from outside; all the others are called by these alone.
_ENTRIES = {
    "two_players", "every_deal", "some_deals", "some_holdings", "can_meet", "every_pair",
    "some_pairs", "start", "draw_back",
}  # fmt: skip


class Kernel:
    """One function, compiled for the types of the arguments that it is first called with."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._code: Callable[..., Any] | None = None

    def __call__(self, *arguments: Any) -> Any:
        """Call it; the first time compiles it or finds it on disk, and says so on stderr."""
        if self._code is None:
            from numba import typeof

            from tripledraw.batch.compile import compiled

            self._code = compiled(self._function, *map(typeof, arguments))
        return self._code(*arguments)


@cache
def kernels() -> Any:
    """Return the kernels by name. MissingExtra where NumPy or Numba are not installed."""
    from tripledraw.batch.compile import import_numba, register

    import_numba()
    from numba.extending import register_jitable

    from tripledraw.equity import crowd, planning, playing, sweep

    entries = {}
    for module in (sweep, crowd, planning, playing):
        for name, function in vars(module).items():
            if isfunction(function) and function.__module__ == module.__name__:
                register(register_jitable, function)
                if name in _ENTRIES:
                    entries[name] = Kernel(function)
    return SimpleNamespace(**entries)

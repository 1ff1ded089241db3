"""The loops of this package as machine code, on first use."""

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any


class Loop:
    """One function, compiled for the types of the arguments that it is first called with."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._code: Callable[..., Any] | None = None
        self._compiling = Lock()

    def __call__(self, *arguments: Any) -> Any:
        """Call it; the first time compiles it or finds it on disk, and says so on stderr."""
        return (self._code or self._compiled(arguments))(*arguments)

    def _compiled(self, arguments: tuple[Any, ...]) -> Callable[..., Any]:
        from tripledraw.batch.compile import import_numba, kernel

        with self._compiling:  # threads may come here together
            if self._code is None:
                self._code = kernel(self._function, *map(import_numba().typeof, arguments))
        return self._code


@cache
def loop(function: Callable[..., Any]) -> Loop:
    """Return a function over numbers and arrays as machine code; MissingExtra without Numba."""
    return Loop(function)

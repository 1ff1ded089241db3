"""The loops of this package's draws, compiled when they are first needed and kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import isfunction
from typing import Any

from tripledraw.batch.compile import compiled, import_numba, register
from tripledraw.equity import lines, lines_bounds, lines_last, subsets


@cache
def loop(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function as machine code, one of those in ``_argument_types``.

    Compiling takes some seconds, once, and says so on stderr. MissingExtra without Numba.
    """
    _register_callees()
    return compiled(function, *_argument_types()[function])


@cache
def _register_callees() -> None:
    import_numba()
    from numba.extending import register_jitable  # slow to import

    for module in (subsets, lines_last, lines_bounds, lines):
        for function in vars(module).values():
            if isfunction(function) and function.__module__ == module.__name__:
                register(register_jitable, function)


def _argument_types() -> dict[Callable[..., Any], list[Any]]:
    """Return what each function that is called from Python takes, as Numba's types."""
    import numpy as np
    from numba import typeof  # it publishes no types

    floats, longs = np.zeros(1), np.zeros(1, np.int64)
    bytes_, small, numbers = np.zeros(1, np.uint8), np.zeros(1, np.int8), np.zeros(1, np.uint16)
    rows, table = np.zeros((1, 1)), np.zeros((1, 1), np.int64)
    cube, small_table = np.zeros((1, 1, 1)), np.zeros((1, 1), np.int8)
    room = subsets.Scratch(longs, cube, table)
    scratch = lines_last.Scratch(table, small_table, longs, rows)
    plan = lines_last.Plan(0, floats, longs, small_table, floats, rows, cube)
    memo = lines_last.Memo(table, floats)
    samples: dict[Callable[..., Any], tuple[Any, ...]] = {
        subsets.fill_numbers: (longs, 0, 0, longs, numbers, numbers),
        subsets.keep_values: (longs, floats, floats, table, floats),
        subsets.work_out_level: (floats, bytes_, floats, table, floats, floats, small, room),
        subsets.draw_all: (floats, small, bytes_, floats, table, floats, floats, room),
        lines_bounds.fill_bounds: (0, 0, 0, scratch, plan),
        lines.keep_worth: (0, 0, 0, 0, 0, scratch, plan, memo),
    }
    type_of: Callable[[Any], Any] = typeof
    return {function: [type_of(value) for value in given] for function, given in samples.items()}

"""New arrays, step after step, without new memory.

Memory fresh from the system is cleared page by page at the first touch, which takes longer than
the steps that fill it: measured, up to 0.4 us a table.
"""

from math import prod
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import DTypeLike, NDArray


class Arrays:
    """Arrays of one shape and type; the memory of one that nobody holds any more is used again."""

    def __init__(self, shape: tuple[int, ...], kind: DTypeLike) -> None:
        self._shape = shape
        self._kind = np.dtype(kind)
        self._free: list[bytearray] = []

    def take(self) -> NDArray[Any]:
        """An array that shares memory with no other one alive; what is in it means nothing.

        Views of it, slices say, keep its memory too.
        """
        size = prod(self._shape) * self._kind.itemsize
        block = self._free.pop() if self._free else bytearray(size)
        made: NDArray[Any] = np.ndarray(self._shape, self._kind, block)
        # A view refers to the array over the block and never past it, a block being no array.
        finalize(made, self._free.append, block).atexit = False
        return made

"""What callers of the batch may give: whole numbers of any kind, and values by seat."""

import operator
import reprlib
from typing import Any

import numpy as np

from tripledraw.batch.streams import HANDS_A_SEED
from tripledraw.errors import BatchError
from tripledraw.setup import is_row
from tripledraw.stakes import is_whole

WORD = 2**63 - 1


def plain(value: Any) -> Any:
    """A whole number of any kind as Python's own; all else as it is, for others to refuse."""
    if isinstance(value, bool):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def by_seat(value: Any, seats: int) -> tuple[Any, ...]:
    """Values by seat; one that is no row stands for all seats."""
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if is_row(value):
        return tuple(map(plain, value))
    return (plain(value),) * seats


def check_count(name: str, value: object, least: int, most: int = WORD) -> int:
    """The value, a whole number from ``least`` to ``most``; raises `BatchError`."""
    number = plain(value)
    if not is_whole(number) or number < least:
        raise BatchError(f"{name} is {shown(value)}; it must be a whole number, {least} or more")
    if number > most:
        raise BatchError(f"{name} is {shown(value)}; it must be {least} to {most}")
    return int(number)


def check_span(first: object, n: object, name: str = "n") -> tuple[int, int]:
    """The number of the first hand and how many there are; raises `BatchError`."""
    start, count = check_count("first", first, 0), check_count(name, n, 0)
    if start + count > HANDS_A_SEED:
        raise BatchError(
            f"{count} hands from {start} on are more than there are; "
            f"a seed has hands 0 to {HANDS_A_SEED - 1}"
        )
    return start, count


def shown(value: object) -> str:
    """A value in a sentence, shortened."""
    try:
        return reprlib.repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return "far too long a number"

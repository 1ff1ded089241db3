"""Reading what others wrote: parts of JSON objects, each with its type and bounds.

Every function raises `FairnessError` in one sentence that names the part.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from tripledraw.errors import FairnessError
from tripledraw.fairness.hashing import DIGEST_BYTES
from tripledraw.stakes import is_whole

T = TypeVar("T")
LONGEST_SHOWN = 60


def part(data: object, name: str) -> Any:
    """The part of an object that has this name."""
    if not isinstance(data, Mapping):
        raise FairnessError(f"where {name!r} is looked for is no JSON object")
    if name not in data:
        raise FairnessError(f"{name!r} is missing")
    return data[name]


def number(value: Any, what: str, most: int) -> int:
    """A whole number 0..most."""
    if not is_whole(value) or not 0 <= value <= most:
        raise FairnessError(f"{what} is {shown(value)}; it must be a whole number 0 to {most}")
    return int(value)


def hex_bytes(value: object, what: str, size: int = DIGEST_BYTES) -> bytes:
    """So many bytes from twice as many hex digits."""
    try:
        data = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        data = b""
    if len(data) != size:
        raise FairnessError(f"{what} is {shown(value)}; it must be {2 * size} hex digits")
    return data


def text(value: object, what: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise FairnessError(f"{what} is {shown(value)}; it must be a text")
    return value


def listed(value: object, what: str, read: Callable[[Any], T]) -> tuple[T, ...]:
    """A list, each of its members read by ``read``."""
    if not isinstance(value, list):
        raise FairnessError(f"{what} are {shown(value)}; they must be a list")
    return tuple(read(each) for each in value)


def by_number(value: object, what: str, most: int, size: int = DIGEST_BYTES) -> dict[int, bytes]:
    """So many bytes each under a number 0..most, which JSON writes as a text."""
    if not isinstance(value, Mapping):
        raise FairnessError(f"{what} are {shown(value)}; they must be an object")
    names = {str(index): index for index in range(most + 1)}
    if strange := set(value) - set(names):
        raise FairnessError(f"{what} hold {shown(min(strange))}; they must be under 0 to {most}")
    return {names[name]: hex_bytes(each, f"{name} of {what}", size) for name, each in value.items()}


@contextmanager
def named(hand: int) -> Iterator[None]:
    """Errors raised inside get the number of the hand."""
    try:
        yield
    except FairnessError as wrong:
        raise FairnessError(wrong.reason, hand=hand, file=wrong.file, line=wrong.line) from None


def shown(value: object) -> str:
    """A value as an error shows it: not too long of it."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} ..."

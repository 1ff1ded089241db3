"""Hand numbers and order keys of any number of hands at once.

Numbers come from the perfect hash of `hands.evaluator`, with its tables; order keys from
`hands.order.order_key`, which the compiler turns into vector code over columns.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tripledraw.batch.compile import array_of, import_numba, kernel
from tripledraw.cards import DECK_SIZE, UNKNOWN
from tripledraw.errors import BatchError
from tripledraw.hands.evaluator import (
    BUCKET_SHIFT,
    FLUSH_HALF,
    HAND_SIZE,
    KEY_MASK,
    SLOT_MASK,
    tables,
)
from tripledraw.hands.order import order_key

Hands = NDArray[np.uint8]
Numbers = NDArray[np.uint16]
Keys = NDArray[np.uint32]
Array = Any

# The word of what is no card: above all that five cards can add up to, so that a bad hand
# shows in the sum and no good one has to be looked at twice.
NO_CARD = 1 << 60
BYTE_VALUES = 256

_wide: Any = np.uint32
_KEY = np.uint64(KEY_MASK)
_SLOT = np.uint64(SLOT_MASK)
_BUCKET = np.uint64(BUCKET_SHIFT)
_FLUSH_HALF = np.uint64(FLUSH_HALF)
CHUNK = 4096


def numbers(hands: Hands, *, out: Numbers | None = None) -> Numbers:
    """Return the number 1..7462 of each of n hands, a uint8 array of shape (n, 5).

    Rows (C order) or columns (Fortran order), both about 1.1 ns a hand; any other array is
    read through its strides. The five cards 0..51 of a hand must differ, which is not checked.
    ``out`` takes the numbers, saving the time in which fresh memory is handed over. Raises
    `BatchError` for another type or shape and for what is no card; `MissingExtra` without
    Numba. O(n).
    """
    check_hands(hands)
    found: Numbers = _output(out, len(hands), np.uint16)
    if _number_kernel(_layout(hands))(hands, *_tables(), found) >= NO_CARD:
        raise _no_card(hands)
    return found


def order_keys(hands: Hands, *, out: Keys | None = None) -> Keys:
    """Return the order key of each of n hands, a uint8 array of shape (n, 5); lower is better.

    The keys are those of `hands.order.order_key`: as good as numbers to compare hands, and
    over columns (Fortran order) nearly twice as fast. Otherwise as `numbers`.
    """
    check_hands(hands)
    found: Keys = _output(out, len(hands), np.uint32)
    if hands.flags.f_contiguous:
        most = _column_kernel()(*[hands[:, place] for place in range(HAND_SIZE)], found)
    else:
        most = _row_kernel()(hands, found)
    if most >= DECK_SIZE:
        raise _no_card(hands)
    return found


def check_hands(hands: object) -> None:
    """Raise `BatchError` unless this is a uint8 array of shape (n, 5)."""
    if not isinstance(hands, np.ndarray) or hands.dtype != np.uint8:
        kind = hands.dtype if isinstance(hands, np.ndarray) else type(hands).__name__
        raise BatchError(f"hands are {kind}; they must be a NumPy array of uint8")
    if hands.ndim != 2 or hands.shape[1] != HAND_SIZE:
        raise BatchError(f"hands have shape {hands.shape}; it must be (n, {HAND_SIZE})")


def _output(out: Array, length: int, kind: Any) -> Array:
    """The array for the results: a new one, or the one that was given, checked."""
    if out is None:
        return np.empty(length, kind)
    if not isinstance(out, np.ndarray) or out.dtype != kind or out.shape != (length,):
        raise BatchError(f"out must be an array of {kind.__name__} with shape ({length},)")
    if not out.flags.c_contiguous or not out.flags.writeable:
        raise BatchError("out cannot be written to in one piece; it must be contiguous")
    return out


def _layout(hands: Hands) -> str:
    """How the array lies in memory, in Numba's letters."""
    if hands.flags.c_contiguous:
        return "C"
    return "F" if hands.flags.f_contiguous else "A"


def number_hands(
    hands: Array,
    words: Array,
    start: Any,
    flush_bits: Any,
    displacements: Array,
    numbers: Array,
    found: Array,
) -> Any:
    """Number hands; gives all sums laid over one another, see `NO_CARD`."""
    every = start
    for i in range(len(found)):
        total = start + words[hands[i, 0]] + words[hands[i, 1]] + words[hands[i, 2]]
        total += words[hands[i, 3]] + words[hands[i, 4]]
        every |= total
        key = total & _KEY
        slot = (key & _SLOT) ^ displacements[key >> _BUCKET]
        if total & flush_bits:
            slot += _FLUSH_HALF
        found[i] = numbers[slot]
    return every


def key_columns(a: Array, b: Array, c: Array, d: Array, e: Array, found: Array) -> Any:
    """Order keys of hands given as columns; gives the highest card of all.

    In chunks, so that looking for what is no card reads the memory no second time.
    """
    most = np.uint8(0)
    for start in range(0, len(found), CHUNK):
        part = slice(start, start + CHUNK)
        for column in (a, b, c, d, e):
            most = max(most, highest(column[part]))
        key_chunk(a[part], b[part], c[part], d[part], e[part], found[part])
    return most


def key_rows(hands: Array, found: Array) -> Any:
    """As `key_columns`, for rows: vector code wants columns, so each chunk is laid out anew."""
    most = np.uint8(0)
    chunk = np.empty((HAND_SIZE, CHUNK), np.uint8)
    for start in range(0, len(found), CHUNK):
        part = hands[start : start + CHUNK]
        for place in range(HAND_SIZE):
            for i in range(len(part)):
                chunk[place, i] = part[i, place]
        columns = chunk[:, : len(part)]
        a, b, c, d, e = columns[0], columns[1], columns[2], columns[3], columns[4]
        most = max(most, key_columns(a, b, c, d, e, found[start : start + CHUNK]))
    return most


def highest(column: Array) -> Any:
    """The highest value of a column."""
    most = np.uint8(0)
    for value in column:
        most = max(most, value)
    return most


def key_chunk(a: Array, b: Array, c: Array, d: Array, e: Array, found: Array) -> None:
    """Order keys, 32 bits wide: twice as many fit into a vector as of Python's integers."""
    for i in range(len(found)):
        found[i] = order_key(_wide(a[i]), _wide(b[i]), _wide(c[i]), _wide(d[i]), _wide(e[i]))


@cache
def _tables() -> tuple[Array, Any, Any, Array, Array]:
    """The tables of the perfect hash as arrays, with a word for every byte."""
    words, start, flush_bits, displacements, numbers = tables()
    every_byte = [words.get(card, NO_CARD) for card in range(BYTE_VALUES)]
    return (
        np.array(every_byte, np.uint64),
        np.uint64(start),
        np.uint64(flush_bits),
        np.array(displacements, np.uint16),
        np.array(numbers, np.uint16),
    )


@cache
def _number_kernel(layout: str) -> Any:
    hands = array_of(np.dtype(np.uint8), 2, layout, readonly=True)
    word, words = import_numba().uint64, array_of(np.dtype(np.uint64))
    small = array_of(np.dtype(np.uint16))
    return kernel(number_hands, hands, words, word, word, small, small, small)


@cache
def _column_kernel() -> Any:
    column = array_of(np.dtype(np.uint8), readonly=True)
    return kernel(key_columns, *[column] * HAND_SIZE, array_of(np.dtype(np.uint32)))


@cache
def _row_kernel() -> Any:
    hands = array_of(np.dtype(np.uint8), 2, "A", readonly=True)
    return kernel(key_rows, hands, array_of(np.dtype(np.uint32)))


def _no_card(hands: Hands) -> BatchError:
    """Say where the first value stands that is no card."""
    hand, place = np.argwhere(hands >= DECK_SIZE)[0]
    value = hands[hand, place]
    hint = "; unknown cards have no number" if value == UNKNOWN % BYTE_VALUES else ""
    return BatchError(
        f"hand {hand} has {value} at position {place}; cards are 0 to {DECK_SIZE - 1}{hint}"
    )

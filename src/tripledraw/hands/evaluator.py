"""The number of a hand: 1 is 7-5-4-3-2, 7462 the royal flush; lower wins (rules 2).

A perfect hash. Every card is one word: a random 32-bit key of its rank, and above it four
counters of six bits, one a suit. Five words are added. The low 32 bits of the sum say which
ranks there are, in one table look-up; a counter that has reached five says flush. The tables
are ``tables.bin`` next to this file, read on first use; ``build`` makes them.
"""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from struct import calcsize, unpack

from tripledraw.cards import DECK_SIZE, UNKNOWN, parse, write_card
from tripledraw.errors import CardError

HAND_SIZE = 5
KEY_MASK = 0xFFFF_FFFF
BUCKET_SHIFT = 21  # the upper 11 bits of a key choose its bucket,
SLOT_MASK = 8191  # the lower 13 bits its slot before it is displaced
FLUSH_HALF = SLOT_MASK + 1
TABLE_FORMAT = f"<13I{1 << (32 - BUCKET_SHIFT)}H{2 * FLUSH_HALF}H"
TABLE_PATH = Path(__file__).with_name("tables.bin")

_SUIT_SHIFT = 36  # the sum of five keys may carry into the bits 32..35
_SUIT_BITS = 6
# Every counter starts at 27, so that five cards of one suit set its top bit: 27 + 5 = 32.
_COUNTER_START = 27
_FLUSH_BIT = 32

Tables = tuple[dict[int, int], int, int, tuple[int, ...], tuple[int, ...]]


def number(cards: str | Collection[int]) -> int:
    """Return the number 1..7462 of five cards, given as "7c 5d 4h 3s 2c" or as integers.

    CardError for what is no card, an unknown card, a card that is there twice, and any count
    but five.
    """
    if isinstance(cards, str):
        cards = parse(cards)
    try:
        a, b, c, d, e = cards
        if len({a, b, c, d, e}) == HAND_SIZE:
            return number_of_known(a, b, c, d, e)
    except (KeyError, TypeError, ValueError):
        pass  # told below; looking for the reason first would cost every good hand
    raise _complaint(cards)


def number_of_known(a: int, b: int, c: int, d: int, e: int) -> int:
    """Return the number of five different cards 0..51; they are not checked to differ."""
    words, start, flush_bits, displacements, numbers = tables()
    total = start + words[a] + words[b] + words[c] + words[d] + words[e]
    key = total & KEY_MASK
    slot = (key & SLOT_MASK) ^ displacements[key >> BUCKET_SHIFT]
    return numbers[slot + FLUSH_HALF] if total & flush_bits else numbers[slot]


@cache
def tables() -> Tables:
    """Return (word of each card, starting sum, flush bits, displacements, numbers)."""
    data = TABLE_PATH.read_bytes()
    if len(data) != calcsize(TABLE_FORMAT):
        raise RuntimeError(f"{TABLE_PATH.name} is damaged: install tripledraw again")
    values = unpack(TABLE_FORMAT, data)
    keys, rest = values[:13], values[13:]
    words = {
        card: keys[card >> 2] | 1 << (_SUIT_SHIFT + _SUIT_BITS * (card & 3))
        for card in range(DECK_SIZE)
    }
    shifts = [_SUIT_SHIFT + _SUIT_BITS * suit for suit in range(4)]
    start = sum(_COUNTER_START << shift for shift in shifts)
    flush_bits = sum(_FLUSH_BIT << shift for shift in shifts)
    split = len(rest) - 2 * FLUSH_HALF
    return words, start, flush_bits, rest[:split], rest[split:]


def _complaint(cards: Collection[int]) -> CardError:
    """Say what keeps these cards from being a hand."""
    seen: set[int] = set()
    for position, card in enumerate(cards):
        if card == UNKNOWN:
            what = "an unknown card stands: a hand has a number once all five cards are known"
        elif not hasattr(card, "__index__") or not 0 <= card < DECK_SIZE:
            what = f"{card!r} is no card: cards are 0..51"
        elif card in seen:
            what = f"{write_card(card)} is there a second time: every card must be another one"
        else:
            seen.add(card)
            continue
        return CardError(f"at position {position} {what}", text=str(card), position=position)
    return CardError(f"a hand is {HAND_SIZE} different cards, and these are {len(cards)}")

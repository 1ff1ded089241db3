"""Chance as data: the orders of cards that a hand is dealt by (rules 6).

Order 0 is the deck, order k lays the muck for the k-th reshuffle. They are made when they are
needed, any number of them. From a seed: the stream is HMAC-SHA256 in counter mode with
rejection sampling, so every order is equally likely and anybody can compute it again.
"""

import struct
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import Protocol

from tripledraw.errors import CardError, MissingOrder, StakesError
from tripledraw.rules.drawing import lay_stub
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, HAND_CARDS, UNKNOWN
from tripledraw.stakes import is_whole

DOMAIN = b"tripledraw/order/v1"
SEED_BYTES = 32
WORD_VALUES = 2**32
# What HMAC lays over its key of 32 bytes, and over the rest of a block of SHA-256.
IPAD, OPAD = 0x36, 0x5C
INNER_REST, OUTER_REST = bytes([IPAD]) * SEED_BYTES, bytes([OPAD]) * SEED_BYTES
_INNER = bytes(byte ^ IPAD for byte in range(256))
_OUTER = bytes(byte ^ OPAD for byte in range(256))
_WORDS = struct.Struct(">8I")
# Each step of the shuffle: the card to be changed, and the words that favour none, 0 up to this.
_STEPS = tuple((i, WORD_VALUES - WORD_VALUES % (i + 1)) for i in range(DECK_CARDS - 1, 0, -1))


class Dealer(Protocol):
    """Whoever puts the cards in order: a seed, given orders, or the record of a hand."""

    def shuffle(self, table: Table) -> None:
        """Write the deck into ``table.order``."""

    def reshuffle(self, table: Table) -> None:
        """Lay the muck as the new stub; raises `MissingOrder` where nobody knows how."""


def seed_bytes(seed: int | bytes) -> bytes:
    """A seed as 32 bytes; an int is written big-endian. Raises `StakesError` if it does not fit."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise StakesError(f"the seed has {len(seed)} bytes; it must have {SEED_BYTES}")
        return seed
    if not is_whole(seed):
        raise StakesError(f"the seed is {seed!r}; it must be a whole number or 32 bytes")
    if not 0 <= seed < 2 ** (8 * SEED_BYTES):
        raise StakesError(f"the seed is {seed}; it must be 0 or more and fit in 32 bytes")
    return seed.to_bytes(SEED_BYTES, "big")


def words(seed: bytes, order: int) -> Iterator[int]:
    """The endless stream of 32-bit words that order number ``order`` is drawn from."""
    # HMAC as RFC 2104 writes it, its two keys laid out once: a server draws 56 orders a hand.
    inner = seed.translate(_INNER) + INNER_REST + DOMAIN + order.to_bytes(4, "big")
    outer = seed.translate(_OUTER) + OUTER_REST
    for counter in count():
        block = sha256(inner + counter.to_bytes(4, "big")).digest()
        yield from _WORDS.unpack(sha256(outer + block).digest())


def order_from_seed(seed: int | bytes, order: int) -> list[int]:
    """All 52 cards in the sequence of order number ``order``, index 0 the top.

    A Fisher-Yates shuffle; words that would favour some cards are passed over.
    """
    draw = words(seed_bytes(seed), order).__next__
    cards = list(range(DECK_CARDS))
    for i, fair in _STEPS:
        word = draw()
        while word >= fair:
            word = draw()
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def is_deck(order: object) -> bool:
    """Whether the value is a sequence of all 52 cards, each once."""
    if not isinstance(order, Sequence) or len(order) != DECK_CARDS:
        return False
    return all(is_whole(card) for card in order) and set(order) == set(range(DECK_CARDS))


class OrderDealer(ABC):
    """Deals by orders of all 52 cards."""

    @abstractmethod
    def order(self, number: int) -> Sequence[int]:
        """Order ``number``; raises `MissingOrder` when there is none."""

    def shuffle(self, table: Table) -> None:
        """Order 0."""
        table.order[:] = self.order(0)

    def reshuffle(self, table: Table) -> None:
        """The next order, over the muck."""
        table.order[:] = self.order(table.reshuffles + 1)
        lay_stub(table)


class SeedDealer(OrderDealer):
    """Deals every order that a hand may need from one seed."""

    def __init__(self, seed: int | bytes) -> None:
        self.seed = seed_bytes(seed)

    def order(self, number: int) -> Sequence[int]:
        """Order ``number`` of the seed."""
        return order_from_seed(self.seed, number)


def missing_order(number: int, given: int) -> MissingOrder:
    """The error of a hand that needs an order that it was not given."""
    return MissingOrder(
        f"the hand needs card order {number}, but only {given} were given", order=number
    )


class OrdersDealer(OrderDealer):
    """Deals the orders it was given, each a permutation of 0..51."""

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        for number, order in enumerate(orders):
            if not is_deck(order):
                raise CardError(
                    f"order {number} must hold each of the cards 0 to 51 once", position=number
                )
        self.orders = tuple(tuple(order) for order in orders)

    def order(self, number: int) -> tuple[int, ...]:
        """Order ``number``; raises `MissingOrder` when it was not given."""
        if number >= len(self.orders):
            raise missing_order(number, len(self.orders))
        return self.orders[number]


class RecordDealer:
    """Deals the cards that a record says were dealt; -1 where it does not say.

    ``hands`` are the five cards dealt to each seat; ``served`` all cards that then left the
    stub, in sequence, burns included. ``stubs`` are the stubs laid by reshuffles, where the
    record knows them; otherwise the muck is laid with the known next cards first.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        served: Sequence[int],
        stubs: Sequence[Sequence[int]] = (),
    ) -> None:
        self.hands = hands
        self.served = tuple(served)
        self.stubs = stubs
        self.laid = 0

    def shuffle(self, table: Table) -> None:
        """The hands as dealt, then what left the first stub."""
        n = len(self.hands)
        at = 0
        for i in range(HAND_CARDS):
            for step in range(1, n + 1):
                table.order[at] = self.hands[(table.button + step) % n][i]
                at += 1
        stub = self.served[: DECK_CARDS - at]
        table.order[at:] = [*stub, *[UNKNOWN] * (DECK_CARDS - at - len(stub))]
        self.laid = len(stub)

    def reshuffle(self, table: Table) -> None:
        """The stub as recorded, or the next known cards on top of an unknown rest."""
        if table.reshuffles < len(self.stubs):
            stub = tuple(self.stubs[table.reshuffles])
        else:
            left = table.stub_end - table.stub_top
            loose = table.muck_count + left
            self.laid -= left  # under `stars` the rest of the stub is shuffled in undealt
            stub = self.served[self.laid : self.laid + loose]
            self.laid += len(stub)
            stub += (UNKNOWN,) * (loose - len(stub))
        table.stub[: len(stub)] = stub
        table.stub_top = 0
        table.stub_end = len(stub)
        table.muck_count = 0
        table.reshuffles += 1

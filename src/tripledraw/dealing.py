"""Chance as data: the orders of cards that a hand is dealt by (rules 6).

Order 0 is the deck, order k lays the muck for the k-th reshuffle. They are made when they are
needed, any number of them. From a seed: the stream is HMAC-SHA256 in counter mode with
rejection sampling, so every order is equally likely and anybody can compute it again.
"""

import hmac
import struct
from collections.abc import Iterator, Sequence
from typing import Protocol

from tripledraw.errors import CardError, MissingOrder, StakesError
from tripledraw.rules.drawing import lay_stub
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, HAND_CARDS, UNKNOWN
from tripledraw.stakes import is_whole

DOMAIN = b"tripledraw/order/v1"
SEED_BYTES = 32
WORD_VALUES = 2**32


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
    counter = 0
    while True:
        message = DOMAIN + struct.pack(">II", order, counter)
        yield from struct.unpack(">8I", hmac.digest(seed, message, "sha256"))
        counter += 1


def order_from_seed(seed: int | bytes, order: int) -> list[int]:
    """All 52 cards in the sequence of order number ``order``, index 0 the top.

    A Fisher-Yates shuffle; words that would favour some cards are passed over.
    """
    stream = words(seed_bytes(seed), order)
    cards = list(range(DECK_CARDS))
    for i in range(DECK_CARDS - 1, 0, -1):
        fair = WORD_VALUES - WORD_VALUES % (i + 1)
        word = next(stream)
        while word >= fair:
            word = next(stream)
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def is_deck(order: object) -> bool:
    """Whether the value is a sequence of all 52 cards, each once."""
    if not isinstance(order, Sequence) or len(order) != DECK_CARDS:
        return False
    return all(is_whole(card) for card in order) and set(order) == set(range(DECK_CARDS))


class SeedDealer:
    """Deals every order that a hand may need from one seed."""

    def __init__(self, seed: int | bytes) -> None:
        self.seed = seed_bytes(seed)

    def shuffle(self, table: Table) -> None:
        """Order 0."""
        table.order[:] = order_from_seed(self.seed, 0)

    def reshuffle(self, table: Table) -> None:
        """The next order, over the muck."""
        table.order[:] = order_from_seed(self.seed, table.reshuffles + 1)
        lay_stub(table)


class OrdersDealer:
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
            raise MissingOrder(
                f"the hand needs card order {number}, but only {len(self.orders)} were given",
                order=number,
            )
        return self.orders[number]

    def shuffle(self, table: Table) -> None:
        """Order 0."""
        table.order[:] = self.order(0)

    def reshuffle(self, table: Table) -> None:
        """The next order, over the muck."""
        table.order[:] = self.order(table.reshuffles + 1)
        lay_stub(table)


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

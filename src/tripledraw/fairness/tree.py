"""The tree over seven secret orders of cards: a leaf for each card, a node for each order, a root.

A leaf is the digest of a card behind a salt of its own, so an opened card says nothing of the
others. A card lies where its salt puts it. Trees of the first format are in `paths`.
"""

from functools import cached_property
from hashlib import sha256, shake_256
from operator import add
from struct import Struct

from tripledraw.fairness.hashing import DIGEST_BYTES, digest, number_bytes, packed
from tripledraw.rules.words import DECK_CARDS

# Order 0 is the deck. No hand under `standard` needs more than four reshuffles, and six were the
# most that a search for hands under `stars` found (rules 6).
ORDERS = 7
LEAVES = ORDERS * DECK_CARDS
SALT = "tripledraw/fair/salt/v2"
ORDER = "tripledraw/fair/order/v2"
ROOT = "tripledraw/fair/root/v2"
SALT_BYTES = DIGEST_BYTES
_SALTS = Struct(f"{SALT_BYTES}s" * LEAVES)
LEAVES_BYTES = DECK_CARDS * DIGEST_BYTES
_CARDS = tuple(bytes((card,)) for card in range(DECK_CARDS)) * ORDERS


def sealed_cards(seed: bytes) -> list[list[bytes]]:
    """The cards of each order in their sequence, each behind its salt: 33 bytes.

    The salts are one long output of SHAKE-256, order by order and card by card; an order is
    sorted by them.
    """
    salts = _SALTS.unpack(shake_256(packed(SALT, seed)).digest(_SALTS.size))
    sealed = list(map(add, salts, _CARDS))
    return [sorted(sealed[at : at + DECK_CARDS]) for at in range(0, LEAVES, DECK_CARDS)]


def leaf(salt: bytes, card: int) -> bytes:
    """The digest of one card."""
    return sha256(salt + bytes((card,))).digest()


def node(leaves: bytes) -> bytes:
    """The digest that stands for an order: of its 52 leaves in sequence."""
    return digest(ORDER, leaves)


def root_of(table: str, hand: int, before: bytes, nodes: tuple[bytes, ...]) -> bytes:
    """The root of a tree: its nodes, bound to table, hand and the hand before."""
    return digest(ROOT, table.encode(), number_bytes(hand), before, *nodes)


class Tree:
    """The tree that a seed of 32 bytes gives; ``leaves`` are 52 digests in a row for each order."""

    def __init__(self, seed: bytes) -> None:
        self._sealed = sealed_cards(seed)
        self.leaves = tuple(
            b"".join([sha256(card).digest() for card in order]) for order in self._sealed
        )
        self.nodes = tuple(map(node, self.leaves))

    @cached_property
    def orders(self) -> list[list[int]]:
        """The orders 0..6, each of 52 different cards by the way it is made."""
        return [[card[-1] for card in order] for order in self._sealed]

    def root(self, table: str, hand: int, before: bytes) -> bytes:
        """The root that is promised."""
        return root_of(table, hand, before, self.nodes)

    def opened(self, order: int, index: int) -> tuple[bytes, tuple[bytes, ...]]:
        """What opens the card at this index of an order: its salt, and no path."""
        return self._sealed[order][index][:SALT_BYTES], ()

"""The Merkle tree over seven secret orders of cards.

Its leaves are the 364 cards, order by order, index 0 first, each behind a salt of its own: an
opened card says nothing of the others. Neighbours are joined two by two; the last one of a level
that has no neighbour goes up as it is.
"""

from collections.abc import Sequence
from hashlib import sha256, shake_256

from tripledraw.dealing import order_from_seed
from tripledraw.fairness.hashing import DIGEST_BYTES, packed
from tripledraw.rules.words import DECK_CARDS

# Order 0 is the deck. No hand under `standard` needs more than four reshuffles, and six were the
# most that a search for hands under `stars` found (rules 6).
ORDERS = 7
LEAVES = ORDERS * DECK_CARDS
LONGEST_PATH = (LEAVES - 1).bit_length()
SALT = "tripledraw/fair/salt/v1"
SALT_BYTES = DIGEST_BYTES
LEAF, NODE = b"\x00", b"\x01"
# Order, index and card of each leaf are three bytes; the first two never change.
_PLACES = tuple(bytes((order, index)) for order in range(ORDERS) for index in range(DECK_CARDS))


def orders_of(seed: bytes) -> list[list[int]]:
    """The orders 0..6 that a seed gives, each of 52 different cards by the way it is made."""
    return [order_from_seed(seed, order) for order in range(ORDERS)]


def salts_of(seed: bytes) -> list[bytes]:
    """The salts of all leaves in sequence: one long output of SHAKE-256."""
    salts = shake_256(packed(SALT, seed)).digest(LEAVES * SALT_BYTES)
    return [salts[at : at + SALT_BYTES] for at in range(0, len(salts), SALT_BYTES)]


def leaf(salt: bytes, order: int, index: int, card: int) -> bytes:
    """The digest of one card in its place."""
    return sha256(LEAF + salt + bytes((order, index, card))).digest()


class Tree:
    """The tree that a seed of 32 bytes gives: ``orders``, ``salts`` and the levels of digests."""

    __slots__ = ("levels", "orders", "salts")

    def __init__(self, seed: bytes) -> None:
        self.orders = orders_of(seed)
        self.salts = salts_of(seed)
        cards = bytes(card for order in self.orders for card in order)
        level = [
            sha256(LEAF + salt + place + cards[at : at + 1]).digest()
            for at, (salt, place) in enumerate(zip(self.salts, _PLACES, strict=True))
        ]
        self.levels = [level]
        while len(level) > 1:
            level = joined(level)
            self.levels.append(level)

    @property
    def top(self) -> bytes:
        """The digest that stands for all leaves."""
        return self.levels[-1][0]

    def path(self, at: int) -> tuple[bytes, ...]:
        """The neighbours on the way from leaf number ``at`` to the top."""
        found = []
        for level in self.levels[:-1]:
            if at ^ 1 < len(level):
                found.append(level[at ^ 1])
            at >>= 1
        return tuple(found)


def joined(level: Sequence[bytes]) -> list[bytes]:
    """The level above: digests of two neighbours, and a last one alone as it is."""
    pairs = zip(level[::2], level[1::2], strict=False)
    above = [sha256(NODE + left + right).digest() for left, right in pairs]
    if len(level) % 2:
        above.append(level[-1])
    return above


def top_of(digest: bytes, at: int, path: Sequence[bytes]) -> bytes | None:
    """The top that leaf number ``at`` leads to by its path; None if the path has no such length."""
    left = list(path)
    width = LEAVES
    while width > 1:
        if at ^ 1 < width:
            if not left:
                return None
            neighbour = left.pop(0)
            pair = neighbour + digest if at & 1 else digest + neighbour
            digest = sha256(NODE + pair).digest()
        at >>= 1
        width = (width + 1) // 2
    return None if left else digest

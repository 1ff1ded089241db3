"""The trees of the first format: read and checked, and made for no hand any more.

Their 364 leaves are joined two by two; the last one of a level that has no neighbour goes up as
it is. Each proof brought the neighbours on its way to the top.
"""

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256, shake_256

from tripledraw.dealing import order_from_seed
from tripledraw.fairness.hashing import digest, number_bytes, packed
from tripledraw.fairness.tree import LEAVES, ORDERS, SALT_BYTES
from tripledraw.rules.words import DECK_CARDS

LONGEST_PATH = (LEAVES - 1).bit_length()
SALT = "tripledraw/fair/salt/v1"
ROOT = "tripledraw/fair/root/v1"
LEAF, NODE = b"\x00", b"\x01"


def leaf(salt: bytes, order: int, index: int, card: int) -> bytes:
    """The digest of one card in its place."""
    return sha256(LEAF + salt + bytes((order, index, card))).digest()


def root_of(table: str, hand: int, before: bytes, top: bytes) -> bytes:
    """The root of a tree: its top, bound to table, hand and the hand before."""
    return digest(ROOT, table.encode(), number_bytes(hand), before, top)


class PathTree:
    """The tree that a seed of 32 bytes gives, which has no ``leaves`` and ``nodes`` to be told."""

    leaves: tuple[bytes, ...] = ()
    nodes: tuple[bytes, ...] = ()

    def __init__(self, seed: bytes) -> None:
        self.orders = [order_from_seed(seed, order) for order in range(ORDERS)]
        salts = shake_256(packed(SALT, seed)).digest(LEAVES * SALT_BYTES)
        self._salts = [salts[at : at + SALT_BYTES] for at in range(0, len(salts), SALT_BYTES)]

    @cached_property
    def levels(self) -> list[list[bytes]]:
        """The digests from the leaves up to the top."""
        level = [
            leaf(self._salts[order * DECK_CARDS + index], order, index, card)
            for order, cards in enumerate(self.orders)
            for index, card in enumerate(cards)
        ]
        levels = [level]
        while len(level) > 1:
            level = joined(level)
            levels.append(level)
        return levels

    def root(self, table: str, hand: int, before: bytes) -> bytes:
        """The root that was promised."""
        return root_of(table, hand, before, self.levels[-1][0])

    def opened(self, order: int, index: int) -> tuple[bytes, tuple[bytes, ...]]:
        """What opens the card at this index of an order: its salt and the path to the top."""
        at = order * DECK_CARDS + index
        salt, path = self._salts[at], []
        for level in self.levels[:-1]:
            if at ^ 1 < len(level):
                path.append(level[at ^ 1])
            at >>= 1
        return salt, tuple(path)


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

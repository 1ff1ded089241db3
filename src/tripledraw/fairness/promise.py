"""The promise of a hand: eight secret decks, and the commitment to them that is published."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from tripledraw.dealing import SEED_BYTES
from tripledraw.errors import FairnessError
from tripledraw.fairness.hashing import (
    DIGEST_BYTES,
    NUMBER_BYTES,
    checked_digest,
    digest,
    number_bytes,
    packed,
    unpacked,
)
from tripledraw.fairness.tree import Tree

ROOTS = 8
ROOT = "tripledraw/fair/root/v1"
PROMISE = "tripledraw/fair/promise/v1"
# What the first hand of a table names as the digest of the hand before.
NO_HAND = bytes(DIGEST_BYTES)


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is published before the links: table, hand number, the hand before, eight roots.

    ``before`` is the digest of the hand before (`hand_digest`), `NO_HAND` for the first. Raises
    `FairnessError` for what no commitment can be.
    """

    table: str
    hand: int
    before: bytes
    roots: tuple[bytes, ...]

    def __post_init__(self) -> None:
        """Check sizes, since this comes from elsewhere."""
        if not 0 <= self.hand < 2 ** (8 * NUMBER_BYTES):
            raise FairnessError(f"hand number {self.hand} does not exist; it must be 0 or more")
        checked_digest(self.before, "the digest of the hand before")
        if len(self.roots) != ROOTS:
            raise FairnessError(f"{len(self.roots)} roots were promised; there must be {ROOTS}")
        for index, root in enumerate(self.roots):
            checked_digest(root, f"root {index}")

    def root(self, top: bytes) -> bytes:
        """The root that stands for a tree with this top, in this hand of this table only."""
        return root_of(self.table, self.hand, self.before, top)


def root_of(table: str, hand: int, before: bytes, top: bytes) -> bytes:
    """The root of a tree: its top, bound to table, hand and the hand before."""
    return digest(ROOT, table.encode(), number_bytes(hand), before, top)


@dataclass(frozen=True, slots=True)
class Promise:
    """A commitment with the eight seeds behind it: secret until they are opened."""

    commitment: Commitment
    seeds: tuple[bytes, ...] = field(repr=False)

    @classmethod
    def make(
        cls, table: str, hand: int, before: bytes, *, seeds: Sequence[bytes] | None = None
    ) -> "Promise":
        """A promise with fresh seeds, or with given ones: eight times 32 bytes."""
        if seeds is None:
            seeds = [secrets.token_bytes(SEED_BYTES) for _ in range(ROOTS)]
        roots = tuple(root_of(table, hand, before, Tree(seed).top) for seed in seeds)
        return cls(Commitment(table, hand, before, roots), tuple(seeds))

    @property
    def roots(self) -> tuple[bytes, ...]:
        """The eight roots, to be published."""
        return self.commitment.roots

    def to_bytes(self) -> bytes:
        """The promise with its seeds, to be sealed and stored."""
        it = self.commitment
        hand = number_bytes(it.hand)
        return packed(PROMISE, it.table.encode(), hand, it.before, *it.roots, *self.seeds)

    @classmethod
    def from_bytes(cls, data: bytes) -> "Promise":
        """The promise that `to_bytes` wrote; raises `FairnessError` for anything else."""
        fields = unpacked(data, PROMISE)
        if [len(each) for each in fields[1:]] != [NUMBER_BYTES] + [DIGEST_BYTES] * (1 + 2 * ROOTS):
            raise FairnessError("the stored promise does not hold eight roots and eight seeds")
        table, hand, before, *rest = fields
        roots, seeds = tuple(rest[:ROOTS]), tuple(rest[ROOTS:])
        number = int.from_bytes(hand, "big")
        return cls(Commitment(table.decode(), number, before, roots), seeds)

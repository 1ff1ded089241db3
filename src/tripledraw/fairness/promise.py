"""The promise of a hand: eight secret decks, and the commitment to them that is published."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from tripledraw.dealing import SEED_BYTES
from tripledraw.errors import FairnessError
from tripledraw.fairness.formats import FORMAT, TREES, AnyTree
from tripledraw.fairness.hashing import (
    DIGEST_BYTES,
    NUMBER_BYTES,
    checked_digest,
    number_bytes,
    packed,
    unpacked,
)

ROOTS = 8
# What a stored promise begins with, by its format.
PROMISES = {1: "tripledraw/fair/promise/v1", FORMAT: "tripledraw/fair/promise/v2"}
# What the first hand of a table names as the digest of the hand before.
NO_HAND = bytes(DIGEST_BYTES)


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is published before the links: table, hand number, the hand before, eight roots.

    ``before`` is the digest of the hand before (`hand_digest`), `NO_HAND` for the first, and
    ``format`` says how the roots are made. Raises `FairnessError` for what no commitment can be.
    """

    table: str
    hand: int
    before: bytes
    roots: tuple[bytes, ...]
    format: int = FORMAT

    def __post_init__(self) -> None:
        """Check sizes, since this comes from elsewhere."""
        if not 0 <= self.hand < 2 ** (8 * NUMBER_BYTES):
            raise FairnessError(f"hand number {self.hand} does not exist; it must be 0 or more")
        checked_digest(self.before, "the digest of the hand before")
        if len(self.roots) != ROOTS:
            raise FairnessError(f"{len(self.roots)} roots were promised; there must be {ROOTS}")
        for index, root in enumerate(self.roots):
            checked_digest(root, f"root {index}")

    def tree(self, seed: bytes) -> AnyTree:
        """The tree that a seed gives in this format."""
        return TREES[self.format](seed)

    @property
    def bound(self) -> tuple[str, int, bytes]:
        """What every root is bound to, so that it stands for nothing elsewhere."""
        return self.table, self.hand, self.before


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
            drawn = secrets.token_bytes(ROOTS * SEED_BYTES)
            seeds = [drawn[at : at + SEED_BYTES] for at in range(0, len(drawn), SEED_BYTES)]
        roots = tuple(TREES[FORMAT](seed).root(table, hand, before) for seed in seeds)
        return cls(Commitment(table, hand, before, roots), tuple(seeds))

    @property
    def roots(self) -> tuple[bytes, ...]:
        """The eight roots, to be published."""
        return self.commitment.roots

    def to_bytes(self) -> bytes:
        """The promise with its seeds, to be sealed and stored."""
        it = self.commitment
        hand = number_bytes(it.hand)
        return packed(
            PROMISES[it.format], it.table.encode(), hand, it.before, *it.roots, *self.seeds
        )

    @classmethod
    def from_bytes(cls, data: bytes) -> "Promise":
        """The promise that `to_bytes` wrote; raises `FairnessError` for anything else."""
        format = FORMAT if data.startswith(packed(PROMISES[FORMAT])) else 1
        fields = unpacked(data, PROMISES[format])
        if [len(each) for each in fields[1:]] != [NUMBER_BYTES] + [DIGEST_BYTES] * (1 + 2 * ROOTS):
            raise FairnessError("the stored promise does not hold eight roots and eight seeds")
        table, hand, before, *rest = fields
        roots, seeds = tuple(rest[:ROOTS]), tuple(rest[ROOTS:])
        number = int.from_bytes(hand, "big")
        return cls(Commitment(table.decode(), number, before, roots, format), seeds)

"""The formats of promises, proofs and files: what is made today, and what is still read."""

from collections.abc import Callable
from typing import Protocol

from tripledraw.fairness.paths import PathTree
from tripledraw.fairness.tree import Tree

FORMAT = 2


class AnyTree(Protocol):
    """The tree of a seed in one of the formats."""

    @property
    def orders(self) -> list[list[int]]:
        """The orders 0..6."""

    @property
    def leaves(self) -> tuple[bytes, ...]:
        """Of each order what is told with the first card of it."""

    @property
    def nodes(self) -> tuple[bytes, ...]:
        """Of each order what is told when the hand is dealt."""

    def root(self, table: str, hand: int, before: bytes) -> bytes:
        """The root that is promised."""

    def opened(self, order: int, index: int) -> tuple[bytes, tuple[bytes, ...]]:
        """What opens the card at this index of an order: its salt and its path."""


TREES: dict[int, Callable[[bytes], AnyTree]] = {1: PathTree, FORMAT: Tree}

"""The quick layers of tests, run in a process of their own on a copy of the package.

``python -m tests.rules.quick_layers LAYER`` says nothing and gives 0 when the layer holds.
"""

import sys
from collections.abc import Callable

from tests.random_hands import random_hands
from tests.rules import test_vectors as by_vectors
from tests.rules.test_reference import both_played, ending, ending_by, position, position_by
from tests.vectors.loader import KINDS, vectors


def vector_layer() -> None:
    """Every vector."""
    for kind in KINDS:
        for vector in vectors(kind):
            getattr(by_vectors, f"test_{kind}")(vector)


def reference_layer() -> None:
    """A few random hands at every number of seats beside the naive engine."""
    for seats in range(2, 7):
        for random_hand in random_hands(seats, range(60)):
            for hand, reference in both_played(random_hand):
                assert position(hand) == position_by(reference)
            assert ending(hand) == ending_by(reference)


LAYERS: dict[str, Callable[[], None]] = {"vectors": vector_layer, "reference": reference_layer}

if __name__ == "__main__":
    LAYERS[sys.argv[1]]()

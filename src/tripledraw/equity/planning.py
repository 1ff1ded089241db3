"""One draw back, for every hand by ranks: the compiled loop of ``plans``."""

from typing import Any

import numpy as np

from tripledraw.equity.cards import HAND

Array = Any  # an array of NumPy
SMALLEST_GAIN = 1e-6  # what is less is rounding; of keeps as good as each other the first stays


def completions(values: Array, one_more: Array, t: Any) -> Array:
    """Return the summed worth of all hands that hold each multiset, float32[8568, targets].

    Cards are added one at a time, so every hand is met once for each sequence of its cards.
    """
    block = t.blocks[HAND]
    totals = np.zeros((t.blocks[HAND + 1], values.shape[1]), np.float32)
    for i in range(len(values)):
        for j in range(values.shape[1]):
            totals[block + i, j] = values[i, j]
    for size in range(HAND - 1, -1, -1):
        for i in range(t.blocks[size], t.blocks[size + 1]):
            for rank in range(13):
                left = 4
                for place in range(size):
                    left -= t.ranks[i, place] == rank
                if left > 0:
                    share = np.float32(left / (HAND - size))
                    more = one_more[i, rank]
                    for j in range(values.shape[1]):
                        totals[i, j] += share * totals[more, j]
    return totals


def draw_back(values: Array, one_more: Array, t: Any) -> tuple[Array, Array]:
    """Return (values, keeps) with one draw more, both [6188, targets].

    The draws to a keep that bring none of the cards thrown back are found by inclusion and
    exclusion of the cards thrown, from the sums over all hands.
    """
    totals = completions(values, one_more, t)
    count, targets = values.shape
    best = np.full((count, targets), np.float32(-1.0))
    keeps = np.zeros((count, targets), np.uint8)
    worth = np.empty(targets, np.float32)
    draws = np.array([1.0, 47.0, 1081.0, 16215.0, 178365.0, 1533939.0])  # C(47, k)
    for i in range(count):
        for keep in range(31, -1, -1):
            thrown = 31 ^ keep
            worth[:] = 0
            back = thrown
            size = 0
            while True:
                held, odd = keep | back, False
                for place in range(HAND):
                    odd ^= (back >> place) & 1 == 1
                row = t.by_mask[i, held]
                for j in range(targets):
                    worth[j] += -totals[row, j] if odd else totals[row, j]
                if back == 0:
                    break
                back = (back - 1) & thrown
            for place in range(HAND):
                size += (thrown >> place) & 1
            share = np.float32(1.0 / draws[size])
            for j in range(targets):
                if worth[j] * share > best[i, j] + np.float32(SMALLEST_GAIN):
                    best[i, j], keeps[i, j] = worth[j] * share, keep
    return best, keeps

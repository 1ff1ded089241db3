"""Make ``tables.bin`` from the written order: ``python -m tripledraw.hands.build``.

Keys are drawn from a seeded generator until the hash is perfect, so the file comes out the
same on every machine. It takes about a tenth of a second.
"""

from collections import defaultdict
from random import Random
from struct import pack

from tripledraw.hands.evaluator import (
    BUCKET_SHIFT,
    FLUSH_HALF,
    KEY_MASK,
    SLOT_MASK,
    TABLE_FORMAT,
    TABLE_PATH,
)
from tripledraw.hands.ranking import Category, classes

_SUITED = {Category.FLUSH, Category.STRAIGHT_FLUSH}


def build() -> bytes:
    """Return the contents of ``tables.bin``."""
    seed = 0
    while True:
        generator = Random(seed)
        rank_keys = [generator.getrandbits(32) for _ in range(13)]
        displacements = _displacements(rank_keys)
        if displacements is not None:
            return _packed(rank_keys, displacements)
        seed += 1


def _key(rank_keys: list[int], ranks: tuple[int, ...]) -> int:
    return sum(rank_keys[rank] for rank in ranks) & KEY_MASK


def _displacements(rank_keys: list[int]) -> list[int] | None:
    """Find for each bucket the number that moves all its keys to free slots, if there is one.

    The fullest buckets choose first, while the table is empty.
    """
    slots_by_bucket: dict[int, list[int]] = defaultdict(list)
    for ranks in {ranks for _, ranks in classes()}:
        key = _key(rank_keys, ranks)
        slots_by_bucket[key >> BUCKET_SHIFT].append(key & SLOT_MASK)
    displacements = [0] * (1 << (32 - BUCKET_SHIFT))
    taken: set[int] = set()
    for bucket in sorted(
        slots_by_bucket, key=lambda bucket: (-len(slots_by_bucket[bucket]), bucket)
    ):
        slots = slots_by_bucket[bucket]
        if len(set(slots)) < len(slots):
            return None
        free = (d for d in range(FLUSH_HALF) if not any(slot ^ d in taken for slot in slots))
        displacement = next(free, None)
        if displacement is None:
            return None
        displacements[bucket] = displacement
        taken.update(slot ^ displacement for slot in slots)
    return displacements


def _packed(rank_keys: list[int], displacements: list[int]) -> bytes:
    numbers = [0] * (2 * FLUSH_HALF)
    for number, (category, ranks) in enumerate(classes(), start=1):
        key = _key(rank_keys, ranks)
        slot = (key & SLOT_MASK) ^ displacements[key >> BUCKET_SHIFT]
        numbers[slot + FLUSH_HALF if category in _SUITED else slot] = number
    return pack(TABLE_FORMAT, *rank_keys, *displacements, *numbers)


if __name__ == "__main__":
    TABLE_PATH.write_bytes(build())

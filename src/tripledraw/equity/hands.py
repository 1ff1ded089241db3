"""The hands of a range as arrays, and what a change of the suits' names makes of them."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from tripledraw.equity.cards import CLUBS
from tripledraw.equity.ranges import Combo

Array = Any  # an array of NumPy, which is not needed to read this module
_FEW = 30_000  # hands of which equals by suits are joined within a second


class Hands(NamedTuple):
    """Hands of a range, each array with one entry a hand."""

    kept: Array
    """int64[n]: the cards kept, or all five where the next draw is not decided."""
    thrown: Array
    """int64[n]: the cards known to be thrown."""
    decided: Array
    """bool[n]: whether the range says what happens on the next draw."""
    weights: Array
    """float64[n]."""

    @property
    def held(self) -> Array:
        """int64[n]: the cards that nobody else can have."""
        return self.kept | self.thrown

    @property
    def most_thrown(self) -> int:
        """The largest number of cards known to be thrown."""
        import numpy as np

        return int(np.bitwise_count(self.thrown).max())


def hands_of(weights: Mapping[Combo, float]) -> Hands:
    """Return the hands of a range, in its own sequence."""
    import numpy as np  # of the extra "fast"; the game itself never needs it

    count = len(weights)
    return Hands(
        np.fromiter((combo[0] for combo in weights), np.int64, count),
        np.fromiter((combo[1] for combo in weights), np.int64, count),
        np.fromiter((combo[2] for combo in weights), np.bool_, count),
        np.fromiter(weights.values(), np.float64, count),
    )


def join_equal(mine: Hands, theirs: Hands, dead: int) -> Hands:
    """Return the hands with those joined that are the same but for the names of the suits.

    Only changes of suits count that leave both ranges and the dead cards as they are. Of large
    ranges, which would take longer than they save, nothing is joined.
    """
    import numpy as np

    if max(len(mine.kept), len(theirs.kept)) > _FEW:
        return mine
    least = mine
    for change in permutations(range(4)):
        if changed(dead, change) == dead and stays(mine, change) and stays(theirs, change):
            other = _changed_hands(mine, change)
            less = (other.kept < least.kept) | (
                (other.kept == least.kept) & (other.thrown < least.thrown)
            )
            kept = np.where(less, other.kept, least.kept)
            least = least._replace(kept=kept, thrown=np.where(less, other.thrown, least.thrown))
    rows = np.column_stack([least.kept, least.thrown, least.decided])
    found, places = np.unique(rows, axis=0, return_inverse=True)
    kept, thrown, decided = np.ascontiguousarray(found.T)
    weights = np.bincount(places.ravel(), mine.weights)
    return Hands(kept, thrown, decided.astype(np.bool_), weights)


def changed(cards: Any, change: Sequence[int]) -> Any:
    """Return sets of cards with the suits renamed; ``change`` is a new suit for each."""
    found = cards & 0
    for suit, to in enumerate(change):
        found = found | ((cards >> suit & CLUBS) << to)
    return found


def stays(hands: Hands, change: Sequence[int]) -> bool:
    """Tell whether a range is the same with the suits renamed."""
    import numpy as np

    before, after = hands, _changed_hands(hands, change)
    if not np.array_equal(np.sort(before.kept), np.sort(after.kept)):
        return False
    one, other = np.lexsort(before), np.lexsort(after)
    return all(np.array_equal(a[one], b[other]) for a, b in zip(before, after, strict=True))


def _changed_hands(hands: Hands, change: Sequence[int]) -> Hands:
    kept, thrown = changed(hands.kept, change), changed(hands.thrown, change)
    return hands._replace(kept=kept, thrown=thrown)

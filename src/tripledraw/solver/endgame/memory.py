"""What a spot takes of memory, said before it is taken."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tripledraw.errors import TooHeavy
from tripledraw.solver.endgame.betting import Walk
from tripledraw.solver.endgame.keeps import DRAWN, MASKS
from tripledraw.solver.endgame.last_draw import SITUATIONS
from tripledraw.solver.endgame.sight import Sight, sight
from tripledraw.solver.precision import Precision

Array = Any  # an array of NumPy

NUMBER_BYTES = 4

DRAW_ROWS = SITUATIONS * MASKS
"""The sums of all draws, for each hand before it; regrets and the present strategy as well while
something is learnt."""

BET_ROWS = DRAWN * DRAWN
"""The sums after all draws, for each move and final hand; regrets as well."""


def solution_bytes(walks: Sequence[Walk], tables: Sight) -> int:
    """The memory for what has been learnt of last draws with these rounds after them."""
    return _bytes(walks, tables, DRAW_ROWS * len(tables.held), BET_ROWS)


def learning_bytes(walks: Sequence[Walk], tables: Sight, hands: int) -> int:
    """The memory to learn while so many hands do; rooms of threads are little."""
    return _bytes(walks, tables, 3 * DRAW_ROWS * hands, 2 * BET_ROWS)


def _bytes(walks: Sequence[Walk], tables: Sight, draws: int, bet_rows: int) -> int:
    bins = int(tables.bins.max()) + 1
    return sum(NUMBER_BYTES * (draws + bet_rows * len(walk.child) * bins) for walk in walks)


def check_memory(
    walks: Sequence[Walk], precision: Precision, columns: Array, free: int | None
) -> None:
    """Raise `TooHeavy` where there is too little, with what would do.

    ``columns`` are those of the hands that learn.
    """
    tables = sight(precision)
    needed = _needed(walks, tables, len(columns))
    if free is None or needed <= free:
        return
    by_ranks = len(np.unique(tables.held.ranks[columns]))
    less = _needed(walks, sight(Precision.RANKS), by_ranks)
    remedy = (
        f'the precision "{Precision.RANKS}" takes {megabytes(less)}'
        if less <= free
        else "a smaller cap, shorter stacks or the last draw alone take less"
    )
    raise TooHeavy(
        f"the spot takes {megabytes(needed)} of memory and {megabytes(free)} are free; {remedy}"
    )


def _needed(walks: Sequence[Walk], tables: Sight, hands: int) -> int:
    return learning_bytes(walks, tables, hands) + solution_bytes(walks, tables)


def megabytes(size: int) -> str:
    """A size as it is told."""
    return f"{size / 1e6:,.0f} MB"

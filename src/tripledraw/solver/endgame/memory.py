"""What a spot takes of memory, said before it is taken."""

from collections.abc import Sequence

from tripledraw.errors import TooHeavy
from tripledraw.solver.endgame.betting import Walk
from tripledraw.solver.endgame.keeps import DRAWN, MASKS
from tripledraw.solver.endgame.last_draw import SITUATIONS
from tripledraw.solver.endgame.sight import Sight, sight
from tripledraw.solver.precision import Precision

NUMBER_BYTES = 4

DRAW_ROWS = 3 * SITUATIONS * MASKS
"""Regrets, sums and the present strategy of all draws, for each hand before it."""

BET_ROWS = 2 * DRAWN * DRAWN
"""Regrets and sums after all draws, for each move and final hand."""


def needed_bytes(walks: Sequence[Walk], tables: Sight) -> int:
    """The memory for last draws with these rounds after them; rooms of threads are little."""
    hands, bins = len(tables.held), int(tables.bins.max()) + 1
    return sum(
        NUMBER_BYTES * (DRAW_ROWS * hands + BET_ROWS * len(walk.child) * bins) for walk in walks
    )


def check_memory(walks: Sequence[Walk], precision: Precision, free: int | None) -> None:
    """Raise `TooHeavy` where there is too little, with what would do."""
    needed = needed_bytes(walks, sight(precision))
    if free is None or needed <= free:
        return
    less = needed_bytes(walks, sight(Precision.RANKS))
    remedy = (
        f'the precision "{Precision.RANKS}" takes {megabytes(less)}'
        if less <= free
        else "a smaller cap, shorter stacks or the last draw alone take less"
    )
    raise TooHeavy(
        f"the spot takes {megabytes(needed)} of memory and {megabytes(free)} are free; {remedy}"
    )


def megabytes(size: int) -> str:
    """A size as it is told."""
    return f"{size / 1e6:,.0f} MB"

"""Upper bounds of what keeps are worth, so that ``lines`` need not look at most of them.

As if no useful card had gone since the bounds were made: those that have are blanks of the deck
in truth, and a useful card is never worse than a blank. Then a state is no more than the ranks
held and the size of the deck, and all of them are worked out in some milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.equity.cards import HAND
from tripledraw.equity.lines_last import Plan, Scratch, completing, count_copies, count_ones

if TYPE_CHECKING:
    from tripledraw.equity.subsets import Array


def fill_bounds(draws: int, live: int, deck: int, scratch: Scratch, plan: Plan) -> None:
    """Fill the upper bounds for 1 .. ``draws`` draws and every deck that they can leave."""
    counts = scratch.lines[0]
    count_copies(live, plan, counts)
    for drawn in range(HAND * (draws - 1) + 1):
        bound_last(counts, deck - drawn, plan)
    for left in range(2, draws + 1):
        for drawn in range(HAND * (draws - left) + 1):
            bound_before(left, counts, deck - drawn, plan, scratch.values[:, 0])


def bound_last(live: Array, deck: int, plan: Plan) -> None:
    """Fill the upper bounds with one draw left: all useful cards of int64[14] can still come."""
    for keep in range(len(plan.weight)):
        size = count_ones(keep)
        if size <= HAND:
            draws = completing(keep, live, plan)
            plan.bounds[1, deck, keep] = draws / plan.ways[deck, HAND - size]


def bound_before(draws: int, live: Array, deck: int, plan: Plan, ways: Array) -> None:
    """Fill the upper bounds with two or three draws left from those with one draw less.

    As if no useful card had gone yet: those that have are blanks of the deck in truth, and a
    useful card is never worse than a blank. Where the deck is too small for this the bound
    stays what it was. ``ways`` is scratch, six floats.
    """
    for keep in range(len(plan.weight)):
        drawn = HAND - count_ones(keep)
        blanks = deck
        for rank in range(plan.ranks):
            if not keep >> rank & 1:
                blanks -= live[rank]
        if drawn < 0 or blanks < 0:
            continue
        total = 0.0
        others = len(plan.weight) - 1 ^ keep
        new = others
        while True:
            if count_ones(new) <= drawn:
                count_ways(new, drawn, blanks, live, plan, ways)
                total += ways[drawn] * best_bound(draws - 1, keep | new, deck - drawn, plan)
            if new == 0:
                break
            new = (new - 1) & others
        plan.bounds[draws, deck, keep] = total / plan.ways[deck, drawn]


def count_ways(new: int, drawn: int, blanks: int, live: Array, plan: Plan, ways: Array) -> None:
    """Write the number of ways to draw 0, 1, ... cards that are all the new ranks, or blanks."""
    for size in range(drawn + 1):
        ways[size] = plan.ways[blanks, size]
    for rank in range(plan.ranks):
        if new >> rank & 1:
            for size in range(drawn, -1, -1):
                count = 0.0
                for of_rank in range(1, size + 1):
                    count += plan.ways[live[rank], of_rank] * ways[size - of_rank]
                ways[size] = count


def best_bound(draws: int, ranks: int, deck: int, plan: Plan) -> float:
    """Return the highest bound of a keep within the ranks of a hand."""
    best = 0.0
    keep = ranks
    while True:
        best = max(best, float(plan.bounds[draws, deck, keep]))
        if keep == 0:
            return best
        keep = (keep - 1) & ranks

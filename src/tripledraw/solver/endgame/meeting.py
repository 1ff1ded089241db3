"""How often hands of two seats meet: a card that one holds is not in the other's hand.

Two hands with suits at random, a cards of some rank in one and b in the other, miss each other with
a chance that is the product over the ranks of C(4-a, b) / C(4, b). By inclusion and exclusion that
is the sum over all parts of one hand that are parts of the other as well, by rank, of

    (-1)^cards of the part / ways to choose the part from the deck

the empty part included. So what a hand meets of a whole range is a sum over its own parts, up to
32, which the range has added up before; at a showdown the range is added up hand by hand, in order.
Cards of one suit are taken as if their suits were at random.
"""

from math import comb
from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.multisets import RANK_COUNT
from tripledraw.rules.words import HAND_CARDS
from tripledraw.solver.endgame.columns import Columns
from tripledraw.solver.ranks import SUITS, rank_tables

Array = Any  # an array of NumPy


class Meeting(NamedTuple):
    """The parts of the hand in each column, the empty one left out; read only.

    ``parts``  int32[columns, n]: the multiset of each part (`ranks.RankTables`)
    ``taken``  float32[columns, n]: its sign, over the ways to choose it from the deck
    """

    parts: Array
    taken: Array


SINGLE_SHARE = 0.669
"""How much a common card takes away when no larger part puts it right: of a line that is nearest
to 3/4 for each of 0 to 5 cards in common, weighted for ranges that play for the same low cards."""


def unaware(columns: int) -> Meeting:
    """Every hand meets every other."""
    return _read_only(np.zeros((columns, 0), np.int32), np.zeros((columns, 0), np.float32))


def by_card(columns: Columns) -> Meeting:
    """Each hand takes away a share for each card in common: close, and quick to work out."""
    masks = [1 << place for place in range(HAND_CARDS)]
    return _of_masks(columns, masks, SINGLE_SHARE)


def exact(columns: Columns) -> Meeting:
    """Each hand with all its parts."""
    return _of_masks(columns, list(range(1, 1 << HAND_CARDS)), 1.0)


def meeting_of_some(every: Meeting, columns: Array) -> Meeting:
    """The parts of the hands in some of the columns."""
    return _read_only(every.parts[columns], every.taken[columns])


def _of_masks(columns: Columns, masks: list[int], share: float) -> Meeting:
    ranks = rank_tables().ranks[columns.ranks]
    taken = np.empty((len(columns), len(masks)), np.float32)
    for column, mask in enumerate(masks):
        part = ranks[:, [place for place in range(HAND_CARDS) if mask >> place & 1]]
        counts = (part[:, :, None] == np.arange(RANK_COUNT)).sum(1)
        ways = np.array([comb(SUITS, k) for k in range(SUITS + 1)])[counts].prod(1)
        taken[:, column] = share * (-1) ** mask.bit_count() / ways
    parts = rank_tables().subset[masks][:, columns.ranks]
    return _read_only(np.ascontiguousarray(parts.T), taken)


def _read_only(*arrays: Array) -> Meeting:
    for array in arrays:
        array.flags.writeable = False
    return Meeting(*arrays)


# The rest is compiled (`equity.compiled`). ``sums`` float32[2, 8555] is room to work in.


def counts_cards(m: Any) -> bool:
    """Whether any hand takes something away."""
    return m.parts.shape[1] > 0  # type: ignore[no-any-return]


def meet(m: Any, others: Any, other: Array, sums: Array, out: Array) -> None:
    """Fill ``out[column]`` with how much of the other seat's range a hand meets.

    ``m`` are the parts of the hands, ``others`` those of the range.
    """
    total = 0.0
    for i in range(len(other)):
        total += other[i]
    out[:] = total
    add_up_parts(others, other, sums[0])
    take_parts(np.float32(1), m, sums[0], out)


def add_up_parts(m: Any, other: Array, sums: Array) -> None:
    """Fill ``sums[multiset]`` with how often it is a part of the other seat's hand."""
    sums[:] = 0
    for i in range(len(other)):
        if other[i] > 0:
            for j in range(m.parts.shape[1]):
                sums[m.parts[i, j]] += other[i]


def take_parts(stake: Any, m: Any, sums: Array, out: Array) -> None:
    """Take out of ``out`` the stake against what hands do not meet."""
    for i in range(len(out)):
        lost = np.float32(0)
        for j in range(m.parts.shape[1]):
            lost += m.taken[i, j] * sums[m.parts[i, j]]
        out[i] += stake * lost


def take_parts_in_order(stake: Any, m: Any, other: Array, sums: Array, out: Array) -> None:
    """As `take_parts` where worse hands lose the stake, better ones win it and equal ones nothing.

    ``sums`` begin as those of the whole range; its hands change sides as they are passed.
    """
    for i in range(len(out)):
        lost = np.float32(0)
        for j in range(m.parts.shape[1]):
            part = m.parts[i, j]
            lost += m.taken[i, j] * (sums[part] - other[i])
            sums[part] -= other[i] + other[i]
        out[i] += stake * lost

"""How hands of two to six ranges meet at random: compiled loops of ``sampling``.

Plain functions over arrays, compiled by ``kernels``.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.batch.streams import word_at

Array = Any  # an array of NumPy
_BITS = 32


class Meeting(NamedTuple):
    """The hands of all ranges, one range after the other, and how likely they are to meet."""

    held: Array
    """int64[n]: the cards that a hand takes, kept and thrown."""
    starts: Array
    """int64[players + 1]: the hands of player p are starts[p] .. starts[p + 1] - 1."""
    sums: Array
    """float64[n]: the running sums of the weights of each range, to 1."""
    rows: Array
    """int32[m, players]: all hands that can meet; no row where they are too many to list."""
    row_sums: Array
    """float64[m]: the running sums of the weights of the rows, to 1."""


def next_random(state: Array, bound: int) -> int:
    """Return 0..bound-1 at random for bounds below 2**31.

    ``state`` is uint64[2]: the seed, and how many numbers it gave.
    """
    word = word_at(state[0], state[1])
    state[1] += np.uint64(1)
    found: int = (word * bound) >> _BITS
    return found


def next_chance(state: Array) -> float:
    """Return a number from 0 up to but not 1, a multiple of 2**-53."""
    high, low = next_random(state, 1 << 27), next_random(state, 1 << 26)
    return ((high << 26) + low) / (1 << 53)


def pick_one(sums: Array, state: Array) -> int:
    """Return an index at random; ``sums`` are the running sums of the weights, to 1."""
    at = next_chance(state)
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) >> 1
        if sums[middle] <= at:
            low = middle + 1
        else:
            high = middle
    return low


def pick(meeting: Any, state: Array, chosen: Array) -> bool:
    """Choose a hand of each range by its weight; tell whether they share no card."""
    if len(meeting.rows) > 0:
        row = pick_one(meeting.row_sums, state)
        for player in range(len(chosen)):
            chosen[player] = meeting.rows[row, player]
        return True
    used = 0
    for player in range(len(chosen)):
        first, end = meeting.starts[player], meeting.starts[player + 1]
        chosen[player] = first + pick_one(meeting.sums[first:end], state)
        if used & meeting.held[chosen[player]]:
            return False
        used |= meeting.held[chosen[player]]
    return True


def list_meetings(held: Array, starts: Array, steps: int, rows: Array) -> int:
    """Write all hands that can meet into the rows and return how many there are.

    Return -1 if they are more than the rows, or not found in so many steps.
    """
    players, count = len(starts) - 1, 0
    at, used = starts.copy(), np.zeros(players + 1, np.int64)
    chosen = np.empty(players, np.int32)
    player = 0
    while player >= 0:
        if at[player] == starts[player + 1]:
            at[player] = starts[player]
            player -= 1
            continue
        i = at[player]
        at[player] += 1
        steps -= 1
        if steps < 0:
            return -1
        if held[i] & used[player]:
            continue
        chosen[player] = i
        if player + 1 < players:
            used[player + 1] = used[player] | held[i]
            player += 1
        elif count == len(rows):
            return -1
        else:
            rows[count] = chosen
            count += 1
    return count

"""Sets of seats as bit masks."""

from tripledraw.rules.words import MAX_SEATS, NOBODY


def count(mask: int) -> int:
    """How many seats are in the set."""
    seats = 0
    while mask:
        mask &= mask - 1
        seats += 1
    return seats


def next_in(mask: int, seat: int) -> int:
    """The next seat of a set clockwise after `seat`; `seat` itself comes last.

    `NOBODY` for the empty set.
    """
    later = mask >> (seat + 1)
    if later:
        seat += 1
    else:
        seat = 0
        later = mask
    if not later:
        return NOBODY
    return seat + count((later & -later) - 1)


def last_before(mask: int, seat: int) -> int:
    """The nearest seat of a set counter-clockwise from `seat`, itself last; `NOBODY` if none."""
    for step in range(1, MAX_SEATS + 1):
        at = (seat - step) % MAX_SEATS
        if mask >> at & 1:
            return at
    return NOBODY


def between(start: int, stop: int) -> int:
    """The set of places strictly between two seats, clockwise from `start` to `stop`."""
    mask = 0
    at = (start + 1) % MAX_SEATS
    while at not in (stop, start):
        mask |= 1 << at
        at = (at + 1) % MAX_SEATS
    return mask

"""Sets of seats as bit masks, and who has the button next (rules 3.1)."""

from tripledraw.rules.words import DEAD_BUTTON, MAX_SEATS, NOBODY


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


def next_button(occupied: int, button: int, big_blind: int, policy: int) -> tuple[int, int, int]:
    """Button, small blind and big blind of the next hand (rules 3.1).

    `occupied` are the places 0..5 with a player who is dealt in (two at least), `button` and
    `big_blind` those of the hand before. The small blind is `NOBODY` on a dead small blind.
    """
    if policy == DEAD_BUTTON:
        return _dead_button(occupied, button, big_blind)
    return _moving_button(occupied, button, big_blind)


def _moving_button(occupied: int, button: int, big_blind: int) -> tuple[int, int, int]:
    button = next_in(occupied, button)
    if count(occupied) > 2:
        small = next_in(occupied, button)
        return button, small, next_in(occupied, small)
    big = next_in(occupied, button)
    if big == big_blind:  # nobody posts the big blind twice running on the change to heads-up
        return big, big, button
    return button, button, big


def _dead_button(occupied: int, button: int, big_blind: int) -> tuple[int, int, int]:
    big = next_in(occupied, big_blind)
    if count(occupied) == 2:
        small = next_in(occupied, big)
        return small, small, big
    small = big_blind if occupied >> big_blind & 1 else NOBODY
    behind = between(button, big_blind)
    behind_occupied = last_before(occupied & behind, big_blind)
    if behind_occupied != NOBODY:
        return behind_occupied, small, big
    # The small blind of the last hand has left: the button stands on the empty place.
    return (big_blind - 1) % MAX_SEATS, small, big

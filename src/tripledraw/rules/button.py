"""Who has the button and the blinds, in this hand and the next (rules 3.1, 3.2)."""

from tripledraw.rules.seats import between, count, last_before, next_in
from tripledraw.rules.words import DEAD_BUTTON, MAX_SEATS, NOBODY


def usual_blinds(button: int, seats: int) -> tuple[int, int]:
    """Small and big blind: the two left of the button; heads-up the button has the small one."""
    small = button if seats == 2 else (button + 1) % seats
    return small, (small + 1) % seats


def next_button(
    occupied: int, button: int, small_blind: int, big_blind: int, policy: int
) -> tuple[int, int, int]:
    """Button, small blind and big blind of the next hand (rules 3.1).

    `occupied` are the places 0..5 with a player who is dealt in (two at least); the others are
    the places of the hand before, the small blind `NOBODY` where it was dead or is not known.
    The small blind of the result is `NOBODY` when it is dead.
    """
    if policy == DEAD_BUTTON:
        return _dead_button(occupied, button, small_blind, big_blind)
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


def _dead_button(
    occupied: int, button: int, small_blind: int, big_blind: int
) -> tuple[int, int, int]:
    big = next_in(occupied, big_blind)
    if count(occupied) == 2:
        small = next_in(occupied, big)
        return small, small, big
    small = big_blind if occupied >> big_blind & 1 else NOBODY
    if small_blind == NOBODY:
        small_blind = _likely_small_blind(occupied, button, big_blind)
    return small_blind, small, big


def _likely_small_blind(occupied: int, button: int, big_blind: int) -> int:
    """Where the small blind of the last hand was, as far as button and big blind tell.

    The nearest player between the two; the button itself where no place lies between, as
    heads-up; else the place right before the big blind, whose player has left.
    """
    places = between(button, big_blind)
    if places == 0:
        return button
    player = last_before(occupied & places, big_blind)
    return (big_blind - 1) % MAX_SEATS if player == NOBODY else player

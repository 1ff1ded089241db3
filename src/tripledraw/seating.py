"""Who has the button and the blinds in the next hand (rules 3.1)."""

from collections.abc import Iterable

from tripledraw.errors import StakesError
from tripledraw.rules import button as rules
from tripledraw.rules.words import DEAD_BUTTON, MAX_SEATS, MOVING_BUTTON, NOBODY

POLICIES = {"moving": MOVING_BUTTON, "dead": DEAD_BUTTON}


def next_button(
    occupied: Iterable[int],
    button: int,
    big_blind: int,
    policy: str = "moving",
    *,
    small_blind: int | None = None,
) -> tuple[int, int | None, int]:
    """Button, small blind (None when dead) and big blind of the next hand.

    ``occupied`` are the places with a player who is dealt in; ``button`` and ``big_blind``
    those of the hand before. Places are numbered clockwise 0..5, or 1..6 where a 6 occurs.
    ``moving``: the button goes to the next player. ``dead``: the big blind always goes on by
    one player, the other two follow behind it, even onto an empty place. ``small_blind``, the
    place of the last one, is needed only where players have come or gone between button and
    big blind: without it the nearest player there is taken for it. Raises `StakesError`.

    >>> next_button((1, 2, 4, 5, 6), 1, 3, "dead")
    (2, None, 4)
    """
    places = set(occupied)
    named = places | {button, big_blind} | ({small_blind} if small_blind is not None else set())
    first = 1 if MAX_SEATS in named else 0
    for place in named:
        if not first <= place < first + MAX_SEATS:
            raise StakesError(f"place {place} does not exist; places are 0 to 5, or 1 to 6")
    if len(places) < 2:
        raise StakesError(f"{len(places)} players are dealt in; a hand needs two at least")
    if policy not in POLICIES:
        raise StakesError(f"the button policy is {policy!r}; it must be moving or dead")
    mask = sum(1 << place - first for place in places)
    button, small, big = rules.next_button(
        mask,
        button - first,
        NOBODY if small_blind is None else small_blind - first,
        big_blind - first,
        POLICIES[policy],
    )
    return button + first, None if small == NOBODY else small + first, big + first

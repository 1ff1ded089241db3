"""Checks of the plain numbers in a question: how many draws, samples, which seed."""

from typing import Any

from tripledraw.errors import DrawsError

MOST_DRAWS = 3


def check_draws(draws: Any) -> None:
    """Raise DrawsError unless the game has so many draws, 1 to 3 (rules 3)."""
    if not _is_whole(draws) or not 1 <= draws <= MOST_DRAWS:
        raise DrawsError(f"{draws!r} draws were asked for: the game has 1 to {MOST_DRAWS}")


def check_count(what: str, value: Any, least: int) -> None:
    """Raise DrawsError unless a value is a whole number, ``least`` or more."""
    if not _is_whole(value) or value < least:
        raise DrawsError(f"{what} {value!r} cannot be: it must be a whole number from {least} up")


def _is_whole(value: Any) -> bool:
    return hasattr(value, "__index__") and not isinstance(value, bool)

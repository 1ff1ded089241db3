"""The few words all parts of the reference engine share."""

from typing import TypeVar

# Seats are numbers in a hand and names in the vectors.
S = TypeVar("S", bound=int | str)
Cards = tuple[int, ...]


class Refused(Exception):
    """An action the rules do not allow now, or a hand that cannot start."""


def clockwise_from(first: S, seats: tuple[S, ...]) -> tuple[S, ...]:
    """The seats in their order, beginning with ``first``."""
    at = seats.index(first)
    return seats[at:] + seats[:at]

"""What must be known of an opponent to respond to it: its chances for every hand it may hold."""

from importlib import import_module
from typing import Any, Protocol

from tripledraw.agents.base import KNOWN, POLICIES
from tripledraw.errors import TripleDrawError
from tripledraw.strength.place import Place

Array = Any  # an array of NumPy

BETS = 3
"""Columns of the chances of a bet: FOLD, CALL, RAISE."""


class Known(Protocol):
    """A strategy that can be asked for a whole range at once.

    ``name``   the agent that plays it, one of `KNOWN`
    ``draws``  the policy that stands for its draws further ahead than those that are asked for
    """

    name: str
    draws: str

    def action_chances(self, place: Place, hands: Array) -> Array:
        """How often the actor of a place does what with each hand: float64[n, columns].

        ``hands`` are uint8[n, 5], each low to high. The columns of a bet are FOLD, CALL and RAISE,
        of a draw the 32 masks of positions thrown away. Rows add up to 1.
        """


def known(name: str) -> Known:
    """The strategy of an agent; raises `TripleDrawError` for a name that is none of `KNOWN`."""
    if name not in KNOWN:
        raise TripleDrawError(
            f"nothing is known of an agent {name!r}; there are {', '.join(KNOWN)}"
        )
    if name in POLICIES:
        of_policy: Known = import_module("tripledraw.strength.policies").KnownPolicy(name)
        return of_policy
    of_blueprint: Known = import_module("tripledraw.strength.blueprint").KnownBlueprint()
    return of_blueprint

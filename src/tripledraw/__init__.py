"""Deuce-to-Seven Triple Draw: the rules, the hands, their histories.

>>> import tripledraw as td
>>> td.number("7c 5d 4h 3s 2c")
1
>>> hand = td.Hand([400, 395], stakes=td.Stakes(small_bet=10), seed=72)
>>> hand.actor
0
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

# Where each public name lives. A name is loaded when it is first asked for, so that
# "import tripledraw" costs next to nothing and a program loads only what it uses.
_HOMES = {
    "ActionError": "errors",
    "BatchError": "errors",
    "BeliefError": "errors",
    "Bet": "actions",
    "Call": "actions",
    "CardError": "errors",
    "Check": "actions",
    "Draw": "actions",
    "DrawsError": "errors",
    "FairnessError": "errors",
    "Fold": "actions",
    "Hand": "hand",
    "HandOver": "errors",
    "HistoryError": "errors",
    "IllegalAction": "errors",
    "MissingExtra": "errors",
    "MissingOrder": "errors",
    "Muck": "actions",
    "NotYourTurn": "errors",
    "Raise": "actions",
    "RangeError": "errors",
    "RoomError": "errors",
    "Show": "actions",
    "Stakes": "stakes",
    "SolverError": "errors",
    "StakesError": "errors",
    "TooHeavy": "errors",
    "TripleDrawError": "errors",
    "View": "views",
    "cards": "cards",
    "describe": "hands.names",
    "events": "events",
    "fairness": "fairness",
    "histories": "histories",
    "next_button": "seating",
    "number": "hands.evaluator",
}

__all__ = sorted(_HOMES)

if TYPE_CHECKING:  # the same names once more, for type checkers and editors
    from tripledraw import cards as cards
    from tripledraw import events as events
    from tripledraw import fairness as fairness
    from tripledraw import histories as histories
    from tripledraw.actions import Bet as Bet
    from tripledraw.actions import Call as Call
    from tripledraw.actions import Check as Check
    from tripledraw.actions import Draw as Draw
    from tripledraw.actions import Fold as Fold
    from tripledraw.actions import Muck as Muck
    from tripledraw.actions import Raise as Raise
    from tripledraw.actions import Show as Show
    from tripledraw.errors import ActionError as ActionError
    from tripledraw.errors import BatchError as BatchError
    from tripledraw.errors import BeliefError as BeliefError
    from tripledraw.errors import CardError as CardError
    from tripledraw.errors import DrawsError as DrawsError
    from tripledraw.errors import FairnessError as FairnessError
    from tripledraw.errors import HandOver as HandOver
    from tripledraw.errors import HistoryError as HistoryError
    from tripledraw.errors import IllegalAction as IllegalAction
    from tripledraw.errors import MissingExtra as MissingExtra
    from tripledraw.errors import MissingOrder as MissingOrder
    from tripledraw.errors import NotYourTurn as NotYourTurn
    from tripledraw.errors import RangeError as RangeError
    from tripledraw.errors import RoomError as RoomError
    from tripledraw.errors import SolverError as SolverError
    from tripledraw.errors import StakesError as StakesError
    from tripledraw.errors import TooHeavy as TooHeavy
    from tripledraw.errors import TripleDrawError as TripleDrawError
    from tripledraw.hand import Hand as Hand
    from tripledraw.hands.evaluator import number as number
    from tripledraw.hands.names import describe as describe
    from tripledraw.seating import next_button as next_button
    from tripledraw.stakes import Stakes as Stakes
    from tripledraw.views import View as View


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(
            f"module 'tripledraw' has no public name {name!r}; see tripledraw.__all__"
        )
    module = import_module(f"{__name__}.{home}")
    value: object = module if name == home else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})

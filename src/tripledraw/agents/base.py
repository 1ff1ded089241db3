"""Agents: players that choose an action from a view."""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from tripledraw.actions import Action, Bet, Call, Check, Fold, Raise
from tripledraw.agents.chance import chance
from tripledraw.agents.seen import table_seen
from tripledraw.discards import Discards
from tripledraw.errors import TripleDrawError
from tripledraw.rules.betting import to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, FOLD
from tripledraw.views import View

NAMES = ("textbook", "caller", "random", "showdown")

Policy = Callable[[Table, int, int], int]
"""A policy's ``act(table, seat, chance) -> action code``."""


class Agent(Protocol):
    """Whoever can play a hand from what one seat may see."""

    name: str

    def act(self, view: View) -> Action:
        """Choose a legal action of the view's seat, whose turn it is."""


class PolicyAgent:
    """A policy with a seat: it sees a view, and its chance comes from a seeded stream.

    The n-th decision of an agent gets the n-th integer of its stream, 32 bits each.
    """

    def __init__(self, name: str, policy: Policy, seed: int | str = 0) -> None:
        self.name = name
        self._policy = policy
        self._seed = seed
        self._decisions = 0

    def act(self, view: View) -> Action:
        """The policy's choice; O(events of the hand).

        Raises `TripleDrawError` for a view without events or of a seat that is not to act.
        """
        table = table_seen(view)
        code = self._policy(table, table.actor, chance(self._seed, self._decisions))
        self._decisions += 1
        return action_of(table, code)


def agent(name: str, seed: int | str = 0) -> PolicyAgent:
    """One of `NAMES` as an agent of its own stream of chance; raises `TripleDrawError`.

    >>> agent("caller", seed=7).name
    'caller'
    """
    return PolicyAgent(name, policy(name), seed)


def policy(name: str) -> Policy:
    """The policy of a name; raises `TripleDrawError` for an unknown one."""
    if name not in NAMES:
        raise TripleDrawError(f"there is no agent {name!r}; the agents are {', '.join(NAMES)}")
    act: Policy = import_module(f"tripledraw.policies.{name}").act
    return act


def action_of(table: Table, code: int) -> Action:
    """The action that a code stands for when said by the actor of the table."""
    if code >= DRAW:
        return Discards(table.hole[table.actor])[code - DRAW]
    if code == FOLD:
        return Fold()
    if code == CALL:
        return Call() if to_call(table, table.actor) else Check()
    return Raise() if table.price else Bet()

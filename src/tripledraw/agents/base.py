"""Agents: players that choose an action from a view."""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from tripledraw.actions import Action
from tripledraw.agents.chance import turn_chance
from tripledraw.agents.seen import table_seen, turn_of
from tripledraw.codes import action_of
from tripledraw.errors import TripleDrawError
from tripledraw.rules.table import Table
from tripledraw.views import View

POLICIES = ("textbook", "caller", "random", "showdown")
"""The agents that are a policy and no more: quick, and compiled for whole batches of hands."""

NAMES = (*POLICIES, "endgame", "blueprint")
"""Those that can be asked for by name at the terminal; `room.terms.Agent` are those of the room."""

KNOWN = (*POLICIES, "blueprint")
"""Those of whom it can be said how often they do what with every hand (`strength.known`)."""

Policy = Callable[[Table, int, int], int]
"""A policy's ``act(table, seat, chance) -> action code``."""


class Agent(Protocol):
    """Whoever can play a hand from what one seat may see."""

    name: str

    def act(self, view: View) -> Action:
        """Choose a legal action of the view's seat, whose turn it is."""


class PolicyAgent:
    """A policy with a seat: it sees a view, and its chance comes from a seed.

    It remembers nothing: the same seed at the same turn with the same cards chooses the same.
    """

    def __init__(self, name: str, policy: Policy, seed: int | str = 0) -> None:
        self.name = name
        self._policy = policy
        self._seed = seed

    def act(self, view: View) -> Action:
        """The policy's choice; O(events of the hand).

        Raises `TripleDrawError` for a view without events or of a seat that is not to act.
        """
        table = table_seen(view)
        return action_of(table, self.code(table, turn_of(view)))

    def code(self, table: Table, turn: int) -> int:
        """The action code of the table's actor at the ``turn``-th decision of the hand, from 0.

        The table may be the real one: a policy reads only what the actor may see.
        """
        actor = table.actor
        return self._policy(table, actor, turn_chance(self._seed, turn, table.hole[actor]))


def agent(name: str, seed: int | str = 0) -> Agent:
    """One of `NAMES` as an agent with a seed of its own.

    Raises `TripleDrawError` for an unknown name, `MissingExtra` where packages are missing that
    the agent needs.

    >>> agent("caller", seed=7).name
    'caller'
    """
    if name not in NAMES:
        raise TripleDrawError(f"there is no agent {name!r}; the agents are {', '.join(NAMES)}")
    if name in POLICIES:
        return PolicyAgent(name, policy(name), seed)
    # The others need NumPy and Numba.
    if name == "endgame":
        from tripledraw.agents.endgame import EndgameAgent

        return EndgameAgent(seed)
    from tripledraw.agents.blueprint import BlueprintAgent

    return BlueprintAgent(seed)


def policy(name: str) -> Policy:
    """The policy of a name; raises `TripleDrawError` for one that is none of `POLICIES`."""
    if name not in POLICIES:
        raise TripleDrawError(f"there is no policy {name!r}; there are {', '.join(POLICIES)}")
    act: Policy = import_module(f"tripledraw.policies.{name}").act
    return act

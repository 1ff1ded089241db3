"""What was learned in an environment, as an agent for matches and tables."""

from collections.abc import Callable

from tripledraw.actions import Action
from tripledraw.agents.seen import table_seen
from tripledraw.codes import action_of
from tripledraw.envs import observation
from tripledraw.envs.spaces import Mask, Observation, mask_of, observed
from tripledraw.views import View

Choice = Callable[[Observation, Mask], int]
"""From an observation and its mask to one of the actions that the mask offers."""


class LearnedAgent:
    """An agent that observes as in the environments and chooses by a function of yours."""

    def __init__(self, name: str, choose: Choice) -> None:
        self.name = name
        self._choose = choose

    def act(self, view: View) -> Action:
        """The function's choice; O(events of the hand). Raises as `table_seen` does."""
        table = table_seen(view)
        assert view.seat is not None
        for thrown in view.discarded:
            for card in thrown:
                table.ever_thrown[view.seat] |= 1 << card
        action = self._choose(observed(table, view.seat), mask_of(table, view.seat))
        return action_of(table, observation.code_of(table, int(action)))

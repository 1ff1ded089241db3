"""A hand with an agent in every seat: a PettingZoo environment (agent environment cycle)."""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from tripledraw.batch.game import MOST_SEEDS
from tripledraw.envs import observation
from tripledraw.envs.dealing import DealtHand, check_seed, setting
from tripledraw.envs.spaces import action_space, mask_of, observation_space, observed
from tripledraw.errors import IllegalAction
from tripledraw.hand import Hand
from tripledraw.rules.table import Table
from tripledraw.stakes import Stakes


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo publishes no types
    """A hand an episode, two to six agents "seat_0" .. "seat_5".

    ``stacks`` are chips, one number for all or one by seat, the same at the start of every
    hand; 1,000 small bets if not given. ``button`` None moves on by one seat every hand. Raises
    `StakesError` for what cannot be played.

    An observation is a dict of "observation" and "action_mask"; the mask is all 0 for those who
    are not to act. Rewards are small bets won, given to all when the hand is over, 0 before.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's own way
        "name": "tripledraw_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        seats: int = 2,
        *,
        stakes: Stakes | None = None,
        stacks: int | Sequence[int] | None = None,
        button: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._setting = setting(seats, stakes, stacks, button)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        mask = Box(0, 1, (observation.ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": observation_space(self._setting.game), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._seed: int | None = None
        self._index = -1
        self._dealt: DealtHand | None = None

    def observation_space(self, agent: str) -> Dict:
        """The space of an agent's observations, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """The space of an agent's actions, the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next hand, or the first of a ``seed``, 0..2**64 - 1."""
        if seed is not None or self._seed is None:
            self._seed = check_seed(secrets.randbelow(MOST_SEEDS) if seed is None else seed)
            self._index = -1
        self._index += 1
        self._dealt = DealtHand(self._setting, self._seed, self._index)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"hand": self._index} for agent in self.agents
        }
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent observes now, whoever is to act."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": observed(self._table, seat),
            "action_mask": mask_of(self._table, seat),
        }

    def step(self, action: int | None) -> None:
        """The selected agent acts; None once the hand is over.

        An action outside the mask raises `IllegalAction` and the hand is as it was.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        wanted = self._offered(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        assert self._dealt is not None
        self._dealt.play(observation.code_of(self._table, wanted))
        if self.hand.over:
            self._pay()
        else:
            self._select()

    def render(self) -> str:
        """The log of the hand with every card, an event a line."""
        return "\n".join(map(repr, self.hand.events))

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def hand(self) -> Hand:
        """The hand in the readable engine, hidden cards and all: for those who look on."""
        assert self._dealt is not None, "call reset() first"
        return self._dealt.hand

    @property
    def _table(self) -> Table:
        return self.hand.table

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._table.actor]

    def _offered(self, action: int | None) -> int:
        """The action, if the mask offers it; raises `IllegalAction`."""
        seat = self._table.actor
        if action is not None and observation.is_offered(self._table, int(action)):
            return int(action)
        legal = np.flatnonzero(mask_of(self._table, seat)).tolist()
        raise IllegalAction(
            f"seat {seat} cannot take action {action} now; its mask offers "
            f"{', '.join(map(str, legal))}",
            seat=seat,
            action=action,
            legal=legal,
        )

    def _pay(self) -> None:
        """Give everybody what the hand brought and end it."""
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._setting.in_small_bets(seat, self._table.stacks[seat])
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

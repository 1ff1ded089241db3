"""One seat to learn in, the others played by policies: a Gymnasium environment."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from tripledraw.batch.game import MOST_SEEDS
from tripledraw.envs import observation
from tripledraw.envs.dealing import DealtHand, check_seat, check_seed, setting
from tripledraw.envs.spaces import Observation, action_space, mask_of, observation_space, observed
from tripledraw.errors import HandOver
from tripledraw.hand import Hand
from tripledraw.rules.table import Table
from tripledraw.stakes import Stakes
from tripledraw.views import seen_by


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A hand an episode: the learner has ``seat``, ``policies`` play the other seats.

    ``policies`` is one name for all or one by seat (the learner's own is not used): random,
    showdown, caller, textbook. ``stacks`` are chips, one number for all or one by seat, the
    same at the start of every hand; 1,000 small bets if not given. ``button`` None moves on by
    one seat every hand. Raises `StakesError` or `BatchError` for what cannot be played.

    The reward is what the hand brought the seat, in small bets, when it is over for the seat
    (its own fold ends it), else 0. A hand without a decision of the learner is passed over. An
    action outside ``info["action_mask"]`` is played as a player who does not act (check, else
    fold; stand pat), and ``info["illegal"]`` says so.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        seats: int = 2,
        *,
        stakes: Stakes | None = None,
        stacks: int | Sequence[int] | None = None,
        policies: str | Sequence[str] = "random",
        seat: int = 0,
        button: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._setting = setting(seats, stakes, stacks, button, policies)
        self._seat = check_seat(seat, seats)
        self.render_mode = render_mode
        self.observation_space = observation_space(self._setting.game)
        self.action_space = action_space()
        self._seed: int | None = None
        self._index = -1
        self._dealt: DealtHand | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the next hand, or the first of a ``seed``, 0..2**64 - 1."""
        super().reset(seed=seed)
        if seed is not None:
            self._begin(check_seed(seed))
        elif self._seed is None:
            self._begin(int(self.np_random.integers(MOST_SEEDS, dtype=np.uint64)))
        self._deal()
        return self._observed(illegal=False)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the others up to its next decision; raises `HandOver`."""
        if self._is_over():
            raise HandOver(f"action {action} came after the hand had ended; reset() deals the next")
        illegal = not observation.is_offered(self._table, int(action))
        if illegal:
            code = observation.timed_out_code(self._table)
        else:
            code = observation.code_of(self._table, int(action))
        self._played.play(code)
        self._go_on()
        over = self._is_over()
        chips = self._table.stacks[self._seat]
        reward = self._setting.in_small_bets(self._seat, chips) if over else 0.0
        seen, info = self._observed(illegal=illegal)
        return seen, reward, over, False, info

    def render(self) -> str:
        """The log of the hand as the seat sees it, an event a line."""
        return "\n".join(map(repr, seen_by(self.hand.events, self._seat)))

    @property
    def hand(self) -> Hand:
        """The hand in the readable engine, hidden cards and all: for those who look on."""
        return self._played.hand

    @property
    def _played(self) -> DealtHand:
        if self._dealt is None:
            raise ResetNeeded("no hand has been dealt; call reset() first")
        return self._dealt

    @property
    def _table(self) -> Table:
        return self.hand.table

    def _begin(self, seed: int) -> None:
        self._seed = seed
        self._index = -1

    def _deal(self) -> None:
        """Deal hands until the learner has something to decide."""
        assert self._seed is not None
        while True:
            self._index += 1
            self._dealt = DealtHand(self._setting, self._seed, self._index)
            self._go_on()
            if not self._is_over():
                return

    def _go_on(self) -> None:
        """Let the others act up to the learner's turn or the end of its hand."""
        while not self._is_over() and self._table.actor != self._seat:
            self._played.play_policy()

    def _is_over(self) -> bool:
        """Whether nothing in this hand concerns the learner any more."""
        return self.hand.over or not self._table.live >> self._seat & 1

    def _observed(self, *, illegal: bool) -> tuple[Observation, dict[str, Any]]:
        mask = mask_of(self._table, self._seat)
        info = {"action_mask": mask, "hand": self._index, "illegal": illegal}
        return observed(self._table, self._seat), info

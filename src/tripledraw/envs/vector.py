"""One seat at many tables, stepped together in compiled code: a Gymnasium vector environment."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tripledraw.batch import playing
from tripledraw.batch.checks import check_count
from tripledraw.batch.compile import array_of, import_numba, kernel
from tripledraw.batch.game import MOST_SEEDS
from tripledraw.batch.layout import table_type
from tripledraw.envs import observation, stepping
from tripledraw.envs.dealing import check_seat, check_seed, setting
from tripledraw.envs.memory import Arrays
from tripledraw.envs.spaces import action_space, observation_space
from tripledraw.errors import BatchError
from tripledraw.rules.words import DECK_CARDS, OVER
from tripledraw.stakes import Stakes

Observations = NDArray[np.float32]
Stepped = tuple[
    Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class SeatVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` tables, each of them as `SeatEnv` would be; the options are the same.

    Table i plays what ``SeatEnv`` plays with the seed ``seed + i``. A hand that ends is
    followed by the next in the same step (Gymnasium's SAME_STEP): the observation and the mask
    are those of the new hand, reward and termination those of the old one, whose last
    observations are ``info["final_obs"]``. ``info["illegal"]`` marks actions outside the mask.
    The first use compiles, which takes some seconds and says so on stderr.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        num_envs: int = 1,
        seats: int = 2,
        *,
        stakes: Stakes | None = None,
        stacks: int | Sequence[int] | None = None,
        policies: str | Sequence[str] = "random",
        seat: int = 0,
        button: int | None = None,
    ) -> None:
        self.num_envs = n = check_count("num_envs", num_envs, 1)
        shared = setting(seats, stakes, stacks, button, policies)
        self.single_observation_space = observation_space(shared.game)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.tables = np.repeat(shared.game.table(), n)
        """The tables as records (`batch.layout`), hidden cards and all: for those who look on."""
        self._runs = np.zeros(n, stepping.RUN_TYPE)
        self._shared = (
            np.array(shared.game.stacks, np.int64),
            shared.game.players(),
            np.array(shared.buttons, np.int64),
            check_seat(seat, seats),
            np.empty((1, 0, DECK_CARDS), np.int8),
        )
        self._kernel = _kernel(playing.chooser(shared.game.policies))
        self._seen = Arrays((n, observation.SIZE), np.float32)
        self._last_seen = Arrays((n, observation.SIZE), np.float32)
        self._masks = Arrays((n, observation.ACTIONS), np.int8)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal the next hand at every table, or the first ones of a ``seed``, 0..2**64 - 1."""
        super().reset(seed=seed)
        if seed is not None:
            self._begin(check_seed(seed))
        elif not self._dealt:
            self._begin(int(self.np_random.integers(MOST_SEEDS, dtype=np.uint64)))
        self.tables["phase"] = OVER
        seen, _, _, _, info = self._move(np.zeros(self.num_envs, np.int64))
        return seen, info

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """The learner acts at every table; raises `BatchError` for what are no actions."""
        if not self._dealt:
            raise ResetNeeded("no hands have been dealt; call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BatchError(
                f"the actions are {given.dtype} of shape {given.shape}; they must be whole "
                f"numbers of shape ({self.num_envs},)"
            )
        return self._move(np.ascontiguousarray(given, np.int64))

    def _begin(self, seed: int) -> None:
        """Put every table before the first hand of its seed."""
        self._runs["seed"] = np.uint64(seed) + np.arange(self.num_envs, dtype=np.uint64)
        self._runs["hand"] = -1
        self._dealt = True

    def _move(self, actions: NDArray[np.int64]) -> Stepped:
        n = self.num_envs
        seen, masks, last_seen = self._seen.take(), self._masks.take(), self._last_seen.take()
        rewards, ended, illegal = np.empty(n), np.empty(n, np.bool_), np.empty(n, np.bool_)
        endings = self._kernel(
            self.tables,
            self._runs,
            *self._shared,
            actions,
            seen,
            masks,
            rewards,
            ended,
            illegal,
            last_seen,
        )
        info = {"action_mask": masks, "hand": self._runs["hand"].copy(), "illegal": illegal}
        info |= {f"_{name}": np.ones(n, np.bool_) for name in info}
        if endings:
            info["final_obs"] = _by_table(ended, last_seen[:endings])
            info["_final_obs"] = ended.copy()
        return seen, rewards, ended, np.zeros(n, np.bool_), info


def _by_table(ended: NDArray[np.bool_], rows: Observations) -> NDArray[np.object_]:
    """The rows at the tables that they belong to, None elsewhere: Gymnasium's own form."""
    found = np.full(len(ended), None, object)
    found[ended] = np.fromiter(rows, object, len(rows))
    return found


@cache
def _kernel(choose: Any) -> Any:
    numba, words = import_numba(), array_of(np.dtype(np.int64))
    floats, flags = array_of(np.dtype(np.float32), 2), array_of(np.dtype(np.bool_))
    return kernel(
        stepping.kernel_with(choose),
        array_of(table_type()),
        array_of(stepping.RUN_TYPE),
        words,
        words,
        words,
        numba.int64,
        array_of(np.dtype(np.int8), 3, readonly=True),
        words,
        floats,
        array_of(np.dtype(np.int8), 2),
        array_of(np.dtype(np.float64)),
        flags,
        flags,
        floats,
    )

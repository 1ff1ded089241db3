"""Environments to learn in: PettingZoo, Gymnasium, and thousands of tables at once.

Needs the extra ``rl`` (PettingZoo, Gymnasium, NumPy, Numba). `TableEnv` is a hand with an agent
in every seat, `SeatEnv` one seat among policies, `SeatVectorEnv` that seat at many tables,
stepped in compiled code. All share one observation and one list of actions
(docs/reference/envs.md).

>>> from tripledraw import envs
>>> env = envs.SeatEnv(seats=2, policies="caller")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((263,), 3)
"""

from importlib.util import find_spec

from tripledraw.errors import MissingExtra

if any(find_spec(package) is None for package in ("gymnasium", "numba", "numpy", "pettingzoo")):
    raise MissingExtra("tripledraw.envs", "rl")

from tripledraw.envs.learned import LearnedAgent as LearnedAgent
from tripledraw.envs.observation import ACTIONS as ACTIONS
from tripledraw.envs.observation import SIZE as SIZE
from tripledraw.envs.registration import register as register
from tripledraw.envs.seat import SeatEnv as SeatEnv
from tripledraw.envs.table import TableEnv as TableEnv
from tripledraw.envs.vector import SeatVectorEnv as SeatVectorEnv

__all__ = ["ACTIONS", "SIZE", "LearnedAgent", "SeatEnv", "SeatVectorEnv", "TableEnv", "register"]

"""The spaces of Gymnasium that say what observations and actions look like."""

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from tripledraw.batch.game import Game
from tripledraw.envs import observation
from tripledraw.rules.table import Table
from tripledraw.rules.words import MAX_SEATS

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation_space(game: Game) -> Box[np.float32]:
    """Every observation of a game: flags up to 1, amounts up to all chips of the table."""
    chips = max(sum(game.stacks), game.stakes.big_blind) / game.stakes.small_bet
    high = np.ones(observation.SIZE, np.float32)
    for place in range(MAX_SEATS):
        at = observation.SEATS + place * observation.SEAT_SIZE
        high[[at + observation.STACK, at + observation.BET]] = chips
    high[[observation.POT, observation.PRICE, observation.TO_CALL]] = chips
    # A wager counts as a bet from half a small bet upward; the big blind is the first.
    high[observation.BETS] = 1 + 2 * chips
    return Box(np.zeros_like(high), high, dtype=np.float32)


def action_space() -> Discrete[np.int64]:
    """The actions 0..34."""
    return Discrete(observation.ACTIONS)


def observed(table: Table, seat: int) -> Observation:
    """A new array with what a seat observes."""
    out = np.empty(observation.SIZE, np.float32)
    observation.encode(table, seat, out)
    return out


def mask_of(table: Table, seat: int) -> Mask:
    """A new array with what a seat may do, 0 or 1 for each action."""
    out = np.empty(observation.ACTIONS, np.int8)
    observation.write_mask(table, seat, out)
    return out

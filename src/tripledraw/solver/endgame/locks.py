"""Locks: hands that do what they are told while everything else learns to answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tripledraw.errors import SolverError
from tripledraw.solver.endgame.columns import Columns
from tripledraw.solver.endgame.keeps import DRAWN
from tripledraw.solver.endgame.paths import Point, action_names, find
from tripledraw.solver.endgame.pruning import keeps_in_order
from tripledraw.solver.endgame.sight import Sight
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.endgame.third_round import ThirdRound
from tripledraw.solver.endgame.weights import AnyRange, column_weights

Array = Any  # an array of NumPy

PAT = "pat"
NEAR = 1e-6


@dataclass(frozen=True, eq=False)
class Lock:
    """At this point these hands do this.

    ``path``   the point (`paths`)
    ``hands``  a range; every hand with a weight is locked, whatever the weight
    ``play``   how often what is done, their sum 1: "check", "bet", "fold", "call", "raise"; at a
               draw "pat", "1" to "5", by the keep that looks best of so many cards

    Raises `SolverError` for shares that are none.
    """

    path: str
    hands: AnyRange
    play: Mapping[str, float]

    def __post_init__(self) -> None:
        for action, share in self.play.items():
            if not 0 <= share <= 1:
                raise SolverError(f'the share of "{action}" is {share:g}; it must be 0 to 1')
        if abs(sum(self.play.values()) - 1) > NEAR:
            raise SolverError(f'the shares of the lock at "{self.path}" must add up to 1')


def read_lock(text: str) -> Lock:
    """A lock written as PATH | HANDS | ACTION SHARE, ...: "1 | pat J | pat 0.8, 1 0.2".

    An action alone is always done. Raises `SolverError`.
    """
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 3:
        raise SolverError(
            f'the lock "{text}" must have three parts: PATH | HANDS | ACTION SHARE, ...'
        )
    shares = [_share(part.split(), text) for part in parts[2].split(",")]
    play = dict(shares)
    if len(play) < len(shares):
        raise SolverError(f'the lock "{text}" names an action twice; each has one share')
    return Lock(parts[0], parts[1], play)


def _share(words: list[str], text: str) -> tuple[str, float]:
    if len(words) == 1:
        return words[0], 1.0
    try:
        action, share = words
        return action, float(share)
    except ValueError:
        raise SolverError(
            f'the lock "{text}" must end in actions with a share each, such as: call 0.8, fold 0.2'
        ) from None


def check_lock(lock: Lock, spot: Spot, held: Columns) -> None:
    """Raise `SolverError` or `RangeError` for a lock that is none in this spot."""
    _shares(lock, find(spot, lock.path))
    _columns(lock, held)


def apply_lock(
    lock: Lock, spot: Spot, stages: Sequence[Stage], third: ThirdRound | None, sight: Sight,
    columns: Array,
) -> None:  # fmt: skip
    """Lock hands where nothing has been learnt yet; raises as `check_lock`.

    ``sight`` has every hand, ``columns`` those of it that the stages have.
    """
    point = find(spot, lock.path)
    shares = _shares(lock, point)
    named = _columns(lock, sight.held) > 0
    if point.tree is None:
        _lock_draw(spot, stages[point.stage], point, np.flatnonzero(named[columns]), shares)
    elif third is not None and point.stage < 0:
        _lock_third(third, point, np.flatnonzero(named[columns]), shares)
    else:
        _lock_bets(stages[point.stage], point, sight.bins[sight.stays[named]], shares)


def _columns(lock: Lock, held: Columns) -> Array:
    return column_weights(lock.hands, held, "the range of a lock")


def _shares(lock: Lock, point: Point) -> list[float]:
    """How often each action of a point is taken."""
    if point.tree is None:
        actions = [PAT, *map(str, range(1, DRAWN))]
    else:
        actions = list(action_names(point.tree, point.place))
    for action in lock.play:
        if action not in actions:
            raise SolverError(
                f'"{action}" cannot be done at "{lock.path}"; there are {", ".join(actions)}'
            )
    return [lock.play.get(action, 0.0) for action in actions]


def _lock_draw(spot: Spot, stage: Stage, point: Point, hands: Array, shares: list[float]) -> None:
    state = stage.state
    situation = 1 + point.drawn[0] if point.drawn else 0
    state.keep_free[situation, hands] = 0
    state.keep_regrets[situation][:, hands] = 0
    ranks = stage.sight.held.ranks[hands]
    for share, order in zip(shares, keeps_in_order(spot), strict=True):
        state.keep_regrets[situation, order[0, ranks], hands] = share


def _lock_third(third: ThirdRound, point: Point, hands: Array, shares: list[float]) -> None:
    third.free[point.place, hands] = 0
    for move, share in enumerate(shares, int(third.walk.first[point.place])):
        third.regrets[move, hands] = share


def _lock_bets(stage: Stage, point: Point, bins: Array, shares: list[float]) -> None:
    a, b = point.drawn
    stage.lock_apart(a, b)
    state = stage.state
    state.bets_free[state.bets_lock[a, b], point.place, bins] = 0
    for move, share in enumerate(shares, int(stage.walk.first[point.place])):
        state.bet_regrets[a, b, move, bins] = share

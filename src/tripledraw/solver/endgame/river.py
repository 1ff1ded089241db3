"""The betting after the last draw, played on by itself from the ranges that come to it.

An endgame learns most of what comes about most. After draws that are seldom made, and where a hand
seldom comes, its average strategies are rough, and so is what they make an action worth, however
little the best answers win at the start. Played on by itself the betting after two draws is a small
game, in which all its points are learnt well.
"""

from typing import Any

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.endgame import last_draw
from tripledraw.solver.endgame.answer import Study
from tripledraw.solver.endgame.last_draw import NEGLIGIBLE, LastDraw
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.small.cfr import AVERAGE_POWER

Array = Any  # an array of NumPy

ITERATIONS = 400
"""Iterations at least, each 0.1 ms by ranks: then what is lost anywhere is next to nothing."""


def played_on(stage: Stage, study: Study, a: int, b: int, iterations: int) -> LastDraw:
    """What a stage has learnt, with the betting after draws of a and b learnt anew by itself.

    ``iterations`` are those that the stage has had; as many are made, but `ITERATIONS` at least.
    Both come there as the average strategies in ``study`` have it. Where one never comes nothing
    is learnt, and locked hands do as they did.
    """
    s, walk = stage.state, stage.walk
    first, second = _range(study.final[0, a], s.bins), _range(study.final[1 + a, b], s.bins)
    if first is None or second is None:
        return s
    final, regrets = np.zeros_like(s.final), np.zeros_like(s.bet_regrets)
    final[0, a], final[1 + a, b] = first, second
    decisions = np.repeat(np.arange(len(walk.actor)), np.diff(walk.first))
    is_locked = s.bets_free[s.bets_lock[a, b]][decisions] == 0
    regrets[a, b] = s.bet_regrets[a, b] * is_locked
    anew = s._replace(final=final, bet_regrets=regrets, bet_sums=np.zeros_like(s.bet_sums))
    turns = max(iterations, ITERATIONS)
    loop(last_draw.play_on)(a, b, turns, AVERAGE_POWER, anew, walk, study.small)
    return anew


def _range(final: Array, bins: Array) -> Array | None:
    """How often each bin comes, or nothing where hardly any does."""
    total = final.sum()
    return np.bincount(bins, final / total) if total > NEGLIGIBLE else None

"""What hands are worth against the average strategies of a stage, and the best answer to them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.endgame import best
from tripledraw.solver.endgame.keeps import DRAWN, MASKS
from tripledraw.solver.endgame.last_draw import NEGLIGIBLE, SITUATIONS, Room, new_room
from tripledraw.solver.endgame.meeting import Meeting, counts_cards, meet
from tripledraw.solver.endgame.sight import Sight
from tripledraw.solver.endgame.stage import Stage
from tripledraw.solver.ranks import CLASSES, SMALLER
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

NOBODY_MET = 1e-5
"""A hand that meets less than this part of a range meets nobody."""

OWN, BEST = range(2)
"""Rows of `values`."""


class Study(NamedTuple):
    """Room to look at one stage with every final hand on its own.

    ``sight``  the tables
    ``small``  room in bins, ``full`` room in final hands
    ``kept``   float32[7, 32, hands]: the average strategies of the draws
    ``final``  float32[7, 6, finals]: the hands that they make
    ``reach``  float32[2, hands]: the hands before the draw
    """

    sight: Sight
    small: Room
    full: Room
    kept: Array
    final: Array
    reach: Array


def new_study(moves: int, places: int, sight: Sight) -> Study:
    """Room for one thread, in bins and in final hands."""
    hands, finals = len(sight.held), len(sight.final)
    kept = np.zeros((SITUATIONS, MASKS, hands), np.float32)
    final = np.zeros((SITUATIONS, DRAWN, finals), np.float32)
    reach = np.zeros((2, hands), np.float32)
    small = new_room(moves, places, hands, sight.meetings.bins)
    full = new_room(moves, places, hands, sight.meetings.final)
    return Study(sight, small, full, kept, final, reach)


def average(stage: Stage, reach: Array, study: Study) -> None:
    """Fill the average strategies and the hands that they make when the players come so."""
    s = stage.state._replace(reach=reach)
    study.reach[:] = reach
    sight = study.sight
    study.kept[:] = 0
    study.final[:] = 0
    for player in (BIG_BLIND, BUTTON):
        for situation in stage.situations(player):
            find = loop(best.average_keeps)
            find(situation, s, sight.made, sight.keeps, study.full, study.kept, study.final)
        if len(stage.drawn) > player:
            situation = 0 if player == BIG_BLIND else 1 + stage.drawn[0]
            np.add.at(study.final[situation, stage.drawn[player]], sight.stays, reach[player])


def values(stage: Stage, player: int, opened: Array, study: Study) -> Array:
    """float32[2, hands]: what hands are worth, `OWN` and `BEST`.

    The one if both keep to their average strategies, the other when the player does what is best
    within the locks. ``opened[mask, hand]`` are the keeps that he may choose among. `average` comes
    first. At his draw ``study.full.kept`` has what is best by keep.
    """
    s = stage.state
    keep_frees = np.zeros_like(s.keep_free), s.keep_free
    bets_frees = np.stack([np.zeros_like(s.bets_free), s.bets_free])
    worth, by_draw = (np.zeros((2, DRAWN, len(study.sight.final)), np.float32) for _ in range(2))
    met = np.zeros_like(worth[OWN])
    out = np.zeros((2, len(study.sight.held)), np.float32)
    for a in stage.draws:
        loop(best.answer_bets)(
            player, a, s, study.final, bets_frees, stage.walk, study.small, study.full, worth
        )
        if player == BIG_BLIND:
            by_draw[:, a], met[a] = worth[:, a], study.full.met[a]
        elif len(stage.drawn) == 2:
            out += worth[:, stage.drawn[1], study.sight.stays]
        else:
            out += _answer_draw(1 + a, worth, study.full.met, opened, keep_frees, study)
    if player == BUTTON:
        return out * scale(stage, study) if counts_cards(study.full.meeting) else out
    if stage.drawn:
        drew = stage.drawn[0], study.sight.stays
        came = held_met(study.reach[BUTTON], study.sight)
        return by_draw[:, *drew] * share(came, met[drew])
    return _answer_draw(0, by_draw, met, opened, keep_frees, study)


def _answer_draw(
    situation: int, worth: Array, met: Array, opened: Array, frees: Sequence[Array], study: Study
) -> Array:
    found = [
        answer_draw(situation, each, met, opened, free, study)
        for each, free in zip(worth, frees, strict=True)
    ]
    return np.array(found)


def best_draw(stage: Stage, a: int, study: Study) -> None:
    """Fill ``study.full.kept`` with what the button's keeps are worth when a cards were drawn.

    When he does what is best, as in `values`.
    """
    s = stage.state
    worth = np.zeros((1, DRAWN, len(study.sight.final)), np.float32)
    loop(best.answer_bets)(
        BUTTON, a, s, study.final, s.bets_free[None], stage.walk, study.small, study.full, worth
    )
    answer_draw(1 + a, worth[0], study.full.met, s.opened, s.keep_free, study)


def answer_draw(
    situation: int, worth: Array, met: Array, opened: Array, free: Array, study: Study
) -> Array:
    """float32[hands]: what hands are worth at a draw; ``study.full.kept`` has it by keep."""
    if situation == 0:
        base = held_met(study.reach[BUTTON], study.sight)
    else:
        base = met_by(study.final[0, situation - 1], study.sight)
    out = np.zeros(len(study.sight.held), np.float32)
    loop(best.answer_keeps)(
        worth, met, base, study.kept[situation], opened, free[situation], study.sight.made,
        study.sight.keeps, study.full, out,
    )  # fmt: skip
    return out


def scale(stage: Stage, study: Study) -> Array:
    """float32[hands]: the big blind's range before its draw over all it draws to, as hands meet it.

    Without cards counted that is 1; with them final hands are not met quite as often.
    """
    made = sum(study.final[0, a] for a in stage.draws)
    return share(held_met(study.reach[BIG_BLIND], study.sight), met_by(made, study.sight))


def share(before: Array, after: Array) -> Array:
    """float32[n]: what is met of a range before it draws over what is met of it after that."""
    found: Array = np.where(after > NEGLIGIBLE, before / np.maximum(after, NEGLIGIBLE), 1)
    return found.astype(np.float32)


def held_met(other: Array, sight: Sight) -> Array:
    """float32[hands]: how much each hand meets of a range of the other seat before its draw."""
    return _met(sight.meetings.held, sight.meetings.held, other)


def met_by(other: Array, sight: Sight) -> Array:
    """float32[hands]: how much each hand meets of a range of the other seat after its draw."""
    return _met(sight.meetings.held, sight.meetings.final, other)


def final_met(other: Array, sight: Sight) -> Array:
    """float32[finals]: how much each final hand meets of a range of final hands."""
    return _met(sight.meetings.final, sight.meetings.final, other)


def _met(mine: Meeting, others: Meeting, other: Array) -> Array:
    """Sums with signs, so what is left where nobody is met is rounding: it is nothing."""
    out = np.zeros(len(mine.parts), np.float32)
    sums = np.zeros((2, SMALLER + CLASSES), np.float32)
    loop(meet)(mine, others, other, sums, out)
    out[out < NOBODY_MET * other.sum()] = 0
    return out

"""What hands are worth against the average strategies of a stage, and the best answer to them."""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.endgame import best
from tripledraw.solver.endgame.keeps import DRAWN, MASKS, keeps
from tripledraw.solver.endgame.last_draw import NEGLIGIBLE, SITUATIONS, Room, new_room
from tripledraw.solver.endgame.meeting import counts_cards, meet
from tripledraw.solver.endgame.stage import EVERY, Sight, Stage
from tripledraw.solver.ranks import CLASSES
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy


class Study(NamedTuple):
    """Room to look at one stage with every class of final hands on its own.

    ``small``  room in bins, ``full`` room in classes
    ``kept``   float32[7, 32, 6175]: the average strategies of the draws
    ``final``  float32[7, 6, 6175]: the hands that they make
    ``reach``  float32[2, 6175]: the hands before the draw
    """

    small: Room
    full: Room
    kept: Array
    final: Array
    reach: Array


def new_study(moves: int, places: int, sight: Sight) -> Study:
    """Room for one thread, with who meets whom in bins and in classes."""
    kept = np.zeros((SITUATIONS, MASKS, CLASSES), np.float32)
    final = np.zeros((SITUATIONS, DRAWN, CLASSES), np.float32)
    reach = np.zeros((2, CLASSES), np.float32)
    small = new_room(moves, places, sight.learning)
    full = new_room(moves, places, sight.measuring)
    return Study(small, full, kept, final, reach)


def average(stage: Stage, reach: Array, study: Study) -> None:
    """Fill the average strategies and the hands that they make when the players come so."""
    s = stage.state._replace(reach=reach)
    study.reach[:] = reach
    study.kept[:] = 0
    study.final[:] = 0
    for player in (BIG_BLIND, BUTTON):
        for situation in stage.situations(player):
            find = loop(best.average_keeps)
            find(situation, s, EVERY, keeps(), study.full, study.kept, study.final)
        if len(stage.drawn) > player:
            situation = 0 if player == BIG_BLIND else 1 + stage.drawn[0]
            study.final[situation, stage.drawn[player]] = reach[player]


def best_values(stage: Stage, player: int, opened: Array, study: Study) -> Array:
    """float32[6175]: what hands are worth when the player does what is best, within the locks.

    ``opened[mask, hand]`` are the keeps that he may choose among. `average` comes first.
    """
    return values(stage, player, study, opened, stage.state.keep_free, stage.state.bets_free)


def own_values(stage: Stage, player: int, study: Study) -> Array:
    """float32[6175]: what hands are worth when both keep to their average strategies."""
    s = stage.state
    nobody = np.zeros_like(s.keep_free), np.zeros_like(s.bets_free)
    return values(stage, player, study, s.opened, *nobody)


def own_draw(stage: Stage, a: int, study: Study) -> None:
    """Fill ``study.full.kept`` with what the button's keeps are worth when a cards were drawn."""
    s = stage.state
    keep_free, bets_free = np.zeros_like(s.keep_free), np.zeros_like(s.bets_free)
    loop(best.answer_bets)(
        BUTTON, a, s, study.final, bets_free, stage.walk, study.small, study.full
    )
    answer_draw(1 + a, study.full.worth, study.full.met, s.opened, keep_free, study)


def values(
    stage: Stage, player: int, study: Study, opened: Array, keep_free: Array, bets_free: Array
) -> Array:
    """As `best_values`, for those who are free to change."""
    worth, met = (np.zeros((DRAWN, CLASSES), np.float32) for _ in range(2))
    out = np.zeros(CLASSES, np.float32)
    for a in stage.draws:
        loop(best.answer_bets)(
            player, a, stage.state, study.final, bets_free, stage.walk, study.small, study.full
        )
        if player == BIG_BLIND:
            worth[a], met[a] = study.full.worth[a], study.full.met[a]
        elif len(stage.drawn) == 2:
            out += study.full.worth[stage.drawn[1]]
        else:
            out += answer_draw(1 + a, study.full.worth, study.full.met, opened, keep_free, study)
    if player == BUTTON:
        return out * scale(stage, study) if counts_cards(study.full.meeting) else out
    if stage.drawn:
        return worth[stage.drawn[0]]
    return answer_draw(0, worth, met, opened, keep_free, study)


def answer_draw(
    situation: int, worth: Array, met: Array, opened: Array, free: Array, study: Study
) -> Array:
    """float32[6175]: what hands are worth at a draw; ``study.full.kept`` has it by keep."""
    other = study.reach[BUTTON] if situation == 0 else study.final[0, situation - 1]
    base = met_by(other, study.full)
    out = np.zeros(CLASSES, np.float32)
    loop(best.answer_keeps)(
        worth, met, base, study.kept[situation], opened, free[situation], EVERY, keeps(),
        study.full, out,
    )  # fmt: skip
    return out


def scale(stage: Stage, study: Study) -> Array:
    """float32[6175]: the big blind's range before its draw, over all it draws to, as hands meet it.

    Without cards counted that is 1; with them final hands are not met quite as often.
    """
    made = sum(study.final[0, a] for a in stage.draws)
    came, comes = met_by(study.reach[BIG_BLIND], study.full), met_by(made, study.full)
    found: Array = np.where(comes > NEGLIGIBLE, came / np.maximum(comes, NEGLIGIBLE), 1)
    return found.astype(np.float32)


def met_by(other: Array, room: Room) -> Array:
    """float32[6175]: how much of a range of the other seat each hand meets."""
    out = np.zeros(CLASSES, np.float32)
    loop(meet)(room.meeting, other, room.sums, out)
    return out

"""The rounds and draws before the last one, a whole level of the tree at a time. Compiled."""

from typing import Any

import numpy as np

from tripledraw.solver.blueprint.draws import draw_back, draw_down, room_to_draw
from tripledraw.solver.blueprint.rounds import Lesson, bet_back, bet_down, copy, fold_ends

Array = Any


def round_down(t: Any, played: Array, ranges: Array, going: Array) -> None:
    """Carry ranges through one round of all its states.

    ``played`` is float32[states, actions, buckets], ``ranges`` float32[states, 2, buckets];
    ``going`` float32[states * ends that go on, 2, buckets] is filled.
    """
    buckets = ranges.shape[2]
    total = np.empty(buckets, np.float32)
    held = np.empty((2 + len(t.leads), buckets), np.float32)
    strategy = np.empty((len(t.leads), buckets), np.float32)
    for state in range(len(ranges)):
        copy(ranges[state, 0], held[0])
        copy(ranges[state, 1], held[1])
        bet_down(t, played[state], total, held, strategy)
        for i in range(len(t.going)):
            for player in range(2):
                row = t.ranges[len(t.actor) + t.going[i], player]
                copy(held[row], going[state * len(t.going) + i, player])


def round_back(
    t: Any,
    lesson: Lesson,
    paid: Array,
    played: Array,
    regrets: Array,
    sums: Array,
    ranges: Array,
    after: Array,
    values: Array,
) -> None:
    """Bring the hero's values back through one round of all its states, and let him learn.

    ``after`` float32[states * ends that go on, buckets] are the values of these ends.
    """
    buckets = ranges.shape[2]
    total = np.empty(buckets, np.float32)
    held = np.empty((2 + len(t.leads), buckets), np.float32)
    strategy = np.empty((len(t.leads), buckets), np.float32)
    found = np.empty((len(t.actor) + len(t.folder), buckets), np.float32)
    for state in range(len(ranges)):
        copy(ranges[state, 0], held[0])
        copy(ranges[state, 1], held[1])
        bet_down(t, played[state], total, held, strategy)
        fold_ends(t, lesson.hero, paid[state], 1, held, found)
        for i in range(len(t.going)):
            copy(after[state * len(t.going) + i], found[len(t.actor) + t.going[i]])
        bet_back(t, lesson, regrets[state], sums[state], held, strategy, found)
        copy(found[0], values[state])


def draws_down(tables: Array, first: Array, second: Array, ranges: Array, drawn: Array) -> None:
    """Carry ranges through one draw of all its states.

    ``drawn`` float32[draws * counts * counts, 2, after] is filled.
    """
    counts, before, after = tables.shape
    room = room_to_draw(counts, before, after)
    lanes = np.empty((counts, 2, counts * after), np.float32)
    for draw in range(len(ranges)):
        draw_down(first[draw], second[draw], tables, ranges[draw], room, lanes)
        for one in range(counts):
            for two in range(counts):
                state = (draw * counts + one) * counts + two
                for player in range(2):
                    lane = lanes[one, player, two * after : (two + 1) * after]
                    copy(lane, drawn[state, player])


def draws_back(
    tables: Array,
    turned: Array,
    lesson: Lesson,
    played: Any,
    regrets: Any,
    sums: Any,
    ranges: Array,
    after_draw: Array,
    values: Array,
) -> None:
    """Bring the hero's values back through one draw of all its states, and let him learn.

    ``after_draw`` is float32[draws, counts, counts * after].
    """
    counts, before, after = tables.shape
    room = room_to_draw(counts, before, after)
    lanes = np.empty((counts, 2, counts * after), np.float32)
    for draw in range(len(ranges)):
        draw_down(played[0][draw], played[1][draw], tables, ranges[draw], room, lanes)
        draw_back(
            lesson, regrets[0][draw], sums[0][draw], regrets[1][draw], sums[1][draw],
            turned, after_draw[draw], room, values[draw],
        )  # fmt: skip

"""The last draw and the river at once, which is nearly all of the work. Compiled."""

from typing import Any

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.blueprint.draws import draw_back, draw_down, room_to_draw
from tripledraw.solver.blueprint.rounds import (
    TWO,
    ZERO,
    Lesson,
    bet_back,
    bet_down,
    copy,
    fold_ends,
)

Array = Any


def play_last_draws(
    begin: int,
    end: int,
    lesson: Lesson,
    t: Any,
    paid: Array,
    tables: Array,
    turned: Array,
    played: Any,
    regrets: Any,
    sums: Any,
    ranges: Array,
    values: Array,
) -> None:
    """Play last draws ``begin`` .. ``end`` - 1 with their rivers, and let the hero learn.

    ``played``, ``regrets`` and ``sums`` are each (first, second, river); ``paid`` float32[draws];
    ``ranges`` float32[draws, 2, before], ``values`` float32[draws, before] the hero's.
    """
    counts, before, after = tables.shape
    room = room_to_draw(counts, before, after)
    row = counts * after
    drawn = np.empty((counts, 2, row), np.float32)
    worth = np.empty((counts, row), np.float32)
    total = np.empty(row, np.float32)
    held = np.empty((2 + len(t.leads), row), np.float32)
    strategy = np.empty((len(t.leads), row), np.float32)
    found = np.empty((len(t.actor) + len(t.folder), row), np.float32)
    for draw in range(begin, end):
        draw_down(played[0][draw], played[1][draw], tables, ranges[draw], room, drawn)
        for one in range(counts):
            block = draw * counts + one
            copy(drawn[one, 0], held[0])
            copy(drawn[one, 1], held[1])
            bet_down(t, played[2][block], total, held, strategy)
            fold_ends(t, lesson.hero, paid[draw], counts, held, found)
            show_ends(t, lesson.hero, paid[draw], counts, held, found)
            bet_back(
                t, lesson, regrets[2][block], sums[2][block],
                held, strategy, found,
            )  # fmt: skip
            copy(found[0], worth[one])
        draw_back(
            lesson, regrets[0][draw], sums[0][draw], regrets[1][draw], sums[1][draw],
            turned, worth, room, values[draw],
        )  # fmt: skip


def show_ends(t: Any, hero: int, before: Any, lanes: int, ranges: Array, values: Array) -> None:
    """Fill what the ends with a showdown are worth to the hero."""
    count = len(t.actor)
    for end in range(len(t.folder)):
        if t.folder[end] == NOBODY:
            against = ranges[t.ranges[count + end, 1 - hero]]
            show_down(before + t.paid[end], against, lanes, values[count + end])


def show_down(paid: Any, against: Array, lanes: int, out: Array) -> None:
    """What hands win of the other range when they are shown: bucket 0 beats all others."""
    size = len(out) // lanes
    for begin in range(0, lanes // 3 * 3 * size, 3 * size):
        add_up_three(against[begin : begin + 3 * size], out[begin : begin + 3 * size])
    for begin in range(lanes // 3 * 3 * size, len(out), size):
        add_up(against[begin : begin + size], out[begin : begin + size])
    for begin in range(0, len(out), size):
        last = begin + size - 1
        total = out[last] + against[last]
        for i in range(begin, begin + size):
            out[i] = paid * (total - against[i] - TWO * out[i])


def add_up(row: Array, out: Array) -> None:
    """For every place the sum of those before it."""
    before = ZERO
    for i in range(len(row)):
        out[i] = before
        before += row[i]


def add_up_three(row: Array, out: Array) -> None:
    """As `add_up` for three lanes: additions that wait for nobody else's run side by side."""
    size = len(row) // 3
    one, two, three = ZERO, ZERO, ZERO
    for i in range(size):
        out[i] = one
        out[size + i] = two
        out[2 * size + i] = three
        one += row[i]
        two += row[size + i]
        three += row[2 * size + i]

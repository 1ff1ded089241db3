"""A draw on vectors: the big blind says how many cards, then the button; both hands change.

Tables are float32[counts, before, after], the chance of every bucket by how many cards are
drawn, and the same turned round to bring values back. ``first`` belongs to the big blind,
float32[counts, before], ``second`` to the button by what the big blind has drawn,
float32[counts, counts, before]. After a draw a row holds the lanes of the button's counts.
Compiled.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.solver.blueprint.rounds import (
    ANSWER,
    ZERO,
    Lesson,
    add,
    add_product,
    copy,
    learn,
    match,
    multiply,
    raise_to,
    remember,
)

Array = Any


class Choice(NamedTuple):
    """Room for one draw: strategies, ranges by choice and what the choices are worth.

    ``first`` and ``second`` are the strategies; ``held`` and ``answered`` what of the ranges
    makes each choice; ``worth`` float32[counts, before]; ``row`` and ``after`` one row each.
    """

    first: Array
    second: Array
    held: Array
    answered: Array
    worth: Array
    row: Array
    after: Array


def room_to_draw(counts: int, before: int, after: int) -> Choice:
    """Room for draws of 0 .. counts - 1 cards."""
    return Choice(
        np.empty((counts, before), np.float32),
        np.empty((counts, counts, before), np.float32),
        np.empty((counts, before), np.float32),
        np.empty((counts, counts, before), np.float32),
        np.empty((counts, before), np.float32),
        np.empty(before, np.float32),
        np.empty(after, np.float32),
    )


def draw_down(
    first: Array, second: Array, tables: Array, ranges: Array, room: Any, drawn: Array
) -> None:
    """Fill strategies and the ranges after the draw from regrets or sums.

    ``ranges`` is float32[2, before]. ``drawn`` is float32[counts, 2, counts * after]: by the big
    blind's count, for either player, the lanes of the button's.
    """
    counts, after = tables.shape[0], tables.shape[2]
    match(first, room.row, room.first)
    for one in range(counts):
        multiply(ranges[0], room.first[one], room.held[one])
        match(second[one], room.row, room.second[one])
        carry(room.held[one], tables[one], drawn[one, 0, :after])
        for two in range(1, counts):
            copy(drawn[one, 0, :after], drawn[one, 0, two * after : (two + 1) * after])
        for two in range(counts):
            multiply(ranges[1], room.second[one, two], room.answered[one, two])
            lane = drawn[one, 1, two * after : (two + 1) * after]
            carry(room.answered[one, two], tables[two], lane)


def draw_back(
    lesson: Lesson,
    first: Array,
    first_sums: Array,
    second: Array,
    second_sums: Array,
    turned: Array,
    values: Array,
    room: Any,
    out: Array,
) -> None:
    """Bring the hero's values from after the draw to before it, and let him learn.

    ``values`` is float32[counts, counts * after], ``out`` a row.
    """
    counts, after = turned.shape[0], turned.shape[1]
    if lesson.hero == 0:
        for one in range(counts):
            copy(values[one, :after], room.after)
            for two in range(1, counts):
                add(values[one, two * after : (two + 1) * after], room.after)
            carry(room.after, turned[one], room.worth[one])
        choose(lesson, first, first_sums, room.held, room.first, room.worth, out)
        return
    out[:] = ZERO
    for one in range(counts):
        for two in range(counts):
            carry(values[one, two * after : (two + 1) * after], turned[two], room.worth[two])
        choose(
            lesson, second[one], second_sums[one],
            room.answered[one], room.second[one], room.worth, room.row,
        )  # fmt: skip
        add(room.row, out)


def choose(
    lesson: Lesson,
    regrets: Array,
    sums: Array,
    held: Array,
    strategy: Array,
    worth: Array,
    out: Array,
) -> None:
    """What a choice is worth to every hand, and learn from it; rows by choice."""
    if lesson.purpose == ANSWER:
        copy(worth[0], out)
        for count in range(1, len(worth)):
            raise_to(worth[count], out)
        return
    out[:] = ZERO
    for count in range(len(worth)):
        add_product(strategy[count], worth[count], out)
    for count in range(len(worth)):
        learn(worth[count], out, lesson.discount, regrets[count])
        remember(lesson.weight, held[count], sums[count])


def carry(row: Array, table: Array, out: Array) -> None:
    """Multiply a row by a table, eight entries at once, passing over those that are all 0."""
    out[:] = ZERO
    whole = len(row) // 8 * 8
    for i in range(0, whole, 8):
        a, b, c, d = row[i], row[i + 1], row[i + 2], row[i + 3]
        e, f, g, h = row[i + 4], row[i + 5], row[i + 6], row[i + 7]
        if a + b + c + d + e + f + g + h != ZERO:
            for j in range(len(out)):
                out[j] += (
                    a * table[i, j]
                    + b * table[i + 1, j]
                    + c * table[i + 2, j]
                    + d * table[i + 3, j]
                    + e * table[i + 4, j]
                    + f * table[i + 5, j]
                    + g * table[i + 6, j]
                    + h * table[i + 7, j]
                )
    for i in range(whole, len(row)):
        for j in range(len(out)):
            out[j] += row[i] * table[i, j]

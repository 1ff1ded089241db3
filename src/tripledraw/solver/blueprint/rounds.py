"""A betting round on vectors: ranges carried down its tree, values brought up. Compiled.

A row holds a number for every bucket, side by side for a few ``lanes``: states of the game that
have the same bets before them and differ in the cards drawn. Rows of ranges are the big blind's and
the button's at the beginning, 0 and 1, then one for each action, 2 + its number: the range of who
took it.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.rules.words import NOBODY
from tripledraw.solver.tree import ILLEGAL, Tree

Array = Any

LEARN, ANSWER = 0, 1
"""What a player does with values: learn from regret, or answer with what is best at once."""


class Lesson(NamedTuple):
    """What a walk through the game is for.

    ``hero`` is whose values are found, 0 or 1; ``purpose`` LEARN or ANSWER; ``weight`` float32 what
    his strategy counts in the average, ``discount`` float32 what old regrets still count.
    """

    hero: int
    purpose: int
    weight: Any
    discount: Any


ZERO, ONE, TWO = np.float32(0), np.float32(1), np.float32(2)
TINY = np.float32(1e-30)


class Betting(NamedTuple):
    """The tree of a round as the compiled loops go through it.

    ``actor``  int8[n]: who decides, in the order of `Tree`
    ``starts`` int64[n + 1]: where the actions of each decision begin
    ``leads``  int64[actions]: the decision, or n + the end, that an action leads to
    ``ranges`` int64[n + ends, 2]: the row of either player's range at a decision or an end
    ``folder`` int8[ends]: who folded, -1 where both are in
    ``paid``   float32[ends]: small bets that the folder, or each of the two, has put in
    ``going``  int64[g]: the ends where both are in
    """

    actor: Array
    starts: Array
    leads: Array
    ranges: Array
    folder: Array
    paid: Array
    going: Array


def betting_of(tree: Tree, small_bet: int) -> Betting:
    """The tree made ready, chips turned into small bets."""
    count, ends = len(tree.actor), len(tree.folder)
    starts: list[int] = [0]
    leads: list[int] = []
    ranges = np.zeros((count + ends, 2), np.int64)
    ranges[0] = 0, 1
    for node in range(count):
        for child in tree.children[node][tree.children[node] != ILLEGAL]:
            ranges[child] = ranges[node]
            ranges[child, tree.actor[node]] = 2 + len(leads)
            leads.append(int(child))
        starts.append(len(leads))
    loser = np.where(tree.folder == NOBODY, 0, tree.folder)
    paid = tree.added[np.arange(ends), loser] / small_bet
    going = np.flatnonzero(tree.folder == NOBODY)
    return Betting(
        tree.actor, np.array(starts), np.array(leads), ranges, tree.folder,
        paid.astype(np.float32), going,
    )  # fmt: skip


def bet_down(t: Any, played: Array, total: Array, ranges: Array, strategy: Array) -> None:
    """Fill strategies and ranges from what is ``played``, regrets or sums, float32[actions, row].

    Rows 0 and 1 of ``ranges`` are given; ``total`` is room for a row.
    """
    for node in range(len(t.actor)):
        first, last = t.starts[node], t.starts[node + 1]
        match(played[first:last], total, strategy[first:last])
        held = ranges[t.ranges[node, t.actor[node]]]
        for action in range(first, last):
            multiply(held, strategy[action], ranges[2 + action])


def fold_ends(t: Any, hero: int, before: Any, lanes: int, ranges: Array, values: Array) -> None:
    """Fill what folds are worth to the hero; ``before`` is what each had put in earlier."""
    count = len(t.actor)
    for end in range(len(t.folder)):
        if t.folder[end] != NOBODY:
            paid = before + t.paid[end]
            won = -paid if t.folder[end] == hero else paid
            take_all(won, ranges[t.ranges[count + end, 1 - hero]], lanes, values[count + end])


def bet_back(
    t: Any,
    lesson: Lesson,
    regrets: Array,
    sums: Array,
    ranges: Array,
    strategy: Array,
    values: Array,
) -> None:
    """Fill the hero's values of all decisions from those of the ends, and let him learn."""
    for node in range(len(t.actor) - 1, -1, -1):
        first, last = t.starts[node], t.starts[node + 1]
        worth = values[node]
        if t.actor[node] != lesson.hero:
            copy(values[t.leads[first]], worth)
            for action in range(first + 1, last):
                add(values[t.leads[action]], worth)
        elif lesson.purpose == ANSWER:
            copy(values[t.leads[first]], worth)
            for action in range(first + 1, last):
                raise_to(values[t.leads[action]], worth)
        else:
            worth[:] = ZERO
            for action in range(first, last):
                add_product(strategy[action], values[t.leads[action]], worth)
            for action in range(first, last):
                learn(values[t.leads[action]], worth, lesson.discount, regrets[action])
                remember(lesson.weight, ranges[2 + action], sums[action])


def match(played: Array, total: Array, strategy: Array) -> None:
    """Actions as often as they are regretted or were played, all alike where none was.

    ``played`` is float32[actions, row], nowhere below 0.
    """
    copy(played[0], total)
    for action in range(1, len(played)):
        add(played[action], total)
    invert(total)
    alike = ONE / np.float32(len(played))
    for action in range(len(played)):
        share(played[action], total, alike, strategy[action])


def invert(row: Array) -> None:
    """One divided by every number, and 0 where it is next to nothing and so has no inverse."""
    for i in range(len(row)):
        row[i] = ONE / row[i] if row[i] > TINY else ZERO


def share(row: Array, scale: Array, alike: Any, out: Array) -> None:
    """The row scaled, ``alike`` where the scale is 0."""
    for i in range(len(out)):
        out[i] = row[i] * scale[i] if scale[i] > ZERO else alike


def copy(row: Array, out: Array) -> None:
    """Copy a row."""
    for i in range(len(out)):
        out[i] = row[i]


def add(row: Array, out: Array) -> None:
    """Add a row."""
    for i in range(len(out)):
        out[i] += row[i]


def raise_to(row: Array, out: Array) -> None:
    """Take the larger number everywhere."""
    for i in range(len(out)):
        out[i] = max(out[i], row[i])


def multiply(left: Array, right: Array, out: Array) -> None:
    """Multiply two rows."""
    for i in range(len(out)):
        out[i] = left[i] * right[i]


def add_product(left: Array, right: Array, out: Array) -> None:
    """Add the product of two rows."""
    for i in range(len(out)):
        out[i] += left[i] * right[i]


def learn(values: Array, mean: Array, discount: Any, regrets: Array) -> None:
    """Add to discounted regrets what an action wins above the mean; they never fall below 0."""
    for i in range(len(regrets)):
        regrets[i] = max(regrets[i] * discount + (values[i] - mean[i]), ZERO)


def remember(weight: Any, held: Array, sums: Array) -> None:
    """Add to the sums how often an action is taken."""
    for i in range(len(sums)):
        sums[i] += weight * held[i]


def total_of(row: Array) -> Any:
    """The sum of a row."""
    total = ZERO
    for i in range(len(row)):
        total += row[i]
    return total


def take_all(won: Any, against: Array, lanes: int, out: Array) -> None:
    """Win so much from every hand of the other range, lane by lane."""
    size = len(out) // lanes
    for lane in range(lanes):
        begin = lane * size
        worth = won * total_of(against[begin : begin + size])
        for i in range(begin, begin + size):
            out[i] = worth

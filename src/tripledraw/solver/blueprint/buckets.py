"""Hands that are played alike: the buckets of every round, by the 6,175 classes of ranks.

Before a draw a hand belongs to a family, how high it is made or how many low cards (eights and
lower) it can keep, and in it to a grade by which low cards these are: sets of low cards of about
the same worth have one bucket. Grades are natural breaks, which leave least variance in them. On
the river only strength counts: buckets are steps of it, the best hands in bucket 0.
"""

from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.solver.blueprint.worth import five_ranks, worth
from tripledraw.solver.ranks import rank_tables

Array = Any

EIGHT, NINE, TEN, JACK, QUEEN = 6, 7, 8, 9, 10

GRADES = {
    "75": 1, "76": 2, "85": 1, "86": 2, "87": 4, "95": 1, "96": 2, "97": 4, "98": 5,
    "T4": 7, "T3": 3, "J4": 5, "J3": 3, "J2": 1, "Q4": 4, "Q3": 2, "Q2": 1,
    "draw 4": 22, "draw 3 and 9": 9, "draw 3 and T": 5, "draw 3": 18, "draw 2 and 9": 4,
    "draw 2": 17, "draw 1": 4, "draw 0": 1,
}  # fmt: skip
"""Families and how many buckets each has. "98" is a made nine-eight, "J3" a made jack with three
low cards, "draw 3 and 9" three low cards and a nine that are not made."""

BUCKETS = sum(GRADES.values())
"""Buckets of each round before a draw."""

RIVER_BUCKETS = 80

_BY_COMBOS = 0.15

Key = tuple[str, tuple[int, ...]]
"""A family and the low cards."""


class Buckets(NamedTuple):
    """Where hands belong; every array is read only.

    ``drawing`` int16[6175]: the bucket before each draw
    ``flushed`` int16[6175]: the same for a hand that is a flush
    ``river``   int16[6175]: the bucket on the river; a flush is in the last one
    ``names``   the family and the sets of low cards of each bucket before a draw
    """

    drawing: Array
    flushed: Array
    river: Array
    names: tuple[str, ...]


@cache
def buckets() -> Buckets:
    """The buckets; about a second when they are first asked for."""
    grades, names = _grade()
    made = [tuple(map(int, row)) for row in rank_tables().ranks]
    drawing = np.array([grades[key_of(ranks)] for ranks in made], np.int16)
    flushed = np.array([grades[unmade_key(ranks)] for ranks in made], np.int16)
    found = Buckets(drawing, flushed, river_steps(worth().shares[-1], RIVER_BUCKETS), names)
    for array in found[:3]:
        array.flags.writeable = False
    return found


def key_of(ranks: tuple[int, ...]) -> Key:
    """The family and the low cards of five ranks 0..12, low to high, that are no flush."""
    if len(set(ranks)) < 5 or ranks[4] - ranks[0] == 4 or ranks[4] > QUEEN:
        return unmade_key(ranks)
    low = low_cards(ranks)
    if ranks[4] <= NINE:
        return f"{_sign(ranks[4])}{_sign(ranks[3])}", low
    return f"{_sign(ranks[4])}{max(len(low), 3 if ranks[4] == TEN else 2)}", low


def unmade_key(ranks: tuple[int, ...]) -> Key:
    """The family and the low cards of a hand that will not stand pat for what it is."""
    low = low_cards(ranks)
    count = min(len(low), 4)
    if count == 3 and NINE in ranks:
        return "draw 3 and 9", low
    if count == 3 and TEN in ranks:
        return "draw 3 and T", low
    if count == 2 and NINE in ranks:
        return "draw 2 and 9", low
    return f"draw {count}", low


def low_cards(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The different ranks up to the eight."""
    return tuple(sorted({rank for rank in ranks if rank <= EIGHT}))


def river_steps(shares: Array, count: int) -> Array:
    """Cut the order of strength into steps that are held about equally often.

    What counts is how often hands are held, and a little how many there are, so that bad ones are
    told apart too.
    """
    combos = rank_tables().combos / rank_tables().combos.sum()
    weight = (1 - _BY_COMBOS) * shares + _BY_COMBOS * combos
    middle = np.cumsum(weight) - weight / 2
    steps = np.minimum((middle * count).astype(int), count - 1)
    return np.unique(steps, return_inverse=True)[1].astype(np.int16)


def natural_breaks(values: Array, weights: Array, groups: int) -> list[int]:
    """Where to cut ascending values into groups with the least variance in them.

    Gives the first index of each group. By dynamic programming over (groups, end).
    """
    count = len(values)
    costs = np.full((groups + 1, count + 1), np.inf)
    costs[0, 0] = 0.0
    cuts = np.zeros((groups + 1, count + 1), int)
    for group in range(1, groups + 1):
        for end in range(group, count + 1):
            tried = [
                costs[group - 1, start] + _variance(values[start:end], weights[start:end])
                for start in range(group - 1, end)
            ]
            cuts[group, end] = group - 1 + int(np.argmin(tried))
            costs[group, end] = min(tried)
    firsts: list[int] = []
    end = count
    for group in range(groups, 0, -1):
        end = int(cuts[group, end])
        firsts.insert(0, end)
    return firsts


def _variance(values: Array, weights: Array) -> float:
    mean = np.average(values, weights=weights)
    return float((weights * (values - mean) ** 2).sum())


def _grade() -> tuple[dict[Key, int], tuple[str, ...]]:
    """The bucket of every key, and the names of the buckets."""
    grades: dict[Key, int] = {}
    names: list[str] = []
    by_family = _keys_by_family()
    for family, count in GRADES.items():
        keys = sorted(by_family[family], key=lambda key: -by_family[family][key][0])
        values, weights = np.array([by_family[family][key] for key in keys]).T
        firsts = natural_breaks(values, weights, count)
        for first, end in zip(firsts, [*firsts[1:], len(keys)], strict=True):
            grades |= dict.fromkeys(keys[first:end], len(names))
            sets = ["".join(map(_sign, low)) or "none" for _, low in keys[first:end]]
            names.append(f"{family}: {', '.join(sets)}")
    return grades, tuple(names)


def _keys_by_family() -> dict[str, dict[Key, tuple[float, float]]]:
    """The mean worth and the weight of every key.

    What a hand is worth when it draws: made hands of a family differ in what they break to. Sevens
    and eights are seldom broken and go by their strength.
    """
    of_key: dict[Key, list[tuple[float, float]]] = defaultdict(list)
    measure = worth()
    held = measure.shares[:-1] + 1e-9
    drawn = (held * measure.drawing[:, :, 1:].max(2)).sum(0) / held.sum(0)
    weights = held.sum(0)
    for place, row in enumerate(rank_tables().ranks):
        ranks = tuple(map(int, row))
        family = key_of(ranks)[0]
        value = measure.before[3, place] if family[0] in "78" else drawn[place]
        of_key[key_of(ranks)].append((value, weights[place]))
        if five_ranks()[place]:
            of_key[unmade_key(ranks)].append((drawn[place], weights[place] * 1e-3))
    found: dict[str, dict[Key, tuple[float, float]]] = defaultdict(dict)
    for key, hands in of_key.items():
        values, shares = np.array(hands).T
        found[key[0]][key] = float(np.average(values, weights=shares)), float(shares.sum())
    return found


def _sign(rank: int) -> str:
    return "23456789TJQKA"[rank]

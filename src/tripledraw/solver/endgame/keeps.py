"""The last draw as two linear maps over rank classes: chances forward, values backward.

A hand of class h that keeps the places of a mask K throws the rest, D, and draws as many cards
from the 47 that it has not seen. The draws that avoid D are those of inclusion and exclusion:
the completions of K and T for every subset T of D, with the sign of T's size. So both maps need
the sums over all completions of each multiset of ranks alone, which are built rank by rank
(docs/reference/solve.md). Own discards are exact; cards of the other player are not removed.
"""

from functools import cache
from math import comb
from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.multisets import BLOCKS, RANK_COUNT
from tripledraw.rules.words import DECK_CARDS, DRAW_MASKS, HAND_CARDS
from tripledraw.solver.ranks import CLASSES, SMALLER, rank_tables

Array = Any  # an array of NumPy, which is not needed to read this module

DRAWN = HAND_CARDS + 1
"""A hand draws 0 to 5 cards: rows of arrays by the number of cards drawn."""

MASKS = DRAW_MASKS
"""Rows of arrays by what is kept: bit i of a mask is the i-th lowest card."""

BLOCK = 512
"""Hands that are worked on at a time, so that their sums stay in the processor's cache."""


class Keeps(NamedTuple):
    """What the two maps read; every array is read only.

    ``subset``, ``more``, ``left``  as in `ranks.RankTables`
    ``drawn``    int32[32]: how many cards are drawn to each mask
    ``sets``     int32[112]: for each number drawn the masks of at least the cards kept
    ``sets_at``  int32[7]: where those of each number drawn begin
    ``terms``    int32[243]: for each mask the masks that hold it, kept and T
    ``term_at``  int32[33]: where those of each mask begin
    ``sign``     float32[243]: of each term
    ``ways``     float32[6]: ways to draw so many cards of 47
    ``lowest``   int32[6]: the first multiset of as many ranks as stay on each draw
    """

    subset: Array
    more: Array
    left: Array
    drawn: Array
    sets: Array
    sets_at: Array
    terms: Array
    term_at: Array
    sign: Array
    ways: Array
    lowest: Array


@cache
def keeps() -> Keeps:
    """The tables, made once."""
    ranks = rank_tables()
    sets = [[s for s in range(MASKS) if drawn_by(s) <= drawn] for drawn in range(DRAWN)]
    terms = [[s for s in range(MASKS) if s & mask == mask] for mask in range(MASKS)]
    signs = [(-1) ** (s ^ mask).bit_count() for mask in range(MASKS) for s in terms[mask]]
    found = Keeps(
        ranks.subset,
        ranks.more,
        ranks.left,
        np.array([drawn_by(mask) for mask in range(MASKS)], np.int32),
        *_rows(sets),
        *_rows(terms),
        np.array(signs, np.float32),
        np.array([comb(DECK_CARDS - HAND_CARDS, d) for d in range(DRAWN)], np.float32),
        np.array([BLOCKS[HAND_CARDS - drawn] for drawn in range(DRAWN)], np.int32),
    )
    for array in found:
        array.flags.writeable = False
    return found


def _rows(rows: list[list[int]]) -> tuple[Array, Array]:
    """Rows of numbers one after the other, and where each begins."""
    starts = np.cumsum([0, *map(len, rows)])
    return np.array([each for row in rows for each in row], np.int32), starts.astype(np.int32)


@cache
def distinct() -> Array:
    """bool[32, 6175]: whether a keep is another than those of lower masks: of 5-5-2 one 5-2."""
    kept = rank_tables().subset
    found = np.ones(kept.shape, bool)
    for mask in range(MASKS):
        alike = [m for m in range(mask) if m.bit_count() == mask.bit_count()]
        found[mask] = (kept[alike] != kept[mask]).all(0)
    found.flags.writeable = False
    return found


def drawn_by(mask: int) -> int:
    """How many cards a hand draws that keeps the places of a mask."""
    return HAND_CARDS - mask.bit_count()


def mask_of(keep: tuple[int, ...], hand: tuple[int, ...]) -> int:
    """The lowest mask by which a hand, ranks from low to high, keeps these ranks."""
    for mask in range(MASKS):
        places = [i for i in range(HAND_CARDS) if mask >> i & 1]
        if tuple(hand[i] for i in places) == keep:
            return mask
    raise ValueError(f"{hand} does not hold {keep}")


# The rest is compiled (`equity.compiled`). Hands come in `CLASSES` columns, best class first.


def spread(weights: Array, bins: Array, t: Any, sums: Array, part: Array, out: Array) -> None:
    """Fill ``out[d, bin]`` with the final hands of all that draw d cards.

    ``weights[mask, h]`` is how often a hand comes here and keeps the places of a mask, and
    ``bins[h]`` where the final hand h counts. ``sums`` float32[8555] and ``part`` float32[32,
    BLOCK] are room to work in.
    """
    for drawn in range(DRAWN):
        out[drawn] = 0
        sums[:] = 0
        if not gather_keeps(drawn, weights, t, sums, part):
            continue
        complete(drawn, sums, t)
        for h in range(CLASSES):
            if sums[SMALLER + h] > 0:  # rounding can leave a little less than nothing
                out[drawn, bins[h]] += sums[SMALLER + h] / t.ways[drawn]


def gather_keeps(drawn: int, weights: Array, t: Any, sums: Array, part: Array) -> bool:
    """Add to ``sums`` the signed weight of what is to be completed; False where nobody draws so."""
    found = False
    for start in range(0, CLASSES, BLOCK):
        end = min(start + BLOCK, CLASSES)
        if lay_out(drawn, weights[:, start:end], t, part):
            found = True
            for j in range(t.sets_at[drawn], t.sets_at[drawn + 1]):
                mask = t.sets[j]
                add_at(t.subset[mask, start:end], part[mask], sums)
    return found


def lay_out(drawn: int, weights: Array, t: Any, part: Array) -> bool:
    """Put the terms of one block of hands into ``part``; False where none of them draws so many."""
    for j in range(t.sets_at[drawn], t.sets_at[drawn + 1]):
        part[t.sets[j]] = 0
    found = False
    for mask in range(MASKS):
        if t.drawn[mask] == drawn and any_above(weights[mask]):
            found = True
            for j in range(t.term_at[mask], t.term_at[mask + 1]):
                add_term(t.sign[j], weights[mask], part[t.terms[j]])
    return found


def any_above(weights: Array) -> bool:
    """Whether any weight is above nothing."""
    for i in range(len(weights)):  # noqa: SIM110 (compiled, and sums are slower than a way out)
        if weights[i] > 0:
            return True
    return False


def add_term(sign: Any, weights: Array, into: Array) -> None:
    """Add one signed term of a keep, for a block of hands."""
    for i in range(len(weights)):
        into[i] += sign * weights[i]


def add_at(places: Array, weights: Array, into: Array) -> None:
    """Add each weight at its place."""
    for i in range(len(places)):
        into[places[i]] += weights[i]


def complete(drawn: int, sums: Array, t: Any) -> None:
    """Hand the weight of each multiset on to those of one more rank, up to the five."""
    for smaller in range(t.lowest[drawn], SMALLER):
        weight = sums[smaller]
        if weight != 0:
            for rank in range(RANK_COUNT):
                sums[t.more[smaller, rank]] += weight * t.left[smaller, rank]


def keep_values(worth: Array, bins: Array, t: Any, sums: Array, part: Array, out: Array) -> None:
    """Fill ``out[mask, h]`` with what a hand is worth that keeps the places of a mask.

    ``worth[d, bin]`` is that of a final hand after drawing d; the others as in `spread`.
    """
    for drawn in range(DRAWN):
        for h in range(CLASSES):
            sums[SMALLER + h] = worth[drawn, bins[h]]
        average(drawn, sums, t)
        for start in range(0, CLASSES, BLOCK):
            size = min(BLOCK, CLASSES - start)
            for j in range(t.sets_at[drawn], t.sets_at[drawn + 1]):
                mask = t.sets[j]
                source = t.subset[mask, start : start + size]
                for i in range(size):
                    part[mask, i] = sums[source[i]]
            for mask in range(MASKS):
                if t.drawn[mask] == drawn:
                    add_up(mask, t, part, out[mask, start : start + size])


def average(drawn: int, sums: Array, t: Any) -> None:
    """Give each multiset the sum over its completions, from the five ranks down."""
    for smaller in range(SMALLER - 1, t.lowest[drawn] - 1, -1):
        total = sums[smaller] * 0
        for rank in range(RANK_COUNT):
            total += sums[t.more[smaller, rank]] * t.left[smaller, rank]
        sums[smaller] = total


def add_up(mask: int, t: Any, part: Array, out: Array) -> None:
    """The value of one keep for a block of hands, from those of its terms."""
    size = len(out)
    ways = t.ways[t.drawn[mask]]
    out[:] = 0
    for j in range(t.term_at[mask], t.term_at[mask + 1]):
        source = part[t.terms[j]]
        for i in range(size):
            out[i] += t.sign[j] * source[i]
    for i in range(size):
        out[i] /= ways

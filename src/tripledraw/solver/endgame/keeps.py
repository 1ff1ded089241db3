"""The last draw as two linear maps: chances forward from hands to hands, values backward.

A hand of class h that keeps the places of a mask K throws the rest, D, and draws as many cards
from the 47 that it has not seen. The draws that avoid D are those of inclusion and exclusion:
the completions of K and T for every subset T of D, with the sign of T's size. So both maps need
the sums over all completions of each multiset of ranks alone, which are built rank by rank
(docs/reference/solve.md). Own discards are exact; cards of the other player are not removed.

Where flushes count the same is done once more with the cards of one suit: a term counts as often
as K and T are all of it, and what is completed so is a flush and no longer the class of its ranks.
"""

from functools import cache
from math import comb
from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.multisets import BLOCKS, RANK_COUNT, tables
from tripledraw.rules.words import DECK_CARDS, DRAW_MASKS, HAND_CARDS
from tripledraw.solver.endgame.columns import Columns, flushes
from tripledraw.solver.ranks import CLASSES, SMALLER, SUITS, rank_tables

Array = Any  # an array of NumPy, which is not needed to read this module

DRAWN = HAND_CARDS + 1
"""A hand draws 0 to 5 cards: rows of arrays by the number of cards drawn."""

MASKS = DRAW_MASKS
"""Rows of arrays by what is kept: bit i of a mask is the i-th lowest card."""

BLOCK = 512
"""Hands that are worked on at a time, so that their sums stay in the processor's cache."""


class Keeps(NamedTuple):
    """What the two maps read; every array is read only.

    ``subset``   int32[32, hands]: the multiset of the ranks in the places of a mask
    ``suited``   float32[32, hands]: how likely they are of different ranks and one suit; of no
                 hands where flushes do not count
    ``flush``    int32[1287]: the multiset of each flush, or none of them
    ``more``, ``left``  as in `ranks.RankTables`
    ``of_suit``  float32[2380, 13]: as ``left``, when all cards are of the same suit
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
    suited: Array
    flush: Array
    more: Array
    left: Array
    of_suit: Array
    drawn: Array
    sets: Array
    sets_at: Array
    terms: Array
    term_at: Array
    sign: Array
    ways: Array
    lowest: Array


@cache
def keeps(held: Columns) -> Keeps:
    """The tables for the hands before the draw, made once."""
    ranks = rank_tables()
    told = bool(held.suits.any())
    sets = [[s for s in range(MASKS) if drawn_by(s) <= drawn] for drawn in range(DRAWN)]
    terms = [[s for s in range(MASKS) if s & mask == mask] for mask in range(MASKS)]
    signs = [(-1) ** (s ^ mask).bit_count() for mask in range(MASKS) for s in terms[mask]]
    found = Keeps(
        np.ascontiguousarray(ranks.subset[:, held.ranks]),
        _suited(held) if told else np.zeros((MASKS, 0), np.float32),
        SMALLER + (flushes() if told else flushes()[:0]).astype(np.int32),
        ranks.more,
        ranks.left,
        _of_suit(),
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


def keeps_of_some(every: Keeps, columns: Array) -> Keeps:
    """The tables for some of the hands; what is not by hand is shared."""
    subset = np.ascontiguousarray(every.subset[:, columns])
    suited = np.ascontiguousarray(every.suited[:, columns]) if len(every.flush) else every.suited
    for array in (subset, suited):
        array.flags.writeable = False
    return every._replace(subset=subset, suited=suited)


def _rows(rows: list[list[int]]) -> tuple[Array, Array]:
    """Rows of numbers one after the other, and where each begins."""
    starts = np.cumsum([0, *map(len, rows)])
    return np.array([each for row in rows for each in row], np.int32), starts.astype(np.int32)


def _suited(held: Columns) -> Array:
    """``suited``. Of equal cards that one is kept which spoils the suit: the lowest mask."""
    ranks = rank_tables().ranks[held.ranks]
    copies = (ranks[:, :, None] == ranks[:, None, :]).sum(2)
    different = copies.max(1) == 1
    first = distinct()[:, held.ranks]
    found = np.zeros((MASKS, len(held)))
    for mask in range(MASKS):
        places = [place for place in range(HAND_CARDS) if mask >> place & 1]
        if len(places) < 2:
            found[mask] = 1
            continue
        by_chance = SUITS ** (1.0 - len(places))
        four = float(HAND_CARDS - 1 not in places)
        others = (SUITS**HAND_CARDS * by_chance - SUITS - SUITS * (SUITS - 1) * four) / (
            SUITS**HAND_CARDS - SUITS * SUITS
        )
        alike = copies[:, places].prod(1)
        apart = (np.diff(ranks[:, places], axis=1) > 0).all(1)
        shared = np.where(first[mask], 0, by_chance * alike / np.maximum(alike - 1, 1))
        some = np.where(alike == 1, by_chance, shared) * apart
        plain = np.where(different, others, some)
        found[mask] = np.choose(held.suits, [plain, four, 1.0])
    return found.astype(np.float32)


def _of_suit() -> Array:
    """``of_suit``: one card of each rank that is not there yet, of four suits for the first."""
    found = np.zeros((SMALLER, RANK_COUNT), np.float32)
    ranks = tables().ranks[:SMALLER]
    for smaller, row in enumerate(ranks):
        size = int((row >= 0).sum())
        found[smaller] = (SUITS if size == 0 else 1) / (HAND_CARDS - size)
        found[smaller, row[row >= 0]] = 0
    return found


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


# The rest is compiled (`equity.compiled`). Hands before the draw come in the columns of the tables.


def spread(weights: Array, made: Array, t: Any, sums: Array, part: Array, out: Array) -> None:
    """Fill ``out[d, bin]`` with the final hands of all that draw d cards.

    ``weights[mask, h]`` is how often a hand comes here and keeps the places of a mask, and
    ``made`` the bin in which each class counts, and after them each flush. ``sums``
    float32[2, 8555] and ``part`` float32[32, BLOCK] are room to work in.
    """
    for drawn in range(DRAWN):
        out[drawn] = 0
        sums[:] = 0
        if not gather_keeps(drawn, weights, t, sums, part):
            continue
        complete(drawn, t.left, sums[0], t)
        if len(t.flush) > 0:
            complete(drawn, t.of_suit, sums[1], t)
            for f in range(len(t.flush)):
                sums[0, t.flush[f]] -= sums[1, t.flush[f]]
                add_made(sums[1, t.flush[f]], t.ways[drawn], made[CLASSES + f], out[drawn])
        for h in range(CLASSES):
            add_made(sums[0, SMALLER + h], t.ways[drawn], made[h], out[drawn])


def add_made(weight: Any, ways: Any, place: Any, out: Array) -> None:
    """Add a final hand; rounding can leave a little less than nothing of it."""
    if weight > 0:
        out[place] += weight / ways


def gather_keeps(drawn: int, weights: Array, t: Any, sums: Array, part: Array) -> bool:
    """Add to ``sums`` the signed weight of what is to be completed; False where nobody draws so."""
    found = False
    hands = t.subset.shape[1]
    for start in range(0, hands, BLOCK):
        end = min(start + BLOCK, hands)
        if lay_out(drawn, weights[:, start:end], t, part):
            found = True
            for j in range(t.sets_at[drawn], t.sets_at[drawn + 1]):
                mask = t.sets[j]
                add_at(t.subset[mask, start:end], part[mask], sums[0])
                if len(t.flush) > 0:
                    multiply(t.suited[mask, start:end], part[mask])
                    add_at(t.subset[mask, start:end], part[mask], sums[1])
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


def multiply(by: Array, row: Array) -> None:
    """Multiply what is at the front of a row."""
    for i in range(len(by)):
        row[i] *= by[i]


def add_at(places: Array, weights: Array, into: Array) -> None:
    """Add each weight at its place."""
    for i in range(len(places)):
        into[places[i]] += weights[i]


def complete(drawn: int, left: Array, sums: Array, t: Any) -> None:
    """Hand the weight of each multiset on to those of one more rank, up to the five."""
    for smaller in range(t.lowest[drawn], SMALLER):
        weight = sums[smaller]
        if weight != 0:
            for rank in range(RANK_COUNT):
                sums[t.more[smaller, rank]] += weight * left[smaller, rank]


def keep_values(worth: Array, made: Array, t: Any, sums: Array, part: Array, out: Array) -> None:
    """Fill ``out[mask, h]`` with what a hand is worth that keeps the places of a mask.

    ``worth[d, bin]`` is that of a final hand after drawing d; the others as in `spread`.
    """
    hands = t.subset.shape[1]
    for drawn in range(DRAWN):
        average_draws(drawn, worth[drawn], made, t, sums)
        for start in range(0, hands, BLOCK):
            end = min(start + BLOCK, hands)
            for j in range(t.sets_at[drawn], t.sets_at[drawn + 1]):
                look_up(t.sets[j], start, end, t, sums, part[t.sets[j]])
            for mask in range(MASKS):
                if t.drawn[mask] == drawn:
                    add_up(mask, t, part, out[mask, start:end])


def average_draws(drawn: int, worth: Array, made: Array, t: Any, sums: Array) -> None:
    """Fill ``sums`` with those over all completions, and with what flushes change in them."""
    for h in range(CLASSES):
        sums[0, SMALLER + h] = worth[made[h]]
    average(drawn, t.left, sums[0], t)
    if len(t.flush) > 0:
        sums[1] = 0
        for f in range(len(t.flush)):
            h = t.flush[f] - SMALLER
            sums[1, t.flush[f]] = worth[made[CLASSES + f]] - worth[made[h]]
        average(drawn, t.of_suit, sums[1], t)


def average(drawn: int, left: Array, sums: Array, t: Any) -> None:
    """Give each multiset the sum over its completions, from the five ranks down."""
    for smaller in range(SMALLER - 1, t.lowest[drawn] - 1, -1):
        total = sums[smaller] * 0
        for rank in range(RANK_COUNT):
            total += sums[t.more[smaller, rank]] * left[smaller, rank]
        sums[smaller] = total


def look_up(mask: int, start: int, end: int, t: Any, sums: Array, out: Array) -> None:
    """The sum of one term for a block of hands."""
    source = t.subset[mask, start:end]
    for i in range(end - start):
        out[i] = sums[0, source[i]]
    if len(t.flush) > 0:
        suited = t.suited[mask, start:end]
        for i in range(end - start):
            out[i] += suited[i] * sums[1, source[i]]


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

"""Sums over sets of up to five cards: the loops of ``draws``, compiled by ``compiled``.

A set of k cards s1 < s2 < ... < sk has the index ``BLOCKS[k] + C(s1,1) + C(s2,2) + ... +
C(sk,k)``: the empty set is 0, then come the single cards, the pairs, up to the 2,598,960 hands
(colexicographic order). All hands that contain a set are summed by dropping one card after the
other, so that no hand is ever added to its 32 subsets one by one.

In all functions ``binomial`` is int64[53, 6], C(n, k), and ``sums`` float64[ALL_SETS], one for
each set of cards. Functions over integers and arrays alone, so that Numba compiles them.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any, NamedTuple

from tripledraw.cards import DECK_SIZE
from tripledraw.equity.cards import HAND

if TYPE_CHECKING:  # NumPy comes with the extra "fast"
    from numpy.typing import NDArray

    Array = NDArray[Any]

HANDS = comb(DECK_SIZE, HAND)
BLOCKS = (0, 1, 53, 1_379, 23_479, 294_204, 2_893_164)
"""Where the sets of 0, 1, ... 5 cards begin; the last entry is their number in all."""
ALL_SETS = BLOCKS[-1]
KEEPS = 32
"""Ways to keep some of five cards: bit i of a keep stands for the i-th lowest card."""

_TOP_KEEPS = KEEPS // 2  # ways to keep some of the four highest cards
_WIDTH = 8  # hands worked on at once: one vector register of a processor with AVX-512
_SAME = 1e-12  # keeps this close are worth the same: the one that draws fewer cards is taken


class Scratch(NamedTuple):
    """Room to work in."""

    cards: Array
    """int64[5]: a set of cards."""
    rows: Array
    """float64[2, 17, 8]: sums of eight hands, without and with the lowest card."""
    places: Array
    """int64[2, 16]: where these sums are, by what is kept of the four highest cards."""


def index_of(cards: Array, keep: int, binomial: Array) -> int:
    """Return the index of the cards of a hand, ascending in int64[5], that ``keep`` names."""
    size = 0
    index = 0
    for i in range(HAND):
        if keep >> i & 1:
            size += 1
            index += binomial[cards[i], size]
    return BLOCKS[size] + index


def set_first(cards: Array, size: int) -> None:
    """Lay the first set of so many cards into int64[5]."""
    for i in range(size):
        cards[i] = i


def set_next(cards: Array, size: int) -> None:
    """Go on to the next set in the sequence of the index."""
    i = 0
    while i < size - 1 and cards[i] + 1 == cards[i + 1]:
        cards[i] = i
        i += 1
    cards[i] += 1


def load_hands(values: Array, is_dead: Array, sums: Array) -> None:
    """Lay float64[HANDS] into the block of the hands, 0 where a card is dead (uint8[52])."""
    i = 0
    for e in range(4, DECK_SIZE):
        for d in range(3, e):
            for c in range(2, d):
                for b in range(1, c):
                    dead = is_dead[b] | is_dead[c] | is_dead[d] | is_dead[e]
                    for a in range(b):
                        sums[BLOCKS[HAND] + i] = 0.0 if dead | is_dead[a] else values[i]
                        i += 1


def take_hands(sums: Array, is_dead: Array, values: Array) -> None:
    """Copy the block of the hands, 0 where a card is dead: ``load_hands`` turned round."""
    i = 0
    for e in range(4, DECK_SIZE):
        for d in range(3, e):
            for c in range(2, d):
                for b in range(1, c):
                    dead = is_dead[b] | is_dead[c] | is_dead[d] | is_dead[e]
                    for a in range(b):
                        values[i] = 0.0 if dead | is_dead[a] else sums[BLOCKS[HAND] + i]
                        i += 1


def sum_down(sums: Array, binomial: Array, cards: Array) -> None:
    """Sum for every smaller set the hands that contain it; ``cards`` is scratch, int64[5].

    A set of k cards is reached from each hand by 5 - k single steps in (5 - k)! sequences: the
    sum is divided by the number of steps as it goes.
    """
    for size in range(HAND, 0, -1):
        first, below = BLOCKS[size], BLOCKS[size - 1]
        for i in range(below, first):
            sums[i] = 0.0
        set_first(cards, size)
        for i in range(first, BLOCKS[size + 1]):
            value = sums[i]
            if value != 0.0:
                lower, higher = 0, 0
                for j in range(1, size):
                    higher += binomial[cards[j], j]
                for j in range(size):
                    sums[below + lower + higher] += value
                    lower += binomial[cards[j], j + 1]
                    if j + 1 < size:
                        higher -= binomial[cards[j + 1], j + 1]
            set_next(cards, size)
        for i in range(below, first):
            sums[i] /= HAND - size + 1


def sum_up(sums: Array, binomial: Array, cards: Array) -> None:
    """Add to every hand what lies on all sets within it: ``sum_down`` turned round."""
    for size in range(1, HAND + 1):
        first, below = BLOCKS[size], BLOCKS[size - 1]
        set_first(cards, size)
        for i in range(first, BLOCKS[size + 1]):
            value = 0.0
            lower, higher = 0, 0
            for j in range(1, size):
                higher += binomial[cards[j], j]
            for j in range(size):
                value += sums[below + lower + higher]
                lower += binomial[cards[j], j + 1]
                if j + 1 < size:
                    higher -= binomial[cards[j + 1], j + 1]
            sums[i] += value / (HAND - size + 1)
            set_next(cards, size)


def keep_values(cards: Array, sums: Array, per_draw: Array, binomial: Array, values: Array) -> None:
    """Write into float64[32] what each keep of one hand is worth.

    The hands that contain a keep and none of its discards, by inclusion and exclusion over the
    discards: one subtraction for each discard and keep. ``per_draw[d]`` is the chance of each
    single draw of d cards.
    """
    for keep in range(KEEPS):
        values[keep] = sums[index_of(cards, keep, binomial)]
    for i in range(HAND):
        for keep in range(KEEPS):
            if not keep >> i & 1:
                values[keep] -= values[keep | 1 << i]
    for keep in range(KEEPS):
        drawn = HAND
        for i in range(HAND):
            drawn -= keep >> i & 1
        values[keep] *= per_draw[drawn]


def best_keeps(
    sums: Array, per_draw: Array, binomial: Array, best: Array, keeps: Array, scratch: Scratch
) -> None:
    """Write the value of the best keep of every hand into ``best`` and the keep into ``keeps``.

    The same as ``keep_values``, for the hands with the same four highest cards at once: their
    sets with the lowest card lie side by side. Hands with a dead card get what is no use.
    """
    i = 0
    for e in range(4, DECK_SIZE):
        for d in range(3, e):
            for c in range(2, d):
                for b in range(1, c):
                    _find_places(b, c, d, e, binomial, scratch.places)
                    for a in range(0, b, _WIDTH):
                        _load_rows(a, sums, scratch.places, scratch.rows)
                        _take_discards_out(scratch.rows)
                        count = min(_WIDTH, b - a)
                        _choose(i + a, count, scratch.rows, per_draw, best, keeps)
                    i += b


def pass_over_dead(is_dead: Array, best: Array, keeps: Array) -> None:
    """Let hands with a dead card be worth nothing and keep all."""
    i = 0
    for e in range(4, DECK_SIZE):
        for d in range(3, e):
            for c in range(2, d):
                for b in range(1, c):
                    dead = is_dead[b] | is_dead[c] | is_dead[d] | is_dead[e]
                    for a in range(b):
                        if dead | is_dead[a]:
                            best[i] = 0.0
                            keeps[i] = KEEPS - 1
                        i += 1


def _find_places(b: int, c: int, d: int, e: int, binomial: Array, places: Array) -> None:
    for keep in range(_TOP_KEEPS):
        size, alone, joined = 0, 0, 0
        for j in range(4):
            if keep >> j & 1:
                card = b if j == 0 else c if j == 1 else d if j == 2 else e
                size += 1
                alone += binomial[card, size]
                joined += binomial[card, size + 1]
        places[0, keep] = BLOCKS[size] + alone
        places[1, keep] = BLOCKS[size + 1] + joined


def _load_rows(a: int, sums: Array, places: Array, rows: Array) -> None:
    for keep in range(_TOP_KEEPS):
        alone = sums[places[0, keep]]
        first = places[1, keep] + a
        for k in range(_WIDTH):
            rows[1, keep, k] = sums[first + k]
            rows[0, keep, k] = alone - sums[first + k]


def _take_discards_out(rows: Array) -> None:
    for j in range(4):
        for keep in range(_TOP_KEEPS):
            if not keep >> j & 1:
                more = keep | 1 << j
                for k in range(_WIDTH):
                    rows[0, keep, k] -= rows[0, more, k]
                    rows[1, keep, k] -= rows[1, more, k]


def _choose(i: int, count: int, rows: Array, per_draw: Array, best: Array, keeps: Array) -> None:
    for k in range(_WIDTH):
        rows[0, _TOP_KEEPS, k] = -1.0
        rows[1, _TOP_KEEPS, k] = 0.0
    for keep in range(_TOP_KEEPS - 1, -1, -1):
        drawn = HAND - 1
        for j in range(4):
            drawn -= keep >> j & 1
        for lowest in (1, 0):
            scale = per_draw[drawn + 1 - lowest]
            for k in range(_WIDTH):
                value = rows[lowest, keep, k] * scale
                better = value > rows[0, _TOP_KEEPS, k] + _SAME
                rows[0, _TOP_KEEPS, k] = value if better else rows[0, _TOP_KEEPS, k]
                rows[1, _TOP_KEEPS, k] = keep << 1 | lowest if better else rows[1, _TOP_KEEPS, k]
    for k in range(count):
        best[i + k] = rows[0, _TOP_KEEPS, k]
        keeps[i + k] = int(rows[1, _TOP_KEEPS, k])


def work_out_level(
    values: Array,
    is_dead: Array,
    per_draw: Array,
    binomial: Array,
    sums: Array,
    best: Array,
    keeps: Array,
    scratch: Scratch,
) -> None:
    """Go from the values of all hands after a draw to those before it."""
    load_hands(values, is_dead, sums)
    sum_down(sums, binomial, scratch.cards)
    best_keeps(sums, per_draw, binomial, best, keeps, scratch)
    pass_over_dead(is_dead, best, keeps)


def draw_all(
    shares: Array,
    keeps: Array,
    is_dead: Array,
    per_draw: Array,
    binomial: Array,
    sums: Array,
    after: Array,
    scratch: Scratch,
) -> None:
    """Go from the share of every hand before a draw to that after it, by what each keeps.

    A draw gives every hand that contains the keep and no discard the same chance, by inclusion
    and exclusion. ``shares`` and ``after`` are float64[HANDS], ``keeps`` int8[HANDS].
    """
    sums[:] = 0.0
    set_first(scratch.cards, HAND)
    for i in range(HANDS):
        if shares[i] != 0.0:
            spread(scratch.cards, keeps[i], shares[i], per_draw, binomial, sums)
        set_next(scratch.cards, HAND)
    sum_up(sums, binomial, scratch.cards)
    take_hands(sums, is_dead, after)


def spread(
    cards: Array, keep: int, share: float, per_draw: Array, binomial: Array, sums: Array
) -> None:
    """Lay the share of one hand, ascending in int64[5], on the sets that it reaches."""
    discards = KEEPS - 1 ^ keep
    drawn = 0
    for i in range(HAND):
        drawn += discards >> i & 1
    share *= per_draw[drawn]
    taken = discards
    while True:
        odd = 0
        for i in range(HAND):
            odd ^= taken >> i & 1
        sums[index_of(cards, keep | taken, binomial)] += -share if odd else share
        if taken == 0:
            break
        taken = (taken - 1) & discards

"""Real cards: hands dealt from a range, and what the other seat makes of its own.

A hand is five cards 0..51 in the sequence of its mask: from the lowest rank up, and of equal ranks
that card first whose suit is rarest in the hand, for it is the one to keep.
"""

from typing import Any

import numpy as np

from tripledraw.rules.words import DECK_CARDS, HAND_CARDS, NOBODY
from tripledraw.solver.endgame.columns import FLUSH, FOUR_FLUSH, Columns, suits_of
from tripledraw.solver.endgame.keeps import DRAWN, MASKS
from tripledraw.solver.ranks import SUITS, rank_tables

Array = Any  # an array of NumPy


def deal(columns: Columns, chosen: Array, rng: np.random.Generator) -> Array:
    """int64[n, 5]: a hand at random for each of these columns before the draw, suits and all."""
    ranks = rank_tables().ranks[columns.ranks[chosen]].astype(np.int64)
    kinds = columns.suits[chosen]
    found = np.zeros_like(ranks)
    waiting = np.arange(len(chosen))
    while len(waiting):
        found[waiting] = _with_suits(ranks[waiting], kinds[waiting], rng)
        waiting = waiting[suits_of(found[waiting]) != kinds[waiting]]
    return in_order(found)


def _with_suits(ranks: Array, kinds: Array, rng: np.random.Generator) -> Array:
    """Suits at random, equal ones for the cards of a four-flush or flush."""
    shuffled = rng.permuted(np.tile(np.arange(SUITS), (len(ranks), HAND_CARDS, 1)), axis=2)
    place = np.arange(HAND_CARDS)
    first = np.argmax(ranks[:, :, None] == ranks[:, None, :], axis=2)
    suits = np.take_along_axis(shuffled, first[:, :, None], 1)  # equal ranks share one shuffle
    suits = np.take_along_axis(suits, (place - first)[:, :, None], 2)[:, :, 0]
    alike = np.where(kinds == FLUSH, HAND_CARDS, np.where(kinds == FOUR_FLUSH, HAND_CARDS - 1, 0))
    suits = np.where(place < alike[:, None], suits[:, :1], suits)
    return SUITS * ranks + suits


def in_order(hands: Array) -> Array:
    """Hands int64[n, 5] in the sequence of their masks."""
    suits = hands & 3
    often = (suits[:, :, None] == suits[:, None, :]).sum(2)
    order = np.argsort((hands >> 2) * (HAND_CARDS + 1) + often, axis=1, kind="stable")
    return np.take_along_axis(hands, order, 1)


def bits(hands: Array) -> Array:
    """uint64[n]: hands as sets, card c being bit c."""
    return np.bitwise_or.reduce(np.uint64(1) << hands.astype(np.uint64), axis=1)


# The rest is compiled (`equity.compiled`).


def meet_and_draw(
    had: Any, pool: Array, sets: Array, columns: Array, kept: Array, masks: Array, chance: Array,
    choose: Array, places: Array, at: Array, out: Array,
) -> None:  # fmt: skip
    """Fill ``out[d, final]`` with what the other seat makes whose cards none of ``had`` are.

    ``had``      uint64: cards that are gone, as a set
    ``pool``     int64[n, 5], ``sets`` and ``columns``: hands of its range, each as likely
    ``kept``     float32[hands, 32]: how it draws; ``masks`` are those that are looked at
    ``chance``   uint64[m]: a random number for each of the first m hands
    ``choose``, ``places``, ``at``  where a final hand is found, as in `final_column`
    """
    out[:] = 0
    hand = np.zeros(HAND_CARDS, np.int64)
    for k in range(len(chance)):
        if sets[k] & had == np.uint64(0):
            shares = kept[columns[k]]
            total = 0.0
            for mask in masks:
                total += shares[mask]
            if total > 0:
                state = chance[k]
                mask = pick_mask(shares, masks, total * below(1 << 20, state) / (1 << 20))
                drawn = complete_hand(pool[k], mask, had | sets[k], state, hand)
                out[drawn, final_column(hand, choose, places, at)] += total / len(chance)


def pick_mask(shares: Array, masks: Array, point: float) -> Any:
    """The mask at which the sum of the shares goes past a point."""
    for mask in masks:
        point -= shares[mask]
        if point < 0:
            return mask
    return masks[0]


def complete_hand(held: Array, mask: Any, gone: Any, state: Any, hand: Array) -> Any:
    """Keep the cards of a mask and draw the others at random; returns how many."""
    drawn = 0
    for place in range(HAND_CARDS):
        hand[place] = held[place]
        if not (mask >> place) & 1:
            drawn += 1
            card = np.uint64(0)
            taken = True
            while taken:
                state += STEP
                card = np.uint64(below(DECK_CARDS, state))
                taken = (gone >> card) & np.uint64(1) != np.uint64(0)
            gone |= np.uint64(1) << card
            hand[place] = np.int64(card)
    return drawn


def below(bound: int, state: Any) -> Any:
    """A number from 0 on below a bound, by the state mixed well (splitmix64)."""
    mixed = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (np.int64(mixed >> np.uint64(33)) * bound) >> 31


def final_column(hand: Array, choose: Array, places: Array, at: Array) -> Any:
    """The column of a final hand in any sequence, which is sorted here.

    ``choose`` are `multisets.Tables.choose`, ``places`` `columns.places`, ``at`` `Columns.at`.
    """
    for i in range(1, HAND_CARDS):
        for j in range(i, 0, -1):
            if hand[j] < hand[j - 1]:
                hand[j], hand[j - 1] = hand[j - 1], hand[j]
    number, flush = 0, True
    for i in range(HAND_CARDS):
        number += choose[(hand[i] >> 2) + i, i + 1]
        flush = flush and (hand[i] & 3) == (hand[0] & 3)
    return at[2 if flush else 0, places[number]]


def play_hand(
    walk: Any, seat: int, chosen: Array, comes: Array, looks: Array, counts: Array, final: int,
    value: Array,
) -> None:  # fmt: skip
    """Play one final hand in a betting round; what it wins is in ``value[0]``.

    ``chosen[move, hand]`` are the strategies, ``comes[place, hand]`` is the other seat's share of
    the line to a place. The first column of ``value[place]`` is the worth of the best play against
    the range ``looks``, the second what that same play wins against ``counts``, the third what
    the hand's own play does.
    """
    nodes = len(walk.actor)
    value[:] = 0
    for end in range(len(walk.folder)):
        come_to_end(walk, seat, end, comes[nodes + end], looks, counts, final, value[nodes + end])
    for node in range(nodes - 1, -1, -1):
        best = walk.first[node]
        for move in range(walk.first[node], walk.first[node + 1]):
            after = value[walk.child[move]]
            if walk.actor[node] != seat:
                value[node] += after
            else:
                value[node, 2] += chosen[move, final] * after[2]
                if after[0] > value[walk.child[best], 0]:
                    best = move
        if walk.actor[node] == seat:
            value[node, :2] = value[walk.child[best], :2]


def come_to_end(
    walk: Any, seat: int, end: int, comes: Array, looks: Array, counts: Array, final: int,
    out: Array,
) -> None:  # fmt: skip
    """Fill what a hand wins at one end against two ranges; its own play wins the second."""
    for i in range(len(comes)):
        if looks[i] + counts[i] > 0:
            won = np.sign(i - final) if walk.folder[end] == NOBODY else 1
            if walk.folder[end] == seat:
                won = -1
            out[0] += won * comes[i] * looks[i]
            out[1] += won * comes[i] * counts[i]
    out *= walk.stake[end]
    out[2] = out[1]


STEP = np.uint64(0x9E3779B97F4A7C15)
EVERY_MASK = np.arange(MASKS)
DRAWN_MASKS = [
    np.array([mask for mask in range(MASKS) if HAND_CARDS - mask.bit_count() == drawn])
    for drawn in range(DRAWN)
]

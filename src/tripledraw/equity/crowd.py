"""The last draw of two to six players card by card: the compiled loops of ``last_draw``.

Hands are compared by the order key of ``hands.order``. A pot is 60 parts, which two to six
players can share without a fraction.

Plain functions over arrays, compiled by ``kernels``.
"""

from typing import Any

import numpy as np

from tripledraw.batch.streams import word_at
from tripledraw.hands.order import order_key

Array = Any  # an array of NumPy
HAND = 5
POT = 60
WIN, TIE, SHARE, SQUARE = 0, 1, 2, 3
"""Columns of a tally: deals won alone and shared, the parts won, the sum of their squares."""


def next_random(state: Array, bound: int) -> int:
    """Return 0..bound-1 at random for bounds below 2**31.

    ``state`` is uint64[2]: the seed, and how many numbers it gave.
    """
    word = word_at(state[0], state[1])
    state[1] += np.uint64(1)
    found: int = (word * bound) >> 32
    return found


def add(tally: Array, player: int, winners: int, deals: int) -> None:
    """Note that a player shared that many pots with so many winners, itself among them."""
    part = POT // winners
    tally[player, WIN if winners == 1 else TIE] += deals
    tally[player, SHARE] += part * deals
    tally[player, SQUARE] += part * part * deals


def score(keys: Array, tally: Array) -> None:
    """Share the pot of one deal among the lowest keys."""
    best = keys.min()
    winners = 0
    for key in keys:
        winners += key == best
    for player in range(len(keys)):
        if keys[player] == best:
            add(tally, player, winners, 1)


def key_of(hand: Array) -> int:
    """Return the order key of a row of five cards."""
    return order_key(hand[0], hand[1], hand[2], hand[3], hand[4])


def all_draws(kept: Array, size: int, stub: Array) -> tuple[Array, Array]:
    """Return (sets of cards drawn as bits of the stub, order keys), best hand first."""
    count = 1
    for k in range(size):
        count = count * (len(stub) - k) // (k + 1)
    sets, keys = np.empty(count, np.int64), np.empty(count, np.int64)
    hand = np.empty(HAND, np.int64)
    hand[: HAND - size] = kept[: HAND - size]
    places = np.arange(size)
    for i in range(count):
        sets[i] = 0
        for k in range(size):
            sets[i] |= 1 << places[k]
            hand[HAND - size + k] = stub[places[k]]
        keys[i] = key_of(hand)
        k = 0
        while k < size - 1 and places[k] + 1 == places[k + 1]:
            places[k] = k
            k += 1
        if k < size:
            places[k] += 1
    order = np.argsort(keys)
    return sets[order], keys[order]


def score_last(
    keys: Array, used: int, sets: Array, last_keys: Array, meets: int, tally: Array
) -> None:
    """Share the pots of every draw of the last player that can meet the hands of the others.

    ``sets`` and ``last_keys`` are its draws, best first; it has ``meets`` that share no card.
    """
    best = keys.min()
    winners = 0
    for key in keys:
        winners += key == best
    less = same = 0
    for i in range(len(sets)):
        if last_keys[i] > best:
            break
        apart = sets[i] & used == 0
        less += apart & (last_keys[i] < best)
        same += apart & (last_keys[i] == best)
    more = meets - less - same
    last = len(keys)
    add(tally, last, 1, less)
    add(tally, last, winners + 1, same)
    for player in range(last):
        if keys[player] == best:
            add(tally, player, winners, more)
            add(tally, player, winners + 1, same)


def every_deal(kept: Array, sizes: Array, stub: Array, tally: Array) -> None:
    """Go through every deal; rows of ``kept`` are filled up, the largest draw comes last."""
    last = len(sizes) - 1
    starts = np.zeros(last + 1, np.int64)
    sets, keys = all_draws(kept[0], sizes[0], stub)
    for player in range(1, last):
        starts[player] = len(sets)
        more_sets, more_keys = all_draws(kept[player], sizes[player], stub)
        sets, keys = np.concatenate((sets, more_sets)), np.concatenate((keys, more_keys))
    starts[last] = len(sets)
    last_sets, last_keys = all_draws(kept[last], sizes[last], stub)
    meets = 1
    for k in range(sizes[last]):
        meets = meets * (len(stub) - sizes[:last].sum() - k) // (k + 1)
    at, used, held = starts[:last].copy(), np.zeros(last + 1, np.int64), np.empty(last, np.int64)
    player = 0
    while player >= 0:
        i = at[player]
        if i == starts[player + 1]:
            at[player] = starts[player]
            player -= 1
            continue
        at[player] += 1
        if sets[i] & used[player]:
            continue
        held[player] = keys[i]
        used[player + 1] = used[player] | sets[i]
        if player + 1 < last:
            player += 1
        else:
            score_last(held, used[last], last_sets, last_keys, meets, tally)


def some_deals(
    kept: Array, sizes: Array, stub: Array, deals: int, state: Array, tally: Array
) -> None:
    """Deal at random so many times; ``state`` is that of ``next_random``."""
    hands, deck = kept.copy(), stub.copy()
    keys = np.empty(len(sizes), np.int64)
    for _ in range(deals):
        place = 0
        for player in range(len(sizes)):
            for k in range(HAND - sizes[player], HAND):
                other = place + next_random(state, len(deck) - place)
                deck[place], deck[other] = deck[other], deck[place]
                hands[player, k] = deck[place]
                place += 1
            keys[player] = key_of(hands[player])
        score(keys, tally)


def pick_one(sums: Array, state: Array) -> int:
    """Return an index at random; ``sums`` are the running sums of the weights, to 1."""
    at = next_random(state, 1 << 31) / (1 << 31)
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) >> 1
        if sums[middle] <= at:
            low = middle + 1
        else:
            high = middle
    return low


def pick(held: Array, starts: Array, sums: Array, state: Array, chosen: Array) -> bool:
    """Choose a hand of each range by its weight; tell whether they share no card."""
    used = 0
    for player in range(len(chosen)):
        first, end = starts[player], starts[player + 1]
        chosen[player] = first + pick_one(sums[first:end], state)
        if used & held[chosen[player]]:
            return False
        used |= held[chosen[player]]
    return True


def can_meet(held: Array, starts: Array, state: Array, sums: Array, tries: int) -> bool:
    """Tell whether hands that share no card come up in so many tries."""
    chosen = np.empty(len(starts) - 1, np.int64)
    left = tries
    while left > 0 and not pick(held, starts, sums, state, chosen):
        left -= 1
    return left > 0


def some_holdings(
    kept: Array, sizes: Array, held: Array, blocked: Array, starts: Array, sums: Array, dead: int,
    deals: int, state: Array, tally: Array,
) -> None:  # fmt: skip
    """Deal so many times to hands of the ranges that can meet.

    Hands starts[p]..starts[p + 1] - 1 are those of player p, ``sums`` the running sums of their
    weights to 1. ``held`` may not be shared, ``blocked`` and ``dead`` cannot be drawn.
    """
    chosen = np.empty(len(starts) - 1, np.int64)
    stub = np.empty(52, np.int64)
    for _ in range(deals):
        while not pick(held, starts, sums, state, chosen):
            pass
        out = dead
        for i in chosen:
            out |= blocked[i]
        left = 0
        for card in range(52):
            if not (out >> card) & 1:
                stub[left] = card
                left += 1
        some_deals(kept[chosen], sizes[chosen], stub[:left], 1, state, tally)

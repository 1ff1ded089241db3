"""The last draw of two to six players card by card: the compiled loops of ``last_draw``.

Hands are compared by the order key of ``hands.order``. A pot is 60 parts, which two to six
players can share without a fraction.

Plain functions over arrays, compiled by ``kernels``.
"""

from typing import Any

import numpy as np

from tripledraw.cards import DECK_SIZE
from tripledraw.equity.cards import FULL_DECK, HAND
from tripledraw.equity.meeting import next_random, pick
from tripledraw.hands.order import order_key

Array = Any  # an array of NumPy
POT = 60
WIN, TIE, SHARE, SQUARE = 0, 1, 2, 3
"""Columns of a tally: deals won alone and shared, the parts won, the sum of their squares."""


def lay_cards(cards: int, row: Array) -> int:
    """Write the cards of a set, low to high, and return how many there are."""
    place = 0
    for card in range(DECK_SIZE):
        if cards >> card & 1:
            row[place] = card
            place += 1
    return place


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


def deal_once(
    hands: Array, sizes: Array, deck: Array, left: int, state: Array, keys: Array
) -> None:
    """Fill up the rows of the hands from the first so many cards of a deck, which is shuffled."""
    place = 0
    for player in range(len(sizes)):
        for k in range(HAND - sizes[player], HAND):
            other = place + next_random(state, left - place)
            deck[place], deck[other] = deck[other], deck[place]
            hands[player, k] = deck[place]
            place += 1
        keys[player] = key_of(hands[player])


def some_deals(
    kept: Array, sizes: Array, stub: Array, deals: int, state: Array, tally: Array, count: Array
) -> None:
    """Deal at random so many times; ``state`` is that of ``next_random``."""
    hands, deck = kept.copy(), stub.copy()
    keys = np.empty(len(sizes), np.int64)
    for _ in range(deals):
        deal_once(hands, sizes, deck, len(deck), state, keys)
        score(keys, tally)
    count += deals


def some_holdings(
    kept: Array, blocked: Array, meeting: Any, dead: int,
    deals: int, tries: int, state: Array, tally: Array, count: Array,
) -> None:  # fmt: skip
    """Deal so many times, in so many tries at most, to hands of the ranges that can meet.

    ``kept`` and ``blocked`` are sets of cards of each hand of the meeting; cards of ``blocked``
    and ``dead`` cannot be drawn.
    """
    players = len(meeting.starts) - 1
    chosen, keys = np.empty(players, np.int64), np.empty(players, np.int64)
    hands, sizes = np.empty((players, HAND), np.int64), np.empty(players, np.int64)
    stub = np.empty(DECK_SIZE, np.int64)
    done = tried = 0
    while done < deals and tried < tries:
        tried += 1
        if not pick(meeting, state, chosen):
            continue
        out = dead
        for player in range(players):
            out |= blocked[chosen[player]]
            sizes[player] = HAND - lay_cards(kept[chosen[player]], hands[player])
        left = lay_cards(FULL_DECK & ~out, stub)
        deal_once(hands, sizes, stub, left, state, keys)
        score(keys, tally)
        done += 1
    count[0] += done
    count[1] += tried

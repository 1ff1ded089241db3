"""The last draw of a line of play; the words of ``lines``.

A line of play is what is held and what can still come. Both are sets of useful cards, those of
the ranks that a target can use, as integers: bit ``suit * 13 + rank``. All other cards are
blanks; of them only their number in the deck matters, and they are never held on purpose. A
target counts hands of five different ranks that are neither straight nor flush.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tripledraw.equity.cards import HAND

if TYPE_CHECKING:
    from tripledraw.equity.subsets import Array

RANKS = 13
SUITS = 4
SUIT_CARDS = 0x1FFF
"""The cards of suit 0; ``RANK_CARDS`` are those of rank 0."""
RANK_CARDS = 1 | 1 << 13 | 1 << 26 | 1 << 39


class Plan(NamedTuple):
    """What the loops read, all arrays: ranks are masks, ``deck`` is how many cards may come."""

    ranks: int
    """Useful ranks: 0 up to this one, which is a blank."""
    weight: Array
    """float64[2**ranks]: the win value of five ranks that are no flush, 0 for other sets."""
    first: Array
    """int64[2**ranks + 1]: where the completions of a keep begin."""
    completions: Array
    """int8[n, 5]: ranks that complete a keep; the unused ones are ``ranks``."""
    worth: Array
    """float64[n]: the win value of each completed hand."""
    ways: Array
    """float64[53, 6]: C(n, k)."""
    bounds: Array
    """float64[4, 53, 2**ranks]: upper bounds by draws left, deck and ranks kept."""


class Scratch(NamedTuple):
    """Room to work in. ``lines`` is int64[10, 64]; the others hold what suits may matter for."""

    lines: Array
    drawn: Array
    """int8[n, 13]: how many cards of each rank are drawn; n is 6,188 at least."""
    keeps: Array
    """int64[n]: the ranks kept then."""
    values: Array
    """float64[n, 2]: what that is worth without flushes, and the ways to draw the blanks."""


class Memo(NamedTuple):
    """Values of hands with two draws left, by their cards up to a change of suits."""

    keys: Array
    """int64[n, 2], n a power of two; the first is -1 where nothing is kept."""
    values: Array
    """float64[n]."""


def count_ones(mask: int) -> int:
    """Return how many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def ranks_of(cards: int) -> int:
    """Return the ranks of a set of cards as a mask."""
    return (cards | cards >> RANKS | cards >> 2 * RANKS | cards >> 3 * RANKS) & SUIT_CARDS


def count_copies(live: int, plan: Plan, counts: Array) -> int:
    """Write how many cards of each useful rank are live, and 1 after them; return the sum."""
    total = 0
    for rank in range(plan.ranks):
        column = live >> rank
        copies = column & 1
        for suit in range(1, SUITS):
            copies += column >> suit * RANKS & 1
        counts[rank] = copies
        total += copies
    counts[plan.ranks] = 1
    return total


def completing(keep: int, counts: Array, plan: Plan) -> float:
    """Return the weighted number of draws that complete the ranks kept, flushes among them."""
    total = 0.0
    for i in range(plan.first[keep], plan.first[keep + 1]):
        row = plan.completions[i]
        total += plan.worth[i] * (
            counts[row[0]] * counts[row[1]] * counts[row[2]] * counts[row[3]] * counts[row[4]]
        )
    return total


def completing_in_suit(keep: int, live: int, suit: int, plan: Plan) -> float:
    """Return the weighted number of the draws that complete the ranks kept in one suit."""
    cards = live >> suit * RANKS & SUIT_CARDS
    total = 0.0
    for i in range(plan.first[keep], plan.first[keep + 1]):
        all_live = True
        for j in range(HAND):
            rank = plan.completions[i, j]
            if rank < plan.ranks and not cards >> rank & 1:
                all_live = False
        if all_live:
            total += plan.worth[i]
    return total


def fewest_flushes(keep: int, held: int, live: int, plan: Plan) -> float:
    """Return the flushes among the completing draws, the suits of what is kept chosen best.

    There are none when two suits can be kept.
    """
    if keep == 0:
        flushes = 0.0
        for suit in range(SUITS):
            flushes += completing_in_suit(0, live, suit, plan)
        return flushes
    suits, last = 0, 0
    for suit in range(SUITS):
        if held >> suit * RANKS & keep:
            suits += 1
            last = suit
    if suits == 1:
        return completing_in_suit(keep, live, last, plan)
    if keep & (keep - 1):
        return 0.0
    fewest = completing_in_suit(keep, live, last, plan)
    for suit in range(last):
        if held >> suit * RANKS & keep:
            fewest = min(fewest, completing_in_suit(keep, live, suit, plan))
    return fewest


def last_hand(held: int, live: int, deck: int, counts: Array, plan: Plan) -> float:
    """Return what a hand is worth with one draw left; ``counts`` is scratch, int64[14]."""
    count_copies(live, plan, counts)
    ranks = ranks_of(held)
    best = 0.0
    keep = ranks
    while True:
        if plan.bounds[1, deck, keep] > best:
            all_draws = plan.ways[deck, HAND - count_ones(keep)]
            draws = completing(keep, counts, plan)
            if draws > best * all_draws:
                draws -= fewest_flushes(keep, held, live, plan)
                best = max(best, draws / all_draws)
        if keep == 0:
            return best
        keep = (keep - 1) & ranks


def last_ranks(ranks: int, deck: int, counts: Array, plan: Plan) -> tuple[float, int]:
    """Return what the ranks of a hand are worth with one draw left if no flush is in the way.

    The second result is the keep. ``counts`` are the live cards of each rank.
    """
    best = 0.0
    best_keep = 0
    keep = ranks
    while True:
        if plan.bounds[1, deck, keep] > best:
            value = completing(keep, counts, plan) / plan.ways[deck, HAND - count_ones(keep)]
            if value > best:
                best = value
                best_keep = keep
        if keep == 0:
            return best, best_keep
        keep = (keep - 1) & ranks


def in_two_suits(keep: int, held: int) -> bool:
    """Tell whether two suits can be kept with these ranks, so that no draw makes a flush."""
    suits = 0
    for suit in range(SUITS):
        if held >> suit * RANKS & keep:
            suits += 1
    return suits > 1 and keep & (keep - 1) != 0


def keep_with_one(
    kept: int, size: int, live: int, deck: int, scratch: Scratch, plan: Plan
) -> float:
    """Return what a keep is worth that draws ``size`` cards, and they are the last."""
    keep = ranks_of(kept)
    if count_ones(keep) + size != HAND:
        return 0.0
    count_copies(live, plan, scratch.lines[0])
    draws = completing(keep, scratch.lines[0], plan) - fewest_flushes(keep, kept, live, plan)
    return float(draws / plan.ways[deck, size])

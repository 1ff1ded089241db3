"""The value of one hand when its own discards stay out: the loops of ``remembered``, compiled.

They branch and bound: every keep has a cheap upper bound (``lines_bounds``), and the exact value
is worked out for those keeps alone that may still be the best. Hands that differ by a change of
suits are worked out once. ``lines_last`` says how a line of play is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.equity.cards import HAND
from tripledraw.equity.lines_last import (
    RANK_CARDS,
    RANKS,
    SUIT_CARDS,
    SUITS,
    Memo,
    Plan,
    Scratch,
    count_copies,
    count_ones,
    in_two_suits,
    keep_with_one,
    last_hand,
    last_ranks,
    ranks_of,
)

if TYPE_CHECKING:
    from tripledraw.equity.subsets import Array

_DECK_SHIFT = 52
_SLOT_FACTOR = 0x9E3779B97F4A7C15 >> 1  # the golden ratio, for a hash that spreads
_PROBES = 16


def list_cards(cards: int, out: Array) -> int:
    """Write the bits of the cards of a set and return how many there are."""
    count = 0
    while cards:
        lowest = cards & -cards
        out[count] = lowest
        cards ^= lowest
        count += 1
    return count


def first_choice(size: int, places: Array) -> None:
    """Lay the first choice of so many places."""
    for i in range(size):
        places[i] = i


def next_choice(size: int, count: int, places: Array) -> bool:
    """Go on to the next choice of places 0..count - 1; tell whether there was one."""
    i = size - 1
    while i >= 0 and places[i] == count - size + i:
        i -= 1
    if i < 0:
        return False
    places[i] += 1
    for j in range(i + 1, size):
        places[j] = places[j - 1] + 1
    return True


def keep_with_two(
    kept: int, size: int, live: int, deck: int, least: float, scratch: Scratch, plan: Plan
) -> float:
    """Return what a keep is worth that draws ``size`` cards and has one draw more after it.

    Draws of the same ranks are taken together. Suits matter for few of them: those are looked
    at apart, and only if the keep is worth more than ``least`` with no flush in the way; else
    that upper bound is returned.
    """
    drawn, left, ways = scratch.lines[0], scratch.lines[1], plan.ways
    blanks = deck - count_copies(live, plan, left)
    drawn[: plan.ranks] = 0
    ranks = ranks_of(kept)
    total = 0.0
    doubts = 0
    useful = 0
    while useful >= 0:
        if ways[blanks, size - useful] > 0.0:
            value, keep = last_ranks(ranks | drawn_ranks(drawn, plan), deck - size, left, plan)
            draws = ways[blanks, size - useful]
            for rank in range(plan.ranks):
                draws *= ways[left[rank] + drawn[rank], drawn[rank]]
            total += draws * value
            if not (in_two_suits(keep, kept) or keeps_a_pair(keep, kept, drawn, plan)):
                note_doubt(doubts, value, keep, ways[blanks, size - useful], scratch, plan)
                doubts += 1
        useful = next_ranks(useful, size, drawn, left, plan)
    if total > least * ways[deck, size]:
        for doubt in range(doubts):
            total -= lost_to_flushes(doubt, kept, live, deck - size, scratch, plan)
    return float(total / ways[deck, size])


def note_doubt(
    doubt: int, value: float, keep: int, ways: float, scratch: Scratch, plan: Plan
) -> None:
    """Write down ranks drawn, ``scratch.lines[0]``, for which suits may matter."""
    for rank in range(plan.ranks):
        scratch.drawn[doubt, rank] = scratch.lines[0, rank]
    scratch.keeps[doubt] = keep
    scratch.values[doubt, 0] = value
    scratch.values[doubt, 1] = ways


def next_ranks(useful: int, size: int, drawn: Array, left: Array, plan: Plan) -> int:
    """Go on to the next numbers of cards drawn of each rank, at most ``size`` in all.

    Return how many they are, -1 after the last.
    """
    for rank in range(plan.ranks):
        if useful < size and left[rank] > 0:
            drawn[rank] += 1
            left[rank] -= 1
            return useful + 1
        useful -= drawn[rank]
        left[rank] += drawn[rank]
        drawn[rank] = 0
    return -1


def drawn_ranks(drawn: Array, plan: Plan) -> int:
    """Return as a mask the ranks of which some card is drawn."""
    ranks = 0
    for rank in range(plan.ranks):
        if drawn[rank] > 0:
            ranks |= 1 << rank
    return ranks


def keeps_a_pair(keep: int, kept: int, drawn: Array, plan: Plan) -> bool:
    """Tell whether a rank of the next keep is there twice, beside another rank to be kept."""
    if keep & (keep - 1) == 0:
        return False
    before = ranks_of(kept)
    for rank in range(plan.ranks):
        if keep >> rank & 1 and drawn[rank] + (before >> rank & 1) > 1:
            return True
    return False


def lost_to_flushes(
    doubt: int, kept: int, live: int, deck: int, scratch: Scratch, plan: Plan
) -> float:
    """Return what the hands of these ranks lose by flushes, summed over the suits drawn.

    Nothing is lost where two suits can be kept; so the ranks to be kept, if there are two, have
    one suit.
    """
    keep = scratch.keeps[doubt]
    if keep & (keep - 1) == 0:
        list_columns(doubt, keep, live, live, scratch, plan)
        return lost_within(doubt, kept, live, deck, scratch, plan)
    lost = 0.0
    new = keep & ~ranks_of(kept)
    for suit in range(SUITS):
        suited = SUIT_CARDS << suit * RANKS
        if ranks_of(kept & ~suited) & keep == 0 and ranks_of(live & suited) & new == new:
            list_columns(doubt, keep, live & suited, live, scratch, plan)
            lost += lost_within(doubt, kept, live, deck, scratch, plan)
    return lost


def list_columns(
    doubt: int, keep: int, live_to_keep: int, live: int, scratch: Scratch, plan: Plan
) -> None:
    """Write the cards that may be drawn of each rank, and how many are."""
    columns, numbers = scratch.lines[2], scratch.lines[3]
    count = 0
    for rank in range(plan.ranks):
        if scratch.drawn[doubt, rank] > 0:
            cards = live_to_keep if keep >> rank & 1 else live
            columns[count] = cards & RANK_CARDS << rank
            numbers[count] = scratch.drawn[doubt, rank]
            count += 1
    columns[count] = 0


def lost_within(doubt: int, kept: int, live: int, deck: int, scratch: Scratch, plan: Plan) -> float:
    """Return what the hands lose by flushes, summed over all draws from the columns."""
    columns, numbers, chosen = scratch.lines[2], scratch.lines[3], scratch.lines[4]
    count = 0
    while columns[count] != 0:
        chosen[count] = first_cards(columns[count], numbers[count])
        count += 1
    lost = 0.0
    going = True
    while going:
        new = 0
        for i in range(count):
            new |= chosen[i]
        value = last_hand(kept | new, live & ~new, deck, scratch.lines[5], plan)
        lost += scratch.values[doubt, 0] - value
        going = False
        for i in range(count):
            chosen[i] = next_cards(chosen[i], columns[i], numbers[i])
            if chosen[i] != 0:
                going = True
                break
            chosen[i] = first_cards(columns[i], numbers[i])
    return float(lost * scratch.values[doubt, 1])


def first_cards(column: int, number: int) -> int:
    """Return the first choice of so many cards, one at least, of a set that has them."""
    return column if count_ones(column) == number else next_cards(column, column, number)


def next_cards(chosen: int, column: int, number: int) -> int:
    """Return the next choice of so many cards of a set, 0 after the last."""
    chosen = (chosen - 1) & column
    while chosen != 0 and count_ones(chosen) != number:
        chosen = (chosen - 1) & column
    return chosen


def hand_with_two(held: int, live: int, deck: int, scratch: Scratch, plan: Plan) -> float:
    """Return what a hand is worth with two draws left.

    The keeps, one card a rank, are tried from the highest bound down.
    """
    keeps = scratch.lines[6]
    count = list_keeps(held, scratch.lines[7], keeps)
    best = 0.0
    while count:
        at = 0
        for i in range(1, count):
            if bound_of(keeps[i], deck, plan) > bound_of(keeps[at], deck, plan):
                at = i
        kept = keeps[at]
        if bound_of(kept, deck, plan) <= best:
            break
        count -= 1
        keeps[at] = keeps[count]
        size = HAND - count_ones(kept)
        best = max(best, keep_with_two(kept, size, live, deck, best, scratch, plan))
    return best


def bound_of(kept: int, deck: int, plan: Plan) -> float:
    """Return the upper bound of a keep with two draws left."""
    return float(plan.bounds[2, deck, ranks_of(kept)])


def list_keeps(held: int, cards: Array, keeps: Array) -> int:
    """Write all keeps of a hand that have one card a rank and return how many there are."""
    count = list_cards(held, cards)
    found = 0
    for choice in range(1 << count):
        kept = 0
        for i in range(count):
            if choice >> i & 1:
                kept |= cards[i]
        if count_ones(ranks_of(kept)) == count_ones(kept):
            keeps[found] = kept
            found += 1
    return found


def keep_with_three(
    kept: int, size: int, live: int, deck: int, scratch: Scratch, plan: Plan, memo: Memo
) -> float:
    """Return what a keep is worth that draws ``size`` cards and has two draws more after it."""
    cards, places = scratch.lines[8], scratch.lines[9]
    count = list_cards(live, cards)
    total = 0.0
    for useful in range(min(size, count) + 1):
        ways = plan.ways[deck - count, size - useful]
        if ways > 0.0:
            part = 0.0
            first_choice(useful, places)
            going = True
            while going:
                new = 0
                for i in range(useful):
                    new |= cards[places[i]]
                part += met_hand(kept | new, live & ~new, deck - size, scratch, plan, memo)
                going = next_choice(useful, count, places)
            total += ways * part
    return float(total / plan.ways[deck, size])


def met_hand(held: int, live: int, deck: int, scratch: Scratch, plan: Plan, memo: Memo) -> float:
    """Return what a hand is worth with two draws left, from the memo if it has been met."""
    high, low = key_of(held, live, deck, scratch.lines[0])
    last = len(memo.values) - 1
    slot = ((high ^ low * 31) * _SLOT_FACTOR >> 24) & last
    for _ in range(_PROBES):
        if memo.keys[slot, 0] == high and memo.keys[slot, 1] == low:
            return float(memo.values[slot])
        if memo.keys[slot, 0] < 0:
            value = hand_with_two(held, live, deck, scratch, plan)
            memo.keys[slot, 0] = high
            memo.keys[slot, 1] = low
            memo.values[slot] = value
            return value
        slot = (slot + 1) & last
    return hand_with_two(held, live, deck, scratch, plan)


def key_of(held: int, live: int, deck: int, columns: Array) -> tuple[int, int]:
    """Return a key that is the same for all states that a change of suits makes equal."""
    for suit in range(SUITS):
        shift = suit * RANKS
        columns[suit] = (held >> shift & SUIT_CARDS) << RANKS | live >> shift & SUIT_CARDS
    for i in range(1, SUITS):
        for j in range(i, 0, -1):
            if columns[j] < columns[j - 1]:
                columns[j], columns[j - 1] = columns[j - 1], columns[j]
    high = columns[0] << 2 * RANKS | columns[1]
    return deck << _DECK_SHIFT | high, columns[2] << 2 * RANKS | columns[3]


def keep_worth(
    draws: int,
    kept: int,
    size: int,
    live: int,
    deck: int,
    scratch: Scratch,
    plan: Plan,
    memo: Memo,
) -> float:
    """Return what a keep is worth that draws ``size`` cards, the first of 1..3 draws."""
    if draws == 1:
        return keep_with_one(kept, size, live, deck, scratch, plan)
    if draws == 2:
        return keep_with_two(kept, size, live, deck, 0.0, scratch, plan)
    return keep_with_three(kept, size, live, deck, scratch, plan, memo)

"""Two players over several draws: the compiled loops of ``matchup``.

Plain functions over arrays, compiled by ``kernels``; ``t`` are the ``Tables``, ``sides`` two
of ``Side``.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.cards import FULL_DECK, HAND
from tripledraw.equity.crowd import add
from tripledraw.equity.meeting import next_random, pick
from tripledraw.equity.sweep import keep_id, may_flush, two_players

Array = Any  # an array of NumPy
PAT, AHEAD, BEST = 0, 1, 2


class Side(NamedTuple):
    """How a player draws; the first four have one entry for each hand of the range."""

    kept: Array
    """int64[n]: the cards kept on the first draw where it is decided, else all five."""
    thrown: Array
    """int64[n]: the cards known to be thrown."""
    decided: Array
    """bool[n]: whether the first draw is given."""
    shown: Array
    """int64[n]: how many cards the player shows it draws before the first draw."""
    policy: int
    """PAT, AHEAD or BEST."""
    keeps: Array
    """uint8[draws, targets, 6188]: a plan of ``plans``."""
    column_of: Array
    """int64[7463]: its target for what the policy looks at: the other's number (AHEAD), or how
    many cards the other drew last (BEST)."""


def look_at(kept: Array, t: Any) -> tuple[Array, Array]:
    """Return for sets of cards (the ids of their ranks, the numbers of the hands)."""
    ids, numbers = np.empty(len(kept), np.int64), np.empty(len(kept), np.int64)
    for i in range(len(kept)):
        ids[i], numbers[i] = keep_id(kept[i], t), hand_number(kept[i], t)
    return ids, numbers


def count_cards(cards: int) -> int:
    """Return how many cards a set holds."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def hand_number(hand: int, t: Any) -> int:
    """Return the number of five cards; of fewer, as bad as can be."""
    if count_cards(hand) < HAND:
        return 7462
    ranks = keep_id(hand, t)
    found: int = t.flush[ranks] if may_flush(hand) else t.plain[ranks]
    return found


def choose(hand: int, mine: int, looks_at: int, side: Any, draws: int, t: Any) -> int:
    """Return what a side keeps of five cards with number ``mine`` and so many draws left."""
    policy, keeps, column_of = side.policy, side.keeps, side.column_of
    if policy == PAT or (policy == AHEAD and mine < looks_at):
        return hand
    ranks = keep_id(hand, t) - t.blocks[HAND]
    bits = keeps[draws - 1, column_of[looks_at], ranks]
    kept, place = 0, 0
    left = hand
    while left:
        card = left & -left
        left ^= card
        if bits >> place & 1:
            kept |= card
        place += 1
    if kept == hand and may_flush(hand):
        kept ^= card  # plans overlook flushes: the highest card goes
    return kept


def first_keep(side: Any, i: int, other: Any, j: int, draws: int, t: Any) -> tuple[int, int]:
    """Return (kept, thrown) of hand i of a side on the first draw against hand j of the other."""
    kept, thrown = side.kept[i], side.thrown[i]
    if side.decided[i]:
        return kept, thrown
    looks_at = hand_number(other.kept[j], t) if side.policy == AHEAD else other.shown[j]
    stays = choose(kept, hand_number(kept, t), looks_at, side, draws, t)
    return stays, thrown | (kept ^ stays)


def later_keeps(hands: Any, drew: Any, sides: Any, draws: int, t: Any) -> tuple[int, int]:
    """Return what both keep of their five cards; each looks at the other's hand or last draw."""
    mine, theirs = hand_number(hands[0], t), hand_number(hands[1], t)
    a = choose(hands[0], mine, theirs if sides[0].policy == AHEAD else drew[1], sides[0], draws, t)
    b = choose(hands[1], theirs, mine if sides[1].policy == AHEAD else drew[0], sides[1], draws, t)
    return a, b


def draws_of(stub: int, size: int) -> Array:
    """Return every set of so many cards of the stub, int64[n]."""
    total = count_cards(stub)
    cards = np.empty(total, np.int64)
    for i in range(total):
        cards[i] = stub & -stub
        stub ^= cards[i]
    sets = np.zeros(1, np.int64)
    for _ in range(size):
        longer = np.empty(len(sets) * total, np.int64)
        count = 0
        for some in sets:
            for card in cards:
                if card > some:
                    longer[count] = some | card
                    count += 1
        sets = longer[:count]
    return sets


def after_draw(
    kept: Any, mine: int, theirs: int, out: int, sides: Any, draws: int, reset_deck: bool, t: Any
) -> tuple[tuple[int, int], int]:
    """Return (what both keep next, the cards that are out) after a draw; so many are left."""
    hands = (kept[0] | mine, kept[1] | theirs)
    drew = (count_cards(mine), count_cards(theirs))
    stay = later_keeps(hands, drew, sides, draws, t)
    return stay, out if reset_deck else out | (hands[0] ^ stay[0]) | (hands[1] ^ stay[1])


def one_draw(kept: Any, out: int, t: Any) -> tuple[float, float]:
    """Return the chances (win, tie) of the first player on the last draw."""
    a, b = HAND - count_cards(kept[0]), HAND - count_cards(kept[1])
    stub = FULL_DECK & ~(kept[0] | kept[1] | out)
    wins, ties, deals = two_players(kept[0], kept[1], a, b, stub, t)
    return wins / deals, ties / deals


def two_draws(kept: Any, out: int, sides: Any, reset_deck: bool, t: Any) -> tuple[float, float]:
    """Return the chances (win, tie) of the first player by going through the first draw."""
    stub = FULL_DECK & ~(kept[0] | kept[1] | out)
    win = tie = 0.0
    deals = 0
    for mine in draws_of(stub, HAND - count_cards(kept[0])):
        for theirs in draws_of(stub & ~mine, HAND - count_cards(kept[1])):
            stay, gone = after_draw(kept, mine, theirs, out, sides, 1, reset_deck, t)
            more, even = one_draw(stay, gone, t)
            win, tie, deals = win + more, tie + even, deals + 1
    return win / deals, tie / deals


def three_draws(kept: Any, out: int, sides: Any, reset_deck: bool, t: Any) -> tuple[float, float]:
    """As ``two_draws``: Numba compiles no function that calls itself from a kernel."""
    stub = FULL_DECK & ~(kept[0] | kept[1] | out)
    win = tie = 0.0
    deals = 0
    for mine in draws_of(stub, HAND - count_cards(kept[0])):
        for theirs in draws_of(stub & ~mine, HAND - count_cards(kept[1])):
            stay, gone = after_draw(kept, mine, theirs, out, sides, 2, reset_deck, t)
            more, even = two_draws(stay, gone, sides, reset_deck, t)
            win, tie, deals = win + more, tie + even, deals + 1
    return win / deals, tie / deals


def chances(kept: Any, out: int, sides: Any, draws: int, reset_deck: bool, t: Any) -> Any:
    """Return the chances (win, tie) of the first player by going through every draw.

    ``kept`` are the two sets of cards kept on the draw at hand, ``out`` the cards that cannot
    come; with ``reset_deck`` what is thrown from here on can come again.
    """
    if draws == 1:
        return one_draw(kept, out, t)
    if draws == 2:
        return two_draws(kept, out, sides, reset_deck, t)
    return three_draws(kept, out, sides, reset_deck, t)


def draw_some(size: int, stub: int, state: Array) -> int:
    """Return so many random cards of the stub, which must have them."""
    drawn = 0
    while size > 0:
        card = 1 << next_random(state, 52)
        if stub & ~drawn & card:
            drawn |= card
            size -= 1
    return drawn


def play(
    kept: Any, out: int, sides: Any, draws: int, reset_deck: bool, state: Array, t: Any
) -> int:
    """Play all draws once; return 2 when the first player wins, 1 for a tie, else 0."""
    while True:
        sizes = (HAND - count_cards(kept[0]), HAND - count_cards(kept[1]))
        stub = FULL_DECK & ~(kept[0] | kept[1] | out)
        mine = draw_some(sizes[0], stub, state)
        theirs = draw_some(sizes[1], stub & ~mine, state)
        draws -= 1
        if draws == 0:
            a, b = hand_number(kept[0] | mine, t), hand_number(kept[1] | theirs, t)
            return 2 if a < b else int(a == b)
        kept, out = after_draw(kept, mine, theirs, out, sides, draws, reset_deck, t)


def start(sides: Any, i: int, j: int, dead: int, draws: int, reset_deck: bool, t: Any) -> Any:
    """Return (what both keep on the first draw, the cards that are out) for hands i and j."""
    a, gone_a = first_keep(sides[0], i, sides[1], j, draws, t)
    b, gone_b = first_keep(sides[1], j, sides[0], i, draws, t)
    return (a, b), dead if reset_deck else dead | gone_a | gone_b


def count_some(
    sides: Any, weights: Any, some: Array, dead: int, draws: int, reset_deck: bool, t: Any
) -> Any:
    """Return the tally of ``counting`` over those of some pairs that share no card.

    Pair i * m + j is hand i of the first range and hand j of the m of the second.
    """
    pairs = 0
    total = wins = ties = 0.0
    total_square = product = part_square = 0.0
    for pair in some:
        i, j = pair // len(weights[1]), pair % len(weights[1])
        if (sides[0].kept[i] | sides[0].thrown[i]) & (sides[1].kept[j] | sides[1].thrown[j]):
            continue
        kept, out = start(sides, i, j, dead, draws, reset_deck, t)
        win, tie = chances(kept, out, sides, draws, reset_deck, t)
        weight = weights[0][i] * weights[1][j]
        part = weight * (win + tie / 2)
        total, pairs = total + weight, pairs + 1
        wins, ties = wins + weight * win, ties + weight * tie
        total_square += weight * weight
        product += weight * part
        part_square += part * part
    return total, wins, ties, total_square, product, part_square, pairs


def some_pairs(
    sides: Any, meeting: Any, dead: int, draws: int, reset_deck: bool, t: Any,
    deals: int, tries: int, state: Array, tally: Array, count: Array,
) -> None:  # fmt: skip
    """Play so many deals, in so many tries at most; the rest is as in ``crowd``."""
    chosen = np.empty(2, np.int64)
    done = tried = 0
    while done < deals and tried < tries:
        tried += 1
        if not pick(meeting, state, chosen):
            continue
        i, j = chosen[0], chosen[1] - meeting.starts[1]
        kept, out = start(sides, i, j, dead, draws, reset_deck, t)
        result = play(kept, out, sides, draws, reset_deck, state, t)
        if result > 0:
            add(tally, 0, 3 - result, 1)
        if result < 2:
            add(tally, 1, 1 + result, 1)
        done += 1
    count[0] += done
    count[1] += tried

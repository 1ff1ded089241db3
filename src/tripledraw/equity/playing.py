"""Two players over several draws: the compiled loops of ``matchup``.

A side is a tuple that says how a player draws: ``(kept, thrown, decided, shown, policy, keeps,
column_of)``. The first four are arrays with one entry for each hand of the range: the cards kept
and thrown as sets of 52 bits, whether the first draw is given (then ``kept`` is what stays of
the hand, else all five cards), and the number of cards that the player shows it draws before
the first draw. ``keeps`` is a plan of ``plans``; ``column_of`` gives its target for what the
policy looks at: the other's number (``AHEAD``), or how many cards the other drew last (``BEST``).

Plain functions over arrays, compiled by ``kernels``; ``t`` are the ``Tables``.
"""

from typing import Any

import numpy as np

from tripledraw.equity.crowd import next_random, pick_one
from tripledraw.equity.sweep import keep_id, may_flush, two_players

Array = Any  # an array of NumPy
HAND = 5
DECK = (1 << 52) - 1
PAT, AHEAD, BEST = 0, 1, 2


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
    policy, keeps, column_of = side[4], side[5], side[6]
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
    kept, thrown = side[0][i], side[1][i]
    if side[2][i]:
        return kept, thrown
    looks_at = hand_number(other[0][j], t) if side[4] == AHEAD else other[3][j]
    stays = choose(kept, hand_number(kept, t), looks_at, side, draws, t)
    return stays, thrown | (kept ^ stays)


def later_keeps(hands: Any, drew: Any, sides: Any, draws: int, t: Any) -> tuple[int, int]:
    """Return what both keep of their five cards; each looks at the other's hand or last draw."""
    mine, theirs = hand_number(hands[0], t), hand_number(hands[1], t)
    a = choose(hands[0], mine, theirs if sides[0][4] == AHEAD else drew[1], sides[0], draws, t)
    b = choose(hands[1], theirs, mine if sides[1][4] == AHEAD else drew[0], sides[1], draws, t)
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
    kept: Any, mine: int, theirs: int, out: int, sides: Any, draws: int, forget: bool, t: Any
) -> tuple[tuple[int, int], int]:
    """Return (what both keep next, the cards that are out) after a draw; so many are left."""
    hands = (kept[0] | mine, kept[1] | theirs)
    drew = (count_cards(mine), count_cards(theirs))
    stay = later_keeps(hands, drew, sides, draws, t)
    return stay, out if forget else out | (hands[0] ^ stay[0]) | (hands[1] ^ stay[1])


def one_draw(kept: Any, out: int, t: Any) -> tuple[float, float]:
    """Return the chances (win, tie) of the first player on the last draw."""
    a, b = HAND - count_cards(kept[0]), HAND - count_cards(kept[1])
    stub = DECK & ~(kept[0] | kept[1] | out)
    wins, ties, deals = two_players(kept[0], kept[1], a, b, stub, t)
    return wins / deals, ties / deals


def two_draws(kept: Any, out: int, sides: Any, forget: bool, t: Any) -> tuple[float, float]:
    """Return the chances (win, tie) of the first player by going through the first draw."""
    stub = DECK & ~(kept[0] | kept[1] | out)
    win = tie = 0.0
    deals = 0
    for mine in draws_of(stub, HAND - count_cards(kept[0])):
        for theirs in draws_of(stub & ~mine, HAND - count_cards(kept[1])):
            stay, gone = after_draw(kept, mine, theirs, out, sides, 1, forget, t)
            more, even = one_draw(stay, gone, t)
            win, tie, deals = win + more, tie + even, deals + 1
    return win / deals, tie / deals


def three_draws(kept: Any, out: int, sides: Any, forget: bool, t: Any) -> tuple[float, float]:
    """As ``two_draws``: Numba compiles no function that calls itself from a kernel."""
    stub = DECK & ~(kept[0] | kept[1] | out)
    win = tie = 0.0
    deals = 0
    for mine in draws_of(stub, HAND - count_cards(kept[0])):
        for theirs in draws_of(stub & ~mine, HAND - count_cards(kept[1])):
            stay, gone = after_draw(kept, mine, theirs, out, sides, 2, forget, t)
            more, even = two_draws(stay, gone, sides, forget, t)
            win, tie, deals = win + more, tie + even, deals + 1
    return win / deals, tie / deals


def chances(kept: Any, out: int, sides: Any, draws: int, forget: bool, t: Any) -> Any:
    """Return the chances (win, tie) of the first player by going through every draw.

    ``kept`` are the two sets of cards kept on the draw at hand, ``out`` the cards that cannot
    come; with ``forget`` what is thrown from here on can come again.
    """
    if draws == 1:
        return one_draw(kept, out, t)
    if draws == 2:
        return two_draws(kept, out, sides, forget, t)
    return three_draws(kept, out, sides, forget, t)


def draw_some(size: int, stub: int, state: Array) -> int:
    """Return so many random cards of the stub."""
    drawn = 0
    while size > 0:
        card = 1 << next_random(state, 52)
        if stub & ~drawn & card:
            drawn |= card
            size -= 1
    return drawn


def play(kept: Any, out: int, sides: Any, draws: int, forget: bool, state: Array, t: Any) -> int:
    """Play all draws once; return 2 when the first player wins, 1 for a tie, else 0."""
    while True:
        sizes = (HAND - count_cards(kept[0]), HAND - count_cards(kept[1]))
        stub = DECK & ~(kept[0] | kept[1] | out)
        mine = draw_some(sizes[0], stub, state)
        theirs = draw_some(sizes[1], stub & ~mine, state)
        draws -= 1
        if draws == 0:
            a, b = hand_number(kept[0] | mine, t), hand_number(kept[1] | theirs, t)
            return 2 if a < b else int(a == b)
        kept, out = after_draw(kept, mine, theirs, out, sides, draws, forget, t)


def start(sides: Any, i: int, j: int, dead: int, draws: int, forget: bool, t: Any) -> Any:
    """Return (what both keep on the first draw, the cards that are out) for hands i and j."""
    a, gone_a = first_keep(sides[0], i, sides[1], j, draws, t)
    b, gone_b = first_keep(sides[1], j, sides[0], i, draws, t)
    return (a, b), dead if forget else dead | gone_a | gone_b


def every_pair(
    sides: Any, weights: Any, rows: Any, dead: int, draws: int, forget: bool, t: Any
) -> Any:
    """Return (weight, wins, ties, pairs) over the first range's hands rows[0]..rows[1]-1.

    The hands of the second range are all met that share no card.
    """
    total = wins = ties = 0.0
    pairs = 0
    for i in range(rows[0], rows[1]):
        for j in range(len(weights[1])):
            if (sides[0][0][i] | sides[0][1][i]) & (sides[1][0][j] | sides[1][1][j]):
                continue
            kept, out = start(sides, i, j, dead, draws, forget, t)
            win, tie = chances(kept, out, sides, draws, forget, t)
            weight = weights[0][i] * weights[1][j]
            total, pairs = total + weight, pairs + 1
            wins, ties = wins + weight * win, ties + weight * tie
    return total, wins, ties, pairs


def some_pairs(
    sides: Any, sums: Any, deals: int, dead: int, draws: int, forget: bool, state: Array, t: Any
) -> Any:
    """Return (wins, ties) of so many deals; ``sums`` are the running sums of the weights to 1."""
    wins = ties = 0
    while deals > 0:
        i, j = pick_one(sums[0], state), pick_one(sums[1], state)
        if (sides[0][0][i] | sides[0][1][i]) & (sides[1][0][j] | sides[1][1][j]):
            continue
        kept, out = start(sides, i, j, dead, draws, forget, t)
        result = play(kept, out, sides, draws, forget, state, t)
        wins, ties, deals = wins + (result == 2), ties + (result == 1), deals - 1
    return wins, ties

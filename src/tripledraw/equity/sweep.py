"""The last draw of two players, exactly: the compiled loops of ``last_draw``.

The sweep goes through the final hands from the worst to the best and keeps, for each set of
cards, how many of the opponent's hands that it has passed hold that set. The opponents that
share no card with a draw {a, b, c} are then all - sum of a, b, c + sum of ab, ac, bc - abc.
Final hands and sets are those of ``multisets``: ranks, each with the number of ways to draw
them. That is 455 draws of three cards where single cards make 11,480.

Suits matter for flushes alone, which are drawn to cards of one suit or to none at all. A player
has "plain" hands, numbered as if there were no flushes, and corrections: every draw that makes
a flush counts +1 at the flush's number and -1 at its plain number. Wins are bilinear in the two
players' hands, so the four combinations of plain hands and corrections add up.

Plain functions over arrays, compiled by ``kernels``; ``t`` are the ``Tables``. Counts are
float64 that hold whole numbers below 2**53, so every sum and every quotient here is exact.
"""

from typing import Any

import numpy as np

from tripledraw.equity.cards import CLUBS

Array = Any  # an array of NumPy
RANK_COUNT = 13


def count_ranks(stub: int) -> Array:
    """Return how many cards of each rank the stub, a set of cards as 52 bits, has."""
    left = np.empty(RANK_COUNT, np.int64)
    for rank in range(RANK_COUNT):
        four = (stub >> (4 * rank)) & 15
        left[rank] = (four & 1) + ((four >> 1) & 1) + ((four >> 2) & 1) + (four >> 3)
    return left


def count_ways(stub: int, most: int, t: Any) -> Array:
    """Return in how many ways each multiset of up to ``most`` ranks can be drawn."""
    left = count_ranks(stub)
    ways = np.empty(t.blocks[most + 1])
    ways[0] = 1.0
    for i in range(1, len(ways)):
        ways[i] = ways[t.parent[i]] * t.choose[left[t.highest[i]], t.copies[i]]
    return ways


def plain_hands(keep: int, size: int, ways: Array, t: Any) -> tuple[Array, Array, Array, int]:
    """Return (numbers, draws, weights, cards drawn) of the final hands of a keep, best first."""
    first, end = t.start[keep], t.start[keep + 1]
    drawn = t.drawn[first:end]
    weights = np.empty(len(drawn))
    for i in range(len(drawn)):
        weights[i] = ways[drawn[i]]
    return t.number[first:end], drawn, weights, size


def meetings(
    draws: Array, weights: Array, subsets: Array, signs: Array, passed: Array, ways: Array
) -> float:
    """Return how many of the hands passed share no card with these draws, by their weights.

    ``signs`` has a sign for each column of ``subsets`` that may have been passed.
    """
    total = 0.0
    for i in range(len(draws)):
        if weights[i] != 0.0:
            found = 0.0
            for column in range(len(signs)):
                subset = subsets[draws[i], column]
                found += signs[column] * (passed[subset] / ways[subset])
            total += weights[i] * found
    return total


def pass_hands(draws: Array, weights: Array, subsets: Array, columns: int, passed: Array) -> None:
    """Add hands to those passed, to every set of cards that they hold."""
    for i in range(len(draws)):
        for column in range(columns):
            passed[subsets[draws[i], column]] += weights[i]


def run_from(numbers: Array, end: int, number: int) -> int:
    """Return where, before ``end``, the numbers begin to be worse than a number."""
    while end > 0 and numbers[end - 1] > number:
        end -= 1
    return end


def sweep(hero: Any, foe: Any, ways: Array, t: Any) -> tuple[float, float]:
    """Return (wins, ties) of hero over foe, each (numbers, draws, weights, cards drawn).

    Numbers rise. The weight of a draw of the foe is that of all its suits, of the hero too,
    unless it stands for a single one. O((hands of hero and foe) * 2**(cards of the smaller draw)).
    """
    numbers, draws, weights, size = hero
    foe_numbers, foe_draws, foe_weights, foe_size = foe
    shared = min(size, foe_size)
    signs = t.signs[size, : t.columns[size, shared]]
    foe_columns = t.columns[foe_size, shared]
    subsets = t.subsets
    passed = np.zeros(t.blocks[shared + 1])
    wins = ties = 0.0
    end, foe_end = len(numbers), len(foe_numbers)
    while end > 0:
        number = numbers[end - 1]
        first = run_from(numbers, end, number - 1)
        mine, mine_weights = draws[first:end], weights[first:end]
        start = run_from(foe_numbers, foe_end, number)
        pass_hands(
            foe_draws[start:foe_end], foe_weights[start:foe_end], subsets, foe_columns, passed
        )
        foe_end = start
        worse = meetings(mine, mine_weights, subsets, signs, passed, ways)
        wins += worse
        start = run_from(foe_numbers, foe_end, number - 1)
        if start < foe_end:
            pass_hands(
                foe_draws[start:foe_end], foe_weights[start:foe_end], subsets, foe_columns, passed
            )
            foe_end = start
            ties += meetings(mine, mine_weights, subsets, signs, passed, ways) - worse
        end = first
    return wins, ties


def in_clubs(draw: int, size: int, t: Any) -> int:
    """Return the cards, as 52 bits, of a draw of different ranks in clubs."""
    cards = 0
    for place in range(size):
        cards |= 1 << (4 * t.ranks[draw, place])
    return cards


def flushes(kept: int, keep: int, size: int, stub: int, t: Any) -> tuple[Any, Array]:
    """Return the corrections of a keep for its flushes, and the cards of the first half of them.

    The first half takes each flush away at its plain number, the second brings it back at its
    own. Any flush is worse than any plain hand of five ranks, so numbers rise all along.
    """
    first, end = t.start[keep], t.start[keep + 1]
    most = 4 * (end - first)
    cards, entries = np.empty(most, np.int64), np.empty(most, np.int64)
    count = 0
    for i in range(first, end):
        if t.suited[i] != 0:
            clubs = in_clubs(t.drawn[i], size, t)
            for suit in range(4):
                if kept & ~(CLUBS << suit) == 0 and (clubs << suit) & ~stub == 0:
                    cards[count], entries[count] = clubs << suit, i
                    count += 1
    numbers, draws = np.empty(2 * count, np.int16), np.empty(2 * count, np.int16)
    weights = np.empty(2 * count)
    for i in range(count):
        entry = entries[i]
        numbers[i], numbers[count + i] = t.number[entry], t.suited[entry]
        draws[i] = draws[count + i] = t.drawn[entry]
        weights[i], weights[count + i] = -1.0, 1.0
    return (numbers, draws, weights, size), cards[:count]


def flush_meetings(hero: Any, hero_cards: Array, foe: Any, foe_cards: Array) -> Any:
    """Return (wins, ties) that the corrections of both players add together.

    Two hands stand to each other as flushes as they do plain, and plain beats flush. So of
    the four combinations, two wins less one are left, or two ties less one win.
    """
    wins = ties = 0
    numbers, foe_numbers = hero[0], foe[0]
    for i in range(len(hero_cards)):
        number, cards = numbers[i], hero_cards[i]
        for j in range(len(foe_cards)):
            apart = cards & foe_cards[j] == 0
            wins += apart * (2 * (foe_numbers[j] > number) - 1)
            ties += apart * 2 * (foe_numbers[j] == number)
    return wins, ties


def choices(n: int, k: int) -> int:
    """Return C(n, k)."""
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def keep_id(kept: int, t: Any) -> int:
    """Return the id of the ranks of a set of up to five cards."""
    found, size = 0, 0
    for card in range(52):
        if kept >> card & 1:
            found += t.choose[(card >> 2) + size, size + 1]
            size += 1
    ranks: int = found + t.blocks[size]
    return ranks


def may_flush(kept: int) -> bool:
    """Tell whether all the cards kept are of one suit."""
    one_suit = False
    for suit in range(4):
        one_suit |= kept & ~(CLUBS << suit) == 0
    return one_suit


def two_players(hero: int, foe: int, hero_size: int, foe_size: int, stub: int, t: Any) -> Any:
    """Return (wins, ties, deals) of hero over foe for the cards kept, how many draw, and the stub.

    Sets of cards are 52 bits.
    """
    ways = count_ways(stub, max(hero_size, foe_size), t)
    hero_keep, foe_keep = keep_id(hero, t), keep_id(foe, t)
    plain = plain_hands(hero_keep, hero_size, ways, t)
    foe_plain = plain_hands(foe_keep, foe_size, ways, t)
    wins, ties = sweep(plain, foe_plain, ways, t)
    hero_flushes, foe_flushes = may_flush(hero), may_flush(foe)
    if hero_flushes:
        suited, cards = flushes(hero, hero_keep, hero_size, stub, t)
        more, even = sweep(suited, foe_plain, ways, t)
        wins, ties = wins + more, ties + even
    if foe_flushes:
        foe_suited, foe_cards = flushes(foe, foe_keep, foe_size, stub, t)
        # Every correction of the foe comes as +1 and -1, so what it does not win or tie it loses.
        more, even = sweep(foe_suited, plain, ways, t)
        wins, ties = wins - more - even, ties + even
    if hero_flushes and foe_flushes:
        more, even = flush_meetings(suited, cards, foe_suited, foe_cards)
        wins, ties = wins + more, ties + even
    left = 0
    for card in range(52):
        left += (stub >> card) & 1
    return wins, ties, choices(left, hero_size) * choices(left - hero_size, foe_size)

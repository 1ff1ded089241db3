"""The same beliefs by counting: every hand that the other of two players can have, in Python."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tripledraw.beliefs.seen import DREW, Seen
from tripledraw.cards import rank
from tripledraw.policies import textbook
from tripledraw.rules import flow
from tripledraw.rules.betting import may_raise, to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, DRAW, DRAWING, FOLD, HAND_CARDS, RAISE
from tripledraw.setup import set_table

Posterior = dict[tuple[int, ...], float]

# What snows with a chance is asked at each of these shares of all chances.
CHANCES = [(2 * i + 1) << 25 for i in range(64)]


def posterior(seen: Seen, dead: Sequence[int], tremble: float) -> Posterior:
    """How likely each hand of the other player is, by its sorted ranks; no reshuffles.

    Ranks, because a policy may throw this or that card of a pair by where it lies.
    """
    due = [card for cards in seen.served for card in cards]
    unseen = [card for card in range(DECK_CARDS) if card not in (*seen.dealt, *due, *dead)]
    found: Posterior = {}
    for hand in combinations(unseen, HAND_CARDS):
        left = [card for card in unseen if card not in hand]
        for table, weight in _go_on(_dealt(seen, hand), seen, 0, left, 1.0, tremble):
            key = tuple(sorted(map(rank, table.hole[1 - seen.seat])))
            found[key] = found.get(key, 0.0) + weight
    total = sum(found.values())
    return {hand: weight / total for hand, weight in found.items()}


def _dealt(seen: Seen, hand: Sequence[int]) -> Table:
    table = Table()
    start = seen.start
    set_table(table, start.stacks, start.stakes, start.button, seen.blinds, seen.posts)
    table.order[:] = range(DECK_CARDS)
    flow.deal(table)
    table.hole[seen.seat][:] = seen.dealt
    table.hole[1 - seen.seat][:] = hand
    return table


def _go_on(
    table: Table, seen: Seen, at: int, left: Sequence[int], weight: float, tremble: float
) -> Iterator[tuple[Table, float]]:
    """All that can have happened from a decision on, each with how likely it is."""
    if at == len(seen.codes):
        yield table, weight
        return
    said, seat = seen.codes[at], table.actor
    if seat == seen.seat:
        taken = [(said, weight)]
        own = sum(1 for turn in seen.turns if turn < at and seen.codes[turn] >= DRAW)
        new = [seen.served[own]] if said >= DRAW else [()]
    else:
        taken = [(code, weight * share) for code, share in _answers(table, said, tremble)]
        new = list(combinations(left, said - DREW)) if said >= DREW else [()]
    for code, likely in taken:
        for cards in new:
            after = table.copy()
            for i, card in enumerate(cards):
                after.stub[after.stub_top + i] = card
            flow.act(after, code)
            rest = [card for card in left if card not in cards]
            yield from _go_on(after, seen, at + 1, rest, likely / len(new), tremble)


def _answers(table: Table, said: int, tremble: float) -> list[tuple[int, float]]:
    """The codes that what was said may stand for, each with its likelihood."""
    seat = table.actor
    if table.phase != DRAWING:
        codes = [FOLD] if to_call(table, seat) else []
        codes += [1, *([RAISE] if may_raise(table, seat) else [])]
        is_right = textbook.act(table, seat, 0) == said
        return [(said, (1 - tremble) * is_right + tremble / len(codes))]
    found: dict[int, float] = {}
    for chance in CHANCES:
        mask = textbook.act(table, seat, chance) - DRAW
        is_right = mask.bit_count() == said - DREW
        thrown = mask if is_right else _least_useful(table.hole[seat], said - DREW)
        nears = {n: 4.0 ** -abs(n - mask.bit_count()) for n in range(6) if n != mask.bit_count()}
        wrong = tremble * nears.get(said - DREW, 0) / sum(nears.values())
        share = 1 - tremble if is_right else wrong
        found[DRAW + thrown] = found.get(DRAW + thrown, 0.0) + share / len(CHANCES)
    return list(found.items())


def _least_useful(hand: Sequence[int], cards: int) -> int:
    """Pairs first, then the highest."""
    mask = 0
    for _ in range(cards):
        kept = [i for i in range(HAND_CARDS) if not mask >> i & 1]
        ranks = [rank(hand[i]) for i in kept]
        mask |= 1 << max(kept, key=lambda i: (ranks.count(rank(hand[i])) > 1, hand[i]))
    return mask

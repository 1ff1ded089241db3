"""Ranges as weights of the 6,175 rank classes, from the language of `equity.ranges` or an array.

``pat 86-`` holds made hands and ``7c5d4h3s2c`` five cards; ``D1:2347`` has just drawn a card to
2-3-4-7, so it holds every class that this can make, as often as it makes it. Weights of different
combinations relate as in `equity`: each counts its weight, whatever it draws. `column_weights`
tells suits apart where the columns do: kept cards of one suit make flushes as often as they do.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from tripledraw.cards import DECK_SIZE, write
from tripledraw.equity.cards import cards_of
from tripledraw.equity.multisets import BLOCKS, RANK_COUNT, multiset_id, tables
from tripledraw.equity.ranges import Range, parse_range
from tripledraw.errors import RangeError
from tripledraw.rules.words import HAND_CARDS
from tripledraw.solver.endgame.columns import (
    FLUSH,
    Columns,
    before_draw,
    by_ranks,
    shares_of_suits,
)
from tripledraw.solver.ranks import CLASSES, SUITS, rank_tables

Array = Any  # an array of NumPy

AnyRange = str | Range | Sequence[float] | Array
"""A range as it is written, read, or given by the weight of each class, best first."""

Ranks = tuple[int, ...]
Cards = tuple[int, ...]

MOST_LAID_OUT = 3
"""Draws of more cards are counted by ranks, with suits at random."""


def class_weights(held: AnyRange, where: str = "the range") -> Array:
    """The share of each class in a range, float64[6175] with sum 1.

    Raises `RangeError`, which says ``where``, for a text that is none, an array of another shape,
    weights below 0 or not finite, and a range of nothing.
    """
    if isinstance(held, str):
        held = parse_range(held)
    weights = _written(held) if isinstance(held, Range) else _given(held, where)
    total = weights.sum()
    if total <= 0:
        raise RangeError(f"{where} holds no hand; at least one must have a weight above 0")
    shares: Array = weights / total
    return shares


def column_weights(held: AnyRange, columns: Columns, where: str = "the range") -> Array:
    """The share of each column before the draw in a range, float64[n] with sum 1.

    Weights by class have suits at random. Raises `RangeError` as `class_weights`, and for five
    cards that are a flush where the columns know of none.
    """
    if isinstance(held, str):
        held = parse_range(held)
    if columns is by_ranks():
        _refuse_flushes(held, where)
        return class_weights(held, where)
    if isinstance(held, Range):
        weights = _written_in(held, columns)
    else:
        weights = class_weights(held, where)[columns.ranks] * shares_of_suits(columns)
    shares: Array = weights / weights.sum()
    return shares


def _refuse_flushes(held: AnyRange, where: str) -> None:
    if isinstance(held, Range):
        hands = _hands(held)[0]
        found = before_draw().suits[before_draw().of(hands)] == FLUSH
        if found.any():
            hand = write(map(int, hands[found.argmax()][::-1]))
            raise RangeError(
                f"{where} holds the flush {hand}, which ranks alone cannot tell; "
                'the precision "cards" can'
            )


def may_meet(first: Array, second: Array) -> bool:
    """Whether some hand of one range leaves enough cards for one of the other."""
    counts = rank_counts()
    for place in np.flatnonzero(first):
        left = SUITS - counts[place]
        if (counts[second > 0] <= left).all(1).any():
            return True
    return False


def may_be_dealt(first: AnyRange, second: AnyRange) -> bool:
    """Whether a hand of one range has no card in common with one of the other, where cards tell."""
    if not isinstance(first, Range) or not isinstance(second, Range):
        return True
    mine, others = ({combo.kept for combo in held.weights} for held in (first, second))
    return any(not one & other for one in mine for other in others)


def rank_counts() -> Array:
    """int8[6175, 13]: how many cards of each rank the classes hold."""
    ranks = rank_tables().ranks
    counts: Array = (ranks[:, :, None] == np.arange(RANK_COUNT)).sum(1).astype(np.int8)
    return counts


def _given(held: Sequence[float] | Array, where: str) -> Array:
    try:
        weights = np.asarray(held, float)
    except (TypeError, ValueError):
        weights = np.zeros(0)
    if weights.shape != (CLASSES,):
        raise RangeError(f"{where} must be a text or {CLASSES} weights, one a class, best first")
    if not np.isfinite(weights).all() or (weights < 0).any():
        raise RangeError(f"{where} has a weight that is none: each is a number from 0 on")
    return weights


def _written(held: Range) -> Array:
    weights = _full(held, by_ranks())
    alike: Counter[tuple[Ranks, Ranks]] = Counter()
    for combo, weight in held.weights.items():
        if combo.kept.bit_count() < HAND_CARDS:
            alike[_ranks(combo.kept), _ranks(combo.thrown)] += weight  # type: ignore[assignment]
    for (kept, thrown), weight in alike.items():
        weights += weight * completions(kept, thrown)
    return weights


def _written_in(held: Range, columns: Columns) -> Array:
    weights = _full(held, columns)
    alike: Counter[tuple[Cards, Cards]] = Counter()
    for combo, weight in held.weights.items():
        if combo.kept.bit_count() < HAND_CARDS:
            alike[_same_suits(cards_of(combo.kept), cards_of(combo.thrown))] += weight  # type: ignore[assignment]
    for (kept, thrown), weight in alike.items():
        weights += weight * _drawn_to(kept, thrown, columns)
    return weights


def _full(held: Range, columns: Columns) -> Array:
    """float64[n]: the weights of the combinations of five cards."""
    hands, often = _hands(held)
    weights: Array = np.bincount(columns.of(hands), often, len(columns)).astype(float)
    return weights


def _hands(held: Range) -> tuple[Array, Array]:
    """The combinations of five cards, int64[n, 5], and their weights."""
    full = [(c.kept, w) for c, w in held.weights.items() if c.kept.bit_count() == HAND_CARDS]
    sets = np.array([kept for kept, _ in full], np.int64)
    held_cards = (sets[:, None] >> np.arange(DECK_SIZE) & 1).nonzero()[1]
    return held_cards.reshape(-1, HAND_CARDS), np.array([weight for _, weight in full])


def _same_suits(kept: Cards, thrown: Cards) -> tuple[Cards, Cards]:
    """Both with their suits named in the order in which they come, so that equal ones are one."""
    names: dict[int, int] = {}
    for card in (*kept, *thrown):
        names.setdefault(card & 3, len(names))
    first, second = (
        tuple(card & ~3 | names[card & 3] for card in cards) for cards in (kept, thrown)
    )
    return first, second


def _drawn_to(kept: Cards, thrown: Cards, columns: Columns) -> Array:
    """float64[n]: how likely each column is after drawing to five from all cards not seen."""
    drawn = HAND_CARDS - len(kept)
    if drawn > MOST_LAID_OUT:
        ranks = completions(*(tuple(card >> 2 for card in cards) for cards in (kept, thrown)))
        return ranks[columns.ranks] * shares_of_suits(columns)
    deck = np.setdiff1d(np.arange(DECK_SIZE), (*kept, *thrown))
    draws = deck[_choices(len(deck), drawn)]
    hands = np.concatenate([np.tile(kept, (len(draws), 1)), draws], axis=1)
    found: Array = np.bincount(columns.of(hands), minlength=len(columns)) / len(hands)
    return found


@cache
def _choices(deck: int, drawn: int) -> Array:
    return np.array(list(combinations(range(deck), drawn)))


def _ranks(cards: int) -> Ranks:
    return tuple(card >> 2 for card in cards_of(cards))


def completions(kept: Ranks, thrown: Ranks = ()) -> Array:
    """float64[6175]: how likely each class is after drawing to five from all cards not seen."""
    t = tables()
    keep = multiset_id(kept)
    hands = slice(t.start[keep], t.start[keep + 1])
    deck = [SUITS - (*kept, *thrown).count(rank) for rank in range(RANK_COUNT)]
    ways = _ways(deck)[t.drawn[hands]]
    place = np.zeros(t.plain.max() + 1, int)
    place[rank_tables().number] = np.arange(CLASSES)
    numbers = t.number[hands]
    found = np.zeros(CLASSES)
    np.add.at(found, place[numbers], ways * (numbers > 0))
    shares: Array = found / found.sum()
    return shares


def _ways(deck: list[int]) -> Array:
    """float64[8568]: ways to draw each multiset from so many cards of each rank."""
    ways = np.ones(BLOCKS[-1])
    for wanted, left in zip(_wanted(), deck, strict=True):
        choose = np.array([1.0, left, left * (left - 1) / 2, left * (left - 1) * (left - 2) / 6])
        most = np.append(choose, [1.0 if left == SUITS else 0.0, 0.0])
        ways *= most[wanted]
    return ways


@cache
def _wanted() -> Array:
    """int8[13, 8568]: how many cards of each rank the multisets have."""
    counts: Array = (tables().ranks == np.arange(RANK_COUNT)[:, None, None]).sum(2).astype(np.int8)
    return counts

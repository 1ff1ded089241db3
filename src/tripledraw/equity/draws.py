"""The best draw of every hand with one, two and three draws left, by dynamic programming.

Suits are exact. Each draw comes from all cards that are neither held nor known to be dead: own
discards of earlier draws are back in the deck ("deck reset"); ``remembered`` keeps them out,
for one hand. Method: ``subsets``. A level of all 2,598,960 hands and 32 discards is some 0.2 s
of one core and 46 MB.

>>> from tripledraw.cards import parse
>>> from tripledraw.equity.targets import low
>>> values = draw_values(low("8"), draws=3)
>>> round(values.value(parse("2c 3d 6h 7s Kc"), draws=3), 4)
0.587
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from tripledraw.cards import DECK_SIZE
from tripledraw.equity import subsets
from tripledraw.equity.asked import check_draws
from tripledraw.equity.cards import HAND, cards_of, checked_set
from tripledraw.equity.compiled import loop
from tripledraw.equity.subsets import ALL_SETS, HANDS, KEEPS, Scratch
from tripledraw.errors import CardError, DrawsError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from tripledraw.equity.answers import Progress
    from tripledraw.equity.subsets import Array
    from tripledraw.equity.targets import Target

_PAD = 8  # the loops read whole vectors, past the last hand too


class Level(NamedTuple):
    """All hands with a number of draws left. Hands with a dead card have 0 and keep all."""

    values: Array
    """float64[HANDS]: the value of the best keep, by the index of the hand."""
    keeps: Array
    """int8[HANDS]: that keep; bit i stands for the i-th lowest card."""
    sums: Array
    """float64[ALL_SETS + 8]: for every set of cards the hands after the draw that contain it."""


@dataclass(frozen=True, eq=False)
class DrawValues:
    """What every keep of every hand is worth, drawing best, with 1 .. ``draws`` draws left."""

    target: Target
    draws: int
    dead: tuple[int, ...]
    levels: tuple[Level, ...]
    """The level with k draws left stands at index k - 1."""

    def value(self, cards: Iterable[int], draws: int) -> float:
        """Return the value of a hand of five cards, 0..draws draws left."""
        hand = _sorted_hand(cards, self.dead)
        if draws == 0:
            return float(self.target.win[hand_numbers()[hand_index(hand)]])
        return float(self.levels[draws - 1].values[hand_index(hand)])

    def best_keep(self, cards: Iterable[int], draws: int) -> tuple[int, ...]:
        """Return the cards that a hand keeps at best, from low to high."""
        hand = _sorted_hand(cards, self.dead)
        return kept_cards(hand, int(self.levels[draws - 1].keeps[hand_index(hand)]))

    def keep_values(self, cards: Iterable[int], draws: int) -> Array:
        """Return float64[32]: what each keep of a hand is worth; ``kept_cards`` names them."""
        import numpy as np

        hand = _sorted_hand(cards, self.dead)
        values = np.empty(KEEPS)
        chances = _chance_of_each(self.dead)
        sums = self.levels[draws - 1].sums
        loop(subsets.keep_values)(np.array(hand), sums, chances, binomials(), values)
        return values

    def after_draw(self, shares: Array, draws: int) -> Array:
        """Return what hands become when each keeps what is best with so many draws left.

        ``shares`` and the result are float64[HANDS], how likely each hand is. A sum over the
        keeps of all hands by inclusion and exclusion, about 0.15 s.
        """
        return self._drawn(shares, self.levels[draws - 1].keeps)

    def after_keeping(self, cards: Iterable[int], kept: Collection[int]) -> Array:
        """Return float64[HANDS]: what a hand becomes that keeps these of its cards, by one draw."""
        import numpy as np

        hand = _sorted_hand(cards, self.dead)
        shares, keeps = np.zeros(HANDS), np.zeros(HANDS, np.int8)
        shares[hand_index(hand)] = 1.0
        keeps[hand_index(hand)] = sum(1 << i for i, card in enumerate(hand) if card in kept)
        return self._drawn(shares, keeps)

    def _drawn(self, shares: Array, keeps: Array) -> Array:
        import numpy as np

        sums, after = np.empty(ALL_SETS + _PAD), np.empty(HANDS)
        chances, is_dead = _chance_of_each(self.dead), _is_dead(self.dead)
        loop(subsets.draw_all)(
            shares, keeps, is_dead, chances, binomials(), sums, after, _new_scratch()
        )
        return after


def draw_values(
    target: Target,
    draws: int,
    dead: Collection[int] = (),
    progress: Progress | None = None,
) -> DrawValues:
    """Work out all hands for a target with 1 .. ``draws`` draws left (rules 3: 3 at most).

    Cards of ``dead`` and of the target itself are never drawn. ``progress`` is called with
    (levels done, ``draws``). CardError for a card that is dead twice or is none, DrawsError for
    other draws than 1..3 and a deck too small for one of them.
    """
    check_draws(draws)
    all_dead = _checked_dead((*dead, *target.dead))
    is_dead = _is_dead(all_dead)
    values = target.win[hand_numbers()].astype(float)
    levels = []
    for done in range(1, draws + 1):
        level = _next_level(values, is_dead, _chance_of_each(all_dead))
        levels.append(level)
        values = level.values
        if progress:
            progress(done, draws)
    return DrawValues(target, draws, all_dead, tuple(levels))


def kept_cards(hand: Sequence[int], keep: int) -> tuple[int, ...]:
    """Return the cards that a keep 0..31 names of a hand sorted from low to high."""
    return tuple(card for i, card in enumerate(hand) if keep >> i & 1)


def hand_index(hand: Sequence[int]) -> int:
    """Return the index 0..2598959 of a hand sorted from low to high."""
    return sum(comb(card, i) for i, card in enumerate(hand, start=1))


@cache
def hand_numbers() -> Array:
    """Return uint16[HANDS]: the number 1..7462 of every hand, by its index."""
    import numpy as np

    from tripledraw.batch import numbers

    hands = np.zeros((1, 0), np.uint8)
    for size in range(1, HAND + 1):
        # The sets whose highest card is c are those of one card less below c, each with c.
        below = [hands[: comb(card, size - 1)] for card in range(DECK_SIZE)]
        highest = np.repeat(np.arange(DECK_SIZE, dtype=np.uint8), list(map(len, below)))
        hands = np.column_stack([np.concatenate(below), highest])
    found = numbers(hands).astype(np.uint16)
    found.flags.writeable = False
    return found


def _next_level(values: Array, is_dead: Array, chances: Array) -> Level:
    import numpy as np

    level = Level(np.empty(HANDS), np.empty(HANDS, np.int8), np.zeros(ALL_SETS + _PAD))
    loop(subsets.work_out_level)(
        values,
        is_dead,
        chances,
        binomials(),
        level.sums,
        level.values,
        level.keeps,
        _new_scratch(),
    )
    return level


def _new_scratch() -> Scratch:
    import numpy as np

    return Scratch(
        cards=np.empty(HAND, np.int64),
        rows=np.empty((2, KEEPS // 2 + 1, _PAD)),
        places=np.empty((2, KEEPS // 2), np.int64),
    )


@cache
def binomials() -> Array:
    """Return int64[53, 6]: C(n, k)."""
    import numpy as np

    return np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(DECK_SIZE + 1)], np.int64)


def _chance_of_each(dead: tuple[int, ...]) -> Array:
    """Return float64[6]: the chance of each single draw of so many cards, 0 if there is none."""
    import numpy as np

    deck = DECK_SIZE - HAND - len(dead)
    draws = [comb(deck, drawn) for drawn in range(HAND + 1)]
    return np.array([1 / count if count else 0.0 for count in draws])


def _is_dead(dead: tuple[int, ...]) -> Array:
    import numpy as np

    marks = np.zeros(DECK_SIZE, np.uint8)
    marks[list(dead)] = 1
    return marks


def _checked_dead(dead: tuple[int, ...]) -> tuple[int, ...]:
    found = cards_of(checked_set(dead, "the dead cards"))
    if len(dead) > DECK_SIZE - 2 * HAND:
        raise DrawsError(
            f"{len(dead)} cards are dead: of more than {DECK_SIZE - 2 * HAND} none can draw five"
        )
    return found


def _sorted_hand(cards: Iterable[int], dead: tuple[int, ...]) -> tuple[int, ...]:
    from tripledraw.cards import write_card
    from tripledraw.hands.evaluator import number

    hand = tuple(sorted(cards))
    number(hand)  # complains of what is no hand
    for card in hand:
        if card in dead:
            raise CardError(f"{write_card(card)} is held and dead: it can be only one of them")
    return hand

"""What to keep of a hand: for each keep the chance to finish at 7, 8, 9, T or better.

Each chance is that of a player who draws best for this one target, again after every draw. A
keep is worth considering if no other beats it (as good at all four and better at one), or if at
one of the four it has nearly the best chance. Of keeps that differ in suits alone and are worth
the same one is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from tripledraw.cards import DECK_SIZE, RANKS, SUITS, rank, write_card
from tripledraw.equity.cards import HAND
from tripledraw.equity.draws import DrawValues, draw_values, kept_cards
from tripledraw.equity.remembered import Remembered, check_deck
from tripledraw.equity.subsets import KEEPS
from tripledraw.equity.targets import low
from tripledraw.errors import CardError, DrawsError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from tripledraw.equity.answers import Progress

LOWS = ("7", "8", "9", "T")
FIRST = "8"
"""The low by which keeps are sorted; then by the others from the best down."""
CLOSE = 0.05
"""How much of the best chance may be missing where a keep is nearly as good."""

_SAME = 1e-9
_HIGHEST_LOW = RANKS.index(LOWS[-1])


@dataclass(frozen=True, eq=False)
class KeepOdds:
    """A keep and its chances, 0..1, by low: "7", "8", "9", "T"."""

    kept: tuple[int, ...]
    chances: Mapping[str, float]


@dataclass(frozen=True)
class Odds:
    """The keeps of a hand that are worth considering, best first."""

    hand: tuple[int, ...]
    """The cards given, from low to high."""
    blanks: tuple[int, ...]
    """The cards put in for those that were not given: thrown at once, and of no use."""
    dead: tuple[int, ...]
    draws: int
    keeps: tuple[KeepOdds, ...]
    complete: bool = True
    """False where Ctrl-C came before all keeps were worked out."""

    def thrown(self, keep: KeepOdds) -> tuple[int, ...]:
        """Return the cards given that a keep throws away."""
        return tuple(card for card in self.hand if card not in keep.kept)


def odds(
    cards: Collection[int],
    draws: int,
    dead: Collection[int] = (),
    *,
    close: float = CLOSE,
    progress: Progress | None = None,
) -> Odds:
    """Return the keeps with own discards remembered, exactly (``remembered``).

    ``cards`` are one to five; those missing count as blanks above a ten that are thrown away.
    ``close`` 1 gives every keep, 0 those alone that are not beaten. CardError and DrawsError for
    what cannot be asked; ``progress`` is called with (done, all). After Ctrl-C those keeps are
    given that were worked out, unless there are none.
    """
    _check_close(close)
    hand, blanks = _completed(cards, dead, draws)
    seen = (*hand, *blanks, *dead)
    plans = {low_name: Remembered(low(low_name), seen, draws) for low_name in LOWS}
    bounds = {kept: _bounds(kept, plans) for kept in _keeps_of(hand)}
    found: dict[tuple[int, ...], dict[str, float]] = {}
    complete = True
    try:
        for done, kept in enumerate(sorted(bounds, key=lambda kept: -sum(bounds[kept].values()))):
            if progress:
                progress(done, len(bounds))
            if not found or _considered(bounds[kept], found.values(), close):
                found[kept] = {name: plan.worth(kept) for name, plan in plans.items()}
    except KeyboardInterrupt:
        if not found:
            raise
        complete = False
    return Odds(hand, blanks, tuple(sorted(dead)), draws, _best_first(found, close), complete)


def odds_with_reset_deck(
    cards: Collection[int],
    draws: int,
    dead: Collection[int] = (),
    *,
    close: float = CLOSE,
    progress: Progress | None = None,
) -> Odds:
    """Return the keeps as if own discards went back into the deck before the next draw.

    Arguments and errors as for ``odds``. It takes a second for each low with three draws.
    """
    _check_close(close)
    hand, blanks = _completed(cards, dead, draws)
    five = sorted((*hand, *blanks))
    found: dict[tuple[int, ...], dict[str, float]] = {
        kept_cards(five, keep): {} for keep in range(KEEPS)
    }
    for done, name in enumerate(LOWS):
        if progress:
            progress(done, len(LOWS))
        values = draw_values(low(name), draws, dead).keep_values(five, draws)
        for keep in range(KEEPS):
            found[kept_cards(five, keep)][name] = float(values[keep])
    sensible = {kept: found[kept] for kept in _keeps_of(hand)}
    return Odds(hand, blanks, tuple(sorted(dead)), draws, _best_first(sensible, close))


def final_lows(values: DrawValues, odds: Odds, keep: KeepOdds) -> dict[str, float]:
    """Return how likely each kind of final hand is, "7" to "A" and "pair" or worse.

    The hand keeps ``keep`` now and draws best for the target of ``values`` after that, with the
    deck reset.
    """
    import numpy as np

    from tripledraw.equity.draws import hand_numbers
    from tripledraw.equity.targets import last_low

    hands = values.after_keeping((*odds.hand, *odds.blanks), keep.kept)
    for left in range(odds.draws - 1, 0, -1):
        hands = values.after_draw(hands, left)
    reached = np.cumsum(np.bincount(hand_numbers(), weights=hands))
    lows = {}
    before = 0.0
    for top in RANKS[RANKS.index("7") :]:
        lows[top] = float(reached[last_low(top)]) - before
        before += lows[top]
    return lows | {"pair": 1.0 - before}


def _check_close(close: float) -> None:
    if not 0 <= close <= 1:  # no number at all is neither
        raise DrawsError(f"close {close} cannot be: it must be from 0 to 1")


def _completed(
    cards: Collection[int], dead: Collection[int], draws: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the hand from low to high, and blanks for the cards that are not given."""
    if not 1 <= len(cards) <= HAND:
        raise CardError(f"a hand is 1 to {HAND} cards, and these are {len(cards)}")
    for card in cards:
        if card in dead:
            raise CardError(
                f"{write_card(card)} is held and dead: it can be only one of them",
                text=write_card(card),
            )
    check_deck(draws, DECK_SIZE - HAND - len(dead))
    # High to low and one suit after the other, so that blanks make no pair if there is a choice.
    highest_first = sorted(range(DECK_SIZE), key=lambda card: (card % len(SUITS), -rank(card)))
    free = [
        card
        for card in highest_first
        if rank(card) > _HIGHEST_LOW and card not in cards and card not in dead
    ]
    missing = HAND - len(cards)
    if len(free) < missing:
        raise CardError("the hand is not complete and no card above a ten is left: give all five")
    return tuple(sorted(cards)), tuple(free[:missing])


def _keeps_of(hand: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every keep that has one card a rank and none above a ten.

    For all four lows, to hold any other card is no better than to draw a new one for it.
    """
    useful = [card for card in hand if rank(card) <= _HIGHEST_LOW]
    return [
        kept
        for size in range(len(useful) + 1)
        for kept in combinations(useful, size)
        if len({rank(card) for card in kept}) == size
    ]


def _bounds(kept: tuple[int, ...], plans: Mapping[str, Remembered]) -> dict[str, float]:
    return {name: plan.at_most(kept) for name, plan in plans.items()}


def _considered(
    chances: Mapping[str, float], others: Collection[Mapping[str, float]], close: float
) -> bool:
    """Tell whether chances, or what they are at most, are worth considering beside others."""
    return not any(_beats(other, chances) for other in others) or any(
        chances[low] >= (1 - close) * max(other[low] for other in others) for low in LOWS
    )


def _beats(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    ahead = [one[low] - other[low] for low in LOWS]
    return min(ahead) >= -_SAME and max(ahead) > _SAME


def _best_first(
    found: Mapping[tuple[int, ...], Mapping[str, float]], close: float
) -> tuple[KeepOdds, ...]:
    sequence = (FIRST, *(name for name in LOWS if name != FIRST))
    once: dict[tuple[object, ...], KeepOdds] = {}
    for kept, chances in found.items():
        worth = tuple(-round(chances[name], 9) for name in sequence)
        once.setdefault((worth, -len(kept), *map(rank, kept)), KeepOdds(kept, chances))
    return tuple(
        keep
        for _, keep in sorted(once.items(), key=lambda entry: entry[0])
        if _considered(keep.chances, [other.chances for other in once.values()], close)
    )

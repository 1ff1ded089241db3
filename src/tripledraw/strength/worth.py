"""What each action is worth to the player, if both check or call to the last draw after it.

Chips from here on; a fold is worth 0. Until then the opponent draws and the player draws greedily;
a bet also wins the pot from those hands with which the opponent is known to fold. What the last
draw and the betting after it are worth is worked out to the end (`river`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from tripledraw.batch.layout import record_of
from tripledraw.beliefs.options import bets_of
from tripledraw.beliefs.seen import DREW
from tripledraw.rules.betting import to_call
from tripledraw.rules.words import CALL, DRAW, DRAW_MASKS, DRAWS, FOLD, HAND_CARDS, RAISE, ROUNDS
from tripledraw.strength.following import Followed
from tripledraw.strength.held import Held, picks
from tripledraw.strength.known import Known
from tripledraw.strength.place import Place
from tripledraw.strength.river import Pairs, values, values_after
from tripledraw.strength.running_out import UNTOLD, Ends, run_out

Array = Any

FIRST_LOOK, HANDS = 256, 4096
"""Hands of the opponent for a look at all 32 draws, and for the best of each number."""

GROUPS, GROUP = 8, 64
"""Into so many groups final hands are sorted, of so many at least, each of which bets its own way:
smaller ones would be told too much by the hands that they happen to meet."""

Worth = dict[int, float]
"""What each action code is worth."""


@dataclass(frozen=True, eq=False)
class Spot:
    """The player's decision: its cards, what it has followed, and how the opponent plays.

    ``seed`` is for the cards to come: the same for every action.
    """

    hand: tuple[int, ...]
    at: Followed
    by: Known
    seed: int

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self.at.place.seat

    @property
    def pot(self) -> int:
        """Chips in the pot."""
        return self.at.place.table.pot

    @cached_property
    def start(self) -> Array:
        """The record of the table as the player knows it."""
        table = self.at.place.table.copy()
        table.hole[self.seat][:] = self.hand
        return record_of(table)

    def run_out(self, held: Held, first: int = UNTOLD, answers: Array | None = None) -> Ends:
        """The hand run out against these hands (`running_out.run_out`)."""
        return run_out(
            self.start, self.seat, held, self.at.cards, self.by.draws, seed=self.seed,
            first=first, answers=answers,
        )  # fmt: skip


def worth(spot: Spot) -> Worth:
    """What every action that is tried is worth."""
    return worth_of_draws(spot) if spot.at.place.draws else worth_of_bets(spot)


def worth_of_bets(spot: Spot) -> Worth:
    """Fold, check or call, bet or raise."""
    place, held = spot.at.place, spot.at.held
    ends = spot.run_out(held)
    codes = tuple(bets_of(place.table))
    if place.table.betting_round == ROUNDS:
        pairs = Pairs(held.hands, ends.shares, np.zeros(len(held.weights), np.int64))
        worth = {
            code: values_after(place, spot.seat, spot.by, pairs, held.weights, code)
            for code in codes
        }
    else:
        worth = {code: worth_of_bet(spot, ends, code) for code in codes}
    return {code: float(held.weights @ of_hands) for code, of_hands in worth.items()}


def worth_of_bet(spot: Spot, ends: Ends, code: int) -> Array:
    """float64[n]: what a bet before the last draw is worth against each hand."""
    place, hands = spot.at.place, spot.at.held.hands
    if code == FOLD:
        return np.zeros(len(hands))
    owed = to_call(place.table, spot.seat)
    if code == CALL:
        return ends.shares * (spot.pot + owed) - owed
    after = place.after(RAISE)
    folds = spot.by.action_chances(after, hands)[:, FOLD]
    paid = after.table.pot - spot.pot
    called = after.table.pot + to_call(after.table, after.seat)
    worth: Array = folds * spot.pot + (1 - folds) * (ends.shares * called - paid)
    return worth


def worth_of_draws(spot: Spot) -> Worth:
    """For each number of cards the discards that look best: breaks and snows among them."""
    held = sampled(spot.at.held, HANDS, spot.seed)
    is_last = spot.at.place.table.betting_round == DRAWS
    found = {}
    for code in looked_over(spot):
        after = spot.at.place.after(code)
        ends = spot.run_out(held, code, answers_at(after, spot, held))
        found[code] = worth_after_draws(spot, after, ends) if is_last else spot.pot * ends.mean()
    return found


def looked_over(spot: Spot) -> Iterable[int]:
    """The draw of each number of cards that wins most often, on few hands."""
    held = sampled(spot.at.held, FIRST_LOOK, spot.seed)
    best: dict[int, tuple[float, int]] = {}
    for mask in range(DRAW_MASKS):
        share, cards = spot.run_out(held, DRAW + mask).mean(), mask.bit_count()
        best[cards] = max(best.get(cards, (-1.0, 0)), (share, DRAW + mask))
    return [code for _, code in best.values()]


def sampled(held: Held, hands: int, seed: int) -> Held:
    """As many equally likely hands."""
    places = picks(held, hands, seed)
    return Held(held.hands[places], held.thrown[places], np.full(hands, 1 / hands))


def answers_at(after: Place, spot: Spot, held: Held) -> Array | None:
    """The draws with which the opponent answers one, by its strategy; None where it has drawn."""
    if not after.draws:
        return None
    return DRAW + picked(spot.by.action_chances(after, held.hands), spot.seed)


def picked(chances: Array, seed: int) -> Array:
    """int64[n]: a column of each row, picked by its chances."""
    sums = chances.cumsum(1)
    points = np.random.default_rng(seed).random(len(chances)) * sums[:, -1]
    found: Array = (sums <= points[:, None]).sum(1)
    return found.clip(max=chances.shape[1] - 1)


def worth_after_draws(spot: Spot, after: Place, ends: Ends) -> float:
    """What a last draw is worth with the betting after it; ``after`` is the place behind it."""
    if not after.draws:
        return worth_of_river(spot, after, ends)
    total = 0.0
    for cards in range(HAND_CARDS + 1):
        so_many = ends.drawn == cards
        if so_many.any():
            part = Ends(*(of_each[so_many] for of_each in ends))
            total += so_many.mean() * worth_of_river(spot, after.after(DREW + cards), part)
    return total


def worth_of_river(spot: Spot, place: Place, ends: Ends) -> float:
    """What the river is worth when it begins, the player betting by what it has made."""
    pairs = Pairs(np.ascontiguousarray(ends.hands), ends.shares, grouped(ends.own))
    even = np.full(len(ends.own), 1 / len(ends.own))
    return float(even @ values(place, spot.seat, spot.by, pairs, even))


def grouped(own: Array) -> Array:
    """int64[n]: final hands sorted into groups of like strength; one group if all are the same."""
    groups = min(GROUPS, max(len(own) // GROUP, 1)) if len(np.unique(own)) > 1 else 1
    ranks = np.argsort(np.argsort(own, kind="stable"))
    return ranks * groups // len(own)

"""The last draw and the betting after it heads-up, solved while they are played.

Both ranges are those before the draw, so that every decision from there on, whoever makes it,
comes from one and the same solution.
"""

from functools import lru_cache

import numpy as np

from tripledraw.agents.strategy import fits, letters, line_of, pick
from tripledraw.beliefs.particles import believe
from tripledraw.beliefs.seen import Seen
from tripledraw.cards import rank, suit
from tripledraw.errors import StakesError
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DECK_CARDS, DRAW, DRAWING, DRAWS, FOLD, RAISE
from tripledraw.solver.blueprint.play import Blueprint
from tripledraw.solver.endgame.solution import Array, Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.ranks import CLASSES, class_of, rank_tables
from tripledraw.solver.tree import BIG_BLIND, BUTTON

ISLANDS, DEALS = 32, 512
"""Deals of all hands from which ranges are read: about 60 ms."""

ITERATIONS = 40
"""About 0.6 s; then the best answers win about 0.4% of the pot."""

MOST_DECISIONS = 24
"""Deep rounds without a cap have more and take too long; with four bets there are 10."""

SOLUTIONS = 4
"""So many of the last solutions are kept, some 30 MB each."""

CODES = {"fold": FOLD, "check": CALL, "call": CALL, "bet": RAISE, "raise": RAISE}

Pair = tuple[int, int]


def is_last(table: Table) -> bool:
    """Whether the last draw of a hand of two has begun."""
    is_drawing = table.phase == DRAWING and table.betting_round == DRAWS
    return table.seats == 2 and (is_drawing or table.betting_round > DRAWS)


def is_flush(hand: list[int]) -> bool:
    """Whether five cards are of one suit, which the solver does not see."""
    return len({suit(card) for card in hand}) == 1


def by_endgame(public: Seen, table: Table, chance: int, strategy: Blueprint | None) -> int:
    """The action code of the actor of ``table``, of which an observer has seen ``public``.

    Raises `BeliefError`, `RangeError` and `StakesError` where there is nothing to solve.
    """
    solution, path = solution_at(public, table, strategy)
    hand = table.hole[table.actor]
    place = class_of(rank(card) for card in hand)
    decision = solution.at(path)
    chances = {i: float(share) for i, share in enumerate(decision.frequency[:, place])}
    taken = pick(chances, chance)
    return draw_code(hand, taken) if decision.draws else CODES[decision.actions[taken]]


def draw_code(hand: list[int], keep: int) -> int:
    """The draw that keeps the cards of a mask, whose bit 0 is the lowest card."""
    upward = sorted(range(len(hand)), key=hand.__getitem__)
    return DRAW + sum(1 << at for i, at in enumerate(upward) if not keep >> i & 1)


def solution_at(public: Seen, table: Table, strategy: Blueprint | None) -> tuple[Solution, str]:
    """The solution of the last draw of a hand, and the path to where the hand stands now."""
    seats = drawers(table)
    drawn = [table.drawn[seat][DRAWS - 1] for seat in seats]
    said = [k for k in drawn if k >= 0]
    begun = place_of_last(public, len(said))
    bets = letters((c for c in public.codes[begun:] if c < DRAW), owed=False)
    behind, pot = chips_before(table, seats)
    solution = solved(public.before(begun), pot, behind, seats, strategy)
    return solution, "".join(map(str, said)) + bets


def drawers(table: Table) -> Pair:
    """The two seats, first to act after a draw first."""
    return 1 - table.button, table.button


def place_of_last(public: Seen, said: int) -> int:
    """Which decision of the hand is the first of the last draw; ``said`` have drawn by now."""
    draws = [place for place, code in enumerate(public.codes) if code >= DRAW]
    return draws[-said] if said else len(public.codes)


def chips_before(table: Table, seats: Pair) -> tuple[Pair, int]:
    """The stacks of two seats and the pot, when the last draw began."""
    bets = [table.commits[s] if table.betting_round > DRAWS else 0 for s in range(table.seats)]
    first, second = (table.stacks[seat] + bets[seat] for seat in seats)
    return (first, second), table.pot - sum(bets)


@lru_cache(maxsize=SOLUTIONS)
def solved(
    public: Seen, pot: int, behind: Pair, seats: Pair, strategy: Blueprint | None
) -> Solution:
    """The last draw, solved by a number of iterations, not by the clock: always the same."""
    ranges = ranges_of(public, seats, strategy)
    spot = Spot(ranges[BIG_BLIND], ranges[BUTTON], pot, public.start.stakes, behind)
    decisions = len(spot.last_round().actor)
    if decisions > MOST_DECISIONS:
        raise StakesError(f"the last round has {decisions} decisions; {MOST_DECISIONS} is the most")
    with Endgame(spot, threads=1) as endgame:
        for _ in range(ITERATIONS):
            endgame.iterate()
        return Solution(endgame, ITERATIONS, 0.0, 0.0)


def ranges_of(public: Seen, seats: Pair, strategy: Blueprint | None) -> tuple[Array, Array]:
    """What both may hold: by the strategy where it covers the hand, else by beliefs."""
    if strategy is not None and fits(strategy, public):
        return strategy.ranges(line_of(public))
    beliefs = believe(public, islands=ISLANDS, deals=DEALS)
    first, second = (weights_of(beliefs.hands[:, s], beliefs.weights) for s in seats)
    return first, second


def weights_of(hands: Array, weights: Array) -> Array:
    """float64[6175]: the weight of each class in hands uint8[n, 5] with these weights."""
    classes = ranks_key(rank_tables().ranks)
    order = np.argsort(classes)
    keys = ranks_key(np.sort(hands >> 2, axis=1))
    places = order[np.searchsorted(classes[order], keys)]
    found: Array = np.bincount(places, weights, CLASSES)
    return found


def ranks_key(ranks: Array) -> Array:
    """A number for each row of five ranks."""
    key: Array = ranks.astype(np.int64) @ (DECK_CARDS ** np.arange(ranks.shape[1]))
    return key

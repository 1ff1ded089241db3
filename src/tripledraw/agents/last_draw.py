"""The last draw of two and the betting after it, solved while they are played.

Both ranges are those before the draw, so that every decision from there on, whoever makes it,
comes from one and the same solution.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from tripledraw.agents.classes import weights_of
from tripledraw.agents.endgames import Answers, solve, solve_line
from tripledraw.agents.strategy import PLAYERS, fits, letters, line_of, pick
from tripledraw.beliefs.particles import believe
from tripledraw.beliefs.seen import Seen
from tripledraw.cards import rank, suit
from tripledraw.errors import BeliefError, RangeError, SolverError, StakesError
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, DRAWS, FOLD, RAISE
from tripledraw.solver.blueprint.game import SMALL_BET
from tripledraw.solver.blueprint.play import Blueprint
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.ranks import class_of
from tripledraw.solver.tree import BIG_BLIND, BUTTON

ISLANDS, DEALS = 32, 512
"""Deals of all hands from which ranges are read: about 60 ms."""

SOLUTIONS = 16
"""So many of the last solutions from beliefs are kept, 2.6 MB each."""

NOTHING_TO_SOLVE = (BeliefError, RangeError, SolverError, StakesError)
"""What is raised where no strategy and no solution has a say."""

CODES = {"fold": FOLD, "check": CALL, "call": CALL, "bet": RAISE, "raise": RAISE}

Array = Any
Pair = tuple[int, int]


class LastDraw(NamedTuple):
    """The last draw of a hand as it began, and the ``path`` from there to where the hand stands.

    ``before`` is what an observer had seen by then. ``seats`` are the two that draw, first to act
    first, ``behind`` their stacks and ``pot`` the chips in the pot.
    """

    before: Seen
    seats: Pair
    behind: Pair
    pot: int
    path: str


def is_last(table: Table) -> bool:
    """Whether the last draw has begun and two alone draw in it."""
    begun = table.betting_round > DRAWS or (table.phase == DRAWING and table.betting_round == DRAWS)
    return begun and len(drawers(table)) == PLAYERS


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
    answer = solution.at(path)
    chances = {i: float(share) for i, share in enumerate(answer.frequency[:, place])}
    taken = pick(chances, chance)
    return draw_code(hand, taken) if answer.draws else CODES[answer.actions[taken]]


def draw_code(hand: list[int], keep: int) -> int:
    """The draw that keeps the cards of a mask, whose bit 0 is the lowest card."""
    upward = sorted(range(len(hand)), key=hand.__getitem__)
    return DRAW + sum(1 << at for i, at in enumerate(upward) if not keep >> i & 1)


def solution_at(public: Seen, table: Table, strategy: Blueprint | None) -> tuple[Answers, str]:
    """The solution of the last draw of a hand, and the path to where the hand stands now."""
    last = last_draw_of(public, table)
    if strategy is not None and fits(strategy, public):
        own_pot = last.pot * SMALL_BET // table.small_bet
        return solve_line(strategy, line_of(last.before), own_pot), last.path
    return solve_beliefs(last.before, last.pot, last.behind, last.seats), last.path


def last_draw_of(public: Seen, table: Table) -> LastDraw:
    """The last draw of a hand in which `is_last` holds.

    Raises `StakesError` where one of two is all-in: what others have left is not all for both.
    """
    first, second = drawers(table)
    drawn = [table.drawn[seat][DRAWS - 1] for seat in (first, second)]
    said = [cards for cards in drawn if cards >= 0]
    begun = place_of_last(public, len(said))
    bets = letters((code for code in public.codes[begun:] if code < DRAW), owed=False)
    behind, pot = chips_before(table, (first, second))
    if table.seats > PLAYERS and 0 in behind:
        raise StakesError("one of two is all-in, and what others have left is not all for both")
    path = "".join(map(str, said)) + bets
    return LastDraw(public.before(begun), (first, second), behind, pot, path)


def drawers(table: Table) -> list[int]:
    """The seats that are in the last draw, which has begun, first to act first."""
    around = ((table.button + 1 + i) % table.seats for i in range(table.seats))
    return [s for s in around if table.must_draw >> s & 1 or table.drawn[s][DRAWS - 1] >= 0]


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
def solve_beliefs(public: Seen, pot: int, behind: Pair, seats: Pair) -> Answers:
    """The last draw of ranges that an observer believes in who takes both for the textbook."""
    ranges = ranges_of(public, seats)
    return solve(Spot(ranges[BIG_BLIND], ranges[BUTTON], pot, public.start.stakes, behind))


def ranges_of(public: Seen, seats: Pair) -> tuple[Array, Array]:
    """What both may hold, by beliefs."""
    beliefs = believe(public, islands=ISLANDS, deals=DEALS)
    first, second = (weights_of(beliefs.hands[:, s], beliefs.weights) for s in seats)
    return first, second

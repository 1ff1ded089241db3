"""Matches over duplicate deals: every deal is played once with A in each seat.

The luck of the cards is the same for A and for B and falls out of the difference: what A wins,
added up over all seats of one deal, is 0 when both play alike.
An agent given by its name is played at the real table without views, many times as fast.
"""

import math
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context

from tripledraw.agents.base import Agent, PolicyAgent, agent
from tripledraw.agents.chance import deal_seed
from tripledraw.errors import StakesError, TripleDrawError
from tripledraw.hand import Hand
from tripledraw.rules.words import MAX_SEATS, OVER
from tripledraw.stakes import Stakes

# Deep enough that nobody is ever all-in: four bets in each of four rounds are 24 small bets.
STACK_IN_SMALL_BETS = 1000
# One task of a worker. The sums of blocks are whole numbers, so their sequence does not matter.
BLOCK_HANDS = 240
# Below this a second process costs more than it gains.
MANY_HANDS = 4 * BLOCK_HANDS

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom for what: A alone, B in all other seats.

    Each is the name of an agent (`tripledraw.agents.NAMES`) or an agent of your own, which
    sits in every seat that is B's.
    """

    a: str | Agent
    b: str | Agent
    seats: int = 2
    stakes: Stakes = field(default_factory=lambda: Stakes(10))
    seed: int = 0

    def agents(self) -> tuple[Agent, Agent]:
        """A and B; raises `TripleDrawError` for an unknown name."""
        a, b = (agent(each, self.seed) if isinstance(each, str) else each for each in self.sides)
        return a, b

    @property
    def sides(self) -> tuple[str | Agent, str | Agent]:
        """A and B as they were given."""
        return self.a, self.b


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of a match: chips that A won, summed over deals of ``seats`` hands each.

    ``squares`` is the sum of the squared chips of each deal.
    """

    match: Match
    deals: int
    chips: int
    squares: int

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return self.deals * self.match.seats

    @property
    def small_bets_per_hand(self) -> float:
        """What A wins a hand, in small bets."""
        return self.chips / self.hands / self.match.stakes.small_bet

    @property
    def standard_error(self) -> float:
        """The standard error of ``small_bets_per_hand``; infinite after a single deal."""
        if self.deals < 2:
            return math.inf
        variance = (self.squares - self.chips**2 / self.deals) / (self.deals - 1)
        in_a_deal = self.match.seats * self.match.stakes.small_bet
        return math.sqrt(variance / self.deals) / in_a_deal


def play_match(
    match: Match, hands: int, *, workers: int | None = None, progress: Progress | None = None
) -> Result:
    """Play at least ``hands`` hands, rounded up to whole deals; the same whatever ``workers``.

    ``workers`` None is one or two processes by the size of the match, and one where an agent
    of your own plays: asked for more, it is copied into each. ``progress`` is told the hands
    played and all that will be. Raises `TripleDrawError` for an unknown agent, `StakesError`
    for seats that the game has not.
    """
    _check(match, hands)
    deals = -(-hands // match.seats)
    size = max(1, BLOCK_HANDS // match.seats)
    blocks = [range(first, min(first + size, deals)) for first in range(0, deals, size)]
    chips = squares = done = 0
    for block, (won, squared) in zip(blocks, _played(match, blocks, workers), strict=True):
        chips += won
        squares += squared
        done += len(block)
        if progress is not None:
            progress(done * match.seats, deals * match.seats)
    return Result(match, deals, chips, squares)


def _check(match: Match, hands: int) -> None:
    match.agents()
    if not 2 <= match.seats <= MAX_SEATS:
        raise StakesError(f"{match.seats} seats; the game is for 2 to {MAX_SEATS}")
    if hands < 1:
        raise TripleDrawError(f"{hands} hands; a match needs one hand at least")


def _played(match: Match, blocks: list[range], workers: int | None) -> Iterator[tuple[int, int]]:
    """The results of all blocks in sequence, from as many processes as are worth it."""
    if workers is None:
        workers = _worth(match, sum(map(len, blocks)) * match.seats)
    if workers == 1:
        yield from (play_block(match, block) for block in blocks)
        return
    with _pool(workers) as pool:
        yield from pool.map(play_block, [match] * len(blocks), blocks)


def _worth(match: Match, hands: int) -> int:
    """How many processes to use where nobody asked for a number."""
    named = all(isinstance(side, str) for side in match.sides)
    return min(2, os.cpu_count() or 1) if named and hands >= MANY_HANDS else 1


@contextmanager
def _pool(workers: int) -> Iterator[Executor]:
    # Spawned, so that nothing of the parent (threads of a progress bar, say) is inherited.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_ctrl_c_alone)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_alone() -> None:
    """Ctrl-C goes to every process of the terminal; the parent alone decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_block(match: Match, deals: range) -> tuple[int, int]:
    """The chips that A wins in these deals, and the sum of the squares deal by deal."""
    chips = squares = 0
    for deal in deals:
        won = sum(play_deal(match, deal))
        chips += won
        squares += won * won
    return chips, squares


def play_deal(match: Match, deal: int) -> list[int]:
    """The chips that A wins in each seat of one deal; seat 0 has the button."""
    stack = STACK_IN_SMALL_BETS * match.stakes.small_bet
    a, b = match.agents()
    won = []
    for rotation in range(match.seats):
        hand = Hand([stack] * match.seats, stakes=match.stakes, seed=deal_seed(match.seed, deal))
        play_out(hand, [a if seat == rotation else b for seat in range(match.seats)])
        won.append(hand.stacks[rotation] - stack)
    return won


def play_out(hand: Hand, players: Sequence[Agent]) -> None:
    """Play a hand from its deal to its end with an agent by seat."""
    table = hand.table
    for turn in count():
        if table.phase == OVER:
            return
        player = players[table.actor]
        if isinstance(player, PolicyAgent):
            hand.play_code(player.code(table, turn))
        else:
            hand.play(player.act(hand.view(table.actor)))

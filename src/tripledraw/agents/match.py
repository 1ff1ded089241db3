"""Matches over duplicate deals: every deal is played once with A in each seat.

The luck of the cards is the same for A and for B and falls out of the difference: what A wins,
added up over all seats of one deal, is 0 when both play alike.
An agent given by its name is played at the real table without views, many times as fast.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from itertools import accumulate, count
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from tripledraw.agents.base import POLICIES, Agent, PolicyAgent, agent
from tripledraw.agents.chance import deal_seed
from tripledraw.agents.outcome import Deal, Figure, Sums, figure
from tripledraw.codes import code_of
from tripledraw.errors import StakesError, TripleDrawError
from tripledraw.extras import can_compile
from tripledraw.hand import Hand
from tripledraw.rules.flow import is_legal
from tripledraw.rules.words import MAX_SEATS, NOBODY, OVER
from tripledraw.stakes import Stakes

if TYPE_CHECKING:
    from tripledraw.batch.cluster import Cluster

# Deep enough that nobody is ever all-in: four bets in each of four rounds are 24 small bets.
STACK_IN_SMALL_BETS = 1000
# One task of a worker, and one with an agent that thinks. Blocks are added up in sequence.
BLOCK_HANDS = 240
SLOW_BLOCK_HANDS = 12
# In fewer blocks a second process costs more than it gains.
MANY_BLOCKS = 4

# How often each draw is played on to see how lucky it was: a millisecond a hand for two, and ten
# where an agent thinks longer anyway.
QUICK_REPEATS, REPEATS = 200, 2000

Progress = Callable[[int, int], None]
Take = Callable[[Hand, int], None]


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
    """The outcome of a match: what A won, summed over deals of ``seats`` hands each."""

    match: Match
    sums: Sums

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return self.sums.deals

    @property
    def chips(self) -> int:
        """Chips that A won in all."""
        return self.sums.chips

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return self.deals * self.match.seats

    @property
    def plain(self) -> Figure:
        """What A wins a hand."""
        return figure(self.deals, self.chips, self.sums.squares, self._unit)

    @property
    def reduced(self) -> Figure | None:
        """The same with the luck of draws taken off (`agents.luck`): equal in the mean, less noise.

        None where luck is not measured, without NumPy and Numba.
        """
        luck, squares = self.sums.luck, self.sums.reduced_squares
        if luck is None or squares is None:
            return None
        return figure(self.deals, self.chips - luck, squares, self._unit)

    @property
    def small_bets_per_hand(self) -> float:
        """What A wins a hand, in small bets."""
        return self.plain.small_bets_per_hand

    @property
    def standard_error(self) -> float:
        """The standard error of ``small_bets_per_hand``; infinite after a single deal."""
        return self.plain.standard_error

    @property
    def _unit(self) -> int:
        return self.match.seats * self.match.stakes.small_bet


def play_match(
    match: Match,
    hands: int,
    *,
    workers: int | None = None,
    cluster: "Cluster | None" = None,
    progress: Progress | None = None,
) -> Result:
    """Play at least ``hands`` hands, rounded up to whole deals; the same whatever ``workers``.

    ``workers`` None is one or two processes by the size of the match, and one where an agent
    of your own plays: asked for more, it is copied into each. A ``cluster`` plays in place of
    them all. ``progress`` is told the hands played and all that will be. Raises
    `TripleDrawError` for an unknown agent, `StakesError` for seats that the game has not.
    """
    for result in results(match, hands, workers=workers, cluster=cluster):
        if progress is not None:
            progress(result.hands, deals_of(match, hands) * match.seats)
    return result


def results(
    match: Match,
    hands: int,
    *,
    workers: int | None = None,
    cluster: "Cluster | None" = None,
) -> Generator[Result]:
    """As `play_match`, with what is known after every block of deals; the last is the match."""
    _check(match, hands)
    deals = deals_of(match, hands)
    size = max(1, _block_hands(match) // match.seats)
    blocks = [range(first, min(first + size, deals)) for first in range(0, deals, size)]
    played = _played_on(cluster, match, blocks) if cluster else _played(match, blocks, workers)
    with closing(played):
        for sums in accumulate(played):
            yield Result(match, sums)


def deals_of(match: Match, hands: int) -> int:
    """How many deals it takes to play so many hands at least."""
    return -(-hands // match.seats)


def _check(match: Match, hands: int) -> None:
    match.agents()
    if not 2 <= match.seats <= MAX_SEATS:
        raise StakesError(f"{match.seats} seats; the game is for 2 to {MAX_SEATS}")
    if hands < 1:
        raise TripleDrawError(f"{hands} hands; a match needs one hand at least")


def _played(match: Match, blocks: list[range], workers: int | None) -> Generator[Sums]:
    """The results of all blocks in sequence, from as many processes as are worth it."""
    if workers is None:
        workers = _worth(match, len(blocks))
    if workers == 1:
        yield from (play_block(match, block) for block in blocks)
        return
    with _pool(workers) as pool:
        yield from pool.map(play_block, [match] * len(blocks), blocks)


def _played_on(cluster: "Cluster", match: Match, blocks: list[range]) -> Generator[Sums]:
    """The same from a cluster; a few blocks more than there are workers are begun ahead."""
    begun: deque[Any] = deque()
    for block in blocks:
        begun.append(cluster.submit(play_block, match, block))
        if len(begun) > 2 * cluster.workers:
            yield cluster.wait(begun.popleft())
    while begun:
        yield cluster.wait(begun.popleft())


def _block_hands(match: Match) -> int:
    return BLOCK_HANDS if is_quick(match) else SLOW_BLOCK_HANDS


def is_quick(match: Match) -> bool:
    """Whether neither side is known to think."""
    return all(side in POLICIES or not isinstance(side, str) for side in match.sides)


def _worth(match: Match, blocks: int) -> int:
    """How many processes to use where nobody asked for a number."""
    named = all(isinstance(side, str) for side in match.sides)
    return min(2, os.cpu_count() or 1) if named and blocks >= MANY_BLOCKS else 1


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


def play_block(match: Match, deals: range) -> Sums:
    """What A wins in these deals."""
    return Sums.of(play_deal(match, deal) for deal in deals)


def play_deal(match: Match, deal: int) -> Deal:
    """Play a deal once with A in each seat; seat 0 has the button."""
    stack = STACK_IN_SMALL_BETS * match.stakes.small_bet
    a, b = match.agents()
    won = luck = 0
    repeats = repeats_of(match)
    for rotation in range(match.seats):
        hand = Hand([stack] * match.seats, stakes=match.stakes, seed=deal_seed(match.seed, deal))
        players = [a if seat == rotation else b for seat in range(match.seats)]
        if repeats:
            luck += play_with_luck((match.seed, deal), rotation, hand, players, repeats)
        else:
            play_out(hand, players)
        won += hand.stacks[rotation] - stack
    return Deal(won, luck / repeats if repeats else None)


def repeats_of(match: Match) -> int:
    """How often each draw is played on; 0 where luck is not measured (`Result.reduced`)."""
    if not can_compile():
        return 0
    return QUICK_REPEATS if is_quick(match) else REPEATS


def play_with_luck(
    place: tuple[int, int], seat: int, hand: Hand, players: Sequence[Agent], repeats: int
) -> int:
    """Play a hand to its end; gives the luck that a seat had in it, times ``repeats``."""
    from tripledraw.agents.luck import Luck  # numpy and numba

    luck = Luck(seat, [player.name for player in players], place, repeats)
    play_out(hand, players, luck.take)
    return luck.chips


def play_out(hand: Hand, players: Sequence[Agent], take: Take = Hand.play_code) -> None:
    """Play a hand from its deal to its end with an agent by seat; ``take`` lets one act."""
    table = hand.table
    for turn in count():
        if table.phase == OVER:
            return
        player = players[table.actor]
        if isinstance(player, PolicyAgent):
            take(hand, player.code(table, turn))
            continue
        action = player.act(hand.view(table.actor))
        code = code_of(table, action)
        if code == NOBODY or not is_legal(table, code):
            hand.play(action)  # which says what is wrong with it
        take(hand, code)

"""Deals of the hidden cards that fit what a seat has seen, each with its weight.

The deals come in islands that know nothing of each other: how far their figures lie apart says
how sure the figures are, whatever happened inside one.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripledraw.batch.checks import check_count
from tripledraw.batch.compile import array_of, import_numba, kernel
from tripledraw.batch.layout import new_table, table_type
from tripledraw.batch.playing import POLICIES, chooser
from tripledraw.beliefs import following
from tripledraw.beliefs.assumed import Assumed
from tripledraw.beliefs.seen import DREW, Seen
from tripledraw.cards import write
from tripledraw.errors import BeliefError, CardError
from tripledraw.rules.words import DECK_CARDS, DRAW, DRAWS, HAND_CARDS

ISLANDS, DEALS = 16, 256
"""How many islands, and how many deals on each, where nobody asks for another number."""

MOST_SEEDS = 2**64
TEXTBOOK = Assumed()


class Island(NamedTuple):
    """Deals that were weighed together.

    ``tables`` are records (`batch.layout`) at the present moment of the hand, ``weights``
    float64 not below 0, ``evidence`` the logarithm of how likely all that was seen is.
    """

    tables: Any
    weights: NDArray[np.float64]
    evidence: float


@dataclass(frozen=True, eq=False)
class Beliefs:
    """What the hidden cards may be: n deals.

    ``hands`` uint8 [n, seats, 5] are the cards of each seat, those of a seat that has folded
    too; ``weights`` float64 [n] are how likely each deal is and add up to 1.
    """

    seen: Seen
    hands: NDArray[np.uint8]
    weights: NDArray[np.float64]

    def size(self) -> float:
        """How many equally likely deals the weights are worth."""
        return float(1 / (self.weights**2).sum())


def believe(
    seen: Seen,
    *,
    assumed: Assumed = TEXTBOOK,
    islands: int = ISLANDS,
    deals: int = DEALS,
    seed: int = 0,
    dead: Collection[int] = (),
) -> Beliefs:
    """Deal the hidden cards ``islands * deals`` times and weigh each deal by what was seen.

    ``dead`` are cards that the seat knows nobody can have. The same arguments give the same
    deals. Raises `BeliefError` where own cards are hidden or no deal fits, `CardError` for
    dead cards that the seat holds or that leave too few to deal.
    """
    found, hands = [], []
    for island in islands_of(seen, assumed, islands, deals, seed, dead):
        hands.append(island.tables["hole"][:, : seen.seats].astype(np.uint8))
        found.append(island._replace(weights=island.weights.copy()))
    shares = shares_of([each.evidence for each in found])
    weights = [
        share * each.weights / max(each.weights.sum(), 1e-300)
        for share, each in zip(shares, found, strict=True)
    ]
    return Beliefs(seen, np.concatenate(hands), np.concatenate(weights))


def shares_of(evidence: Collection[float]) -> NDArray[np.float64]:
    """The weight of each island, in all 1: how likely what was seen is on it.

    Raises `BeliefError` where it is impossible on all of them.
    """
    logs = np.array(evidence)
    if not np.isfinite(logs).any():
        raise BeliefError("no deal of the hidden cards fits what was seen; take more deals")
    likely = np.exp(logs - logs.max())
    shares: NDArray[np.float64] = likely / likely.sum()
    return shares


def islands_of(
    seen: Seen,
    assumed: Assumed,
    islands: int,
    deals: int,
    seed: int,
    dead: Collection[int] = (),
    first: int = 0,
) -> Iterator[Island]:
    """Islands number ``first``, ``first`` + 1, ... one at a time, on the same memory."""
    check_count("islands", islands, 1)
    check_count("deals", deals, 1)
    check_count("the seed", seed, 0, MOST_SEEDS - 1)
    if len(seen.codes) >= seen.hidden_from:
        raise BeliefError(f"cards of seat {seen.seat} are hidden, and it knows them itself")
    line = _line_of(seen, tuple(dead))
    names = assumed.names(seen.seats)
    run, players = follow_kernel(chooser(names)), players_of(names)
    tables, weights = np.zeros(deals, table_type()), np.empty(deals)
    for island in range(first, first + islands):
        evidence = run(
            tables, weights, *line, players, assumed.tremble, np.uint64(seed), island * deals
        )
        yield Island(tables, weights, evidence)


def players_of(names: Collection[str]) -> NDArray[np.int64]:
    """Policies as the integers of compiled code."""
    return np.array([POLICIES[name] for name in names], np.int64)


def draws_of(seen: Seen) -> list[int]:
    """How many cards each decision drew."""
    return [code - DREW if code >= DREW else max(code - DRAW, 0).bit_count() for code in seen.codes]


def fresh_of(seen: Seen) -> list[int]:
    """How many cards of the actor nothing has been seen of yet, at each decision.

    Those it has not acted on since it got them; none once there may have been a reshuffle,
    after which it matters which cards a seat threw away.
    """
    left = DECK_CARDS - HAND_CARDS * seen.seats - DRAWS * seen.start.stakes.burns
    new = [HAND_CARDS] * seen.seats
    fresh = []
    for actor, drawn in zip(seen.actors, draws_of(seen), strict=True):
        fresh.append(new[actor] if left >= 0 else 0)
        new[actor] = drawn
        left -= drawn
    return fresh


def _line_of(seen: Seen, dead: tuple[int, ...]) -> tuple[Any, ...]:
    """What the kernel needs of a hand: the arguments before the players."""
    due = [card for cards in seen.served for card in cards]
    own = (*seen.dealt, *due[: seen.first_stub])
    _check_dead(dead, own)
    unseen = [card for card in range(DECK_CARDS) if card not in own and card not in dead]
    if len(unseen) + len(seen.dealt) < HAND_CARDS * seen.seats:
        raise CardError(f"{len(dead)} cards are dead: too few are left to deal from")
    start = seen.start
    return (
        new_table(start.stacks, start.stakes, start.button, seen.blinds, seen.posts),
        seen.seat,
        np.array([*unseen, *own, *dead], np.int8),
        len(unseen),
        np.array(seen.codes, np.int64),
        np.array(due, np.int64),
        seen.first_stub,
        len(dead),
        np.array(fresh_of(seen), np.int64),
    )


def _check_dead(dead: tuple[int, ...], own: tuple[int, ...]) -> None:
    for card in dead:
        if card in own or dead.count(card) > 1 or not 0 <= card < DECK_CARDS:
            raise CardError(f"the dead card {write((card,))} is held too, or there twice")


@cache
def follow_kernel(choose: Any) -> Any:
    """The compiled code that leads tables through a hand."""
    numba, words = import_numba(), array_of(np.dtype(np.int64))
    records = array_of(table_type())
    return kernel(
        following.kernel_with(choose),
        records,
        array_of(np.dtype(np.float64)),
        records,
        numba.int64,
        array_of(np.dtype(np.int8)),
        numba.int64,
        words,
        words,
        numba.int64,
        numba.int64,
        words,
        words,
        numba.float64,
        numba.uint64,
        numba.int64,
    )

"""Hands judged in several threads at a time, the decisions of each one after the other.

So a thread seldom waits for another that solves the endgame which it needs too.
"""

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from tripledraw.histories.replaying.replay import Replay
from tripledraw.study.judges import Judge, Judgement, first_that_can
from tripledraw.study.kinds import kind_of, said
from tripledraw.study.spots import Place, Spot, hidden_decisions, own_seats, spots_of

AHEAD = 16
"""Hands for each thread that wait or are judged: one may take as long as twenty others."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action in words, and what it is worth in small bets with its error."""

    action: str
    worth: float
    error: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision and what it lost, in small bets.

    ``pot`` is in small bets too. ``kind`` is one of `kinds.KINDS` where the loss counts, else
    "". ``how`` is "solved" or "sampled", ``method`` that in words (`judges.Judgement`).
    """

    place: Place
    street: str
    cards: tuple[int, ...]
    opponents: int
    pot: float
    did: str
    best: str
    kind: str
    loss: float
    error: float
    how: str
    method: str
    options: tuple[Option, ...]

    @property
    def counts(self) -> bool:
        """Whether the loss is beyond the noise."""
        return bool(self.kind)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The decisions of a hand that were judged, and how many were not.

    ``hidden`` for cards that the record hides, ``unfit`` because no judge found an answer.
    ``seats`` is how many players of it were judged: 0 where nobody's cards are told.
    """

    decisions: tuple[Decision, ...]
    hidden: int
    unfit: int
    seats: int


def review(
    hands: Iterable[Replay],
    judges: Sequence[Judge],
    *,
    player: str | None = None,
    threads: int | None = None,
) -> Iterator[Reviewed]:
    """Judge hands in their sequence; the same on any number of threads.

    Ctrl-C gives those that are judged before it is raised.
    """
    for judge in judges:
        judge.prepare()
    workers = threads or os.cpu_count() or 1
    pool = ThreadPoolExecutor(workers)
    waiting: deque[Future[Reviewed]] = deque()
    try:
        for replay in hands:
            waiting.append(pool.submit(_reviewed, replay, own_seats(replay, player), judges))
            if len(waiting) > AHEAD * workers:
                yield _first_of(waiting)
        while waiting:
            yield _first_of(waiting)
    except KeyboardInterrupt:
        while waiting and waiting[0].done():
            yield _first_of(waiting)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _first_of(waiting: deque[Future[Reviewed]]) -> Reviewed:
    """The first hand as soon as it is judged; it stays where ctrl-C comes before that."""
    found = waiting[0].result()
    waiting.popleft()
    return found


def _reviewed(replay: Replay, seats: Sequence[int], judges: Sequence[Judge]) -> Reviewed:
    found = [judged(spot, judges) for seat in seats for spot in spots_of(replay, seat)]
    decisions = tuple(decision for decision in found if decision is not None)
    hidden = sum(hidden_decisions(replay, seat) for seat in seats)
    return Reviewed(decisions, hidden, len(found) - len(decisions), len(seats))


def judged(spot: Spot, judges: Sequence[Judge]) -> Decision | None:
    """Ask the first judge that can, and put the answer in words; None if there is none."""
    found = first_that_can(judges, spot).judge(spot)
    if found is None:
        return None
    small_bet = spot.table.small_bet
    return Decision(
        place=spot.place,
        street=spot.street,
        cards=spot.hand,
        opponents=spot.opponents,
        pot=spot.table.pot / small_bet,
        did=said(spot, spot.did),
        best=said(spot, found.best),
        kind=kind_of(spot, found.best) if found.counts else "",
        loss=found.loss,
        error=found.error,
        how=found.how,
        method=found.method,
        options=_options(spot, found),
    )


def _options(spot: Spot, found: Judgement) -> tuple[Option, ...]:
    """The options, the best first."""
    ranked = sorted(found.options.items(), key=lambda option: -option[1].mean)
    return tuple(Option(said(spot, code), worth.mean, worth.error) for code, worth in ranked)

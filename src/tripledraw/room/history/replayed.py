"""Hands as the replayer of the page shows them, and how a history file becomes some.

A hand is its log, with every card that whoever asks may know, and its texts to copy. A player's
own hands are made into the same by `own_replay`.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from tripledraw import cards, histories
from tripledraw import events as log
from tripledraw.errors import TripleDrawError
from tripledraw.histories.converting import as_phh, as_pokerstars, hand_numbers
from tripledraw.histories.model import Mucked, Problem, ProblemKind, Recorded, SeatResult
from tripledraw.histories.phh.writing import phh_text
from tripledraw.histories.replaying.replay import Replay
from tripledraw.histories.report import Verdict, verdict_of
from tripledraw.rules.words import HAND_CARDS

# Hands of one file that are replayed; the others are counted.
MOST_HANDS = 500


class Flaw(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a hand of a file: ``reason`` is English, ``line`` 0 for none."""

    hand: str
    kind: ProblemKind
    line: int
    reason: str


class ReplayedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand to be gone through event by event.

    ``events`` is the log as `events.to_json` writes it, ``names`` are by seat, ``hero`` is the
    seat of whose hand it is. ``table`` and ``played`` are in the record's own words, "" where
    it has none; ``ended`` is in milliseconds since 1970, known of hands that were played here.
    ``scale`` chips make one unit of money. ``phh`` and ``pokerstars`` are the texts, None where
    that grammar has no words for the hand. ``revealed`` are the last hands by seat that the
    record tells, of who mucked too. ``flaws`` is what it states wrongly.
    """

    hand: str
    table: str
    names: tuple[str, ...]
    hero: int | None
    events: list[dict[str, Any]]
    phh: str | None
    pokerstars: str | None
    played: str
    ended: int | None
    line: int
    scale: int
    revealed: dict[int, str]
    flaws: tuple[Flaw, ...]


class ReplayedFile(msgspec.Struct, frozen=True, kw_only=True):
    """The hands of a file in its order, apart from those that cannot be replayed.

    ``left_out`` counts the hands behind the first `MOST_HANDS`.
    """

    hands: list[ReplayedHand]
    damaged: list[Flaw]
    left_out: int


def file_of(data: bytes) -> ReplayedFile:
    """The hands of a file; raises HistoryError where the file as a whole is no history."""
    records = histories.read(data)
    first = list(islice(records, MOST_HANDS))
    numbers = hand_numbers(first)
    verdicts = [verdict_of(recorded) for recorded in first]
    return ReplayedFile(
        hands=[
            _of_file(verdict, verdict.replay, number)
            for verdict, number in zip(verdicts, numbers, strict=True)
            if verdict.replay is not None
        ],
        damaged=[
            flaw
            for verdict in verdicts
            if verdict.replay is None
            for flaw in _flaws(verdict.recorded, verdict.problems)
        ],
        left_out=sum(1 for _ in records),
    )


def _of_file(verdict: Verdict, replay: Replay, number: str) -> ReplayedHand:
    recorded = verdict.recorded
    return ReplayedHand(
        hand=recorded.hand_id,
        table=recorded.table,
        names=replay.names,
        hero=replay.seats.index(recorded.hero) if recorded.hero in replay.seats else None,
        events=log.log_to_json(replay.hand.events),
        phh=phh_text(as_phh(replay)),
        pokerstars=_pokerstars(replay, number),
        played=recorded.played,
        ended=None,
        line=recorded.first_line,
        scale=recorded.scale,
        revealed=_revealed(replay),
        flaws=tuple(_flaws(recorded, verdict.problems)),
    )


def _pokerstars(replay: Replay, number: str) -> str | None:
    try:
        return as_pokerstars(replay, number)
    except TripleDrawError:
        return None


def _revealed(replay: Replay) -> dict[int, str]:
    recorded, seats = replay.recorded, replay.seats
    told: list[SeatResult | Mucked] = list(recorded.results.seats)
    told += [step for step in recorded.steps if isinstance(step, Mucked)]
    return {
        seats.index(said.seat): cards.write(said.cards)
        for said in told
        if said.seat in seats and said.cards is not None and len(said.cards) == HAND_CARDS
    }


def _flaws(recorded: Recorded, problems: tuple[Problem, ...]) -> Iterator[Flaw]:
    for problem in problems:
        yield Flaw(
            hand=recorded.hand_id,
            kind=problem.kind,
            line=problem.line or recorded.first_line,
            reason=problem.reason,
        )

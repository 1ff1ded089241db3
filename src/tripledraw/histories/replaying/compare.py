"""What a record states about the end, compared with what the rules make of the hand."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from tripledraw.cards import UNKNOWN, high_to_low, write
from tripledraw.events import PotAwarded
from tripledraw.events import Returned as GaveBack
from tripledraw.hand import Hand
from tripledraw.histories.amounts import amount_text, awards_of
from tripledraw.histories.faults import disagrees
from tripledraw.histories.model import (
    Collected,
    Mucked,
    Problem,
    Recorded,
    Returned,
    SeatResult,
    Shown,
)

# A share that a record states: its line, the seat and the chips.
Share = tuple[int, int, int]


class _Ended(NamedTuple):
    """A record beside the hand that it was replayed to, by seat of the record."""

    recorded: Recorded
    hand: Hand
    seats: tuple[int, ...]
    awards: Mapping[int, int]

    @property
    def last_line(self) -> int:
        """Where a statement without a line of its own is looked for."""
        return self.recorded.results.line or self.recorded.last_line

    def name(self, seat: int) -> str:
        """The name of a seat, in quotes."""
        return repr(self.recorded.player(seat).name)

    def differ(self, line: int, what: str, stated: int, right: int) -> Problem:
        """The sentence for two amounts."""
        scale = self.recorded.scale
        said, by_the_rules = amount_text(stated, scale), amount_text(right, scale)
        return disagrees(f"{what} {said}; by the rules {by_the_rules}", line)


def compare(recorded: Recorded, hand: Hand, seats: tuple[int, ...]) -> list[Problem]:
    """Every statement about the end that the rules contradict; the hand must be over.

    Seat i of the hand is seat ``seats[i]`` of the record.
    """
    awards = {seats[seat]: share for seat, share in awards_of(hand.events).items()}
    ended = _Ended(recorded, hand, seats, awards)
    checks = (_pots, _returns, _shares, _summary_shares, _final_stacks, _winnings, _shown, _folds)
    return [problem for check in checks for problem in check(ended)]


def rake_by_seat(recorded: Recorded, awards: Mapping[int, int]) -> dict[int, int]:
    """What the house kept of each winner's share, where the record says what he was given."""
    given = _by_seat(_stated_shares(recorded))
    results = recorded.results
    if not given and results.finishing_stacks:
        given = dict(results.winnings)
    return {seat: awards[seat] - given[seat] for seat in given if awards.get(seat, 0) > given[seat]}


def _pots(ended: _Ended) -> Iterator[Problem]:
    """The total pot, and main and side pots."""
    results = ended.recorded.results
    total = sum(ended.awards.values())
    if results.total_pot is not None and results.total_pot != total:
        yield ended.differ(ended.last_line, "the total pot is", results.total_pot, total)
    amounts = [event.amount for event in ended.hand.events if isinstance(event, PotAwarded)]
    stated = [amount for _, amount in results.pots]
    if stated and sorted(stated) != sorted(amounts):
        said, right = (_list(ended, pots) for pots in (stated, amounts[::-1]))
        yield disagrees(f"the pots are {said}; by the rules {right}", ended.last_line)


def _list(ended: _Ended, amounts: list[int]) -> str:
    return ", ".join(amount_text(amount, ended.recorded.scale) for amount in amounts)


def _returns(ended: _Ended) -> Iterator[Problem]:
    """Uncalled bets."""
    if not ended.recorded.tells_payouts:
        return
    due = [
        (ended.seats[event.seat], event.amount)
        for event in ended.hand.events
        if isinstance(event, GaveBack)
    ]
    for step in ended.recorded.steps:
        if not isinstance(step, Returned):
            continue
        seat, amount = due.pop(0) if due else (step.seat, 0)
        if (step.seat, step.amount) != (seat, amount):
            yield ended.differ(
                step.line,
                f"{ended.name(step.seat)} takes back",
                step.amount,
                amount if seat == step.seat else 0,
            )
    for seat, amount in due:
        yield ended.differ(ended.last_line, f"{ended.name(seat)} takes back", 0, amount)


def _shares(ended: _Ended) -> Iterator[Problem]:
    """What the lines of play say that winners collect."""
    collected = [
        (step.line, step.seat, step.amount)
        for step in ended.recorded.steps
        if isinstance(step, Collected)
    ]
    if collected or ended.recorded.tells_payouts:
        yield from _compare_shares(ended, collected)


def _summary_shares(ended: _Ended) -> Iterator[Problem]:
    """The same as the summary says it."""
    if shares := _summary(ended.recorded):
        yield from _compare_shares(ended, shares)


def _summary(recorded: Recorded) -> list[Share]:
    return [
        (result.line, result.seat, result.amount)
        for result in recorded.results.seats
        if result.amount is not None
    ]


def _stated_shares(recorded: Recorded) -> list[Share]:
    collected = [
        (step.line, step.seat, step.amount)
        for step in recorded.steps
        if isinstance(step, Collected)
    ]
    return collected or _summary(recorded)


def _by_seat(shares: list[Share]) -> dict[int, int]:
    given: Counter[int] = Counter()
    for _, seat, amount in shares:
        given[seat] += amount
    return dict(given)


def _compare_shares(ended: _Ended, shares: list[Share]) -> Iterator[Problem]:
    """Winners must be the same, and their chips with the rake, which comes out of any of them."""
    given = _by_seat(shares)
    lines = {seat: line for line, seat, _ in shares}
    rake = ended.recorded.results.rake or 0
    for seat in sorted({*given, *ended.awards}):
        said, right = given.get(seat, 0), ended.awards.get(seat, 0)
        if not right - rake <= said <= right or bool(said) != bool(right):
            line = lines.get(seat, ended.last_line)
            found = ended.differ(line, f"{ended.name(seat)} collects", said, right)
            yield replace(found, reason=f"{found.reason} before rake") if rake else found
            return
    if sum(given.values()) + rake != sum(ended.awards.values()):
        line = shares[-1][0] if shares else ended.last_line
        said, right = sum(given.values()) + rake, sum(ended.awards.values())
        yield ended.differ(line, "shares and rake add up to", said, right)


def _unnamed_rake(ended: _Ended) -> Mapping[int, int]:
    """The rake of a record that does not name it: what winnings and stacks both leave out."""
    results = ended.recorded.results
    over = {seat: right - results.winnings.get(seat, right) for seat, right in ended.awards.items()}
    stacks = dict(zip(ended.seats, ended.hand.stacks, strict=True))
    if all(
        rake >= 0 and results.finishing_stacks.get(seat) == stacks[seat] - rake
        for seat, rake in over.items()
    ):
        return over
    return {}


def _final_stacks(ended: _Ended) -> Iterator[Problem]:
    rake = _unnamed_rake(ended)
    for seat, stack in zip(ended.seats, ended.hand.stacks, strict=True):
        stated = ended.recorded.results.finishing_stacks.get(seat)
        right = stack - rake.get(seat, 0)
        if stated is not None and stated != right and ended.recorded.player(seat).stack is not None:
            yield ended.differ(ended.last_line, f"{ended.name(seat)} ends with", stated, right)


def _winnings(ended: _Ended) -> Iterator[Problem]:
    rake = _unnamed_rake(ended)
    for seat, stated in ended.recorded.results.winnings.items():
        right = ended.awards.get(seat, 0) - rake.get(seat, 0)
        if stated != right:
            yield ended.differ(ended.last_line, f"{ended.name(seat)} wins", stated, right)


def _shown(ended: _Ended) -> Iterator[Problem]:
    """Hands shown or revealed; rooms sort them as they like, so they are compared as sets."""
    shows: list[Shown | Mucked | SeatResult] = [
        step for step in ended.recorded.steps if isinstance(step, Shown | Mucked)
    ]
    for show in [*shows, *ended.recorded.results.seats]:
        if show.cards is None or show.seat not in ended.seats:
            continue
        held = ended.hand.cards(ended.seats.index(show.seat))
        known = set(held) - {UNKNOWN}
        if len(show.cards) != len(held) or not known <= set(show.cards):
            cards, right = write(high_to_low(show.cards)), write(high_to_low(held))
            reason = f"{ended.name(show.seat)} shows {cards}; by the record it holds {right}"
            yield disagrees(reason, show.line)


def _folds(ended: _Ended) -> Iterator[Problem]:
    """Who is said to have folded, and who not."""
    for result in ended.recorded.results.seats:
        if result.seat not in ended.seats:
            continue
        live = ended.hand.table.live >> ended.seats.index(result.seat) & 1
        if live and result.outcome == "folded":
            yield disagrees(f"{ended.name(result.seat)} has not folded", result.line)
        elif not live and result.outcome in ("collected", "won", "lost"):
            yield disagrees(f"{ended.name(result.seat)} has folded", result.line)

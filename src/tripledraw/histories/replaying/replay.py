"""From a record to a hand of ours: every recorded hand is played again through the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tripledraw.actions import Muck, Show
from tripledraw.cards import UNKNOWN, write_card
from tripledraw.errors import CardError, HistoryError
from tripledraw.events import PotAwarded, Shown
from tripledraw.hand import Hand
from tripledraw.histories import model
from tripledraw.histories.faults import damaged, error_of
from tripledraw.histories.model import Problem, Recorded
from tripledraw.histories.replaying.card_trail import CardScript, cards_of
from tripledraw.histories.replaying.compare import compare
from tripledraw.histories.replaying.start import Start, start_of
from tripledraw.histories.replaying.steps import play
from tripledraw.rules.words import HAND_CARDS


@dataclass(frozen=True, slots=True)
class Replay:
    """A record and the hand it tells: seat i of the hand is seat ``seats[i]`` of the record.

    ``disagreements`` is what the record states otherwise than the rules, by line; empty for a
    hand in which all is right.
    """

    recorded: Recorded
    hand: Hand
    seats: tuple[int, ...]
    disagreements: tuple[Problem, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat of the hand."""
        return tuple(self.recorded.player(seat).name for seat in self.seats)


def replay(recorded: Recorded) -> Replay:
    """Play a record again through the rules.

    A record does not say how its site counts bets and short all-ins, so up to four readings are
    tried; the first that nothing in the record contradicts counts, else the first that plays.
    Raises HistoryError with its kind: the problem that the reader found, ``damaged`` where no
    reading plays (the reason of the first one), ``partial`` where nothing tells who won.
    """
    try:
        return _replay(recorded)
    except HistoryError as error:
        raise HistoryError(
            error.reason, kind=error.kind, file=recorded.file, line=error.line
        ) from None


def _replay(recorded: Recorded) -> Replay:
    if recorded.problem is not None:
        raise error_of(recorded.problem)
    start, cards = start_of(recorded), cards_of(recorded)
    failed: HistoryError | None = None
    found: Replay | None = None
    for options in start.options:
        try:
            tried = _play_to_the_end(recorded, start, cards, dict(options))
        except HistoryError as error:
            failed = failed or error
            continue
        if not tried.disagreements:
            return tried
        found = found or tried
    if found is None:
        assert failed is not None  # there is one reading at least
        raise failed
    return found


def _play_to_the_end(
    recorded: Recorded, start: Start, cards: CardScript, options: dict[str, object]
) -> Replay:
    hand, disagreements = play(recorded, start, cards, options)
    _show_hands(recorded, hand, start.seats)
    disagreements += compare(recorded, hand, start.seats)
    disagreements.sort(key=lambda disagreement: disagreement.line)
    return Replay(recorded, hand, start.seats, tuple(disagreements))


def _show_hands(recorded: Recorded, hand: Hand, seats: Sequence[int]) -> None:
    """End the hand, hidden hands filled with what the record shows of them.

    Raises HistoryError: damaged for a card shown twice, partial where nobody can be said to win.
    """
    shown = _hands_shown(recorded)
    for seat in range(hand.seats):
        said = shown.get(seats[seat])
        if hand.phase != "showing" or not hand.table.live >> seat & 1:
            continue
        if said is None or not set(hand.cards(seat)) - {UNKNOWN} <= set(said.cards):
            hand.play(Muck(), seat=seat)
            continue
        try:
            hand.play(Show(said.cards), seat=seat)
        except CardError:
            raise _in_two_hands(recorded, hand, seats, seat, said) from None
    hand.settle()
    _check_winners(recorded, hand)


class _HandShown(NamedTuple):
    line: int
    cards: tuple[int, ...]


def _hands_shown(recorded: Recorded) -> dict[int, _HandShown]:
    """Five known cards by seat of the record, turned up in play or revealed by the summary."""
    turned = [step for step in recorded.steps if isinstance(step, model.Shown | model.Mucked)]
    return {
        said.seat: _HandShown(said.line, said.cards)
        for said in (*recorded.results.seats, *turned)
        if said.cards is not None and len(said.cards) == HAND_CARDS and min(said.cards) >= 0
    }


def _in_two_hands(
    recorded: Recorded, hand: Hand, seats: Sequence[int], seat: int, said: _HandShown
) -> HistoryError:
    """The error for a hand shown with a card that another live hand holds."""
    for other in range(hand.seats):
        shared = set(said.cards) & set(hand.cards(other))
        if other != seat and hand.table.live >> other & 1 and shared:
            names = [repr(recorded.player(seats[each]).name) for each in sorted((seat, other))]
            reason = f"{write_card(min(shared))} is shown by {' and by '.join(names)}"
            return damaged(reason, said.line)
    return damaged("the cards shown are no hand", said.line)


def _check_winners(recorded: Recorded, hand: Hand) -> None:
    """Raise HistoryError (partial) for a contested pot of which no hand is known."""
    live = hand.table.live
    seen = {event.seat for event in hand.events if isinstance(event, Shown)}
    pots = [event for event in hand.events if isinstance(event, PotAwarded)]
    if live & (live - 1) and not all(seen & set(pot.winners) for pot in pots):
        reason = "no hand of those left in is known, so nothing tells who won"
        raise HistoryError(reason, kind="partial", line=recorded.last_line)

"""From a record to a hand of ours: every recorded hand is played again through the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from tripledraw.actions import Muck, Show
from tripledraw.cards import UNKNOWN, write_card
from tripledraw.errors import HistoryError
from tripledraw.events import PotAwarded, Shown
from tripledraw.hand import Hand
from tripledraw.histories import model
from tripledraw.histories.comparing import compare
from tripledraw.histories.dealt import CardScript, cards_of
from tripledraw.histories.fields import damaged
from tripledraw.histories.model import Recorded
from tripledraw.histories.phh_options import UserFields, read_user_fields
from tripledraw.histories.playing import Disagreement, card_in_two_hands, play
from tripledraw.histories.starting import Start, start_of


@dataclass(frozen=True, slots=True)
class Replay:
    """A record and the hand it tells: seat i of the hand is seat ``seats[i]`` of the record.

    ``disagreements`` is what the record states otherwise than the rules, by line; empty for a
    hand in which all is right.
    """

    recorded: Recorded
    hand: Hand
    seats: tuple[int, ...]
    disagreements: tuple[Disagreement, ...]

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
        problem = recorded.problem
        raise HistoryError(problem.reason, kind=problem.kind, line=problem.line)
    user = UserFields({})
    if recorded.document is not None:
        user = read_user_fields(recorded.document, recorded.scale, recorded.first_line)
    start, cards = start_of(recorded, user), cards_of(recorded, user)
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
        cards = shown.get(seats[seat])
        if hand.phase != "showing" or not hand.table.live >> seat & 1:
            continue
        if cards is not None and set(hand.cards(seat)) - {UNKNOWN} <= set(cards):
            hand.play(Show(cards), seat=seat)
        else:
            hand.play(Muck(), seat=seat)
    hand.settle()
    if (shared := card_in_two_hands(hand)) is not None:
        names = [repr(recorded.player(seats[seat]).name) for seat in shared.seats]
        reason = f"{write_card(shared.card)} is shown by {' and by '.join(names)}"
        raise damaged(reason, recorded.last_line)
    _check_winners(recorded, hand)


def _hands_shown(recorded: Recorded) -> dict[int, tuple[int, ...]]:
    """Five known cards by seat of the record, turned up in play or revealed by the summary."""
    said = [*recorded.results.seats]
    shown = {result.seat: result.cards for result in said if result.cards is not None}
    for step in recorded.steps:
        if isinstance(step, model.Shown | model.Mucked) and step.cards is not None:
            shown[step.seat] = step.cards
    return {seat: cards for seat, cards in shown.items() if len(cards) == 5 and min(cards) >= 0}


def _check_winners(recorded: Recorded, hand: Hand) -> None:
    """Raise HistoryError (partial) for a contested pot of which no hand is known."""
    live = hand.table.live
    seen = {event.seat for event in hand.events if isinstance(event, Shown)}
    pots = [event for event in hand.events if isinstance(event, PotAwarded)]
    if live & (live - 1) and not all(seen & set(pot.winners) for pot in pots):
        reason = "no hand of those left in is known, so nothing tells who won"
        raise HistoryError(reason, kind="partial", line=recorded.last_line)

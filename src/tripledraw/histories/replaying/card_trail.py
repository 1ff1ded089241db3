"""Which cards a record says were dealt, discarded and served, and what follows from it.

A hidden card becomes known when it is discarded or shown later, as far as the record leaves no
doubt where it came from: five hidden cards that were all dealt at first may be told apart by
nothing, but a hidden card of the deal and one of a draw may not be taken for each other.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from tripledraw.cards import DECK_SIZE, UNKNOWN
from tripledraw.dealing import RecordDealer
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import Deal, Draw, Mucked, Received, Recorded, Shown, Step
from tripledraw.rules.words import HAND_CARDS

DEAL = 0
IN_DOUBT = -1


@dataclass(frozen=True, slots=True)
class CardScript:
    """The cards of a hand; UNKNOWN where the record hides them.

    ``hands`` are dealt, by seat of the hand; ``served`` left the first stub in this sequence,
    burns included, and then those of later stubs. ``discards`` and ``new`` hold the cards of
    each ``Draw`` step, in the sequence of the steps.
    """

    hands: tuple[tuple[int, ...], ...]
    served: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    new: tuple[tuple[int, ...], ...]
    stubs: tuple[tuple[int, ...], ...]

    def dealer(self) -> RecordDealer:
        """Somebody who deals these cards."""
        return RecordDealer(self.hands, self.served, self.stubs)


def cards_of(recorded: Recorded) -> CardScript:
    """Follow every card through a record. Raises HistoryError (damaged)."""
    seats = [player.seat for player in recorded.clockwise()]
    trail = _Trail(seats, recorded)
    for step in recorded.steps:
        trail.follow(step)
    for result in recorded.results.seats:
        if result.cards is not None and result.seat in seats:
            trail.recognize(result.seat, result.cards)
    return CardScript(
        hands=tuple(_cards(trail.dealt[seat]) for seat in seats),
        served=_cards(trail.served),
        discards=tuple(map(_cards, trail.discards)),
        new=tuple(map(_cards, trail.new)),
        stubs=recorded.hidden.stubs,
    )


class _Card:
    """One card of the record. ``origin`` is DEAL, the number of a draw step, or IN_DOUBT."""

    __slots__ = ("card", "origin")

    def __init__(self, origin: int, card: int = UNKNOWN) -> None:
        self.card = card
        self.origin = origin


def _cards(cards: Sequence[_Card]) -> tuple[int, ...]:
    return tuple(card.card for card in cards)


class _Trail:
    """Every card so far, each one object wherever it goes."""

    def __init__(self, seats: Sequence[int], recorded: Recorded) -> None:
        options = recorded.stakes.options
        self.dealt = {seat: [_Card(DEAL) for _ in range(HAND_CARDS)] for seat in seats}
        self.served: list[_Card] = []
        self.discards: list[list[_Card]] = []
        self.new: list[list[_Card]] = []
        self._held = {seat: list(cards) for seat, cards in self.dealt.items()}
        self._owed: dict[int, list[_Card]] = defaultdict(list)
        self._stub = DECK_SIZE - HAND_CARDS * len(seats)
        self._burned = list(recorded.hidden.burned)
        self._burns = bool(options.get("burns"))
        # `stars` shuffles what is left of the stub in: later cards never lay in the first one.
        self._first_stub_only = options.get("reshuffle") == "stars" and bool(recorded.hidden.stubs)
        self._drew: set[int] = set()
        self._draw_began = False

    def follow(self, step: Step) -> None:
        """Take one step of the record."""
        if isinstance(step, Deal):
            for mine, card in zip(self.dealt[step.seat], step.cards, strict=True):
                mine.card = card
        elif isinstance(step, Draw):
            self._draw(step)
        elif isinstance(step, Received):
            self._receive(step)
        elif isinstance(step, Shown | Mucked) and step.cards is not None:
            self.recognize(step.seat, step.cards)

    def recognize(self, seat: int, cards: Sequence[int]) -> None:
        """A seat is seen to hold five cards: hidden ones of a single origin are now known."""
        hidden = [mine for mine in self._held[seat] if mine.card == UNKNOWN]
        known = {mine.card for mine in self._held[seat]} - {UNKNOWN}
        rest = [card for card in cards if card not in known]
        if len(rest) == len(hidden) and _alike(hidden):
            for mine, card in zip(hidden, rest, strict=True):
                mine.card = card

    def _draw(self, step: Draw) -> None:
        if step.held is not None:
            self.recognize(step.seat, step.held)
        # Known cards first, so that they are not taken for hidden ones.
        in_turn = sorted(step.discards, key=lambda card: card == UNKNOWN)
        self.discards.append([self._take(step, card) for card in in_turn])
        new = [_Card(len(self.discards)) for _ in step.discards]
        self.new.append(new)
        self._held[step.seat] += new
        self._owed[step.seat] = list(new)
        self._leave_stub(step, new)

    def _leave_stub(self, step: Draw, new: list[_Card]) -> None:
        if step.seat in self._drew:
            self._drew.clear()
            self._draw_began = False
        self._drew.add(step.seat)
        if new and self._burns and not self._draw_began:
            self._draw_began = True
            self.served.append(_Card(DEAL, self._burned.pop(0) if self._burned else UNKNOWN))
        if self._first_stub_only and len(self.served) + len(new) > self._stub:
            self._stub = 0
            return
        self.served += new

    def _take(self, step: Draw, card: int) -> _Card:
        held = self._held[step.seat]
        hidden = [mine for mine in held if mine.card == UNKNOWN]
        for mine in held:
            if mine.card == card != UNKNOWN:
                held.remove(mine)
                return mine
        if not hidden:
            raise damaged("a card is discarded that the seat does not hold", step.line)
        if not _alike(hidden):
            # One of these went, and nothing tells which.
            for mine in hidden:
                mine.origin = IN_DOUBT
        elif card != UNKNOWN:
            hidden[0].card = card
        held.remove(hidden[0])
        return hidden[0]

    def _receive(self, step: Received) -> None:
        owed = self._owed[step.seat]
        if len(step.cards) > len(owed):
            raise damaged("a seat gets more cards than it discarded", step.line)
        for card in step.cards:
            owed.pop(0).card = card


def _alike(hidden: Sequence[_Card]) -> bool:
    """Whether nothing but chance tells these cards apart."""
    origins = {mine.origin for mine in hidden}
    return len(origins) == 1 and IN_DOUBT not in origins

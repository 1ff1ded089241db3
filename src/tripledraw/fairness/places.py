"""Whether a seat's cards came from where they were next in turn, as far as the seat can know.

Where the cards of order 0 come from is public: five rounds of dealing, then one card after the
other, and so is the moment of the first reshuffle. Then a seat does not know which cards lie in
the stub: it sees only that its own come from further and further down.
"""

from collections.abc import Iterator, Sequence

from tripledraw.cards import write_card
from tripledraw.errors import FairnessError
from tripledraw.events import (
    Burned,
    BurnedUnseen,
    Dealt,
    Drew,
    DrewUnseen,
    Event,
    HandStarted,
    Reshuffled,
    ReshuffledUnseen,
)
from tripledraw.fairness.cut import Cut
from tripledraw.fairness.proof import Proof
from tripledraw.rules.words import DECK_CARDS, HAND_CARDS


def check_cards(cut: Cut, events: Sequence[Event], seat: int, proofs: Sequence[Proof]) -> int:
    """Check that every card dealt to a seat is proved, in sequence and in its turn.

    ``events`` is the hand, from its `HandStarted` on, as the seat sees it. Gives the number of
    cards without a proof: under `stars` a card of a later order may have none, since its place
    would tell what others threw away. Raises `FairnessError`.
    """
    left = list(proofs)
    unproved = 0
    came: set[tuple[int, int]] = set()
    for card, turn in _own_cards(events, seat):
        if left and left[0].card == card:
            proof = left.pop(0)
            cut.check(proof)
            turn.check(proof)
            if (proof.order, card) in came:
                raise FairnessError(f"{write_card(card)} came twice out of order {proof.order}")
            came.add((proof.order, card))
        elif turn.may_be_unproved:
            unproved += 1
        else:
            raise FairnessError(f"{write_card(card)} was dealt to seat {seat} without a proof")
    if left:
        raise FairnessError(f"{left[0]} is of no card that was dealt to seat {seat} then")
    return unproved


def _own_cards(events: Sequence[Event], seat: int) -> Iterator[tuple[int, "Turn"]]:
    """Each card of a seat as it came, with the turn it came in."""
    start, *course = events
    assert isinstance(start, HandStarted)
    turn = Turn(start)
    for event in course:
        if isinstance(event, Dealt) and event.seat == seat:
            for at, card in enumerate(event.cards):
                turn.deal(seat, at)
                yield card, turn
        elif isinstance(event, Drew) and event.seat == seat:
            turn.serve(len(event.cards))
            for card in event.cards:
                turn.draw()
                yield card, turn
        else:
            turn.pass_by(event)


class Turn:
    """Where the next card of a seat must come from; one is carried through the hand."""

    def __init__(self, start: HandStarted) -> None:
        self._seats = len(start.stacks)
        self._button = start.button
        self._policy = start.stakes.reshuffle
        self._gone = HAND_CARDS * self._seats  # cards that have left the stub, and the deal
        self._told = 0  # reshuffles
        self._last = (0, -1)  # order and position of the seat's last card
        self.place = 0  # in order 0
        self.may_be_unproved = False

    def deal(self, seat: int, at: int) -> None:
        """The seat's card number ``at`` of the deal is next (rules 3.3)."""
        self.place = at * self._seats + (seat - self._button - 1) % self._seats

    def serve(self, count: int) -> None:
        """Some seat is about to be served so many cards.

        Under `stars` a stub that is too short for them is shuffled in (rules 6). Before the
        first reshuffle nobody has thrown away a card of the stub, so its length decides.
        """
        if self._policy == "stars" and count > DECK_CARDS - self._gone:
            self._gone = DECK_CARDS

    def draw(self) -> None:
        """A drawn card of the seat is next."""
        self.place = self._gone
        self._gone += 1
        self.may_be_unproved = self._policy == "stars" and self.place >= DECK_CARDS

    def pass_by(self, event: Event) -> None:
        """Something that brings the seat no card."""
        if isinstance(event, Burned | BurnedUnseen):
            self._gone += 1
        elif isinstance(event, Drew):
            self._pass_cards(len(event.cards))
        elif isinstance(event, DrewUnseen):
            self._pass_cards(event.count)
        elif isinstance(event, Reshuffled | ReshuffledUnseen):
            self._told += 1

    def _pass_cards(self, count: int) -> None:
        self.serve(count)
        self._gone += count

    def check(self, proof: Proof) -> None:
        """Raise `FairnessError` unless the proof is of a card that could be next."""
        if proof.order == 0:
            if proof.position != self.place:
                raise FairnessError(f"{proof} is out of turn; {self._next()}")
        elif self.place < DECK_CARDS:
            raise FairnessError(f"{proof} is of a reshuffle before its time; {self._next()}")
        elif self._policy == "standard" and proof.order > self._told:
            raise FairnessError(
                f"{proof} is of a reshuffle that was not told; there were {self._told}"
            )
        if (proof.order, proof.position) <= self._last:
            order, position = self._last
            raise FairnessError(
                f"{proof} is out of turn; the card before came from position {position} of "
                f"order {order}"
            )
        self._last = (proof.order, proof.position)

    def _next(self) -> str:
        if self.place < DECK_CARDS:
            return f"position {self.place} of order 0 was next"
        return "all cards of order 0 had been dealt"

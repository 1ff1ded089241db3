"""Which cards a viewer may know, worked out from the log of the hand and rules 3.7 and 5 alone."""

import re
from collections.abc import Sequence

from tripledraw.cards import write_card
from tripledraw.events import Dealt, Drew, Folded, RoundClosed, Shown
from tripledraw.hand import Hand

CARD = re.compile(rb"\b[2-9TJQKA][cdhs]\b")
TEXT = [write_card(card).encode() for card in range(52)]


def known(hand: Hand | None, seat: int | None, exposed: Sequence[tuple[int, int]]) -> set[int]:
    """The cards that a seat (None: a watcher) may know by now.

    ``exposed`` are places that were turned up, seat and position. New cards are known once all
    live seats have drawn.
    """
    if hand is None:
        return set()
    cards = {hand.cards(at)[position - 1] for at, position in exposed}
    live, drawn, waiting = hand.seats, 0, set[int]()
    for event in hand.events:
        if (isinstance(event, Dealt) and event.seat == seat) or isinstance(event, Shown):
            cards |= set(event.cards)
        elif isinstance(event, Folded):
            live -= 1
        elif isinstance(event, RoundClosed):
            drawn = 0
        elif isinstance(event, Drew):
            drawn += 1
            waiting |= set(event.cards) if event.seat == seat else set()
            if drawn == live:
                cards |= waiting
                waiting.clear()
    return cards


def cards_in(frame: bytes) -> set[bytes]:
    """Every card that stands anywhere in a frame, as text."""
    return set(CARD.findall(frame))


def check_known(frames: Sequence[bytes], cards: set[int]) -> None:
    """Fail for a frame with any other card in it."""
    for frame in frames:
        leaked = cards_in(frame) - {TEXT[card] for card in cards}
        assert not leaked, f"{leaked} in {frame!r}"

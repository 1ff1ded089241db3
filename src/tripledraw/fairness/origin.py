"""Which order each dealt card came from, read off the full log of a hand."""

from collections.abc import Sequence

from tripledraw.events import Dealt, Drew, Event, Reshuffled

# Events that bring cards to a seat.
BRINGING = Dealt | Drew


def origins(events: Sequence[Event]) -> dict[int, tuple[int, ...]]:
    """For the index of each `Dealt` and `Drew` of a full log the order of each of its cards.

    A card that a seat holds never lies in a stub. So a card that a reshuffle laid was dealt from
    that order or a later one, and a card that the last reshuffles before its seat was served did
    not lay was dealt before them: by a seat that is served across a reshuffle, too.
    """
    laid: dict[int, int] = {}
    found = {}
    for at, event in enumerate(events):
        if isinstance(event, Reshuffled):
            laid |= dict.fromkeys(event.cards, event.order)
        elif isinstance(event, BRINGING):
            found[at] = tuple(laid.get(card, 0) for card in event.cards)
    return found

"""Cards as sets of 52 bits, card c being bit c, and the sizes that this package counts with."""

from collections.abc import Iterable, Sequence

from tripledraw.cards import DECK_SIZE, write_card
from tripledraw.errors import CardError

HAND = 5
FULL_DECK = (1 << DECK_SIZE) - 1
CLUBS = 0x1_1111_1111_1111
"""All clubs; shifted by 1, 2, 3 the other suits."""


def card_set(cards: Iterable[int]) -> int:
    """The set of known cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_of(cards: int) -> tuple[int, ...]:
    """The cards of a set, low to high."""
    return tuple(card for card in range(DECK_SIZE) if cards >> card & 1)


def checked_set(cards: Sequence[int], where: str) -> int:
    """The set of cards; CardError, which says where, for one that is none or is there twice."""
    found = 0
    for position, card in enumerate(cards):
        if isinstance(card, bool) or not (hasattr(card, "__index__") and 0 <= card < DECK_SIZE):
            raise CardError(
                f"{card!r} in {where} is no card: cards are 0..51",
                text=str(card),
                position=position,
            )
        if found >> int(card) & 1:
            raise CardError(
                f"{write_card(card)} is in {where} twice: every card must be another one",
                text=write_card(card),
                position=position,
            )
        found |= 1 << int(card)
    return found

"""Hands in which a seat has been dealt what a test wants."""

import random

from tripledraw.actions import Action, Bet, Call, Check, Draw, Fold, Raise
from tripledraw.cards import parse
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes

SAID: dict[str, Action] = {"f": Fold(), "c": Call(), "r": Raise(), "x": Check(), "b": Bet()}
STACK = 1_000


def planted(seats: int, held: dict[int, str], seed: int = 0) -> Hand:
    """A hand with button 0 in which some seats hold these cards, the rest dealt by chance."""
    hand = dealt(seats, order_with(seats, held, seed))
    assert all(hand.cards(seat) == parse(text) for seat, text in held.items())
    return hand


def dealt(seats: int, order: list[int]) -> Hand:
    """The hand of a deck."""
    return Hand([STACK] * seats, stakes=Stakes(10), orders=[order])


def order_with(seats: int, held: dict[int, str], seed: int = 0) -> list[int]:
    """A deck from which seats get what they are to hold."""
    deck: list[int | None] = [None] * 52
    for seat, text in held.items():
        for i, card in enumerate(parse(text)):
            deck[i * seats + (seat - 1) % seats] = card
    rest = [card for card in range(52) if card not in deck]
    random.Random(seed).shuffle(rest)
    return [rest.pop() if card is None else card for card in deck]


def played(hand: Hand, script: str) -> Hand:
    """The hand after a script: letters as in lines of the solver, digits of cards drawn."""
    for word in script.replace(" ", ""):
        assert hand.actor is not None
        draw = Draw(hand.cards(hand.actor)[: int(word)]) if word.isdigit() else None
        hand.play(draw or SAID[word])
    return hand

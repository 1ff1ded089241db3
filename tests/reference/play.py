"""Plain ways to play a reference hand on, for the tests."""

from collections.abc import Callable

from .engine import Reference
from .words import Cards

IN_ORDER = tuple(range(52))


def check_or_call(hand: Reference) -> Reference:
    return hand.act("call" if "call" in hand.legal() else "check")


def pat(_hand: Reference) -> Cards:
    return ()


def all_five(hand: Reference) -> Cards:
    return hand.hands[turn(hand)]


def turn(hand: Reference) -> int:
    assert hand.actor is not None
    return hand.actor


def played_out(hand: Reference, throw: Callable[[Reference], Cards] = pat) -> Reference:
    """The end of a hand in which everybody checks and calls."""
    while hand.phase != "over":
        hand = hand.draw(throw(hand)) if hand.phase == "drawing" else check_or_call(hand)
    return hand

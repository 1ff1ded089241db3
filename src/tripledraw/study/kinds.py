"""What kind of mistake a decision was."""

from tripledraw.hands.order import order_key
from tripledraw.policies.reading import last_draw
from tripledraw.policies.tables import JACK_LOW, NO_PAIR
from tripledraw.rules.words import CALL, DRAW, FOLD, RAISE, ROUNDS
from tripledraw.study.spots import Spot

KINDS = (
    "too loose",
    "too tight",
    "wrong discard",
    "missed value",
    "missed bluff",
    "too much",
    "bad bluff",
    "bad snow",
)
"""Every kind, in the sequence of the summary."""


def kind_of(spot: Spot, best: int) -> str:
    """The kind of a decision that was not the best, one of `KINDS`."""
    if spot.is_draw:
        return "bad snow" if spot.did == DRAW and _made(spot) > NO_PAIR else "wrong discard"
    if spot.did == FOLD:
        return "too tight"
    if spot.did == RAISE:
        return _of_a_bet(spot, best)
    if best == FOLD:
        return "too loose"
    return "missed bluff" if bluffs(spot) else "missed value"


def _of_a_bet(spot: Spot, best: int) -> str:
    if bluffs(spot):
        return "bad bluff"
    return "too loose" if best == FOLD else "too much"


def bluffs(spot: Spot) -> bool:
    """Whether a bet here would be a bluff.

    After the last draw with less than a jack low; earlier with a pair or worse that stood pat.
    """
    if spot.table.betting_round == ROUNDS:
        return _made(spot) > JACK_LOW
    if spot.table.betting_round == 1:
        return False
    return _made(spot) > NO_PAIR and last_draw(spot.table, spot.seat) == 0


def _made(spot: Spot) -> int:
    cards = spot.hand
    return order_key(cards[0], cards[1], cards[2], cards[3], cards[4])


def said(spot: Spot, code: int) -> str:
    """An action in a word or two: "fold", "check", "bet", "pat", "throw Kc 9d"."""
    from tripledraw.cards import high_to_low, write

    if code >= DRAW:
        thrown = [card for i, card in enumerate(spot.hand) if code - DRAW >> i & 1]
        return f"throw {write(high_to_low(thrown))}" if thrown else "pat"
    if code == FOLD:
        return "fold"
    if code == CALL:
        return "call" if spot.owed else "check"
    return "raise" if spot.table.price else "bet"

"""What actions are worth, against hands of the batch."""

import numpy as np
import pytest

from tripledraw.batch import playouts
from tripledraw.beliefs.seen import seen
from tripledraw.beliefs.values import values
from tripledraw.cards import parse
from tripledraw.errors import TripleDrawError
from tripledraw.hand import Hand
from tripledraw.policies import textbook
from tripledraw.rules.words import CALL, FOLD, RAISE
from tripledraw.stakes import Stakes

SMALL_BET = 10
CARDS = parse("2c 3d 4h 7s Kc")


def first_to_act(seats: int) -> Hand:
    """A hand whose first actor has been dealt `CARDS`."""
    under_the_gun = 0 if seats == 2 else 3 % seats
    deck: list[int | None] = [None] * 52
    place = (under_the_gun - 1) % seats
    for i, card in enumerate(CARDS):
        deck[i * seats + place] = card
    rest = iter(card for card in range(52) if card not in CARDS)
    order = [next(rest) if card is None else card for card in deck]
    hand = Hand([10_000] * seats, stakes=Stakes(SMALL_BET), orders=[order])
    assert hand.cards(hand.actor) == CARDS
    return hand


def orders_with(hand: Hand, n: int) -> np.ndarray:
    """n orders that deal the actor its cards and everything else by chance."""
    fixed = [i * hand.seats + (hand.actor - 1) % hand.seats for i in range(5)]
    free = [place for place in range(52) if place not in fixed]
    others = [card for card in range(52) if card not in CARDS]
    orders = np.empty((n, 1, 52), np.int8)
    orders[:, 0, fixed] = CARDS
    rows = np.tile(np.array(others, np.int8), (n, 1))
    orders[:, 0, free] = np.random.default_rng(5).permuted(rows, axis=1)
    return orders


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_values_at_the_deal_are_what_the_batch_wins(seats):
    hand = first_to_act(seats)
    known = seen(hand.events, hand.actor)
    code = textbook.act(hand.table, hand.actor, 0)
    assert code == RAISE
    found = values(known, [FOLD, code], islands=32, deals=512)
    n = 40_000
    played = playouts(
        n,
        seats=seats,
        stakes=Stakes(SMALL_BET),
        stacks=10_000,
        policies="textbook",
        orders=orders_with(hand, n),
    )
    posted = 10_000 - hand.stacks[hand.actor]
    won = (played.profit[:, hand.actor] + posted) / SMALL_BET
    error = np.hypot(won.std() / np.sqrt(n), found.error(code))
    assert abs(found.mean(code) - won.mean()) < 3.5 * error
    assert found.mean(FOLD) == found.error(FOLD) == 0


def test_a_call_that_only_folds_later_costs_what_it_costs():
    """The last decision of a hand, trash against a pat hand's bet: the call is lost."""
    hand = first_to_act(2)
    known = seen(hand.events, hand.actor)
    found = values(known, [FOLD, CALL, RAISE])
    assert found.gain(RAISE, FOLD) == pytest.approx(found.mean(RAISE))
    assert found.best() in (CALL, RAISE)
    with pytest.raises(TripleDrawError, match="two at least"):
        values(known, [FOLD], islands=1)

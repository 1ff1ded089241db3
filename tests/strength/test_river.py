"""The best answer on the river, against trying every plan of the player."""

from itertools import product

import numpy as np
import pytest
from tests.agents.planted import planted, played

from tripledraw.batch import order_keys
from tripledraw.beliefs.options import bets_of
from tripledraw.beliefs.seen import seen
from tripledraw.cards import parse
from tripledraw.policies import textbook
from tripledraw.rules import flow
from tripledraw.rules.words import BETTING, FOLD
from tripledraw.strength.held import dealt, mask_of
from tripledraw.strength.known import known
from tripledraw.strength.place import first_place
from tripledraw.strength.river import Pairs, values

HANDS = {"good": "2c 3d 4h 6s 7c", "middling": "2c 5d 7h 9s Tc", "hopeless": "2c 2d 4h 9s Kc"}
SPOTS = ["rc 11 xx 11 xx 11", "rc 11 xx 11 xx 10 x", "rc 00 xx 00 xx 00 b"]


def spot(held: str, script: str):
    """A hand on the river, hands that the opponent may hold, and how each meets the player's."""
    hand = played(planted(2, {}), script)
    hands = dealt(60, mask_of(parse(held)), 4).hands
    mine = order_keys(np.array([parse(held)], np.uint8))[0]
    keys = order_keys(hands)
    return hand, hands, np.where(mine < keys, 1.0, np.where(mine == keys, 0.5, 0.0))


def place_of(hand):
    public = seen(hand.events, None)
    place = first_place(public)
    for code in public.codes:
        place = place.after(code)
    return place


@pytest.mark.parametrize("held", HANDS)
@pytest.mark.parametrize("script", SPOTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_plan_is_better(held, script, seat):
    hand, hands, shares = spot(HANDS[held], script)
    pairs = Pairs(hands, shares, np.zeros(len(hands), np.int64))
    even = np.full(len(hands), 1 / len(hands))
    found = float(even @ values(place_of(hand), seat, known("textbook"), pairs, even))
    moments = sorted(decisions(hand.table.copy(), seat, ""))
    plans = product(*(options for _, options in moments))
    names = [name for name, _ in moments]
    best = max(
        np.mean([won(hand.table, seat, dict(zip(names, plan, strict=True)), *pair) for pair in
                 zip(hands.tolist(), shares.tolist(), strict=True)])
        for plan in plans
    )  # fmt: skip
    assert found == pytest.approx(best)


def decisions(table, seat, said):
    """Every moment at which the player may have to decide, and what it may do."""
    if table.phase != BETTING:
        return
    options = tuple(bets_of(table))
    if table.actor == seat:
        yield said, options
    for code in options:
        after = table.copy()
        flow.act(after, code)
        yield from decisions(after, seat, said + str(code))


def won(start, seat, plan, cards, share):
    """What a plan wins against one hand of the textbook, from here on."""
    table, said, paid = start.copy(), "", 0
    table.hole[1 - seat][:] = cards
    table.hole[seat][:] = [-1] * 5
    while table.phase == BETTING:
        actor, pot = table.actor, table.pot
        code = plan[said] if actor == seat else textbook.act(table, actor, 0)
        if code == FOLD:
            return -paid if actor == seat else pot - paid
        flow.act(table, code)
        said += str(code)
        paid += table.pot - pot if actor == seat else 0
    return share * table.pot - paid


def test_groups_of_own_hands_decide_by_themselves():
    """Where the player knows which of two hands it has, it bets one and checks the other."""
    hand = played(planted(2, {}), "rc 00 xx 00 xx 00 x")
    hands = dealt(100, 0, 4).hands
    shares = np.where(np.arange(100) < 50, 1.0, 0.0)
    even, place = np.full(100, 0.01), place_of(hand)

    def worth(groups):
        pairs = Pairs(hands, shares, np.array(groups))
        return float(even @ values(place, 0, known("caller"), pairs, even))

    assert worth([0] * 50 + [1] * 50) == pytest.approx(0.5 * (hand.pot + 20))
    assert worth([0] * 100) == pytest.approx(0.5 * hand.pot)

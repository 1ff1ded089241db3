"""What an agent rebuilds from its view is the real table, as far as its seat may know it."""

from dataclasses import fields

import pytest
from tests.random_hands import random_hands

from tripledraw.agents.base import POLICIES, policy
from tripledraw.agents.seen import table_seen
from tripledraw.errors import MissingOrder, TripleDrawError
from tripledraw.hand import Hand
from tripledraw.rules.table import Table
from tripledraw.stakes import Stakes
from tripledraw.views import View

HANDS = 400
CHANCES = (0, 1, 2**31, 2**32 - 1)

# Cards that the seat may not know, and what hangs on them alone.
HIDDEN = {
    *("order", "stub", "stub_top", "stub_end", "muck", "muck_count", "reshuffles", "burned"),
    *("hole", "thrown", "ever_thrown"),
    # What a seat was to post: it may have had less.
    *("live_posts", "dead_posts"),
}
PUBLIC = [field.name for field in fields(Table) if field.name not in HIDDEN]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_table_is_the_real_one_and_every_policy_chooses_the_same(seats):
    decisions = 0
    for start in random_hands(seats, range(HANDS)):
        hand = start.hand()
        while hand.actor is not None:
            seen = table_seen(hand.view(hand.actor))
            for name in PUBLIC:
                assert getattr(seen, name) == getattr(hand.table, name), name
            assert seen.hole[hand.actor] == hand.table.hole[hand.actor]
            chance = CHANCES[decisions % len(CHANCES)]
            for name in POLICIES:
                chosen = policy(name)(seen, hand.actor, chance)
                assert chosen == policy(name)(hand.table, hand.actor, chance), name
            decisions += 1
            try:
                hand.play(start.action(hand))
            except MissingOrder:
                break
    assert decisions > HANDS


def test_nobody_elses_cards_are_in_it():
    hand = Hand([100] * 3, stakes=Stakes(10), seed=1)
    seen = table_seen(hand.view(0))
    assert seen.hole[0] == list(hand.cards(0))
    known = {card for cards in (seen.order, seen.stub, seen.muck, *seen.hole[1:]) for card in cards}
    assert known == {-1, 0}  # unknown, or never written


def test_a_view_without_events_is_refused():
    view = View.from_json(Hand([100, 100], stakes=Stakes(10), seed=1).view(0).to_json())
    with pytest.raises(TripleDrawError, match=r"no events.*straight from Hand\.view"):
        table_seen(view)


@pytest.mark.parametrize("seat", [1, None])
def test_a_view_of_a_seat_that_is_not_to_act_is_refused(seat):
    hand = Hand([100, 100], stakes=Stakes(10), seed=1)
    with pytest.raises(TripleDrawError, match=f"of seat {seat}, but seat 0 is to act"):
        table_seen(hand.view(seat))

"""The amounts of every whole sample add up, which they do only if each was read as it was meant.

"raises 10 to 20" and "raises to 20", "calls 10" as what is added, posts that are dead or extra,
uncalled bets: one of them taken wrongly and a pot is off.
"""

from collections import Counter

import pytest
from tests.histories.ledger import collected, put_in

WHOLE = [
    "40000000001",
    "40000000002",
    "40000000003",
    "40000000010",
    "40000000020",
    "40000000021",
    "40000000033",
    "20000000001",
    "20000000002",
    "20000000010",
    "20000000011",
]


@pytest.mark.parametrize("number", WHOLE)
def test_what_was_put_in_is_the_stated_pot(hands, number):
    hand = hands[number]
    assert hand.problem is None
    assert sum(put_in(hand).values()) == hand.results.total_pot


@pytest.mark.parametrize("number", WHOLE)
def test_what_was_collected_is_the_pot_less_the_rake(hands, number):
    hand = hands[number]
    assert sum(collected(hand).values()) == hand.results.total_pot - hand.results.rake


@pytest.mark.parametrize("number", WHOLE)
def test_the_summary_names_the_same_winners_as_the_play(hands, number):
    hand = hands[number]
    stated = Counter({seat.seat: seat.amount for seat in hand.results.seats if seat.amount})
    assert stated == collected(hand)


@pytest.mark.parametrize("number", WHOLE)
def test_nobody_puts_in_more_than_his_stack(hands, number):
    hand = hands[number]
    for seat, amount in put_in(hand).items():
        assert amount <= hand.player(seat).stack


def test_the_side_pots_of_the_summary_are_the_pots_of_the_play(hands):
    hand = hands["40000000020"]
    assert hand.results.pots == (("main pot", 1290), ("side pot", 1140))
    assert sum(amount for _, amount in hand.results.pots) == hand.results.total_pot

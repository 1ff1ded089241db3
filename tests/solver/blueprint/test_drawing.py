"""Draws by ranks and from bucket to bucket, against real cards."""

import random

import numpy as np
import pytest

from tripledraw.cards import RANKS
from tripledraw.equity.draws import draw_values
from tripledraw.equity.targets import low
from tripledraw.solver.blueprint.buckets import BUCKETS, RIVER_BUCKETS, buckets
from tripledraw.solver.blueprint.drawing import best_keeps
from tripledraw.solver.blueprint.play import most_of_a_suit
from tripledraw.solver.blueprint.transitions import transitions
from tripledraw.solver.blueprint.worth import worth
from tripledraw.solver.ranks import class_of, rank_tables


def test_chances_of_every_draw_add_up_to_one():
    found = transitions()
    assert found.dealt.sum() == pytest.approx(1)
    assert [table.shape for table in found.drawn] == [
        (4, BUCKETS, BUCKETS), (3, BUCKETS, BUCKETS), (3, BUCKETS, RIVER_BUCKETS)
    ]  # fmt: skip
    for table in found.drawn:
        assert table.sum(2) == pytest.approx(1)
        assert table.min() >= 0


@pytest.mark.parametrize("hand", ["2367K", "2347T", "2378K", "77432"])
def test_the_best_draw_by_ranks_is_nearly_that_of_cards(hand):
    target = low("8")
    values = target.win[rank_tables().number].astype(float)
    _, best = best_keeps(values)
    ranks = sorted(map(RANKS.index, hand))
    cards = [4 * rank + place % 4 for place, rank in enumerate(ranks)]
    exact = draw_values(target, 1).value(cards, 1)
    # Flushes are left out: with cards of several suits none is drawn to.
    assert best[class_of(ranks)].max() == pytest.approx(exact, abs=1e-9)


def bucket_of(cards, places, flushed):
    ranks = {card >> 2 for card in cards}
    suited = len(ranks) == 5 and len({card & 3 for card in cards}) == 1
    return int((flushed if suited else places)[class_of(card >> 2 for card in cards)])


@pytest.mark.parametrize(("draw", "drawn"), [(0, 2), (1, 1), (2, 1), (2, 0)])
def test_transitions_are_those_of_dealt_cards(draw, drawn):
    """Deal hands of the bucket of 2-3-7 or 2-3-4-7 and a king, and draw to them."""
    chance = random.Random(draw * 10 + drawn)
    found = buckets()
    last = draw == 2
    after, flushed = (
        (found.river, np.full(len(found.river), RIVER_BUCKETS - 1))
        if last
        else (found.drawing, found.flushed)
    )
    hand = "KQ732" if drawn == 2 else "K7432"
    bucket = found.drawing[class_of(map(RANKS.index, hand))]
    classes = np.flatnonzero(found.drawing == bucket)
    weights = worth().shares[draw][classes]
    counts = np.zeros(RIVER_BUCKETS if last else BUCKETS)
    trials = 6_000
    for place in chance.choices(list(classes), list(weights), k=trials):
        cards = dealt(rank_tables().ranks[place], chance)
        kept = kept_of(cards, int(worth().keeps[draw, place, drawn]))
        stub = [card for card in range(52) if card not in cards]
        counts[bucket_of([*kept, *chance.sample(stub, drawn)], after, flushed)] += 1
    wanted = transitions().drawn[draw][drawn, bucket]
    # A hand of 400 times 80 buckets: the error of a share is below 0.0065 (one sigma).
    assert np.abs(counts / trials - wanted).max() < 0.026


def dealt(ranks, chance):
    """Cards of these ranks in suits by chance, no flush."""
    while True:
        cards = [4 * int(rank) + chance.randrange(4) for rank in ranks]
        if len(set(cards)) == 5 and most_of_a_suit(cards) < 5:
            return cards


def kept_of(cards, mask):
    return [card for i, card in enumerate(sorted(cards)) if mask >> i & 1]

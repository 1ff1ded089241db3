"""What the opponent may hold, against counting every hand."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest
from tests.beliefs.naive import posterior
from tests.beliefs.test_posterior import UNSEEN, after_the_first_draw, unlike

from tripledraw.beliefs.seen import seen
from tripledraw.cards import parse, rank
from tripledraw.policies import textbook
from tripledraw.rules.words import DRAW_MASKS
from tripledraw.strength.following import Followed, after_action, as_observer, followed
from tripledraw.strength.held import Held, dealt, drawn, mask_of, picks, weighed, without
from tripledraw.strength.known import known
from tripledraw.strength.place import first_place

FEW = mask_of(card for card in range(52) if card not in parse("2c 3d 4h 5s 7c 8d 9h"))
"""All cards are seen but seven."""


def every_hand(cards: str) -> Held:
    """All hands of some cards, equally likely."""
    hands = np.array(list(combinations(sorted(parse(cards)), 5)), np.uint8)
    return Held(hands, np.zeros(len(hands), np.int64), np.full(len(hands), 1 / len(hands)))


def shares(held: Held) -> dict[tuple[int, ...], float]:
    found: Counter[tuple[int, ...]] = Counter()
    for hand, weight in zip(held.hands.tolist(), held.weights.tolist(), strict=True):
        found[tuple(hand)] += weight
    return found


def test_hands_are_dealt_by_chance_from_the_cards_that_nobody_has_seen():
    held = dealt(21_000, FEW, 5)
    found = Counter(map(tuple, held.hands.tolist()))
    assert len(found) == comb(7, 5)
    assert max(abs(count - 1000) for count in found.values()) < 150  # 4.7 standard errors
    assert all(list(hand) == sorted(hand) for hand in found)
    assert held.weights.sum() == pytest.approx(1)
    assert (dealt(50, FEW, 5).hands == held.hands[:50]).all()
    assert (dealt(50, FEW, 6).hands != held.hands[:50]).any()


def test_weights_follow_bayes():
    held = Held(np.zeros((3, 5), np.uint8), np.zeros(3, np.int64), np.array([0.2, 0.3, 0.5]))
    after = weighed(held, np.array([0.5, 1.0, 0.0]))
    assert after.weights == pytest.approx([0.25, 0.75, 0])
    assert weighed(held, np.zeros(3)).weights == pytest.approx(held.weights)
    assert held.size() == pytest.approx(1 / (0.04 + 0.09 + 0.25))


def test_hands_with_a_card_that_the_player_was_dealt_are_gone():
    held = every_hand("2c 3d 4h 5s 7c 8d")
    has_thrown = np.where(np.arange(6) == 1, mask_of(parse("9h")), 0)
    after = shares(without(held._replace(thrown=has_thrown), mask_of(parse("2c 9h"))))
    assert [hand for hand, share in after.items() if share] == [held_without("2c")]
    after = shares(without(held._replace(thrown=has_thrown), mask_of(parse("9h"))))
    assert sorted(share for share in after.values()) == pytest.approx([0, *[0.2] * 5])


def held_without(card: str) -> tuple[int, ...]:
    return tuple(sorted(set(parse("2c 3d 4h 5s 7c 8d")) - set(parse(card))))


def test_a_draw_takes_cards_that_are_left_and_none_twice():
    held = dealt(4_000, FEW, 1)
    chances = np.zeros((4_000, DRAW_MASKS))
    chances[:, 0b00001] = 0.75
    chances[:, 0b10000] = 0.25
    chances[:2_000] /= 2
    after = drawn(held, chances, 1, FEW, 9)
    assert after.weights[:2_000].sum() == pytest.approx(1 / 3)
    lost = [set(a) - set(b) for a, b in zip(held.hands.tolist(), after.hands.tolist(), strict=True)]
    assert all(len(cards) == 1 for cards in lost)
    lowest = np.mean(
        [min(hand) in gone for hand, gone in zip(held.hands.tolist(), lost, strict=True)]
    )
    assert lowest == pytest.approx(0.75, abs=0.035)
    assert [mask_of(cards) for cards in lost] == after.thrown.tolist()
    again = drawn(after, chances, 1, FEW, 10)
    for hand, thrown in zip(again.hands.tolist(), again.thrown.tolist(), strict=True):
        assert mask_of(hand) & (thrown | FEW) == 0
        assert len(set(hand)) == 5
        assert thrown.bit_count() == 2
        assert hand == sorted(hand)


def test_unlikely_hands_make_room_for_copies_of_likely_ones():
    held = dealt(1_000, FEW, 1)
    likely = weighed(held, np.where(np.arange(1_000) < 20, 1.0, 1e-6))
    chances = np.zeros((1_000, DRAW_MASKS))
    chances[:, 1] = 1.0
    after = drawn(likely, chances, 1, FEW, 3)
    assert after.size() == pytest.approx(1_000)
    assert len({tuple(hand) for hand in held.hands[picks(likely, 1_000, 3)].tolist()}) <= 21


def test_what_no_hand_does_tells_nothing():
    held = dealt(500, FEW, 2)
    nobody = np.zeros((500, DRAW_MASKS))
    nobody[:, 0] = 1.0
    after = drawn(held, nobody, 2, FEW, 3)
    assert all(thrown.bit_count() == 2 for thrown in after.thrown.tolist())


def test_a_bet_is_exact_over_all_hands():
    """The button's raise before the draw, every hand of twelve cards held once."""
    raised = seen(after_the_first_draw().events, None)
    held = every_hand(UNSEEN)
    place = first_place(raised)
    after = after_action(held, known("textbook"), place, raised.codes[0], 0, 0)
    table = place.table.copy()
    raises = []
    for hand in held.hands.tolist():
        table.hole[0][:] = hand
        raises.append(textbook.act(table, 0, 0) == raised.codes[0])
    assert 0.3 < np.mean(raises) < 1
    assert after.weights == pytest.approx(np.array(raises) / sum(raises))


@pytest.mark.parametrize("decisions", [1, 4, 6])
def test_a_hand_is_followed_as_counting_all_hands_does(decisions):
    """Bets, the player's own cards and draws, the button's draws and bets."""
    told = seen(after_the_first_draw().events, 1).before(decisions)
    own = {*told.dealt, *(card for cards in told.served for card in cards)}
    dead = [card for card in range(52) if card not in own and card not in parse(UNSEEN)]
    right = posterior(told, dead, 0.0)
    cards = mask_of(told.dealt) | mask_of(dead)
    start = Followed(told.before(0), first_place(as_observer(told)), dealt(80_000, cards, 4), cards)
    found = followed(told, known("textbook"), start, 8)
    counted: Counter[tuple[int, ...]] = Counter()
    for hand, weight in shares(found.held).items():
        if weight:
            counted[tuple(sorted(map(rank, hand)))] += weight
    assert set(counted) <= set(right)
    # As many draws from the right one would be about 0.03 away from it.
    assert unlike(counted, right) < 0.045
    assert found.cards == cards | mask_of(own)
    assert found.place.public.codes == seen(after_the_first_draw().events, None).codes[:decisions]

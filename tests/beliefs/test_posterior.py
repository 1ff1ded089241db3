"""What the hidden cards may be, against counting every hand."""

from collections import Counter

import numpy as np
import pytest
from tests.beliefs.naive import posterior

from tripledraw.actions import Bet, Call, Check, Draw, Raise
from tripledraw.batch import order_keys
from tripledraw.beliefs.assumed import Assumed
from tripledraw.beliefs.particles import believe, islands_of
from tripledraw.beliefs.seen import seen
from tripledraw.beliefs.values import values
from tripledraw.cards import parse, rank
from tripledraw.errors import BatchError, CardError, TripleDrawError
from tripledraw.hand import Hand
from tripledraw.policies import caller
from tripledraw.policies.tables import EIGHT_SEVEN
from tripledraw.rules.drawing import declares_first
from tripledraw.rules.words import DRAWS, FOLD
from tripledraw.stakes import Stakes

OWN = "2c 3d 4h 7s Kc"
UNSEEN = "2d 3h 4s 5c 6d 7h 8c 8s Tc Jd Kd Kh"


def deck_of(own: str, other: str, later: str) -> list[int]:
    """An order that deals the big blind (seat 1) `own` and the button `other`."""
    mine, theirs = parse(own), parse(other)
    top = [card for pair in zip(mine, theirs, strict=True) for card in pair]
    top += parse(later)
    return top + [card for card in range(52) if card not in top]


def heads_up(own: str = OWN, other: str = "2d 3h 4s 8c Kd", later: str = "8h 9d Qd Jc") -> Hand:
    return Hand([1000, 1000], stakes=Stakes(10), orders=[deck_of(own, other, later)])


def after_the_first_draw() -> Hand:
    """The button raises and is called; the big blind throws the king, the button one card."""
    hand = heads_up()
    hand.play(Raise())
    hand.play(Call())
    hand.play(Draw(parse("Kc")))
    hand.play(Draw(parse("Kd")))
    hand.play(Check())
    hand.play(Bet())
    return hand


def unlike(found: Counter[tuple[int, ...]], right: dict[tuple[int, ...], float]) -> float:
    """Half the sum of the differences: 0 for equal posteriors, 1 for strangers."""
    return sum(abs(found[hand] - right.get(hand, 0.0)) for hand in {*found, *right}) / 2


@pytest.mark.parametrize("tremble", [0.02, 0.3])
@pytest.mark.parametrize("decisions", [1, 4, 6])
def test_the_posterior_is_that_of_counting_all_hands(tremble, decisions):
    hand = after_the_first_draw()
    known = seen(hand.events, 1).before(decisions)
    own = {*known.dealt, *(card for cards in known.served for card in cards)}
    dead = [card for card in range(52) if card not in own and card not in parse(UNSEEN)]
    right = posterior(known, dead, tremble)
    found = believe(known, assumed=Assumed(tremble=tremble), islands=40, deals=2048, dead=dead)
    counted: Counter[tuple[int, ...]] = Counter()
    for cards, weight in zip(found.hands[:, 0].tolist(), found.weights.tolist(), strict=True):
        if weight:
            counted[tuple(sorted(map(rank, cards)))] += weight
    assert set(counted) <= set(right)
    # As many draws from the right one would be about 0.03 away from it.
    assert unlike(counted, right) < 0.045


def test_no_deal_has_a_card_that_the_seat_has_seen():
    hand = after_the_first_draw()
    known = seen(hand.events, 1)
    found = believe(known, islands=2)
    own = [*known.dealt, *known.served[0]]
    others = found.hands[found.weights > 0, 0]
    assert not set(own) & set(others.ravel().tolist())
    assert {tuple(cards) for cards in found.hands[:, 1].tolist()} == {known.hand}
    assert found.weights.sum() == pytest.approx(1)


def test_equal_arguments_give_equal_deals_and_another_seed_others():
    known = seen(after_the_first_draw().events, 1)
    one, same, other = (believe(known, seed=seed, islands=2) for seed in (7, 7, 8))
    assert (one.hands == same.hands).all()
    assert (one.weights == same.weights).all()
    assert (one.hands != other.hands).any()


def test_bets_make_a_pat_hand_likely():
    """One card drawn and a bet: the button has an eight or better far oftener than by chance."""
    hand = after_the_first_draw()
    before = believe(seen(hand.events, 1).before(5))
    after = believe(seen(hand.events, 1))
    assert good(after) > 1.3 * good(before)


def good(beliefs) -> float:
    """How likely seat 0 has an eight or better."""
    keys = order_keys(np.ascontiguousarray(beliefs.hands[:, 0]))
    return float(beliefs.weights[keys <= EIGHT_SEVEN].sum())


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
@pytest.mark.parametrize("burns", [0, 1])
@pytest.mark.parametrize("seed", [1, 2])
def test_hands_with_reshuffles_are_followed_to_the_end(seed, burns, reshuffle):
    """Six callers draw more than the stub has: cards come back out of the muck."""
    stakes = Stakes(10, burns=burns, reshuffle=reshuffle)
    hand = Hand([1000] * 6, stakes=stakes, seed=seed)
    fitting = []
    while not hand.over:
        if hand.phase == "drawing" or hand.round > DRAWS:
            fitting.append(check_followed(hand))
        hand.play_code(caller.act(hand.table, hand.actor, 0))
    assert hand.table.reshuffles > 0
    # Where a card came back that few would have thrown, 2,048 deals may not have it in the muck.
    assert sum(fitting) > 0.8 * len(fitting)


def check_followed(hand: Hand) -> bool:
    """Every deal that fits is the public hand with the own cards; whether there was one."""
    known = seen(hand.events, hand.actor)
    assert known.hand == hand.cards(hand.actor)
    (island,) = islands_of(known, Assumed("caller"), 1, 2048, 1)
    fits = island.tables[island.weights > 0]
    for name in ("stacks", "pot", "phase", "actor", "betting_round", "drawn", "live"):
        assert (fits[name] == np.array(getattr(hand.table, name))).all(), name
    assert (fits["hole"][:, hand.actor] == hand.cards(hand.actor)).all()
    for table in fits[:20]:
        check_deck(table, hand.table)
    return len(fits) > 0


def check_deck(table, real) -> None:
    """Every card is in one place."""
    held = [
        table["hole"][seat][: table["held"][seat]]
        for seat in range(real.seats)
        if real.live >> seat & 1
    ]
    stub = table["stub"][table["stub_top"] : table["stub_end"]]
    waiting = [
        table["thrown"][seat][: table["thrown_count"][seat]]
        for seat in range(real.seats)
        if real.must_serve >> seat & 1 and not declares_first(real)
    ]
    cards = np.concatenate([*held, stub, table["muck"][: table["muck_count"]], *waiting])
    assert sorted(cards.tolist()) == list(range(52))


def test_hidden_own_cards_and_cards_that_are_dead_twice_are_refused():
    known = seen(after_the_first_draw().events, 1)
    with pytest.raises(CardError, match="held too"):
        believe(known, dead=known.dealt[:1])
    with pytest.raises(CardError, match="too few"):
        believe(
            known, dead=[card for card in range(52) if card not in (*known.dealt, *known.served[0])]
        )
    with pytest.raises(BatchError, match="tremble is 0"):
        Assumed(tremble=0)
    with pytest.raises(BatchError, match="'sharp' is none of"):
        Assumed("sharp")


def test_an_observer_believes_of_both_what_they_said():
    """Without cards of its own: each seat's hand fits its draws, and no card is there twice."""
    hand = after_the_first_draw()
    public = believe(seen(hand.events, None), islands=4, deals=1024)
    both = public.hands.reshape(len(public.hands), -1)
    assert (np.sort(both)[:, 1:] != np.sort(both)[:, :-1]).all()
    by_chance = believe(seen(hand.events, None).before(0), islands=4, deals=1024)
    assert good(public) > 3 * good(by_chance)
    with pytest.raises(TripleDrawError, match="an observer does not act"):
        values(seen(hand.events, None), [FOLD])

"""The audit: real hands, what they meet and draw, and what answers with them win."""

import numpy as np
import pytest

from tripledraw.cards import parse
from tripledraw.equity.compiled import loop
from tripledraw.equity.multisets import tables
from tripledraw.errors import SolverError
from tripledraw.hands.evaluator import number
from tripledraw.solver.endgame import Spot, real, solve
from tripledraw.solver.endgame.audit import FEWEST, audit
from tripledraw.solver.endgame.columns import after_draw, before_draw, places
from tripledraw.solver.endgame.keeps import DRAWN, MASKS
from tripledraw.solver.endgame.solution import Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.precision import Precision

SMALL = ("pat 98-, T9752", "pat 98-, JT852")


def test_hands_are_dealt_in_their_columns():
    rng = np.random.default_rng(1)
    chosen = rng.integers(len(before_draw()), size=20_000)
    hands = real.deal(before_draw(), chosen, rng)
    assert (before_draw().of(hands) == chosen).all()
    assert (np.diff(np.sort(hands, axis=1), axis=1) > 0).all()
    assert np.bincount(hands.ravel() & 3) == pytest.approx(np.full(4, 25_000), rel=0.02)


def test_the_card_of_a_pair_that_spoils_the_suit_comes_first():
    hands = np.array([parse("7h 7c 5h 4h 2h"), parse("7c 7h 5h 4h 2h")])
    assert (real.in_order(hands) == np.array(parse("2h 4h 5h 7c 7h"))).all()


def after(iterations, spot, precision):
    """The spot so far."""
    with Endgame(spot, precision=precision) as endgame:
        for _ in range(iterations):
            endgame.iterate()
        gains = endgame.gains(endgame.every_keep) / spot.pot
        return Solution(endgame, iterations, 0.0, gains)


def drawn(had, hand, mask, count=40_000):
    """What the hand becomes that keeps the places of a mask when these cards are gone."""
    pool = np.tile(parse(hand), (count, 1)).astype(np.int64)
    kept = np.zeros((1, MASKS), np.float32)
    kept[0, mask] = 1
    made = np.zeros((DRAWN, len(after_draw())))
    gone = real.bits(np.array([parse(had)]))[0] if had else np.uint64(0)
    chance = np.random.default_rng(3).integers(1 << 64, size=count, dtype=np.uint64)
    columns = np.zeros(count, np.int32)
    loop(real.meet_and_draw)(
        gone, pool, real.bits(pool), columns, kept, real.EVERY_MASK, chance,
        tables().choose, places(), after_draw().at, made,
    )  # fmt: skip
    return made


def test_a_hand_draws_from_what_is_left():
    found = drawn("6c 6d 6s Kc Kd", "2h 3h 4h 7h Qc", 0b01111)[1]
    assert found.sum() == pytest.approx(1)
    six, eight = number("7h 6h 4h 3h 2h") - 1, number("8c 7h 4h 3h 2h") - 1
    assert found[six] == pytest.approx(1 / 42, rel=0.1)  # the last six is a heart
    assert found[eight] == pytest.approx(3 / 42, rel=0.1)
    kings = after_draw().ranks[number("Kh 7h 4h 3h 2h") - 1]
    assert found[after_draw().ranks == kings].sum() == pytest.approx(2 / 42, rel=0.1)


def test_a_hand_that_stands_pat_is_what_it_is():
    found = drawn("", "7h 5h 4h 3h 2h", 0b11111)
    assert found[0, number("7h 5h 4h 3h 2h") - 1] == pytest.approx(1)


def test_two_hands_never_share_a_card():
    assert drawn("Qc 9c 8c 7c 5c", "2h 3h 4h 7h Qc", 0b11111).sum() == 0


def test_an_answer_with_real_cards_wins_what_is_to_be_won():
    """After two iterations there is much to be won, and much of it is found."""
    early = after(2, Spot(*SMALL, pot=100), Precision.RANKS)
    sampled = audit(early, FEWEST)
    assert 0.3 * early.exploitability < sampled.gain < 2 * early.exploitability
    late = audit(after(60, Spot(*SMALL, pot=100), Precision.RANKS), FEWEST)
    assert -3 * late.error < late.gain < sampled.gain / 5


def test_the_same_seed_samples_the_same():
    found = after(2, Spot("pat 9", "pat 8", pot=100), Precision.RANKS)
    assert audit(found, FEWEST, 7) == audit(found, FEWEST, 7) != audit(found, FEWEST, 8)


def test_who_tells_suits_apart_does_not_stand_pat_with_flushes():
    """By ranks a flush is the seven that it would be, and that costs what it costs."""
    spot = Spot("pat T", "D1:2h3h4h7h", pot=100)
    ranks, cards = (audit(after(40, spot, each), FEWEST) for each in Precision)
    assert cards.gain < ranks.gain / 2


@pytest.mark.parametrize(
    ("spot", "hands", "wrong"),
    [
        (Spot("pat 9", "pat 8", pot=100, drawn=(0,)), FEWEST, "both have the last draw to come"),
        (Spot("pat 9", "pat 8", pot=100), 1, "says nothing; the fewest are"),
    ],
)
def test_what_cannot_be_audited(spot, hands, wrong):
    with pytest.raises(SolverError, match=wrong):
        audit(solve(spot, seconds=0), hands)

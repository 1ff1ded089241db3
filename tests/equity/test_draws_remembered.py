"""One hand, its own discards remembered."""

from itertools import combinations

import pytest
from tests.equity.naive_draws import by_cards

from tripledraw.cards import RANKS, parse, rank, suit
from tripledraw.equity.draws import draw_values, hand_index
from tripledraw.equity.remembered import Remembered
from tripledraw.equity.targets import Target, beat_pat, finish, low
from tripledraw.errors import CardError, DrawsError
from tripledraw.hands.evaluator import number


def worth(top, kept, thrown, draws):
    return Remembered(low(top), (*kept, *thrown), draws).worth(kept)


@pytest.mark.parametrize(("top", "outs"), [("8", 12), ("9", 16), ("J", 24)])
def test_outs_of_a_one_card_draw(top, outs):
    assert worth(top, parse("7c 4d 3h 2s"), parse("Ac"), 1) == pytest.approx(outs / 47)


@pytest.mark.parametrize(("top", "chance"), [("7", 0.4364), ("8", 0.5964)])
def test_2367_over_three_draws(top, chance):
    assert worth(top, parse("2c 3d 6h 7s"), parse("Kc"), 3) == pytest.approx(chance, abs=5e-5)


@pytest.mark.parametrize(
    ("pat", "chance"), [("Jc Td 9h 8s 6c", 19 / 43), ("Jc 8d 7h 5s 2d", 22 / 43)]
)
def test_a_one_card_draw_against_a_pat_jack(pat, chance):
    kept = parse("2c 3d 5h 7s")
    assert Remembered(beat_pat(pat), kept, 1).worth(kept) == pytest.approx(chance)


def test_two_draws_against_a_pat_nine():
    kept, thrown = parse("8c 6d 5h 2s"), parse("Kc")
    target = beat_pat("9c 7d 5c 4h 2d")
    assert Remembered(target, kept, 2).worth(kept) == pytest.approx(0.415, abs=5e-4)
    assert Remembered(target, (*kept, *thrown), 2).worth(kept) == pytest.approx(0.424, abs=5e-4)


@pytest.mark.parametrize(
    ("kept", "thrown", "dead"),
    [
        ("2c 3c 4c 7c", "7d", ""),
        ("2c 3c 7c", "7d Kc", "5c 5d"),
        ("8c 7c", "8d 8h Ac", "2c"),
    ],
)
def test_two_draws_as_all_hands_say_with_the_first_discards_dead(kept, thrown, dead):
    """The best last draw of all hands, once the first discards are dead, has suits and pairs."""
    kept, thrown, dead = parse(kept), parse(thrown), parse(dead)
    last = draw_values(low("8"), 1, (*thrown, *dead)).levels[0].values
    deck = [card for card in range(52) if card not in (*kept, *thrown, *dead)]
    values = [
        last[hand_index(sorted((*kept, *drawn)))] for drawn in combinations(deck, 5 - len(kept))
    ]
    found = Remembered(low("8"), (*kept, *thrown, *dead), 2).worth(kept)
    assert found == pytest.approx(sum(values) / len(values), abs=1e-12)


@pytest.mark.parametrize(
    ("kept", "live"),
    [
        ("2c 3c 7c", "4c 5c 5d 6c 7d 8c"),
        ("2c 7c", "3c 3d 4c 5c 8c 8d"),
        ("3c 4c 5c 8c", "2c 2d 6c 7c 7d 7h"),
        ("", "2c 3c 4c 5d 7c 8c"),
    ],
)
def test_three_draws_from_a_thin_deck_as_counted_naively(kept, live):
    kept, live = parse(kept), parse(live)
    useful = [card for card in range(52) if rank(card) <= RANKS.index("8")]
    gone = [card for card in useful if card not in kept and card not in live]
    seen = (*kept, *gone, *parse("Ac Ad Ah As"))
    blanks = 52 - len(seen) - len(live)
    found = Remembered(low("8"), seen, 3).worth(kept)
    naive = by_cards(lambda hand: number(hand) <= 18, kept, live, blanks, 3)
    assert found == pytest.approx(naive, abs=1e-12)


def change_suits(cards, shift):
    return tuple(rank(card) * 4 + (suit(card) + shift) % 4 for card in cards)


def test_suits_have_no_names():
    kept, thrown = parse("2c 7c 8d"), parse("8h Ks")
    worths = {
        round(worth("8", change_suits(kept, s), change_suits(thrown, s), 3), 12) for s in range(4)
    }
    assert len(worths) == 1


def test_bounds_hold():
    hand = parse("2c 4c 6c 8d Th")
    for draws in (1, 2, 3):
        for top in "789T":
            plan = Remembered(low(top), hand, draws)
            for size in range(2, 6):
                for kept in combinations(hand, size):
                    assert plan.worth(kept) <= plan.at_most(kept) + 1e-12


def test_a_useless_card_that_is_held_costs_a_draw():
    plan = Remembered(low("7"), parse("2c 3d 4h 8s Kc"), 3)
    assert plan.worth(parse("2c 3d 4h 8s")) == pytest.approx(0.13079, abs=5e-5)
    assert plan.worth(parse("2c 3d 4h 8s")) < plan.worth(parse("2c 3d 4h"))


def test_bad_asks():
    hand = parse("2c 3d 4h 7s Kc")
    with pytest.raises(DrawsError, match="4 draws were asked for: the game has 1 to 3"):
        Remembered(low("8"), hand, 4)
    with pytest.raises(DrawsError, match="it has 14 left, and the draws can take 15"):
        Remembered(low("8"), range(38), 3)
    with pytest.raises(CardError, match="2c is in the cards seen twice"):
        Remembered(low("8"), (*hand, 0), 1)
    with pytest.raises(CardError, match="is no card"):
        Remembered(low("8"), (52,), 1)
    with pytest.raises(CardError, match="2c is in the cards seen twice"):
        Remembered(beat_pat("2c 3c 4d 5d 7h"), hand, 1)
    with pytest.raises(DrawsError, match="pair, straight or flush"):
        Remembered(finish(2_000), hand, 1)
    plan = Remembered(low("8"), hand, 1)
    with pytest.raises(CardError, match="8c is kept and not among"):
        plan.worth(parse("8c"))
    with pytest.raises(CardError, match="two cards of one rank"):
        Remembered(low("8"), parse("2c2d3c4c5d"), 1).worth(parse("2c2d"))


def test_a_target_of_shares():
    """Values between 0 and 1 add up like the targets that they are made of."""
    kept, thrown = parse("2c 3d 7h"), parse("Kc Qc")
    half = Target((low("7").win + low("9").win) / 2)
    one_draw = [Remembered(t, (*kept, *thrown), 1).worth(kept) for t in (half, low("7"), low("9"))]
    assert one_draw[0] == pytest.approx((one_draw[1] + one_draw[2]) / 2)

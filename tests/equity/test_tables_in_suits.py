"""Every figure of the tables in research/exact with exact suits: within 0.3 points of it.

That is what flushes, of which the tables know nothing, may add. Figures are means over all suits.
"""

import numpy as np
import pytest

pytest.importorskip("numba")

from tests.equity.by_rank import HAND, deck_without, draws_v_draw, read, ways_to_hold
from tests.equity.exact_tables import (
    NINES,
    ONE_CARD_DRAWS,
    TWO_CARD_DRAWS,
    lows_of,
    mean_of_class,
    means_by_class,
)
from tests.equity.in_suits import Held, last_draw, mean_over_suits, pairs_tie

from tripledraw.cards import RANKS, parse
from tripledraw.equity.cards import cards_of
from tripledraw.equity.matchup import equity
from tripledraw.equity.multisets import tables
from tripledraw.equity.remembered import Remembered
from tripledraw.equity.targets import beat_pat, low

FLUSHES = 0.003


@pytest.fixture(scope="module")
def by_rules():
    return last_draw(tables())


@pytest.fixture(scope="module")
def by_lows():
    """Any two hands with a pair or worse tie."""
    return last_draw(pairs_tie(tables()))


def draws_v_draws(given, rule):
    rows, columns = ([Held(read(name)) for name in names] for names in (given.rows, given.keeps()))
    return [[mean_over_suits(row, column, rule) for column in columns] for row in rows]


def test_one_card_against_one_card(table, near, by_rules):
    given = table("d1_v_d1_last_draw")
    found = draws_v_draws(given, by_rules)
    near("d1_v_d1_last_draw in suits", found, given.cells(given.keeps()), FLUSHES)


def test_one_card_against_two_cards(table, near, by_rules, by_lows):
    given = table("d1_v_d2_last_draw")
    found = draws_v_draws(given, by_lows)
    near("d1_v_d2_last_draw in suits", found, given.cells(given.keeps()), FLUSHES)
    rows = [read(name) for name in given.rows]
    true = np.transpose([draws_v_draw(rows, read(name)) for name in given.keeps()])
    near("d1_v_d2 by the rules in suits", draws_v_draws(given, by_rules), true, FLUSHES)


def test_pat_against_a_draw_one_left(table, near, by_rules):
    def figures(pats, keep):
        return [mean_over_suits(Held(pat), Held(keep), by_rules) for pat in pats]

    given = table("pat_v_draw_1left")
    found = means_by_class(given, given.keeps(), figures)
    near("pat_v_draw_1left in suits", found, given.cells(given.keeps()), FLUSHES)


def two_draws(pat, draw):
    """The equity of a pat hand against one that plays to beat it, its own discards out."""
    kept = cards_of(draw[0])
    return 1 - Remembered(beat_pat(cards_of(pat[0])), kept, 2).worth(kept)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_pat_against_a_draw_two_left(table, near, size):
    """Each hand of a class takes one turn of the suits, so that four hands take them all."""

    def figures(pats, keep):
        return [
            mean_over_suits(Held(pat), Held(keep), two_draws, turns=[place % 4])
            for place, pat in enumerate(pats)
        ]

    given = table("pat_v_draw_2left")
    keeps = [name for name in given.keeps() if HAND - len(name) == size]
    found = means_by_class(given, keeps, figures)
    near(f"pat_v_draw_2left, D{size} in suits", found, given.cells(keeps), FLUSHES)


def against(hands, theirs, rule):
    """What hands win of a range, [hands][1]; each of its keeps takes one turn of the suits."""
    weights = [ways_to_hold(theirs, deck_without(hand.kept, hand.thrown)) for hand in hands]
    found = [
        [
            mean_over_suits(hand, Held(keep), rule, turns=[place % 4])
            for place, keep in enumerate(theirs)
        ]
        for hand in hands
    ]
    return np.average(found, axis=1, weights=weights, keepdims=True)


def test_pat_or_break(table, near, by_rules, by_lows):
    given = table("pat_or_break_last_draw")
    hands = [read(name) for name in given.rows]
    pats, broken = [Held(hand) for hand in hands], [Held(hand[:4], hand[4:]) for hand in hands]
    found = {
        "pat_v_D1": against(pats, ONE_CARD_DRAWS, by_rules),
        "pat_v_D2": against(pats, TWO_CARD_DRAWS, by_rules),
        "pat_v_pat9orbetter": against(pats, NINES, by_rules),
        "break_v_pat9orbetter": against(broken, NINES, by_rules),
        "break_v_D1": against(broken, ONE_CARD_DRAWS, by_lows),
    }
    for name, figures in found.items():
        near(f"pat_or_break, {name} in suits", figures, given.cells([name]), FLUSHES)


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_chances_to_finish(table, near, draws):
    """Keeps in as many suits as there are."""
    given = table("finish_chances")
    stated = given.cells([f"p{top}_{draws}" for top in "789T"])
    found = []
    for name in given.rows:
        kept = tuple(4 * RANKS.index(text) + place % 4 for place, text in enumerate(name))
        seen = (*kept, *parse("Kc Qd Jh Ks")[: HAND - len(kept)])
        found.append([Remembered(low(top), seen, draws).worth(kept) for top in "789T"])
    near(f"finish_chances, {draws} in suits", found, stated, FLUSHES)


def share(players, **asked):
    return equity(players, policies="pat", **asked).shares[0].equity


@pytest.mark.parametrize(
    ("made", "keep"), [("85", "2348"), ("86", "237"), ("86", "347"), ("75", "34"), ("85", "27")]
)
def test_the_mean_is_that_of_ranges(by_rules, made, keep):
    pats, kept = lows_of(made), read(keep)
    figures = [mean_over_suits(Held(pat), Held(kept), by_rules) for pat in pats]
    ranges = [f"pat {made}", f"D{HAND - len(keep)}:{keep}"]
    assert share(ranges) == pytest.approx(mean_of_class(pats, kept, figures), abs=2e-5)


@pytest.mark.parametrize(
    ("first", "second"), [("2347", "2357"), ("2347", "5678"), ("2347", "234"), ("5678", "345")]
)
def test_the_mean_is_that_of_ranges_that_draw(by_rules, first, second):
    ranges = [f"D{HAND - len(keep)}:{keep}" for keep in (first, second)]
    found = mean_over_suits(Held(read(first)), Held(read(second)), by_rules)
    assert share(ranges) == pytest.approx(found, abs=2e-5)


@pytest.mark.parametrize(("made", "keep"), [("J8", "4578"), ("87", "237"), ("T9", "2347")])
def test_ranges_one_left(table, made, keep):
    stated = float(table("pat_v_draw_1left").rows[made][keep])
    ranges = [f"pat {made}", f"D{HAND - len(keep)}:{keep}"]
    assert share(ranges) == pytest.approx(stated, abs=FLUSHES)


@pytest.mark.parametrize(
    ("made", "keep"), [("75", "2347"), ("85", "2348"), ("T5", "2357"), ("96", "2367")]
)
def test_ranges_two_left(table, made, keep):
    stated = float(table("pat_v_draw_2left").rows[made][keep])
    answer = equity([f"pat {made}", f"D1:{keep}"], draws=2, policies=["pat", "ahead"])
    found = answer.shares[0]
    assert found.equity == pytest.approx(stated, abs=FLUSHES + 3 * found.error)


@pytest.mark.parametrize("pat", ["85432", "T9753"])
def test_pat_against_ranges(table, pat):
    stated = table("pat_or_break_last_draw").rows[pat]
    draws = ",".join("".join(RANKS[rank] for rank in keep) for keep in ONE_CARD_DRAWS)
    assert share([f"pat {pat}", f"D1:{draws}"]) == pytest.approx(
        float(stated["pat_v_D1"]), abs=FLUSHES
    )
    assert share([f"pat {pat}", "pat 9-"]) == pytest.approx(
        float(stated["pat_v_pat9orbetter"]), abs=1e-4
    )

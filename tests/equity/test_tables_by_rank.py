"""Every figure of the tables in research/exact, by ranks alone and to the last digit written.

The tables know no flushes, and follow the rules of the game beside that. d1_v_d2_last_draw and
one column of pat_or_break_last_draw do not: they are checked by the rule that they do follow,
and then it is said how far the true figures are from theirs.
"""

import numpy as np
import pytest

pytest.importorskip("numba")

from tests.equity.best_draws import mask_of, target, useful_deck, worth_of_keeps
from tests.equity.by_rank import (
    HAND,
    LOWS,
    RANKS,
    both_paired,
    deck_without,
    draws,
    draws_v_draw,
    draws_v_range,
    finals,
    pairs_tie,
    read,
    ways,
)
from tests.equity.exact_tables import (
    BLANKS,
    LOW_CARDS,
    NINES,
    ONE_CARD_DRAWS,
    TWO_CARD_DRAWS,
    lows_of,
    mean_of_class,
    means_by_class,
)

FOUR_DIGITS, FIVE_DIGITS = 5.01e-5, 5.1e-6  # half of the last one


def test_one_card_against_one_card(table, near):
    given = table("d1_v_d1_last_draw")
    keeps, rows = given.keeps(), [read(row) for row in given.rows]
    found = [draws_v_draw(rows, read(name)) for name in keeps]
    near("d1_v_d1_last_draw", np.transpose(found), given.cells(keeps), FOUR_DIGITS)


def test_one_card_against_two_cards(table, near):
    """Here any two hands with a pair or worse tie; by the rules the better one wins."""
    given = table("d1_v_d2_last_draw")
    keeps, rows = given.keeps(), [read(row) for row in given.rows]
    stated = np.array(given.cells(keeps))
    found = [draws_v_draw(rows, read(name), rule=pairs_tie) for name in keeps]
    near("d1_v_d2_last_draw", np.transpose(found), stated, FOUR_DIGITS)
    true = np.transpose([draws_v_draw(rows, read(name)) for name in keeps])
    assert np.abs(true - stated).max() == pytest.approx(0.0655, abs=FOUR_DIGITS)
    assert given.rows["5678"]["234"] == "0.5248"
    assert true[rows.index(read("5678")), keeps.index("234")] == pytest.approx(0.4593, abs=5e-5)


def chances(worth, keeps, decks, left):
    """What keeps are worth, each with its own deck of thirteen ranks."""
    useful = len(worth).bit_length() - 1
    masks = np.array([mask_of(keep, useful) for keep in keeps])
    sizes = np.array([HAND - len(keep) for keep in keeps])
    mine = np.array([useful_deck(deck, useful) for deck in decks])
    found = np.zeros(len(keeps))
    for size in set(sizes.tolist()):
        of_size = sizes == size
        found[of_size] = worth_of_keeps(worth, masks[of_size], size, mine[of_size], left)
    return found


def test_pat_against_a_draw_one_left(table, near):
    given = table("pat_v_draw_1left")
    found = means_by_class(given, given.keeps(), draws_v_draw)
    near("pat_v_draw_1left", found, given.cells(given.keeps()), FOUR_DIGITS)
    sets = [[len(lows_of(name))] for name in given.rows]
    near("pat_v_draw_1left, n_rank_sets", sets, given.cells(["n_rank_sets"]), 0)


def pat_v_draws(pat, keeps, left):
    """The equity of a pat hand against draws that play to beat it; their discards stay out."""
    better = LOWS[: LOWS.index(pat)]
    worth = target({**dict.fromkeys(better, 1.0), pat: 0.5}, max(pat) + 1)
    return 1 - chances(worth, keeps, [deck_without(pat, keep) for keep in keeps], left)


def test_pat_against_a_draw_two_left(table, near):
    given = table("pat_v_draw_2left")
    keeps = [read(name) for name in given.keeps()]
    found = []
    for name in given.rows:
        pats = lows_of(name)
        by_keep = np.transpose([pat_v_draws(pat, keeps, 2) for pat in pats])
        found.append([mean_of_class(pats, *some) for some in zip(keeps, by_keep, strict=True)])
    near("pat_v_draw_2left", found, given.cells(given.keeps()), FOUR_DIGITS)


@pytest.mark.parametrize("top", "789T")
def test_chances_to_finish(table, near, top):
    given = table("finish_chances")
    useful = RANKS.index(top) + 1
    worth = target({hand: 1.0 for hand in LOWS if hand[-1] < useful}, useful)
    keeps = [read(name) for name in given.rows]
    decks = [deck_without(keep, read(BLANKS[: HAND - len(keep)])) for keep in keeps]
    names = [f"p{top}_{left}" for left in (1, 2, 3)]
    found = [chances(worth, keeps, decks, left) for left in (1, 2, 3)]
    near(f"finish_chances, {top}", np.transpose(found), given.cells(names), FIVE_DIGITS)


def test_how_often_a_draw_is_dealt(table, near):
    """Five cards of which those from 2 to 8 are of these ranks, whatever they are beside."""
    given = table("finish_chances")
    dealt = ways(deck_without(), draws(HAND))
    held = draws(HAND)[:, LOW_CARDS] > 0
    wanted = [[rank in read(name) for rank in LOW_CARDS] for name in given.rows]
    found = [[dealt[(held == low_cards).all(1)].sum() / dealt.sum()] for low_cards in wanted]
    near("finish_chances, dealt_share", found, given.cells(["dealt_share"]), FIVE_DIGITS)


def broken_v_draw(mine, theirs, thrown):
    """The rule of the column break_v_D1.

    Any two hands with a pair or worse tie, and how often both end so is taken for the product of
    the two chances, as if neither player's card were missing to the other.
    """
    decks = np.array([deck_without(*held, theirs) for held in zip(mine, thrown, strict=True)])
    product = chances_of_a_pair(mine, decks) * chances_of_a_pair([theirs] * len(mine), decks)
    together = draws_v_draw(mine, theirs, thrown, both_paired)
    return draws_v_draw(mine, theirs, thrown, pairs_tie) + (product - together) / 2


def chances_of_a_pair(keeps, decks):
    weights = ways(decks, draws(HAND - len(keeps[0])))
    paired = np.array([finals(keep) for keep in keeps]) >= len(LOWS)
    return (weights * paired).sum(1) / weights.sum(1)


def test_pat_or_break(table, near):
    """To break a hand is to throw its highest card, which stays out."""
    given = table("pat_or_break_last_draw")
    hands = [read(name) for name in given.rows]
    kept, thrown = [hand[:4] for hand in hands], [hand[4:] for hand in hands]
    found = {
        "pat_v_D1": draws_v_range(hands, ONE_CARD_DRAWS),
        "pat_v_D2": draws_v_range(hands, TWO_CARD_DRAWS),
        "pat_v_pat9orbetter": draws_v_range(hands, NINES),
        "break_v_pat9orbetter": draws_v_range(kept, NINES, thrown),
        "break_v_D1": draws_v_range(kept, ONE_CARD_DRAWS, thrown, broken_v_draw),
    }
    for name, figures in found.items():
        near(f"pat_or_break, {name}", figures[:, None], given.cells([name]), FOUR_DIGITS)
    stands = found["pat_v_D1"] >= found["break_v_D1"]
    better = [row["better_v_D1"] for row in given.rows.values()]
    assert better == ["pat" if stand else "break" for stand in stands]


def test_what_it_is_worth_to_break_by_the_rules(table):
    """The column break_v_D1 is up to 5.1 points off, and better_v_D1 says 14 rows of 494 wrong."""
    given = table("pat_or_break_last_draw")
    stated = np.ravel(given.cells(["break_v_D1"]))
    hands = [read(name) for name in given.rows]
    kept, thrown = [hand[:4] for hand in hands], [hand[4:] for hand in hands]
    true = draws_v_range(kept, ONE_CARD_DRAWS, thrown)
    assert np.abs(true - stated).max() == pytest.approx(0.0515, abs=5e-5)
    assert given.rows["QT987"]["break_v_D1"] == "0.3642"
    assert true[hands.index(read("QT987"))] == pytest.approx(0.3127, abs=5e-5)
    better = [row["better_v_D1"] == "pat" for row in given.rows.values()]
    assert ((draws_v_range(hands, ONE_CARD_DRAWS) >= true) != better).sum() == 14

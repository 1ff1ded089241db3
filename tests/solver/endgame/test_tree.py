"""The betting tree of a round against what the rules say, counted in other ways."""

import pytest

from tripledraw.errors import StakesError
from tripledraw.rules.words import CALL, FOLD, NOBODY, RAISE
from tripledraw.solver.tree import BIG_BLIND, BUTTON, ILLEGAL, MOST_NODES, lines, round_tree
from tripledraw.stakes import Stakes

STAKES = Stakes(10)
SHOW = ["xx", "xbc", "xbrc", "xbrrc", "xbrrrc", "bc", "brc", "brrc", "brrrc"]


def ends(tree):
    """Each end's line with who folded and what both put in."""
    names = lines(tree)[len(tree.actor) :]
    return dict(
        zip(names, zip(tree.folder.tolist(), tree.added.tolist(), strict=True), strict=True)
    )


@pytest.mark.parametrize(("betting_round", "bet"), [(2, 10), (3, 20), (4, 20)])
def test_the_lines_of_a_capped_round(betting_round, bet):
    found = ends(round_tree(STAKES, betting_round))
    assert [line for line, (folder, _) in found.items() if folder == NOBODY] == SHOW
    for line in SHOW:
        wagers = line.count("b") + line.count("r")
        assert found[line][1] == [wagers * bet] * 2
    assert len(found) == 2 * len(SHOW) - 1  # every wager may be folded to


def test_who_folds_and_what_it_costs():
    found = ends(round_tree(STAKES, 4))
    assert found["bf"] == (BUTTON, [0, 0])  # the bet that nobody called goes back
    assert found["xbrf"] == (BUTTON, [20, 20])
    assert found["xbf"] == (BIG_BLIND, [0, 0])


def test_a_fold_where_a_check_is_free_is_left_out():
    tree = round_tree(STAKES, 4)
    assert tree.children[0, FOLD] == ILLEGAL
    assert tree.children[0, CALL] != ILLEGAL
    assert tree.children[0, RAISE] != ILLEGAL


def test_the_first_round_begins_on_the_button_with_the_blinds_in():
    tree = round_tree(STAKES, 1)
    assert (len(tree.actor), len(tree.folder)) == (8, 14)
    assert tree.actor[0] == BUTTON
    assert ends(tree)["f"] == (BUTTON, [5, 5])
    assert ends(tree)["cx"] == (NOBODY, [10, 10])


def test_antes_are_added_in_the_first_round():
    found = ends(round_tree(Stakes(10, ante=1, big_blind_ante=10), 1))
    assert found["cx"] == (NOBODY, [21, 11])


def test_decisions_come_before_what_follows_them():
    tree = round_tree(Stakes(10, cap=6), 3)
    for node, children in enumerate(tree.children):
        assert all(child > node for child in children if child != ILLEGAL)


def test_a_short_stack_ends_the_raising():
    found = ends(round_tree(STAKES, 4, (25, 1_000)))
    assert max(sum(added) for _, added in found.values()) == 50
    assert "brrc" not in found


def test_nobody_bets_where_one_is_all_in():
    tree = round_tree(STAKES, 3, (0, 500))
    assert len(tree.actor) == 0
    assert ends(tree) == {"": (NOBODY, [0, 0])}


@pytest.mark.parametrize("stakes", [Stakes(10, cap=0), Stakes(10, heads_up_cap="tournament")])
def test_without_a_cap_stacks_must_be_given(stakes):
    with pytest.raises(StakesError, match="the stacks are missing: without a cap"):
        round_tree(stakes, 4)


def test_a_tree_that_grows_too_large_is_refused():
    with pytest.raises(StakesError, match=f"more than {MOST_NODES} decisions"):
        round_tree(Stakes(1, cap=0), 4, (10_000, 10_000))


def test_a_round_that_there_is_not():
    with pytest.raises(StakesError, match="the betting round is 5; the rounds are 1 to 4"):
        round_tree(STAKES, 5)

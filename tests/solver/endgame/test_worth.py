"""What actions are worth: by the best way to go on, whether or not they are ever taken."""

from functools import cache

import numpy as np
import pytest
from tests.solver.endgame.naive import Naive

from tripledraw.solver.endgame import Lock, Spot, solve
from tripledraw.solver.endgame.keeps import DRAWN, distinct
from tripledraw.solver.endgame.solution import Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.tree import BIG_BLIND, BUTTON
from tripledraw.stakes import Stakes

HANDS = ("pat 87542, 98542, T9542, JT952", "pat 86432, T8532, J9752, K7432")
PAT = "pat 98-; D1:2347@1,2357@1"
POT = 60
NEVER = 1e-3


@cache
def small():
    spot = Spot(*HANDS, pot=POT, stakes=Stakes(10, cap=2))
    return solve(spot, seconds=60, exploitability=0.01)


def chips(worth, decision):
    """What is won from here on, from what is won above half of the pot against a whole range."""
    return np.array(worth) / decision.other.sum() + POT / 2


def never(decision):
    """bool[actions, hands]: what a hand of the range there could do and never does."""
    could = distinct().astype(bool) if decision.draws else True
    return could & (decision.frequency < NEVER) & (decision.reach > 0)


@pytest.mark.parametrize(("path", "seen"), [("", range(DRAWN)), ("1", [1])])
def test_every_keep_is_worth_what_the_best_way_to_go_on_wins(path, seen):
    decision = small().at(path)
    keeps = Naive(small(), decision.seat, best=True).keeps(seen)
    for hand, worth in keeps.items():
        kept = distinct()[:, hand] > 0
        assert decision.ev[kept, hand] == pytest.approx(chips(worth, decision)[kept], abs=0.02)


@pytest.mark.parametrize("draws", [(0, 0), (1, 0), (1, 1)])
def test_every_bet_is_worth_what_the_best_way_to_go_on_wins(draws):
    """To all final hands, also to those that the big blind does not make."""
    path = "".join(map(str, draws))
    decision = small().at(path)
    naive = Naive(small(), BIG_BLIND, best=True)
    worth = naive.moves(decision, path, 0, "", *naive.rounds(*draws))
    assert decision.ev == pytest.approx(chips(worth, decision), abs=0.02)


def test_by_its_own_strategy_a_hand_would_play_at_random_where_it_never_comes():
    """So the tests above tell the two ways of going on apart."""
    decision = small().at("1")
    found = Naive(small(), BUTTON, best=False).keeps([1])
    off = [np.abs(decision.ev[:, h] - chips(worth, decision)) for h, worth in found.items()]
    assert (np.array(off).T * never(decision)[:, list(found)]).max() > 1


def test_what_is_never_done_comes_closer_to_its_worth():
    found = {}
    with Endgame(Spot(PAT, PAT, pot=100)) as endgame:
        while endgame.iterations < 200:
            endgame.iterate()
            if endgame.iterations in (16, 64, 200):
                solution = Solution(endgame, endgame.iterations, 0.0, 0.0)
                found[endgame.iterations] = [solution.at(path) for path in ("", "1", "10", "10xb")]
    early, late = (
        np.concatenate([
            np.abs(now.ev - then.ev)[never(now) & never(then)]
            for now, then in zip(found[after], found[200], strict=True)
        ])
        for after in (16, 64)
    )  # fmt: skip
    assert len(late) > 1_000
    assert late.mean() < min(0.2, early.mean() / 2)


def test_a_call_before_the_last_draw_is_worth_the_best_draw_after_it():
    """Found in the third round on the one side, at the last draws below it on the other."""
    found = solve(Spot(PAT, PAT, pot=POT, bets_first=True), seconds=0)
    bet = found.at("b")
    draws = [found.at(f"bc{drawn}") for drawn in range(DRAWN)]
    best = [np.where(distinct(), each.ev, -np.inf).max(0) * each.other.sum() for each in draws]
    worth = np.sum(best, 0) / sum(each.other.sum() for each in draws) - 20
    assert bet.ev[1] == pytest.approx(worth, abs=0.02)


def test_locked_hands_go_on_as_they_are_told():
    """A check in front of a bet is a fold to who must fold."""
    spot = Spot("pat T-", "pat T-", pot=POT, drawn=(0, 0))
    locks = [Lock("x", "D5", {"bet": 1}), Lock("xb", "pat 7", {"fold": 1})]
    check = solve(spot, seconds=0, locks=locks).at("").ev[0]
    assert check[0] == pytest.approx(0, abs=1e-3)
    assert check[100] > 1

"""Rivers played on by themselves: strategies that lose next to nothing wherever a hand comes."""

import numpy as np
import pytest

from tripledraw.solver.endgame import Lock, Spot
from tripledraw.solver.endgame.solution import Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.precision import Precision

POT = 100
# Who is pat with most of his hands seldom bets into one that has drawn, and seldom gives up.
RARE = Spot("pat T-; D1:2346@0.2", "D1:2345,2347", pot=POT)
EARLY = 20


def after(spot, iterations, precision=Precision.RANKS, locks=()):
    with Endgame(spot, threads=1, precision=precision, locks=locks) as endgame:
        for _ in range(iterations):
            endgame.iterate()
        return Solution(endgame, iterations, 0.0, 0.0)


@pytest.fixture(scope="module")
def early():
    return after(RARE, EARLY)


def lost(decision):
    """Chips that a range loses here by its own strategy, each time that the other seat comes."""
    behind = (decision.frequency * (decision.ev.max(0) - decision.ev)).sum(0)
    return (decision.reach @ behind) / decision.reach.sum() * decision.other.sum()


@pytest.mark.parametrize("path", ["00", "01", "01x", "01b", "10x", "11xb"])
def test_a_range_loses_next_to_nothing_anywhere(early, path):
    assert lost(early.played_on().at(path)) < 0.001 * POT


def test_without_that_a_range_loses_after_few_iterations(early):
    assert max(lost(early.at(path)) for path in ("00", "01", "01x")) > 0.002 * POT


def test_actions_are_worth_what_they_are_worth_at_the_end(early):
    """Of a solution of many more iterations; of the hands that come here at all."""
    late = after(RARE, 600)
    off = {}
    for name, each in {"as it is": early, "played on": early.played_on()}.items():
        here, there = each.at("01x"), late.at("01x")
        losses = [now.ev.max(0) - now.ev for now in (here, there)]
        off[name] = np.abs(losses[0] - losses[1]).mean(0) @ there.reach / there.reach.sum()
    assert off["played on"] < min(0.5, off["as it is"] / 2)


def test_draws_are_left_as_they_were(early):
    as_it_was, played = early.at("1"), early.played_on().at("1")
    assert np.array_equal(as_it_was.frequency, played.frequency)
    assert np.array_equal(as_it_was.ev, played.ev)


def test_looking_changes_nothing_of_the_solution(early):
    before = early.at("01").frequency
    early.played_on().at("01")
    assert np.array_equal(before, early.at("01").frequency)


def test_locked_hands_do_as_they_are_told():
    spot = Spot("pat T-", "pat T-", pot=POT, drawn=(0, 0))
    lock = Lock("x", "pat 7", {"check": 1})
    decision = after(spot, EARLY, locks=[lock]).played_on().at("x")
    assert decision.frequency[decision.actions.index("check"), :4] == pytest.approx(1)
    assert decision.frequency[decision.actions.index("bet"), 5:40].max() > 0.5


def test_where_nobody_comes_nothing_is_learnt():
    """Who holds five cards that he may only keep never draws five."""
    spot = Spot("pat 7", "pat 8", pot=POT)
    with Endgame(spot, threads=1, keeps=1) as endgame:
        endgame.stages[0].state.opened[:-1] = 0
        endgame.iterate()
        found = Solution(endgame, 1, 0.0, 0.0)
        assert np.isfinite(found.played_on().at("50").ev).all()


def test_cards_count_there_as_well():
    found = after(Spot("pat 8-", "pat 8-", pot=POT, drawn=(0, 0)), EARLY, Precision.CARDS)
    assert lost(found.played_on().closely("")) < 0.003 * POT  # it learns card by card

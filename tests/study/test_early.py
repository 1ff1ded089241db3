"""What early decisions are worth: against the training's own figures and a second solver."""

import numpy as np
import pytest

from tripledraw.cards import parse
from tripledraw.errors import SolverError
from tripledraw.rules.words import CALL, FOLD, RAISE
from tripledraw.solver.blueprint.play import Line
from tripledraw.solver.endgame import Spot, solve
from tripledraw.stakes import Stakes
from tripledraw.study.early import Early, early
from tripledraw.study.lines import likeliest, pot_of

DEEP = Line(("rc", "xbc", ""), ((2, 2), (1, 1)))


@pytest.fixture(scope="module")
def worths() -> Early:
    return early()


def test_the_button_wins_what_the_training_said(worths):
    """Round 1 as it is played, over all hands: within the bracket of the value of the game."""
    chances = worths.blueprint.decision(Line()).chances
    value = (chances * worths._bets(Line())).sum(0) @ worths._game.dealt.astype(float) - 0.5
    low, high = worths.blueprint.label.value
    assert low - 0.02 < value < high + 0.02


def test_a_fold_is_worth_nothing_and_good_hands_more_than_bad_ones(worths):
    good, bad = (worths.bets(Line(("r",)), parse(hand)) for hand in ("2c3d4h7sKd", "9cTdJhQsKd"))
    assert good[FOLD] == bad[FOLD] == 0
    assert good[RAISE] > 1 > bad[CALL]


def test_a_draw_is_worth_most_to_four_low_cards_and_suits_of_a_pair_are_alike(worths):
    line = Line(("rc",))
    found = worths.draws(line, parse("2c 3d 4h 7s Kd"))
    assert max(found, key=found.__getitem__) == 0b01111
    assert all((5 - keep.bit_count()) <= 3 for keep in found)
    pair = worths.draws(line, parse("2c 3d 7h 7s Kd"))
    assert pair[0b00111] == pytest.approx(pair[0b01011])


def test_who_has_drawn_more_is_behind(worths):
    """The same four cards are worth more to the button against two cards than against none.

    After draws that the big blind makes; one that it never makes says nothing of what it holds.
    """
    hand = parse("2c 3d 4h 7s Kd")
    for bets, made in (("rrc", (0, 1, 2)), ("rc", (2, 3))):
        lines = [Line((bets,), ((drawn,),)) for drawn in made]
        against = [max(worths.draws(line, hand).values()) for line in lines]
        assert against == sorted(against)


def test_last_draws_agree_with_the_endgame_solver(worths):
    """Two learners, one on buckets and one on ranks: the hand's value to the big blind."""
    line = likeliest(worths.blueprint, ((2, 2), (1, 1)))
    small_bets = pot_of(line, worths.blueprint.label.cap)
    ranges = worths.ranges(line).astype(np.float32)
    place = worths._place(line)
    games = worths._games
    values = games.at_draw(2, np.array([place.state]), ranges[None])[0, 0]
    paid = games.paid_at_draws[2][place.state]
    by_buckets = values @ ranges[0] / ranges.sum(1).prod() + paid
    spot = Spot(
        *worths.blueprint.ranges(line), pot=round(10 * small_bets), stakes=Stakes(10, cap=4)
    )
    by_ranks = solve(spot, seconds=60, exploitability=0.005).value[0] / 10
    assert paid * 2 == small_bets
    assert by_buckets == pytest.approx(by_ranks, abs=0.02 * small_bets)


def test_what_is_known_is_what_would_be_learned(worths):
    """Round 2 as it comes with the package, and learned anew from the same ranges."""
    line = likeliest(worths.blueprint, ())._replace(draws=((2, 2),))
    ranges = worths.ranges(Line((*line.bets, ""), line.draws)).astype(np.float32)
    place = worths._place(Line((*line.bets, ""), line.draws))
    learned = worths._games.at_round(1, np.array([place.state]), ranges[None])[:, 0]
    met = ranges.sum(1)[::-1, None]
    known = worths._games._second[place.state]
    held = ranges > 1e-4
    assert np.abs(learned / met - known)[held].mean() < 0.03


@pytest.mark.parametrize(
    "line", [Line(("rf",)), Line(("rc", "xx", "xx"), ((2, 2), (1, 1))), Line(("rz",))]
)
def test_lines_that_end_elsewhere_are_refused(worths, line):
    with pytest.raises(SolverError):
        worths.bets(line, parse("2c 3d 4h 7s Kd"))


def test_figures_of_another_strategy_are_refused(worths, monkeypatch):
    monkeypatch.setattr(worths.blueprint.packed, "digest", "another")
    monkeypatch.setattr("tripledraw.study.early.Blueprint.load", lambda: worths.blueprint)
    with pytest.raises(SolverError, match="was made for another strategy"):
        early.__wrapped__()

"""Charts say what the strategy, the textbook and the endgames do."""

import numpy as np
import pytest

from tripledraw.cards import parse
from tripledraw.errors import TripleDrawError
from tripledraw.rules.words import CALL, FOLD, RAISE
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.study.charts import ABOUT, Chart, Row, charts
from tripledraw.study.charts.chart import rows_of
from tripledraw.study.charts.hands import Hand, low_name, name_before_the_draw
from tripledraw.study.charts.picture import drawn

BETS = {"open": "", "defend": "r", "limp": "c", "reraise": "rr"}


def only(name: str) -> Chart:
    (chart,) = charts(name)
    return chart


def row(chart: Chart, hand: str) -> Row:
    (found,) = (each for each in chart.rows if each.hand == hand)
    return found


@pytest.mark.parametrize("name", BETS)
def test_bets_are_those_of_the_strategy(name):
    """All hands with exactly 2347 as low cards and no made hand have one bucket."""
    chart = only(name)
    chances = Blueprint.load().chances(Line((BETS[name],)), parse("2c 3d 4h 7s Ad"))
    found = dict(zip(chart.columns, row(chart, "2347").often, strict=True))
    wanted = {FOLD: "fold", CALL: "check" if name == "limp" else "call", RAISE: "raise"}
    assert found == pytest.approx({wanted[code]: each for code, each in chances.items()}, abs=1e-6)


@pytest.mark.parametrize("name", [*BETS, "seats", "keep"])
def test_rows_are_all_hands_and_choices_add_up(name):
    for chart in charts(name):
        assert sum(each.share for each in chart.rows) == pytest.approx(1)
        assert len({each.hand for each in chart.rows}) == len(chart.rows)
        if chart.is_choice:
            assert np.allclose([sum(each.often) for each in chart.rows], 1)
            assert sum(chart.total()) == pytest.approx(1)


def test_six_seats_open_as_the_textbook():
    """The shares of hands that the written tables of the textbook open."""
    chart = only("seats")
    assert chart.total() == pytest.approx((0.154, 0.215, 0.285, 0.453, 0.633), abs=0.003)
    assert row(chart, "234").often == (1, 1, 1, 1, 1)
    assert row(chart, "246").often == (0, 1, 1, 1, 1)
    assert row(chart, "5678").often == (0, 0, 0, 0, 1)
    assert row(chart, "78").often == (0, 0, 0, 0, 0)


def test_the_first_draw_keeps_low_cards_and_breaks_straights():
    big_blind, button = charts("keep")
    assert row(button, "2347").keeps == "2347"
    assert row(button, "23456").keeps == "2345"
    assert row(button, "7-5").keeps == "23457"
    assert row(button, "7-5").often[0] > 0.99
    assert row(button, "237").often[2] > 0.99
    assert row(big_blind, "23").often[3] > 0.99


@pytest.fixture(scope="module")
def pat() -> list[Chart]:
    return list(charts("pat"))


def test_tens_and_jacks_stand_pat_or_are_broken_by_what_the_other_draws(pat):
    big_blind, button = pat[2:]
    for chart in (big_blind, button):
        v_pat, v_one, v_two = row(chart, "J-7").often
        assert v_pat < 0.2
        assert v_two > v_one
        assert row(chart, "T-5").often[0] < 0.2  # some tens are broken against a pat hand
        assert row(chart, "T-5").often[1] > 0.9
        assert min(row(chart, "9-5").often) > 0.95
    assert "the best answers win 0." in button.source


def test_the_second_draw_is_that_of_the_strategy(pat):
    blueprint = Blueprint.load()
    line = Line(("rc", "xbc"), ((2, 2), (1,)))
    assert "rc 2-2 xbc 1" in pat[1].title
    (hand,) = (parse("9c 6d 5h 3s 2d"),)
    assert row(pat[1], "9-6").often[1] > 0.9
    assert blueprint.chances(line, hand)[0] > 0.9


def test_hands_are_named_by_what_counts():
    ranks = lambda text: tuple("23456789TJQKA".index(each) for each in text)  # noqa: E731
    assert name_before_the_draw(ranks("23457")).name == "7-5"
    assert name_before_the_draw(ranks("2347J")).name == "J-7"
    assert name_before_the_draw(ranks("2347Q")).name == "2347"
    assert name_before_the_draw(ranks("23456")).name == "23456"
    assert name_before_the_draw(ranks("22KKA")).name == "2"
    assert name_before_the_draw(ranks("9JQKA")).name == "none"
    assert low_name(ranks("2379T"), (7, 8)).name == "237 9"


def test_a_row_nobody_holds_is_weighed_by_its_combinations():
    weights = np.zeros(6175)
    weights[0] = 1.0
    often = np.linspace(0, 1, 6175)[None]
    held, other = rows_of(
        lambda ranks: Hand(0, (len(set(ranks)),), "x") if len(set(ranks)) in (2, 5) else None,
        weights, often,
    )  # fmt: skip
    assert (held.share, other.share) == (0, 1)
    assert other.often == (0,)
    assert 0.9 < held.often[0] <= 1


def test_every_name_has_charts_and_others_are_refused():
    assert set(BETS) | {"seats", "keep", "pat"} == set(ABOUT)
    with pytest.raises(TripleDrawError, match='there is no chart "raise"; the charts are open'):
        list(charts("raise"))


def test_pictures_have_a_panel_for_each_family(pat):
    figure = drawn([only("open"), *pat[:1]])
    titles = [axes.get_title() for axes in figure.get_axes()]
    assert titles[:2] == ["made hands", "four low cards"]
    assert len(titles) == 6

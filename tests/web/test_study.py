"""The study: a spot is solved, walked through and linked; a decision of a hand is asked about."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.player import Player
from tests.web.test_access import axe, violations  # noqa: F401
from tests.web.test_layout import CUT, SIZES
from tests.web.visitor import PATIENCE

from tripledraw.extras import can_compile

CALLER = {"name": "Study", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}
# A pat hand against one card: quick, and one thing to be right about.
SPOT = "#/study?bb=D1%3A2347&btn=pat+9-J&pot=100&at=1"
# Milliseconds: the solver compiles for the first time, and gives way to all others.
LONG = 180_000

# Wide tables are scrolled in frames of their own.
CUT_OUTSIDE_OF_FRAMES = CUT.replace("[title]", "[title], .frame")


@pytest.fixture
def solver(give_up):
    if not can_compile():
        give_up("the solver is not installed")


@pytest.fixture
def student(visit, solver, request):
    visitor = visit(getattr(request, "param", "en"), reduced_motion="reduce")
    visitor.come_in(f"Study {visitor.language} {request.node.originalname[-9:]}")
    expect.set_options(timeout=LONG)
    visitor.context.set_default_timeout(LONG)
    yield visitor
    expect.set_options(timeout=PATIENCE)


def solved(visitor, grid="page-study-grid"):
    """The table of what each hand does, once it is there."""
    table = visitor.page.get_by_role("table", name=visitor.words(grid))
    table.wait_for()
    return table


def test_a_spot_is_written_down_solved_and_walked_through(student):
    page, words = student.go("#/study"), student.words
    page.get_by_label(words("page-study-big-blind"), exact=True).fill("D1:2347")
    page.get_by_label(words("page-study-button"), exact=True).fill("pat 9-J")
    page.get_by_role("button", name=words("page-study-solve")).click()
    grid = solved(student)
    expect(grid.get_by_role("row")).not_to_have_count(1)
    expect(page.get_by_text(words("page-study-draws-big-blind"))).to_be_visible()
    # The discards of one hand, and the chart.
    expect(page.get_by_role("heading", name=words("page-study-keeps"))).to_be_visible()
    expect(page.get_by_role("img", name=words("page-study-chart-ev"))).to_be_visible()

    next_step = page.get_by_role("button", name=words("page-study-draw", count=1), exact=True)
    next_step.click()
    expect(page.get_by_text(words("page-study-draws-button"))).to_be_visible()
    nines = page.get_by_role("rowheader", name=words("page-study-low", rank="9"))
    nine = grid.get_by_role("row").filter(has=nines)
    assert float(nine.locator("td").nth(1).inner_text().split("%")[0]) > 99  # nines stand pat
    worth = nine.locator("td").last.inner_text()
    assert 0 < float(worth) < 20
    expect(page).to_have_url(re.compile("at=1"))

    page.get_by_role("button", name=words("table-pat"), exact=True).click()
    expect(page.get_by_text(words("page-study-acts-big-blind"))).to_be_visible()
    expect(page.get_by_role("img", name=words("page-study-chart-equity"))).to_be_visible()
    page.get_by_label(words("page-study-every")).check()
    expect(grid.get_by_role("rowheader", name="7-5-4-3-2", exact=True)).to_be_visible()


def test_the_address_leads_to_the_same_point_again(student):
    page = student.go(SPOT)
    solved(student)
    page.reload()
    solved(student)
    expect(page.get_by_text(student.words("page-study-draws-button"))).to_be_visible()


def test_what_is_no_range_is_said_at_its_field(student):
    page, words = student.go("#/study"), student.words
    page.get_by_label(words("page-study-big-blind"), exact=True).fill("pat 86-; Dx")
    page.get_by_label(words("page-study-button"), exact=True).fill("pat 9-J")
    page.get_by_role("button", name=words("page-study-solve")).click()
    field = page.get_by_label(words("page-study-big-blind"), exact=True)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text(words("room-study-range", place=11))).to_be_visible()


def test_a_long_solve_is_stopped_with_what_there_is(student):
    spot = "line=rc+2-2+xbc+1-1&pot=60&from=third_round&seconds=30&at="
    page, words = student.go(f"#/study?{spot}"), student.words
    stop = page.get_by_role("button", name=words("page-study-stop"))
    page.get_by_text(re.compile("^Iterations: ")).wait_for()
    stop.click()
    solved(student)
    expect(page.get_by_text(words("page-study-early"))).to_be_visible()


def test_a_decision_of_an_own_hand_is_asked_about(student):
    player = Player(student)
    page, words = student.page, student.words
    table = student.open_table(**CALLER)
    player.sit(table)
    player.act("button-raise", amount=20)
    player.throw(0)
    for _ in range(2):
        player.act("button-check")
        player.act("button-stand-pat")
    player.act("button-check")
    assert player.decide() == "over"
    player.press("page-replay-hand")
    expect(page.locator("#pot")).to_be_visible()
    for key in ("Home", "d", "d", "d"):
        page.keyboard.press(key)
    ask = page.get_by_role("link", name=words("page-study-ask"))
    expect(ask).to_have_attribute("href", re.compile("line=.*did="))
    ask.click()
    solved(student)
    expect(page.get_by_text(words("page-study-did"), exact=True)).to_be_visible()


@pytest.mark.parametrize("student", ["en", "he"], indirect=True)
def test_everybody_can_read_it(student, axe):  # noqa: F811
    page = student.go("#/study")
    expect(page.get_by_role("button", name=student.words("page-study-solve"))).to_be_visible()
    found = {"empty": violations(page, axe)}
    student.go(SPOT + "&hand=J9543&did=19543")
    solved(student)
    for summary in page.locator("summary").all():
        summary.click()
    found["solved"] = violations(page, axe)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[f"cut at {width}x{height}"] = page.evaluate(CUT_OUTSIDE_OF_FRAMES)
    page.set_viewport_size({"width": 360, "height": 740})
    found["on a phone"] = violations(page, axe)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert {stage: told for stage, told in found.items() if told} == {}

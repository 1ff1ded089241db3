"""axe-core finds nothing on any page, in English and in Hebrew."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("#/", "#/rules", "#/guide", "#/hands", "#/study", "#/replay", "#/profile")
CALLER = {"name": "Access", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}
LOOK = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
    `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`)))"""


@pytest.fixture(scope="module")
def axe(give_up):
    if not AXE.exists():
        give_up("axe-core is not installed; `make web` brings it")
    return AXE.read_text(encoding="utf-8")


def violations(page, axe):
    # The page allows no script of others, but the browser does.
    page.evaluate(axe)
    return page.evaluate(LOOK)


@pytest.fixture(params=["en", "he"])
def visitor(request, visit):
    """English is light here, and Hebrew dark."""
    theme = {"en": "light", "he": "dark"}[request.param]
    visitor = visit(request.param, color_scheme=theme, reduced_motion="reduce")
    visitor.come_in(f"Access {request.param} {request.node.originalname[-9:]}")
    return visitor


def test_pages(visitor, axe):
    found = {}
    for path in PAGES:
        page = visitor.go(path)
        expect(page.locator("main h1").first).to_be_visible()
        found[path] = violations(page, axe)
    page = visitor.go("#/")
    page.get_by_role("button", name=visitor.words("page-lobby-create"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["a new table"] = violations(page, axe)
    assert {path: told for path, told in found.items() if told} == {}


def test_a_table_from_the_deal_to_the_showdown(visitor, axe):
    player = Player(visitor)
    page = visitor.page
    table = visitor.open_table(**CALLER)
    player.sit(table)
    player.decide()
    found = {"acting": violations(page, axe)}
    player.act("button-raise", amount=20)
    player.decide()
    player.mark(0, 1)
    found["drawing"] = violations(page, axe)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    found["keys"] = violations(page, axe)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    player.act("button-draw", count=2)
    for _ in range(2):
        player.act("button-check")
        player.act("button-stand-pat")
    player.act("button-check")
    assert player.decide() == "over"
    found["over"] = violations(page, axe)
    for tab in page.get_by_role("tab").all():
        tab.click()
        found[tab.inner_text()] = violations(page, axe)
    for path in ("#/hands", f"#/replay/{table}/1?step=4"):
        visitor.go(path)
        expect(page.locator("main h1").first).to_be_attached()
        found[path] = violations(page, axe)
    assert {stage: told for stage, told in found.items() if told} == {}

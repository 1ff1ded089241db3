"""The replayer: an own hand by the keys, files of histories, files that are none."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.player import Player

CALLER = {"name": "Replay", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}


def test_an_own_hand_is_gone_through_by_keys(visit):
    visitor = visit()
    visitor.come_in("Replays")
    player = Player(visitor)
    page = visitor.page
    player.sit(visitor.open_table(**CALLER))
    player.act("button-raise", amount=20)
    player.throw(0)
    for _ in range(2):
        player.act("button-check")
        player.act("button-stand-pat")
    player.act("button-check")
    assert player.decide() == "over"
    player.press("page-replay-hand")

    expect(page).to_have_url(re.compile("#/replay/"))
    at_start = page.get_by_role("button", name=visitor.words("page-replay-link", number=0))
    expect(at_start).to_be_visible()
    pat = visitor.words("table-pat")
    page.keyboard.press("End")
    expect(player.own_draws).to_have_accessible_name(
        visitor.words("table-draws", draws=f"1, {pat}, {pat}")
    )
    expect(page.get_by_label(visitor.words("page-why")).first).to_be_attached()
    page.keyboard.press("Home")
    for number in (1, 2):
        page.keyboard.press("d")
        title = visitor.words("page-draw-of", number=number, total=3)
        expect(page.locator("#pot")).to_contain_text(title)
    # The address is that of the step, and leads there again.
    page.reload()
    expect(page.locator("#pot")).to_contain_text(title)


def test_a_step_is_linked_to_and_the_hand_copied(visit):
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.come_in("Copies")
    player, page = Player(visitor), visitor.page
    table = visitor.open_table(**CALLER)
    player.sit(table)
    player.act("button-raise", amount=20)
    player.decide()
    player.mark(0)
    player.act("button-draw", count=1)
    for _ in range(2):
        player.act("button-check")
        player.act("button-stand-pat")
    player.act("button-check")
    player.decide()
    player.press("page-replay-hand")
    to_step = re.compile(visitor.words("page-replay-link", number=0).partition("\u2068")[0])
    expect(page.get_by_role("button", name=to_step)).to_be_visible()
    page.keyboard.press("d")
    first = visitor.words("page-draw-of", number=1, total=3)
    expect(page.locator("#pot")).to_contain_text(first)

    def copied(name):
        page.get_by_role("button", name=name).click()
        return page.evaluate("navigator.clipboard.readText()")

    link = copied(to_step)
    assert f"#/replay/{table}/1?step=" in link
    assert 'variant = "F2L3D"' in copied(visitor.words("page-replay-copy", form="PHH"))
    as_text = visitor.words("page-replay-copy", form=visitor.words("page-replay-text"))
    assert copied(as_text).startswith("PokerStars Hand #")
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("#pot")).to_contain_text(first)


# A file as it comes from another window, let go over the page.
DROP = """([name, content]) => {
  const held = new DataTransfer();
  held.items.add(new File([content], name, { type: "text/plain" }));
  for (const type of ["dragenter", "dragover", "drop"])
    document.querySelector("main *").dispatchEvent(
      new DragEvent(type, { dataTransfer: held, bubbles: true, cancelable: true }));
}"""


@pytest.mark.parametrize("site", ["pokerstars", "fulltilt"])
def test_a_history_of_a_site_is_dropped_on_the_page(replayer, root, site):
    visitor, _ = replayer
    file = root / "tests" / "histories" / "samples" / site / "cash.txt"
    visitor.page.evaluate(DROP, [file.name, file.read_text()])
    expect(visitor.page.locator(".room .plate").first).to_be_visible()
    visitor.page.get_by_role("tab").nth(1).click()
    expect(visitor.page.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()


@pytest.fixture
def replayer(visit):
    visitor = visit("de")
    chooser = visitor.go("#/replay").locator("input[type=file]")
    expect(chooser).to_be_attached()
    return visitor, chooser


def test_a_file_is_replayed(replayer, root):
    visitor, chooser = replayer
    chooser.set_input_files(root / "examples" / "heads-up.phh")
    expect(visitor.page.locator(".room .plate").first).to_be_visible()


def test_a_file_that_is_no_history_is_refused_with_a_reason(replayer, tmp_path):
    visitor, chooser = replayer
    file = tmp_path / "shopping.txt"
    file.write_text("milk\nbread\n")
    chooser.set_input_files(file)
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.words("room-history-wrong"))


def test_damaged_hands_of_a_file_are_listed_with_the_reason(replayer, root, tmp_path):
    visitor, chooser = replayer
    whole = (root / "examples" / "heads-up.phh").read_text()
    damaged = re.sub('"p1 sd .*"', '"p1 sd 2c2d2h"', whole, count=1)
    assert damaged != whole
    file = tmp_path / "evening.phhs"
    file.write_text(f"[1]\n{whole}\n[2]\n{damaged}\n")
    chooser.set_input_files(file)
    page = visitor.page
    expect(page.locator(".room .plate").first).to_be_visible()
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_text(visitor.words("page-replay-damaged", count=1))).to_be_visible()

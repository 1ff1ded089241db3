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


@pytest.fixture
def replayer(visit):
    visitor = visit("de")
    page = visitor.go("#/replay")
    return visitor, page.locator("input[type=file]")


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

"""Who is needed is called: by the title, by a notification, by the table that comes in front."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.player import Player, in_turn

CALLER = {"name": "Attention", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}
# Pages without a window are never hidden and may notify nobody: this one is told that it is, and
# keeps what it says.
HIDEABLE = """
globalThis.isHidden = false;
globalThis.notes = [];
Object.defineProperty(Document.prototype, "hidden", { get: () => isHidden });
globalThis.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { notes.push([title, body]); }
  close() {}
};
globalThis.hide = (hidden) => {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_hidden_page_says_that_it_is_our_turn(visit, language):
    visitor = visit(language)
    visitor.context.add_init_script(HIDEABLE)
    visitor.come_in("Hidden " + language)
    player, page = Player(visitor), visitor.page
    player.sit(visitor.open_table(**CALLER))
    turn = visitor.words("table-your-turn")
    player.decide()
    expect(page).to_have_title(f"● {turn} · Attention · tripledraw")
    assert page.evaluate("notes") == []

    page.evaluate("hide(true)")
    player.act("button-raise", amount=20)
    player.decide()
    expect(page).to_have_title(f"● {turn} · Attention · tripledraw")
    assert page.evaluate("notes") == [[turn, "Attention"]]

    page.evaluate("hide(false)")
    for _ in range(3):
        player.act("button-stand-pat")
        player.act("button-check")
    assert player.decide() == "over"
    expect(page).to_have_title("Attention · tripledraw")
    assert len(page.evaluate("notes")) == 1


def test_the_table_that_waits_comes_in_front(visit):
    ann, bob = visit(), visit()
    ann.come_in("Ann of two tables")
    bob.come_in("Bob of one")
    waits = ann.open_table(name="Waits", small_bet=10, chairs=2)
    rests = ann.open_table(name="Rests", small_bet=10, chairs=2)
    hers, his = Player(ann), Player(bob)
    hers.sit(waits)
    his.sit(waits)
    small, _ = in_turn(hers, his)
    if small is hers:
        hers.act("button-call", amount=5)

    hers.enter(rests)
    tabs = ann.page.get_by_role("navigation", name=ann.words("page-open-tables"))
    expect(tabs.get_by_role("link")).to_have_count(2)
    expect(ann.page).to_have_title("Rests · tripledraw")
    his.act("button-raise", amount=20)
    expect(ann.page).to_have_url(re.compile(f"#/table/{waits}"))
    assert hers.decide() == "acting"

    # Who turns away by hand is not called back.
    tabs.get_by_role("link", name="Rests").click()
    expect(tabs.get_by_role("link", name="Rests")).to_have_attribute("aria-current", "page")
    expect(ann.page).to_have_url(re.compile(f"#/table/{rests}"))
    tabs.get_by_role("link", name="Waits").click()
    hers.act("button-call", amount=10)

"""From the front door to a seat: coming in, bad names, full tables, invitations, six languages."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.player import Keys, Player

from tripledraw.i18n import languages, text

CALLER = {"name": "Lobby", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}


def test_a_newcomer_plays_by_keys_alone(visit):
    visitor = visit()
    page = visitor.go("#/")
    player = Keys(visitor)
    player.reach(page.get_by_role("button", name=visitor.words("page-lobby-play-bots")))
    page.keyboard.press("Enter")
    expect(page.get_by_label(visitor.words("page-name"), exact=True)).to_be_focused()
    page.keyboard.type("Newcomer")
    page.keyboard.press("Enter")
    expect(page.locator(".own .plate")).to_contain_text("Newcomer")
    assert player.decide() == "acting"
    expect(player.cards).to_have_count(5)
    decision = player.app.get_attribute("data-decision")
    page.keyboard.press("c")
    page.locator(f'.app[data-decision="{decision}"]').wait_for(state="detached")


def test_a_name_that_is_taken_is_said_where_it_was_typed(visit):
    visit().come_in("Only one")
    visitor = visit("de")
    page = visitor.go("#/")
    page.get_by_role("button", name=visitor.words("page-lobby-play-bots")).click()
    field = page.get_by_label(visitor.words("page-name"), exact=True)
    field.fill("Only one")
    field.press("Enter")
    told = visitor.words("room-name-taken", name="Only one")
    expect(page.get_by_role("dialog")).to_contain_text(told)
    expect(field).to_have_value("Only one")


def test_a_friend_comes_to_a_private_table_by_its_link(visit):
    owner = visit()
    owner.come_in("Owner")
    page = owner.go("#/")
    page.get_by_role("button", name=owner.words("page-lobby-create-private")).click()
    page.get_by_label(owner.words("page-create-name")).fill("Friday")
    page.get_by_role("button", name=owner.words("page-create-open")).click()
    link = page.get_by_label(owner.words("page-invite-link"), exact=True).input_value()
    assert "Friday" not in [row["terms"]["name"] for row in visit().ask("GET", "/tables")]

    friend = visit("cs")
    page = friend.page
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        friend.words("page-invite-title", table="Friday")
    )
    page.get_by_label(friend.words("page-name"), exact=True).fill("Friend")
    page.get_by_role("button", name=friend.words("page-come-in")).click()
    page.get_by_role("button", name=friend.words("page-lobby-sit")).click()
    expect(page.locator(".own .plate")).to_contain_text("Friend")

    stranger = visit("et")
    wrong = stranger.page
    wrong.goto(re.sub("[^/]+$", "0" * 32, link))
    expect(wrong.get_by_role("alert")).to_have_text(stranger.words("page-invite-expired"))


def test_an_invitation_that_was_renewed_has_expired(visit):
    owner = visit()
    owner.come_in("Renews")
    hers = Player(owner)
    hers.enter(owner.open_table(name="Renewed", private=True))
    owner.page.keyboard.press("o")
    owner.page.get_by_role("button", name=owner.words("page-invite-link")).click()
    link = owner.page.get_by_label(owner.words("page-invite-link"), exact=True)
    old = link.input_value()
    owner.page.get_by_role("button", name=owner.words("page-invite-renew")).click()
    expect(link).not_to_have_value(old)

    visitor = visit("he")
    page = visitor.page
    page.goto(old)
    expect(page.get_by_role("alert")).to_have_text(visitor.words("page-invite-expired"))
    page.locator("main").get_by_role("link", name=visitor.words("page-lobby"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.words("page-lobby-hero"))


def test_tables_are_found_by_kind_name_and_filter(visit):
    visitor = visit("de")
    page = visitor.go("#/")
    rows = page.locator("tbody tr")
    expect(rows.filter(has_text="50/100").first).to_be_visible()
    page.get_by_role("radio", name=visitor.words("room-kind-sit_and_go")).click()
    expect(rows.filter(has_text="Sit & Go 6")).to_be_visible()
    expect(rows.filter(has_text="50/100")).to_have_count(0)
    page.get_by_role("radio", name=visitor.words("room-kind-cash")).click()
    page.get_by_role("button", name=visitor.words("page-lobby-filters")).click()
    limit, chairs = (
        page.get_by_role("combobox", name=re.compile(visitor.words(f"page-lobby-{what}")))
        for what in ("limit", "chairs")
    )
    limit.select_option("50/100")
    expect(rows).to_have_count(1)
    chairs.select_option("2")
    expect(page.locator("main")).to_contain_text(visitor.words("page-lobby-none"))
    chairs.select_option("6")
    page.get_by_role("searchbox").fill("50/1")
    expect(rows).to_have_count(1)


def test_a_table_that_is_gone_is_said_in_place(visit):
    visitor = visit("el")
    page = visitor.page
    page.goto("/#/table/nothing")
    expect(page.locator("main")).to_contain_text(visitor.words("room-table-gone"))


def test_who_comes_to_a_full_table_waits_in_its_queue(visit):
    first = visit()
    first.come_in("First here")
    player = Player(first)
    player.sit(first.open_table(**CALLER | {"name": "Full one", "watch_delay": 0}))
    player.decide()

    second = visit()
    second.come_in("Second here")
    page = second.go("#/")
    row = page.get_by_role("row").filter(has_text="Full one")
    expect(row).to_contain_text(second.words("page-lobby-of", players=2, chairs=2))
    row.get_by_role("button", name=second.words("page-lobby-wait", count=0)).click()
    waiting = page.get_by_role("region", name=second.words("page-queue"))
    expect(waiting).to_contain_text("Full one")
    waiting.get_by_role("button", name=second.words("page-queue-leave")).click()
    expect(waiting).to_be_hidden()


@pytest.mark.parametrize("language", languages())
def test_rules_and_guide_are_there_in_every_language(visit, language):
    visitor = visit("en")
    page = visitor.go("#/rules")
    visitor.speak(language)
    direction = "rtl" if language == "he" else "ltr"
    expect(page.locator("html")).to_have_attribute("dir", direction)
    expect(page.get_by_role("link", name=text(language, "page-rules"), exact=True)).to_be_visible()
    expect(page.locator("main h2").nth(3)).to_be_attached()
    page = visitor.go("#/guide")
    for number in range(1, 6):
        step = page.get_by_text(visitor.words("page-guide-step", number=number, count=5))
        expect(step).to_be_visible()
        if number < 5:
            page.get_by_role("button", name=visitor.words("page-guide-next")).click()
    expect(page.get_by_role("link", name=visitor.words("page-guide-play"))).to_be_visible()

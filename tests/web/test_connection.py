"""Lost servers, two tabs, two browsers, and clicks that come too late."""

import re

from playwright.sync_api import expect
from tests.web.player import Fingers, Player, in_turn
from tests.web.serving import Room
from tests.web.visitor import PHONE

CALLER = {"name": "Two", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}


def test_a_draw_goes_on_after_the_server_was_killed(visit, tmp_path):
    with Room(tmp_path, "--no-tables") as room:
        visitor = visit(address=room.address)
        visitor.come_in("Ann")
        player = Player(visitor)
        player.sit(visitor.open_table(**CALLER))
        player.act("button-raise", amount=20)
        assert player.decide() == "drawing"
        held = player.hand()
        player.mark(0, 1)

        room.kill()
        lost = visitor.page.get_by_role("status").filter(has_text=visitor.words("page-lost"))
        expect(lost).to_be_visible()
        expect(player.page.locator(".app > .room")).to_have_css("filter", "grayscale(1)")
        expect(player.pot).to_contain_text(visitor.words("table-pot", amount=40))

        room.start()
        expect(lost).to_be_hidden()
        expect(player.app).not_to_have_class(re.compile("stale"))
        assert player.decide() == "drawing"
        expect(player.page.locator(".slot[aria-pressed=true]")).to_have_count(2)
        player.act("button-draw", count=2)
        player.act("button-bet", amount=10)
        kept, now = set(held[2:]), set(player.hand())
        assert now & set(held) == kept
        assert len(now) == 5


def test_what_was_typed_is_still_there_when_the_room_is_back(visit, tmp_path):
    with Room(tmp_path) as room:
        visitor = visit("cs", address=room.address)
        visitor.come_in("Typist")
        page = visitor.go("#/")
        rows = page.locator("tbody tr")
        expect(rows.first).to_be_visible()
        count = rows.count()
        page.get_by_role("button", name=visitor.words("page-lobby-create"), exact=True).click()
        dialog = page.get_by_role("dialog")
        name = dialog.get_by_label(visitor.words("page-create-name"))
        name.fill("Not lost")

        room.kill()
        open_it = dialog.get_by_role("button", name=visitor.words("page-create-open"))
        open_it.click()
        expect(dialog).to_contain_text(visitor.words("page-unreachable"))
        expect(name).to_have_value("Not lost")
        # The tables as they were last, paler, and why.
        away = page.get_by_role("status").filter(has_text=visitor.words("page-offline"))
        expect(away).to_be_attached()
        expect(page.locator(".lob .cols")).not_to_have_css("opacity", "1")
        expect(rows).to_have_count(count)

        room.start()
        expect(away).not_to_be_attached()
        expect(page.locator(".lob .cols")).to_have_css("opacity", "1")
        open_it.click()
        expect(dialog).to_contain_text(visitor.words("page-create-opened", table="Not lost"))


def test_two_tabs_of_a_player_stay_in_step(visit):
    visitor = visit()
    visitor.come_in("Tabs")
    table = visitor.open_table(**CALLER)
    one, two = Player(visitor), Player(visitor, visitor.context.new_page())
    one.sit(table)
    two.enter(table)
    assert one.decide() == two.decide() == "acting"
    expect(two.app).to_have_attribute("data-decision", one.app.get_attribute("data-decision"))
    one.act("button-raise", amount=20)
    two.throw(0)
    one.act("button-bet", amount=10)
    two.act("button-stand-pat")
    assert one.decide() == two.decide() == "acting"
    drawn = visitor.words("table-draws", draws=f"1, {visitor.words('table-pat')}")
    for player in (one, two):
        expect(player.own_draws).to_have_accessible_name(drawn)
        expect(player.pot).to_contain_text(visitor.words("table-pot", amount=60))
    assert one.hand() == two.hand()


def test_a_player_who_looks_in_from_another_browser_is_not_dealt_out(visit):
    visitor, phone = visit(), visit()
    visitor.come_in("Two devices")
    table = visitor.open_table(**CALLER)
    player, other = Player(visitor), Player(phone)
    player.sit(table)
    player.decide()
    # It keeps a hash chain of its own, and takes it along when it goes.
    phone.context.add_cookies(visitor.context.cookies())
    other.enter(table)
    other.decide()
    phone.page.close()
    player.act("button-raise", amount=20)
    player.act("button-stand-pat")
    player.act("button-check")
    player.act("button-stand-pat")
    player.act("button-check")
    player.act("button-stand-pat")
    player.act("button-check")
    player.decide()
    player.press("page-deal-now")
    expect(player.dock).to_contain_text(visitor.words("room-stage-linking"))
    expect(player.dock).to_contain_text(visitor.words("room-stage-pausing"))
    player.deal_next()
    assert player.decide() == "acting"


def test_a_click_on_a_decision_that_is_gone_does_nothing(visit):
    visitor = visit()
    visitor.come_in("Late")
    table = visitor.open_table(**CALLER)
    one, late = Player(visitor), Player(visitor, visitor.context.new_page())
    hears = held_back(late.page)
    one.sit(table)
    late.enter(table)
    assert one.decide() == late.decide() == "acting"

    hears.clear()
    one.stay_in()
    one.act("button-stand-pat")
    assert one.decide() == "acting"
    decision = one.app.get_attribute("data-decision")
    hears.append("again")
    # This one would be legal now as well, but it was meant for the first round.
    late.press("button-raise", amount=20)

    expect(late.dock).to_contain_text(visitor.words("room-stale"))
    expect(late.app).to_have_attribute("data-decision", decision)
    expect(one.app).to_have_attribute("data-decision", decision)
    for player in (one, late):
        expect(player.pot).to_contain_text(visitor.words("table-pot", amount=20))
        expect(player.button("button-bet", amount=10)).to_be_visible()


def held_back(page):
    """A list; while it is empty, nothing that the room says reaches the page."""
    hears = ["everything"]

    def between(ours):
        room = ours.connect_to_server()
        ours.on_message(room.send)
        room.on_message(lambda message: ours.send(message) if hears else None)

    page.route_web_socket(re.compile("/ws/"), between)
    return hears


def test_two_browsers_play_at_one_table(visit):
    ann, bob = visit(), visit("he", size=PHONE, has_touch=True, is_mobile=True)
    ann.come_in("Ann at two")
    bob.come_in("Bob at two")
    table = ann.open_table(name="Two", small_bet=10, chairs=2)
    players = Player(ann), Fingers(bob)
    for player in players:
        player.sit(table)
    small, big = in_turn(*players)
    for player in players:
        sees_no_cards_but_its_own(player, players)

    # Chosen ahead for a price of nothing, it dies with a raise.
    big.choose("button-check")
    small.act("button-raise", amount=20)
    big.act("button-call", amount=10)
    big.throw(0, 1)
    small.act("button-stand-pat")
    big.act("button-bet", amount=10)
    small.act("button-call", amount=10)
    big.act("button-stand-pat")
    small.act("button-stand-pat")
    # Chosen ahead and still true, it is done by itself.
    assert big.decide() == "acting"
    small.choose("button-check")
    big.act("button-check")
    for player in players:
        sees_no_cards_but_its_own(player, players)
    big.act("button-stand-pat")
    small.act("button-stand-pat")
    big.act("button-check")
    small.act("button-check")

    for player in players:
        assert player.decide() == "over"
        expect(player.page.get_by_label(player.visitor.words("page-why")).first).to_be_attached()
        expect(player.pot).to_contain_text(player.visitor.words("table-pot", amount=60))


def sees_no_cards_but_its_own(player, players):
    """Five faces are on a page; of the other player there are five backs."""
    expect(player.page.locator(".card[data-s]")).to_have_count(5)
    expect(player.page.locator(".seat .card.back")).to_have_count(5)
    (other,) = [each for each in players if each is not player]
    assert not set(codes_of(player)) & set(codes_of(other))


def codes_of(player):
    """The drawings of the own cards, which are the same in every language."""
    drawings = player.page.locator(".mine .card[data-s]")
    return drawings.evaluate_all(
        "cards => cards.map(card => card.dataset.s + card.querySelector('.rk').getAttribute('d'))"
    )

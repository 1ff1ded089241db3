"""What there is at a table besides the hand: talk, chips, the fair deal, keys, the voice."""

import re

import pytest
from playwright.sync_api import Error, expect
from tests.web.player import Fingers, Player, in_turn
from tests.web.visitor import PHONE

CALLER = {"name": "Around", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}
# A place on the keyboard, whatever stands on it.
PRESS = """([key, code]) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""
# What a screen reader would read out.
LISTEN = """
globalThis.heard = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const { target } of changes) {
    const place = (target.nodeType === 3 ? target.parentElement : target).closest("[aria-live]");
    if (place?.textContent) heard.push(place.textContent.replace(/[\u2066-\u2069]/g, ""));
  }
}).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""
# Every sound is made of oscillators and noise; a page without a click may make none.
HAS_HEARD = "anyOf => heard.some((all) => anyOf.some((words) => all.includes(words)))"
SOUND = """
globalThis.sounds = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { sounds += 1; return start.apply(this, when); };
}
"""


def to_the_end(player):
    """Check or call, stand pat, until the hand is over."""
    while (stage := player.decide()) != "over":
        if stage == "drawing":
            player.act("button-stand-pat")
        else:
            player.stay_in()


def sitting(visit, name, language="en", **terms):
    """A player at a table against somebody who calls everything."""
    visitor = visit(language)
    visitor.come_in(name)
    player = Player(visitor)
    player.sit(visitor.open_table(**CALLER | terms))
    return player


def test_the_deal_is_proved_and_verified_in_the_page(visit):
    player = sitting(visit, "Proved", "he")
    words, page = player.visitor.words, player.page
    to_the_end(player)
    page.keyboard.press("a")
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text(words("page-fair-checked", count=1))
    expect(panel.get_by_role("listitem")).to_have_count(8)
    panel.get_by_role("button", name=words("page-fair-verify")).click()
    # Five cards, each with its proof.
    expect(panel).to_contain_text(words("page-fair-verified", hands=1, cards=5))
    with page.expect_download() as saving:
        panel.get_by_role("button", name=words("page-fair-save")).click()
    assert saving.value.path().read_text().count("\n") == 1


def test_talk_and_reactions_reach_the_others(visit):
    ann, bob = visit(), visit("et", size=PHONE, has_touch=True, is_mobile=True)
    ann.come_in("Ann talks")
    bob.come_in("Bob hears")
    table = ann.open_table(name="Talk", small_bet=10, chairs=2)
    hers, his = Player(ann), Fingers(bob)
    hers.sit(table)
    his.sit(table)
    in_turn(hers, his)

    ann.page.keyboard.press("m")
    ann.page.keyboard.type("good luck")
    for tab in ("statistics", "chat"):
        ann.page.get_by_role("tab", name=ann.words(f"page-tab-{tab}"), exact=True).click()
    field = ann.page.get_by_label(ann.words("page-message"))
    expect(field).to_have_value("good luck")
    field.press("Enter")
    expect(field).to_have_value("")

    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("6")
    seat = bob.page.locator(".seat").filter(has_text="Ann talks")
    expect(seat).to_contain_text(bob.words("room-reaction-nice"))
    bob.page.get_by_role("button", name=bob.words("page-tab-log")).tap()
    expect(bob.page.get_by_role("tabpanel")).to_contain_text("good luck")


def test_chips_are_added_a_hand_is_sat_out_and_the_table_left_by_keys(visit):
    player = sitting(visit, "Comes and goes")
    words, page = player.visitor.words, player.page
    to_the_end(player)
    stack = page.locator(".own .stk")
    before = number_in(stack.inner_text())
    page.keyboard.press("e")
    field = page.get_by_role("spinbutton", name=words("page-add-chips"))
    expect(field).to_be_focused()
    field.fill("50")
    field.press("Enter")
    expect(stack).to_have_text(f"{before + 50:,}")

    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(player.dock).to_contain_text(words("room-status-out"))
    page.keyboard.press("Enter")
    expect(player.dock).not_to_contain_text(words("room-status-out"))

    page.keyboard.press("q")
    expect(page.get_by_role("alert")).to_have_text(words("page-leave-sure"))
    page.keyboard.press("q")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("page-lobby-hero"))
    assert player.visitor.ask("GET", "/session")["chips"] == 10_000 + result_of(before)


def result_of(stack):
    """What a stack has won since the usual buy-in, forty small bets."""
    return stack - 400


def number_in(text):
    return int(re.sub(r"\D", "", text))


@pytest.mark.parametrize(
    ("language", "key", "code"), [("he", "כ", "KeyF"), ("el", "φ", "KeyF"), ("cs", "f", "KeyF")]
)
def test_keys_are_found_on_keyboards_of_every_language(visit, language, key, code):
    player = sitting(visit, f"Keyboard {language}", language)
    assert player.decide() == "acting"
    if player.button("button-check").is_visible():
        player.page.evaluate(PRESS, [key, code])
        expect(player.dock).to_contain_text(player.visitor.words("page-sure-fold"))
    player.page.evaluate(PRESS, [key, code])
    expect(player.button("page-deal-now")).to_be_visible()


def test_what_is_chosen_ahead_lies_where_the_button_will_be(visit):
    ann, bob = visit(), visit()
    ann.come_in("Ann ahead")
    bob.come_in("Bob ahead")
    table = ann.open_table(name="Ahead", small_bet=10, chairs=2)
    players = Player(ann), Player(bob)
    for player in players:
        player.sit(table)
    small, big = in_turn(*players)
    before = places_of(big, ("button-call-any", "page-call-any"))
    assert len(before) == 3
    small.act("button-raise", amount=20)
    big.decide()
    assert places_of(big) == before


def places_of(player, *_):
    """Where the buttons of the dock are, in whole pixels."""
    boxes = [button.bounding_box() for button in player.dock.get_by_role("button").all()]
    return [[round(box[side]) for side in ("x", "y", "width", "height")] for box in boxes if box]


def test_the_focus_goes_from_the_cards_to_the_buttons_and_then_round(visit):
    player = sitting(visit, "Tabs through")
    page, words = player.page, player.visitor.words
    player.act("button-raise", amount=20)
    assert player.decide() == "drawing"
    page.locator("#main").focus()
    regions = []
    for _ in range(12):
        page.keyboard.press("Tab")
        regions.append(page.evaluate(REGION))
    met = list(dict.fromkeys(filter(None, regions)))
    assert met == [words(f"page-{name}") for name in ("your-hand", "decision", "panel")]


# The part of the page that has the focus.
REGION = "() => document.activeElement?.closest('section, aside')?.getAttribute('aria-label') ?? ''"


def test_marks_are_undone_until_they_are_sent(visit):
    player = sitting(visit, "Undoes")
    player.act("button-raise", amount=20)
    assert player.decide() == "drawing"
    held = player.hand()
    player.mark(0, 1, 2)
    expect(player.button("button-draw", count=3)).to_be_visible()
    player.cards.nth(1).click()
    expect(player.button("button-draw", count=2)).to_be_visible()
    player.page.keyboard.press("Backspace")
    expect(player.page.locator(".slot[aria-pressed=true]")).to_have_count(0)
    player.act("button-stand-pat")
    player.decide()
    assert player.hand() == held


@pytest.mark.parametrize("language", ["en", "he"])
def test_deals_turns_draws_and_results_are_read_out(visit, language):
    visitor = visit(language)
    visitor.context.add_init_script(LISTEN)
    visitor.come_in(f"Listens {language}")
    player = Player(visitor)
    player.sit(visitor.open_table(**CALLER))
    assert player.decide() == "acting"
    held = player.hand()
    player.act("button-raise", amount=20)
    player.throw(0, 1)
    player.act("button-bet", amount=10)
    player.decide()
    visitor.page.keyboard.press("v")
    to_the_end(player)
    told = [
        visitor.words("table-your-turn") + ": ",
        visitor.words("log-raises-you", amount=20),
        visitor.words("log-draws-you", count=2),
        visitor.words("log-bets-you", amount=10),
        visitor.words("table-pot", amount=60),
        *held,
    ]
    for words in map(bare, told):
        hears(visitor.page, [words])
    expected = [
        visitor.words(f"log-wins-main-pot{end}", name="", amount=60) for end in ("", "-you")
    ]
    expected += [visitor.words("log-splits-you", amount=30)]
    hears(visitor.page, [bare(words).removeprefix(":").strip() for words in expected])


def hears(page, any_of):
    """One of these is read out, or has been."""
    try:
        page.wait_for_function(HAS_HEARD, arg=any_of)
    except Error:
        raise AssertionError(f"{any_of} is not in {page.evaluate('heard')}") from None


def bare(words):
    """Without the marks that keep names and figures apart."""
    return re.sub("[\u2066-\u2069]", "", words)


def test_sounds_are_made_and_switched_off(visit):
    visitor = visit()
    visitor.context.add_init_script(SOUND)
    visitor.come_in("Sounds")
    player = Player(visitor)
    player.sit(visitor.open_table(**CALLER))
    player.act("button-raise", amount=20)
    player.throw(0)
    assert visitor.page.evaluate("sounds") > 0
    visitor.page.keyboard.press("u")
    player.decide()
    visitor.page.evaluate("sounds = 0")
    to_the_end(player)
    assert visitor.page.evaluate("sounds") == 0


def test_a_sit_and_go_is_played_to_its_places(visit):
    visitor = visit()
    visitor.come_in("Tournament")
    player = Player(visitor)
    terms = {"kind": "sit_and_go", "buy_in_min": 100, "starting_stack": 20}
    player.sit(visitor.open_table(**CALLER | terms))
    page = visitor.page
    places = [visitor.words("page-place", place=place) for place in (1, 2)]
    over = page.locator(".plate").filter(has_text=places[0])
    again = player.button("page-deal-now")
    while not over.is_visible():
        page.locator(".app[data-decision]").or_(again).or_(over).first.wait_for()
        if decision := player.app.get_attribute("data-decision"):
            page.keyboard.press("p" if player.button("button-stand-pat").is_visible() else "c")
            page.locator(f'.app[data-decision="{decision}"]').wait_for(state="detached")
        elif again.is_visible():
            page.keyboard.press("Enter")
            again.wait_for(state="detached")
    expect(page.locator(".plate").filter(has_text=places[1])).to_be_visible()

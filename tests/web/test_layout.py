"""Nothing lies over anything, is cut off or leaves the window, at eight sizes in six languages."""

import pytest
from playwright.sync_api import expect
from tests.web.player import Player, in_turn

import tripledraw as td
from tripledraw.histories import write_phh
from tripledraw.i18n import languages

SIZES = (
    (360, 640), (360, 740), (390, 844), (430, 932),
    (1280, 720), (1366, 768), (1440, 900), (1920, 1080),
)  # fmt: skip
NARROW = (360, 740)
PAGES = ("#/", "#/rules", "#/guide", "#/hands", "#/study", "#/replay", "#/profile")
LONG = "Wolfeschlegel"
# The same on every machine, whatever it prefers: no system has other widths.
FONTS = ("Noto Sans", "Noto Sans Hebrew")
LACKING = """(fonts) => {
  const ruler = document.createElement("canvas").getContext("2d");
  const width = (font) => ((ruler.font = `40px ${font}`), ruler.measureText("Wiא").width);
  return fonts.filter((font) => width(`"${font}", monospace`) === width("monospace"));
}"""
SET = """addEventListener("DOMContentLoaded", () =>
  document.documentElement.style.setProperty("--font", '"Noto Sans", "Noto Sans Hebrew"'));"""
SIX = {"name": "Layout", "small_bet": 200, "chairs": 6, "bots": 5, "agent": "caller"}

# Texts that are cut, or out of the window without a way to scroll there.
CUT = """() => {
  const told = [];
  const say = (what, node) => told.push(`${what}: ${node.className} "${node.textContent.trim()}"`);
  for (const node of document.querySelectorAll(".page *")) {
    // A long name may be cut at its plate: it is told in full when one points there.
    if (node.closest("svg, .sr, .ghosts, [title]") || !node.checkVisibility()) continue;
    if (![...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())) continue;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (right > innerWidth + 1 || left < -1) say("out at the side", node);
    if ((bottom > innerHeight + 1 || top < -1) && !scrolls(node)) say("out above or below", node);
    if (style.display !== "inline")
      if (node.scrollWidth > node.clientWidth + 1) say("cut", node);
  }
  if (document.documentElement.scrollWidth > innerWidth) told.push("the page scrolls sideways");
  return told;

  function scrolls(node) {
    for (; node; node = node.parentElement)
      if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return true;
    return document.scrollingElement.scrollHeight > innerHeight;
  }
}"""
# Things of the table that lie over each other, wherever the dealer button is and whoever has bet.
OVER = """() => {
  const PARTS = `.seat .plate, .seat .hand > *, .me .plate, .mine .slot, .say,
    .mid > :not(.caption), .bet, .dbtn, .act, .act > *, .ask, .aside, .why, .sheet`;
  const disc = document.querySelector(".dbtn");
  const bet = document.querySelector(".bet");
  const added = bet ? [0, 1, 2, 3, 4, 5].filter((at) => !document.querySelector(`.bet.b${at}`)).map(
    (at) => {
      const copy = bet.cloneNode(true);
      copy.className = bet.className.replace(/b\\d/, `b${at}`);
      bet.parentElement.append(copy);
      return copy;
    }) : [];
  const all = [...document.querySelectorAll(PARTS)].filter((node) => node.checkVisibility());
  const told = new Set();
  all.forEach((one, at) => all.slice(at + 1).forEach((other) => compare(one, other)));
  const before = disc?.className;
  for (const at of disc ? [0, 1, 2, 3, 4, 5] : []) {
    disc.className = before.replace(/d\\d/, `d${at}`);
    all.forEach((other) => compare(disc, other));
  }
  if (disc) disc.className = before;
  for (const copy of added) copy.remove();
  return [...told];

  function compare(one, other) {
    if (one.contains(other) || other.contains(one)) return;
    if (mayCover(one, other) || mayCover(other, one)) return;
    const seat = one.closest(".seat");
    if (seat && seat === other.closest(".seat")) return;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width > 1 && height > 1) told.add(
      `${nameOf(one)} over ${nameOf(other)}: ${Math.round(width)} x ${Math.round(height)}`);
  }

  // Who won and why is in front of all, and long where many hands were shown.
  function mayCover(one, other) {
    const rows = one.matches(".why") ? one.querySelectorAll(".l").length : 0;
    return rows > 3;
  }

  function nameOf(node) {
    const words = `${node.className} "${node.textContent.trim()}"`;
    const seat = node.closest(".seat");
    return seat ? `${words} of ${seat.className}` : words;
  }
}"""


def faults(page, stage):
    """What is wrong with a table at any size, each with where it was."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for told in page.evaluate(CUT) + page.evaluate(OVER):
            yield f"{stage} at {width}x{height}: {told}"


@pytest.fixture
def come(visit, give_up):
    """Lets visitors come in who see every text in the same font."""

    def come(language, name):
        visitor = visit(language, reduced_motion="reduce")
        if lacking := visitor.page.evaluate(LACKING, FONTS):
            give_up(f"the layout is tried in {' and '.join(lacking)}: install fonts-noto-core")
        visitor.context.add_init_script(SET)
        visitor.come_in(f"{name} {language}")
        return visitor

    return come


@pytest.mark.parametrize("language", languages())
def test_pages_at_every_size(come, language):
    visitor = come(language, "Layout")
    found = []
    for path in PAGES:
        page = visitor.go(path)
        expect(page.locator("main h1").first).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{path} at {width}x{height}: {told}" for told in page.evaluate(CUT)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", languages())
def test_a_table_of_six_at_every_size(come, language):
    visitor = come(language, LONG)
    player, page = Player(visitor), visitor.page
    player.sit(visitor.open_table(**SIX))
    player.decide()
    found = [*faults(page, "first")]
    everybody_is_in(player)
    found += faults(page, "acting")
    player.act("button-raise", amount=400)
    player.decide()
    player.mark(0, 1)
    found += faults(page, "drawing")
    player.act("button-stand-pat")
    for _ in range(2):
        player.stay_in()
        player.act("button-stand-pat")
    player.stay_in()
    assert player.decide() == "over"
    found += faults(page, "over")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", languages())
def test_what_is_chosen_ahead_at_every_size(come, language):
    players = [Player(come(language, f"{LONG}{number}")) for number in (1, 2)]
    table = players[0].visitor.open_table(**SIX | {"chairs": 2, "bots": 0})
    for player in players:
        player.sit(table)
    small, big = in_turn(*players)
    found = [*faults(big.page, "ahead")]
    small.act("button-raise", amount=400)
    big.decide()
    found += faults(big.page, "raised")
    big.act("button-raise", amount=600)
    found += faults(big.page, "ahead of a raise")
    small.act("button-raise", amount=800)
    big.decide()
    found += faults(big.page, "capped")
    big.act("button-call", amount=200)
    big.act("button-stand-pat")
    small.decide()
    found += faults(big.page, "after the draw")
    small.act("button-stand-pat")
    big.act("button-check")
    small.act("button-check")
    big.decide()
    expect(small.dock).to_contain_text(small.visitor.words("page-draw-marked"))
    found += faults(small.page, "draw ahead")
    small.mark(0, 1, 2, 3, 4)
    found += faults(small.page, "five marked ahead")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", languages())
def test_a_replayed_hand_with_all_cards_open_at_every_size(come, language, tmp_path):
    page = come(language, "Replays").go("#/replay")
    file = tmp_path / "six.phh"
    file.write_text(write_phh(a_hand_of_six(), names=[f"{LONG}{number}" for number in range(6)]))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".seat .card[data-s]")).to_have_count(25)
    found = []
    for stage, keys in STAGES.items():
        for key in keys:
            page.keyboard.press(key)
        found += [*faults(page, stage)]
    assert not found, "\n".join(found)


STAGES = {
    "deal": ["Home"],
    "first bet": ["ArrowRight"],
    "draw": ["d", "ArrowRight"],
    "second draw": ["d"],
    "end": ["End"],
}


def a_hand_of_six():
    """Everybody stays in for every bet and draws one card three times."""
    hand = td.Hand([20_000] * 6, stakes=td.Stakes(small_bet=200), button=0, seed=5)
    hand.play(td.Raise())
    while not hand.over:
        if hand.phase == "drawing":
            hand.play(td.Draw(td.cards.write(hand.view(hand.actor).hand[:1])))
        else:
            hand.play(td.Call() if td.Call() in hand.legal_actions() else td.Check())
    return hand


def everybody_is_in(player):
    """Play on until all six are dealt in."""
    while player.page.locator(".seat .fan").count() < 5:
        while player.decide() != "over":
            pass_on(player)
        player.deal_next()
        player.decide()


def pass_on(player):
    """Do what costs least."""
    if player.button("button-stand-pat").is_visible():
        player.act("button-stand-pat")
    elif player.button("button-check").is_visible():
        player.act("button-check")
    else:
        player.act("button-fold")

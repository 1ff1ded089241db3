"""Nothing lies over anything, is cut off or leaves the window, at eight sizes in six languages."""

import pytest
from playwright.sync_api import expect
from tests.web.player import Player

from tripledraw.i18n import languages

SIZES = (
    (360, 640), (360, 740), (390, 844), (430, 932),
    (1280, 720), (1366, 768), (1440, 900), (1920, 1080),
)  # fmt: skip
NARROW = (360, 740)
PAGES = ("#/", "#/rules", "#/guide", "#/hands", "#/replay", "#/profile")
SIX = {"name": "Layout", "small_bet": 200, "chairs": 6, "bots": 5, "agent": "caller"}

# Texts that are cut, or out of the window without a way to scroll there.
CUT = """() => {
  const told = [];
  const say = (what, node) => told.push(`${what}: ${node.className} "${node.textContent.trim()}"`);
  for (const node of document.querySelectorAll(".page *")) {
    if (node.closest("svg, .sr, .ghosts") || !node.checkVisibility()) continue;
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
    .mid > :not(.caption), .bet, .dbtn, .act, .ask, .aside, .why, .sheet`;
  const disc = document.querySelector(".dbtn");
  const bet = document.querySelector(".bet");
  const added = bet ? [0, 1, 2, 3, 4, 5].filter((at) => !document.querySelector(`.bet.b${at}`)).map(
    (at) => {
      const copy = bet.cloneNode(true);
      copy.className = bet.className.replace(/b\\d/, `b${at}`);
      bet.parentElement.append(copy);
      return copy;
    }) : [];
  const told = [];
  const before = disc?.className ?? "";
  for (const at of [0, 1, 2, 3, 4, 5]) {
    if (disc) disc.className = before.replace(/d\\d/, `d${at}`);
    else if (at) continue;
    look();
  }
  if (disc) disc.className = before;
  for (const copy of added) copy.remove();
  return [...new Set(told)];

  function look() {
    const all = [...document.querySelectorAll(PARTS)].filter((node) => node.checkVisibility());
    all.forEach((one, at) => all.slice(at + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one)) return;
      if (mayCover(one, other) || mayCover(other, one)) return;
      const seat = one.closest(".seat");
      if (seat && seat === other.closest(".seat")) return;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1 && height > 1) told.push(
        `${nameOf(one)} over ${nameOf(other)}: ${Math.round(width)} x ${Math.round(height)}`);
    }));
  }

  // Who won and why is in front of all, and long where many hands were shown.
  function mayCover(one, other) {
    const rows = one.matches(".why") ? one.querySelectorAll(".l").length : 0;
    return rows > 0 && (rows > 3 || other.matches(".dbtn"));
  }

  function nameOf(node) {
    const words = `${node.className} "${node.textContent.trim()}"`;
    const seat = node.closest(".seat");
    return seat ? `${words} of ${seat.className}` : words;
  }
}"""


def faults(page):
    return page.evaluate(CUT) + page.evaluate(OVER)


@pytest.mark.parametrize("language", languages())
def test_pages_at_every_size(visit, language):
    visitor = visit(language, reduced_motion="reduce")
    visitor.come_in(f"Layout {language}")
    found = []
    for path in PAGES:
        page = visitor.go(path)
        expect(page.locator("main h1").first).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{path} at {width}x{height}: {told}" for told in page.evaluate(CUT)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", languages())
def test_a_table_of_six_at_every_size(visit, language):
    visitor = visit(language, reduced_motion="reduce")
    visitor.come_in(f"Wolfeschlegel {language}")
    player = Player(visitor)
    player.sit(visitor.open_table(**SIX))
    found = []

    def look(stage):
        player.decide()
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            found.extend(f"{stage} at {width}x{height}: {told}" for told in faults(visitor.page))

    look("first")
    everybody_is_in(player)
    look("acting")
    player.act("button-raise", amount=400)
    player.decide()
    player.mark(0, 1)
    look("drawing")
    player.act("button-stand-pat")
    for _ in range(2):
        player.stay_in()
        player.act("button-stand-pat")
    player.stay_in()
    look("over")
    assert not found, "\n".join(found)


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

"""How quick the page is in a browser: the first table, an event, frames while cards move.

make bench-web
"""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from signal import SIGINT
from statistics import median
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser
from tests.web import chromium
from tests.web.player import Player
from tests.web.serving import Room, free_port
from tests.web.visitor import Visitor

from bench.figures import rounded

PLAY = (sys.executable, "-m", "tripledraw", "serve", "--play", "--log", "warning")
VISITS = 5
HANDS = 5
SIX = {
    "name": "Bench",
    "small_bet": 10,
    "chairs": 6,
    "bots": 5,
    "agent": "caller",
    "watch_delay": 0,
}

# What the page is asked to note of itself: when the table was drawn, how long after a frame of the
# socket its picture was there, how far apart pictures were while something moved, long tasks.
WATCH = """
globalThis.noted = { drawn: undefined, events: [], gaps: [], tasks: [] };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) noted.tasks.push(duration);
}).observe({ type: "longtask", buffered: true });

// A message to oneself comes after the picture that was being made.
const whenPainted = (then) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(0);
});
const isDrawn = () => document.querySelector(".own .plate") !== null;
new MutationObserver((_, watcher) => {
  if (!isDrawn()) return;
  watcher.disconnect();
  whenPainted(() => (noted.drawn = performance.now()));
}).observe(document, { childList: true, subtree: true });

const Plain = WebSocket;
globalThis.WebSocket = class extends Plain {
  constructor(...of) {
    super(...of);
    this.addEventListener("message", ({ data, timeStamp }) => {
      if (data.includes('"happened"'))
        whenPainted(() => noted.events.push(performance.now() - timeStamp));
    });
  }
};

let before;
const look = (now) => {
  const isMoving = document.getAnimations().some(({ effect }) => effect.target.closest(".card"));
  if (isMoving && before !== undefined) noted.gaps.push(now - before);
  before = isMoving ? now : undefined;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
DRAWN = """() => new Promise((resolve) => {
  const look = () => (noted.drawn ? resolve(noted.drawn) : requestAnimationFrame(look));
  look();
})"""


def main() -> None:
    """Print every figure beside what it should be."""
    with (
        TemporaryDirectory() as folder,
        chromium.opened() as browser,
        Room(Path(folder), "--no-tables") as room,
    ):
        player, table = seated(browser, room.address)
        drawn = list(first_pictures(browser, room.address, table))
        played = hands(player)
        dealt, turn = newcomer(browser)
    tell("own cards after `tripledraw serve --play`", dealt, "s", "at most 10")
    tell("something to choose for the newcomer", turn, "s", "")
    tell("first table on the screen", median(drawn), "ms", "at most 1,000")
    tell("event on the screen after its frame", median(played["events"]), "ms", "at most 50")
    tell("the slowest of these", max(played["events"]), "ms", "")
    tell("pictures while cards move", 1000 / median(played["gaps"]), "a second", "at least 60")
    slow = share(played["gaps"], above=25)
    tell("of these late by half a picture or more", 100 * slow, "%", "")
    tell("longest task", max(played["tasks"], default=0), "ms", "at most 50; shorter ones count 0")


def tell(what: str, value: float, unit: str, aim: str) -> None:
    """A line."""
    print(f"{what}: {rounded(value)} {unit}" + (f" (aim: {aim})" if aim else ""), flush=True)


def share(gaps: Sequence[float], *, above: float) -> float:
    """The share of pictures that came later than a time in milliseconds."""
    return sum(gap > above for gap in gaps) / len(gaps)


def newcomer(browser: Browser) -> tuple[float, float]:
    """Seconds from the command that seats somebody to his first cards, and to his first turn."""
    begin = perf_counter()
    with (
        TemporaryDirectory() as folder,
        Popen(
            [*PLAY, f"--port={free_port()}", f"--data={folder}"],
            env=os.environ | {"BROWSER": "true"},
            stdout=PIPE,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        link = next(line.split()[-1] for line in process.stdout if "/#/guest/" in line)
        visitor = Visitor(browser, link.partition("/#")[0])
        visitor.page.goto(link)
        visitor.page.locator(".mine .card[data-s]").nth(4).wait_for()
        dealt = perf_counter() - begin
        visitor.page.locator(".app[data-decision], .dock [aria-pressed]").first.wait_for()
        turn = perf_counter() - begin
        visitor.context.close()
        process.send_signal(SIGINT)
    return dealt, turn


def seated(browser: Browser, address: str) -> tuple[Player, str]:
    """A player at a table of six."""
    visitor = Visitor(browser, address)
    visitor.context.add_init_script(WATCH)
    visitor.come_in("Bench")
    table = visitor.open_table(**SIX)
    player = Player(visitor)
    player.sit(table)
    return player, table


def first_pictures(browser: Browser, address: str, table: str) -> Iterator[float]:
    """Milliseconds until the table is there, for somebody who was never here before."""
    for _ in range(VISITS):
        visitor = Visitor(browser, address)
        visitor.context.add_init_script(WATCH)
        visitor.page.goto(f"/#/table/{table}")
        yield visitor.page.evaluate(DRAWN)
        visitor.context.close()


def hands(player: Player) -> dict[str, list[float]]:
    """What was noted in hands of six that went to the end."""
    while player.page.locator(".seat .fan").count() < 5:
        play(player)
    player.page.evaluate("Object.assign(noted, { events: [], gaps: [], tasks: [] })")
    for _ in range(HANDS):
        play(player)
    noted: dict[str, list[float]] = player.page.evaluate("noted")
    return noted


def play(player: Player) -> None:
    """A hand to its end: check or call, draw two; then the deal of the next one."""
    while (stage := player.decide()) != "over":
        if stage == "drawing":
            player.throw(0, 1)
        else:
            player.stay_in()
    player.deal_next()


if __name__ == "__main__":
    main()

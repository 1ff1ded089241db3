"""Write docs/images: lobby, table and replayer in English and Hebrew, on a laptop and a phone.

From the root of the project, with the page built: ``make screenshots``
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, expect
from tests.web import chromium
from tests.web.player import Player
from tests.web.serving import Room
from tests.web.visitor import LAPTOP, PHONE, Visitor
from web.scripts.company import Company

IMAGES = Path(__file__).parents[2] / "docs" / "images"
TABLE = {"name": "Friday", "small_bet": 20, "chairs": 6}
CHIPS = 2000
MOST_HANDS = 80
# Ranks that are worth keeping, by the words of the cards.
LOW = ("two", "three", "four", "five", "six", "seven", "eight")
DEVICES = {"laptop": LAPTOP, "phone": PHONE}


class Album:
    """The same table in four windows of one player, who acts in the first."""

    def __init__(self, player: Player, windows: dict[str, Page]) -> None:
        self.player = player
        self.windows = windows
        self.taken: set[str] = set()
        self.shown = 0

    def take(self, what: str) -> None:
        """A picture of every window, when it is where the first one is."""
        decision = self.player.app.get_attribute("data-decision")
        for page in self.windows.values():
            if decision is not None:
                expect(page.locator(".app")).to_have_attribute("data-decision", decision)
        self.shoot(what)

    def shoot(self, what: str) -> None:
        """A picture of every window, as it is."""
        for name, page in self.windows.items():
            # Twice as many pixels where they are smaller.
            scale = "device" if name.endswith("phone") else "css"
            page.mouse.move(0, 0)
            picture = Image.open(BytesIO(page.screenshot(scale=scale)))
            # A third of the size, and nobody sees a difference.
            path = IMAGES / f"{what}-{name}.png"
            picture.convert("RGB").quantize(256).save(path, optimize=True)
            print(f"docs/images/{path.name}", flush=True)
        self.taken.add(what)

    def lobby(self) -> None:
        """The lobby."""
        for page in self.windows.values():
            go(page, "#/")
            page.locator("tbody tr").first.wait_for()
        self.shoot("lobby")

    def replayer(self, table: str, hand: int) -> None:
        """A hand after its second draw."""
        for page in self.windows.values():
            go(page, f"#/replay/{table}/{hand}")
            page.locator(".room .plate").first.wait_for()
            for key in ("d", "d", "ArrowRight", "ArrowRight"):
                page.keyboard.press(key)
            page.locator(".seat .card[data-s]").first.wait_for()
        self.shoot("replayer")


def main() -> None:
    """Play until there was everything to be seen."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        chromium.opened() as browser,
        Room(Path(folder)) as room,
    ):
        visitor = Visitor(
            browser,
            room.address,
            color_scheme="dark",
            reduced_motion="reduce",
            device_scale_factor=2,
        )
        visitor.come_in("Mia")
        table = visitor.open_table(**TABLE)
        windows = dict(opened(visitor, table))
        album = Album(Player(visitor, windows["en-laptop"]), windows)
        sit(album.player)
        with Company(room.address, table, CHIPS):
            hand = play(album)
            album.lobby()
            album.replayer(table, hand)


def opened(visitor: Visitor, table: str) -> Iterator[tuple[str, Page]]:
    """Windows by their names; a page keeps the language that its account had when it came."""
    for language in ("en", "he"):
        visitor.ask("PATCH", "/me", {"language": language})
        for device, (width, height) in DEVICES.items():
            page = visitor.context.new_page()
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"/#/table/{table}")
            page.locator(f"html[lang={language}] .dock").wait_for()
            yield f"{language}-{device}", page


def go(page: Page, address: str) -> None:
    """Go somewhere without loading the page anew, which would change its language."""
    page.evaluate("address => { location.hash = address }", address)


def sit(player: Player) -> None:
    """Take a chair, with as much as the others will have."""
    player.page.locator(".dock input").fill(str(CHIPS))
    player.button("page-lobby-sit").click()


def play(album: Album) -> int:
    """Play hands until everything is taken; gives the number of the one that was shown."""
    for _ in range(MOST_HANDS):
        play_a_hand(album)
        if album.taken == {"deal", "draw", "showdown"}:
            return album.shown
        album.player.deal_next()
    raise SystemExit("no hand was worth a picture; try again")


def number_of(page: Page) -> int:
    """The number of the hand on the table."""
    return int("".join(filter(str.isdigit, page.locator(".where .hide").last.inner_text())))


def play_a_hand(album: Album) -> None:
    """Stay in with three low cards, and take what is worth a picture."""
    player = album.player
    waits = player.page.locator(".seat").filter(has_text=player.visitor.words("page-waits-blind"))
    while (stage := player.decide()) != "over":
        others = 0 if waits.count() else player.page.locator(".seat .fan").count()
        keep = kept(player.hand())
        if stage == "drawing":
            has_drawn = player.own_draws.locator(".past").count() > 0
            is_picture = others >= 2 and has_drawn and "draw" not in album.taken
            draw(album, keep, is_picture=is_picture)
            continue
        if others >= 4 and len(keep) >= 3 and "deal" not in album.taken:
            album.take("deal")
        if len(keep) >= 3 or player.button("button-check").is_visible():
            player.stay_in()
        else:
            player.act("button-fold")
    shown = 0 if waits.count() else player.page.locator(".why .cmp .l").count()
    if shown >= 2 and "showdown" not in album.taken:
        album.take("showdown")
        album.shown = number_of(player.page)


def draw(album: Album, keep: list[int], *, is_picture: bool) -> None:
    """Throw the other cards away."""
    throw = [place for place in range(5) if place not in keep]
    if not throw:
        return album.player.act("button-stand-pat")
    for page in album.windows.values() if is_picture else [album.player.page]:
        page.locator(".app[data-decision]").wait_for()
        for place in throw:
            page.locator(".mine button.slot").nth(place).click()
    if is_picture:
        album.take("draw")
    album.player.act("button-draw", count=len(throw))


def kept(hand: list[str]) -> list[int]:
    """The places of low cards, one of each rank."""
    ranks = [name.strip("\u2068\u2069").split("\u2069")[0] for name in hand]
    return [at for at, rank in enumerate(ranks) if rank in LOW and rank not in ranks[:at]]


if __name__ == "__main__":
    main()

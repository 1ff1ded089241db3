"""Who sits at a table in a browser, and does there what he does: by mouse, by touch or by keys."""

from typing import Literal

from playwright.sync_api import Locator, Page, expect
from tests.web.visitor import Visitor

Stage = Literal["acting", "drawing", "over"]
# The keys of what the buttons say.
KEYS = {
    "button-fold": "f",
    "button-check": "c",
    "button-call": "c",
    "button-bet": "r",
    "button-raise": "r",
    "button-draw": "Enter",
    "button-stand-pat": "p",
    "page-deal-now": "Enter",
}


class Player:
    """A visitor's page with a table in front of it; this one uses the mouse."""

    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.app = self.page.locator(".app")
        self.dock = self.page.locator(".dock")
        self.cards = self.page.locator(".mine button.slot")
        self.pot = self.page.locator("#pot")
        self.own_draws = self.page.locator(".own .ladder")

    # -- coming and going

    def enter(self, table: str) -> None:
        """Open the page of a table."""
        self.page.goto("about:blank")
        self.page.goto(f"/#/table/{table}")
        expect(self.dock).to_be_visible()

    def sit(self, table: str) -> None:
        """Enter a table and take the first free chair with the usual chips."""
        self.enter(table)
        self.button("page-lobby-sit").click()
        expect(self.page.locator(".own .plate")).to_be_visible()

    # -- the hand

    def button(self, message: str, **values: int) -> Locator:
        """The button of the dock that says this."""
        words = self.page.get_by_text(self.visitor.words(message, **values), exact=True)
        return self.dock.get_by_role("button").filter(has=words)

    def decide(self) -> Stage:
        """Wait until there is something to decide, or the hand is over; tells which."""
        over = self.button("page-deal-now")
        self.page.locator(".app[data-decision]").or_(over).wait_for()
        if over.is_visible():
            return "over"
        return "drawing" if self.button("button-stand-pat").is_visible() else "acting"

    def act(self, message: str, **values: int) -> None:
        """Wait for the decision, make it, and see that it is made."""
        stage = self.decide()
        assert stage != "over", f"the hand is over before {message}"
        decision = self.app.get_attribute("data-decision")
        assert decision is not None
        self.press(message, **values)
        self.page.locator(f'.app[data-decision="{decision}"]').wait_for(state="detached")

    def press(self, message: str, **values: int) -> None:
        """Press a button of the dock."""
        self.button(message, **values).click()

    def deal_next(self) -> None:
        """Ask for the next hand, and wait until it is dealt."""
        self.press("page-deal-now")
        self.button("page-deal-now").wait_for(state="detached")

    def stay_in(self) -> None:
        """Check, or call whatever is asked."""
        assert self.decide() == "acting"
        decision = self.app.get_attribute("data-decision")
        self.dock.locator("[aria-keyshortcuts=c]").click()
        self.page.locator(f'.app[data-decision="{decision}"]').wait_for(state="detached")

    def choose(self, message: str, **values: int) -> None:
        """Choose ahead of the own turn what to do, and see that the room has it."""
        chosen = self.button(message, **values)
        expect(chosen).to_have_attribute("aria-pressed", "false")
        self.press(message, **values)
        expect(chosen).to_have_attribute("aria-pressed", "true")

    def mark(self, *places: int) -> None:
        """Mark own cards to be thrown away, by their places 0..4 from high to low."""
        for place in places:
            self._mark(place)
            self.page.locator(f".slot:nth-child({place + 1})[aria-pressed=true]").wait_for()

    def _mark(self, place: int) -> None:
        self.cards.nth(place).click()

    def throw(self, *places: int) -> list[str]:
        """Wait for the draw, mark cards and draw as many; the names of those thrown away."""
        assert self.decide() == "drawing"
        held = self.hand()
        self.mark(*places)
        self.act("button-draw", count=len(places))
        return [held[place] for place in places]

    def hand(self) -> list[str]:
        """The own cards by their names, high to low; none may be marked."""
        labels = [card.get_attribute("aria-label") or "" for card in self.cards.all()]
        return [label.partition(",")[0] for label in labels]


class Fingers(Player):
    """A player who taps."""

    def press(self, message: str, **values: int) -> None:
        """Tap a button of the dock; the felt first, as a second tap on one place is half of two."""
        self.pot.tap()
        self.button(message, **values).tap()

    def _mark(self, place: int) -> None:
        self.cards.nth(place).tap()


class Keys(Player):
    """A player without a mouse."""

    def sit(self, table: str) -> None:
        """Enter a table, go to the button that takes a chair, and press it."""
        self.enter(table)
        self.reach(self.button("page-lobby-sit"))
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".own .plate")).to_be_visible()

    def press(self, message: str, **values: int) -> None:
        """Press the key of a button that is there."""
        expect(self.button(message, **values)).to_be_visible()
        self.page.keyboard.press(KEYS[message])

    def _mark(self, place: int) -> None:
        self.page.keyboard.press(str(place + 1))

    def reach(self, target: Locator) -> None:
        """Go with the tab key to something that can have the focus."""
        for _ in range(60):
            if target.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not lead to {target}")


def in_turn(one: Player, other: Player) -> tuple[Player, Player]:
    """Two players whose hand has begun: who posted the small blind, who the big one."""
    one.page.locator(".app[data-decision], .dock [aria-pressed]").first.wait_for()
    is_first = one.app.get_attribute("data-decision") is not None
    return (one, other) if is_first else (other, one)

"""Somebody with a browser of his own, who visits the room."""

from functools import partial
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tripledraw.i18n import text

Json = Any
# What a browser says by itself of requests that were refused or lost: those are no faults.
EXPECTED = ("Failed to load resource", "WebSocket connection to")
# Milliseconds that anything may take on a busy machine.
PATIENCE = 30_000
LAPTOP, PHONE = (1440, 900), (390, 844)


class Visitor:
    """A browser profile in a language, with its pages, cookies and what went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: tuple[int, int] = LAPTOP,
        **options: Any,
    ) -> None:
        self.address = address
        width, height = size
        self.context = browser.new_context(
            base_url=address,
            locale=language,
            viewport={"width": width, "height": height},
            **options,
        )
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda fault: self.faults.append(str(fault.error)))
        self.language, self.words = language, partial(text, language)
        self.page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            self.faults.append(message.text)

    # -- asking the room as the page does

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        """What the room answers to a request of this visitor."""
        answer = self.context.request.fetch(f"/api/v1{path}", method=method, data=body)
        if not answer.ok:
            raise AssertionError(f"{method} {path}: {answer.status} {answer.text()}")
        return answer.json()

    def come_in(self, name: str) -> None:
        """Be a guest from now on."""
        self.ask("POST", "/guests", {"name": name, "language": self.language})

    def open_table(self, **terms: Json) -> str:
        """The id of a table that is opened with slow clocks, so that nobody loses by them."""
        opened: dict[str, str] = self.ask("POST", "/tables", {"speed": "slow"} | terms)
        return opened["id"]

    def record(self, table: str, number: int) -> str:
        """A hand as the room keeps it for this visitor, as PHH."""
        return self.context.request.get(f"/api/v1/me/hands/{table}/{number}.phh").text()

    # -- the page

    def go(self, path: str) -> Page:
        """Open an address of the page, such as ``#/rules``, from anew."""
        self.page.goto("about:blank")
        self.page.goto(f"/{path}")
        expect(self.page.locator("main")).to_be_visible()
        return self.page

    def speak(self, language: str) -> None:
        """Use another language from now on, on pages that have the choice."""
        self.page.locator("select.lang").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.language, self.words = language, partial(text, language)

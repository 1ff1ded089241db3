"""The browser that the page is tried in: the system's own Chromium, driven by Playwright."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tripledraw.room.http import page

NAMES = ("chromium", "chromium-browser", "google-chrome")
# It may not call home, and the machine may have neither a screen nor rights to put it in a cage.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--hide-scrollbars",
)


def executable() -> str | None:
    """The path of a Chromium, if the system has one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str | None:
    """Why the page cannot be tried on this machine, or None."""
    if executable() is None:
        return f"no Chromium is installed (looked for {', '.join(NAMES)})"
    if not page.is_built():
        return "the page is not built; `make web` builds it"
    return None


@contextmanager
def opened() -> Iterator[Browser]:
    """A running browser, without a window; it is gone afterwards, whatever happens."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS]) as browser,
    ):
        yield browser

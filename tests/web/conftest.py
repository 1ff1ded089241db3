"""A browser for each file of tests, a room for all of them, and visitors that make no faults."""

import os

import pytest
from playwright.sync_api import Error, expect
from tests.web import chromium, serving
from tests.web.visitor import PATIENCE, Visitor


@pytest.fixture(scope="session")
def give_up():
    """Skips a test; where everything is there to be tested, that is a failure."""
    return pytest.fail if os.environ.get("CI") else pytest.skip


@pytest.fixture(scope="session")
def needed(give_up):
    """A Chromium and the page: without them nothing can be tried."""
    if reason := chromium.missing():
        give_up(f"no browser tests: {reason}")


@pytest.fixture(scope="module")
def browser(needed):
    """A running Chromium. Not for the whole run: its event loop would be in the way of others."""
    expect.set_options(timeout=PATIENCE)
    with chromium.opened() as running:
        yield running


@pytest.fixture(scope="session")
def room(needed, tmp_path_factory):
    """A room with the usual tables."""
    with serving.Room(tmp_path_factory.mktemp("room")) as open_room:
        yield open_room


class Visits:
    """Lets visitors come, to the usual room or to another one."""

    def __init__(self, browser, address):
        self.address = address
        self.visitors = []
        self._browser = browser

    def __call__(self, language="en", address=None, **options):
        visitor = Visitor(self._browser, address or self.address, language, **options)
        self.visitors.append(visitor)
        return visitor


@pytest.fixture
def visit(browser, room):
    """Lets visitors come; afterwards none of their pages has made a fault."""
    visits = Visits(browser, room.address)
    yield visits
    for visitor in visits.visitors:
        visitor.context.close()
    assert [visitor.faults for visitor in visits.visitors if visitor.faults] == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """What a failed test has in front of it is told with the failure; why none can run, once."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple):
        report.longrepr = (__file__, 1, report.longrepr[2])
    visits = getattr(item, "funcargs", {}).get("visit")
    if report.failed and call.when == "call" and visits is not None:
        for number, visitor in enumerate(visits.visitors, 1):
            report.sections += [
                (f"page {place} of visitor {number}", seen(page))
                for place, page in enumerate(visitor.context.pages, 1)
            ]
    return report


def seen(page):
    try:
        return page.locator("body").aria_snapshot()
    except Error as error:
        return str(error)

"""A small app with the pages about people, over a store of each kind, with a clock of its own."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partialmethod
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from tripledraw.room.http import people
from tripledraw.room.http.refusals import EXCEPTION_HANDLERS
from tripledraw.room.limits import Limits
from tripledraw.room.people.passwords import Passwords
from tripledraw.room.settings import Settings
from tripledraw.room.store.store import Store

NOW = 1_800_000_000_000
# As quick as argon2 can be; the product has the parameters of RFC 9106.
QUICK = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}


@dataclass
class FakeClock:
    """Time that passes when somebody waits, and at once."""

    now: int = NOW

    def __call__(self) -> int:
        return self.now

    def at(self, when: int, call: Callable[[], None]) -> asyncio.Handle:
        self.now = max(self.now, when)
        return asyncio.get_running_loop().call_soon(call)


@dataclass
class FakeRoom:
    store: Store
    passwords: Passwords
    settings: Settings = field(default_factory=Settings)
    limits: Limits = field(default_factory=Limits)
    clock: FakeClock = field(default_factory=FakeClock)
    blocked: dict[str, frozenset[str]] = field(default_factory=dict)

    def block(self, player: str, blocked: frozenset[str]) -> None:
        self.blocked[player] = blocked

    @property
    def now(self) -> int:
        return self.clock.now

    @now.setter
    def now(self, now: int) -> None:
        self.clock.now = now


class Browser:
    """A visitor with cookies and headers of its own; all share one client of the app."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookies = httpx.Cookies()
        self.headers: dict[str, str] = {}

    def request(self, method: str, page: str, **more: Any) -> httpx.Response:
        self.client.cookies = self.cookies
        more["headers"] = {**self.headers, **more.get("headers", {})}
        answer = self.client.request(method, page, **more)
        self.cookies = httpx.Cookies(self.client.cookies)
        return answer

    get = partialmethod(request, "GET")
    post = partialmethod(request, "POST")
    put = partialmethod(request, "PUT")
    patch = partialmethod(request, "PATCH")
    delete = partialmethod(request, "DELETE")


NewBrowser = Callable[[], Browser]


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    made = Passwords(PasswordHasher(**QUICK))
    yield made
    made.close()


@pytest.fixture
def room(store: Store, passwords: Passwords) -> FakeRoom:
    return FakeRoom(store, passwords)


@pytest.fixture
def new_browser(room: FakeRoom) -> Iterator[NewBrowser]:
    app = Litestar(
        [people.router()],
        state=State({"room": room}),
        exception_handlers=EXCEPTION_HANDLERS,
    )
    with TestClient(app, base_url="http://room.test") as client:
        yield lambda: Browser(client)


@pytest.fixture
def browser(new_browser: NewBrowser) -> Browser:
    return new_browser()

"""What visitors do at the pages, for the tests of them."""

from typing import Any

import httpx
from tests.room.people.conftest import Browser

from tripledraw.room.http.visitors import COOKIE

API = "/api/v1"
PASSWORD = "correct horse"
Answer = dict[str, Any]


def as_guest(browser: Browser, name: str = "Dana", **more: str) -> Answer:
    answer = browser.post(f"{API}/guests", json={"name": name, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def as_account(browser: Browser, name: str = "Dana", password: str = PASSWORD) -> Answer:
    answer = browser.post(f"{API}/accounts", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return answer.json()


def sign_in(browser: Browser, name: str = "Dana", password: str = PASSWORD) -> httpx.Response:
    return browser.post(f"{API}/session", json={"name": name, "password": password})


def by_link(browser: Browser, secret: str) -> httpx.Response:
    return browser.post(f"{API}/guest", json={"secret": secret})


def me(browser: Browser) -> Answer | None:
    answer = browser.get(f"{API}/session")
    assert answer.status_code == 200
    return answer.json()


def name_of(browser: Browser) -> str | None:
    told = me(browser)
    return told and told["name"]


def refused(answer: httpx.Response, status: int, error: str) -> Answer:
    told = answer.json()
    assert (answer.status_code, told["error"]) == (status, error), answer.text
    assert set(told) == {"error", "text", "arguments"}
    assert told["text"]
    return told["arguments"]


def with_secret(browser: Browser, secret: str) -> None:
    browser.cookies.clear()
    browser.cookies.set(COOKIE, secret)

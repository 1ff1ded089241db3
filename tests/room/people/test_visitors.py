"""Whoever is at the door: from our own pages or another site's, at a page or at a socket."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.testing import TestClient
from tests.room.people.conftest import Browser, FakeRoom

from tripledraw.errors import RoomError
from tripledraw.room.http import people, visitors
from tripledraw.room.http.visitors import COOKIE, address_of, check_origin
from tripledraw.room.settings import Settings

GUESTS = "/api/v1/guests"
SETTINGS = Settings(address="https://cards.example.org", origins=("https://club.example.org",))

OURS = [
    (None, "anything"),
    ("https://cards.example.org", "10.0.0.5:8072"),
    ("https://club.example.org", "cards.example.org"),
    ("http://192.168.1.5:8072", "192.168.1.5:8072"),
    ("http://Living-Room:8072", "living-room:8072"),
    ("http://[::1]:8072", "[::1]:8072"),
]
THEIRS = [
    ("https://evil.example", "cards.example.org"),
    ("https://cards.example.org.evil.example", "cards.example.org"),
    ("https://evil.example/cards.example.org", "cards.example.org"),
    ("http://cards.example.org:81", "cards.example.org"),
    ("https://sub.club.example.org", "cards.example.org"),
    ("null", "cards.example.org"),
    ("", "cards.example.org"),
    ("file://", "cards.example.org"),
    ("http://[", "cards.example.org"),
    ("null", ""),
    ("file://", ""),
]


def headers(origin: str | None, host: str) -> dict[str, str]:
    return {"host": host} if origin is None else {"host": host, "origin": origin}


@pytest.mark.parametrize(("origin", "host"), OURS)
def test_our_pages_are_let_in(origin: str | None, host: str) -> None:
    check_origin(headers(origin, host), SETTINGS)


@pytest.mark.parametrize(("origin", "host"), THEIRS)
def test_pages_of_other_sites_are_not(origin: str, host: str) -> None:
    with pytest.raises(RoomError) as caught:
        check_origin(headers(origin, host), SETTINGS)
    assert caught.value.id == "origin-wrong"


def test_another_site_changes_nothing(browser: Browser) -> None:
    evil = {"Origin": "https://evil.example"}
    answer = browser.post(GUESTS, json={"name": "Dana"}, headers=evil)
    assert (answer.status_code, answer.json()["error"]) == (403, "origin-wrong")
    own = {"Origin": "http://room.test"}
    assert browser.post(GUESTS, json={"name": "Dana"}, headers=own).status_code == 201

    for method, page in (("DELETE", "session"), ("DELETE", "me"), ("POST", "me/topup")):
        answer = browser.request(method, f"/api/v1/{page}", headers=evil)
        assert answer.json()["error"] == "origin-wrong"
    assert browser.get("/api/v1/me", headers=evil).json()["name"] == "Dana"


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_a_form_can_send_is_not_read(browser: Browser, content_type: str) -> None:
    more = {"content-type": content_type}
    answer = browser.post(GUESTS, content=b'{"name": "Dana"}', headers=more)
    assert (answer.status_code, answer.json()["error"]) == (400, "message-bad")
    answer = browser.post("/api/v1/me/topup", headers=more)
    assert (answer.status_code, answer.json()["error"]) == (400, "message-bad")


@pytest.fixture
def at_table(room: FakeRoom) -> Iterator[TestClient[Litestar]]:
    """A socket that says who is at it."""

    @websocket("/ws")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        person = await visitors.signed_in(socket)
        await socket.send_text(person.name if person else "")
        await socket.close()

    app = Litestar([people.router(), socket], state=State({"room": room}))
    with TestClient(app, base_url="http://room.test") as client:
        yield client


def name_at(client: TestClient[Litestar], **headers: str) -> str:
    with client.websocket_connect("/ws", headers=headers) as socket:
        return socket.receive_text()


def test_a_socket_knows_cookies_and_tokens(at_table: TestClient[Litestar]) -> None:
    assert name_at(at_table) == ""
    at_table.post(GUESTS, json={"name": "Dana"})
    assert name_at(at_table) == "Dana"
    token = at_table.post("/api/v1/me/tokens", json={}).json()["token"]
    secret = at_table.cookies[COOKIE]
    at_table.cookies = httpx.Cookies()
    assert name_at(at_table) == ""
    assert name_at(at_table, authorization=f"Bearer {token}") == "Dana"
    assert name_at(at_table, authorization=f"bearer {token}") == "Dana"
    assert name_at(at_table, cookie=f"{COOKIE}={secret}") == "Dana"
    assert name_at(at_table, cookie=f"{COOKIE}={token}") == ""


class Caller:
    def __init__(self, host: str | None) -> None:
        self.client = host and type("Address", (), {"host": host})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_an_address_counts_as_a_customer_of_a_provider(host: str | None, address: str) -> None:
    assert address_of(Caller(host)) == address

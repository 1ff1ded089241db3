# ruff: noqa: RUF001 (letters that look like others are what is tested)
"""The pages about people, through a browser: coming in, leaving, cookies, bounds, limits."""

from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient
from sqlalchemy import text
from tests.room.people.conftest import NOW, Browser, FakeRoom, NewBrowser
from tests.room.people.pages import (
    API,
    PASSWORD,
    as_account,
    as_guest,
    by_link,
    me,
    name_of,
    refused,
    sign_in,
    with_secret,
)

from tripledraw.room.http import people
from tripledraw.room.http.visitors import COOKIE
from tripledraw.room.people import accounts, topup
from tripledraw.room.people.sessions import LIVES
from tripledraw.room.settings import Settings


class TestGuests:
    def test_a_guest_comes_in_by_a_name(self, browser: Browser) -> None:
        told = as_guest(browser, "Ελένη", language="el")
        assert told["me"] == me(browser)
        assert told["me"] == {
            **{"id": told["me"]["id"], "name": "Ελένη", "guest": True, "admin": False},
            **{"language": "el", "settings": {}, "created": NOW, "chips": topup.START},
            **{"top_up_below": topup.FLOOR, "top_up_from": 0},
        }

    def test_and_by_the_link_from_anywhere(self, browser: Browser, new_browser: NewBrowser) -> None:
        link, other = as_guest(browser)["link"], new_browser()
        assert name_of(other) is None
        answer = by_link(other, link)
        assert answer.status_code == 200
        assert answer.json() == me(other) == me(browser)
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["referrer-policy"] == "no-referrer"

    def test_no_other_site_signs_anybody_in(self, browser: Browser) -> None:
        link = as_guest(browser)["link"]
        browser.cookies.clear()
        assert browser.get(f"{API}/guest/{link}").status_code == 404
        answer = browser.post(
            f"{API}/guest", json={"secret": link}, headers={"Origin": "https://evil.example"}
        )
        refused(answer, 403, "origin-wrong")
        form = {"content-type": "text/plain"}
        refused(browser.post(f"{API}/guest", content=b"{}", headers=form), 400, "message-bad")
        assert me(browser) is None

    def test_a_link_expires(self, browser: Browser, room: FakeRoom) -> None:
        link = as_guest(browser)["link"]
        room.now += LIVES["link"]
        refused(by_link(browser, link), 410, "link-expired")
        refused(by_link(browser, "nonsense"), 410, "link-expired")

    def test_a_new_link_makes_the_old_one_void(self, browser: Browser) -> None:
        old = as_guest(browser)["link"]
        answer = browser.post(f"{API}/guest/link", json={})
        assert answer.status_code == 201
        refused(by_link(browser, old), 410, "link-expired")
        assert by_link(browser, answer.json()["link"]).status_code == 200

    def test_the_cookie_is_no_link_and_the_link_no_cookie(self, browser: Browser) -> None:
        link = as_guest(browser)["link"]
        refused(by_link(browser, browser.cookies[COOKIE]), 410, "link-expired")
        with_secret(browser, link)
        assert me(browser) is None

    @pytest.mark.parametrize(
        ("name", "error"),
        [("D", "name-length"), ("D" * 21, "name-length"), ("Da\u202ena", "name-bad")],
    )
    def test_a_wrong_name_is_refused(self, browser: Browser, name: str, error: str) -> None:
        refused(browser.post(f"{API}/guests", json={"name": name}), 400, error)

    def test_a_name_is_taken_once(self, browser: Browser, new_browser: NewBrowser) -> None:
        as_guest(browser, "paypal")
        answer = new_browser().post(f"{API}/guests", json={"name": "pаypal"})
        assert refused(answer, 409, "name-taken") == {"name": "pаypal"}


class TestAccounts:
    def test_an_account_comes_in_by_name_and_password(
        self, browser: Browser, new_browser: NewBrowser
    ) -> None:
        made = as_account(browser)
        assert not made["guest"]
        other = new_browser()
        for name in ("Dana", "dana"):
            answer = sign_in(other, name)
            assert answer.status_code == 200
            assert answer.json() == me(other) == made

    @pytest.mark.parametrize(
        ("name", "password"),
        [("Dana", "wrong horse"), ("Dana", ""), ("Dána", PASSWORD), ("Noa", PASSWORD), ("", "")],
    )
    def test_a_wrong_name_or_password_does_not(
        self, browser: Browser, new_browser: NewBrowser, name: str, password: str
    ) -> None:
        as_account(browser)
        other = new_browser()
        refused(sign_in(other, name, password), 401, "login-wrong")
        assert me(other) is None

    def test_a_guest_has_no_password(self, browser: Browser, new_browser: NewBrowser) -> None:
        as_guest(browser)
        refused(sign_in(new_browser(), "Dana", ""), 401, "login-wrong")

    def test_a_short_password_is_refused(self, browser: Browser) -> None:
        body = {"name": "Dana", "password": "1234567"}
        assert refused(browser.post(f"{API}/accounts", json=body), 400, "password-short") == {
            "least": 8
        }
        assert as_guest(browser)["me"]["name"] == "Dana"

    def test_a_guest_becomes_an_account_and_stays_who_he_is(
        self, browser: Browser, new_browser: NewBrowser
    ) -> None:
        guest = as_guest(browser)
        answer = browser.post(f"{API}/accounts/upgrade", json={"password": PASSWORD})
        assert answer.status_code == 200
        assert answer.json() == me(browser) == {**guest["me"], "guest": False}
        refused(by_link(browser, guest["link"]), 410, "link-expired")
        assert sign_in(new_browser()).status_code == 200
        again = browser.post(f"{API}/accounts/upgrade", json={"password": PASSWORD})
        refused(again, 409, "account-already")
        refused(browser.post(f"{API}/guest/link", json={}), 409, "account-already")

    def test_another_password_signs_every_other_browser_out(
        self, browser: Browser, new_browser: NewBrowser
    ) -> None:
        as_account(browser)
        other = new_browser()
        sign_in(other)
        body = {"password": PASSWORD, "new": "battery staple"}
        assert browser.put(f"{API}/me/password", json=body).status_code == 200
        assert name_of(browser) == "Dana"
        assert me(other) is None
        refused(sign_in(other), 401, "login-wrong")
        assert sign_in(other, password="battery staple").status_code == 200

    def test_the_present_password_must_be_known(self, browser: Browser) -> None:
        as_account(browser)
        body = {"password": "wrong horse", "new": "battery staple"}
        refused(browser.put(f"{API}/me/password", json=body), 401, "password-wrong")
        assert sign_in(browser).status_code == 200

    def test_who_is_banned_is_told_so_if_the_password_is_right(
        self, browser: Browser, room: FakeRoom
    ) -> None:
        made = as_account(browser)
        room.store.write_now(lambda conn: accounts.ban(conn, made["id"]))
        assert me(browser) is None
        refused(sign_in(browser), 403, "banned")
        refused(sign_in(browser, password="wrong horse"), 401, "login-wrong")

    def test_a_hash_of_older_parameters_is_renewed(
        self, browser: Browser, room: FakeRoom, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        as_account(browser)
        before = hashes(room)
        monkeypatch.setattr(type(room.passwords), "is_outdated", lambda *_: True)
        assert sign_in(browser).status_code == 200
        assert hashes(room) != before
        assert sign_in(browser).status_code == 200


def hashes(room: FakeRoom) -> list[str]:
    return [
        row.password
        for row in room.store.read_now(
            lambda conn: conn.execute(text("SELECT password FROM players")).all()
        )
    ]


class TestCookies:
    def cookie(self, answer: httpx.Response) -> Any:
        return SimpleCookie(answer.headers["set-cookie"])[COOKIE]

    def test_no_script_reads_it_and_no_other_site_sends_it(self, browser: Browser) -> None:
        cookie = self.cookie(browser.post(f"{API}/guests", json={"name": "Dana"}))
        assert cookie["httponly"] is True
        assert cookie["samesite"].lower() == "lax"
        assert cookie["path"] == "/"
        assert int(cookie["max-age"]) * 1000 == LIVES["cookie"]
        assert not cookie["secure"]
        assert not cookie["domain"]

    def test_under_https_it_is_for_https_alone(self, browser: Browser, room: FakeRoom) -> None:
        room.settings = Settings(address="https://cards.example.org")
        cookie = self.cookie(browser.post(f"{API}/guests", json={"name": "Dana"}))
        assert cookie["secure"] is True

    def test_after_signing_out_the_old_one_is_worth_nothing(self, browser: Browser) -> None:
        as_account(browser)
        old = browser.cookies[COOKIE]
        answer = browser.delete(f"{API}/session")
        assert answer.status_code == 204
        assert self.cookie(answer)["max-age"] == "0"
        with_secret(browser, old)
        assert me(browser) is None
        assert browser.delete(f"{API}/session").status_code == 204

    @pytest.mark.parametrize("again", ["sign in", "upgrade", "follow link", "new password"])
    def test_whoever_signs_in_gets_another_and_the_old_one_ends(
        self, browser: Browser, again: str
    ) -> None:
        if again in {"sign in", "new password"}:
            as_account(browser)
        else:
            link = as_guest(browser)["link"]
        old = browser.cookies[COOKIE]
        if again == "sign in":
            sign_in(browser)
        elif again == "new password":
            browser.put(f"{API}/me/password", json={"password": PASSWORD, "new": PASSWORD})
        elif again == "upgrade":
            browser.post(f"{API}/accounts/upgrade", json={"password": PASSWORD})
        else:
            by_link(browser, link)
        new = browser.cookies[COOKIE]
        assert name_of(browser) == "Dana"
        assert new != old
        with_secret(browser, old)
        assert me(browser) is None

    def test_it_lives_on_while_it_is_used(self, browser: Browser, room: FakeRoom) -> None:
        as_guest(browser)
        secret, life = browser.cookies[COOKIE], LIVES["cookie"]
        for _ in range(3):
            room.now += life - 1
            with_secret(browser, secret)
            assert name_of(browser) == "Dana"
        room.now += life
        with_secret(browser, secret)
        assert me(browser) is None

    def test_a_made_up_one_is_a_stranger(self, browser: Browser) -> None:
        as_guest(browser)
        for made_up in ("x", browser.cookies[COOKIE][:-1], "\u00e9"):
            cookie = f"{COOKIE}={made_up}".encode("latin-1")
            answer = browser.get(f"{API}/me", headers={"cookie": cookie})
            refused(answer, 401, "need-login")


class TestSecrets:
    def test_the_database_has_no_secret_in_clear(self, browser: Browser, room: FakeRoom) -> None:
        link = as_guest(browser, "Noa")["link"]
        first = browser.cookies[COOKIE]
        as_account(browser)
        token = browser.post(f"{API}/me/tokens", json={"label": "mine"}).json()["token"]
        kept = room.store.read_now(everything)
        assert "$argon2id$" in kept
        assert "mine" in kept
        for secret in (link, first, browser.cookies[COOKIE], token, PASSWORD):
            assert len(secret) > 8
            assert secret not in kept

    def test_no_answer_has_a_hash(self, browser: Browser) -> None:
        as_account(browser)
        browser.post(f"{API}/me/tokens", json={})
        for page in ("me", "me/tokens", "notes"):
            assert "argon2" not in browser.get(f"{API}/{page}").text


def everything(conn: Any) -> str:
    """Every row of the tables about people, as text."""
    return "\n".join(
        repr(row)
        for table in ("players", "looks", "sessions", "notes", "moves")
        for row in conn.execute(text(f"SELECT * FROM {table}"))
    )


class TestBounds:
    """Whatever comes in has a bound, and what is no message is refused as one sentence."""

    MESSAGES: tuple[tuple[str, str, Any], ...] = (
        ("POST", "guests", {}),
        ("POST", "guests", {"name": 7}),
        ("POST", "guests", {"name": None}),
        ("POST", "guests", ["Dana"]),
        ("POST", "guests", {"name": "Dana", "admin": True}),
        ("POST", "guests", {"name": "D" * 41}),
        ("POST", "guests", {"name": "Da\x00na"}),
        ("POST", "guests", {"name": "Dana", "language": "x" * 9}),
        ("POST", "session", {"name": "Da\x00na", "password": PASSWORD}),
        ("POST", "session", {"name": "Dana", "password": "x" * 201}),
        ("POST", "me/tokens", {"label": "x" * 41}),
        ("POST", "me/tokens", {"label": "a\x00"}),
        ("PATCH", "me", {"settings": {"x": 2.5}}),
        ("PATCH", "me", {"settings": {"x": 2**60}}),
        ("PATCH", "me", {"settings": {"x": ["y"]}}),
        ("PATCH", "me", {"settings": {"x": "y" * 101}}),
        ("PATCH", "me", {"settings": {f"{key}": 1 for key in range(51)}}),
        ("PUT", "notes/abc", {"text": "x" * 501}),
        ("PUT", "notes/abc", {"text": "a\x00"}),
        ("PUT", "notes/abc", {"blocked": "yes"}),
        ("GET", "notes/a%00b", None),
        ("GET", f"notes/{'a' * 25}", None),
    )
    RAW = (b"", b"{", b"\xff", b'{"name": "\\ud800"}', b"[" * 5000, b"7" * 5000)

    def test_what_is_no_message(self, browser: Browser, subtests: pytest.Subtests) -> None:
        as_guest(browser, "Noa")
        for method, page, body in self.MESSAGES:
            with subtests.test(page=page, body=body):
                refused(browser.request(method, f"{API}/{page}", json=body), 400, "message-bad")
        assert name_of(browser) == "Noa"

    def test_what_is_no_json(self, browser: Browser, subtests: pytest.Subtests) -> None:
        for raw in self.RAW:
            with subtests.test(raw=raw[:20]):
                answer = browser.post(
                    f"{API}/guests", content=raw, headers={"content-type": "application/json"}
                )
                refused(answer, 400, "message-bad")

    def test_what_is_too_long(self, browser: Browser) -> None:
        body = {"name": "D" * people.LONGEST}
        refused(browser.post(f"{API}/guests", json=body), 413, "message-long")

    def test_the_sentence_says_where(self, browser: Browser) -> None:
        arguments = refused(browser.post(f"{API}/guests", json={"name": 7}), 400, "message-bad")
        assert "name" in arguments["reason"]
        assert "str" in arguments["reason"]

    def test_what_is_not_there(self, browser: Browser) -> None:
        refused(browser.get(f"{API}/nonsense"), 404, "not-found")
        refused(browser.delete(f"{API}/guests"), 405, "message-bad")


class TestLimits:
    def test_tries_at_a_name_from_one_address_are_limited(
        self, browser: Browser, room: FakeRoom
    ) -> None:
        as_account(browser)
        tried = 0
        answer = sign_in(browser, "DANA", "wrong horse")
        while answer.status_code == 401:
            tried += 1
            answer = sign_in(browser, "dana", f"wrong {tried}")
        assert 3 <= tried <= 15
        seconds = refused(answer, 429, "too-fast")["seconds"]
        assert answer.headers["retry-after"] == str(seconds)
        refused(sign_in(browser), 429, "too-fast")
        assert sign_in(browser, "Nobody").status_code == 401
        room.now += seconds * 1000
        assert sign_in(browser).status_code == 200

    def test_strangers_at_a_name_hold_its_owner_back_and_do_not_lock_him_out(
        self,
        browser: Browser,
        new_browser: NewBrowser,
        room: FakeRoom,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        as_account(browser)
        stranger = new_browser()
        with monkeypatch.context() as everywhere:
            for number in range(31):
                everywhere.setattr(people, "address_of", lambda _, at=number: f"198.51.100.{at}")
                assert sign_in(stranger, "Dana", "wrong horse").status_code == 401
        asked = room.now
        assert sign_in(browser).status_code == 200
        assert room.now - asked == people.HELD_BACK
        as_account(browser, "Mila")
        asked = room.now
        assert sign_in(browser, "Mila").status_code == 200
        assert room.now == asked

    def test_tries_from_an_address_are_limited_whatever_the_name(self, browser: Browser) -> None:
        answers = [sign_in(browser, f"Nobody {number}").status_code for number in range(40)]
        assert answers == sorted(answers)
        assert set(answers) == {401, 429}

    def test_nor_is_the_present_password_guessed(self, browser: Browser) -> None:
        as_account(browser)
        body = {"password": "wrong horse", "new": PASSWORD}
        answers = [browser.put(f"{API}/me/password", json=body).status_code for _ in range(40)]
        assert answers == sorted(answers)
        assert set(answers) == {401, 429}

    def test_links_are_not_tried_out(self, browser: Browser) -> None:
        answers = [by_link(browser, f"x{number}").status_code for number in range(40)]
        assert set(answers) == {410, 429}

    def test_new_players_from_an_address_are_limited(self, browser: Browser) -> None:
        answers = [
            browser.post(f"{API}/guests", json={"name": f"Guest {number}"}).status_code
            for number in range(40)
        ]
        assert set(answers) == {201, 429}


def test_the_pages_describe_themselves(room: FakeRoom) -> None:
    app = Litestar([people.router()], state=State({"room": room}))
    with TestClient(app) as client:
        pages = client.get("/schema/openapi.json").json()["paths"]
    assert {f"{API}/guests", f"{API}/me", f"{API}/notes/{{player}}"} <= set(pages)

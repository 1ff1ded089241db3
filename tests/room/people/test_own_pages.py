"""The pages about oneself, through a browser: settings, chips, tokens of bots, notes."""

from tests.room.people.conftest import NOW, Browser, FakeRoom, NewBrowser
from tests.room.people.pages import (
    API,
    PASSWORD,
    as_account,
    as_guest,
    me,
    name_of,
    refused,
    sign_in,
    with_secret,
)

from tripledraw.room.http.visitors import COOKIE
from tripledraw.room.people import topup
from tripledraw.room.store import ledger
from tripledraw.room.store.ledger import Move, player_account, seat_account


class TestTokens:
    def test_a_bot_comes_by_a_token(self, browser: Browser, new_browser: NewBrowser) -> None:
        as_account(browser)
        made = browser.post(f"{API}/me/tokens", json={"label": "caller"})
        assert made.status_code == 201
        token = made.json()
        bot = new_browser()
        bot.headers["Authorization"] = f"Bearer {token['token']}"
        assert name_of(bot) == "Dana"
        assert bot.get(f"{API}/notes").status_code == 200

        listed = browser.get(f"{API}/me/tokens").json()
        assert listed == [{**token, "token": None}]
        assert browser.delete(f"{API}/me/tokens/{token['id']}").status_code == 204
        assert me(bot) is None
        refused(browser.delete(f"{API}/me/tokens/{token['id']}"), 404, "token-gone")

    def test_a_bot_cannot_change_the_account_it_plays_for(
        self, browser: Browser, new_browser: NewBrowser
    ) -> None:
        as_guest(browser)
        token = browser.post(f"{API}/me/tokens", json={}).json()
        bot = new_browser()
        bot.headers["Authorization"] = f"Bearer {token['token']}"
        for method, page, body in (
            ("GET", "me/tokens", None),
            ("POST", "me/tokens", {}),
            ("DELETE", f"me/tokens/{token['id']}", None),
            ("POST", "guest/link", {}),
            ("POST", "accounts/upgrade", {"password": PASSWORD}),
            ("PUT", "me/password", {"password": PASSWORD, "new": PASSWORD}),
            ("PATCH", "me", {"language": "de"}),
            ("DELETE", "me", None),
        ):
            refused(bot.request(method, f"{API}/{page}", json=body), 401, "need-login")

    def test_a_wrong_token_is_a_stranger_even_with_a_cookie(self, browser: Browser) -> None:
        as_guest(browser)
        for wrong in ("Bearer x", f"Bearer {browser.cookies[COOKIE]}", "Bearer "):
            answer = browser.get(f"{API}/me", headers={"Authorization": wrong})
            refused(answer, 401, "need-login")


class TestMe:
    def test_the_page_asks_who_is_here_and_a_stranger_is_no_error(self, browser: Browser) -> None:
        answer = browser.get(f"{API}/session")
        assert (answer.status_code, answer.json()) == (200, None)
        as_guest(browser)
        assert browser.get(f"{API}/session").json() == browser.get(f"{API}/me").json()

    def test_a_stranger_is_nobody(self, browser: Browser) -> None:
        for method, page, body in (
            ("GET", "me", None),
            ("PATCH", "me", {}),
            ("DELETE", "me", None),
            ("POST", "me/topup", {}),
            ("GET", "me/tokens", None),
            ("GET", "notes", None),
            ("GET", "notes/x", None),
            ("PUT", "notes/x", {}),
        ):
            refused(browser.request(method, f"{API}/{page}", json=body), 401, "need-login")

    def test_language_and_settings(self, browser: Browser) -> None:
        as_guest(browser)
        settings = {"sound": False, "volume": 7, "deck": "four colours"}
        answer = browser.patch(f"{API}/me", json={"language": "he", "settings": settings})
        assert answer.status_code == 200
        assert answer.json() == me(browser)
        assert (answer.json()["language"], answer.json()["settings"]) == ("he", settings)
        browser.patch(f"{API}/me", json={"language": "et"})
        assert browser.get(f"{API}/me").json()["settings"] == settings
        refused(browser.patch(f"{API}/me", json={"language": "xx"}), 400, "language-unknown")

    def test_top_up(self, browser: Browser, room: FakeRoom) -> None:
        dana = as_guest(browser)["me"]
        refused(browser.post(f"{API}/me/topup", json={}), 409, "top-up-enough")
        lost = [Move(player_account(dana["id"]), seat_account("t", 0), topup.START, "test")]
        room.store.write_now(lambda conn: ledger.move(conn, lost, NOW))
        answer = browser.post(f"{API}/me/topup", json={})
        assert answer.status_code == 200
        told = answer.json()
        assert (told["chips"], told["top_up_from"]) == (topup.START, NOW + topup.DAY)
        room.store.write_now(lambda conn: ledger.move(conn, lost, NOW))
        refused(browser.post(f"{API}/me/topup", json={}), 409, "top-up-later")

    def test_deleting_oneself(self, browser: Browser, new_browser: NewBrowser) -> None:
        as_account(browser)
        secret = browser.cookies[COOKIE]
        assert browser.delete(f"{API}/me").status_code == 204
        with_secret(browser, secret)
        assert me(browser) is None
        refused(sign_in(browser), 401, "login-wrong")
        as_guest(new_browser(), "Dana")

    def test_but_not_while_seated(self, browser: Browser, room: FakeRoom) -> None:
        dana = as_guest(browser)["me"]
        bought = [Move(player_account(dana["id"]), seat_account("t", 0), 500, "buy-in")]
        room.store.write_now(lambda conn: ledger.move(conn, bought, NOW, "t"))
        refused(browser.delete(f"{API}/me"), 409, "still-seated")
        assert name_of(browser) == "Dana"


class TestNotes:
    def test_notes_are_for_oneself(self, browser: Browser, new_browser: NewBrowser) -> None:
        other = new_browser()
        as_guest(browser, "Dana")
        noa = as_guest(other, "Noa")["me"]["id"]
        page, nothing = f"{API}/notes/{noa}", {"player": noa, "name": "Noa", "text": ""}
        assert browser.get(page).json() == {**nothing, "blocked": False}
        note = {"text": "bluffs\nmore", "blocked": True}
        answer = browser.put(page, json=note)
        assert answer.status_code == 200
        assert answer.json() == browser.get(page).json() == {**nothing, **note}
        assert browser.get(f"{API}/notes").json() == [{**nothing, **note}]
        assert other.get(f"{API}/notes").json() == []
        browser.put(page, json={})
        assert browser.get(f"{API}/notes").json() == []

    def test_about_whom(self, browser: Browser) -> None:
        dana = as_guest(browser)["me"]["id"]
        refused(browser.get(f"{API}/notes/nobody"), 404, "player-gone")
        refused(browser.put(f"{API}/notes/{dana}", json={"text": "x"}), 409, "note-self")

"""Lists, files and statistics from the database, over HTTP too."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.testing import TestClient
from tests.room.history.evenings import KEY, Filed, evening

from tripledraw import histories
from tripledraw.fairness import Record, verify
from tripledraw.room.history import archive
from tripledraw.room.history.statistics import statistics
from tripledraw.room.http import hands
from tripledraw.room.http.refusals import EXCEPTION_HANDLERS
from tripledraw.room.limits import Limits
from tripledraw.room.people import accounts, sessions
from tripledraw.room.settings import Settings
from tripledraw.room.store import tablelog
from tripledraw.room.store.sealing import KeyFile
from tripledraw.room.store.store import Store

NOW = 1_900_000_000_000
NAMES = ("ann", "bob", "cat")
TERMS = json.dumps({"name": "Nine", "audit": "never"})


@dataclass
class FakeRoom:
    store: Store
    key: KeyFile = KEY
    settings: Settings = field(default_factory=Settings)
    limits: Limits = field(default_factory=Limits)

    def clock(self) -> int:
        return NOW


@pytest.fixture(scope="module")
def played() -> list[Filed]:
    return evening(6, *NAMES, seed=4)


@pytest.fixture
def people(store: Store) -> dict[str, str]:
    """The ids of players by name."""
    return {
        name: store.write_now(lambda conn, name=name: accounts.create(conn, name, NOW)).id
        for name in (*NAMES, "eve")
    }


@pytest.fixture
def archived(store: Store, people: dict[str, str], played: list[Filed]) -> Store:
    """Two tables with the same hands, hand n ended at time n; at table b hand 2 is cancelled."""
    for table in ("a", "b"):
        keep_table(store, table)
        for number, kept in enumerate(played, start=1):
            keep_hand(store, table, number, kept, people)
    return store


def keep_table(store: Store, table: str) -> None:
    store.write_now(
        lambda conn: tablelog.open_table(conn, table, TERMS, None, None, 1, (b"opened",))
    )


def keep_hand(store: Store, table: str, number: int, kept: Filed, people: dict[str, str]) -> None:
    cancelled = "admin" if (table, number) == ("b", 2) else None
    played = replace(kept.played, cancelled=cancelled)
    row = archive.hand_row(played, table, KEY)
    players = [{**row, "player": people[row["player"]]} for row in archive.player_rows(played)]
    store.write_now(
        lambda conn: tablelog.append(
            conn, table, number, (b"acted",), number, hand=row, hand_players=players
        )
    )


def test_statistics_are_the_sums_of_the_hands(archived, people, played):
    for name in NAMES:
        found = archived.read_now(lambda conn, name=name: statistics(conn, people[name], "a"))
        rows = [row for kept in played for row in kept.players if row["player"] == name]
        wagers, calls = (sum(row[each] for row in rows) for each in ("wagers", "calls"))
        shown = [row for row in rows if row["showdown"]]
        assert found.hands == len(played)
        assert found.won == sum(row["net"] for row in rows)
        assert found.won_small_bets == pytest.approx(found.won / 10)
        assert found.voluntary == pytest.approx(sum(row["voluntary"] for row in rows) / len(rows))
        assert found.raises == pytest.approx(wagers / (wagers + calls))
        assert found.showdowns == pytest.approx(len(shown) / len(rows))
        assert found.showdowns_won == pytest.approx(
            sum(row["won_showdown"] for row in shown) / len(shown)
        )
        for draw in range(3):
            made = [row["draws"][draw] for row in rows if len(row["draws"]) > draw]
            assert found.pat[draw] == pytest.approx(made.count("p") / len(made))


def test_cancelled_hands_do_not_count(archived, people, played):
    find = archived.read_now
    assert find(lambda conn: statistics(conn, people["ann"], "b")).hands == len(played) - 1
    assert find(lambda conn: statistics(conn, people["ann"])).hands == 2 * len(played) - 1


def test_who_has_not_played_has_no_rates(archived, people):
    found = archived.read_now(lambda conn: statistics(conn, people["eve"]))
    assert (found.hands, found.won, found.won_small_bets) == (0, 0, 0)
    assert found.voluntary is found.raises is found.showdowns is found.showdowns_won is None
    assert found.pat == (None, None, None)


# -- over HTTP -------------------------------------------------------------------------------


@pytest.fixture
def browser(archived: Store, people: dict[str, str]) -> Iterator["Browser"]:
    app = Litestar(
        [Router("/api/v1", route_handlers=hands.HANDLERS)],
        state=State({"room": FakeRoom(archived)}),
        exception_handlers=EXCEPTION_HANDLERS,
    )
    with TestClient(app) as client:
        yield Browser(client, archived, people)


@dataclass
class Browser:
    client: TestClient[Any]
    store: Store
    people: dict[str, str]

    def get(self, path: str, player: str | None = "ann", **query: object) -> Any:
        headers = {}
        if player is not None:
            secret = self.store.write_now(
                lambda conn: sessions.start(conn, self.people[player], "cookie", NOW)
            )
            headers["Cookie"] = f"tripledraw={secret}"
        return self.client.get(f"/api/v1/me/{path}", headers=headers, params=query or None)


def test_the_list_of_hands(browser, played):
    found = browser.get("hands", limit=200).json()
    assert [(each["table"], each["number"]) for each in found] == [
        (table, number) for number in range(len(played), 0, -1) for table in ("a", "b")
    ]
    assert found[0]["name"] == "Nine"
    assert [each["number"] for each in found if each["cancelled"]] == [2]
    assert found[0]["net"] == played[-1].players[0]["net"]


def test_a_page_ends_between_two_moments(browser):
    first = browser.get("hands", limit=3).json()
    assert [(each["table"], each["at"]) for each in first] == [
        ("a", 6),
        ("b", 6),
        ("a", 5),
        ("b", 5),
    ]
    second = browser.get("hands", limit=3, before=5).json()
    assert second[0]["at"] == 4
    assert {each["at"] for each in browser.get("hands", table="b", limit=2).json()} == {6, 5}


def test_one_hand_in_every_form(browser, played):
    phh, txt, proof = (browser.get(f"hands/a/1.{ending}") for ending in ("phh", "txt", "proof"))
    for answer, ending in ((phh, "phh"), (txt, "txt")):
        (recorded,) = histories.read(answer.content, f"hand.{ending}")
        assert histories.replay(recorded).hand.stacks
        assert f'filename="tripledraw-a-1.{ending}"' in answer.headers["Content-Disposition"]
    assert "Dealt to ann [" in txt.text
    assert Record.from_json(json.loads(proof.text)).chair == 0


def test_an_evening_in_one_file(browser, played):
    recorded = list(histories.read(browser.get("hands/a.phhs").content, "a.phhs"))
    assert [each.hand_id for each in recorded] == [str(n) for n in range(1, len(played) + 1)]
    some = browser.get("hands/a.txt", since=2, until=4).content
    assert len(list(histories.read(some, "a.txt"))) == 2
    lines = browser.get("hands/a.proof").text.splitlines()
    assert verify(Record.from_json(json.loads(line)) for line in lines).hands == len(played)


REFUSED = [
    ("hands", None, "need-login"),
    ("hands/a/1.phh", None, "need-login"),
    ("hands/a.phhs", None, "need-login"),
    ("statistics", None, "need-login"),
    ("hands/a/1.phh", "eve", "no-hand"),
    ("hands/a/99.phh", "ann", "no-hand"),
    ("hands/c.phhs", "ann", "no-hand"),
    ("hands/a.txt", "eve", "no-hand"),
    ("hands/b/2.phh", "ann", "no-hand"),
    ("hands/a/1.exe", "ann", "message-bad"),
    ("hands/a/x.phh", "ann", "message-bad"),
    ("hands?limit=201", "ann", "message-bad"),
]


def test_what_is_refused(browser):
    for path, player, error in REFUSED:
        assert browser.get(path, player).json()["error"] == error, path


def test_files_are_limited(browser):
    answers = [browser.get("hands/a/1.phh") for _ in range(21)]
    assert answers[0].status_code == 200
    assert answers[-1].json()["error"] == "too-fast"


def test_statistics_over_http(browser, played):
    assert browser.get("statistics", table="a").json()["hands"] == len(played)

"""The pages of the lobby and of a table's owner."""

import csv
import io
from functools import partial

import httpx
import msgspec
import pytest
from sqlalchemy import event
from tests.room.live.rig import Guest, in_a_room
from tests.room.live.serving import asking, cookie_of
from tests.room.live.test_live import play_out

from tripledraw.room import wire
from tripledraw.room.history.sheet import Line, as_csv
from tripledraw.room.http.health import FRESH
from tripledraw.room.store.faults import DatabaseAway
from tripledraw.room.terms import Terms

HOME = {"name": "home", "private": True, "chairs": 2, "watch_delay": 0}


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


def test_the_lobby_counts_what_happens_at_a_table(url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        eve = await rig.guest("Eve", table, 3)
        await eve.do(wire.Queue)
        for _ in range(2):
            await play_out(table, ann, bob)
            await rig.deal(ann, bob)
        async with asking(rig.room) as pages:
            [listed] = (await pages.get("/api/v1/tables")).json()
            one = (await pages.get(f"/api/v1/tables/{table.id}")).json()
        assert listed == one
        assert (listed["players"], listed["waiting"], listed["watching"]) == (2, 1, 1)
        assert listed["average_pot"] >= 20
        assert listed["hands_per_hour"] > 0
        assert listed["stage"] == "playing"

    in_a_room(url, work)


def test_tables_are_found_by_their_terms(url):
    async def work(rig):
        for terms in (
            Terms(name="small", small_bet=5),
            Terms(name="big", small_bet=100, speed="fast"),
            Terms(name="duel", chairs=2, small_bet=10, reshuffle="stars"),
            Terms(name="tournament", kind="sit_and_go", buy_in_min=100),
            Terms(name="home", private=True),
        ):
            await rig.table(terms)

        async def names(**query):
            async with asking(rig.room) as pages:
                answer = await pages.get("/api/v1/tables", params=query)
                return [listing["terms"]["name"] for listing in answer.json()]

        assert await names() == ["small", "duel", "big", "tournament"]
        assert await names(kind="sit_and_go") == ["tournament"]
        assert await names(bet_from=10, bet_to=99, kind="cash") == ["duel"]
        assert await names(chairs=2) == ["duel"]
        assert await names(speed="fast") == ["big"]
        assert await names(reshuffle="stars") == ["duel"]
        assert await names(bots="true") == []

    in_a_room(url, work)


def test_a_full_table_is_not_among_those_with_a_free_chair(url):
    async def work(rig):
        table, *_ = await rig.headsup()
        async with asking(rig.room) as pages:
            assert (await pages.get("/api/v1/tables?free=true")).json() == []
            assert (await pages.get("/api/v1/tables?free=false")).json()[0]["id"] == table.id

    in_a_room(url, work)


def test_who_opens_a_private_table_gets_its_invitation(url):
    async def work(rig):
        owner = await rig.player("Owner")
        async with asking(rig.room, **await cookie_of(rig, owner)) as pages:
            opened = (await pages.post("/api/v1/tables", json=HOME)).json()
            again = (await pages.get(f"/api/v1/tables/{opened['id']}/invite")).json()
            [mine] = (await pages.get("/api/v1/tables")).json()
        assert len(opened["invite"]) >= 20
        assert again == {"invite": opened["invite"]}
        assert mine["mine"]
        async with asking(rig.room) as others:
            assert (await others.get("/api/v1/tables")).json() == []
            page = f"/api/v1/tables/{opened['id']}"
            refused = await others.get(page)
            assert (refused.status_code, refused.json()["error"]) == (403, "not-invited")
            assert (await others.get(page, params={"invite": "wrong"})).status_code == 403
            let_in = await others.get(page, params={"invite": opened["invite"]})
            assert let_in.json()["terms"]["name"] == "home"

    in_a_room(url, work)


def test_an_invitation_is_renewed_and_the_old_one_lets_nobody_in(url):
    async def before(rig):
        owner = await rig.player("Owner")
        async with asking(rig.room, **await cookie_of(rig, owner)) as pages:
            opened = (await pages.post("/api/v1/tables", json=HOME)).json()
            page = f"/api/v1/tables/{opened['id']}"
            renewed = (await pages.post(f"{page}/invite", json={})).json()["invite"]
            assert (await pages.get(f"{page}/invite")).json() == {"invite": renewed}
            public = (await pages.post("/api/v1/tables", json={"name": "open"})).json()["id"]
            answer = await pages.post(f"/api/v1/tables/{public}/invite", json={})
            assert answer.json() == {"invite": None}
        stranger = await rig.player("Stranger")
        async with asking(rig.room, **await cookie_of(rig, stranger)) as pages:
            assert (await pages.post(f"{page}/invite", json={})).json()["error"] == "not-owner"
        return page, opened["invite"], renewed

    async def look(rig):
        async with asking(rig.room) as others:
            assert (await others.get(page, params={"invite": old})).status_code == 403
            assert (await others.get(page, params={"invite": new})).status_code == 200

    page, old, new = in_a_room(url, before)
    assert len(new) >= 20
    in_a_room(url, look)


def test_who_was_sent_away_comes_in_by_no_invitation_until_he_is_let_in_again(url):
    async def work(rig):
        owner = await rig.player("Owner")
        table = await rig.table(msgspec.convert(HOME, Terms), owner)
        host, bob = await Guest(owner).join(table), await rig.guest("Bob", table)
        await bob.sit(1)
        assert isinstance(await host.do(wire.Remove, chair=1), wire.Done)
        assert bob.closed
        page = f"/api/v1/tables/{table.id}"
        async with asking(rig.room, **await cookie_of(rig, bob.player)) as pages:
            refused = await pages.get(page, params={"invite": table.invite})
            assert (refused.status_code, refused.json()["error"]) == (403, "barred")
            assert (await pages.get(f"{page}/barred")).json()["error"] == "not-owner"
            assert (await pages.get("/api/v1/tables")).json() == []
        async with asking(rig.room, **await cookie_of(rig, owner)) as pages:
            told = (await pages.get(f"{page}/barred")).json()
            assert told == [{"player": bob.player.id, "name": "Bob"}]
            assert (await pages.delete(f"{page}/barred/{bob.player.id}")).status_code == 204
            again = await pages.delete(f"{page}/barred/{bob.player.id}")
            assert again.json()["error"] == "player-gone"
        async with asking(rig.room, **await cookie_of(rig, bob.player)) as pages:
            answer = await pages.get(page, params={"invite": table.invite})
            assert answer.status_code == 200

    in_a_room(url, work)


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"name": ""}, "message-bad"),
        ({"name": " \u202e\n"}, "terms-bad"),
        ({"name": "x", "chairs": 7}, "message-bad"),
        ({"name": "x", "colour": "red"}, "message-bad"),
        ({"name": "x", "small_bet": 2**60}, "message-bad"),
        ({"name": "x", "buy_in_min": 900, "buy_in_max": 100}, "terms-bad"),
        ({"name": "x", "chairs": 2, "bots": 3}, "terms-bad"),
    ],
)
def test_terms_that_cannot_be_are_refused(url, terms, error):
    async def work(rig):
        async with asking(rig.room, **await cookie_of(rig, await rig.player("Ann"))) as pages:
            answer = await pages.post("/api/v1/tables", json=terms)
            assert (answer.status_code, answer.json()["error"]) == (400, error)
            assert rig.room.live == {}

    in_a_room(url, work)


def test_the_name_of_a_table_is_one_line_that_turns_no_other(url):
    async def work(rig):
        async with asking(rig.room, **await cookie_of(rig, await rig.player("Ann"))) as pages:
            name = " Friday\nnight \u202eat\x00Ann's "
            opened = await pages.post("/api/v1/tables", json={"name": name})
            [listing] = (await pages.get("/api/v1/tables")).json()
            assert opened.status_code == 201
            assert listing["terms"]["name"] == "Friday night at Ann's"

    in_a_room(url, work)


def test_strangers_and_other_sites_open_no_tables(url):
    async def work(rig):
        async with asking(rig.room) as pages:
            assert (await pages.post("/api/v1/tables", json=HOME)).status_code == 401
        signed_in = await cookie_of(rig, await rig.player("Ann"))
        async with asking(rig.room, origin="http://evil.example", **signed_in) as pages:
            refused = await pages.post("/api/v1/tables", json=HOME)
            assert (refused.status_code, refused.json()["error"]) == (403, "origin-wrong")
        assert rig.room.live == {}

    in_a_room(url, work)


def test_nobody_has_more_than_five_tables(url):
    async def work(rig):
        async with asking(rig.room, **await cookie_of(rig, await rig.player("Ann"))) as pages:
            answers = [await pages.post("/api/v1/tables", json=HOME) for _ in range(6)]
            assert [answer.status_code for answer in answers] == [201] * 5 + [409]
            assert answers[-1].json()["error"] == "tables-many"
            first = answers[0].json()["id"]
            assert (await pages.delete(f"/api/v1/tables/{first}")).status_code == 204
            assert (await pages.post("/api/v1/tables", json=HOME)).status_code == 201

    in_a_room(url, work)


def test_the_owner_gets_the_evenings_sheet(url):
    async def work(rig):
        owner = await rig.player("Owner")
        table = await rig.table(Terms(**HOME), owner)
        ann, bob = await rig.guest("Ann", table, 1), await rig.guest("Bob", table, 2)
        await ann.sit(0, chips=300)
        await bob.sit(1, chips=200)
        await rig.deal(ann, bob)
        loser = ann if table.game.actor_chair == 0 else bob
        await loser.act("fold")
        await ann.do(wire.Leave)
        async with asking(rig.room, **await cookie_of(rig, owner)) as pages:
            lines = (await pages.get(f"/api/v1/tables/{table.id}/sheet")).json()
            text = (await pages.get(f"/api/v1/tables/{table.id}/sheet.csv")).text
        lost = 5 if loser is ann else -5
        by_name = {line["name"]: line for line in lines}
        assert by_name["Ann"] | {"player": ""} == {
            "player": "",
            "name": "Ann",
            "brought": 300,
            "taken": 300 - lost,
            "at_table": 0,
            "result": -lost,
        }
        assert by_name["Bob"]["at_table"] == 200 + lost
        assert by_name["Bob"]["result"] == lost
        assert [line["result"] for line in lines] == [5, -5]
        rows = list(csv.reader(io.StringIO(text)))
        assert len(rows) == 3
        assert rows[1][-1] == "5"

    in_a_room(url, work)


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM", "- 2 -"])
def test_no_name_is_a_formula_in_a_spreadsheet(name):
    line = Line(player="p", name=name, brought=5, taken=0, at_table=0, result=-5)
    _, row = csv.reader(io.StringIO(as_csv([line], "en")))
    assert row == [f"'{name}", "5", "0", "0", "-5"]
    _, row = csv.reader(io.StringIO(as_csv([msgspec.structs.replace(line, name="A-1")], "en")))
    assert row[0] == "A-1"


def test_the_sheet_and_the_invitation_are_the_owners_alone(url):
    async def work(rig):
        table = await rig.table(Terms(**HOME), await rig.player("Owner"))
        guest = await Guest(await rig.player("Ann")).join(table)
        await guest.sit(0)
        async with asking(rig.room, **await cookie_of(rig, guest.player)) as pages:
            for page in ("sheet", "sheet.csv", "invite"):
                refused = await pages.get(f"/api/v1/tables/{table.id}/{page}")
                assert (refused.status_code, refused.json()["error"]) == (403, "not-owner")
            assert (await pages.delete(f"/api/v1/tables/{table.id}")).status_code == 403

    in_a_room(url, work)


def test_a_table_that_is_not_there_is_told_so(url):
    async def work(rig):
        async with asking(rig.room) as pages:
            gone = await pages.get("/api/v1/tables/0123456789")
            assert (gone.status_code, gone.json()["error"]) == (404, "table-gone")

    in_a_room(url, work)


def test_health_readiness_and_metrics(url):
    async def work(rig):
        await rig.headsup()
        async with asking(rig.room) as pages:
            assert (await pages.get("/healthz")).text == "ok\n"
            assert (await pages.get("/readyz")).status_code == 200
            answer = await pages.get("/metrics")
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            figures = answer.text
            assert "tripledraw_tables 1.0" in figures
            assert 'tripledraw_commands_total{kind="sit"} 2.0' in figures
            rig.room.stopping = True
            assert (await pages.get("/readyz")).status_code == 503
            assert (await pages.get("/healthz")).status_code == 200

    in_a_room(url, work)


def test_readiness_says_when_the_database_is_away(url, monkeypatch):
    async def away(work):
        raise DatabaseAway

    async def work(rig):
        monkeypatch.setattr(rig.room.store, "read", away)
        async with asking(rig.room) as pages:
            assert (await pages.get("/readyz")).json()["error"] == "database-away"

    in_a_room(url, work)


def test_readiness_says_when_nothing_can_be_written(url):
    async def work(rig):
        store, disk = rig.room.store, {"full": True}

        @event.listens_for(store.engine, "begin")
        def full(conn):
            if disk["full"]:  # as many pages as there are
                conn.exec_driver_sql("PRAGMA max_page_count = 1")

        def fill(conn, number):
            conn.exec_driver_sql("INSERT INTO facts VALUES (?, ?)", (f"{number}", "x" * 4_000))

        async def fill_up():
            for number in range(1_000):
                await store.write(partial(fill, number=number))

        with pytest.raises(DatabaseAway):
            await fill_up()
        async with asking(rig.room) as pages:

            async def status():
                return (await pages.get("/readyz")).status_code

            assert await status() == 503
            disk["full"] = False
            assert await status() == 503, "it was looked at in this second"
            rig.clock.advance(FRESH)
            assert await status() == 200
            rig.clock.advance(FRESH)
            assert await status() == 200

    in_a_room(url, work)


def test_a_table_that_waits_for_the_database_is_no_room_for_visitors(url, monkeypatch):
    async def work(rig):
        table = await rig.table()
        monkeypatch.setattr(type(table), "waits_for_the_store", True)
        async with asking(rig.room) as pages:
            assert (await pages.get("/readyz")).json()["error"] == "database-away"

    in_a_room(url, work)


def test_readiness_is_looked_at_once_a_second_however_many_ask(url, monkeypatch):
    async def work(rig):
        writes = []
        write = rig.room.store.write

        async def counted(work):
            writes.append(work)
            return await write(work)

        monkeypatch.setattr(rig.room.store, "write", counted)
        async with asking(rig.room) as pages:
            for _ in range(5):
                assert (await pages.get("/readyz")).status_code == 200
        assert len(writes) == 1

    in_a_room(url, work)


def test_a_fault_of_ours_is_told_without_its_words_and_logged(url, monkeypatch, caplog):
    async def fails(work):
        raise ZeroDivisionError("secret")

    async def work(rig):
        monkeypatch.setattr(rig.room.store, "read", fails)
        async with asking(rig.room) as pages:
            answer: httpx.Response = await pages.get("/api/v1/tables")
        assert (answer.status_code, answer.json()["error"]) == (500, "server-failed")
        assert "secret" not in answer.text

    in_a_room(url, work)
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("page", ["schema/x", "schema/swagger", "schema/x/y", "nothing"])
def test_what_is_not_there_is_refused_in_json_beside_the_schema_too(url, page):
    async def work(rig):
        async with asking(rig.room) as pages:
            answer = await pages.get(f"/{page}")
            assert answer.headers["content-type"] == "application/json"
            assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
            for there in ("schema", "schema/openapi.json"):
                assert "paths" in (await pages.get(f"/{there}")).json()

    in_a_room(url, work)


def test_the_schema_has_every_page(url):
    async def work(rig):
        async with asking(rig.room) as pages:
            schema = (await pages.get("/schema")).json()
        for page in ("tables", "tables/{table_id}", "tables/{table_id}/sheet", "guests", "me"):
            assert f"/api/v1/{page}" in schema["paths"]

    in_a_room(url, work)

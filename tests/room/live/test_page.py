"""The page of the browser is served where it was built, and may load nothing from elsewhere."""

import pytest
from tests.room.live.rig import in_a_room
from tests.room.live.serving import asking

from tripledraw.room.http import page


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A page that was built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>tripledraw</title>")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "main-a1b2.js").write_text("export {};")
    monkeypatch.setattr(page, "is_built", lambda: True)
    handlers = page.handlers
    monkeypatch.setattr(page, "handlers", lambda: handlers(folder))
    return folder


def test_the_page_is_at_the_root_and_loads_from_the_room_alone(built, tmp_path):
    async def work(rig):
        async with asking(rig.room) as pages:
            answer = await pages.get("/")
            assert answer.headers["content-type"].startswith("text/html")
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["cache-control"] == "no-cache"
            icon = await pages.get("/icon.svg")
            assert icon.headers["content-type"] == "image/svg+xml"
            script = await pages.get("/assets/main-a1b2.js")
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            assert (await pages.get("/healthz")).text == "ok\n"
            assert (await pages.get("/api/v1/tables")).headers["cache-control"] == "no-store"

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


@pytest.mark.parametrize("path", ["/nothing", "/assets/nothing.js", "/assets/%2e%2e/../room.db"])
def test_what_is_not_there_is_not_found(built, tmp_path, path):
    async def work(rig):
        async with asking(rig.room) as pages:
            answer = await pages.get(path)
            assert (answer.status_code, answer.json()["error"]) == (404, "not-found")

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_what_is_long_comes_packed_to_those_who_can_read_it(built, tmp_path):
    script = "export const many = [" + "1, " * 1000 + "];"
    (built / "assets" / "main-a1b2.js").write_text(script)

    async def work(rig):
        async with asking(rig.room) as pages:
            packed = await pages.get("/assets/main-a1b2.js", headers={"accept-encoding": "gzip"})
            plain = await pages.get("/assets/main-a1b2.js", headers={"accept-encoding": "br"})
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(script) / 10
            assert "content-encoding" not in plain.headers
            assert packed.text == plain.text == script
            assert plain.headers["vary"] == "Accept-Encoding"
            asked = await pages.head("/")
            assert (asked.status_code, asked.text) == (200, "")

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_without_the_page_the_room_says_what_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(page, "is_built", lambda: False)

    async def work(rig):
        async with asking(rig.room) as pages:
            said = (await pages.get("/")).text
            assert said.startswith("tripledraw ")
            assert "make web" in said

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)

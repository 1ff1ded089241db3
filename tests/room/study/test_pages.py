"""The study over HTTP: whose it is, what it says of itself, and what is refused at the door."""

import asyncio

import pytest
from tests.room.live.rig import in_a_room
from tests.room.live.serving import asking, cookie_of
from tests.room.study.scripted import COMMAND, DIES, LASTS

from tripledraw.room.study.studies import Studies

PATH = "/api/v1/study"
SPOT = {"big_blind": "pat 8", "button": "pat 9", "pot": 100, "seconds": 1}


@pytest.fixture
def ask(tmp_path):
    """Runs ``work(pages, other)`` as Ann and Eve in a room with a scripted solver."""

    def run(work, most_waiting=8):
        async def here(rig):
            rig.room.studies = Studies(rig.clock, command=COMMAND, most_waiting=most_waiting)
            ann = await cookie_of(rig, await rig.player("Ann"))
            eve = await cookie_of(rig, await rig.player("Eve"))
            async with asking(rig.room, **ann) as pages, asking(rig.room, **eve) as others:
                async with asyncio.timeout(30):
                    await work(pages, others)

        in_a_room(f"sqlite:///{tmp_path}/room.db", here)

    return run


async def state_of(pages, study, wanted):
    while (told := (await pages.get(f"{PATH}/{study['id']}")).json())["state"] != wanted:
        await asyncio.sleep(0.001)
    return told


def test_a_spot_is_handed_in_solved_and_looked_at(ask):
    async def work(pages, others):
        assert (await pages.get(PATH)).json() == {
            "possible": True, "most_seconds": 30, "longest_range": 200, "longest_line": 60,
        }  # fmt: skip
        answer = await pages.post(PATH, json=SPOT)
        assert answer.status_code == 201
        told = await state_of(pages, answer.json(), "solved")
        assert (told["value"], told["exploitability"], told["complete"]) == ([1, 2], 0.01, True)
        found = await pages.get(f"{PATH}/{told['id']}/at", params={"path": "1", "hand": "86432"})
        assert found.json()["actions"] == ["0"]
        wrong = await pages.get(f"{PATH}/{told['id']}/at", params={"path": "x"})
        assert (wrong.status_code, wrong.json()["error"]) == (400, "study-path")
        for method, path in (("GET", ""), ("GET", "/at"), ("DELETE", "")):
            refused = await others.request(method, f"{PATH}/{told['id']}{path}")
            assert (refused.status_code, refused.json()["error"]) == (404, "study-gone")
        assert (await pages.delete(f"{PATH}/{told['id']}")).status_code == 204
        assert (await pages.get(f"{PATH}/{told['id']}")).status_code == 404

    ask(work)


def test_a_study_is_stopped(ask):
    async def work(pages, others):
        study = (await pages.post(PATH, json={**SPOT, "pot": LASTS})).json()
        await state_of(pages, study, "solving")
        assert (await pages.post(f"{PATH}/{study['id']}/stop", json={})).status_code == 201
        assert not (await state_of(pages, study, "solved"))["complete"]

    ask(work)


def test_why_a_study_has_failed_is_told(ask):
    async def work(pages, others):
        study = (await pages.post(PATH, json={**SPOT, "pot": DIES})).json()
        told = await state_of(pages, study, "failed")
        assert told["refused"]["error"] == "study-crashed"
        assert "solver has failed" in told["refused"]["text"]

    ask(work)


def test_a_full_desk_refuses(ask):
    async def work(pages, others):
        study = (await pages.post(PATH, json={**SPOT, "pot": LASTS})).json()
        await state_of(pages, study, "solving")
        refused = await others.post(PATH, json=SPOT)
        assert (refused.status_code, refused.json()["error"]) == (409, "study-busy")

    ask(work, most_waiting=0)


def test_a_stranger_solves_nothing(ask):
    async def work(pages, others):
        del pages.headers["cookie"]
        refused = await pages.post(PATH, json=SPOT)
        assert (refused.status_code, refused.json()["error"]) == (401, "need-login")

    ask(work)


@pytest.mark.parametrize(
    "wrong",
    [
        {"pot": 0}, {"pot": 1.5}, {"pot": "many"}, {"pot": 10**10}, {"seconds": 0},
        {"seconds": 31}, {"cap": 0}, {"cap": 9}, {"drawn": [1, 1, 1]}, {"drawn": [6]},
        {"stacks": [1]}, {"stacks": [-1, 1]}, {"big_blind": "x" * 201}, {"line": "rf"},
        {"line": "x\n"}, {"line": "x" * 61}, {"precision": "suits"}, {"third_round": "yes"},
        {"unknown": 1},
    ],
    ids=str,
)  # fmt: skip
def test_what_no_spot_can_be_is_refused_at_the_door(ask, wrong):
    async def work(pages, others):
        refused = await pages.post(PATH, json={**SPOT, **wrong})
        assert (refused.status_code, refused.json()["error"]) == (400, "message-bad")

    ask(work)


@pytest.mark.parametrize("query", [{"path": "q"}, {"path": "x" * 25}, {"hand": "8643222"}])
def test_what_no_point_can_be_is_refused_at_the_door(ask, query):
    async def work(pages, others):
        study = (await pages.post(PATH, json=SPOT)).json()
        refused = await pages.get(f"{PATH}/{study['id']}/at", params=query)
        assert (refused.status_code, refused.json()["error"]) == (400, "message-bad")

    ask(work)


def test_a_player_may_ask_so_often(ask):
    async def work(pages, others):
        for _ in range(20):
            assert (await pages.post(PATH, json=SPOT)).status_code == 201
        refused = await pages.post(PATH, json=SPOT)
        assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")

    ask(work)


def test_a_player_may_look_so_often(ask):
    async def work(pages, others):
        study = (await pages.post(PATH, json=SPOT)).json()
        await state_of(pages, study, "solved")
        for _ in range(30):
            assert (await pages.get(f"{PATH}/{study['id']}/at")).status_code == 200
        refused = await pages.get(f"{PATH}/{study['id']}/at")
        assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")

    ask(work)

"""Whatever is sent to the pages, by their own schema or against it, no fault is the server's."""

import asyncio
import threading
from collections import Counter
from contextlib import contextmanager, suppress

import httpx
import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from tests.room.live.rig import FakeClock, Rig, in_a_room
from tests.room.live.serving import asking, cookie_of
from tests.room.study.scripted import COMMAND

from tripledraw.room.house.room import Room
from tripledraw.room.limits import Buckets
from tripledraw.room.serving.app import make_app
from tripledraw.room.settings import Settings
from tripledraw.room.study.studies import Studies

EXAMPLES = 20
ADDRESS = "http://here"


class RoomInAThread:
    """A room with its own event loop, to be asked from anywhere."""

    def __init__(self, url):
        self.url = url
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def do(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def open(self):
        clock = FakeClock()
        settings = Settings(database=self.url, node="here:1", address=ADDRESS)
        self.rig = Rig(await Room.open(settings, clock=clock), clock)
        limits = self.rig.room.limits
        for name in vars(limits):  # what is refused for its number alone tests nothing
            setattr(limits, name, Buckets(1e6, 10**6))
        self.rig.room.studies = Studies(clock, command=COMMAND)
        self.app = make_app(self.rig.room)
        self.numbers = iter(range(10**6))

    async def send(self, prepared):
        """Send a request as somebody who has just signed in."""
        player = await self.rig.player(f"Player {next(self.numbers)}")
        transport = httpx.ASGITransport(self.app, client=("192.0.2.7", 1234))
        async with httpx.AsyncClient(transport=transport) as client:
            return await client.request(
                prepared.method,
                prepared.url,
                content=prepared.body,
                headers={**prepared.headers, **await cookie_of(self.rig, player)},
            )


@contextmanager
def running(url):
    room = RoomInAThread(url)
    room.thread.start()
    try:
        room.do(room.open())
        yield room
        room.do(room.rig.room.stop())
    finally:
        room.loop.call_soon_threadsafe(room.loop.stop)
        room.thread.join()
        room.loop.close()


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    with running(f"sqlite:///{tmp_path_factory.mktemp('room')}/room.db") as opened:
        yield opened


def test_passwords_are_not_tried_out_by_the_thousand(tmp_path):
    async def work(rig):
        async with asking(rig.room) as pages:
            account = {"name": "Dana", "password": "correct horse"}
            assert (await pages.post("/api/v1/accounts", json=account)).status_code == 201
            statuses = Counter()
            for number in range(300):
                tried = {"name": "Dana", "password": f"horse {number}"}
                answer = await pages.post("/api/v1/session", json=tried)
                statuses[answer.status_code] += 1
                if answer.status_code == 429:
                    assert answer.json()["error"] == "too-fast"
                    assert int(answer.headers["retry-after"]) > 0
            assert statuses == {401: rig.room.limits.login.burst, 429: 290}
            for number in range(300):
                tried = {"name": f"Nobody {number}", "password": "correct horse"}
                statuses[(await pages.post("/api/v1/session", json=tried)).status_code] += 1
            assert set(statuses) == {401, 429}
            assert statuses[401] <= rig.room.limits.knocks.burst

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def operations(room):
    schema = schemathesis.openapi.from_dict(room.app.openapi_schema.to_schema())
    return [each.ok() for each in schema.get_all_operations()]


def test_every_page_is_in_the_schema(room):
    paths = {operation.path for operation in operations(room)}
    assert {"/api/v1/guests", "/api/v1/me", "/api/v1/tables", "/api/v1/session"} <= paths
    assert len(paths) > 15


def fuzz(room, operation, mode):
    """Ask for one page in many ways; gives the statuses of the answers."""
    statuses = []

    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        prepared = requests.Request(**case.as_transport_kwargs(base_url=ADDRESS)).prepare()
        answer = room.do(room.send(prepared))
        statuses.append(answer.status_code)
        assert answer.status_code < 500, f"{operation.label}: {answer.text}"
        if answer.is_error:
            assert set(answer.json()) == {"error", "text", "arguments"}

    with suppress(Unsatisfiable):  # where a page takes nothing, nothing can be wrong
        ask()
    return statuses


@pytest.mark.parametrize("mode", GenerationMode)
def test_no_request_is_answered_with_a_fault_of_the_server(room, mode):
    statuses = [status for operation in operations(room) for status in fuzz(room, operation, mode)]
    assert len(statuses) > 300
    assert {200, 400, 404} <= set(statuses)

"""What those who run the room ask of it."""

import asyncio
from importlib.metadata import version
from typing import Any

from litestar import Request, Response, get

from tripledraw.errors import RoomError
from tripledraw.room.house.room import Room
from tripledraw.room.http.lobby import the_room
from tripledraw.room.live.metrics import CONTENT_TYPE
from tripledraw.room.store.faults import DatabaseAway
from tripledraw.room.store.probe import probe

AnyRequest = Request[Any, Any, Any]
# Milliseconds for which readiness is not looked at again, however many ask.
FRESH = 1_000
# Seconds in which the database has to have read and written something.
ANSWERS_WITHIN = 5


class Readiness:
    """Whether a process takes visitors: it is not stopping, and its database reads and writes."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._look: asyncio.Task[RoomError | None] | None = None
        self._looked = 0

    async def check(self) -> None:
        """Raise RoomError ``server-stopping`` or ``database-away``."""
        room, now = self._room, self._room.clock()
        if room.stopping:
            raise RoomError("server-stopping")
        if self._look is None or (self._look.done() and now - self._looked >= FRESH):
            self._look, self._looked = asyncio.create_task(self._trouble(now)), now
        if trouble := await asyncio.shield(self._look):
            raise trouble

    async def _trouble(self, now: int) -> RoomError | None:
        """What is wrong; a disk that is full shows in the tables that wait, too."""
        store = self._room.store
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await store.read(lambda conn: conn.exec_driver_sql("SELECT 1").scalar())
                await store.write(lambda conn: probe(conn, now))
        except TimeoutError:
            return DatabaseAway()
        except RoomError as error:
            return error
        waits = any(table.waits_for_the_store for table in self._room.live.values())
        return DatabaseAway() if waits else None


@get("/", include_in_schema=False, media_type="text/plain")
async def front_door() -> str:
    """What this is, where the page is not built."""
    return (
        f"tripledraw {version('tripledraw')}. The page for browsers is not built: run `make web`, "
        "which needs Node 20.19 or newer, and start the room again.\n"
        "What programs ask for is described in /schema.\n"
    )


@get("/healthz", tags=["health"], media_type="text/plain")
async def healthy() -> str:
    """The process answers."""
    return "ok\n"


@get("/readyz", tags=["health"], media_type="text/plain")
async def ready(request: AnyRequest) -> str:
    """The process takes visitors: it is not stopping, and the database reads and writes."""
    readiness: Readiness = request.app.state.readiness
    await readiness.check()
    return "ok\n"


@get("/metrics", tags=["health"])
async def metrics(request: AnyRequest) -> Response[bytes]:
    """What Prometheus asks for."""
    return Response(the_room(request).metrics.text(), media_type=CONTENT_TYPE)


HANDLERS = [healthy, ready, metrics]

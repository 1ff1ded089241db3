"""What those who run the room ask of it."""

from importlib.metadata import version
from typing import Any

from litestar import Request, Response, get

from tripledraw.errors import RoomError
from tripledraw.room.http.lobby import the_room
from tripledraw.room.live.metrics import CONTENT_TYPE

AnyRequest = Request[Any, Any, Any]


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
    """The process takes visitors: it is not stopping, and the database answers."""
    room = the_room(request)
    if room.stopping:
        raise RoomError("server-stopping")
    await room.store.read(lambda conn: conn.exec_driver_sql("SELECT 1").scalar())
    return "ok\n"


@get("/metrics", tags=["health"])
async def metrics(request: AnyRequest) -> Response[bytes]:
    """What Prometheus asks for."""
    return Response(the_room(request).metrics.text(), media_type=CONTENT_TYPE)


HANDLERS = [healthy, ready, metrics]

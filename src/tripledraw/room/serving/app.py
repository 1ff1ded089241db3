"""The web application of one process: its pages, its sockets, its schema."""

from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from tripledraw.errors import RoomError
from tripledraw.room.history.sandbox import Replaying
from tripledraw.room.house.lobby import Lobby
from tripledraw.room.house.room import Room
from tripledraw.room.http import hands, health, lobby, owner, page, people, replay, study
from tripledraw.room.http.refusals import EXCEPTION_HANDLERS, refuse
from tripledraw.room.http.visitors import from_our_pages
from tripledraw.room.logs import logger
from tripledraw.room.serving.socket import table_socket

# The longest body that is read, in bytes.
LONGEST = 16_384
# What was wrong with the request; the last is JSON that is nested too deeply.
REFUSED = (RoomError, HTTPException, WebSocketException, RecursionError)
HEADERS = {"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}

log = logger("app")


def make_app(room: Room) -> Litestar:
    """The application of an open room: the API under /api/v1, its OpenAPI schema at /schema."""
    tables = Router(
        path="/api/v1",
        route_handlers=[*lobby.HANDLERS, *owner.HANDLERS, *hands.HANDLERS, *study.HANDLERS],
        guards=[from_our_pages],
        response_headers={"Cache-Control": "no-store"},
    )
    front = page.handlers() if page.is_built() else [health.front_door]
    return Litestar(
        route_handlers=[
            people.router(),
            tables,
            replay.router(),
            *health.HANDLERS,
            table_socket,
            *front,
        ],
        state=State(
            {
                "room": room,
                "lobby": Lobby(room),
                "replaying": Replaying(),
                "readiness": health.Readiness(room),
            }
        ),
        exception_handlers={**EXCEPTION_HANDLERS, Exception: fail},
        after_exception=[note_failure],
        request_max_body_size=LONGEST,
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="tripledraw",
            version=version("tripledraw"),
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router(
                "/schema",
                route_handlers=[],
                include_in_schema=False,
                before_request=only_the_schema,
            ),
        ),
        logging_config=None,
    )


def only_the_schema(request: Request[Any, Any, Any]) -> None:
    """Refuse what is not there beside the schema, like anywhere else and not by a page."""
    if request.path_params:
        raise RoomError("not-found")


def fail(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """The answer where the fault is ours."""
    return refuse(request, RoomError("server-failed"))


async def note_failure(error: Exception, scope: Scope) -> None:
    """Log what is neither a refusal nor a wrong request; the address may be a secret."""
    if not isinstance(error, REFUSED):
        log.error("a request failed", method=scope.get("method"), exc_info=error)

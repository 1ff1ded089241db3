"""The page of the replayer: the hands of a history file that somebody has."""

import asyncio

from litestar import Response, Router, post
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_413_REQUEST_ENTITY_TOO_LARGE

from tripledraw.errors import RoomError
from tripledraw.room.history.replayed import ReplayedFile
from tripledraw.room.history.sandbox import LARGEST, Replaying, too_long
from tripledraw.room.http.cookies import AnyRequest
from tripledraw.room.http.visitors import Connection, address_of, check_origin, room_of

# No form of another site can send this.
BINARY = "application/octet-stream"
# Seconds in which a file must have arrived.
ARRIVAL = 60


def from_our_replayer(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard: our own origin, and a type that no form can send."""
    check_origin(connection.headers, room_of(connection).settings)
    if connection.headers.get("content-type", "") != BINARY:
        raise RoomError("message-bad", reason=f"Content-Type must be {BINARY}")


@post(
    "/replay",
    tags=["hands"],
    status_code=HTTP_200_OK,
    responses={
        HTTP_200_OK: ResponseSpec(
            ReplayedFile, generate_examples=False, description="The hands of the file"
        )
    },
)
async def replay(request: AnyRequest) -> Response[bytes]:
    """The hands of a file in the words of PHH, PokerStars or Full Tilt, which is the body.

    Nothing of it is kept. The damaged hands are listed with their lines and what is wrong.
    """
    room = room_of(request)
    room.limits.histories.require(address_of(request), room.clock())
    replaying: Replaying = request.app.state.replaying
    hands = await replaying.read(await _body(request))
    return Response(hands, media_type="application/json")


async def _body(request: AnyRequest) -> bytes:
    try:
        async with asyncio.timeout(ARRIVAL):
            return await request.body()
    except TimeoutError:
        raise RoomError("history-heavy") from None
    except HTTPException as error:
        if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            raise too_long() from None
        raise


def router() -> Router:
    """The page under /api/v1, with a bound of its own for what it reads."""
    return Router(
        path="/api/v1",
        route_handlers=[replay],
        guards=[from_our_replayer],
        request_max_body_size=LARGEST,
        response_headers={"Cache-Control": "no-store"},
    )

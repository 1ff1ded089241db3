"""Refusals over HTTP: every error is ``{"error": id, "text": sentence, "arguments": {...}}``.

``error`` is a message id of the locale files without its ``room-``; ``text`` is English, clients
that speak another language have the message and its arguments.
"""

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from tripledraw.errors import RoomError

# What is not named here is 409: it would be done if the room stood otherwise.
STATUSES = {
    HTTPStatus.BAD_REQUEST: (
        "message-bad",
        "name-bad",
        "name-length",
        "password-short",
        "language-unknown",
        "buy-in-range",
        "terms-bad",
        "history-wrong",
        "study-path",
        "study-hand",
    ),
    HTTPStatus.UNAUTHORIZED: ("need-login", "login-wrong", "password-wrong"),
    HTTPStatus.FORBIDDEN: ("banned", "not-owner", "not-invited", "barred", "origin-wrong"),
    HTTPStatus.NOT_FOUND: (
        "table-gone",
        "player-gone",
        "token-gone",
        "no-hand",
        "not-found",
        "study-gone",
    ),
    HTTPStatus.GONE: ("link-expired",),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("message-long", "history-long"),
    HTTPStatus.UNPROCESSABLE_ENTITY: ("history-heavy",),
    HTTPStatus.TOO_MANY_REQUESTS: ("too-fast",),
    HTTPStatus.INTERNAL_SERVER_ERROR: ("server-failed",),
    HTTPStatus.SERVICE_UNAVAILABLE: ("database-away", "server-stopping", "history-busy"),
}
_STATUS = {id: status for status, ids in STATUSES.items() for id in ids}
# What the framework refuses by itself, by its status; all else cannot be understood.
FRAMEWORK = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "message-long",
}
UNREADABLE = "message-bad"


class Refusal(msgspec.Struct, frozen=True):
    """The body of a refused request."""

    error: str
    text: str
    arguments: dict[str, str | int]


def status_of(error: RoomError) -> int:
    """The HTTP status that fits a refusal."""
    return _STATUS.get(error.id, HTTPStatus.CONFLICT)


def refuse(_: Request[Any, Any, Any], error: RoomError) -> Response[Refusal]:
    """The answer to a request that the room refuses."""
    return _response(error, status_of(error))


def refuse_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """The answer to a request that reached no handler: unknown page, wrong method, bad body."""
    id = FRAMEWORK.get(HTTPStatus(error.status_code), UNREADABLE)
    return _response(RoomError(id, reason=_reason(error)), error.status_code)


def _reason(error: HTTPException) -> str:
    """What is wrong and where, in the words of the decoder."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(f"{each.get('key', '')}: {each['message']}" for each in error.extra)
    return error.detail


def _response(error: RoomError, status: int) -> Response[Refusal]:
    seconds = error.arguments.get("seconds")
    return Response(
        Refusal(error.id, str(error), error.arguments),
        status_code=status,
        headers={} if seconds is None else {"Retry-After": str(seconds)},
        media_type="application/json",
    )


def refuse_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """The answer to JSON that is nested too deeply to be read."""
    return _response(RoomError(UNREADABLE, reason="nested too deeply"), HTTPStatus.BAD_REQUEST)


# For the whole app, which refuses a wrong method before any page is asked.
EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    RoomError: refuse,
    HTTPException: refuse_request,
    RecursionError: refuse_nesting,
}

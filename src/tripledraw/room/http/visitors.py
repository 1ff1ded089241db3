"""Who is at the door: the session of a request or socket, and whether it comes from our pages."""

import ipaddress
from collections.abc import Mapping
from typing import Any, Protocol

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tripledraw.errors import RoomError
from tripledraw.room.limits import Limits
from tripledraw.room.people import sessions
from tripledraw.room.people.passwords import Passwords
from tripledraw.room.people.persons import Person
from tripledraw.room.people.sessions import Session
from tripledraw.room.settings import Settings
from tripledraw.room.store.store import Store
from tripledraw.room.timing import Clock

COOKIE = "tripledraw"
BEARER = "bearer "
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
WITH_BODY = frozenset({"POST", "PUT", "PATCH"})
JSON = "application/json"
# One customer of a provider has a whole network of this size, in IPv6.
IPV6_NETWORK = 64

Connection = ASGIConnection[Any, Any, Any, Any]


class Reception(Protocol):
    """What the pages need of the room; it is ``app.state.room``."""

    @property
    def store(self) -> Store:
        """The database."""

    @property
    def settings(self) -> Settings:
        """What the one who runs the room has chosen."""

    @property
    def passwords(self) -> Passwords:
        """Where hashes are made."""

    @property
    def limits(self) -> Limits:
        """How much anybody may ask for."""

    @property
    def clock(self) -> Clock:
        """The time."""

    def block(self, player: str, blocked: frozenset[str]) -> None:
        """Let a player who is at tables hear nothing of these any more."""


def room_of(connection: Connection) -> Reception:
    """The room that a request or socket has come to."""
    room: Reception = connection.app.state.room
    return room


async def session_of(connection: Connection) -> Session | None:
    """The session of a bot's token, if one is given, else of the browser's cookie."""
    room = room_of(connection)
    authorization = connection.headers.get("authorization", "")
    secret: str | None
    kind: sessions.Kind
    if authorization[: len(BEARER)].lower() == BEARER:
        secret, kind = authorization[len(BEARER) :].strip(), "token"
    else:
        secret, kind = connection.cookies.get(COOKIE), "cookie"
    if not secret:
        return None
    now = room.clock()
    return await room.store.read(lambda conn: sessions.find(conn, secret, kind, now))


async def signed_in(connection: Connection) -> Person | None:
    """The person a request or socket comes from; None for a stranger."""
    session = await session_of(connection)
    return None if session is None else session.person


async def the_session(connection: Connection) -> Session:
    """The session, where there must be one: RoomError ``need-login`` for a stranger."""
    session = await session_of(connection)
    if session is None:
        raise RoomError("need-login")
    return session


async def the_person(connection: Connection) -> Person:
    """The person, where there must be one: RoomError ``need-login`` for a stranger."""
    return (await the_session(connection)).person


async def the_owner(connection: Connection) -> Person:
    """The person himself and no bot: a bot may not change the account it plays for.

    RoomError ``need-login`` for anybody else.
    """
    session = await the_session(connection)
    if session.kind != "cookie":
        raise RoomError("need-login")
    return session.person


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """RoomError ``origin-wrong`` for what a page of another site has sent.

    Browsers say where a page is from, other programs need not. Our own pages are those of the
    host they talk to, whatever name it goes by, and of `Settings.allowed_origins`.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return
    host = headers.get("host", "").lower()
    if not host or origin.lower() not in {f"http://{host}", f"https://{host}"}:
        raise RoomError("origin-wrong")


def from_our_pages(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard of all that changes something: our own origin, and JSON, which no form can send."""
    method = connection.scope.get("method")
    if method in SAFE_METHODS:
        return
    check_origin(connection.headers, room_of(connection).settings)
    content_type = connection.headers.get("content-type", "").partition(";")[0]
    if method in WITH_BODY and content_type.strip().lower() != JSON:
        raise RoomError("message-bad", reason=f"Content-Type must be {JSON}")


def address_of(connection: Connection) -> str:
    """The address to count somebody by."""
    return counted(connection.client.host if connection.client else "")


def counted(host: str) -> str:
    """The address that stands for a host: of IPv6 the network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address.packed, IPV6_NETWORK), strict=False))

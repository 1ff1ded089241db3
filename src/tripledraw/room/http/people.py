"""The pages about people: coming in as a guest or by an account, and leaving."""

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.room.http import bodies, own
from tripledraw.room.http.cookies import AnyRequest, cookie, let_in, let_out, new_session, told
from tripledraw.room.http.visitors import (
    COOKIE,
    Reception,
    address_of,
    from_our_pages,
    room_of,
    session_of,
    the_owner,
)
from tripledraw.room.people import accounts, names, persons, sessions
from tripledraw.room.people.persons import Person
from tripledraw.room.timing import pause

# Milliseconds that tries at a name wait at which too many are made, wherever they come from.
HELD_BACK = 2_000
# The longest body that is read, in bytes.
LONGEST = 16_384


@post("/guests", tags=["people"])
async def come_as_guest(
    request: AnyRequest, data: JSONBody[bodies.NewGuest]
) -> Response[bodies.Welcome]:
    """Come in by a name that is free."""
    room, now = room_of(request), room_of(request).clock()
    room.limits.guests.require(address_of(request), now)

    def work(conn: Connection) -> tuple[bodies.Me, str, str]:
        person = accounts.create(conn, data.name, now, language=data.language)
        secret = new_session(conn, person.id, request, now)
        link = sessions.start(conn, person.id, "link", now)
        return told(conn, person.id), secret, link

    me, secret, link = await room.store.write(work)
    return Response(bodies.Welcome(me=me, link=link), cookies=[cookie(request, secret)])


@post("/guest", tags=["people"], status_code=200)
async def come_by_link(request: AnyRequest, data: JSONBody[bodies.Followed]) -> Response[bodies.Me]:
    """Come in again as a guest, by the secret of his link."""
    room, now = room_of(request), room_of(request).clock()
    room.limits.knocks.require(address_of(request), now)
    return await let_in(request, lambda conn: sessions.follow_link(conn, data.secret, now).id)


@post("/guest/link", tags=["people"])
async def new_link(request: AnyRequest) -> bodies.Link:
    """A new link for the guest one is; the old one is void."""
    person = await the_owner(request)
    if not person.is_guest:
        raise RoomError("account-already")
    now = room_of(request).clock()

    def work(conn: Connection) -> str:
        sessions.end_all(conn, person.id, "link")
        return sessions.start(conn, person.id, "link", now)

    return bodies.Link(link=await room_of(request).store.write(work))


@post("/accounts", tags=["people"])
async def make_account(
    request: AnyRequest, data: JSONBody[bodies.NewAccount]
) -> Response[bodies.Me]:
    """Make an account and come in."""
    room, now = room_of(request), room_of(request).clock()
    room.limits.guests.require(address_of(request), now)
    name = names.tidy(data.name)
    hashed = await room.passwords.hash(data.password)

    def who(conn: Connection) -> str:
        return accounts.create(conn, name, now, password=hashed, language=data.language).id

    return await let_in(request, who)


@post("/accounts/upgrade", tags=["people"], status_code=200)
async def upgrade(request: AnyRequest, data: JSONBody[bodies.Upgrade]) -> Response[bodies.Me]:
    """Make an account of the guest one is."""
    room, now = room_of(request), room_of(request).clock()
    person = await the_owner(request)
    if not person.is_guest:
        raise RoomError("account-already")
    room.limits.knocks.require(address_of(request), now)
    hashed = await room.passwords.hash(data.password)

    def who(conn: Connection) -> str:
        accounts.upgrade(conn, person.id, hashed)
        return person.id

    return await let_in(request, who)


@post("/session", tags=["people"], status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[bodies.Login]) -> Response[bodies.Me]:
    """Sign in to an account."""
    room = room_of(request)
    await _count_try(room, address_of(request), names.look(data.name.casefold()))
    person, hashed = await room.store.read(lambda conn: _account(conn, data.name))
    fits = await room.passwords.fits(data.password, hashed)
    if person is None or hashed is None or not fits:
        raise RoomError("login-wrong")
    if person.banned:
        raise RoomError("banned")
    outdated = room.passwords.is_outdated(hashed)
    newest = await room.passwords.hash(data.password) if outdated else hashed

    def who(conn: Connection) -> str:
        accounts.confirm(conn, person.id, hashed, newest)
        return person.id

    return await let_in(request, who)


async def _count_try(room: Reception, address: str, name: str) -> None:
    """RoomError ``too-fast`` for an address that has tried too often.

    A name at which strangers try from everywhere is not shut for its owner: he waits a little.
    """
    room.limits.knocks.require(address, room.clock())
    room.limits.login.require(f"{address} {name}", room.clock())
    if not room.limits.names.take(name, room.clock()):
        await pause(room.clock, HELD_BACK)


def _account(conn: Connection, name: str) -> tuple[Person | None, str | None]:
    """The person of a name and the hash of the password; None where there is none."""
    person = persons.by_name(conn, name)
    return person, persons.password_of(conn, person.id) if person else None


@get("/session", tags=["people"])
async def who_is_here(request: AnyRequest) -> Response[bodies.Me | None]:
    """Who is signed in, null for a stranger; who comes back within a session's life stays so."""
    room, now = room_of(request), room_of(request).clock()
    session = await session_of(request)
    if session is None:
        return Response(None)
    person: bodies.Me | None = await room.store.read(lambda conn: told(conn, session.person.id))
    answer = Response(person)
    if session.kind == "cookie" and sessions.is_half_over(session, now):
        await room.store.write(lambda conn: sessions.prolong(conn, session, now))
        answer.set_cookie(cookie(request, request.cookies[COOKIE]))
    return answer


@delete("/session", tags=["people"])
async def sign_out(request: AnyRequest) -> Response[None]:
    """Sign out; the cookie is worth nothing from now on."""
    if secret := request.cookies.get(COOKIE):
        digest = sessions.digest_of(secret)
        await room_of(request).store.write(lambda conn: sessions.end(conn, digest))
    return let_out(request)


def router() -> Router:
    """All pages about people, under /api/v1."""
    return Router(
        path="/api/v1",
        route_handlers=[
            come_as_guest,
            come_by_link,
            new_link,
            make_account,
            upgrade,
            sign_in,
            sign_out,
            who_is_here,
            *own.HANDLERS,
        ],
        guards=[from_our_pages],
        request_max_body_size=LONGEST,
        # A link is a secret in an address, and nobody's pages are to be kept on the way.
        response_headers={"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"},
    )

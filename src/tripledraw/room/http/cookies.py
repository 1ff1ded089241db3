"""Letting somebody in and out: the cookie of a browser, and what he is told of himself."""

from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.room.http import bodies
from tripledraw.room.http.visitors import COOKIE, room_of
from tripledraw.room.people import persons, sessions, topup
from tripledraw.room.people.persons import Person
from tripledraw.room.store import ledger

AnyRequest = Request[Any, Any, Any]

LIFE = sessions.LIVES["cookie"] // 1000


async def let_in(request: AnyRequest, who: Callable[[Connection], str]) -> Response[bodies.Me]:
    """The answer that signs a player in, with a cookie that was never used before.

    ``who`` gives the player's id, or refuses; what it does is done in the same transaction.
    """
    room, now = room_of(request), room_of(request).clock()

    def work(conn: Connection) -> tuple[bodies.Me, str]:
        id = who(conn)
        return told(conn, id), new_session(conn, id, request, now)

    me, secret = await room.store.write(work)
    return Response(me, cookies=[cookie(request, secret)])


def let_out(request: AnyRequest) -> Response[None]:
    """The answer that takes the cookie away."""
    return Response(None, cookies=[_cookie(request, "", life=0)])


def new_session(conn: Connection, id: str, request: AnyRequest, now: int) -> str:
    """A new session in place of the one this browser may have had; gives its secret."""
    if old := request.cookies.get(COOKIE):
        sessions.end(conn, sessions.digest_of(old))
    return sessions.start(conn, id, "cookie", now)


def cookie(request: AnyRequest, secret: str) -> Cookie:
    """The cookie that carries a secret: no script reads it, no other site sends it."""
    return _cookie(request, secret, life=LIFE)


def _cookie(request: AnyRequest, secret: str, *, life: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=life,
        secure=room_of(request).settings.secure,
        httponly=True,
        samesite="lax",
    )


def told(conn: Connection, id: str) -> bodies.Me:
    """What a player is told of himself; RoomError ``need-login`` if he is no longer there."""
    person = persons.by_id(conn, id)
    if person is None:
        raise RoomError("need-login")
    return _me(conn, person)


def _me(conn: Connection, person: Person) -> bodies.Me:
    return bodies.Me(
        id=person.id,
        name=person.name,
        guest=person.is_guest,
        admin=person.admin,
        language=person.language,
        settings=dict(person.settings),
        created=person.created,
        chips=ledger.balance(conn, ledger.player_account(person.id)),
        top_up_below=topup.FLOOR,
        top_up_from=topup.next_top_up(person.topped_up),
    )

"""The pages about oneself: settings, password, chips, tokens of bots, notes about others."""

from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.room.http import bodies
from tripledraw.room.http.bodies import PlayerId
from tripledraw.room.http.cookies import AnyRequest, let_in, let_out, told
from tripledraw.room.http.visitors import room_of, the_owner, the_person
from tripledraw.room.people import accounts, holdings, notes, persons, sessions, topup

TokenId = Annotated[str, PathParameter(max_length=40)]


@get("/me", tags=["me"])
async def me(request: AnyRequest) -> bodies.Me:
    """Who one is."""
    person = await the_person(request)
    return await room_of(request).store.read(lambda conn: told(conn, person.id))


@patch("/me", tags=["me"])
async def change_me(request: AnyRequest, data: JSONBody[bodies.Changes]) -> bodies.Me:
    """Another language, other settings."""
    person = await the_owner(request)

    def work(conn: Connection) -> bodies.Me:
        accounts.change(conn, person.id, language=data.language, settings=data.settings)
        return told(conn, person.id)

    return await room_of(request).store.write(work)


@delete("/me", tags=["me"])
async def delete_me(request: AnyRequest) -> Response[None]:
    """Delete oneself: the name is free again, the chips go to the bank."""
    room, now = room_of(request), room_of(request).clock()
    person = await the_owner(request)
    seen = await room.store.read(lambda conn: holdings.refuse_seated(conn, person.id))
    await room.store.write(lambda conn: accounts.delete(conn, person.id, now, seen=seen))
    return let_out(request)


@put("/me/password", tags=["me"])
async def change_password(
    request: AnyRequest, data: JSONBody[bodies.NewPassword]
) -> Response[bodies.Me]:
    """Another password; every other browser is signed out."""
    room, now = room_of(request), room_of(request).clock()
    person = await the_owner(request)
    room.limits.login.require(person.id, now)
    old = await room.store.read(lambda conn: persons.password_of(conn, person.id))
    if not await room.passwords.fits(data.password, old):
        raise RoomError("password-wrong")
    hashed = await room.passwords.hash(data.new)

    def who(conn: Connection) -> str:
        accounts.change_password(conn, person.id, hashed)
        return person.id

    return await let_in(request, who)


@post("/me/topup", tags=["me"], status_code=200)
async def top_up(request: AnyRequest) -> bodies.Me:
    """Fill the account up with play chips."""
    person = await the_person(request)
    now = room_of(request).clock()

    def work(conn: Connection) -> bodies.Me:
        topup.top_up(conn, person.id, now)
        return told(conn, person.id)

    return await room_of(request).store.write(work)


@get("/me/tokens", tags=["me"])
async def my_tokens(request: AnyRequest) -> list[bodies.Token]:
    """The tokens of one's bots, without their secrets."""
    person = await the_owner(request)
    kept = await room_of(request).store.read(lambda conn: sessions.tokens(conn, person.id))
    return [bodies.Token(id=each.id, label=each.label, created=each.created) for each in kept]


@post("/me/tokens", tags=["me"])
async def new_token(request: AnyRequest, data: JSONBody[bodies.NewToken]) -> bodies.Token:
    """A token for a bot, which then plays under one's own name; its secret is told once."""
    person = await the_owner(request)
    now = room_of(request).clock()
    token, secret = await room_of(request).store.write(
        lambda conn: sessions.start_token(conn, person.id, data.label, now)
    )
    return bodies.Token(id=token.id, label=token.label, created=token.created, token=secret)


@delete("/me/tokens/{token:str}", tags=["me"])
async def end_token(request: AnyRequest, token: TokenId) -> None:
    """A token is worth nothing from now on."""
    person = await the_owner(request)
    await room_of(request).store.write(lambda conn: sessions.end_token(conn, person.id, token))


@get("/notes", tags=["notes"])
async def my_notes(request: AnyRequest) -> list[bodies.Note]:
    """All one's notes about others."""
    person = await the_person(request)
    kept = await room_of(request).store.read(lambda conn: notes.read_all(conn, person.id))
    return [_note(each) for each in kept]


@get("/notes/{player:str}", tags=["notes"])
async def note_about(request: AnyRequest, player: PlayerId) -> bodies.Note:
    """One's note about a player."""
    person = await the_person(request)
    return _note(
        await room_of(request).store.read(lambda conn: notes.read(conn, person.id, player))
    )


@put("/notes/{player:str}", tags=["notes"])
async def write_note(
    request: AnyRequest, player: PlayerId, data: JSONBody[bodies.NewNote]
) -> bodies.Note:
    """Write a note about a player, or block him: at once, wherever one is."""
    room, person = room_of(request), await the_person(request)

    def work(conn: Connection) -> tuple[notes.Note, frozenset[str]]:
        note = notes.write(conn, person.id, player, data.text, blocked=data.blocked)
        return note, notes.blocked(conn, person.id)

    note, blocked = await room.store.write(work)
    room.block(person.id, blocked)
    return _note(note)


HANDLERS = [
    me,
    change_me,
    delete_me,
    change_password,
    top_up,
    my_tokens,
    new_token,
    end_token,
    my_notes,
    note_about,
    write_note,
]


def _note(note: notes.Note) -> bodies.Note:
    return bodies.Note(player=note.about, name=note.name, text=note.text, blocked=note.blocked)

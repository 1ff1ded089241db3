"""The pages of the lobby: find a table, open one."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from tripledraw.room.house.admission import check_invited
from tripledraw.room.house.lobby import Listing, Lobby, Wanted
from tripledraw.room.house.room import Room
from tripledraw.room.http.cookies import AnyRequest
from tripledraw.room.http.visitors import Connection, signed_in, the_person
from tripledraw.room.player import Player
from tripledraw.room.terms import Kind, Reshuffle, Speed, Terms

TableId = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,16}$")]
Invite = Annotated[str, QueryParameter(max_length=64)]
Chairs = Annotated[int | None, QueryParameter(ge=2, le=6)]
Bet = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was opened; ``invite`` lets people in to a private one."""

    id: str
    invite: str | None = None


def the_room(connection: Connection) -> Room:
    """The room that a request has come to."""
    room: Room = connection.app.state.room
    return room


@get("/tables", tags=["lobby"])
async def tables(
    request: AnyRequest,
    kind: FromQuery[Kind | None] = None,
    chairs: Chairs = None,
    speed: FromQuery[Speed | None] = None,
    reshuffle: FromQuery[Reshuffle | None] = None,
    bet_from: Bet = None,
    bet_to: Bet = None,
    bots: FromQuery[bool | None] = None,
    free: FromQuery[bool] = False,
) -> list[Listing]:
    """All public tables and one's own, with what happens at them; small bets from and to."""
    lobby: Lobby = request.app.state.lobby
    person = await signed_in(request)
    wanted = Wanted(
        kind=kind,
        chairs=chairs,
        speed=speed,
        reshuffle=reshuffle,
        bet_from=bet_from,
        bet_to=bet_to,
        bots=bots,
        free=free,
    )
    return await lobby.tables(person.id if person else None, wanted)


@get("/tables/{table_id:str}", tags=["lobby"])
async def table(request: AnyRequest, table_id: TableId, invite: Invite = "") -> Listing:
    """One table; a private one to those who are part of it, or have its invitation."""
    room, lobby = the_room(request), request.app.state.lobby
    person = await signed_in(request)
    player = person.id if person else None
    found = await room.table(table_id)
    check_invited(found, player, invite)
    listing: Listing = lobby.listing(found, player)
    return listing


@post("/tables", tags=["lobby"])
async def open_table(request: AnyRequest, data: JSONBody[Terms]) -> Opened:
    """Open a table; it is closed when nobody has been there for a day."""
    room, person = the_room(request), await the_person(request)
    room.limits.opening.require(person.id, room.clock())
    opening = await room.open_table(data, Player(person.id, person.name))
    return Opened(id=opening.id, invite=opening.invite)


HANDLERS = [tables, table, open_table]

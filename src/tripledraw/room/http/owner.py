"""The pages of a table's owner: its invitation, whom he sent away, its sheet, closing it."""

import msgspec
from litestar import Response, delete, get, post
from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.room.game.owner import admit
from tripledraw.room.history import sheet
from tripledraw.room.history.sheet import Line
from tripledraw.room.http.bodies import PlayerId
from tripledraw.room.http.cookies import AnyRequest
from tripledraw.room.http.lobby import TableId, the_room
from tripledraw.room.http.visitors import the_person
from tripledraw.room.live.table import LiveTable
from tripledraw.room.people.persons import Person


class Barred(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who was sent away and stays out."""

    player: str
    name: str


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """The secret of a private table, None for a public one."""

    invite: str | None


@get("/tables/{table_id:str}/invite", tags=["owner"])
async def invitation(request: AnyRequest, table_id: TableId) -> Invitation:
    """The secret that lets people in to one's own table."""
    table, _ = await _own_table(request, table_id)
    return Invitation(invite=table.invite)


@post("/tables/{table_id:str}/invite", tags=["owner"])
async def new_invitation(request: AnyRequest, table_id: TableId) -> Invitation:
    """Another secret for one's own table; the one before lets nobody in any more."""
    table, _ = await _own_table(request, table_id)
    await the_room(request).renew_invite(table)
    return Invitation(invite=table.invite)


@get("/tables/{table_id:str}/barred", tags=["owner"])
async def barred(request: AnyRequest, table_id: TableId) -> list[Barred]:
    """Whom one has sent away from one's own table."""
    table, _ = await _own_table(request, table_id)
    return [Barred(player=id, name=name) for id, name in table.game.state.barred.items()]


@delete("/tables/{table_id:str}/barred/{player:str}", tags=["owner"])
async def let_in_again(request: AnyRequest, table_id: TableId, player: PlayerId) -> None:
    """Let somebody come again, with an invitation."""
    table, _ = await _own_table(request, table_id)
    await table.ask(lambda game, now: admit(game.state, player))


@get("/tables/{table_id:str}/sheet", tags=["owner"])
async def sheet_of(request: AnyRequest, table_id: TableId) -> list[Line]:
    """What everybody brought to one's own table, took away, has there, and has won."""
    table, _ = await _own_table(request, table_id)
    return await _lines(request, table)


@get("/tables/{table_id:str}/sheet.csv", tags=["owner"], media_type="text/csv; charset=utf-8")
async def sheet_as_csv(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The same as a file for a spreadsheet."""
    table, person = await _own_table(request, table_id)
    text = sheet.as_csv(await _lines(request, table), person.language)
    name = f'attachment; filename="tripledraw-{table.id}.csv"'
    return Response(text, headers={"Content-Disposition": name})


@delete("/tables/{table_id:str}", tags=["owner"])
async def close_table(request: AnyRequest, table_id: TableId) -> None:
    """Close one's own table; everybody gets his chips back."""
    table, _ = await _own_table(request, table_id)
    await table.ask(lambda game, now: game.close())


HANDLERS = [
    invitation,
    new_invitation,
    barred,
    let_in_again,
    sheet_of,
    sheet_as_csv,
    close_table,
]


async def _own_table(request: AnyRequest, id: str) -> tuple[LiveTable, Person]:
    person = await the_person(request)
    table = await the_room(request).table(id)
    if table.game.state.owner != person.id:
        raise RoomError("not-owner")
    return table, person


async def _lines(request: AnyRequest, table: LiveTable) -> list[Line]:
    game = table.game
    stacks = {who.player: game.stack(chair) for chair, who in game.state.chairs.items()}

    def work(conn: Connection) -> list[Line]:
        return sheet.sheet(conn, table.id, stacks if game.state.is_cash else {})

    return await the_room(request).store.read(work)

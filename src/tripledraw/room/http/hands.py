"""The pages of one's own hands: a list, files to take home, statistics."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, TypeVar

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from tripledraw.room.history import downloads, past
from tripledraw.room.history.own_replay import own_hand
from tripledraw.room.history.past import LONGEST_LIST, PastHand
from tripledraw.room.history.replayed import ReplayedHand
from tripledraw.room.history.statistics import Statistics, statistics
from tripledraw.room.http.cookies import AnyRequest
from tripledraw.room.http.lobby import the_room
from tripledraw.room.http.visitors import the_person

LATEST = 2**53
Moment = Annotated[int, QueryParameter(ge=0, le=LATEST)]
Limit = Annotated[int, QueryParameter(ge=1, le=LONGEST_LIST)]
AnyTable = Annotated[str | None, QueryParameter(pattern="^[0-9a-z-]{1,16}$")]
TableInPath = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,16}$")]
NumberInPath = Annotated[int, PathParameter(ge=0, le=LATEST)]
# Python's $ is also before a line break at the end.
HandFile = Annotated[str, PathParameter(pattern=r"^[0-9]{1,15}\.(phh|txt|proof)$(?!\n)")]
TableFile = Annotated[str, PathParameter(pattern=r"^[0-9a-z-]{1,16}\.(phhs|txt|proof)$(?!\n)")]

TEXT = "text/plain; charset=utf-8"
T = TypeVar("T")
# Files are made one after the other, so that they take no more than a share of the processor.
_maker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="downloads")


@get("/me/hands", tags=["hands"])
async def my_hands(
    request: AnyRequest,
    table: AnyTable = None,
    before: Moment = LATEST,
    limit: Limit = 50,
) -> list[PastHand]:
    """The last hands one was dealt in, the newest first; ``before`` a moment for the next page."""
    person = await the_person(request)
    return await the_room(request).store.read(
        lambda conn: past.past_hands(conn, person.id, table, before, limit)
    )


@get("/me/hands/{table_id:str}/{file:str}", tags=["hands"], media_type=TEXT)
async def my_hand(request: AnyRequest, table_id: TableInPath, file: HandFile) -> Response[str]:
    """One hand by its number: ``12.phh``, ``12.txt`` (PokerStars) or ``12.proof`` (fair deal)."""
    room, person = the_room(request), await the_person(request)
    now = room.clock()
    room.limits.downloads.require(person.id, now)
    number, _, ending = file.partition(".")
    kept = await room.store.read(
        lambda conn: past.kept_hand(conn, person.id, table_id, int(number))
    )
    make = downloads.FORMS[ending]
    return await _file(
        f"{table_id}-{file}", lambda: make(past.opened(kept, table_id, room.key), now)
    )


@get("/me/hands/{table_id:str}/{number:int}/replay", tags=["hands"])
async def my_replay(
    request: AnyRequest, table_id: TableInPath, number: NumberInPath
) -> ReplayedHand:
    """One hand by its number, to be gone through event by event."""
    room, person = the_room(request), await the_person(request)
    now = room.clock()
    room.limits.replays.require(person.id, now)
    kept = await room.store.read(lambda conn: past.kept_hand(conn, person.id, table_id, number))
    name = past.table_name(kept)
    return await _made(lambda: own_hand(past.opened(kept, table_id, room.key), name, now))


@get("/me/hands/{file:str}", tags=["hands"], media_type=TEXT)
async def my_evening(
    request: AnyRequest, file: TableFile, since: Moment = 0, until: Moment = LATEST
) -> Response[str]:
    """One's hands at a table in one file, ``TABLE.phhs``, ``.txt`` or ``.proof``.

    ``since`` and ``until`` cut out an evening; of more than 500 hands they are the last.
    """
    room, person = the_room(request), await the_person(request)
    now = room.clock()
    room.limits.downloads.require(person.id, now)
    table, _, ending = file.partition(".")
    kept = await room.store.read(lambda conn: past.kept_hands(conn, person.id, table, since, until))
    make = downloads.FILES[ending]
    return await _file(
        file, lambda: make((past.opened(each, table, room.key) for each in kept), now)
    )


@get("/me/statistics", tags=["hands"])
async def my_statistics(request: AnyRequest, table: AnyTable = None) -> Statistics:
    """How one plays, at all tables or at one."""
    person = await the_person(request)
    return await the_room(request).store.read(lambda conn: statistics(conn, person.id, table))


HANDLERS = [my_hands, my_hand, my_replay, my_evening, my_statistics]


async def _file(name: str, make: Callable[[], str]) -> Response[str]:
    return Response(
        await _made(make),
        media_type=TEXT,
        headers={"Content-Disposition": f'attachment; filename="tripledraw-{name}"'},
    )


async def _made(make: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_maker, make)

"""Playing at once: a table with bots, and a link that brings whoever opens it to a seat there."""

import getpass
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.room.house.room import Room
from tripledraw.room.people import accounts, persons, sessions
from tripledraw.room.people.persons import Person
from tripledraw.room.terms import Terms

TERMS = Terms(name="10/20", small_bet=10, bots=5)
# In the data folder: the id of the guest who played last time.
REMEMBERED = "play"


async def link_to_play(room: Room) -> str:
    """An address that signs a guest in, once and within an hour, and seats him against five bots.

    The guest and the table are those of the last time, if they are still there.
    """
    guest = await _the_guest(room)
    table = _the_table(room, guest) or (await room.open_table(TERMS, None)).id
    secret = await room.store.write(
        lambda conn: sessions.start(conn, guest.id, "once", room.clock())
    )
    return f"{room.address}/#/guest/{secret}?table={table}"


async def _the_guest(room: Room) -> Person:
    file = room.settings.folder / REMEMBERED
    known = await room.store.read(lambda conn: _remembered(conn, file))
    if known is not None:
        return known
    guest = await _new_guest(room)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(guest.id, encoding="utf-8")
    return guest


def _remembered(conn: Connection, file: Path) -> Person | None:
    return persons.by_id(conn, file.read_text(encoding="utf-8")) if file.exists() else None


async def _new_guest(room: Room) -> Person:
    """A guest by the first name that is free, and is one."""
    for name in _names():
        try:
            return await room.store.write(partial(accounts.create, name=name, now=room.clock()))
        except RoomError as refused:
            if not refused.id.startswith("name-"):
                raise
    raise AssertionError("there is always another name")


def _names() -> Iterator[str]:
    with suppress(OSError, KeyError, ImportError):  # whatever a system has that has no users
        yield getpass.getuser().capitalize()
    yield "Player"
    yield from (f"Player {number}" for number in count(2))


def _the_table(room: Room, guest: Person) -> str | None:
    for id, table in room.live.items():
        state = table.game.state
        has_room = bool(state.free) or table.game.chair_of(guest.id) is not None
        if state.owner is None and state.terms == TERMS and has_room:
            return id
    return None

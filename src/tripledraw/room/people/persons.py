"""Who somebody is: a guest, or the holder of an account; a bot comes with its owner's account."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, select

from tripledraw.room.people.names import are_same, look
from tripledraw.room.store.schema import looks, players

Settings = Mapping[str, str | int | bool]


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the room knows him; times are milliseconds since 1970.

    A guest comes by a link and has no password. ``settings`` belong to his client, the room only
    keeps them. ``topped_up`` is 0 for never.
    """

    id: str
    name: str
    is_guest: bool
    language: str = "en"
    settings: Settings = field(default_factory=dict)
    created: int = 0
    topped_up: int = 0
    banned: bool = False
    admin: bool = False


def person_of(row: Row[Any]) -> Person:
    """The person in a row of ``players``."""
    return Person(
        id=row.id,
        name=row.name,
        is_guest=row.password is None,
        language=row.language,
        settings=json.loads(row.settings),
        created=row.created,
        topped_up=row.topped_up,
        banned=row.banned,
        admin=row.admin,
    )


def by_id(conn: Connection, id: str) -> Person | None:
    """The person with this id, unless deleted."""
    row = conn.execute(
        select(players).where(players.c.id == id, players.c.deleted.is_(False))
    ).one_or_none()
    return None if row is None else person_of(row)


def by_name(conn: Connection, name: str) -> Person | None:
    """The person of this name, in whatever case it is written; look-alikes are others."""
    row = conn.execute(
        select(players)
        .join(looks, looks.c.player == players.c.id)
        .where(looks.c.look == look(name.casefold()))
    ).one_or_none()
    return person_of(row) if row is not None and are_same(row.name, name) else None


def password_of(conn: Connection, id: str) -> str | None:
    """The hash of an account's password; None for a guest and for nobody."""
    hashed: str | None = conn.scalar(select(players.c.password).where(players.c.id == id))
    return hashed

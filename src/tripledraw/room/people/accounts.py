"""Guests and accounts: made, changed, banned and deleted.

Functions on a connection, called through `Store.write`; hashes come from `passwords`.
"""

import json
import secrets

from sqlalchemy import Connection, insert, update
from sqlalchemy import delete as remove
from sqlalchemy.exc import IntegrityError

from tripledraw.errors import RoomError
from tripledraw.i18n import languages
from tripledraw.room.people import holdings, notes, sessions, topup
from tripledraw.room.people.names import looks, tidy
from tripledraw.room.people.persons import Person, Settings, by_id
from tripledraw.room.store import schema
from tripledraw.room.store.schema import players

# A deleted player's row stays for the ledger and the logs, under this.
NO_NAME = ""


def create(
    conn: Connection, name: str, now: int, *, password: str | None = None, language: str = "en"
) -> Person:
    """A new player with chips to start: a guest, or an account if ``password`` has a hash.

    RoomError ``name-length``, ``name-bad``, ``name-taken``, ``language-unknown``.
    """
    person = Person(
        id=secrets.token_hex(8),
        name=tidy(name),
        is_guest=password is None,
        language=_known(language),
        created=now,
    )
    conn.execute(
        insert(players).values(
            id=person.id,
            name=person.name,
            password=password,
            language=language,
            created=now,
        )
    )
    _take_name(conn, person)
    topup.start(conn, person.id, now)
    return person


def _take_name(conn: Connection, person: Person) -> None:
    rows = [{"look": look, "player": person.id} for look in sorted(looks(person.name))]
    try:
        conn.execute(insert(schema.looks), rows)
    except IntegrityError:
        raise RoomError("name-taken", name=person.name) from None


def _known(language: str) -> str:
    if language not in languages():
        raise RoomError("language-unknown", languages=", ".join(languages()))
    return language


def upgrade(conn: Connection, id: str, password: str) -> None:
    """Make an account of a guest, whose link ends; RoomError ``account-already``."""
    if not _replace_password(conn, id, None, password):
        raise RoomError("account-already")
    sessions.end_all(conn, id, "link")


def change_password(conn: Connection, id: str, password: str) -> None:
    """A new hash; every cookie ends. Tokens of bots stay: each has its own secret."""
    _set(conn, id, password=password)
    sessions.end_all(conn, id, "cookie")


def confirm(conn: Connection, id: str, old: str, new: str) -> None:
    """The password just checked against hash ``old`` still counts, and has hash ``new`` now.

    RoomError ``login-wrong`` if it was changed or reset meanwhile.
    """
    if not _replace_password(conn, id, old, new):
        raise RoomError("login-wrong")


def change(
    conn: Connection, id: str, *, language: str | None = None, settings: Settings | None = None
) -> None:
    """Another language or other settings; RoomError ``language-unknown``."""
    if language is not None:
        _set(conn, id, language=_known(language))
    if settings is not None:
        _set(conn, id, settings=json.dumps(dict(settings)))


def delete(conn: Connection, id: str, now: int, *, seen: int) -> None:
    """Free the name, give the chips back and forget the rest.

    The row stays without its name, for the ledger and the logs of tables, which keep the names
    of who sat there. ``seen`` is what `holdings.refuse_seated` gave: RoomError ``still-seated``
    if chips of his have moved since; ``player-gone`` if there is no such player.
    """
    if by_id(conn, id) is None:
        raise RoomError("player-gone")
    if holdings.has_moved_since(conn, id, seen):
        raise RoomError("still-seated")
    topup.give_back(conn, id, now)
    notes.forget(conn, id)
    sessions.end_all(conn, id)
    conn.execute(remove(schema.looks).where(schema.looks.c.player == id))
    _set(conn, id, name=NO_NAME, password=None, settings="{}", admin=False, deleted=True)


def ban(conn: Connection, id: str) -> None:
    """Shut a player out; RoomError ``player-gone``."""
    _set(conn, id, banned=True)
    sessions.end_all(conn, id, "cookie")


def unban(conn: Connection, id: str) -> None:
    """Let a player in again; his link and the tokens of his bots count as before."""
    _set(conn, id, banned=False)


def promote(conn: Connection, id: str) -> None:
    """Make a player an administrator; RoomError ``player-gone``."""
    _set(conn, id, admin=True)


def demote(conn: Connection, id: str) -> None:
    """Make an administrator a player like the others; RoomError ``player-gone``."""
    _set(conn, id, admin=False)


def reset(conn: Connection, id: str, password: str) -> None:
    """The admin's new password for a player; everything that let him in before ends."""
    _set(conn, id, password=password)
    sessions.end_all(conn, id)


def _replace_password(conn: Connection, id: str, old: str | None, new: str) -> bool:
    theirs = update(players).where(
        players.c.id == id,
        players.c.password.is_(None) if old is None else players.c.password == old,
        players.c.deleted.is_(False),
    )
    return conn.execute(theirs.values(password=new)).rowcount == 1


def _set(conn: Connection, id: str, **values: object) -> None:
    theirs = update(players).where(players.c.id == id, players.c.deleted.is_(False))
    if conn.execute(theirs.values(**values)).rowcount == 0:
        raise RoomError("player-gone")

"""What a player has written down about another one, and whom he has blocked, for his eyes alone."""

from dataclasses import dataclass

from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select

from tripledraw.errors import RoomError
from tripledraw.room.store.schema import notes, players

LONGEST = 500
MOST = 2_000


@dataclass(frozen=True, slots=True)
class Note:
    """A note about player ``about``, whose name is ``name`` now; ``blocked`` hides his chat."""

    about: str
    name: str
    text: str = ""
    blocked: bool = False


def read(conn: Connection, player: str, about: str) -> Note:
    """The note, an empty one where nothing was written; RoomError ``player-gone``."""
    row = conn.execute(
        _with_names(player).where(players.c.id == about, players.c.deleted.is_(False))
    ).one_or_none()
    if row is None:
        raise RoomError("player-gone")
    return Note(about, row.name, row.text or "", bool(row.blocked))


def read_all(conn: Connection, player: str) -> list[Note]:
    """Every note of a player, by name."""
    rows = conn.execute(
        _with_names(player).where(notes.c.player.is_not(None)).order_by(players.c.name)
    )
    return [Note(row.id, row.name, row.text, row.blocked) for row in rows]


def write(conn: Connection, player: str, about: str, text: str, *, blocked: bool) -> Note:
    """Put a note in place of the one before; an empty one that blocks nobody is no note.

    RoomError ``player-gone``, ``note-self`` or, beyond `MOST` of them, ``notes-many``.
    """
    if about == player:
        raise RoomError("note-self")
    known = read(conn, player, about)
    conn.execute(delete(notes).where(notes.c.player == player, notes.c.about == about))
    if text or blocked:
        if (conn.scalar(select(func.count()).where(notes.c.player == player)) or 0) >= MOST:
            raise RoomError("notes-many", most=MOST)
        conn.execute(insert(notes).values(player=player, about=about, text=text, blocked=blocked))
    return Note(about, known.name, text, blocked)


def blocked(conn: Connection, player: str) -> frozenset[str]:
    """The ids of those whom a player has blocked."""
    return frozenset(
        conn.scalars(select(notes.c.about).where(notes.c.player == player, notes.c.blocked))
    )


def forget(conn: Connection, player: str) -> None:
    """Throw away what a player wrote and what others wrote about him."""
    conn.execute(delete(notes).where(or_(notes.c.player == player, notes.c.about == player)))


def _with_names(player: str) -> Select[tuple[str, str, str, bool]]:
    return select(players.c.id, players.c.name, notes.c.text, notes.c.blocked).outerjoin(
        notes, and_(notes.c.about == players.c.id, notes.c.player == player)
    )

"""Who holds a secret: cookies of browsers, links of guests, tokens of bots.

A link for once is one that ends when it is followed.

The holder has the secret, the database its digest alone. A session that has ended cannot be used
again; nor can one that has expired, or whose player is banned or deleted.
"""

import hashlib
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from tripledraw.errors import RoomError
from tripledraw.room.people.persons import Person, person_of
from tripledraw.room.store.schema import players, sessions
from tripledraw.room.store.statement import Statement
from tripledraw.room.timing import DAY, HOUR

Kind = Literal["cookie", "link", "once", "token"]

# How long a session lives after it was last prolonged; a token does until it is ended.
LIVES: dict[Kind, int] = {"cookie": 90 * DAY, "link": 365 * DAY, "once": HOUR}
MOST_TOKENS = 20
# Sessions that are looked up in one statement.
AT_ONCE = 100
_NAMES = tuple(f"d{number}" for number in range(AT_ONCE))
_THERE = Statement(
    f"SELECT digest FROM sessions WHERE digest IN ({', '.join(f':{name}' for name in _NAMES)})"
    " AND (expires IS NULL OR expires > :now)"
)


@dataclass(frozen=True, slots=True)
class Session:
    """One secret in use; ``digest`` names it, ``expires`` is None for a token."""

    person: Person
    kind: Kind
    digest: str
    expires: int | None


@dataclass(frozen=True, slots=True)
class Token:
    """A bot's token as its owner sees it later: without the secret."""

    id: str
    label: str
    created: int


def digest_of(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def start(conn: Connection, player: str, kind: Kind, now: int, *, label: str = "") -> str:
    """A new session of a player; gives the secret, which is nowhere kept."""
    secret = secrets.token_urlsafe(32)
    conn.execute(delete(sessions).where(sessions.c.player == player, sessions.c.expires <= now))
    conn.execute(
        insert(sessions).values(
            digest=digest_of(secret),
            player=player,
            kind=kind,
            label=label,
            created=now,
            expires=_expiry(kind, now),
        )
    )
    return secret


def find(conn: Connection, secret: str, kind: Kind, now: int) -> Session | None:
    """The session of a secret, if it still counts."""
    digest = digest_of(secret)
    row = conn.execute(
        select(players, sessions.c.expires)
        .join(sessions, sessions.c.player == players.c.id)
        .where(sessions.c.digest == digest, sessions.c.kind == kind)
    ).one_or_none()
    if row is None or row.banned or (row.expires is not None and row.expires <= now):
        return None
    return Session(person_of(row), kind, digest, row.expires)


def ended(conn: Connection, digests: Collection[str], now: int) -> frozenset[str]:
    """Those of some sessions that have ended or expired."""
    those, there = sorted(digests), set[str]()
    for first in range(0, len(those), AT_ONCE):
        some = zip_longest(_NAMES, those[first : first + AT_ONCE])
        there |= {digest for (digest,) in _THERE.all(conn, {**dict(some), "now": now})}
    return frozenset(those) - there


def follow_link(conn: Connection, secret: str, now: int) -> Person:
    """The player whose link it is, which counts for another year, or never again.

    RoomError ``link-expired`` for one that does not count.
    """
    if once := find(conn, secret, "once", now):
        end(conn, once.digest)
        return once.person
    link = find(conn, secret, "link", now)
    if link is None:
        raise RoomError("link-expired")
    prolong(conn, link, now)
    return link.person


def is_half_over(session: Session, now: int) -> bool:
    """Whether it is time to prolong a session, so that who plays on stays signed in."""
    return session.expires is not None and session.expires - now < LIVES[session.kind] // 2


def prolong(conn: Connection, session: Session, now: int) -> None:
    """A session's whole life begins again."""
    conn.execute(
        update(sessions)
        .where(sessions.c.digest == session.digest)
        .values(expires=_expiry(session.kind, now))
    )


def _expiry(kind: Kind, now: int) -> int | None:
    return now + LIVES[kind] if kind in LIVES else None


def end(conn: Connection, digest: str) -> None:
    """One session is over."""
    conn.execute(delete(sessions).where(sessions.c.digest == digest))


def end_all(conn: Connection, player: str, *kinds: Kind) -> None:
    """All sessions of these kinds of a player are over; of every kind where none is named."""
    theirs = delete(sessions).where(sessions.c.player == player)
    conn.execute(theirs.where(sessions.c.kind.in_(kinds)) if kinds else theirs)


def tokens(conn: Connection, player: str) -> list[Token]:
    """The tokens of a player's bots, the oldest first."""
    rows = conn.execute(
        select(sessions.c.digest, sessions.c.label, sessions.c.created)
        .where(sessions.c.player == player, sessions.c.kind == "token")
        .order_by(sessions.c.created, sessions.c.digest)
    )
    return [Token(_token_id(row.digest), row.label, row.created) for row in rows]


def start_token(conn: Connection, player: str, label: str, now: int) -> tuple[Token, str]:
    """A new token and its secret; RoomError ``tokens-many`` beyond `MOST_TOKENS`."""
    theirs = select(func.count()).where(sessions.c.player == player, sessions.c.kind == "token")
    if (conn.scalar(theirs) or 0) >= MOST_TOKENS:
        raise RoomError("tokens-many", most=MOST_TOKENS)
    secret = start(conn, player, "token", now, label=label)
    return Token(_token_id(digest_of(secret)), label, now), secret


def end_token(conn: Connection, player: str, id: str) -> None:
    """One token of a player is over; RoomError ``token-gone`` if he has none of that id."""
    for row in conn.execute(
        select(sessions.c.digest).where(sessions.c.player == player, sessions.c.kind == "token")
    ).all():
        if _token_id(row.digest) == id:
            return end(conn, row.digest)
    raise RoomError("token-gone")


def _token_id(digest: str) -> str:
    return digest[:16]

"""The connection to the database: SQLite beside the program, or PostgreSQL by its address."""

import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from tripledraw.errors import TripleDrawError
from tripledraw.room.store.statement import Statement

# synchronous=FULL: a commit is on the disk when it returns, so what was acknowledged stays.
PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
# A process that was stopped in the middle of a transaction must not hold its locks against the
# others, and a server that has vanished must be noticed; all in milliseconds.
POSTGRES_OPTIONS = "-c idle_in_transaction_session_timeout=5000 -c lock_timeout=10000"
POSTGRES_ANSWERS_WITHIN = 10_000
POSTGRES_CONNECTS_WITHIN_SECONDS = 5
# Transactions of a connection with this option take the write lock of SQLite at once: one that
# reads first and writes later could be refused halfway.
WRITES = {"writes": True}
# PostgreSQL: serialization failure and deadlock.
COLLISIONS = ("40001", "40P01")
_BEGIN, _BEGIN_TO_WRITE = Statement("BEGIN"), Statement("BEGIN IMMEDIATE")
# The primary codes that tell of the file and not of the statement.
SQLITE_TROUBLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_READONLY,
}


def parsed(url: str) -> URL:
    """The address of a database, taken apart; raises `TripleDrawError` for any other text."""
    with suppress(ArgumentError, ValueError):
        found = make_url(url)
        if found.drivername == "sqlite" and found.database not in (None, "", ":memory:"):
            return found
        if found.drivername in ("postgresql", "postgres"):
            return found.set(drivername="postgresql+psycopg")
    raise TripleDrawError(
        "the address of the database is neither sqlite:///FILE nor postgresql://USER@HOST/NAME"
    )


def connect(url: URL, connections: int) -> Engine:
    """An engine for at most so many connections at a time; nothing is opened yet.

    The values of statements (digests, sealed bodies) stay out of its errors.
    """
    if url.drivername == "sqlite":
        return _sqlite(url, connections)
    return create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "options": f"{POSTGRES_OPTIONS} {url.query.get('options', '')}",
            "connect_timeout": POSTGRES_CONNECTS_WITHIN_SECONDS,
            "tcp_user_timeout": POSTGRES_ANSWERS_WITHIN,
        },
    )


def make_file(url: URL) -> None:
    """Make the file of a SQLite database, for its owner's eyes alone, if it is not there.

    Raises OSError.
    """
    if url.drivername == "sqlite" and url.database is not None:
        file = Path(url.database)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)


def photograph(engine: Engine) -> Connection:
    """A connection in a transaction that sees one moment of the database until it is closed."""
    conn = engine.connect().execution_options(stream_results=True)
    if engine.dialect.name == "postgresql":  # SQLite gives every reader that
        conn.execution_options(isolation_level="REPEATABLE READ")
    conn.begin()
    return conn


def is_away(error: BaseException) -> bool:
    """The database is down, locked, full or damaged: the work itself is not to blame."""
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in SQLITE_TROUBLE
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)


def is_collision(error: BaseException) -> bool:
    """The database undid the work because another process was in its way; it may be done again."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in COLLISIONS


def _sqlite(url: URL, connections: int) -> Engine:
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        paramstyle="named",
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # The driver would begin a transaction at the first change only, so that what was read before
    # it could be stale; with None it begins where it is told to.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(conn: Connection) -> None:
    writes = conn.get_execution_options().get("writes")
    (_BEGIN_TO_WRITE if writes else _BEGIN).change(conn, {})

"""Whether the database takes what is written: asked by writing something."""

from sqlalchemy import Connection

from tripledraw.room.store.statement import Statement

# About as much as a table writes at a time, so that a disk that is all but full is noticed.
AMPLE = 4_000
_WRITE = Statement(
    "INSERT INTO facts (name, value) VALUES ('probe', :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def probe(conn: Connection, now: int) -> None:
    """Write the time, and ample blanks; the commit raises where there is no room for them."""
    _WRITE.change(conn, {"value": str(now).ljust(AMPLE)})

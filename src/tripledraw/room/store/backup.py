"""A backup: the whole database at one moment in one file, the same for both databases.

The file is gzip over lines of JSON: a head, rows of one table a line, and at the end the number of
rows and a checksum of all lines before. Leases are not in it: they say who runs now. Neither is the
key file, without which what was sealed cannot be read again.
"""

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp
from typing import Any

from sqlalchemy import Connection, MetaData, Row, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from tripledraw.errors import TripleDrawError
from tripledraw.room.store import ledger, tablelog
from tripledraw.room.store.engine import photograph
from tripledraw.room.store.migrate import NEWEST, knows, migrate, revision_of
from tripledraw.room.store.schema import facts, leases, metadata, tables
from tripledraw.room.store.store import Store

FORMAT = 1
ROWS_A_LINE = 500
# What rows do that no backup has: names, types, lengths or values that the tables do not know.
ODD = (LookupError, TypeError, ValueError, ArithmeticError, RecursionError, SQLAlchemyError)


class BackupError(TripleDrawError):
    """A file that cannot be restored, or a database that it must not be restored to."""


def backup(store: Store, path: Path) -> int:
    """Write the database to a file, also while servers run; returns the number of rows.

    The file appears, for its owner's eyes alone, when it is complete. Raises OSError.
    """
    digest = sha256()
    rows = 0
    with _appearing(path) as file:
        for part in _parts(store):
            line = json.dumps(part, default=_from_bytes, separators=(",", ":")).encode() + b"\n"
            digest.update(line)
            file.write(line)
            rows += len(part.get("rows", ()))
        file.write(json.dumps({"rows": rows, "sha256": digest.hexdigest()}).encode() + b"\n")
    return rows


def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a file; returns the number of rows.

    Everything is checked, the ledger too, and nothing is done unless all of it is good. Raises
    `BackupError`.
    """
    return _load(store, path, _refuse_unless_empty)


def replace(store: Store, path: Path) -> int:
    """The same for a database whose rows may be thrown away.

    Servers that run on it lose the leases of their tables and so read them anew.
    """
    return _load(store, path, lambda conn: None)


def _parts(store: Store) -> Iterator[dict[str, Any]]:
    """The lines of a backup without the last, all of one moment."""
    with photograph(store.engine) as conn:
        yield {"tripledraw": "backup", "format": FORMAT, "revision": revision_of(conn)}
        for table in _kept_tables():
            result = conn.execute(select(table).order_by(*table.primary_key))
            for rows in result.partitions(ROWS_A_LINE):
                columns = table.columns.keys()
                yield {"table": table.name, "columns": columns, "rows": [list(row) for row in rows]}


def _kept_tables() -> list[Table]:
    """Those that a backup has, in an order in which they can be filled."""
    return [table for table in metadata.sorted_tables if table is not leases]


def _load(store: Store, path: Path, check: Callable[[Connection], None]) -> int:
    revision, rows = _checked(path)

    def work(conn: Connection) -> None:
        check(conn)
        held = conn.execute(select(leases.c.table_id, leases.c.epoch)).all()
        metadata.drop_all(conn)
        conn.execute(text("DROP TABLE alembic_version"))
        migrate(conn, revision)
        if _fill(conn, path) != rows:
            raise ValueError("the rows are not as many as the last line says")
        migrate(conn, NEWEST)
        _go_on_counting(conn)
        _end_leases(conn, held)
        if faults := [*ledger.check(conn), *tablelog.gaps(conn)]:
            raise BackupError(f"{path}: {'; '.join(faults)}")

    try:
        store.write_now(work)
    except ODD as error:
        raise BackupError(
            f"{path}: it is whole, but what is in it is no room of this program; "
            "restore a file that backup wrote"
        ) from error
    return rows


def _checked(path: Path) -> tuple[str, int]:
    """The revision and the rows of a backup all of whose lines are there and unchanged."""
    digest = sha256()
    last = b""
    try:
        with gzip.open(path) as file:
            head = json.loads(file.readline())
            file.seek(0)
            for line in file:
                digest.update(last)
                last = line
        end = json.loads(last)
        known = head["format"] <= FORMAT and knows(head["revision"])
        whole = end["sha256"] == digest.hexdigest()
    except gzip.BadGzipFile as error:
        raise BackupError(f"{path}: this is no backup") from error
    except OSError as error:
        raise BackupError(f"{path}: {error.strerror}") from error
    except (EOFError, zlib.error, *ODD) as error:
        raise BackupError(f"{path}: this is no backup, or only a part of one") from error
    if not known:
        raise BackupError(f"{path}: a newer version of this program wrote it; restore it with that")
    if not whole:
        raise BackupError(f"{path}: it was changed or damaged after it was written")
    return head["revision"], end["rows"]


def _refuse_unless_empty(conn: Connection) -> None:
    for table in _kept_tables():
        if table is not facts and conn.execute(select(table).limit(1)).first():
            raise BackupError(
                "the database is not empty; restore to a new one, or say that it is to be replaced"
            )


def _fill(conn: Connection, path: Path) -> int:
    """Insert the rows into the tables of their revision, which may be older than `schema`.

    Returns how many there were; raises one of `ODD` for what does not fit.
    """
    then, count = MetaData(), 0
    kept = {table.name for table in _kept_tables()}
    then.reflect(conn, only=lambda name, _: name in kept)
    with gzip.open(path) as file:
        for line in file:
            part = json.loads(line, object_hook=_to_bytes)
            if "table" in part:
                table, names = then.tables[part["table"]], part["columns"]
                rows = [_row(table, dict(zip(names, row, strict=True))) for row in part["rows"]]
                conn.execute(insert(table), rows)
                count += len(rows)
    return count


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """The row, each value of the type of its column: SQLite itself would take any."""
    for name, value in row.items():
        if value is not None and type(value) is not table.columns[name].type.python_type:
            raise TypeError(f"{table.name}.{name} cannot be {value!r}")
    return row


def _go_on_counting(conn: Connection) -> None:
    """Let PostgreSQL number new rows after those that came with their numbers; SQLite does."""
    if conn.dialect.name == "postgresql":
        for table in _kept_tables():
            if (number := table.autoincrement_column) is not None:
                sequence = func.pg_get_serial_sequence(table.name, number.name)
                conn.execute(select(func.setval(sequence, func.max(number))))


def _end_leases(conn: Connection, held: Sequence[Row[str, int]]) -> None:
    """Fence off who owned a table before: his lease has run out and his epoch is over."""
    there = set(conn.scalars(select(tables.c.id)))
    rows = [
        {"table_id": table, "node": "", "address": "", "epoch": epoch + 1, "until": 0}
        for table, epoch in held
        if table in there
    ]
    if rows:
        conn.execute(insert(leases), rows)


def _from_bytes(value: object) -> dict[str, str]:
    assert isinstance(value, bytes)
    return {"base64": b64encode(value).decode()}


def _to_bytes(value: dict[str, Any]) -> Any:
    return b64decode(value["base64"], validate=True) if value.keys() == {"base64"} else value


@contextmanager
def _appearing(path: Path) -> Iterator[gzip.GzipFile]:
    """A compressed file that is there only when all of it is on the disk."""
    handle, draft = mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=".new")
    try:
        with open(handle, "wb") as raw:
            with gzip.open(raw, "wb") as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise

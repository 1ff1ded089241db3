"""Databases for the tests of the room: a SQLite file each, and a PostgreSQL started once.

A test that takes `store` or `database_url` runs on both.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from tests.room.postgres import new_place, own_postgres

from tripledraw.room.store.store import Store

NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def _postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of this test run, without the name of a place in it."""
    with ExitStack() as stack:
        try:
            address = stack.enter_context(own_postgres())
        except ImportError as error:
            pytest.skip(f"PostgreSQL cannot be brought: {error}")
        yield address


@pytest.fixture(scope="session")
def new_postgres(_postgres: str) -> NewDatabase:
    """Makes an empty place on the PostgreSQL server and gives its address."""
    numbers = count(1)
    return lambda: new_place(_postgres, f"room_{next(numbers)}")


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

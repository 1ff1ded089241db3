"""Brings a database to the tables of this version; Alembic does it, from inside the package."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from tripledraw.errors import RoomError
from tripledraw.room.store.engine import WRITES, make_file

NEWEST = "head"
# Any number: servers that start at the same time wait here for each other.
POSTGRES_LOCK = 727


def bring_up_to_date(engine: Engine) -> None:
    """Make or alter the tables where they are not those of this version.

    Raises RoomError ``database-unreachable`` and ``database-newer``.
    """
    database = engine.url.render_as_string(hide_password=True)
    try:
        make_file(engine.url)
        with engine.connect() as conn, conn.execution_options(**WRITES).begin():
            present = revision_of(conn)
            if present is not None and not knows(present):
                raise RoomError("database-newer", database=database)
            migrate(conn, NEWEST)
    except (DBAPIError, OSError) as error:
        raise RoomError("database-unreachable", database=database) from error


def migrate(conn: Connection, revision: str) -> None:
    """Bring an empty or older database to a revision; nothing happens if it is there."""
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": POSTGRES_LOCK})
    config = _config()
    config.attributes["connection"] = conn
    command.upgrade(config, revision)


def knows(revision: str) -> bool:
    """Whether a revision is one of this version."""
    scripts = ScriptDirectory.from_config(_config())
    return revision in {script.revision for script in scripts.walk_revisions()}


def revision_of(conn: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    return MigrationContext.configure(conn).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "tripledraw.room.store:migrations")
    config.set_main_option("path_separator", "os")
    return config

"""The migrations make exactly the tables of the schema."""

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import BigInteger, Column, MetaData, inspect, select, text

from tripledraw.room.store.engine import connect, parsed
from tripledraw.room.store.migrate import knows, migrate, revision_of
from tripledraw.room.store.schema import hands, metadata
from tripledraw.room.store.store import Store


def differences(store, wanted):
    return store.read_now(lambda conn: compare_metadata(MigrationContext.configure(conn), wanted))


def test_the_migrations_lead_to_the_schema(store):
    assert differences(store, metadata) == []


def test_a_column_without_a_migration_is_seen(store):
    wanted = MetaData(naming_convention=metadata.naming_convention)
    for table in metadata.tables.values():
        table.to_metadata(wanted)
    wanted.tables["moves"].append_column(Column("rake", BigInteger))
    assert [kind for kind, *_ in differences(store, wanted)] == ["add_column"]


def test_opening_again_changes_nothing(database_url):
    first = Store.open(database_url)
    revision = first.read_now(revision_of)
    first.close()
    second = Store.open(database_url)
    assert second.read_now(revision_of) == revision
    assert knows(revision)
    assert not knows("tomorrow")
    second.close()


def test_hands_of_the_first_tables_are_kept(database_url):
    engine = connect(parsed(database_url), 1)
    with engine.begin() as conn:
        migrate(conn, "0001")
        conn.execute(text("INSERT INTO tables (id, terms, opened) VALUES ('t1', 'terms', 1)"))
        hand = (
            "INSERT INTO hands (table_id, number, at, digest, body) VALUES ('t1', 1, 2, '', :body)"
        )
        conn.execute(text(hand), {"body": b"sealed"})
    engine.dispose()
    later = Store.open(database_url)
    kept = later.read_now(lambda conn: conn.execute(select(hands)).one())
    assert (kept.number, kept.body, kept.agreed) == (1, b"sealed", False)
    later.close()


def test_defaults_are_those_of_the_schema(store):
    for table in metadata.sorted_tables:
        there = store.read_now(lambda conn, table=table: inspect(conn).get_columns(table.name))
        made = {
            column["name"]
            for column in there
            if column["default"] and not column.get("autoincrement")
        }
        assert made == {column.name for column in table.columns if column.server_default}

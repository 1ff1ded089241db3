"""How Alembic runs a step: on the connection and in the transaction of `migrate`."""

from alembic import context

from tripledraw.room.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite alters a table by copying it.
    render_as_batch=True,
)
context.run_migrations()

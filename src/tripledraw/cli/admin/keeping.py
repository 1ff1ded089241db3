"""``tripledraw admin``: backups of a room, and whether its chips and logs are sound."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.admin.opening import database_of, opened, settings_of
from tripledraw.errors import RoomError, TripleDrawError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tripledraw.room.store.store import Store


def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="The file to write.", dir_okay=False)],
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file.")] = False,
) -> None:
    """Write the whole database to one file.

    The room may go on meanwhile. The key file is not in it: keep a copy of that in another place.
    """
    if file.exists() and not force:
        raise TripleDrawError(f"{file} is there already; name another file, or add --force")
    with database_of(ctx) as store:
        from tripledraw.room.store.backup import backup

        try:
            rows = backup(store, file)
        except OSError as error:
            raise TripleDrawError(f"{file}: {error.strerror}") from error
    print(f"{file}: {rows:,} rows")
    print(f"the key file {settings_of(ctx).key_path} is not in it; keep a copy elsewhere")


def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="A file that backup wrote.", dir_okay=False)],
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what the database has in it.")
    ] = False,
) -> None:
    """Fill the database from a backup.

    The file is checked first, and nothing is done by halves. Servers that run on the database go
    on with what was restored.
    """
    settings = settings_of(ctx)
    with opened(settings.database_url) as store:
        from tripledraw.room.store import backup

        load = backup.replace if replace else backup.restore
        print(f"{store.url}: {load(store, file):,} rows")
        _look_for_the_key(store, settings.key_path)


def check(ctx: typer.Context) -> None:
    """See that chips and logs are sound.

    No chip came from nowhere or was lost, and no log has a gap.
    """
    with database_of(ctx) as store:
        faults, chips = store.read_now(_checked)
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
        raise typer.Exit(1)
    print(f"sound: {chips:,} chips in play")


def _checked(conn: Connection) -> tuple[list[str], int]:
    from tripledraw.room.store import ledger, tablelog

    faults = [*ledger.check(conn), *tablelog.gaps(conn)]
    return faults, -ledger.balance(conn, ledger.BANK)


def _look_for_the_key(store: Store, path: Path) -> None:
    from tripledraw.room.store.sealing import KeyFile

    try:
        store.write_now(lambda conn: KeyFile.of(conn, path))
    except RoomError:
        print(f"put the key file of that room at {path} before a server starts", file=sys.stderr)

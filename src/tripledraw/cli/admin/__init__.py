"""``tripledraw admin``: for those who run a room."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tripledraw.cli.admin.keeping import backup, check, restore
from tripledraw.cli.admin.opening import Choice
from tripledraw.cli.admin.ordering import cancel, orders
from tripledraw.cli.admin.people import ban, demote, password, promote, unban, users
from tripledraw.cli.options import new_app
from tripledraw.errors import MissingExtra

app = new_app(no_args_is_help=True)


@app.callback()
def admin(
    ctx: typer.Context,
    database: Annotated[
        str | None, typer.Option(help="The room's database: postgresql://... or sqlite:///FILE.")
    ] = None,
    data: Annotated[
        str | None, typer.Option(help="The room's data folder, where it has no other database.")
    ] = None,
    key: Annotated[
        str | None, typer.Option(help="The room's key file; else beside the database.")
    ] = None,
    config: Annotated[
        Path | None, typer.Option(help="The room's settings file; else serve.toml in the folder.")
    ] = None,
) -> None:
    """Look after a room, also while it runs: players, hands, backups, chips.

    The room is found as tripledraw serve finds it: by these options, by variables such as
    TRIPLEDRAW_DATABASE, or by its settings file. Exit codes: 0 done, 1 refused or not sound.
    """
    if find_spec("sqlalchemy") is None:
        raise MissingExtra("tripledraw admin", "room")
    given = {"database": database, "data": data, "key": key}
    options = {name: value for name, value in given.items() if value is not None}
    ctx.obj = Choice(options, config)


for command in (
    users, ban, unban, password, promote, demote, cancel, orders, backup, restore, check
):  # fmt: skip
    app.command()(command)

"""The room that a command of ``tripledraw admin`` is about, and its database."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer

from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from tripledraw.room.settings import Settings
    from tripledraw.room.store.store import Store


class Choice(NamedTuple):
    """The settings given as options of the command, and the settings file if one was named."""

    options: Mapping[str, str]
    file: Path | None


def settings_of(ctx: typer.Context) -> Settings:
    """The settings of the room that was chosen."""
    from tripledraw.room.settings import load

    chosen: Choice = ctx.obj
    return load(chosen.options, os.environ, chosen.file)


@contextmanager
def database_of(ctx: typer.Context) -> Iterator[Store]:
    """The room's database, which must be there: a slip in its name must not make a new one."""
    from tripledraw.room.settings import SQLITE

    url = settings_of(ctx).database_url
    file = Path(url.removeprefix(SQLITE))
    if url.startswith(SQLITE) and not file.exists():
        raise TripleDrawError(
            f"{file}: there is no database; name it with tripledraw admin --database or --data"
        )
    with opened(url) as store:
        yield store


@contextmanager
def opened(url: str) -> Iterator[Store]:
    """The database at an address, made if it is a file that is not there."""
    from tripledraw.room.store.store import Store

    with closing(Store.open(url)) as store:
        yield store

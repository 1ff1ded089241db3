"""``tripledraw admin``: the players of a room."""

from __future__ import annotations

import json as json_text
import sys
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tripledraw.cli.admin.opening import database_of
from tripledraw.cli.options import Json
from tripledraw.cli.printable import printable
from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tripledraw.room.people.persons import Person
    from tripledraw.room.people.roster import Listed

Who = Annotated[str, typer.Argument(help="The player's name, or the id that users prints.")]
LINE = "{name:<20}  {kind:<7}  {chips:>13}  {since:<10}  {id:<16}  {marks}"


def users(
    ctx: typer.Context,
    text: Annotated[str, typer.Argument(help="Only names with this in them.")] = "",
    json: Json = False,
) -> None:
    """List the players.

    Name, guest or account, chips with them (those at tables not counted), since when, id.
    """
    with database_of(ctx) as store:
        from tripledraw.room.people.roster import roster

        found = store.read_now(lambda conn: roster(conn, text))
    if json:
        print(json_text.dumps([_report(each) for each in found], ensure_ascii=False))
        return
    for each in found:
        print(printable(_line(each)))


def ban(ctx: typer.Context, who: Who) -> None:
    """Shut a player out, and his bots."""
    from tripledraw.room.people import accounts

    name = _change(ctx, who, accounts.ban)
    print(f"{name} is shut out")


def unban(ctx: typer.Context, who: Who) -> None:
    """Let a player in again."""
    from tripledraw.room.people import accounts

    name = _change(ctx, who, accounts.unban)
    print(f"{name} may come in again")


def password(ctx: typer.Context, who: Who) -> None:
    """Give a player a new password.

    Every place where he is signed in is signed out. It is asked for, or read as one line from
    the standard input. A guest becomes an account.
    """
    from tripledraw.room.people import accounts
    from tripledraw.room.people.passwords import Passwords

    with closing(Passwords()) as passwords:
        try:
            hashed = passwords.hash_now(_typed_password())
        except UnicodeError:
            raise TripleDrawError(
                "the password is no text in the encoding of this terminal"
            ) from None
    name = _change(ctx, who, lambda conn, id: accounts.reset(conn, id, hashed))
    print(f"{name} has a new password")


def promote(ctx: typer.Context, who: Who) -> None:
    """Make a player an administrator."""
    from tripledraw.room.people import accounts

    name = _change(ctx, who, accounts.promote)
    print(f"{name} is an administrator")


def demote(ctx: typer.Context, who: Who) -> None:
    """Make an administrator none."""
    from tripledraw.room.people import accounts

    name = _change(ctx, who, accounts.demote)
    print(f"{name} is no administrator")


def _change(ctx: typer.Context, who: str, change: Callable[[Connection, str], None]) -> str:
    """Change a player by his id; returns his name, fit for a terminal."""

    def work(conn: Connection) -> str:
        person = _found(conn, who)
        change(conn, person.id)
        return person.name

    with database_of(ctx) as store:
        return printable(store.write_now(work))


def _found(conn: Connection, who: str) -> Person:
    from tripledraw.room.people.persons import by_id, by_name

    # Ids first: anybody may have taken the id of another one for a name.
    person = by_id(conn, who) or by_name(conn, who)
    if person is None:
        raise TripleDrawError(
            f"there is no player {who!r}; tripledraw admin users lists those there are"
        )
    return person


def _typed_password() -> str:
    if sys.stdin.isatty():
        typed: str = typer.prompt("New password", hide_input=True, confirmation_prompt=True)
        return typed
    return sys.stdin.readline().rstrip("\r\n")


def _line(listed: Listed) -> str:
    person, chips = listed
    marks = {"banned": person.banned, "administrator": person.admin}
    return LINE.format(
        name=person.name,
        kind="guest" if person.is_guest else "account",
        chips=f"{chips:,}",
        since=f"{datetime.fromtimestamp(person.created / 1000, UTC):%Y-%m-%d}",
        id=person.id,
        marks=" ".join(mark for mark, holds in marks.items() if holds),
    ).rstrip()


def _report(listed: Listed) -> dict[str, Any]:
    person, chips = listed
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.is_guest,
        "chips": chips,
        "created": person.created,
        "banned": person.banned,
        "admin": person.admin,
    }

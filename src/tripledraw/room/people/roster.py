"""The players of a room, as those who run it list them."""

from typing import NamedTuple

from sqlalchemy import Connection, func, literal, select

from tripledraw.room.people.persons import Person, person_of
from tripledraw.room.store.ledger import player_account
from tripledraw.room.store.schema import balances, players


class Listed(NamedTuple):
    """A player and the chips he has with him, those at tables not counted."""

    person: Person
    chips: int


def roster(conn: Connection, text: str = "") -> list[Listed]:
    """Everybody whose name has ``text`` in it, in whatever case, by name."""
    account = literal(player_account("")) + players.c.id
    rows = conn.execute(
        select(players, func.coalesce(balances.c.amount, 0).label("chips"))
        .outerjoin(balances, balances.c.account == account)
        .where(players.c.deleted.is_(False))
    )
    wanted = text.casefold()
    found = [Listed(person_of(row), row.chips) for row in rows if wanted in row.name.casefold()]
    return sorted(found, key=lambda each: (each.person.name.casefold(), each.person.id))

"""The tables and players of an arena, put into its database before any server has it."""

from typing import NamedTuple

import msgspec
from tests.room.kill.chips import GIFT, GIVEN

from tripledraw.agents.base import POLICIES
from tripledraw.room.entries import Opened, to_bytes
from tripledraw.room.people import accounts, sessions
from tripledraw.room.store import ledger, tablelog
from tripledraw.room.store.ledger import BANK, Move, player_account
from tripledraw.room.store.store import Store
from tripledraw.room.terms import Terms

CASH = (
    Terms(name="two", chairs=2, speed="fast"),
    Terms(name="four", chairs=4, speed="fast"),
    Terms(name="with a bot", chairs=3, speed="fast", bots=1, agent="caller"),
)
WITH_A_BOT = f"table-{len(CASH)}"
# Over in a few hands; the next one is opened by the server.
SIT_AND_GO = Terms(
    name="three", kind="sit_and_go", chairs=3, speed="fast", buy_in_min=100, starting_stack=80
)


class Person(NamedTuple):
    """A player to be: ``table`` is his, or None for who plays sit-and-gos."""

    name: str
    token: str
    style: str
    table: str | None


def furnish(url, now):
    """Open the tables and make a player for every chair that no bot will have."""
    store = Store.open(url)
    try:
        return store.write_now(lambda conn: _furnish(conn, now))
    finally:
        store.close()


def _furnish(conn, now):
    chairs = []
    for number, terms in enumerate((*CASH, SIT_AND_GO), start=1):
        id = f"table-{number}"
        _open(conn, id, terms, now)
        chairs += [id if terms.kind == "cash" else None] * (terms.chairs - terms.bots)
    return [_person(conn, number, table, now) for number, table in enumerate(chairs)]


def _open(conn, id, terms, now):
    opened = [to_bytes(Opened(terms=terms))]
    tablelog.open_table(conn, id, msgspec.json.encode(terms).decode(), None, None, now, opened)


def _person(conn, number, table, now):
    person = accounts.create(conn, f"Player {number}", now)
    ledger.move(conn, [Move(BANK, player_account(person.id), GIFT, GIVEN)], now)
    _, token = sessions.start_token(conn, person.id, "kill", now)
    return Person(person.name, token, POLICIES[number % len(POLICIES)], table)

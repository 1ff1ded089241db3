"""A room full of people at paused tables, put into a database before a server has it."""

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from tripledraw.fairness import Chain
from tripledraw.room import entries
from tripledraw.room.people import accounts, sessions
from tripledraw.room.people.persons import Person
from tripledraw.room.store import tablelog
from tripledraw.room.store.ledger import Move, move, player_account, seat_account
from tripledraw.room.store.store import Store
from tripledraw.room.terms import Terms

CHAIRS = 6
# More hands than a run has.
LINKS = 60
# Hands follow each other as they do for people who do not hurry.
TERMS = Terms(name="load", speed="fast", watch=False)


class Chair(NamedTuple):
    """A player in his chair, with what his client needs."""

    table: str
    chair: int
    token: str
    secret: bytes

    @property
    def chain(self) -> Chain:
        return Chain(self.secret, LINKS)


def furnish(file: Path, tables: int, now: int) -> list[list[Chair]]:
    """The chairs of each table; their owner is in the first one, and has paused the game."""
    store = Store.open(f"sqlite:///{file}")
    try:
        return [
            store.write_now(lambda conn, number=number: _table(conn, number, now))  # type: ignore[misc]
            for number in range(tables)
        ]
    finally:
        store.close()


def _table(conn: Connection, number: int, now: int) -> list[Chair]:
    id = f"load-{number}"
    people = [accounts.create(conn, f"P {number} {chair}", now) for chair in range(CHAIRS)]
    _, chips = TERMS.buy_ins
    log: list[entries.AnyEntry] = [entries.Opened(terms=TERMS, owner=people[0].id)]
    chairs = [_sit(conn, id, chair, person, now) for chair, person in enumerate(people)]
    for each, person in zip(chairs, people, strict=True):
        log += [
            entries.Sat(chair=each.chair, player=person.id, name=person.name, chips=chips),
            entries.Anchored(chair=each.chair, anchor=each.chain.anchor.hex()),
        ]
    log.append(entries.Paused())
    terms = msgspec.json.encode(TERMS).decode()
    bodies = [entries.to_bytes(entry) for entry in log]
    tablelog.open_table(conn, id, terms, people[0].id, None, now, bodies)
    move(
        conn,
        [
            Move(player_account(person.id), seat_account(id, chair), chips, "sit")
            for chair, person in enumerate(people)
        ],
        now,
        id,
        len(log),
    )
    return chairs


def _sit(conn: Connection, table: str, chair: int, person: Person, now: int) -> Chair:
    token = sessions.start(conn, person.id, "token", now)
    return Chair(table, chair, token, sha256(person.id.encode()).digest())

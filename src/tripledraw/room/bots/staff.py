"""The players that bots play as: made when they are needed, staked by the bank.

Nobody can sign in as one of them. Which players are bots is written in ``facts``, a row each; all
processes of a room share them.
"""

from collections.abc import Collection, Iterator
from itertools import count

from sqlalchemy import Connection, exists, insert, select

from tripledraw.room.people import accounts
from tripledraw.room.people.names import looks
from tripledraw.room.player import Player
from tripledraw.room.store import schema
from tripledraw.room.store.ledger import BANK, Move, balance, move, player_account
from tripledraw.room.store.schema import facts, players

FACT = "bot "
# Words that many languages share, and hardly anybody's name; each look is another's than the rest.
NAMES = (
    "Tango", "Domino", "Pixel", "Mango", "Orion", "Polka", "Bonsai", "Cosmo", "Rumba", "Kiwi",
    "Panda", "Vega", "Bolero", "Mocha", "Safari", "Banjo", "Koala", "Lotus", "Samba", "Paprika",
    "Havana", "Gecko", "Disco", "Origami", "Alaska", "Cello", "Yeti", "Mambo", "Cacao", "Tundra",
    "Puma", "Bingo", "Sahara", "Omega", "Taco", "Ukulele", "Zebra", "Karma", "Bongo", "Delta",
)  # fmt: skip


def hire(conn: Connection, busy: Collection[str], chips: int, now: int) -> Player:
    """A bot that is none of the ``busy`` players, with at least so many chips in its account."""
    idle = (bot for bot in _bots(conn) if bot.id not in busy)
    bot = next(idle, None) or _new_bot(conn, now)
    missing = chips - balance(conn, player_account(bot.id))
    if missing > 0:
        move(conn, [Move(BANK, player_account(bot.id), missing, "bot")], now)
    return bot


def _bots(conn: Connection) -> list[Player]:
    rows = conn.execute(
        select(players.c.id, players.c.name)
        .join(facts, facts.c.value == players.c.id)
        .where(
            facts.c.name.startswith(FACT),
            players.c.banned.is_(False),
            players.c.deleted.is_(False),
        )
        .order_by(players.c.created, players.c.id)
    )
    return [Player(row.id, row.name) for row in rows]


def _new_bot(conn: Connection, now: int) -> Player:
    """The first number that no bot has, and the first name that looks like nobody's."""
    taken = set(conn.scalars(select(facts.c.name).where(facts.c.name.startswith(FACT))))
    number = next(number for number in count(1) if f"{FACT}{number}" not in taken)
    name = next(name for name in names() if not _is_taken(conn, name))
    person = accounts.create(conn, name, now)
    conn.execute(insert(facts), {"name": f"{FACT}{number}", "value": person.id})
    return Player(person.id, person.name)


def names() -> Iterator[str]:
    """All names of bots: the words, then each with 2, and so on."""
    yield from NAMES
    yield from (f"{name} {number}" for number in count(2) for name in NAMES)


def _is_taken(conn: Connection, name: str) -> bool:
    alike = exists().where(schema.looks.c.look.in_(looks(name)))
    return bool(conn.scalar(select(alike)))

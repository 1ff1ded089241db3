"""What is noted of hands after their end, and of those that were promised and never dealt."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from tripledraw.room.store.schema import hand_players, hands, voided


class Void(NamedTuple):
    """A promise that came to nothing; digests are hex."""

    number: int
    before: str
    roots: tuple[str, ...]


class TurnedUp(NamedTuple):
    """Cards that a player has turned up after a hand, all of them so far, as text."""

    number: int
    player: str
    cards: str


class Afterwards(NamedTuple):
    """What some entries of a table have left to note; ``agreed`` are numbers of hands."""

    voided: list[Void]
    turned_up: list[TurnedUp]
    agreed: list[int]


def note(conn: Connection, table: str, afterwards: Afterwards) -> None:
    """Write it down."""
    for number, before, roots in afterwards.voided:
        row = {"table_id": table, "number": number, "before": before, "roots": " ".join(roots)}
        conn.execute(insert(voided), row)
    for number, player, cards in afterwards.turned_up:
        of_him = (hand_players.c.number == number) & (hand_players.c.player == player)
        here = hand_players.c.table_id == table
        conn.execute(update(hand_players).where(here, of_him).values(exposed=cards))
    for number in afterwards.agreed:
        here = (hands.c.table_id == table) & (hands.c.number == number)
        conn.execute(update(hands).where(here).values(agreed=True))


def voids(conn: Connection, table: str, first: int, last: int) -> list[Void]:
    """The promises of a table that came to nothing, from one number to another."""
    row = voided.c
    found = conn.execute(
        select(row.number, row.before, row.roots)
        .where(row.table_id == table, row.number.between(first, last))
        .order_by(row.number)
    )
    return [Void(number, before, tuple(roots.split())) for number, before, roots in found]


def exposures(conn: Connection, table: str, numbers: Iterable[int]) -> dict[int, dict[int, str]]:
    """The cards turned up after some hands of a table: by number of the hand, by seat."""
    row = hand_players.c
    found: dict[int, dict[int, str]] = {}
    for number, seat, cards in conn.execute(
        select(row.number, row.seat, row.exposed)
        .where(row.table_id == table, row.number.in_(list(numbers)), row.exposed != "")
        .order_by(row.number, row.seat)
    ):
        found.setdefault(number, {})[seat] = cards
    return found

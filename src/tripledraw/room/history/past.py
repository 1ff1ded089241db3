"""The hands of a player, from the database: a list of them, and their records."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, select

from tripledraw.errors import RoomError
from tripledraw.fairness import Commitment
from tripledraw.room.history.archive import unsealed
from tripledraw.room.history.downloads import OwnHand
from tripledraw.room.store.afterwards import exposures, voids
from tripledraw.room.store.schema import hand_players, hands, tables
from tripledraw.room.store.sealing import KeyFile
from tripledraw.room.terms import Terms

# How many hands a list, and a file, has at most.
LONGEST_LIST = 200
LONGEST_FILE = 500

_terms = msgspec.json.Decoder(Terms).decode
_OF_THE_HAND = and_(
    hands.c.table_id == hand_players.c.table_id, hands.c.number == hand_players.c.number
)


class PastHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand in the list of a player; ``name`` is that of the table.

    ``at`` is when it ended, in milliseconds since 1970, ``net`` the chips that he won (below 0:
    lost), ``draws`` what he threw in each draw: "32p" is three, two, none. ``exposed`` are the
    cards that players turned up after it, by chair.
    """

    table: str
    name: str
    number: int
    at: int
    cancelled: bool
    chair: int
    net: int
    small_bet: int
    draws: str
    showdown: bool
    won_showdown: bool
    exposed: dict[int, str]


def past_hands(
    conn: Connection, player: str, table: str | None, before: int, limit: int
) -> list[PastHand]:
    """The last hands of a player that ended before a time, the newest first.

    ``limit`` is 1..`LONGEST_LIST`. Hands that ended in the same moment are not torn apart, so
    there may be a few more.
    """
    row = hand_players.c
    mine = and_(row.player == player, row.at < before)
    if table is not None:
        mine = and_(mine, row.table_id == table)
    newest_first = select(row.at).where(mine).order_by(row.at.desc())
    oldest = conn.scalar(newest_first.offset(limit - 1).limit(1)) or 0
    listed = select(hand_players, hands.c.cancelled, tables.c.terms)
    listed = listed.join(hands, _OF_THE_HAND).join(tables, tables.c.id == row.table_id)
    listed = listed.where(mine, row.at >= oldest)
    listed = listed.order_by(row.at.desc(), row.table_id, row.number.desc())
    exposed = _exposed(conn, and_(mine, row.at >= oldest))
    return [
        PastHand(
            table=each.table_id,
            name=_terms(each.terms).name,
            number=each.number,
            at=each.at,
            cancelled=each.cancelled,
            chair=each.chair,
            net=each.net,
            small_bet=each.small_bet,
            draws=each.draws,
            showdown=each.showdown,
            won_showdown=each.won_showdown,
            exposed=exposed.get((each.table_id, each.number), {}),
        )
        for each in conn.execute(listed)
    ]


def _exposed(conn: Connection, mine: ColumnElement[bool]) -> dict[tuple[str, int], dict[int, str]]:
    """The cards turned up after a player's hands: by table and number, by chair."""
    of_all, row = hand_players.alias(), hand_players.c
    same = and_(of_all.c.table_id == row.table_id, of_all.c.number == row.number)
    turned_up = select(of_all.c.table_id, of_all.c.number, of_all.c.chair, of_all.c.exposed)
    turned_up = turned_up.join(hand_players, same).where(mine, of_all.c.exposed != "")
    found: dict[tuple[str, int], dict[int, str]] = {}
    for table, number, chair, cards in conn.execute(turned_up.order_by(of_all.c.chair)):
        found.setdefault((table, number), {})[chair] = cards
    return found


class Kept(NamedTuple):
    """A hand of a player as it is kept: its sealed ``body``, and the terms of the table.

    ``exposed`` are the cards turned up after it, by seat; ``voided`` are the promises that came
    to nothing since the player's hand before it, in the same file.
    """

    number: int
    seat: int
    body: bytes
    terms: str
    agreed: bool
    exposed: Mapping[int, str] = {}
    voided: tuple[Commitment, ...] = ()


def kept_hand(conn: Connection, player: str, table: str, number: int) -> Kept:
    """A hand of the player's own; RoomError ``no-hand`` for any other."""
    found = conn.execute(_kept(player, table).where(hands.c.number == number)).first()
    if found is None:
        raise RoomError("no-hand")
    return _with_exposed(conn, table, [Kept(*found)])[0]


def kept_hands(conn: Connection, player: str, table: str, since: int, until: int) -> list[Kept]:
    """The last hands of a player at a table in some time, oldest first; `LONGEST_FILE` at most.

    RoomError ``no-hand`` if there is none.
    """
    at = hand_players.c.at
    wanted = _kept(player, table).where(at >= since, at < until)
    found = conn.execute(wanted.order_by(hands.c.number.desc()).limit(LONGEST_FILE)).all()
    if not found:
        raise RoomError("no-hand")
    kept = [Kept(*each) for each in reversed(found)]
    return _with_voided(conn, table, _with_exposed(conn, table, kept))


def _kept(player: str, table: str) -> Select[int, int, bytes, str, bool]:
    kept = select(hands.c.number, hand_players.c.seat, hands.c.body, tables.c.terms, hands.c.agreed)
    kept = kept.join(hand_players, _OF_THE_HAND).join(tables, tables.c.id == hands.c.table_id)
    return kept.where(hand_players.c.player == player, hands.c.table_id == table)


def _with_exposed(conn: Connection, table: str, kept: Sequence[Kept]) -> list[Kept]:
    exposed = exposures(conn, table, [each.number for each in kept])
    return [each._replace(exposed=exposed.get(each.number, {})) for each in kept]


def _with_voided(conn: Connection, table: str, kept: Sequence[Kept]) -> list[Kept]:
    """Each hand with the promises between the one before it and it: a file has no gap there."""
    void = [
        Commitment(table, number, bytes.fromhex(before), tuple(map(bytes.fromhex, roots)))
        for number, before, roots in voids(conn, table, kept[0].number, kept[-1].number)
    ]
    pairs = pairwise([kept[0], *kept])
    return [
        each._replace(voided=tuple(it for it in void if last.number < it.hand < each.number))
        for last, each in pairs
    ]


def table_name(kept: Kept) -> str:
    """The name of the table at which a hand was played."""
    return _terms(kept.terms).name


def opened(kept: Kept, table: str, key: KeyFile) -> OwnHand:
    """A hand of a table as its player may ask for it in any form."""
    record = unsealed(kept.body, table, kept.number, key)
    return OwnHand(
        record,
        kept.seat,
        _terms(kept.terms).audit,
        agreed=kept.agreed,
        exposed=kept.exposed,
        voided=kept.voided,
    )

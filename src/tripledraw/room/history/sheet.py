"""The evening's sheet of a private table: what everybody brought, took away, has, and has won."""

import csv
import io
from collections import defaultdict
from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, or_, select

from tripledraw.i18n import plain
from tripledraw.room.store.ledger import player_account
from tripledraw.room.store.schema import moves, players

PLAYERS = player_account("")
# A spreadsheet takes what begins with one of these for a formula, unless it is quoted.
FORMULAS = ("=", "+", "-", "@")
QUOTE = "'"
COLUMNS = ("player", "brought", "taken", "at-table", "result")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One player; all amounts are chips. Bets in a pot count as lost until it is won."""

    player: str
    name: str
    brought: int
    taken: int
    at_table: int
    result: int


def sheet(conn: Connection, table: str, stacks: Mapping[str, int]) -> list[Line]:
    """The lines of a table, the best result first; ``stacks`` are those at it, by player."""
    brought: dict[str, int] = defaultdict(int)
    taken: dict[str, int] = defaultdict(int)
    for debit, credit, amount in conn.execute(
        select(moves.c.debit, moves.c.credit, moves.c.amount).where(
            moves.c.table_id == table,
            or_(moves.c.debit.startswith(PLAYERS), moves.c.credit.startswith(PLAYERS)),
        )
    ):
        if debit.startswith(PLAYERS):
            brought[debit.removeprefix(PLAYERS)] += amount
        else:
            taken[credit.removeprefix(PLAYERS)] += amount
    names = _names(conn, brought)
    lines = [
        Line(
            player=player,
            name=names[player],
            brought=chips,
            taken=taken[player],
            at_table=stacks.get(player, 0),
            result=taken[player] + stacks.get(player, 0) - chips,
        )
        for player, chips in brought.items()
    ]
    return sorted(lines, key=lambda line: (-line.result, line.name))


def as_csv(lines: list[Line], lang: str) -> str:
    """The sheet for a spreadsheet, with its headings in a language."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([plain(lang, f"room-sheet-{column}") for column in COLUMNS])
    writer.writerows(
        [_quoted(line.name), line.brought, line.taken, line.at_table, line.result] for line in lines
    )
    return out.getvalue()


def _quoted(name: str) -> str:
    return QUOTE + name if name.startswith(FORMULAS) else name


def _names(conn: Connection, ids: Mapping[str, int]) -> dict[str, str]:
    rows = conn.execute(select(players.c.id, players.c.name).where(players.c.id.in_(list(ids))))
    return {row.id: row.name for row in rows}

"""How a player plays, from the rows of his hands; cancelled hands do not count.

A rate is between 0 and 1, and None where there was no occasion for it.
"""

import msgspec
from sqlalchemy import Connection, Float, and_, case, cast, func, select

from tripledraw.room.history.archive import PAT
from tripledraw.room.store.schema import hand_players, hands
from tripledraw.rules.words import DRAWS


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one player over all his hands, or those of one table.

    ``won`` is in chips, ``won_small_bets`` in small bets of each hand's stakes. ``voluntary`` is
    how often he put chips in before the first draw that were no blind, ``raises`` the share of
    bets and raises among them and calls, ``pat`` how often he stood pat in each draw that he was
    in, ``showdowns`` how often he was in a showdown, ``showdowns_won`` how many of those he won
    chips in.
    """

    hands: int
    won: int
    won_small_bets: float
    voluntary: float | None
    raises: float | None
    pat: tuple[float | None, ...]
    showdowns: float | None
    showdowns_won: float | None


def statistics(conn: Connection, player: str, table: str | None = None) -> Statistics:
    """The statistics of a player, in time linear in the number of his hands."""
    row = hand_players.c
    counted = and_(
        row.player == player,
        hands.c.table_id == row.table_id,
        hands.c.number == row.number,
        hands.c.cancelled.is_(False),
    )
    if table is not None:
        counted = and_(counted, row.table_id == table)
    draws = range(1, DRAWS + 1)
    sums = [
        func.count(),
        func.sum(row.net),
        func.sum(cast(row.net, Float) / row.small_bet),
        func.sum(case((row.voluntary, 1), else_=0)),
        func.sum(row.wagers),
        func.sum(row.calls),
        func.sum(case((row.showdown, 1), else_=0)),
        func.sum(case((row.won_showdown, 1), else_=0)),
        *(func.sum(case((func.length(row.draws) >= draw, 1), else_=0)) for draw in draws),
        *(func.sum(case((func.substr(row.draws, draw, 1) == PAT, 1), else_=0)) for draw in draws),
    ]
    found = conn.execute(select(*sums).where(counted)).one()
    played, won, small_bets, voluntary, wagers, calls, shown, won_shown, *drawn = map(
        float, (each or 0 for each in found)
    )
    return Statistics(
        hands=int(played),
        won=int(won),
        won_small_bets=small_bets,
        voluntary=_rate(voluntary, played),
        raises=_rate(wagers, wagers + calls),
        pat=tuple(_rate(drawn[DRAWS + draw], drawn[draw]) for draw in range(DRAWS)),
        showdowns=_rate(shown, played),
        showdowns_won=_rate(won_shown, shown),
    )


def _rate(part: float, whole: float) -> float | None:
    return part / whole if whole else None

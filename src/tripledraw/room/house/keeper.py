"""The leases of one process: renewed in time, taken where nobody has them.

A table belongs to the process that has its lease. With every renewal the process looks for tables
that nobody has, for orders of the administrator, for players who were banned, and for sockets
whose session has ended.
"""

import asyncio
from collections.abc import Collection
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, select

from tripledraw.errors import RoomError, TripleDrawError
from tripledraw.room.live.home import Home
from tripledraw.room.live.table import LiveTable
from tripledraw.room.logs import logger
from tripledraw.room.people import sessions
from tripledraw.room.store import leases, orders
from tripledraw.room.store.faults import DatabaseAway, Fenced
from tripledraw.room.store.orders import Order
from tripledraw.room.store.schema import players
from tripledraw.room.timing import Alarm

# Tables that are loaded at the same time.
AT_ONCE = 50
# A player's table that nobody has been at for so long is closed.
FORGOTTEN = 24 * 3_600_000

log = logger("keeper")


class House(Home, Protocol):
    """What the keeper needs of the room."""

    live: dict[str, LiveTable]
    stopping: bool

    async def take(self, id: str) -> LiveTable:
        """Own a table."""


class News(NamedTuple):
    """What a renewal brought: our tables, those that nobody has, orders, banned players.

    ``ended`` are the sessions, of those that sockets here came by, which count no more.
    """

    mine: dict[str, int]
    free: list[str]
    asked: list[Order]
    banned: frozenset[str]
    ended: frozenset[str]


class Keeper:
    """Renews the leases of a process three times while they last."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alarm: Alarm | None = None
        self._round: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take every table that nobody has, and go on renewing."""
        await self._renew()
        self._set_alarm()

    def stop(self) -> None:
        """Renew no more."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._round is not None:
            self._round.cancel()

    async def obey(self, table: LiveTable) -> None:
        """Do what the administrator has asked of a table."""
        node = self._house.node
        try:
            waiting = await self._house.store.read(lambda conn: orders.waiting(conn, node))
        except RoomError as error:
            log.warning("orders wait", table=table.id, error=error.id)
            return
        for order in waiting:
            if order.table == table.id:
                await self._obey(table, order)

    def _set_alarm(self) -> None:
        house = self._house
        self._alarm = house.clock.at(house.clock() + house.ttl // 3, self._ring)

    def _ring(self) -> None:
        self._round = asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        try:
            await self._renew()
        except DatabaseAway:
            log.warning("the database is away")
        except Exception:
            log.exception("a renewal of the leases failed")
        self._set_alarm()

    async def _renew(self) -> None:
        house = self._house
        ours = list(house.live.values())  # not those that are taken meanwhile
        visits = [visit for table in ours for visit in table.audience.visits]
        held = {visit.session for visit in visits if visit.session is not None}
        now = house.clock()
        news = await house.store.write(lambda conn: self._news(conn, held))
        for table in ours:
            if table.id not in news.mine:
                await table.lose()
        house.renewed = now
        for order in news.asked:
            if order.table in house.live:
                await self._obey(house.live[order.table], order)
        for table in list(house.live.values()):
            table.show_out(news.banned)
            table.sign_out(news.ended)
            await self._close_if_forgotten(table)
        if not house.stopping:
            await self._take_all(news.free)

    async def _obey(self, table: LiveTable, order: Order) -> None:
        """Do what is asked, or leave it to the next round or to who has the table by then."""
        try:
            await table.obey(order)
        except RoomError as error:
            log.warning("an order waits", table=table.id, order=order.id, error=error.id)

    def _news(self, conn: Connection, held: Collection[str]) -> News:
        house, now = self._house, self._house.clock()
        return News(
            mine=leases.renew(conn, house.node, now, house.ttl),
            free=leases.lapsed(conn, now),
            asked=orders.waiting(conn, house.node),
            banned=frozenset(conn.scalars(select(players.c.id).where(players.c.banned))),
            ended=sessions.ended(conn, held, now),
        )

    async def _take_all(self, ids: list[str]) -> None:
        for first in range(0, len(ids), AT_ONCE):
            await asyncio.gather(*(self._take(id) for id in ids[first : first + AT_ONCE]))

    async def _take(self, id: str) -> None:
        try:
            await self._house.take(id)
        except Fenced:
            pass  # another process was quicker
        except RoomError as error:
            log.warning("a table cannot be taken", table=id, error=error.id)
        except TripleDrawError:
            log.exception("the log of a table does not hold together", table=id)

    async def _close_if_forgotten(self, table: LiveTable) -> None:
        state = table.game.state
        is_empty = not state.chairs and not table.audience.visits
        if state.owner is not None and is_empty and state.at < self._house.clock() - FORGOTTEN:
            try:
                await table.ask(lambda game, now: game.close())
            except RoomError as error:
                log.warning("a forgotten table stays open", table=table.id, error=error.id)

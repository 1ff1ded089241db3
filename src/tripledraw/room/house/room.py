"""One process of the room: its store, its key, and the tables that it owns.

Several processes may share a database. A table belongs to the one that has its lease; what each
does for its leases is in `keeper`.
"""

import asyncio
import secrets
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, Self

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from tripledraw.errors import RoomError, TripleDrawError
from tripledraw.room.entries import AnyEntry, Opened, Started, to_bytes
from tripledraw.room.game.state import State
from tripledraw.room.house.keeper import Keeper
from tripledraw.room.house.usual import USUAL
from tripledraw.room.limits import Crowd, Limits
from tripledraw.room.lines import cleaned
from tripledraw.room.live.metrics import Metrics
from tripledraw.room.live.table import LiveTable
from tripledraw.room.logs import logger
from tripledraw.room.people.passwords import Passwords
from tripledraw.room.player import Player
from tripledraw.room.settings import Settings
from tripledraw.room.store import leases, tablelog
from tripledraw.room.store.faults import Fenced
from tripledraw.room.store.schema import tables
from tripledraw.room.store.sealing import KeyFile
from tripledraw.room.store.store import Store
from tripledraw.room.study.studies import Studies
from tripledraw.room.terms import Terms, check_terms
from tripledraw.room.timing import Beat, Clock, SystemClock

# Open tables of one player.
MOST_TABLES = 5

log = logger("room")


class TableMoved(RoomError):
    """The table is at another process; ``address`` is where."""

    def __init__(self, address: str) -> None:
        super().__init__("table-moved", address=address)
        self.address = address


class Opening(NamedTuple):
    """A table that was opened; ``invite`` is the secret of a private one."""

    id: str
    invite: str | None


class Room:
    """One process; made by `open`. ``live`` are the tables it owns, by id.

    Commands and alarms are taken up at its ``beat``.
    ``node`` names it among those that share the database, ``ttl`` is how long its leases last, in
    milliseconds, ``renewed`` when they were renewed last. ``sockets`` are those open here, by
    address. Once it is ``stopping`` no hand begins and no table is taken.
    """

    def __init__(
        self, settings: Settings, store: Store, key: KeyFile, clock: Clock, beat: Beat
    ) -> None:
        self.settings = settings
        self.store = store
        self.key = key
        self.clock = clock
        self.beat = beat
        self.address = settings.public_url
        self.node = settings.node or f"{socket.gethostname()}:{settings.port}"
        self.ttl = settings.lease * 1000
        self.renewed = 0
        self.limits = Limits(settings.openings)
        self.sockets = Crowd(settings.sockets)
        self.metrics = Metrics()
        self.passwords = Passwords()
        self.studies = Studies(clock)
        self.live: dict[str, LiveTable] = {}
        self.stopping = False
        self._stopped = False
        self._opening: set[asyncio.Task[None]] = set()
        self._taking: dict[str, asyncio.Task[LiveTable]] = {}
        self._followers: list[Callable[[LiveTable], None]] = []
        self._keeper = Keeper(self)

    @classmethod
    async def open(cls, settings: Settings, *, clock: Clock | None = None, apart: int = 0) -> Self:
        """Open the store, take all tables that nobody has, and let their games go on.

        ``apart`` is that of its `Beat`. Raises `RoomError` database-unreachable, database-newer,
        key-damaged or key-wrong.
        """
        store, clock = Store.open(settings.database_url), clock or SystemClock()
        try:
            key = store.write_now(lambda conn: KeyFile.of(conn, settings.key_path))
        except BaseException:
            store.close()
            raise
        room = cls(settings, store, key, clock, Beat(clock, apart))
        if settings.tables:
            await room._open_usual_tables()
        await room._keeper.start()
        return room

    def each_table(self, follower: Callable[[LiveTable], None]) -> None:
        """Call with every table that is here, and with each that will be."""
        self._followers.append(follower)
        for table in list(self.live.values()):
            follower(table)

    async def table(self, id: str) -> LiveTable:
        """The table, taken first if nobody has it; RoomError ``table-gone``, `TableMoved`."""
        if id in self.live:
            return self.live[id]
        row, lease = await self.store.read(
            lambda conn: (tablelog.table_row(conn, id), leases.owner(conn, id))
        )
        if row is None:
            raise RoomError("table-gone")
        if lease is not None and lease.node != self.node and lease.until > self.clock():
            raise TableMoved(lease.address)
        try:
            return await self.take(id)
        except Fenced:  # another process was quicker
            raise await self._moved(id) from None
        except RoomError:
            raise
        except TripleDrawError as error:  # its log does not hold together
            log.exception("a table cannot be loaded", table=id)
            raise RoomError("server-failed") from error

    async def _moved(self, id: str) -> RoomError:
        """What to tell of a table that another process has: where, if it is known."""
        lease = await self.store.read(lambda conn: leases.owner(conn, id))
        known = lease is not None and lease.node != self.node
        return TableMoved(lease.address) if lease and known else RoomError("table-moved")

    async def take(self, id: str) -> LiveTable:
        """Own a table and let its game go on; raises what `LiveTable.start` raises."""
        if self.stopping:
            raise RoomError("server-stopping")
        if id in self.live:
            return self.live[id]
        if id not in self._taking:
            self._taking[id] = task = asyncio.create_task(self._start(id))
            task.add_done_callback(lambda _: self._taking.pop(id))
        return await asyncio.shield(self._taking[id])

    async def open_table(self, terms: Terms, owner: Player | None) -> Opening:
        """A new table, its name on one line.

        RoomError ``terms-bad``, or ``tables-many`` for who has several.
        """
        check_terms(terms)
        terms = msgspec.structs.replace(terms, name=cleaned(terms.name))
        opening = Opening(secrets.token_hex(5), _new_invite() if terms.private else None)
        await self.store.write(lambda conn: self._open(conn, opening, terms, owner))
        await self.take(opening.id)
        log.info("table opened", table=opening.id, owner=owner.id if owner else None)
        return opening

    async def renew_invite(self, table: LiveTable) -> None:
        """Another invitation of a private table; that from before lets nobody in any more."""
        if table.invite is not None:
            invite = _new_invite()
            await self.store.write(lambda conn: tablelog.renew_invite(conn, table.id, invite))
            table.renew_invite(invite)

    def block(self, player: str, blocked: frozenset[str]) -> None:
        """At the tables here a player hears nothing of those he has blocked, from now on."""
        for table in self.live.values():
            table.audience.block(player, blocked)

    async def rest(self, grace: float) -> None:
        """Begin no more hands, and give the running ones ``grace`` seconds to end."""
        self.stopping = True
        resting = [asyncio.create_task(table.rest()) for table in self.live.values()]
        if resting:
            _, unfinished = await asyncio.wait(resting, timeout=grace)
            for task in unfinished:
                task.cancel()
            if unfinished:
                log.info("hands frozen", tables=len(unfinished))

    async def stop(self) -> None:
        """Hang up on everybody, give the leases back, and close the store; once is enough."""
        if self._stopped:
            return
        self.stopping = self._stopped = True
        self._keeper.stop()
        await self.studies.close()
        mine = list(self.live.values())
        await asyncio.gather(*(table.stop() for table in mine))
        try:
            await self.store.write(lambda conn: self._release(conn, [table.id for table in mine]))
        except RoomError as error:
            log.warning("the leases are left to run out", error=error.id)
        self.passwords.close()
        self.store.close()

    async def _start(self, id: str) -> LiveTable:
        table = LiveTable(self, id, self._lose)
        await table.start()
        self.live[id] = table
        self.metrics.tables.set(len(self.live))
        table.on_change.append(self._follow)
        for follower in self._followers:
            follower(table)
        if table.game.state.started:  # whoever had it may have died before he opened the next
            self._make_room(table.game.state)
        await self._keeper.obey(table)
        return table

    def _lose(self, table: LiveTable) -> None:
        self.live.pop(table.id, None)
        self.metrics.tables.set(len(self.live))

    def _follow(self, table: LiveTable, happened: Sequence[AnyEntry]) -> None:
        if any(isinstance(entry, Started) for entry in happened):
            self._make_room(table.game.state)

    def _make_room(self, began: State) -> None:
        """A public sit-and-go that has begun makes room for the next one.

        Not where bots have all the chairs: each would begin at once, and so on for ever.
        """
        wants_people = began.terms.bots < began.terms.chairs
        if began.owner is None and wants_people and not self.stopping:
            opening = asyncio.create_task(self._open_another(began.terms))
            self._opening.add(opening)
            opening.add_done_callback(self._opening.discard)

    async def _open_another(self, terms: Terms) -> None:
        """Open the next one, if none waits for players."""
        opening = Opening(secrets.token_hex(5), None)

        def work(conn: Connection) -> bool:
            waits = tablelog.has_public(conn, _written(terms), without=to_bytes(Started()))
            if not waits:
                self._open(conn, opening, terms, None)
            return not waits

        try:
            if await self.store.write(work):
                await self.take(opening.id)
        except RoomError as error:
            log.warning("the next sit-and-go is not open", name=terms.name, error=error.id)

    def _open(self, conn: Connection, opening: Opening, terms: Terms, owner: Player | None) -> None:
        if owner is not None:
            theirs = select(func.count()).where(
                tables.c.owner == owner.id, tables.c.closed.is_(None)
            )
            if (conn.scalar(theirs) or 0) >= MOST_TABLES:
                raise RoomError("tables-many", most=MOST_TABLES)
        opened = Opened(terms=terms, owner=owner.id if owner else None)
        tablelog.open_table(
            conn,
            opening.id,
            _written(terms),
            opened.owner,
            opening.invite,
            self.clock(),
            [to_bytes(opened)],
        )

    async def _open_usual_tables(self) -> None:
        """The public tables, in a room that has never had any."""

        def work(conn: Connection) -> None:
            if not conn.scalar(select(func.count()).select_from(tables)):
                for id, terms in USUAL.items():
                    self._open(conn, Opening(id, None), terms, None)

        with suppress(IntegrityError):  # another process opens them at the same moment
            await self.store.write(work)

    def _release(self, conn: Connection, ids: Sequence[str]) -> None:
        for id in ids:
            leases.release(conn, id, self.node)


def _new_invite() -> str:
    return secrets.token_urlsafe(16)


def _written(terms: Terms) -> str:
    return msgspec.json.encode(terms).decode()

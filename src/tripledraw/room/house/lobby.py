"""What the lobby shows of every table, wherever in the room it is played."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, select

from tripledraw.room.game.telling import Stage
from tripledraw.room.house.admission import is_part_of
from tripledraw.room.house.room import Room
from tripledraw.room.live.table import LiveTable
from tripledraw.room.store import tablelog
from tripledraw.room.store.schema import balances, leases
from tripledraw.room.store.tablelog import TableRow
from tripledraw.room.terms import Kind, Reshuffle, Speed, Terms

# Milliseconds for which the tables of other processes are not looked up again.
FRESH = 2_000


class Listing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in the lobby.

    ``address`` is where it is played, if that is another process; then only ``players`` is known.
    ``average_pot`` is over its last hands, in chips.
    """

    id: str
    terms: Terms
    players: int = 0
    waiting: int = 0
    watching: int = 0
    hands_per_hour: int = 0
    average_pot: int = 0
    stage: Stage | None = None
    mine: bool = False
    address: str | None = None


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables are looked for; None is any. Bets are the small ones, in chips."""

    kind: Kind | None = None
    chairs: int | None = None
    speed: Speed | None = None
    reshuffle: Reshuffle | None = None
    bet_from: int | None = None
    bet_to: int | None = None
    bots: bool | None = None
    free: bool = False

    def fits(self, listing: Listing) -> bool:
        """Whether a table is one of those."""
        terms = listing.terms
        exact: dict[str, object] = {
            "kind": terms.kind,
            "chairs": terms.chairs,
            "speed": terms.speed,
            "reshuffle": terms.reshuffle,
            "bots": terms.bots > 0,
        }
        return (
            all(getattr(self, name) in (None, value) for name, value in exact.items())
            and (self.bet_from is None or terms.small_bet >= self.bet_from)
            and (self.bet_to is None or terms.small_bet <= self.bet_to)
            and not (self.free and listing.players >= terms.chairs)
        )


class Lobby:
    """The tables of the whole room, as one process knows them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._elsewhere: list[tuple[TableRow, Listing]] = []
        self._looked = 0

    async def tables(self, player: str | None, wanted: Wanted) -> list[Listing]:
        """The public tables and those that the player is part of, the small ones first."""
        now = self._room.clock()
        if now - self._looked >= FRESH:
            self._elsewhere = await self._room.store.read(self._look)
            self._looked = now
        found = [*self._here(player, now), *self._there(player)]
        return sorted(
            (listing for listing in found if wanted.fits(listing)),
            key=lambda listing: (listing.terms.kind, listing.terms.small_bet, listing.id),
        )

    def listing(self, table: LiveTable, player: str | None) -> Listing:
        """A table that is here."""
        game, now = table.game, self._room.clock()
        return Listing(
            id=table.id,
            terms=game.state.terms,
            players=len(game.state.chairs),
            waiting=len(game.state.queue),
            watching=table.audience.watching,
            hands_per_hour=table.pulse.hands_per_hour(now),
            average_pot=table.pulse.average_pot(),
            stage=game.stage,
            mine=player is not None and game.state.owner == player,
        )

    def _here(self, player: str | None, now: int) -> Iterable[Listing]:
        for table in list(self._room.live.values()):
            state = table.game.state
            if not state.terms.private or (player is not None and is_part_of(state, player)):
                yield self.listing(table, player)

    def _there(self, player: str | None) -> Iterable[Listing]:
        for row, listing in self._elsewhere:
            mine = player is not None and row.owner == player
            if row.id not in self._room.live and (mine or not listing.terms.private):
                yield msgspec.structs.replace(listing, mine=mine)

    def _look(self, conn: Connection) -> list[tuple[TableRow, Listing]]:
        """The tables that are not here."""
        rows = [row for row in tablelog.open_tables(conn) if row.id not in self._room.live]
        if not rows:
            return []
        seated = _seated(conn)
        held = conn.execute(select(leases.c.table_id, leases.c.address))
        addresses = {row.table_id: row.address for row in held}
        return [
            (
                row,
                Listing(
                    id=row.id,
                    terms=msgspec.json.decode(row.terms, type=Terms),
                    players=seated[row.id],
                    address=addresses.get(row.id),
                ),
            )
            for row in rows
        ]


def _seated(conn: Connection) -> Counter[str]:
    """How many chairs with chips each table has, by the ledger; a sit-and-go's are not there."""
    accounts = conn.scalars(
        select(balances.c.account).where(balances.c.account.like("seat:%"), balances.c.amount > 0)
    )
    return Counter(account.split(":")[1] for account in accounts)

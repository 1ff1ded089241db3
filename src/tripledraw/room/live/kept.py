"""A game whose every change is in the store before anybody hears of it.

`KeptTable` drives the pure game: entries are applied, what follows by itself is applied too, and
all of them go into the log in one append, with the chips they moved, the hand they ended and,
between hands, a snapshot. If the append fails, the state in memory is worth nothing: `load` again.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.fairness.deal import FairDeal
from tripledraw.fairness.promise import Promise
from tripledraw.room.entries import (
    Acted,
    AnyEntry,
    Cancelled,
    Closed,
    Dealt,
    Promised,
    Resumed,
    Sat,
    ToppedUp,
    from_bytes,
    to_bytes,
)
from tripledraw.room.frames.teller import Teller, Told
from tripledraw.room.game.acting import code_of
from tripledraw.room.game.chips import Chips
from tripledraw.room.game.table import RoomTable
from tripledraw.room.history import archive
from tripledraw.room.history.afterwards import afterwards
from tripledraw.room.live.chip_moves import moves
from tripledraw.room.live.home import Home
from tripledraw.room.store import leases, tablelog
from tripledraw.room.store.afterwards import note
from tripledraw.room.store.faults import Fenced
from tripledraw.room.store.ledger import table_chips
from tripledraw.room.wire import Act

# A table where no hand ends has a snapshot after so many entries.
SELDOM = 100
# Far more entries than follow from any one command.
MOST_STEPS = 1_000
# What brings chips to a table.
BRINGING = (Sat, ToppedUp)


Note = Callable[[Connection], None]
"""What is written into the store in the transaction of an append."""


class Done(NamedTuple):
    """A decision in the log: its hand, its number and its code."""

    hand: int
    decision: int
    code: str


class KeptTable:
    """One table with its log. `load` comes first; while ``resting`` no further hand begins.

    ``invite`` is the secret that lets people in to a private table, ``wakes_at`` when something
    is due next by what the last change saw.
    """

    def __init__(self, home: Home, id: str) -> None:
        self.home = home
        self.id = id
        self.game: RoomTable
        self.teller: Teller
        self.invite: str | None = None
        self.resting = False
        self.wakes_at: int | None = None
        self._chips: Chips  # as the last append left them
        self._epoch = 0
        self._snapshot_seq = 0
        self._archived = 0
        self._done: dict[int, Done] = {}
        self._entries: list[AnyEntry] = []
        self._voided: list[Promised] = []

    async def load(self) -> None:
        """Take the lease, read the log, and take the game over where it stands.

        Raises `Fenced` if another process has the lease, RoomError ``table-gone`` for a closed
        table, `DatabaseAway`, and `TripleDrawError` for a log that does not hold together.
        """
        now = self.home.clock()
        await self._restore(now)
        await self.change([Resumed(node=self.home.node)], now)

    async def load_without_hand(self) -> None:
        """The same for a table whose hand cannot go on: it is cancelled, bets are returned."""
        now = self.home.clock()
        await self._restore(now)
        cancelled = self.game.cancel("damaged") if self.game.running else []
        await self.change([Resumed(node=self.home.node), *cancelled], now)

    async def change(
        self,
        entries: Sequence[AnyEntry],
        now: int,
        *,
        also: Note | None = None,
    ) -> tuple[list[AnyEntry], list[Told]]:
        """Make entries happen and all that follows from them: gives them, and what is told.

        They are in the store when this returns, together with what ``also`` does there. Raises
        `Fenced` or `DatabaseAway`, after which `load` again, or RoomError ``too-few-chips`` for
        chips that are there no more, and then the table is as it was.
        """
        brought: list[AnyEntry] = []
        if any(isinstance(entry, BRINGING) for entry in entries):
            brought, entries, also = await self._bring(entries, now, also), (), None
        first = self._begin(entries, now)
        self._settle(now)
        followed = self._entries
        if followed:
            await self._append(first, now, also)
        happened = [*brought, *followed]
        return happened, self.teller.after(happened, now) if happened else []

    def is_held_by(self, lease: leases.Lease | None) -> bool:
        """Whether this is the lease that the table was loaded under."""
        return lease is not None and (lease.node, lease.epoch) == (self.home.node, self._epoch)

    def has_done(self, command: Act, chair: int | None) -> bool:
        """Whether this very decision is the last one of the chair in the log."""
        done = None if chair is None else self._done.get(chair)
        if done is None or (done.hand, done.decision) != (command.hand, command.decision):
            return False
        return done.code == code_of(command)

    async def _bring(
        self, entries: Sequence[AnyEntry], now: int, also: Note | None
    ) -> list[AnyEntry]:
        """Let chips come to the table, before anything follows from them that is not undone."""
        memory = self.game.memory()
        first = self._begin(entries, now)
        try:
            await self._append(first, now, also)
        except RoomError as error:
            if error.id == "too-few-chips":
                self.game.put_back(memory)
            raise
        return self._entries

    def _begin(self, entries: Sequence[AnyEntry], now: int) -> int:
        """Apply what the next append begins with; gives the number of the entry before it."""
        first = self.game.seq
        self._entries = []
        self._voided = []
        for entry in entries:
            self._apply(entry, now)
        return first

    async def _restore(self, now: int) -> None:
        self._epoch, kept = await self.home.store.write(lambda conn: self._take(conn, now))
        self.game = RoomTable.restore(self.id, self._deal, kept.snapshot, kept.entries)
        self.teller = Teller(self.game)
        self._chips = self.game.chips()
        self._snapshot_seq = kept.snapshot_seq
        self._archived = 0
        self._done = {}
        for _, _, body in kept.entries:
            self._note(from_bytes(body))

    def _take(self, conn: Connection, now: int) -> tuple[int, tablelog.Kept]:
        home, row = self.home, tablelog.table_row(conn, self.id)
        if row is None:
            raise RoomError("table-gone")
        self.invite = row.invite
        epoch = leases.take(conn, self.id, home.node, home.address, now, home.ttl)
        if epoch is None:
            raise Fenced
        return epoch, tablelog.read_table(conn, self.id)

    def _apply(self, entry: AnyEntry, now: int) -> None:
        promised = self.game.state.promised
        self.game.apply(entry, now)
        if promised and not self.game.state.promised and not isinstance(entry, Dealt):
            self._voided.append(promised)
        self._entries.append(entry)
        self._note(entry)

    def _note(self, entry: AnyEntry) -> None:
        """Remember a decision, so that its repetition is known for one."""
        if isinstance(entry, Acted):
            self._done[entry.chair] = Done(self.game.state.number, entry.decision, entry.code)

    def _settle(self, now: int) -> None:
        """Let happen what is due by itself; of a resting table only the hand goes on."""
        while len(self._entries) < MOST_STEPS:
            if self.resting and not self.game.running:
                return
            due, self.wakes_at = self.game.coming(now)
            for entry in due:
                self._apply(entry, now)
            if not due:
                if self.wakes_at is None or self.wakes_at > now:
                    return
                self._apply(self._promise(), now)
        raise RuntimeError(f"table {self.id} never comes to rest")

    async def _append(self, first: int, now: int, also: Note | None) -> None:
        happened, before, after = self._entries, self._chips, self.game.chips()
        if any(isinstance(entry, Cancelled) and entry.reason == "damaged" for entry in happened):
            before = await self._chips_in_the_ledger(before)
        hand, players = self._ended_hand()
        snapshot = self._snapshot(hand is not None)
        append = partial(
            tablelog.append,
            table=self.id,
            expected=first,
            entries=[to_bytes(entry) for entry in happened],
            at=now,
            epoch=self._epoch,
            moves=moves(self.id, before, happened, after),
            snapshot=snapshot,
            hand=hand,
            hand_players=players,
        )
        await self._write([append, *self._besides(now), *([also] if also else [])])
        self._chips = after
        if snapshot is not None:
            self._snapshot_seq = self.game.seq

    def _besides(self, now: int) -> list[Note]:
        """What else the entries leave in the store: notes of hands, the end of the table."""
        notes: list[Note] = []
        left = afterwards(self.game, self._entries, self._voided)
        if left is not None:
            notes.append(partial(note, table=self.id, afterwards=left))
        if isinstance(self._entries[-1], Closed):
            notes.append(partial(tablelog.close_table, id=self.id, at=now))
        return notes

    async def _write(self, notes: Sequence[Note]) -> None:
        """Note all of it in one transaction."""

        def work(conn: Connection) -> None:
            for each in notes:
                each(conn)

        began = monotonic()
        await self.home.store.write(work)
        self.home.metrics.append.add(monotonic() - began)

    def _ended_hand(self) -> tuple[Mapping[str, object] | None, Sequence[Mapping[str, object]]]:
        """The rows of a hand that has ended since the last append."""
        played = self.game.played
        if played is None or played.ended is None or played.number == self._archived:
            return None, ()
        self._archived = played.number
        return archive.hand_row(played, self.id, self.home.key), archive.player_rows(played)

    async def _chips_in_the_ledger(self, before: Chips) -> Chips:
        """A hand that cannot be read again has its bets where the ledger has them."""
        kept = await self.home.store.read(lambda conn: table_chips(conn, self.id))
        return msgspec.structs.replace(before, seat=kept["seat"], pot=kept["pot"])

    def _snapshot(self, hand_ended: bool) -> bytes | None:
        if self.game.running:
            return None
        due = hand_ended or self.game.seq - self._snapshot_seq >= SELDOM
        return self.game.snapshot() if due else None

    def _deal(self, promised: Promised, links: Mapping[int, str]) -> FairDeal:
        sealed = bytes.fromhex(promised.sealed)
        promise = Promise.from_bytes(self.home.key.unseal(sealed, self._about(promised.hand)))
        return FairDeal(promise, {chair: bytes.fromhex(link) for chair, link in links.items()})

    def _promise(self) -> Promised:
        number = self.game.next_hand
        promise = Promise.make(self.id, number, self.game.before)
        sealed = self.home.key.seal(promise.to_bytes(), self._about(number))
        return self.game.promise(tuple(root.hex() for root in promise.roots), sealed.hex())

    def _about(self, hand: int) -> bytes:
        return f"promise/{self.id}/{hand}".encode()

"""A table of the room: its state is a fold of its log, and time comes in as a number.

Whoever drives it asks `decide` what a command is worth, applies and keeps the entries, then asks
`coming` until nothing more is due, and makes a promise when one is wanted. The same entries always
give the same table.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tripledraw.errors import RoomError, TripleDrawError
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.applying import apply
from tripledraw.room.game.chips import Chips, chips
from tripledraw.room.game.clock import LINK_TIME
from tripledraw.room.game.deciding import decide
from tripledraw.room.game.due import due, everybody_out, promise_at
from tripledraw.room.game.game import Deals, Game
from tripledraw.room.game.pre import coming_turns, price, prices
from tripledraw.room.game.seating_bots import bots_wanted, fill, seat_bot
from tripledraw.room.game.sitting import buy_ins
from tripledraw.room.game.state import State
from tripledraw.room.game.telling import Stage, asked, stage, table_state, turn
from tripledraw.room.game.volatile import VOLATILE, note
from tripledraw.room.player import Player

__all__ = ["VOLATILE", "RoomTable"]

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)


# Earlier than anything is due.
BEFORE_ALL = -1


class Coming(NamedTuple):
    """What is due by itself, and since when; no entries, and the time when something will be."""

    entries: list[AnyEntry]
    at: int | None


class RoomTable(Game):
    """One table. All times are milliseconds since 1970, chairs are 0..5, chips whole numbers.

    A new table is empty and its first entry is `Opened`. ``state``, ``played`` and what they hold
    are to be read only: `apply` alone changes them.
    """

    @classmethod
    def restore(
        cls,
        table_id: str,
        deals: Deals,
        snapshot: bytes | None,
        log: Iterable[tuple[int, int, bytes]],
    ) -> "RoomTable":
        """The table from a snapshot and the entries after it: seq, time, body of each.

        Raises `TripleDrawError` where the log has a gap.
        """
        table = cls(table_id, deals)
        if snapshot is not None:
            table.state = _decoder.decode(snapshot)
        for seq, at, body in log:
            if seq != table.seq + 1:
                raise TripleDrawError(
                    f"table {table_id}: entry {seq} follows entry {table.seq}; "
                    f"it must be entry {table.seq + 1}"
                )
            table.apply(entries.from_bytes(body), at)
        return table

    # -- the log -----------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry, 0 before the first."""
        return self.state.seq

    @property
    def at(self) -> int:
        """The time of the last entry."""
        return self.state.at

    def apply(self, entry: AnyEntry, at: int) -> None:
        """Change the table as the next entry of its log says."""
        apply(self, entry, at)

    def snapshot(self) -> bytes:
        """The state for `restore`; raises RoomError ``hand-running`` in a hand."""
        if self.running:
            raise RoomError("hand-running")
        return _encoder.encode(self.state)

    def memory(self) -> bytes:
        """The state for `put_back`, in a hand too."""
        return _encoder.encode(self.state)

    def put_back(self, memory: bytes) -> None:
        """Undo entries that have touched nothing but the state, such as `entries.Sat`."""
        self.state = _decoder.decode(memory)

    # -- what players and time bring ---------------------------------------------------------

    def decide(self, command: wire.AnyCommand, player: Player, now: int) -> list[AnyEntry]:
        """The entries that a command comes to; raises RoomError. The table is as it was."""
        self.present(player.id)
        return decide(self, command, player, now)

    def note(self, command: wire.AnyCommand, player: Player, now: int) -> None:
        """Take note of one of the `VOLATILE` commands; raises RoomError."""
        self.present(player.id)
        note(self, command, player, now)

    def coming(self, now: int) -> Coming:
        """The next thing that is due by itself; to be asked again until there is nothing.

        When nothing is and ``at`` is over, the next hand is to be promised.
        """
        times = []
        for at, what in due(self):
            if at <= now:
                return Coming(what(), at)
            times.append(at)
        promise = promise_at(self)
        if promise is not None:
            times.append(promise)
        return Coming([], min(times, default=None))

    def wakes_at(self) -> int | None:
        """When something is `coming` next as things stand; None when nothing will."""
        return self.coming(BEFORE_ALL).at

    def present(self, player: str) -> None:
        """The player is there: a socket of his is open."""
        self.fleeting.gone.pop(player, None)

    def gone(self, player: str, now: int) -> None:
        """The last socket of the player is closed."""
        if self.chair_of(player) is not None:
            self.fleeting.gone.setdefault(player, now)

    def allow_lag(self, player: str, lag: int) -> None:
        """How long the way to the player and back takes, already capped."""
        if self.chair_of(player) is not None:
            self.fleeting.lags[player] = lag

    # -- the next hand -----------------------------------------------------------------------

    @property
    def next_hand(self) -> int:
        """The number of the next hand to be promised."""
        return self.state.number + 1

    @property
    def before(self) -> bytes:
        """The digest of the last hand dealt, 32 zero bytes before the first."""
        return bytes.fromhex(self.state.before)

    def promise(self, roots: tuple[str, ...], sealed: str) -> entries.Promised:
        """The entry that promises the next hand."""
        return entries.Promised(
            hand=self.next_hand, roots=roots, sealed=sealed, before=self.state.before
        )

    @property
    def links_until(self) -> int | None:
        """When the time for links is up; None when no hand is promised."""
        return None if self.state.promised is None else self.state.promised_at + LINK_TIME

    @property
    def linkers(self) -> tuple[int, ...]:
        """The chairs that are asked for a link to the promised hand."""
        return tuple(self.state.linkers)

    # -- owner, bots, operator ---------------------------------------------------------------

    def buy_ins(self, player: str, now: int) -> tuple[int, int]:
        """The least and the most chips that this player may sit down with now."""
        return buy_ins(self.state, player, now)

    def bots_wanted(self) -> tuple[int, ...]:
        """The chairs that bots should take by the terms."""
        return bots_wanted(self)

    def fill(
        self, chair: int, bot: Player, agent: str, chips: int, anchor: str, now: int
    ) -> list[AnyEntry]:
        """The entries that seat a bot by the terms; raises RoomError."""
        return fill(self, chair, bot, agent, chips, anchor, now)

    def seat_bot(
        self, command: wire.SeatBot, owner: Player, bot: Player, anchor: str, now: int
    ) -> list[AnyEntry]:
        """The entries that seat a bot for the owner; raises RoomError."""
        return seat_bot(self, command, owner, bot, anchor, now)

    def cancel(self, reason: entries.Reason) -> list[AnyEntry]:
        """The entry that cancels the hand; raises RoomError ``no-hand``."""
        if not self.running:
            raise RoomError("no-hand")
        return [entries.Cancelled(hand=self.state.number, reason=reason)]

    def close(self) -> list[AnyEntry]:
        """The entries that end the table; raises RoomError ``hand-running``.

        A sit-and-go that has begun is played to its end.
        """
        state = self.state
        if self.running or (state.started and state.winner is None):
            raise RoomError("hand-running")
        return [] if state.closed else everybody_out(state)

    # -- what it tells -----------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """What the table is at."""
        return stage(self)

    def table_state(self) -> wire.TableState:
        """The table without the hand, the same for everybody."""
        return table_state(self)

    def asked(self) -> tuple[wire.Asking, ...]:
        """What waits for the owner's answer, for his eyes alone."""
        return asked(self)

    def turn(self, now: int) -> wire.Turn | None:
        """Who is to decide, and how long he has."""
        return turn(self, now)

    def next_decisions(self) -> dict[int, int]:
        """The number of the next decision of every chair that has one."""
        return {chair: number for chair, number, _, _ in coming_turns(self)}

    def price(self, chair: int) -> int:
        """What a call costs the chair now."""
        return price(self, chair)

    def prices(self) -> dict[int, int]:
        """What a call costs now, of every chair that has to pay for it."""
        return prices(self)

    def pres(self) -> dict[int, wire.PreMove]:
        """The pre-action of every chair that has one that stands."""
        return {chair: pre.move for chair, pre in self.fleeting.pres.items()}

    def chips(self) -> Chips:
        """The ledger's chips at this table."""
        return chips(self)

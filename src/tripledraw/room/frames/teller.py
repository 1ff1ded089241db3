"""What is told of one table: every entry of its log as a frame for each viewer.

Viewers are players by id, and None for all who only watch: nobody gets the frames of whoever sat
in his chair before him. What a viewer may know of the hand, and when, is decided in `views`; here
it is put into frames, and what all may know is encoded once.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.frames.told import ToldEvent, ToldHand, raw, seen
from tripledraw.room.game.table import RoomTable

# How many versions a client may be behind and still be sent the steps it missed.
KEPT = 64
# After these the hand has another state, or its actor another time.
OF_THE_HAND = {entries.Dealt, entries.Acted, entries.Resumed}
# Who decided, where the table around the hand stays as it is.
AT_THE_TABLE = ("player", "pre")

_encode = msgspec.json.Encoder().encode


class Host(NamedTuple):
    """The owner of a table, and the table with what he is asked for."""

    player: str
    table: wire.TableState


class Change:
    """What one version changed, before it is encoded.

    ``parts`` are what all get, ``happened`` the events, ``own`` seat and own part by player;
    ``host`` is the table as its owner alone gets it.
    """

    __slots__ = ("_happened", "_host", "_own", "_parts", "version")

    def __init__(
        self,
        version: int,
        parts: dict[str, Any],
        happened: Sequence[ToldEvent] = (),
        own: dict[str, wire.Own] | None = None,
        host: Host | None = None,
    ) -> None:
        self.version = version
        self._parts = parts
        self._host = host
        self._happened = happened
        self._own = own or {}

    def step(self, player: str | None) -> wire.Step:
        """The step for a player, None for a watcher."""
        own = None if player is None else self._own.get(player)
        happened = seen(self._happened, own.seat if own else None)
        step = wire.Step(version=self.version, happened=happened, own=own, **self._parts)
        if self._host is not None and player == self._host.player:
            return msgspec.structs.replace(step, table=self._host.table)
        return step

    def told(self) -> "Told":
        """The frames of it: the events of a seat make a step of its own, all else is shared."""
        owners = {event.seat for event in self._happened}
        whole, ends = dict[str, bytes](), dict[str, bytes]()
        if self._host is not None:
            whole[self._host.player] = _encode(self.step(self._host.player))
        for player, own in self._own.items():
            if player in whole:
                continue
            if own.seat in owners:
                whole[player] = _encode(self.step(player))
            else:
                ends[player] = _encode(own)
        return Told(self.version, _encode(self.step(None)), ends, whole)


class Told:
    """One version as each viewer gets it, in bytes alone: as many as are kept lie around for long.

    ``public`` is for watchers, ``ends`` are the own parts to put into it, ``whole`` the steps of
    those to whom it does not apply.
    """

    __slots__ = ("_ends", "_public", "_whole", "version")

    def __init__(
        self, version: int, public: bytes, ends: dict[str, bytes], whole: dict[str, bytes]
    ) -> None:
        self.version = version
        self._public = public
        self._ends = ends
        self._whole = whole

    def to(self, player: str | None) -> bytes:
        """The step for a player, None for a watcher."""
        if player in self._ends:
            # The own part comes before the last brace.
            return b'%b,"own":%b}' % (self._public[:-1], self._ends[player])
        return self._whole.get(player, self._public) if player is not None else self._public


class Teller:
    """What is told of one table; made when the table is, or is loaded again.

    After a restart nothing is kept, so that everybody is sent a snapshot.
    """

    def __init__(self, table: RoomTable) -> None:
        self._table = table
        self._kept: deque[Told] = deque(maxlen=KEPT)
        self._latest = Change(self.version, {})
        self._hand = ToldHand.taken_over(table.played) if table.played else None
        self._state = table.table_state()
        self._away = away(self._state)
        self._asked = table.asked()

    @property
    def version(self) -> int:
        """The version that everybody has who is up to date: the number of the last entry."""
        return self._table.seq

    def after(self, batch: Sequence[AnyEntry], now: int) -> list[Told]:
        """One version for each entry of a batch that was applied to the table.

        What the batch changed is told with the last of them.
        """
        first = self.version - len(batch) + 1
        self._latest = self._change(batch, now)
        told = [Change(version, {}).told() for version in range(first, self.version)]
        told.append(self._latest.told())
        self._kept.extend(told)
        return told

    def _change(self, batch: Sequence[AnyEntry], now: int) -> Change:
        parts = self._table_part(batch)
        host = self._host_part(has_changed="table" in parts)
        hand = self._hand_now()
        if hand is None:
            return Change(self.version, parts, host=host)
        happened = hand.go_on()
        for entry in batch:
            happened += hand.tell(entry)
        own, kinds = {}, set(map(type, batch))
        if hand.counts and not kinds.isdisjoint(OF_THE_HAND):
            parts |= {"hand": hand.state(), "turn": self._table.turn(now)}
            own = dict(zip(hand.played.players, hand.own(self._table, happened), strict=True))
        if entries.Dealt in kinds:
            parts["deal"] = raw(hand.deal())
        return Change(self.version, parts, happened, own, host)

    def _hand_now(self) -> ToldHand | None:
        played = self._table.played
        if played is None:
            self._hand = None
        elif self._hand is None or self._hand.played is not played:
            self._hand = ToldHand(played)
        return self._hand

    def _table_part(self, batch: Sequence[AnyEntry]) -> dict[str, Any]:
        """The table around the hand, if it has changed."""
        if self._table.running and all(map(self._is_mere_decision, batch)):
            return {}
        before, self._state = self._state, self._table.table_state()
        self._away = away(self._state)
        return {} if self._state == before else {"table": raw(self._state)}

    def _host_part(self, *, has_changed: bool) -> Host | None:
        """The same for the owner, where he is told more than the others or was until now."""
        before, self._asked = self._asked, self._table.asked()
        owner, is_same = self._table.state.owner, self._asked == before
        if owner is None or (is_same and not (self._asked and has_changed)):
            return None
        return Host(owner, msgspec.structs.replace(self._state, asked=self._asked))

    def _is_mere_decision(self, entry: AnyEntry) -> bool:
        """Whether nothing but the hand goes on: nobody begins or ceases to be away."""
        return (
            isinstance(entry, entries.Acted)
            and entry.by in AT_THE_TABLE
            and entry.chair not in self._away
        )

    def commitment(self, now: int) -> bytes | None:
        """The promise that waits for links, None when none does."""
        table = self._table
        promised, until = table.state.promised, table.links_until
        if promised is None or until is None:
            return None
        return _encode(
            wire.Commitment(
                hand=promised.hand,
                roots=promised.roots,
                before=promised.before,
                until=max(0, until - now),
                heads={chair: table.state.chairs[chair].anchor for chair in table.linkers},
            )
        )

    def snapshot(self, player: str | None, now: int) -> bytes:
        """Everything as it stands, for a viewer who comes or has missed too much."""
        table, hand = self._table, self._hand
        around = table.table_state()
        if player is not None and player == table.state.owner:
            around = msgspec.structs.replace(around, asked=table.asked())
        parts: dict[str, Any] = {"version": self.version, "table": around}
        if hand is not None and hand.counts:
            seat = hand.seat_of(player)
            own = None if seat is None else hand.own(table, hand.events)[seat]
            parts |= {"hand": hand.state(), "deal": hand.deal(), "turn": table.turn(now)}
            parts |= {"own": own, "happened": seen(hand.events, seat)}
        return _encode(wire.Snapshot(**parts))

    def missed(self, player: str | None, version: int, now: int) -> list[bytes] | None:
        """The steps behind a version, oldest first; None if only a snapshot will do."""
        oldest = self._kept[0].version if self._kept else self.version + 1
        if not max(1, oldest - 1) <= version <= self.version:
            return None
        if version == self.version:
            return []
        *earlier, _ = [told for told in self._kept if told.version > version]
        # The last one with the time that is left by now.
        last = msgspec.structs.replace(self._latest.step(player), turn=self._table.turn(now))
        return [*(told.to(player) for told in earlier), _encode(last)]


def away(table: wire.TableState) -> frozenset[int]:
    """The chairs that were told to be away."""
    return frozenset(it.chair for it in table.chairs if it.status == "away")

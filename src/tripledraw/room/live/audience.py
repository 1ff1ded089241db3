"""Everybody who is connected to one table, and what each of them is told.

Those in a chair are near: they hear everything at once. So does the owner of a private table, who
has to answer those who ask. All others are in the gallery and hear it later (`watchers`).
"""

from collections.abc import Sequence

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.entries import Acted, AnyEntry, Cancelled, Dealt, Exposed, Freed, Promised, Sat
from tripledraw.room.frames.teller import Told
from tripledraw.room.game.table import RoomTable
from tripledraw.room.game.waiting import OFFER
from tripledraw.room.live.kept import KeptTable
from tripledraw.room.live.visits import Visit, encode
from tripledraw.room.live.watchers import Gallery, send_talk

# Connections of one player at a table, such as a phone and some pages of a browser.
MOST_VISITS = 4
MOST_WATCHERS = 200
# A table without hands gives a new watcher no more steps than these.
LONGEST_GALLERY = 64
# Entries that tell of a hand.
OF_A_HAND = {Dealt, Acted, Cancelled, Exposed}
# Whom nobody has blocked.
NOBODY = ""


class Audience:
    """The visits of a table. Times are milliseconds since 1970."""

    def __init__(self, kept: KeptTable, now: int) -> None:
        self._kept = kept
        self._near: dict[str, list[Visit]] = {}
        self._offered: set[str] = set()
        self._gallery = Gallery(kept.game.state.terms.watch_delay * 1000)
        self._picture(now)
        self._gallery.tick(now)

    @property
    def visits(self) -> list[Visit]:
        """All of them."""
        return [*self._near_visits(), *self._gallery.watchers]

    @property
    def watching(self) -> int:
        """How many are in the gallery."""
        return len(self._gallery.watchers)

    def has(self, player: str) -> bool:
        """Whether a player is connected."""
        return bool(self._visits_of(player))

    def wakes_at(self) -> int | None:
        """When the gallery is to be told something."""
        return self._gallery.wakes_at()

    def tick(self, now: int) -> None:
        """Tell the gallery what is due."""
        self._gallery.tick(now)

    def join(self, visit: Visit, version: int, now: int) -> None:
        """Let a visit in that knows what came up to ``version``; RoomError ``gallery-full``."""
        if visit.player is not None:
            self._make_room(visit.player.id)
        self._place(visit)
        if self.watching > MOST_WATCHERS:
            self._remove(visit)
            raise RoomError("gallery-full")
        self._welcome(visit)
        self.resync(visit, version, now)
        for waiting in self._game.state.queue:
            if waiting.player == _id(visit) and waiting.offered:
                self._tell_offer(visit, waiting.offered + OFFER - now)

    def leave(self, visit: Visit) -> None:
        """Forget a visit."""
        self._remove(visit)

    def resync(self, visit: Visit, version: int, now: int) -> None:
        """Send what came after a version, or a snapshot; 0 asks for a snapshot."""
        if not self._is_near(visit):
            self._gallery.welcome(visit, version)
            return
        player = _id(visit)
        teller = self._kept.teller
        missed = teller.missed(player, version, now) if version else None
        if missed is None:
            missed = [teller.snapshot(player, now)]
        if (commitment := teller.commitment(now)) is not None:
            missed.append(commitment)
        visit.version = self._game.seq
        for frame in missed:
            visit.sink.send(frame)

    def tell(self, happened: Sequence[AnyEntry], told: Sequence[Told], now: int) -> None:
        """Tell everybody what has happened, as each may know it."""
        kinds = {type(entry) for entry in happened}
        secret = self._game.running or not kinds.isdisjoint(OF_A_HAND)
        for one in told:
            self._tell_near(one)
            if self._game.state.terms.watch:
                self._gallery.step(one.version, one.to(None), now, secret=secret)
        if kinds & {Sat, Freed}:
            self._seat_anew(now)
        if Promised in kinds:
            self._tell_commitment(now)
        if self._needs_picture(kinds):
            self._picture(now)
        self._tell_offers(now)
        self._gallery.tick(now)

    def block(self, player: str, blocked: frozenset[str]) -> None:
        """From now on a player hears nothing of those he has blocked."""
        for visit in self._visits_of(player):
            visit.blocked = blocked

    def say(self, frame: wire.Said | wire.Reacted, speaker: str, now: int) -> None:
        """Pass on what a player says to all who have not blocked him."""
        told = encode(frame)
        send_talk(self._near_visits(), told, speaker)
        self._gallery.talk(self._game.seq, told, speaker, now, secret=self._game.running)
        self._gallery.tick(now)

    def tell_all(self, frame: wire.AnyFrame) -> None:
        """Tell everybody the same, at once."""
        told = encode(frame)
        for visit in self.visits:
            visit.sink.send(told)

    def start_anew(self, now: int) -> None:
        """The table was loaded again: what everybody knew of it may be wrong."""
        self._seat_anew(now)
        for visit in self._near_visits():
            self.resync(visit, 0, now)
        self._picture(now)
        self._gallery.tick(now)

    @property
    def _game(self) -> RoomTable:
        return self._kept.game

    def _near_visits(self) -> list[Visit]:
        return [visit for visits in self._near.values() for visit in visits]

    def _visits_of(self, player: str) -> list[Visit]:
        return [visit for visit in self.visits if _id(visit) == player]

    def _is_near(self, visit: Visit) -> bool:
        return _id(visit) in self._near

    def _may_be_near(self, visit: Visit) -> bool:
        state = self._game.state
        is_host = state.terms.private and state.owner is not None and state.owner == _id(visit)
        return visit.chair is not None or is_host

    def _place(self, visit: Visit) -> None:
        """To the others in chairs, or to the gallery."""
        player = _id(visit)
        visit.chair = None if player is None else self._game.chair_of(player)
        if player is not None and self._may_be_near(visit):
            self._near.setdefault(player, []).append(visit)
        else:
            self._gallery.watchers.add(visit)

    def _remove(self, visit: Visit) -> None:
        self._gallery.watchers.discard(visit)
        player = _id(visit)
        if player in self._near and visit in self._near[player]:
            self._near[player].remove(visit)
            if not self._near[player]:
                del self._near[player]

    def _make_room(self, player: str) -> None:
        """Of too many connections of one player the oldest gives way."""
        theirs = self._near.get(player) or self._visits_of(player)
        if len(theirs) >= MOST_VISITS:
            theirs[0].hang_up(wire.Closing(reason="replaced"))
            self._remove(theirs[0])

    def _welcome(self, visit: Visit) -> None:
        player = visit.player
        visit.tell(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                table=self._kept.id,
                player=player.id if player else None,
                name=player.name if player else None,
                chair=visit.chair,
            )
        )

    def _tell_near(self, told: Told) -> None:
        for player, visits in self._near.items():
            frame = told.to(player)
            for visit in visits:
                visit.step(told.version, frame)

    def _seat_anew(self, now: int) -> None:
        """Somebody sat down or left: he hears everything at once from now on, or no longer."""
        for visit in self.visits:
            before, was_near = visit.chair, self._is_near(visit)
            self._remove(visit)
            self._place(visit)
            if visit.chair != before:
                self._welcome(visit)
            if self._is_near(visit) and not was_near:
                self.resync(visit, 0, now)

    def _tell_commitment(self, now: int) -> None:
        """The promise of the next hand: whoever is in it sends his link."""
        commitment = self._kept.teller.commitment(now)
        if commitment is None:
            return
        for visit in self._near_visits():
            visit.sink.send(commitment)
        if self._game.state.terms.watch:
            self._gallery.talk(self._game.seq, commitment, NOBODY, now, secret=False)

    def _tell_offers(self, now: int) -> None:
        """Tell those who wait of the chairs that are kept for them."""
        if not (self._offered or self._game.state.queue):
            return
        offered = {w.player: w.offered for w in self._game.state.queue if w.offered}
        for player in offered.keys() - self._offered:
            for visit in self._visits_of(player):
                self._tell_offer(visit, offered[player] + OFFER - now)
        self._offered = set(offered)

    def _tell_offer(self, visit: Visit, rest: int) -> None:
        visit.tell(wire.Offered(until=max(0, rest), chairs=tuple(self._game.state.free)))

    def _needs_picture(self, kinds: set[type[AnyEntry]]) -> bool:
        """Not for each decision: who may watch gets the steps after the last one."""
        if not self._game.state.terms.watch:
            return kinds != {Acted}
        return Dealt in kinds or self._gallery.length > LONGEST_GALLERY

    def _picture(self, now: int) -> None:
        """Give the gallery everything as it stands, for those who come later."""
        if self._game.state.terms.watch:
            frame, secret = self._kept.teller.snapshot(None, now), self._game.running
        else:
            frame, secret = self._without_hand(), False
        self._gallery.snapshot(self._game.seq, frame, now, secret=secret)

    def _without_hand(self) -> bytes:
        """All that is told of a table where nobody may watch."""
        return encode(wire.Snapshot(version=self._game.seq, table=self._game.table_state()))


def _id(visit: Visit) -> str | None:
    return visit.player.id if visit.player else None

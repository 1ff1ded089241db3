"""A table that people are at: one task does everything that happens there, in turn.

A command is decided, its entries go into the log, and only then it is told and answered. What goes
wrong with the store or the game does not end the task: the table is loaded again, as often as it
takes, or left to the process that has it by now.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic

from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.entries import AnyEntry, Closed
from tripledraw.room.game.table import VOLATILE, RoomTable
from tripledraw.room.live.audience import Audience
from tripledraw.room.live.chat import Talk
from tripledraw.room.live.home import Home
from tripledraw.room.live.inbox import Ended, Inbox, Work, nobody_waits
from tripledraw.room.live.kept import KeptTable
from tripledraw.room.live.pulse import Pulse
from tripledraw.room.live.visits import Sink, Visit, refused
from tripledraw.room.logs import logger
from tripledraw.room.player import Player
from tripledraw.room.store import leases, orders
from tripledraw.room.store.faults import DatabaseAway, Fenced
from tripledraw.room.store.ledger import balance, player_account
from tripledraw.room.store.orders import Order
from tripledraw.room.timing import Alarm

OnChange = Callable[["LiveTable", Sequence[AnyEntry]], None]
SeatBot = Callable[[wire.SeatBot, Player], Awaitable[None]]

# Milliseconds between two tries to load a table again.
RETRY = 1_000
# The alarm rings no sooner than after so many: what is due at once was done at once.
SOONEST = 2
# After so many failures of the game itself, one after the other, the hand is given up.
PATIENCE = 3
# What is looked into before it comes to the table.
CHECKED = (wire.Sit, wire.TopUp, wire.SeatBot)
TALK = (wire.Chat, wire.React, wire.Mute)

log = logger("live")


class LiveTable:
    """One table of this process. `start` comes first; ``lost`` is called when it is here no more.

    ``on_change`` are called after each change with its entries. ``seat_bot`` seats the bot that an
    owner asks for, where there are bots.
    """

    def __init__(self, home: Home, id: str, lost: "Callable[[LiveTable], None]") -> None:
        self.home = home
        self.id = id
        self.pulse = Pulse()
        self.on_change: list[OnChange] = []
        self.seat_bot: SeatBot | None = None
        self._lost = lost
        self._kept = KeptTable(home, id)
        self._talk = Talk()
        self._inbox = Inbox()
        self._alarm: Alarm | None = None
        self._rings_at = 0
        self._is_away = False
        self._failures = 0
        self._counted = 0
        self._looked = home.clock()
        self._is_over = False
        self._quiet = asyncio.Event()

    @property
    def game(self) -> RoomTable:
        """The game, for reading; while a change is being written it is ahead of the log."""
        return self._kept.game

    @property
    def invite(self) -> str | None:
        """The secret that lets people in, None for a public table."""
        return self._kept.invite

    @property
    def waits_for_the_store(self) -> bool:
        """Whether the table stands still because the database is away."""
        return self._is_away

    def renew_invite(self, invite: str) -> None:
        """From now on this secret lets people in; the store has it already."""
        self._kept.invite = invite

    async def start(self) -> None:
        """Load the table and begin to serve it; raises what `KeptTable.load` raises."""
        await self._kept.load()
        self.audience = Audience(self._kept, self.home.clock())
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self._set_alarm()

    async def join(
        self,
        player: Player | None,
        sink: Sink,
        *,
        version: int = 0,
        blocked: frozenset[str] = frozenset(),
        session: str | None = None,
    ) -> Visit:
        """Let somebody in: he is sent `Welcome`, then what he has missed or a `Snapshot`."""
        visit = Visit(player, sink, self, blocked=blocked, session=session)

        async def work() -> None:
            now = await self._now_if_here()
            self.audience.join(visit, version, now)
            if player is not None:
                self.game.present(player.id)

        await self._in_turn(work)
        return visit

    async def ask(self, decide: Callable[[RoomTable, int], Sequence[AnyEntry]]) -> None:
        """Let happen what ``decide(game, now)`` gives; raises the `RoomError` that it raises."""

        async def work() -> None:
            now = await self._now_if_here()
            await self._change(decide(self.game, now), now)

        await self._in_turn(work)

    async def obey(self, order: Order) -> None:
        """Do what the administrator asks, and note in the same transaction that it is done."""

        async def work() -> None:
            now = await self._now_if_here()
            if self.game.running and self.game.state.number == order.hand:
                await self._change(
                    self.game.cancel("admin"),
                    now,
                    also=lambda conn: orders.finish(conn, order.id, now),
                )
            else:
                await self.home.store.write(
                    lambda conn: orders.finish(conn, order.id, now, "no-hand")
                )

        await self._in_turn(work)

    async def lose(self) -> None:
        """Let the table go that another process has taken, if it has not gone already."""
        with suppress(RoomError):
            await self._in_turn(self._lose)

    def show_out(self, banned: frozenset[str]) -> None:
        """Hang up on players who were banned; their chairs are freed like those of any absent."""
        for visit in self.audience.visits:
            if visit.player is not None and visit.player.id in banned:
                visit.hang_up(wire.Closing(reason="banned"))
                self.leave(visit)

    def _show_out_barred(self) -> None:
        """Hang up on those whom the owner has sent away; the door tells them why."""
        for visit in self.audience.visits:
            if visit.player is not None and self.game.state.is_out(visit.player.id):
                visit.drop()
                self.leave(visit)

    def sign_out(self, ended: frozenset[str]) -> None:
        """Hang up on those who came by a session that has ended since; chairs stay taken."""
        for visit in self.audience.visits:
            if visit.session in ended:
                visit.drop()
                self.leave(visit)

    async def rest(self) -> None:
        """Begin no more hands, tell everybody so, and return when no hand is played."""
        self._kept.resting = True
        self.audience.tell_all(wire.Closing(reason="restart"))
        self._set_alarm()
        await self._quiet.wait()

    async def stop(self) -> None:
        """Hang up on everybody; a hand being played goes on where the table is loaded next."""

        async def work() -> None:
            self._end(wire.Closing(reason="restart"))

        if not self._is_over:
            await self._in_turn(work)
        await self._task

    async def _in_turn(self, work: Work) -> None:
        """Let the task do a work when its turn comes, and wait for it."""
        if self._is_over:
            raise RoomError("table-moved")
        await self._inbox.wait_for(partial(self._inbox.put, work))

    async def do(self, visit: Visit, command: wire.AnyCommand) -> None:
        """What a visit asks for; when this returns it has been answered."""
        try:
            await self._check(visit, command)
            await self._inbox.wait_for(partial(self.put, visit, command))
        except RoomError as error:
            self._refuse(visit, command, error)

    def put(self, visit: Visit, command: wire.AnyCommand, ended: Ended = nobody_waits) -> None:
        """What a visit asks for and need not be `CHECKED`, to be answered when its turn comes."""
        if isinstance(command, wire.Pong):
            self._take_pong(visit, command.ping)
            ended(None)
            return
        metrics, began = self.home.metrics, monotonic()
        metrics.asked[kind_of(command)] += 1

        def answered(error: RoomError | None) -> None:
            if error is not None:
                self._refuse(visit, command, error)
            metrics.answer.add(monotonic() - began)
            ended(None)

        if self._is_over:
            answered(RoomError("table-moved"))
        else:
            self._inbox.put(partial(self._answer, visit, command), answered)

    async def _check(self, visit: Visit, command: wire.AnyCommand) -> None:
        """What can be refused without disturbing the table."""
        player = visit.player
        if player is None:
            return
        if isinstance(command, wire.Sit | wire.TopUp):
            account = player_account(player.id)
            have = await self.home.store.read(lambda conn: balance(conn, account))
            if have < command.chips:
                raise RoomError("too-few-chips", needed=command.chips, have=have)
        elif isinstance(command, wire.SeatBot):
            if self.seat_bot is None:
                raise RoomError("no-bots")
            await self.seat_bot(command, player)

    def _take_pong(self, visit: Visit, ping: int) -> None:
        visit.lag.pong(ping, self.home.clock())
        if visit.player is not None and visit.chair is not None:
            self.game.allow_lag(visit.player.id, visit.lag.allowance)

    def leave(self, visit: Visit) -> None:
        """The connection of a visit is gone; a chair stays taken."""
        visit.has_left = True
        self.audience.leave(visit)
        self._note_absence(visit)

    def _note_absence(self, visit: Visit) -> None:
        """The player of a visit that has left is gone, if it was his last one."""
        if visit.player is not None and not self.audience.has(visit.player.id):
            self.game.gone(visit.player.id, self.home.clock())
            self._kept.wakes_at = self.game.wakes_at()
            self._set_alarm()

    async def _run(self) -> None:
        """Do what is in the inbox, one after the other, until the table is over."""
        while not self._is_over:
            work, ended = await self._inbox.next()
            ended(await self._tried(work))
            self._set_alarm()
        self._inbox.refuse_all(RoomError("table-moved"))

    async def _tried(self, work: Work) -> RoomError | None:
        """Do a work; what it ended with, if it is something to tell the one who asked."""
        try:
            await work()
        except RoomError as error:
            return error
        except Exception:
            log.exception("a table failed", table=self.id)
            return RoomError("server-failed")
        return None

    def _set_alarm(self) -> None:
        """Wake the task when something is due by itself, and see whether the table is at rest."""
        if self._kept.resting and not self.game.running:
            self._quiet.set()
        when = None if self._is_over else self._wakes_at()
        if self._alarm is not None:
            # One that rings sooner is left: it is set anew then, and not for each action.
            if when is not None and self._rings_at <= when:
                return
            self._alarm.cancel()
            self._alarm = None
        if when is not None:
            self._rings_at = max(when, self.home.clock() + SOONEST)
            self._alarm = self.home.clock.at(self._rings_at, self._wake)

    def _wakes_at(self) -> int | None:
        if self._is_away:
            return self.home.clock() + RETRY
        is_still = self._kept.resting and not self.game.running
        times = [self.audience.wakes_at(), None if is_still else self._kept.wakes_at]
        return min((when for when in times if when is not None), default=None)

    def _wake(self) -> None:
        self._alarm = None
        self.home.beat(partial(self._inbox.put, self._tick))

    async def _tick(self) -> None:
        if self._is_away:
            await self._load()
            return
        now = self.home.clock()
        await self._change([], now)
        self.audience.tick(now)

    async def _answer(self, visit: Visit, command: wire.AnyCommand) -> None:
        try:
            await self._carry_out(visit, command)
        except RoomError as error:
            self._refuse(visit, command, error)
            if error.id == "stale" and not isinstance(command, wire.Link):
                self.audience.resync(visit, 0, self.home.clock())
        else:
            visit.tell(wire.Done(re=command.id, version=self.game.seq))
        if visit.has_left:  # what he said last is no sign that he is there
            self._note_absence(visit)

    def _refuse(self, visit: Visit, command: wire.AnyCommand, error: RoomError) -> None:
        self.home.metrics.refused.labels(error=error.id).inc()
        visit.refuse(command.id, error)

    async def _carry_out(self, visit: Visit, command: wire.AnyCommand) -> None:
        now, player = await self._now_if_here(), visit.player
        if isinstance(command, wire.Resync):
            self.audience.resync(visit, command.version, now)
        elif player is None:
            raise RoomError("need-login")
        elif isinstance(command, TALK):
            self._speak(visit, player, command, now)
        elif isinstance(command, VOLATILE):
            self.game.note(command, player, now)
            await self._change([], now)
        elif not self._is_done(visit, command):
            await self._change(self.game.decide(command, player, now), now)

    def _is_done(self, visit: Visit, command: wire.AnyCommand) -> bool:
        """A decision that came twice, as its answer was lost; or what was done before its turn."""
        if isinstance(command, wire.Act):
            return self._kept.has_done(command, visit.chair)
        return isinstance(command, wire.SeatBot)

    async def _change(
        self,
        entries: Sequence[AnyEntry],
        now: int,
        *,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Let entries happen and tell of them; what goes wrong is put right before it is raised."""
        try:
            happened, told = await self._kept.change(entries, now, also=also)
        except RoomError as error:
            await self._recover(error)
            raise
        except Exception as error:
            await self._recover(error)
            raise RoomError("server-failed") from error
        self._failures = 0
        if happened:
            self.audience.tell(happened, told, now)
            self._follow(happened, now)

    def _follow(self, happened: Sequence[AnyEntry], now: int) -> None:
        """What else the entries mean to this process."""
        played, metrics = self.game.played, self.home.metrics
        if played is not None and played.ended and played.number != self._counted:
            self._counted = played.number
            self.pulse.hand(now, played)
            (metrics.cancelled if played.cancelled else metrics.hands).inc()
        if isinstance(happened[-1], Closed):
            self._end(wire.Closing(reason="table_closed"))
        if self.game.state.barred:
            self._show_out_barred()
        for call in self.on_change:
            try:
                call(self, happened)
            except Exception:  # the table itself is all right
                log.exception("a follower of a table failed", table=self.id)

    async def _recover(self, error: Exception) -> None:
        """What is in memory is not what is in the log: find out how the table stands."""
        if isinstance(error, Fenced):
            await self._lose()
        elif isinstance(error, DatabaseAway):
            self._wait_for_the_store()
        elif not isinstance(error, RoomError):
            self._failures += 1
            log.exception("a table failed", table=self.id, failures=self._failures)
            await self._load()
        elif error.id != "too-few-chips":  # after that the table is as it was
            await self._load()

    async def _load(self) -> None:
        """Load the table again; if that fails too, once more after a while."""
        try:
            if self._failures < PATIENCE:
                await self._kept.load()
            else:
                await self._kept.load_without_hand()
        except Fenced:
            await self._lose()
        except Exception as error:
            if not isinstance(error, RoomError):
                self._failures += 1
                log.exception("a table cannot be loaded", table=self.id, failures=self._failures)
            self._wait_for_the_store()
        else:
            self._is_away = False
            self.audience.start_anew(self.home.clock())

    def _wait_for_the_store(self) -> None:
        if not self._is_away:
            self._is_away = True
            self.audience.tell_all(refused(0, DatabaseAway()))

    async def _lose(self) -> None:
        """The table is another's: say where, if it is known."""
        try:
            lease = await self.home.store.read(lambda conn: leases.owner(conn, self.id))
        except DatabaseAway:
            lease = None
        if lease is not None and lease.node != self.home.node and lease.until > self.home.clock():
            self._end(wire.Moved(address=lease.address))
        else:
            self._end(wire.Closing(reason="restart"))
        self.home.metrics.moved.inc()

    def _end(self, last: wire.Closing | wire.Moved) -> None:
        """The table is here no more: say so to everybody and hang up."""
        self._is_over = True
        for visit in self.audience.visits:
            visit.hang_up(last)
        self._quiet.set()
        self._lost(self)

    async def _now_if_here(self) -> int:
        """The time; raises `DatabaseAway` while the table waits for the store.

        A process that stood still may wake up behind another one that has the table by now: it
        looks before it tells anything, and raises RoomError ``table-moved``.
        """
        if self._is_away:
            raise DatabaseAway
        now = self.home.clock()
        if now - max(self._looked, self.home.renewed) > self.home.ttl:
            lease = await self.home.store.read(lambda conn: leases.owner(conn, self.id))
            if not self._kept.is_held_by(lease):
                await self._lose()
                raise RoomError("table-moved")
            self._looked = now
        return now

    def _speak(self, visit: Visit, player: Player, command: wire.AnyCommand, now: int) -> None:
        """Chat, reactions, and the owner's word on who may chat."""
        is_owner = self.game.state.owner == player.id
        match command:
            case wire.Mute(player=whom, muted=muted):
                if not is_owner:
                    raise RoomError("not-owner")
                if muted and not self._is_here(whom):
                    raise RoomError("player-gone")
                self._talk.mute(whom, muted)
            case _ if visit.chair is None and not is_owner:
                raise RoomError("not-seated")
            case wire.Chat(text=text):
                line = self._talk.line(player.id, text, now)
                said = wire.Said(player=player.id, name=player.name, text=line)
                self.audience.say(said, player.id, now)
            case wire.React(reaction=reaction) if visit.chair is not None:
                self._talk.reaction(player.id, now)
                self.audience.say(
                    wire.Reacted(chair=visit.chair, reaction=reaction), player.id, now
                )
            case _:
                raise RoomError("not-seated")

    def _is_here(self, player: str) -> bool:
        """Whether a player has a chair, or is connected."""
        return self.game.chair_of(player) is not None or self.audience.has(player)


def kind_of(command: wire.AnyCommand) -> str:
    """The kind of a command as it stands on the wire."""
    return str(command.__struct_config__.tag)

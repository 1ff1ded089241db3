"""A client at one table: it watches, sits down, plays, and checks the deal as it goes."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from types import TracebackType
from typing import Any, Self

from tripledraw.actions import Action
from tripledraw.errors import FairnessError, RoomError
from tripledraw.fairness import Chain
from tripledraw.room import wire
from tripledraw.room.client.errors import ConnectionLost
from tripledraw.room.client.eyes import Eyes, OnRecord
from tripledraw.room.client.line import FOR_A_MOMENT, Line, Place
from tripledraw.room.frames.picture import Picture
from tripledraw.views import View

# Another chair is tried when one of these comes in the way.
TAKEN = ("chair-taken", "chair-reserved")
# The answers to a wish that was fulfilled before its first answer was lost.
SITS = ("already-seated", "asked-already")

# The room does not know the chain: its anchor came too late, or another program's is there.
NO_CHAIN = ("hand-running", "link-wrong")
# Seconds until a decision is offered again that the table could not take.
MOMENT = 0.5

log = logging.getLogger("tripledraw.client")


class Seat:
    """One client at one table; enter it with ``async with``, or call `open` and `close`.

    ``picture`` is the table as the client knows it. Links of the own hash chain are sent when
    they are asked for, pings are answered, lost connections are made again. What the room says
    of the deal is checked at once: a `FairnessError` ends the connection and is raised from
    whatever is called then, so that nobody plays on by mistake.

    ``addresses`` are those of the processes of the room, the first to be tried first.
    ``on_record`` gets the `Record` of each hand, for the file that `tripledraw verify` checks;
    ``on_frame`` is called with every frame after the picture has it.
    """

    def __init__(
        self,
        *addresses: str,
        place: Place,
        patience: float,
        on_record: OnRecord = lambda record: None,
        on_frame: Callable[[wire.AnyFrame], None] = lambda frame: None,
    ) -> None:
        self.picture = Picture()
        self._addresses = addresses
        self._place = place
        self._patience = patience
        self._eyes = Eyes(place.table, on_record)
        self._on_frame = on_frame
        self._chain: Chain | None = None
        self._link = (0, b"")
        self._turn: tuple[int, int] | None = None
        self._offered: tuple[int, ...] = ()
        self._is_welcome = False
        self._line: Line | None = None
        self._news = asyncio.Event()
        self._errands: set[asyncio.Task[None]] = set()

    # -- coming and going --------------------------------------------------------------------

    async def open(self) -> None:
        """Connect; returns when the table has let us in."""
        self._line = Line(self._addresses, self._place, self, self._patience)
        try:
            await self.until(lambda: self._is_welcome)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Hang up; a chair stays taken, and plays on by the rule of timeouts."""
        for errand in self._errands:
            errand.cancel()
        if self._line is not None:
            await self._line.close()

    async def __aenter__(self) -> Self:
        """Connect."""
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Hang up."""
        await self.close()

    # -- what one may do ---------------------------------------------------------------------

    async def do(self, command: wire.AnyCommand) -> wire.Done:
        """Give any command; raises `Refusal` where the room refuses it.

        `ConnectionLost` where the connection was lost before the answer and the command is not one
        that may be given twice.
        """
        return await self.line.ask(command)

    async def sit(self, chair: int | None = None, chips: int | None = None) -> None:
        """Take a chair: the first free one and the least buy-in, if nothing else is said.

        Nothing happens for who sits already. At a table whose owner is asked first, wait with
        `seated`. Raises RoomError ``table-full`` and whatever the room refuses.
        """
        await self.until(lambda: self.picture.table is not None)
        free = self._free_chairs() if chair is None else [chair]
        for number, each in enumerate(free, start=1):
            if self.picture.chair is not None:
                return
            try:
                await self._sit(each, chips)
                return
            except RoomError as refusal:
                if refusal.id in SITS:
                    return
                if refusal.id not in TAKEN or number == len(free):
                    raise
        raise RoomError("table-full", table=self.table.terms.name)

    async def seated(self) -> int:
        """Wait until the client has a chair; gives its number."""
        await self.until(lambda: self.picture.chair is not None)
        assert self.picture.chair is not None
        return self.picture.chair

    async def turns(self) -> AsyncIterator[View]:
        """The view at each decision that is the client's to make, until the table is closed.

        It is over when the chair is gone, too. Raises what has ended the connection.
        """
        while True:
            self._turn = await self._next_decision()
            view = self.picture.view()
            if self._turn is None or view is None:
                return
            yield view

    async def act(self, action: Action) -> bool:
        """Make the decision that `turns` gave last; whether it was made.

        If not, the clock was quicker, the hand was cancelled, or the table cannot take it just
        now: then `turns` gives it again, as it does after an action that is refused. It is made
        once, however often the connection is lost on the way. Raises `Refusal`
        ``illegal-action``.
        """
        decision = self.picture.decision
        if decision is None or self._turn not in (None, decision):
            return False
        try:
            await self.do(self.picture.act(action))
        except RoomError as refusal:
            if refusal.id == "stale":
                return False
            self._turn = None
            if refusal.id not in FOR_A_MOMENT:
                raise
            await asyncio.sleep(MOMENT)
            return False
        return True

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so; it is looked at after every frame.

        Raises what has ended the connection.
        """
        while not is_so():
            self.line.check()
            await self._news.wait()

    async def top_up(self, chips: int) -> None:
        """Bring more chips, for the next hand."""
        await self.do(wire.TopUp(chips=chips))

    async def leave(self) -> None:
        """Leave the chair, or the queue; in a hand it folds when its turn comes."""
        await self.do(wire.Leave())

    async def next_hand(self) -> None:
        """Wait no longer for the next hand, if everybody else agrees."""
        await self.do(wire.Next())

    # -- what comes from the line ------------------------------------------------------------

    @property
    def line(self) -> Line:
        """The connection; raises `ConnectionLost` before it was opened."""
        if self._line is None:
            raise ConnectionLost("the table is not open; enter it with async with")
        return self._line

    @property
    def table(self) -> wire.TableState:
        """The table without the hand; raises `ConnectionLost` before anything was told."""
        if self.picture.table is None:
            raise ConnectionLost("the table has not told anything yet")
        return self.picture.table

    @property
    def version(self) -> int:
        """The last version that was seen."""
        return self.picture.version

    def hear(self, frame: wire.AnyFrame) -> None:
        """Take in a frame, check it, and do what it asks for."""
        if isinstance(frame, wire.Welcome):
            self._greet(frame)
        elif isinstance(frame, wire.Offered):
            self._offered = frame.chairs
        elif isinstance(frame, wire.Commitment):
            self._eyes.sends = self._can_answer(frame)
        if not self.picture.see(frame):
            self._run(self._try(wire.Resync()))
            return
        self._check(frame)
        if isinstance(frame, wire.Commitment):
            self._answer(frame)
        elif isinstance(frame, wire.Snapshot | wire.Step):
            self._mend_chain()
        self._on_frame(frame)
        self._tell()

    def over(self) -> None:
        """The line has ended."""
        self._tell()

    # -- how -----------------------------------------------------------------------------------

    def _greet(self, welcome: wire.Welcome) -> None:
        if welcome.protocol != wire.PROTOCOL:
            raise ConnectionLost(
                f"the room speaks protocol {welcome.protocol}, this client {wire.PROTOCOL}"
            )
        self._is_welcome, self._offered = True, ()

    def _check(self, frame: wire.AnyFrame) -> None:
        try:
            self._eyes.hear(frame, self.picture)
        except FairnessError as error:
            log.error("the deal at table %s is not fair: %s", self._place.table, error)
            raise

    def _tell(self) -> None:
        """Wake everybody who waits for something to have changed."""
        self._news.set()
        self._news = asyncio.Event()

    async def _next_decision(self) -> tuple[int, int] | None:
        """Wait for a decision other than the last; None when no more will come."""
        while True:
            decision = self.picture.decision
            if decision is not None and decision != self._turn:
                return decision
            ended = self.line.ended
            if isinstance(ended, wire.Closing) and ended.reason == "table_closed":
                return None
            if self.picture.table is not None and self.picture.chair is None:
                return None
            self.line.check()
            await self._news.wait()

    def _free_chairs(self) -> list[int]:
        """The free ones as told, those in front that are kept for who has waited."""
        taken = {who.chair for who in self.table.chairs}
        free = [chair for chair in range(self.table.terms.chairs) if chair not in taken]
        return [*self._offered, *(chair for chair in free if chair not in self._offered)]

    async def _sit(self, chair: int, chips: int | None) -> None:
        self._chain = Chain(secrets.token_bytes(32))
        brought = self.table.terms.buy_ins[0] if chips is None else chips
        await self.do(wire.Sit(chair=chair, chips=brought, anchor=self._chain.anchor.hex()))

    def _can_answer(self, asked: wire.Commitment) -> bool:
        """Whether this program has the chain of the chair and is asked for a link of it."""
        return (
            self._chain is not None
            and self.picture.chair in asked.heads
            and (self._chain.left > 0 or self._link[0] == asked.hand)
        )

    def _answer(self, asked: wire.Commitment) -> None:
        """Send the own link, the same one if the same commitment comes again."""
        if self._chain is None or not self._eyes.sends:
            return
        if self._link[0] != asked.hand:
            self._link = (asked.hand, self._chain.next())
        self._eyes.send(self._link[1])
        self._run(self._try(wire.Link(hand=asked.hand, link=self._link[1].hex())))

    def _mend_chain(self) -> None:
        """Begin a new chain where this program has none for its chair, or it is used up."""
        table, chair = self.picture.table, self.picture.chair
        if table is None or chair is None or table.stage == "linking":
            return
        if self._chain is None or not self._chain.left:
            self._chain = Chain(secrets.token_bytes(32))
            self._run(self._try(wire.Anchor(anchor=self._chain.anchor.hex())))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _try(self, command: wire.AnyCommand) -> None:
        """Give a command that nobody waits for."""
        try:
            await self.do(command)
        except (RoomError, ConnectionLost) as error:
            log.info("%s at table %s: %s", type(command).__name__, self._place.table, error)
            if isinstance(error, RoomError) and error.id in NO_CHAIN:
                self._chain = None  # another one is begun after the links of this hand

"""One bot in its chair: it hears what its frames tell, sends its links, and decides in time."""

import asyncio
import secrets
from functools import partial
from random import Random
from typing import Literal

from tripledraw.actions import Action
from tripledraw.fairness import Chain
from tripledraw.room import wire
from tripledraw.room.bots.pace import THINKING, answer_time
from tripledraw.room.bots.thinking import Mind, when_late
from tripledraw.room.frames.picture import Picture
from tripledraw.room.live.table import LiveTable
from tripledraw.room.live.visits import Visit
from tripledraw.room.logs import logger
from tripledraw.room.player import Player
from tripledraw.room.terms import Agent
from tripledraw.room.timing import Alarm, Clock

# A bot goes, and a fresh one comes, when it has more than so many times the most that may be
# brought, or less than such a part of the least.
RICH, POOR = 2, 0.5

log = logger("bots")


class Bot:
    """A bot at a table, and the `Sink` of its visit.

    ``chain`` is the one whose anchor it sat down with; None where an earlier process had it, and
    the bot begins a new one.
    """

    def __init__(
        self, table: LiveTable, player: Player, agent: Agent, mind: Mind, chain: Chain | None
    ) -> None:
        self._table = table
        self._player = player
        self._agent = agent
        self._mind = mind
        self._chain = chain
        self._clock: Clock = table.home.clock
        self._chance = Random(secrets.token_bytes(16))
        self._seed = secrets.token_hex(16)
        self._picture = Picture()
        self._inbox: asyncio.Queue[bytes | Literal["answer", "end"]] = asyncio.Queue()
        self._is_hearing = True
        self._anchors = 0
        self._linked = 0
        self._decision: tuple[int, int] | None = None
        self._thinking: asyncio.Task[Action] | None = None
        self._alarm: Alarm | None = None

    def send(self, frame: bytes) -> None:
        """A frame for the bot; it is heard in the bot's own task."""
        self._inbox.put_nowait(frame)

    def close(self) -> None:
        """The visit is over."""
        self._inbox.put_nowait("end")

    @property
    def is_waiting(self) -> bool:
        """Whether it has heard everything, and waits for others or for the time."""
        return self._inbox.empty() and not self._is_hearing

    async def play(self) -> None:
        """Play until the chair is gone, or the table."""
        visit = await self._table.join(self._player, self)
        try:
            while (heard := await self._next()) != "end":
                if heard == "answer":
                    await self._answer(visit)
                else:
                    await self._hear(wire.frame_decoder.decode(heard), visit)
                if self._picture.version and self._picture.chair is None:
                    return
        finally:
            self._let_be()
            visit.leave()

    async def _next(self) -> bytes | Literal["answer", "end"]:
        self._is_hearing = False
        heard = await self._inbox.get()
        self._is_hearing = True
        return heard

    async def _hear(self, frame: wire.AnyFrame, visit: Visit) -> None:
        picture = self._picture
        if not picture.see(frame):
            await visit.do(wire.Resync())
        elif isinstance(frame, wire.Commitment):
            await self._link(frame, visit)
        elif isinstance(frame, wire.Refused) and frame.re:
            self._chain = None  # only anchors have numbers; after the links it will do
        elif isinstance(frame, wire.Snapshot | wire.Step) and picture.table is not None:
            self._look_for_turn(picture.table)
            await self._keep_chair(picture.table, visit)

    # -- the fair deal -----------------------------------------------------------------------

    async def _link(self, asked: wire.Commitment, visit: Visit) -> None:
        if self._chain is not None and asked.hand > self._linked and self._chain.left:
            self._linked = asked.hand
            await visit.do(wire.Link(hand=asked.hand, link=self._chain.next().hex()))

    async def _anchor(self, visit: Visit) -> None:
        self._chain = Chain(secrets.token_bytes(32))
        self._anchors += 1
        await visit.do(wire.Anchor(id=self._anchors, anchor=self._chain.anchor.hex()))

    # -- the chair -----------------------------------------------------------------------------

    async def _keep_chair(self, table: wire.TableState, visit: Visit) -> None:
        """What a player does besides playing."""
        me = self._picture.me
        if me is None or me.status == "leaving":
            return
        if table.stage != "linking" and (self._chain is None or not self._chain.left):
            await self._anchor(visit)
        if me.status == "out":
            await visit.do(wire.SitIn(post=True))
        elif _has_played_enough(table, me):
            await visit.do(wire.Leave())

    # -- decisions -----------------------------------------------------------------------------

    def _look_for_turn(self, table: wire.TableState) -> None:
        """Begin to think when the turn has come, with the time of the answer drawn already."""
        decision = self._picture.decision
        if decision == self._decision:
            return
        self._let_be()
        self._decision = decision
        view = self._picture.view()
        if decision is not None and view is not None:
            answer_at = self._clock() + answer_time(self._chance, table.terms.speed)
            answer_at += THINKING.get(self._agent, 0)
            self._alarm = self._clock.at(answer_at, self._wake)
            self._thinking = asyncio.create_task(self._mind.choose(self._agent, self._seed, view))

    def _wake(self) -> None:
        self._table.home.beat(partial(self._inbox.put_nowait, "answer"))

    async def _answer(self, visit: Visit) -> None:
        """It is time: give what was thought, or what a bot does that was too slow."""
        view = self._picture.view()
        if self._thinking is None or view is None or not self._picture.is_my_turn:
            return
        action = _outcome(self._thinking) or when_late(view)
        self._let_be()
        await visit.do(self._picture.act(action))

    def _let_be(self) -> None:
        """Think no more about this decision."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        self._alarm = self._thinking = None


def _has_played_enough(table: wire.TableState, me: wire.ChairState) -> bool:
    """Whether a bot goes whose place another one will take (no owner has put it there)."""
    terms = table.terms
    if not terms.bots or terms.kind != "cash" or table.stage == "playing":
        return False
    least, most = terms.buy_ins
    return not least * POOR <= me.stack <= most * RICH


def _outcome(thinking: asyncio.Task[Action]) -> Action | None:
    """What was thought in time, None if nothing was."""
    if not thinking.done():
        log.warning("a bot is late")
        return None
    if (error := thinking.exception()) is not None:
        log.warning("a bot could not think", error=str(error))
        return None
    return thinking.result()

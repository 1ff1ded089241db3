"""All bots of one process: they sit where tables want them, and play on after a restart."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Protocol, cast

from sqlalchemy.exc import IntegrityError

from tripledraw.errors import RoomError
from tripledraw.fairness import Chain
from tripledraw.room import wire
from tripledraw.room.bots import staff
from tripledraw.room.bots.bot import Bot
from tripledraw.room.bots.thinking import Mind, Worker
from tripledraw.room.entries import Acted, AnyEntry
from tripledraw.room.game.owner import check_owner
from tripledraw.room.game.sitting import check_range
from tripledraw.room.game.table import RoomTable
from tripledraw.room.live.home import Home
from tripledraw.room.live.table import LiveTable
from tripledraw.room.logs import logger
from tripledraw.room.player import Player
from tripledraw.room.terms import Agent, check_agent

# Milliseconds after which a bot that could not sit down tries again.
RETRY = 5_000

log = logger("bots")

Key = tuple[str, str]
"""A bot by its table and its player."""

Seating = Callable[[RoomTable, Player, str, int], Sequence[AnyEntry]]
"""What seats a bot: the game, the player, the anchor, the time."""


class House(Home, Protocol):
    """What the bots need of the room."""

    stopping: bool

    def each_table(self, follower: Callable[[LiveTable], None]) -> None:
        """Call with every table that is here, and with each that will be."""


class Bots:
    """The bots of one process, from the moment it is made until `close`.

    ``mind`` is what they think with, a `Worker` if none is given. They stay at the tables while
    the room comes to rest, so that hands can end; `close` comes after the room has stopped.
    """

    def __init__(self, house: House, mind: Mind | None = None) -> None:
        self._house = house
        self._worker = Worker()
        self._mind = mind or self._worker
        self._bots: dict[Key, Bot] = {}
        self._chains: dict[Key, Chain] = {}
        self._filling: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._agents: set[Agent] = {"textbook"}
        self._is_ready = False
        house.each_table(self._follow)

    def get_ready(self) -> None:
        """Start the worker before a bot needs it."""
        self._is_ready = True
        for agent in sorted(self._agents):
            self._load(agent)

    async def close(self) -> None:
        """Every bot goes, and the worker with them; chairs stay taken."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._worker.close()

    @property
    def are_waiting(self) -> bool:
        """Whether no bot has anything to do before others act or time goes on."""
        return not self._filling and all(bot.is_waiting for bot in self._bots.values())

    def _follow(self, table: LiveTable) -> None:
        table.seat_bot = partial(self._seat_for_owner, table)
        table.on_change.append(self._look)
        terms = table.game.state.terms
        if terms.bots:
            self._expect(terms.agent)
        self._tend(table)

    def _look(self, table: LiveTable, happened: Sequence[AnyEntry]) -> None:
        if not all(isinstance(entry, Acted) for entry in happened):
            self._tend(table)

    def _tend(self, table: LiveTable) -> None:
        """See that each bot of a table is played by somebody, and that there are enough."""
        for who in list(table.game.state.chairs.values()):
            key = (table.id, who.player)
            if who.agent is not None and key not in self._bots:
                player, agent = Player(who.player, who.name), cast(Agent, who.agent)
                self._expect(agent)
                bot = Bot(table, player, agent, self._mind, self._chains.pop(key, None))
                self._bots[key] = bot
                self._run(self._play(key, bot))
        if table.id not in self._filling and self._wanted(table):
            self._filling.add(table.id)
            self._run(self._fill(table))

    def _expect(self, agent: Agent) -> None:
        """Let the worker know an agent before its first decision."""
        if agent in self._agents:
            return
        self._agents.add(agent)
        if self._is_ready:
            self._load(agent)

    def _load(self, agent: Agent) -> None:
        try:
            check_agent(agent)
        except RoomError as error:  # its table is of a room that had more installed
            log.warning("bots cannot think and will be late", agent=agent, error=error.id)
        else:
            self._worker.get_ready(agent)

    def _wanted(self, table: LiveTable) -> tuple[int, ...]:
        return () if self._house.stopping else table.game.bots_wanted()

    async def _play(self, key: Key, bot: Bot) -> None:
        try:
            await bot.play()
        except RoomError as error:
            log.warning("a bot cannot join", table=key[0], error=error.id)
        except Exception:
            log.exception("a bot failed", table=key[0])
        finally:
            del self._bots[key]

    # -- taking chairs -------------------------------------------------------------------------

    async def _fill(self, table: LiveTable) -> None:
        """Seat bots until there are as many as the terms of the table want."""
        terms = table.game.state.terms
        chips = terms.buy_ins[0] if terms.kind == "sit_and_go" else sum(terms.buy_ins) // 2
        try:
            while wanted := self._wanted(table):
                await self._take(table, wanted[0], chips)
        except (RoomError, IntegrityError) as error:
            log.warning("no bot can sit down yet", table=table.id, error=str(error))
            clock = self._house.clock
            clock.at(clock() + RETRY, lambda: self._tend(table))
        finally:
            self._filling.discard(table.id)

    async def _take(self, table: LiveTable, chair: int, chips: int) -> None:
        """Seat one bot by the terms, unless somebody was quicker."""
        agent = table.game.state.terms.agent
        try:
            await self._seat(
                table,
                chips,
                lambda game, bot, anchor, now: game.fill(chair, bot, agent, chips, anchor, now),
            )
        except RoomError as refused:
            if refused.id != "chair-taken":
                raise

    async def _seat_for_owner(self, table: LiveTable, command: wire.SeatBot, owner: Player) -> None:
        """Seat the bot that an owner asks for; raises the RoomError that refuses it."""
        check_owner(table.game.state, owner)
        check_agent(command.agent)
        check_range(command.chips, *table.game.state.terms.buy_ins)
        await self._seat(
            table,
            command.chips,
            lambda game, bot, anchor, now: game.seat_bot(command, owner, bot, anchor, now),
        )

    async def _seat(self, table: LiveTable, chips: int, seating: Seating) -> None:
        """Find a bot that is free, stake it, and let it sit down with a chain of its own."""
        state, now = table.game.state, self._house.clock()
        busy = {who.player for who in state.chairs.values()} | set(state.departed)
        bot = await self._house.store.write(lambda conn: staff.hire(conn, busy, chips, now))
        chain = self._chains[table.id, bot.id] = Chain(secrets.token_bytes(32))
        try:
            await table.ask(lambda game, now: seating(game, bot, chain.anchor.hex(), now))
        finally:
            self._chains.pop((table.id, bot.id), None)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

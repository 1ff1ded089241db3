"""One database, the servers that share it, those who play there, and what is done to them."""

import asyncio
import logging
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.room.kill.furnishing import WITH_A_BOT, furnish
from tests.room.kill.notes import Fault, Report
from tests.room.kill.players import Player
from tests.room.kill.servers import Server
from tests.room.kill.watch import Watch

from tripledraw.room.client import line
from tripledraw.room.store.sealing import KeyFile

# Seconds until a process that says nothing loses its tables.
LEASE = 2
# The longest that the servers are left in peace, and the longest that a start takes, in seconds.
PEACE, START = 1.2, 1.5
KILLS_TO_A_PAUSE = 8
# One in so many kills is of all servers at once; one in so many starts is killed itself; one in so
# many dead servers stays dead for a while.
ALL_AT_ONCE, BEFORE_IT_IS_OPEN, FOR_A_WHILE = 6, 8, 2


class Plan(NamedTuple):
    """What is to be done in one arena; ``folder`` is for key, logs and perhaps the database."""

    name: str
    database: str
    folder: str
    servers: int
    kills: int
    seed: str


def run(plan):
    """Do it in a process of its own; gives the report."""
    logging.getLogger("tripledraw.client").setLevel(logging.ERROR)
    line.LONGEST_WAIT = 0.25  # players who are back as soon as there is a server
    return asyncio.run(Arena(plan).run())


class Arena:
    """Made in the process it runs in."""

    def __init__(self, plan):
        self._plan = plan
        self._chance = Random(plan.seed)
        self._report = Report(plan.name, plan.folder)
        self._begun = time.monotonic()
        self._told = 0
        self._people = furnish(plan.database, time.time_ns() // 1_000_000)
        key = Path(plan.folder, "room.key")
        self._watch = Watch(plan.database, KeyFile.open(key), self._report)
        many = {"openings": 10_000, "sockets": 10_000}
        settings = {"database": plan.database, "key": key, "lease": LEASE, **many}
        self._servers = [
            Server(f"{plan.name}-{number}", Path(plan.folder), **settings)
            for number in range(1, plan.servers + 1)
        ]
        self._players = [self._player(person) for person in self._people]

    async def run(self):
        """Play and kill as planned, then see that everything still goes on."""
        notes = self._report.notes
        try:
            await self._play()
        except Exception as error:  # such as a server that does not start
            notes.faults.append(Fault("exception", f"{self._plan.name}: {error!r}"))
        for server in self._servers:
            await server.kill()
            server.read_log(notes)
        self._watch.sum_up()
        self._report.seconds = time.monotonic() - self._begun
        return self._report

    async def _play(self):
        for server in self._servers:
            await self._start(server)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.run()) for player in self._players]
            await self._watch.all_play()
            while self._report.kills < self._plan.kills:
                await self._disturb()
            await self._watch.goes_on()
            await self._watch.all_play()
            for task in tasks:
                task.cancel()

    def _player(self, person):
        addresses = [server.address for server in self._servers]
        self._chance.shuffle(addresses)
        return Player(person, addresses, self._report.notes)

    # -- what is done to the servers ---------------------------------------------------------

    async def _disturb(self):
        """A kill or a pause after a while of peace, and all that must be true after it."""
        await asyncio.sleep(self._chance.uniform(0, PEACE))
        if self._report.pauses * KILLS_TO_A_PAUSE <= self._report.kills:
            await self._pause(self._victim())
        elif self._one_in(ALL_AT_ONCE):
            await self._kill_and_start(self._servers)
        else:
            await self._kill_and_start([self._victim()])
        await self._watch.goes_on(patient=[WITH_A_BOT])
        self._watch.look()
        self._tell()

    async def _kill_and_start(self, victims):
        for server in victims:
            await self._kill(server)
        self._watch.mark()
        if len(self._servers) > 1 and self._one_in(FOR_A_WHILE):
            await asyncio.sleep(self._chance.uniform(0, 1.7 * LEASE))  # the other may take over
        await asyncio.gather(*map(self._start_again, victims))

    async def _kill(self, server):
        self._report.kills += 1
        await server.kill()

    async def _start_again(self, server):
        if self._one_in(BEFORE_IT_IS_OPEN):
            await server.spawn()
            await asyncio.sleep(self._chance.uniform(0, START))
            await self._kill(server)
        await self._start(server)

    async def _start(self, server):
        await server.spawn()
        await server.opened()

    async def _pause(self, server):
        """It stands still until its leases are over; some of its players go to another server."""
        server.stop()
        self._watch.mark()
        await asyncio.sleep(self._chance.uniform(1.1, 1.5) * LEASE)
        for other in self._servers:
            if other is not server:
                for player in self._chance.sample(self._players, len(self._players) // 2):
                    player.go_to(other.address)
        await asyncio.sleep(self._chance.uniform(0.2, 0.7) * LEASE)
        server.go_on()
        self._report.pauses += 1

    def _victim(self):
        """Most often one that has tables."""
        owners = self._watch.owners()
        busy = [server for server in self._servers for _ in range(owners.count(server.address))]
        return self._chance.choice([*busy, *self._servers])

    def _one_in(self, number):
        return self._chance.randrange(number) == 0

    def _tell(self):
        """Print how far it is, and what is wrong."""
        report, faults = self._report, self._report.notes.faults
        for fault in faults[self._told :]:
            print(f"{report.arena}: {fault.kind}: {fault.text}", flush=True)
        self._told = len(faults)
        print(
            f"{time.monotonic() - self._begun:4.0f} s  {report.arena}: {report.kills} of "
            f"{self._plan.kills} kills, {report.pauses} pauses, "
            f"{len(report.notes.acknowledged)} actions, {len(faults)} faults",
            flush=True,
        )

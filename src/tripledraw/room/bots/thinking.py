"""Where bots think: in another process, so that no table waits for it."""

import asyncio
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Protocol

from tripledraw.actions import Action, Call, Check, Draw, Fold
from tripledraw.agents import agent
from tripledraw.errors import TripleDrawError
from tripledraw.hand import Hand
from tripledraw.room.terms import Agent
from tripledraw.stakes import Stakes
from tripledraw.views import View

# Decisions that wait for the worker; with more the bots play by the rule for who is late.
MOST_WAITING = 100


class TooBusy(TripleDrawError):
    """No decision will be made in time."""


class Mind(Protocol):
    """What bots think with."""

    async def choose(self, name: Agent, seed: str, view: View) -> Action:
        """The action of an agent with a seed of its own; raises `TooBusy`."""


class Worker:
    """A `Mind` in a process, which is started again if it dies."""

    def __init__(self) -> None:
        self._heard, self._said = Pipe(duplex=False)
        self._pool: Executor | None = None
        self._waiting = 0

    def get_ready(self, name: Agent) -> None:
        """Let the process load what an agent needs before its first decision has to wait for it.

        That of the extra ``solver`` is compiled where it has not been: up to a minute.
        """
        self._pool = self._pool or _new_pool(self._heard)
        self._pool.submit(load, name)

    async def choose(self, name: Agent, seed: str, view: View) -> Action:
        """The action of an agent; raises `TooBusy`, also for all that wait when the worker dies."""
        if self._waiting >= MOST_WAITING:
            raise TooBusy(f"{self._waiting} decisions wait for the worker already")
        pool = self._pool = self._pool or _new_pool(self._heard)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, choose, name, seed, view)
        except BrokenProcessPool as error:
            if self._pool is pool:
                self._pool = None
            raise TooBusy("the worker has died; the next decision starts another one") from error
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the worker go, whatever it is at."""
        self._said.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._heard.close()


def choose(name: Agent, seed: str, view: View) -> Action:
    """What an agent does; this is the part that runs in the worker."""
    return agent(name, seed).act(view)


def load(name: Agent) -> None:
    """Load what an agent thinks with, by a decision in each round that nobody asked for."""
    for seats in (2, 3):
        hand, rounds = Hand([1_000] * seats, stakes=Stakes(10), seed=0), 0
        while hand.actor is not None:
            view = hand.view(hand.actor)
            if rounds < hand.round:
                choose(name, "", view)
                rounds = hand.round
            hand.play(choose("caller", "", view))


def when_late(view: View) -> Action:
    """What a bot does that has not decided in time: stand pat, check, call one small bet, fold.

    Unlike the clock it does not give up a hand for a single bet of the cheap rounds.
    """
    if view.phase == "drawing":
        return Draw()
    if "check" in view.legal:
        return Check()
    owes = max(view.bets) - view.bets[view.seat] if view.seat is not None else 0
    small = view.round <= 2 and owes * 3 <= view.pot
    return Call() if small else Fold()


def _new_pool(heard: Connection) -> Executor:
    # Spawned, so that nothing of the server (sockets, database, key) is inherited.
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin, initargs=(heard,))


def _begin(heard: Connection) -> None:
    """The worker leaves Ctrl-C to the server, and ends when it is let go or the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end, args=(heard,), daemon=True).start()


def _end(heard: Connection) -> None:
    parent = parent_process()
    wait([heard, *([parent.sentinel] if parent else [])])
    os._exit(0)

"""Where bots think: in another process, so that no table waits for it."""

import asyncio
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Protocol

from tripledraw.actions import Action, Call, Check, Draw, Fold
from tripledraw.agents import agent
from tripledraw.errors import TripleDrawError
from tripledraw.room.terms import Agent
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
    """A `Mind` in a process that is started when it is first needed, and again if it dies."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._waiting = 0

    async def choose(self, name: Agent, seed: str, view: View) -> Action:
        """The action of an agent; raises `TooBusy`, also for all that wait when the worker dies."""
        if self._waiting >= MOST_WAITING:
            raise TooBusy(f"{self._waiting} decisions wait for the worker already")
        pool = self._pool = self._pool or _new_pool()
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
        """Let the worker go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def choose(name: Agent, seed: str, view: View) -> Action:
    """What an agent does; this is the part that runs in the worker."""
    return agent(name, seed).act(view)


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


def _new_pool() -> Executor:
    # Spawned, so that nothing of the server (sockets, database, key) is inherited.
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """The worker leaves Ctrl-C to the server, and ends when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

"""The command `tripledraw`, but where a table is slow its bots are quick, and pauses are long.

Slow tables have long clocks, and players time for their links, so that a busy machine decides
nothing. A hand that is over stays in sight until the next one is asked for, and the first one is
dealt at once. Visitors may come as fast as they like, though all have one address. The process ends
when its input does, so it outlives no test.

python -m tests.web.quick serve
"""

import os
from threading import Thread

from tripledraw.actions import Action
from tripledraw.cli import main
from tripledraw.room import limits
from tripledraw.room.bots import pace, thinking
from tripledraw.room.game import clock, due, table
from tripledraw.room.game.game import Game
from tripledraw.room.terms import Agent
from tripledraw.views import View


async def think_at_once(worker: thinking.Worker, name: Agent, seed: str, view: View) -> Action:
    """What the worker would choose, without a process that has to be started first."""
    return thinking.choose(name, seed, view)


def promise_at(game: Game) -> int | None:
    """As usual, but without a pause before the first hand."""
    usual = due.promise_at(game)
    return usual if usual is None or game.state.number else game.state.rested


def let_pass(buckets: limits.Buckets, key: str, now: int) -> None:
    """Nobody asks too often."""


def end_with_input() -> None:
    """Wait until whoever started this process closes its input, or is dead."""
    while os.read(0, 1024):
        pass
    os._exit(0)


if __name__ == "__main__":
    Thread(target=end_with_input, daemon=True).start()
    limits.Buckets.require = let_pass  # type: ignore[method-assign]
    pace.TIMES["slow"] = (20, 60, 40)
    clock.PAUSE["slow"] = 600_000
    due.LINK_TIME = table.LINK_TIME = 5_000
    thinking.Worker.choose = think_at_once  # type: ignore[method-assign]
    table.promise_at = promise_at
    main()

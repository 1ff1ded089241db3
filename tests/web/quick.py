"""The command `tripledraw`, but where a table is slow its bots are quick, and pauses are long.

Slow tables have long clocks, so that a busy machine decides nothing. A hand that is over stays in
sight until the next one is asked for, and the first one is dealt at once.

python -m tests.web.quick serve
"""

from tripledraw.actions import Action
from tripledraw.cli import main
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


if __name__ == "__main__":
    pace.TIMES["slow"] = (20, 60, 40)
    clock.PAUSE["slow"] = 600_000
    thinking.Worker.choose = think_at_once  # type: ignore[method-assign]
    table.promise_at = promise_at
    main()

"""The agent ``endgame``: the textbook, and the last draw of two solved live. Needs ``solver``.

Both ranges are what an observer believes who takes both for the textbook up to there. It shows what
endgames are worth alone: `blueprint` plays them too, from the ranges of its strategy where it has
one.
"""

from tripledraw.errors import MissingExtra
from tripledraw.extras import can_compile

if not can_compile():
    raise MissingExtra("the agent endgame", "solver")

from tripledraw.actions import Action
from tripledraw.agents.chance import turn_chance
from tripledraw.agents.last_draw import NOTHING_TO_SOLVE, by_endgame, is_flush, is_last
from tripledraw.agents.seen import table_seen, turn_of
from tripledraw.beliefs.seen import seen
from tripledraw.codes import action_of
from tripledraw.policies import textbook
from tripledraw.rules.table import Table
from tripledraw.views import View


class EndgameAgent:
    """The textbook and endgames with a seat; it remembers nothing, and knows its view only."""

    name = "endgame"

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def act(self, view: View) -> Action:
        """A legal action of the view's seat.

        Raises `TripleDrawError` for a view without events or of a seat that is not to act.
        """
        table = table_seen(view)
        chance = turn_chance(self._seed, turn_of(view), table.hole[table.actor])
        return action_of(table, self._code(view, table, chance))

    def _code(self, view: View, table: Table, chance: int) -> int:
        if is_last(table) and not is_flush(table.hole[table.actor]):
            try:
                return by_endgame(seen(view.events, None), table, chance, None)
            except NOTHING_TO_SOLVE:
                pass
        return textbook.act(table, table.actor, chance)

"""The agent ``blueprint``, the strongest there is. Needs the extra ``solver``.

What plays when:

- where two draw last: the endgame from there on, solved live (`last_draw`);
- heads-up before that, at the stakes of the packed strategy: the strategy (`strategy`);
- at bigger tables where two are left from the first draw on: the nearest line of the strategy
  (`two_left`), at such stakes too;
- else, and wherever these have no say: the textbook's decision, or one that is worth more beyond
  the noise on deals of the hidden cards that fit what was seen (`improving`).

Where no packed strategy comes with the package, heads-up is played as a bigger table is, and
both ranges of the endgame come from what an observer believes who takes both for the textbook.
How long decisions take is told in docs/strength.md.
"""

from tripledraw.errors import MissingExtra
from tripledraw.extras import can_compile

if not can_compile():
    raise MissingExtra("the agent blueprint", "solver")

from tripledraw.actions import Action
from tripledraw.agents.chance import turn_chance
from tripledraw.agents.improving import improved
from tripledraw.agents.last_draw import NOTHING_TO_SOLVE, by_endgame, is_flush, is_last
from tripledraw.agents.seen import table_seen, turn_of
from tripledraw.agents.strategy import by_line, by_strategy, fits, shipped
from tripledraw.agents.two_left import covers, line_of_two_left
from tripledraw.beliefs.seen import seen, seen_in
from tripledraw.codes import action_of
from tripledraw.policies import textbook
from tripledraw.rules.table import Table
from tripledraw.solver.blueprint.play import Blueprint
from tripledraw.views import View


class BlueprintAgent:
    """Beliefs, strategy and endgame with a seat; it remembers nothing, and knows its view only."""

    name = "blueprint"

    def __init__(self, seed: int | str = 0, strategy: Blueprint | None = None) -> None:
        self._seed = seed
        self._strategy = strategy or shipped()

    def act(self, view: View) -> Action:
        """A legal action of the view's seat.

        Raises `TripleDrawError` for a view without events or of a seat that is not to act.
        """
        table = table_seen(view)
        chance = turn_chance(self._seed, turn_of(view), table.hole[table.actor])
        code = self._solved(view, table, chance)
        if code is None:
            advised = textbook.act(table, table.actor, chance)
            code = improved(seen_in(view), table, advised, chance)
        return action_of(table, code)

    def _solved(self, view: View, table: Table, chance: int) -> int | None:
        """The action code by a strategy; None where none covers the decision."""
        public = seen(view.events, None)
        try:
            if is_last(table):
                flush = is_flush(table.hole[table.actor])
                return None if flush else by_endgame(public, table, chance, self._strategy)
            if self._strategy is not None and fits(self._strategy, public):
                return by_strategy(self._strategy, public, table, chance)
            if self._strategy is not None and covers(self._strategy, public, table):
                return by_line(self._strategy, line_of_two_left(public), table, chance)
        except NOTHING_TO_SOLVE:
            pass
        return None

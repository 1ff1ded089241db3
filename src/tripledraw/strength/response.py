"""Local best response: an agent that knows how its opponent plays (Lisy and Bowling, 2017).

It keeps what the opponent may hold, by its strategy, and does what is worth most if both check
or call to the last draw afterwards (`worth`). What it wins is a lower bound of what can be won
from that strategy.
"""

from tripledraw.actions import Action
from tripledraw.agents.base import Agent
from tripledraw.agents.chance import turn_chance
from tripledraw.agents.seen import table_seen, turn_of
from tripledraw.beliefs.seen import seen_in
from tripledraw.codes import action_of
from tripledraw.errors import TripleDrawError
from tripledraw.rules.words import DRAWING
from tripledraw.strength.following import Followed, begun, followed, goes_on
from tripledraw.strength.known import Known
from tripledraw.strength.worth import Spot, Worth, worth
from tripledraw.views import View

HANDS = 8192
"""Hands that stand for what the opponent may hold."""


class LocalBestResponse:
    """The response to a known strategy, heads-up and with stacks that outlast the hand.

    It responds from betting round ``first_round`` on, 1 to 4, and in the draw before that; earlier
    it plays as ``before``. Who plays until then as the opponent does wins nothing until then.

    It looks at its view only. What it followed last is kept so that the next decision of the
    hand goes on from there; that changes nothing but the time.
    """

    name = "local best response"

    def __init__(
        self,
        by: Known,
        seed: int | str = 0,
        hands: int = HANDS,
        *,
        first_round: int = 1,
        before: Agent | None = None,
    ) -> None:
        self._by = by
        self._seed = seed
        self._hands = hands
        self._first_round = first_round
        self._before = before
        self._last: Followed | None = None

    def act(self, view: View) -> Action:
        """The action of the view's seat that is worth most.

        Raises `TripleDrawError` for more than two players, for a view without events and of a
        seat that is not to act.
        """
        table = table_seen(view)
        due = table.betting_round + (table.phase == DRAWING)
        if self._before is not None and due < self._first_round:
            return self._before.act(view)
        found = self.worth(view)
        return action_of(table, max(found, key=found.__getitem__))

    def worth(self, view: View) -> Worth:
        """What every action that is tried is worth, in chips from here on."""
        return worth(self._spot(view))

    def _spot(self, view: View) -> Spot:
        known = seen_in(view)
        if known.seats != 2:
            raise TripleDrawError(f"{known.seats} players; the response is to one opponent")
        last = self._last
        if last is None or not goes_on(known, last):
            last = begun(known, self._hands, self._seed)
        self._last = followed(known, self._by, last, self._seed)
        chance = turn_chance(self._seed, turn_of(view), view.hand)
        return Spot(view.hand, self._last, self._by, chance)

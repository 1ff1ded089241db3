"""A public moment of a hand of two: what was said and drawn, and the table without cards.

Everybody who looks at the hand knows the place; only the hands are hidden in it.
"""

from dataclasses import dataclass, replace

from tripledraw.beliefs.seen import DREW, Seen
from tripledraw.rules import flow
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, DRAW, DRAWING, UNKNOWN
from tripledraw.setup import set_table


@dataclass(frozen=True, eq=False)
class Place:
    """What an observer has seen, and the table as it knows it: all cards are unknown."""

    public: Seen
    table: Table

    @property
    def seat(self) -> int:
        """Who is to act."""
        return self.table.actor

    @property
    def draws(self) -> bool:
        """Whether cards are to be drawn here, not chips bet."""
        return self.table.phase == DRAWING

    def after(self, code: int) -> "Place":
        """The place after an action of the rules, or ``DREW`` + the number of cards drawn."""
        drawn = code - DREW if code >= DREW else max(code - DRAW, 0).bit_count()
        told = DREW + drawn if code >= DRAW else code
        table = self.table.copy()
        flow.act(table, DRAW + (1 << drawn) - 1 if code >= DRAW else code)
        codes, actors = (*self.public.codes, told), (*self.public.actors, self.seat)
        open_end = len(codes) + 1  # an observer has no cards that could be hidden from it
        public = replace(self.public, codes=codes, actors=actors, hidden_from=open_end)
        return Place(public, table)


def first_place(public: Seen) -> Place:
    """The place of the first decision of a hand."""
    table, start = Table(), public.start
    set_table(table, start.stacks, start.stakes, start.button, public.blinds, public.posts)
    table.order[:] = [UNKNOWN] * DECK_CARDS
    flow.deal(table)
    return Place(public.before(0), table)

"""A hand of a bigger table in which two are left from the first draw on, as a hand of two.

Who acts first after a draw is the big blind of that hand and the other the button. Of the first
round its bets and who made the last one are kept: for each there is one line of two, with about
the same pot. What others left in it is forgotten, and so are their cards. Who opens with many to
act behind has far better hands than anybody of two: only the last three are taken for such.
"""

from tripledraw.agents.strategy import PLAYERS, first_draw, has_its_bets, line_after
from tripledraw.beliefs.seen import Seen
from tripledraw.policies.reading import behind
from tripledraw.rules.table import Table
from tripledraw.rules.words import FOLD, NOBODY, RAISE
from tripledraw.solver.blueprint.play import Blueprint, Line

OPENINGS = {
    (1, False): "cx",
    (2, True): "rc",
    (2, False): "cbc",
    (3, True): "cbrc",
    (3, False): "rrc",
    (4, True): "rrrc",
    (4, False): "cbrrc",
}
"""The first round of two by its bets, the blind as the first, and whether the button made the
last one."""

LATE = 2
"""Before the draw no more act behind the button, the small or the big blind."""

MOST_LEFT = 0.5
"""Where those who folded have paid more than so much of what the two have, no line is near."""


def covers(strategy: Blueprint, known: Seen, table: Table) -> bool:
    """Whether the strategy may take the decision of a table of three or more."""
    seats = two_left(known)
    if known.seats == PLAYERS or seats is None or table.rounds_closed == 0:
        return False
    stack = min(known.start.stacks[seat] for seat in seats)
    bets, _ = opening_bets(known)
    return (
        has_its_bets(strategy, known.start.stakes, stack)
        and all(behind(table, seat) <= LATE for seat in seats)
        and bets <= strategy.label.cap
        and left_by_others(table, seats) <= MOST_LEFT * PLAYERS * bets * table.small_bet
    )


def line_of_two_left(known: Seen) -> Line:
    """The line of two that is nearest to the hand, for one that the strategy `covers`."""
    seats = two_left(known)
    assert seats is not None  # the caller has asked
    bets, last = opening_bets(known)
    return line_after(known, OPENINGS[bets, last == seats[1]])


def two_left(known: Seen) -> tuple[int, int] | None:
    """The two who alone are left at the first draw, first to act first; None where more are."""
    opening = range(first_draw(known))
    folded = {known.actors[i] for i in opening if known.codes[i] == FOLD}
    left = [seat for seat in in_order(known) if seat not in folded]
    return (left[0], left[1]) if len(left) == PLAYERS else None


def in_order(known: Seen) -> list[int]:
    """The seats as they act after a draw."""
    return [(known.start.button + 1 + i) % known.seats for i in range(known.seats)]


def opening_bets(known: Seen) -> tuple[int, int]:
    """The bets of the first round, the blind as the first, and who made the last one after it."""
    raisers = [known.actors[i] for i in range(first_draw(known)) if known.codes[i] == RAISE]
    return 1 + len(raisers), raisers[-1] if raisers else NOBODY


def left_by_others(table: Table, seats: tuple[int, int]) -> int:
    """The chips in the pot that do not come from the two."""
    return table.dead + sum(table.levels[s] for s in range(table.seats) if s not in seats)

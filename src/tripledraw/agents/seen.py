"""The table as one seat knows it: played again from the events that the seat has seen.

Policies read a `Table`. The rules themselves make one from public facts: the hand is dealt from
unknown cards and everything that was said is said again, so every field that a seat may read
comes out as it is at the real table. Only then does the seat get its own cards.
"""

from collections.abc import Iterator

from tripledraw.dealing import RecordDealer
from tripledraw.errors import TripleDrawError
from tripledraw.events import BlindPosted, Event, HandStarted
from tripledraw.rules import flow
from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAW, DRAWING, HAND_CARDS, NOBODY, RESTOCKING, UNKNOWN
from tripledraw.script import SPOKEN_CODES, posts_of
from tripledraw.setup import Blinds, set_table
from tripledraw.views import View

UNSEEN = (UNKNOWN,) * HAND_CARDS


def table_seen(view: View) -> Table:
    """The table of a view, for the seat whose turn it is; O(events).

    Raises `TripleDrawError` for a view without events (one read from JSON) and for one of a
    seat that is not to act.
    """
    start = view.events[0] if view.events else None
    if not isinstance(start, HandStarted):
        raise TripleDrawError(
            "the view has no events, as when it was read from JSON; an agent needs a view "
            "straight from Hand.view"
        )
    if view.seat is None or view.actor != view.seat:
        raise TripleDrawError(f"the view is of seat {view.seat}, but seat {view.actor} is to act")
    table = Table()
    posts = posts_of(view.events)
    set_table(table, start.stacks, start.stakes, start.button, _blinds(view.events), posts)
    _play_again(table, view)
    table.hole[view.seat][:] = view.hand
    return table


def turn_of(view: View) -> int:
    """How many decisions were made in the hand before this one."""
    return sum(1 for _ in _bets(view.events)) + sum(map(len, view.draws))


def _blinds(events: tuple[Event, ...]) -> Blinds:
    seats = {event.kind: event.seat for event in events if isinstance(event, BlindPosted)}
    return seats.get("small"), seats["big"]


def _play_again(table: Table, view: View) -> None:
    """Deal unknown cards and repeat everything up to the turn of the seat."""
    dealer = RecordDealer([UNSEEN] * table.seats, ())
    dealer.shuffle(table)
    flow.deal(table)
    bets = _bets(view.events)
    while table.actor != NOBODY:
        code = _draw(table, view) if table.phase == DRAWING else next(bets, NOBODY)
        if code == NOBODY:
            return
        flow.act(table, code)
        while table.phase == RESTOCKING:
            dealer.reshuffle(table)
            flow.serve_on(table)


def _bets(events: tuple[Event, ...]) -> Iterator[int]:
    """The codes of what was said in the betting rounds."""
    return (SPOKEN_CODES[type(event)] for event in events if type(event) in SPOKEN_CODES)


def _draw(table: Table, view: View) -> int:
    """A draw of as many cards as the actor drew, `NOBODY` if it has not yet.

    The counts of the view, not the events: where all declare before anybody is served, the
    events of a draw come after its last declaration.
    """
    counts = view.draws[table.actor]
    if len(counts) < table.betting_round:
        return NOBODY
    return DRAW + (1 << counts[-1 + table.betting_round]) - 1

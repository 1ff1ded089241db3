"""Discards, service and the reshuffle (rules 3.7 and 6).

Service is complete, player by player: a seat's discards reach the muck only when it needs
nothing more, so under `standard` nobody is dealt a card that he threw in the same draw.
"""

from tripledraw.rules.seats import count, next_in
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    BETTING,
    DECK_CARDS,
    DRAWING,
    EVERYTHING,
    HAND_CARDS,
    RESTOCKING,
    STARS,
)


def open_draw(table: Table) -> None:
    """Every live seat draws, all-in or not, first the one left of the button."""
    table.phase = DRAWING
    table.must_draw = table.live
    table.must_serve = 0
    table.burn_done = 0
    table.actor = next_in(table.live, table.button)


def declares_first(table: Table) -> bool:
    """Whether all name their discards before anybody is served: under `everything` (rules 1)."""
    return table.reshuffle == EVERYTHING


def draw(table: Table, mask: int) -> None:
    """The actor throws away the positions in `mask` and is served; 0 stands pat."""
    seat = table.actor
    table.must_draw &= ~(1 << seat)
    table.must_serve |= 1 << seat
    table.drawn[seat][table.betting_round - 1] = count(mask)
    throw(table, seat, mask)
    table.actor = next_in(table.must_draw, seat)
    if declares_first(table):
        to_muck(table, seat)
        if table.must_draw:
            return
    serve(table)


def throw(table: Table, seat: int, mask: int) -> None:
    """Part a hand: the kept cards close up, the thrown ones wait in `thrown`."""
    kept = 0
    gone = 0
    for i in range(HAND_CARDS):
        # Every card is laid in both places and the next one covers it where it does not
        # belong: compiled code stumbles over a branch that chance decides.
        card = table.hole[seat][i]
        table.hole[seat][kept] = card
        table.thrown[seat][gone] = card
        goes = mask >> i & 1
        kept += 1 - goes
        gone += goes
    for i in range(gone):
        card = table.thrown[seat][i]
        if card >= 0:
            table.ever_thrown[seat] |= 1 << card
    table.held[seat] = kept
    table.thrown_count[seat] = gone


def to_muck(table: Table, seat: int) -> None:
    """Put the seat's discards of this draw into the muck."""
    for i in range(table.thrown_count[seat]):
        table.muck[table.muck_count] = table.thrown[seat][i]
        table.muck_count += 1


def serve(table: Table) -> None:
    """Deal what is owed, seat by seat in turn; stop at RESTOCKING when the stub cannot."""
    while table.must_serve:
        seat = next_in(table.must_serve, table.button)
        if table.held[seat] < HAND_CARDS:
            burn(table)
        while table.held[seat] < HAND_CARDS:
            if not can_deal(table, seat):
                table.phase = RESTOCKING
                return
            table.hole[seat][table.held[seat]] = next_card(table, seat)
            table.held[seat] += 1
        if not declares_first(table):
            to_muck(table, seat)
        table.must_serve &= ~(1 << seat)
    table.phase = DRAWING if table.must_draw else BETTING


def burn(table: Table) -> None:
    """Burn one card before the first served card of a draw; an empty stub skips it."""
    if table.burns == 0 or table.burn_done:
        return
    table.burn_done = 1
    if table.stub_top == table.stub_end:
        return
    table.burned = table.stub[table.stub_top]
    table.stub_top += 1
    table.muck[table.muck_count] = table.burned
    table.muck_count += 1


def can_deal(table: Table, seat: int) -> bool:
    """Whether the stub can serve on.

    `stars` asks, before the first card and after a reshuffle alike, for enough cards that the
    seat never threw away; the others deal to the last card.
    """
    if table.reshuffle != STARS:
        return table.stub_top < table.stub_end
    eligible = 0
    for i in range(table.stub_top, table.stub_end):
        if is_eligible(table, seat, table.stub[i]):
            eligible += 1
    return eligible >= HAND_CARDS - table.held[seat]


def is_eligible(table: Table, seat: int, card: int) -> bool:
    """Whether the seat may be dealt the card: under `stars` not one of its own discards."""
    return table.reshuffle != STARS or card < 0 or not table.ever_thrown[seat] >> card & 1


def next_card(table: Table, seat: int) -> int:
    """Take the first eligible card off the stub; skipped cards keep their place."""
    at = table.stub_top
    while not is_eligible(table, seat, table.stub[at]):
        at += 1
    card = table.stub[at]
    while at > table.stub_top:
        table.stub[at] = table.stub[at - 1]
        at -= 1
    table.stub_top += 1
    return card


def lay_stub(table: Table) -> None:
    """Reshuffle: the muck becomes the new stub in the sequence of `order`.

    Under `stars` what is left of the stub is shuffled in (rules 6).
    """
    loose = 0
    for i in range(table.muck_count):
        loose |= 1 << table.muck[i]
    for i in range(table.stub_top, table.stub_end):
        loose |= 1 << table.stub[i]
    table.stub_top = 0
    table.stub_end = 0
    for i in range(DECK_CARDS):
        card = table.order[i]
        table.stub[table.stub_end] = card  # the next card covers it unless it was loose
        table.stub_end += loose >> card & 1
    table.muck_count = 0
    table.reshuffles += 1

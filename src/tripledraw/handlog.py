"""Playing the rules on a table while writing the log.

Each verb hands one action to `rules.flow` and then reads off the table what it did.
"""

from tripledraw.cards import write
from tripledraw.dealing import Dealer
from tripledraw.errors import CardError
from tripledraw.events import (
    AntePosted,
    Bet,
    BlindPosted,
    Burned,
    Called,
    Capped,
    Checked,
    Dealt,
    Declared,
    Drew,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    Mucked,
    Posted,
    PotAwarded,
    Raised,
    Reshuffled,
    Returned,
    RoundClosed,
    Shown,
)
from tripledraw.hands.evaluator import number
from tripledraw.rules import flow
from tripledraw.rules.betting import is_capped
from tripledraw.rules.drawing import declares_first
from tripledraw.rules.seats import next_in
from tripledraw.rules.showdown import is_seen, showdown
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, FOLD, HAND_CARDS, NOBODY, OVER, RESTOCKING, UNKNOWN
from tripledraw.stakes import Stakes


class HandLog:
    """The events of one hand and the verbs that add to them."""

    __slots__ = ("_closed", "_shown", "_table", "events")

    def __init__(self, table: Table, stacks: tuple[int, ...], stakes: Stakes) -> None:
        """Write the start of a hand that `flow.deal` has just dealt."""
        self._table = table
        self._closed = 0
        self._shown = 0
        self.events: list[Event] = [HandStarted(stacks, stakes, table.button)]
        self._post(stakes)
        for step in range(1, table.seats + 1):
            seat = (table.button + step) % table.seats
            self.events.append(Dealt(seat, tuple(table.hole[seat])))
        self._close_round()

    def _post(self, stakes: Stakes) -> None:
        """Antes, blinds and posts, in the sequence in which the rules take them."""
        table, big = self._table, self._table.big_blind_seat
        if stakes.ante:
            for seat in range(table.seats):
                self.events.append(AntePosted(seat, table.antes_paid[seat]))
        if table.small_blind_seat != NOBODY:
            small = table.small_blind_seat
            self.events.append(BlindPosted(small, table.blinds_paid[small], "small"))
        self.events.append(BlindPosted(big, table.blinds_paid[big], "big"))
        if stakes.big_blind_ante:
            self.events.append(BlindPosted(big, table.big_ante_paid, "ante"))
        for step in range(1, table.seats + 1):
            seat = (table.button + step) % table.seats
            live, dead = table.live_paid[seat], table.dead_paid[seat]
            if live or dead:
                self.events.append(Posted(seat, live, dead))

    def bet(self, code: int) -> None:
        """An action of a betting round."""
        table = self._table
        seat, opens, betting_round = table.actor, table.price == 0, table.betting_round
        flow.act(table, code)
        if code == FOLD:
            self.events.append(Folded(seat))
        elif code == CALL:
            self.events.append(Called(seat, table.paid) if table.paid else Checked(seat))
        else:
            wager = Bet if opens else Raised
            self.events.append(wager(seat, table.paid, table.commits[seat]))
            if is_capped(table):
                self.events.append(Capped(betting_round))
        self._close_round()

    def draw(self, code: int, dealer: Dealer) -> None:
        """A discard, with the service and the reshuffles that follow."""
        table = self._table
        seat = table.actor
        waiting = table.must_serve | 1 << seat
        flow.act(table, code)
        if declares_first(table):
            thrown = tuple(table.thrown[seat][: table.thrown_count[seat]])
            self.events.append(Declared(seat, thrown))
        while table.phase == RESTOCKING:
            waiting = self._served(waiting)
            dealer.reshuffle(table)
            stub = tuple(table.stub[table.stub_top : table.stub_end])
            self.events.append(Reshuffled(table.reshuffles, stub))
            flow.serve_on(table)
        self._served(waiting)
        self._close_round()

    def _served(self, waiting: int) -> int:
        """Log the seats served since they waited; gives those who still wait."""
        table = self._table
        if table.burned != NOBODY:
            self.events.append(Burned(table.burned))
        served = waiting & ~table.must_serve
        seat = table.button
        while served:
            seat = next_in(served, seat)
            served &= ~(1 << seat)
            count = table.thrown_count[seat]
            discards = tuple(table.thrown[seat][:count])
            self.events.append(Drew(seat, discards, tuple(table.hole[seat][HAND_CARDS - count :])))
        return table.must_serve

    def _close_round(self) -> None:
        """Log what closed the betting round, if anything did, and the end of the hand."""
        table = self._table
        if table.rounds_closed == self._closed:
            return
        self._closed = table.rounds_closed
        if table.returned:
            self.events.append(Returned(table.returned_to, table.returned))
        pot = sum(table.pot_amounts) if table.phase == OVER else table.pot
        self.events.append(RoundClosed(self._closed, pot))
        if table.phase == OVER:
            self.end()

    def show(self, seat: int, cards: tuple[int, ...] | None) -> None:
        """A record shows (or mucks) a hidden hand; the last one settles the pots."""
        table = self._table
        if cards is not None:
            table.hole[seat][:] = cards
        self._shown |= 1 << seat
        hidden = table.live & ~self._shown
        if all(is_seen(table, s) for s in range(table.seats) if hidden >> s & 1):
            self.settle()

    def settle(self) -> None:
        """Nobody shows any more: hands that stayed unknown cannot win."""
        showdown(self._table)
        self.end()

    def end(self) -> None:
        """Log the showdown, the pots and the stacks."""
        table = self._table
        for seat in table.show_order[: table.show_count]:
            if table.shown >> seat & 1:
                cards = tuple(table.hole[seat])
                self.events.append(Shown(seat, cards, number(cards)))
            else:
                self.events.append(Mucked(seat))
        for pot in range(table.pot_count - 1, -1, -1):
            shares = {seat: share for seat, share in enumerate(table.awards[pot]) if share}
            self.events.append(PotAwarded(pot, table.pot_amounts[pot], shares))
        self.events.append(HandEnded(tuple(table.stacks[: table.seats])))


def check_shown(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    """Raise `CardError` unless a record may show these cards for a hand that it hid.

    Five known cards, the seat's known ones among them, and none in another live hand.
    """
    number(cards)
    held = {card for card in table.hole[seat] if card != UNKNOWN}
    if not held <= set(cards):
        raise CardError(f"seat {seat} shows {write(cards)}, but it holds {write(sorted(held))}")
    for other in range(table.seats):
        if other != seat and table.live >> other & 1:
            for card in cards:
                if card in table.hole[other]:
                    raise CardError(f"seat {seat} shows {write((card,))}, which seat {other} holds")

"""The course of a hand (rules 3): deal, four betting rounds, three draws, showdown.

`deal` starts a hand, `act` moves it on by one action, `serve_on` after a reshuffle. Each
returns when somebody outside has to say something: the next action, how the muck is to lie
(RESTOCKING), what hidden hands of a record held (SHOWING), or nothing more (OVER).
"""

from tripledraw.rules.betting import (
    bet,
    close_round,
    commit,
    is_legal_bet,
    is_round_over,
    open_first_round,
    open_round,
    pay,
    pay_dead,
)
from tripledraw.rules.drawing import draw, open_draw, serve
from tripledraw.rules.seats import count, next_in
from tripledraw.rules.showdown import needs_showing, showdown, win_unshown
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    BETTING,
    DECK_CARDS,
    DRAW,
    DRAW_MASKS,
    DRAWING,
    DRAWS,
    HAND_CARDS,
    MAX_SEATS,
    NOBODY,
    ROUNDS,
    SHOWING,
)


def is_legal(table: Table, action: int) -> bool:
    """Whether the actor may do this now. Folding is accepted on every turn of a betting round."""
    if table.phase == BETTING:
        return is_legal_bet(table, action)
    if table.phase == DRAWING:
        return DRAW <= action < DRAW + DRAW_MASKS
    return False


def deal(table: Table) -> None:
    """Post, deal five cards each from `order`, and open the first betting round.

    The first block of fields and the stacks must be set, every stack above 0.
    """
    clear(table)
    post_antes(table)
    post_blinds(table)
    post_to_come_in(table)
    deal_hands(table)
    table.phase = BETTING
    open_first_round(table)
    settle_round(table)


def clear(table: Table) -> None:
    """Take everything of the hand before off the table."""
    table.live = (1 << table.seats) - 1
    table.able = table.live
    table.dead = 0
    table.pot = 0
    table.rounds_closed = 0
    table.muck_count = 0
    table.reshuffles = 0
    table.pot_count = 0
    table.show_count = 0
    table.shown = 0
    forget_last(table)
    for seat in range(MAX_SEATS):
        table.commits[seat] = 0
        table.levels[seat] = 0
        table.thrown_count[seat] = 0
        table.ever_thrown[seat] = 0
        table.pot_amounts[seat] = 0
        for k in range(DRAWS):
            table.drawn[seat][k] = NOBODY
        for other in range(MAX_SEATS):
            table.awards[seat][other] = 0


def forget_last(table: Table) -> None:
    """Clear what the log reads of one action."""
    table.paid = 0
    table.returned = 0
    table.returned_to = NOBODY
    table.burned = NOBODY


def post_antes(table: Table) -> None:
    """Every seat antes before the blinds (rules 3.2); the ante is part of its level."""
    for seat in range(table.seats):
        table.antes_paid[seat] = pay(table, seat, table.ante)


def post_blinds(table: Table) -> None:
    """Small blind, big blind, then the big-blind ante out of what is left (rules 1, 3.2).

    A short seat puts in what it has; the sizes of the bets stay.
    """
    small, big = table.small_blind_seat, table.big_blind_seat
    if small != NOBODY:
        table.blinds_paid[small] = commit(table, small, table.small_blind)
    table.blinds_paid[big] = commit(table, big, table.big_blind)
    table.big_ante_paid = pay_dead(table, big, table.big_blind_ante)


def post_to_come_in(table: Table) -> None:
    """Posts from the left of the button, the live part first (rules 7)."""
    seat = table.button
    for _ in range(table.seats):
        seat = next_in(table.live, seat)
        table.live_paid[seat] = commit(table, seat, table.live_posts[seat])
        table.dead_paid[seat] = pay_dead(table, seat, table.dead_posts[seat])


def deal_hands(table: Table) -> None:
    """Five cards each, one at a time from the left of the button, the button last (rules 3.3)."""
    for i in range(DECK_CARDS):
        table.stub[i] = table.order[i]
    seat = table.button
    for place in range(table.seats):
        seat = next_in(table.live, seat)
        for i in range(HAND_CARDS):
            table.hole[seat][i] = table.stub[i * table.seats + place]
        table.held[seat] = HAND_CARDS
    table.stub_top = HAND_CARDS * table.seats
    table.stub_end = DECK_CARDS


def act(table: Table, action: int) -> None:
    """Move the hand on by one legal action of the actor."""
    forget_last(table)
    if table.phase == BETTING:
        bet(table, action)
        table.actor = next_in(table.must_act, table.actor)
        settle_round(table)
    else:
        draw(table, action - DRAW)
        settle_draw(table)


def settle_round(table: Table) -> None:
    """Close the betting round if it is complete: to the next draw, the showdown or the end."""
    if not is_round_over(table):
        return
    close_round(table)
    if count(table.live) == 1:
        win_unshown(table)
    elif table.betting_round < ROUNDS:
        open_draw(table)
    elif needs_showing(table):
        table.phase = SHOWING
    else:
        showdown(table)


def settle_draw(table: Table) -> None:
    """Go on to the next betting round when everybody has drawn and been served."""
    if table.phase != BETTING:
        return
    open_round(table, table.betting_round + 1)
    settle_round(table)


def serve_on(table: Table) -> None:
    """Go on after a reshuffle: the new stub has been laid (`drawing.lay_stub`)."""
    forget_last(table)
    table.phase = DRAWING
    serve(table)
    settle_draw(table)

"""Fixed-limit betting, exactly (rules 4): prices, legality, wagers, the close of a round."""

from tripledraw.rules.seats import count, next_in
from tripledraw.rules.stakes import bet_size
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    CALL,
    FOLD,
    FULL_BET,
    HAND_CARDS,
    NOBODY,
    RAISE,
    ROBERTS,
    TOURNAMENT,
)


def pay(table: Table, seat: int, amount: int) -> int:
    """Move up to `amount` chips from a stack into the pot and give what was there.

    Blinds, bets and antes come through here: they raise the seat's level for the pots.
    """
    paid = min(amount, table.stacks[seat])
    table.stacks[seat] -= paid
    table.levels[seat] += paid
    table.pot += paid
    if table.stacks[seat] == 0:
        table.able &= ~(1 << seat)
    return paid


def pay_dead(table: Table, seat: int, amount: int) -> int:
    """As `pay`, for chips that count for nobody's level: big-blind ante, dead part of a post."""
    paid = pay(table, seat, amount)
    table.levels[seat] -= paid
    table.dead += paid
    return paid


def commit(table: Table, seat: int, amount: int) -> int:
    """As `pay`, for chips that also count in this betting round."""
    paid = pay(table, seat, amount)
    table.commits[seat] += paid
    return paid


def highest_other_commit(table: Table, seat: int) -> int:
    """The most that another live seat has put in this round."""
    most = 0
    for other in range(table.seats):
        if other != seat and table.live >> other & 1 and table.commits[other] > most:
            most = table.commits[other]
    return most


def to_call(table: Table, seat: int) -> int:
    """Chips the seat adds to stay in; 0 means it may check (rules 4).

    A call costs what it can be called for: where every other live seat is all-in, the part
    of the price that none of them has put in is not asked (B13, B16).
    """
    price = table.price
    if table.able & ~(1 << seat) == 0:
        price = min(price, highest_other_commit(table, seat))
    return max(0, min(price - table.commits[seat], table.stacks[seat]))


def wager_target(table: Table, seat: int) -> int:
    """The seat's round total after a bet, a raise or a completion, all-in if need be."""
    full = table.full_level + bet_size(table)
    return min(full, table.commits[seat] + table.stacks[seat])


def is_capped(table: Table) -> bool:
    """Whether the bets of this round are all in (rules 1, cap)."""
    return table.cap > 0 and table.bets >= table.cap and not table.uncapped


def may_raise(table: Table, seat: int) -> bool:
    """Whether the seat may bet, raise or complete (rules 4).

    Not once it has acted since the last full wager: a short all-in does not reopen the betting.
    """
    if table.closed >> seat & 1 or is_capped(table):
        return False
    if table.able & ~(1 << seat) == 0:
        return False
    return table.stacks[seat] > table.price - table.commits[seat]


def is_legal_bet(table: Table, action: int) -> bool:
    """Whether the actor may do this in a betting round; folding is always accepted."""
    if action == RAISE:
        return may_raise(table, table.actor)
    return action in (FOLD, CALL)


def bet(table: Table, action: int) -> None:
    """The actor folds, checks or calls, or wagers; who must still act follows."""
    seat = table.actor
    table.closed |= 1 << seat
    table.must_act &= ~(1 << seat)
    table.paid = 0
    if action == FOLD:
        fold(table, seat)
    elif action == CALL:
        call(table, seat)
    else:
        wager(table, seat)


def fold(table: Table, seat: int) -> None:
    """The hand goes to the muck, or out of the deal where folds stay dead (rules 1, 6)."""
    table.live &= ~(1 << seat)
    table.able &= ~(1 << seat)
    if table.folds_in_reshuffle:
        for i in range(HAND_CARDS):
            table.muck[table.muck_count] = table.hole[seat][i]
            table.muck_count += 1


def call(table: Table, seat: int) -> None:
    """Pay the price, or check where nothing is owed."""
    table.paid = commit(table, seat, to_call(table, seat))
    if table.paid:
        table.callers += 1


def wager(table: Table, seat: int) -> None:
    """Bet, raise or complete (rules 4).

    A full wager reopens the betting for everybody; a short all-in only asks for its price.
    """
    could_bet = count(table.able)
    target = wager_target(table, seat)
    table.paid = commit(table, seat, target - table.commits[seat])
    table.price = target
    if is_full_wager(table, target):
        table.full_level = target
        table.bets += 1
        table.closed = 1 << seat
        if table.bets == table.cap and may_go_uncapped(table) and could_bet <= 2:
            table.uncapped = 1
    table.must_act = table.able & ~(1 << seat)
    table.aggressor = seat
    if table.opener == NOBODY:
        table.opener = seat
    table.callers = 0


def is_full_wager(table: Table, target: int) -> bool:
    """Whether a wager to `target` counts as a bet: half of one is enough unless `full_bet`."""
    over = target - table.full_level
    if table.short_all_in == FULL_BET:
        return over >= bet_size(table)
    return 2 * over >= bet_size(table)


def may_go_uncapped(table: Table) -> bool:
    """Whether two players alone may raise without end (rules 1, heads_up_cap)."""
    if table.heads_up_cap == TOURNAMENT:
        return table.seats == 2
    return table.heads_up_cap == ROBERTS


def open_first_round(table: Table) -> None:
    """Betting begins left of the big blind, which is the first bet of the cap (rules 1, 4)."""
    table.betting_round = 1
    table.full_level = table.big_blind
    table.price = table.big_blind
    table.bets = 1
    start_action(table, table.big_blind_seat)


def open_round(table: Table, betting_round: int) -> None:
    """Clear the bets for a new round; the first live seat left of the button begins."""
    table.betting_round = betting_round
    table.full_level = 0
    table.price = 0
    table.bets = 0
    for seat in range(table.seats):
        table.commits[seat] = 0
    start_action(table, table.button)


def start_action(table: Table, after: int) -> None:
    """Everybody with chips must act once, first the seat after `after`."""
    table.closed = 0
    table.uncapped = 0
    table.aggressor = NOBODY
    table.opener = NOBODY
    table.callers = 0
    table.must_act = table.able
    table.actor = next_in(table.must_act, after)


def is_round_over(table: Table) -> bool:
    """Whether no betting is left in this round (rules 3.6).

    A lone seat with chips still acts when another has put in more than it has.
    """
    if count(table.live) == 1 or table.must_act == 0:
        return True
    return count(table.able) == 1 and to_call(table, next_in(table.able, 0)) == 0


def return_uncalled(table: Table) -> None:
    """Give back what nobody could match: a live seat's level over all others (rules 4, P3).

    What a folded seat has put in stays in the pot.
    """
    top = NOBODY
    highest = 0
    second = 0
    for seat in range(table.seats):
        level = table.levels[seat]
        if level > highest:
            second = highest
            highest = level
            top = seat
        elif level > second:
            second = level
    if highest == second or not table.live >> top & 1:
        return
    table.returned_to = top
    table.returned = highest - second
    table.stacks[top] += table.returned
    table.levels[top] = second
    table.pot -= table.returned
    table.able |= 1 << top


def close_round(table: Table) -> None:
    """The bets of the round are complete."""
    return_uncalled(table)
    table.rounds_closed += 1
    table.actor = NOBODY

"""Main pot and side pots, and how each is split (rules 5)."""

from tripledraw.rules.seats import count, next_in
from tripledraw.rules.table import Table


def lay_pots(table: Table) -> None:
    """Stack the levels into pots: a layer at each distinct level of a live seat.

    Folded chips fall into the layers they reach, those above every live level into the last;
    layers with the same seats merge, and dead chips lie in the first pot.
    """
    table.pot_count = 1
    table.pot_amounts[0] = table.dead
    table.pot_seats[0] = table.live
    floor = 0
    ceiling = next_level(table, floor)
    while ceiling > floor:
        add_layer(table, floor, ceiling)
        floor = ceiling
        ceiling = next_level(table, floor)
    for seat in range(table.seats):
        table.pot_amounts[table.pot_count - 1] += max(0, table.levels[seat] - floor)


def next_level(table: Table, floor: int) -> int:
    """The lowest level of a live seat above `floor`; `floor` itself when there is none."""
    lowest = floor
    for seat in range(table.seats):
        level = table.levels[seat]
        if table.live >> seat & 1 and level > floor and (lowest == floor or level < lowest):
            lowest = level
    return lowest


def add_layer(table: Table, floor: int, ceiling: int) -> None:
    """Add the chips between two levels to the last pot, or open a pot for other seats."""
    amount = 0
    seats = 0
    for seat in range(table.seats):
        level = table.levels[seat]
        amount += max(0, min(level, ceiling) - floor)
        if table.live >> seat & 1 and level >= ceiling:
            seats |= 1 << seat
    if table.pot_seats[table.pot_count - 1] != seats:
        table.pot_amounts[table.pot_count] = 0
        table.pot_seats[table.pot_count] = seats
        table.pot_count += 1
    table.pot_amounts[table.pot_count - 1] += amount


def split_pot(table: Table, pot: int, winners: int) -> None:
    """Share one pot among its winners in whole chips of `unit` (rules 5, P4-P6, P9).

    Odd chips go one each clockwise from the left of the button; what is less than a chip
    goes to the first of them.
    """
    amount = table.pot_amounts[pot]
    shares = count(winners)
    each = amount // table.unit // shares * table.unit
    left = amount - each * shares
    odd_chips = left // table.unit
    crumb = left - odd_chips * table.unit
    seat = table.button
    for _ in range(shares):
        seat = next_in(winners, seat)
        share = each + crumb
        crumb = 0
        if odd_chips > 0:
            share += table.unit
            odd_chips -= 1
        table.awards[pot][seat] = share
        table.stacks[seat] += share

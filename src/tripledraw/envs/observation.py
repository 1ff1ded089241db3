"""What a seat observes and may do, as numbers: one text for all environments.

Written as the rules are, so that it runs in Python and compiled: `encode` fills an array from a
table, reading what the seat may see and nothing else. docs/reference/envs.md explains every
field; the constants say where each begins. Amounts are in small bets, all else is 0 or 1 but
for the number of bets.
"""

from typing import Any

from tripledraw.rules.betting import to_call
from tripledraw.rules.flow import is_legal
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    BETTING,
    CALL,
    DECK_CARDS,
    DRAW,
    DRAW_MASKS,
    DRAWING,
    DRAWS,
    FOLD,
    HAND_CARDS,
    MAX_SEATS,
    ROUNDS,
)

Array = Any
"""A row of numbers to write into."""

# Cards, each 0 or 1.
HAND = 0
DISCARDS = HAND + DECK_CARDS

# A block for each place, clockwise from the own seat; within it:
SEATS = DISCARDS + DECK_CARDS
DEALT_IN, LIVE, ABLE, BUTTON, AGGRESSOR, STACK, BET, DRAWN = 0, 1, 2, 3, 4, 5, 6, 7
DRAW_COUNTS = HAND_CARDS + 1
SEAT_SIZE = DRAWN + DRAWS * DRAW_COUNTS

# The table.
ROUND = SEATS + MAX_SEATS * SEAT_SIZE
IN_DRAW = ROUND + ROUNDS
BETS = IN_DRAW + 1
POT = BETS + 1
PRICE = POT + 1
TO_CALL = PRICE + 1
SIZE = TO_CALL + 1

ACTIONS = DRAW + DRAW_MASKS


def encode(table: Table, seat: int, out: Array) -> None:
    """Write what a seat observes into `out`, `SIZE` numbers."""
    for i in range(SIZE):
        out[i] = 0
    for i in range(table.held[seat]):
        out[HAND + table.hole[seat][i]] = 1
    thrown = table.ever_thrown[seat]
    while thrown:  # card by card: a look at all 52 takes as long as all the rest
        lowest = thrown & -thrown
        out[DISCARDS + count(lowest - 1)] = 1
        thrown ^= lowest
    for place in range(table.seats):
        encode_seat(table, (seat + place) % table.seats, SEATS + place * SEAT_SIZE, out)
    encode_round(table, seat, out)


def encode_seat(table: Table, seat: int, at: int, out: Array) -> None:
    """Write what everybody knows of a seat into its block."""
    out[at + DEALT_IN] = 1
    out[at + LIVE] = table.live >> seat & 1
    out[at + ABLE] = table.able >> seat & 1
    out[at + BUTTON] = seat == table.button
    out[at + AGGRESSOR] = seat == table.aggressor
    out[at + STACK] = table.stacks[seat] / table.small_bet
    out[at + BET] = table.commits[seat] / table.small_bet
    for draw in range(DRAWS):
        if table.drawn[seat][draw] >= 0:
            out[at + DRAWN + draw * DRAW_COUNTS + table.drawn[seat][draw]] = 1


def encode_round(table: Table, seat: int, out: Array) -> None:
    """Write where the hand stands and what the seat is asked for."""
    out[ROUND + table.betting_round - 1] = 1
    out[IN_DRAW] = table.phase == DRAWING
    out[BETS] = table.bets
    out[POT] = table.pot / table.small_bet
    out[PRICE] = table.price / table.small_bet
    if table.phase == BETTING and table.live >> seat & 1:
        out[TO_CALL] = to_call(table, seat) / table.small_bet


def is_offered(table: Table, action: int) -> bool:
    """Whether the actor may do this: any whole number, and no fold where checking is free."""
    if action == FOLD and table.phase == BETTING:
        return to_call(table, table.actor) > 0
    return is_legal(table, action)


def write_mask(table: Table, seat: int, out: Array) -> None:
    """Write 1 for each of the `ACTIONS` that the seat may do now; all 0 when it is not to act."""
    for action in range(ACTIONS):
        out[action] = 0
    if table.actor != seat:
        return
    if table.phase == DRAWING:
        for action in range(DRAW, ACTIONS):
            out[action] = 1
    else:
        for action in range(DRAW):
            out[action] = is_offered(table, action)


def code_of(table: Table, action: int) -> int:
    """The action of the rules that an offered action of the actor stands for.

    A draw throws away the i-th lowest cards: an observation says what a hand holds, not where.
    """
    if table.phase != DRAWING:
        return action
    mask = action - DRAW
    cards = table.hole[table.actor]
    raw = 0
    for i in range(HAND_CARDS):
        lower = 0
        for j in range(HAND_CARDS):
            lower += 1 if cards[j] < cards[i] else 0
        raw |= (mask >> lower & 1) << i
    return DRAW + raw


def timed_out_code(table: Table) -> int:
    """What is played for an actor who does not act: check, else fold; in a draw stand pat."""
    if table.phase == DRAWING:
        return DRAW
    return FOLD if to_call(table, table.actor) > 0 else CALL

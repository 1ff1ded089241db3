"""Hands played on from a decision, once with each of several actions: compiled code.

The same table, the same stub and the same words of chance for all actions, so that luck which
is common to them falls out of their difference.
"""

from typing import Any

from tripledraw.batch.streams import Word, word_at
from tripledraw.beliefs.dealing import FIRST_CHANCE, shuffle, shuffle_stub
from tripledraw.beliefs.following import stream_at
from tripledraw.rules import drawing, flow
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, DRAWING, MAX_SEATS, OVER, RESTOCKING

Array = Any

# The words of chance of one moment of a hand: a seat decides once at each number of bets.
BETS = 8
# Behind those of the reshuffles.
OTHER_STUB = 16


def chance_of(table: Table, stream: Word) -> Any:
    """The chance of a decision by its moment, not by what was decided before."""
    street = 2 * table.betting_round + (1 if table.phase == DRAWING else 0)
    moment = (street * MAX_SEATS + table.actor) * BETS + table.bets % BETS
    return word_at(stream, FIRST_CHANCE + moment)


def take(table: Table, code: int, stream: Word) -> None:
    """The actor acts; a stub that runs dry is laid again."""
    flow.act(table, code)
    while table.phase == RESTOCKING:
        for card in range(DECK_CARDS):
            table.order[card] = card
        shuffle(table.order, 0, DECK_CARDS, stream, table.reshuffles)
        drawing.lay_stub(table)
        flow.serve_on(table)


def kernel_with(choose: Any) -> Any:
    """The kernel in which this choice of policies plays on, still to be compiled."""

    def play_on(
        tables: Array,
        weights: Array,
        scratch: Array,
        codes: Array,
        seat: int,
        players: Array,
        seed: Word,
        first: int,
        profit: Array,
    ) -> None:
        table = scratch[0]
        for i in range(len(tables)):
            if weights[i] == 0.0:
                continue
            for repeat in range(profit.shape[0]):
                stream = stream_at(seed, (first + i) * profit.shape[0] + repeat)
                for k in range(len(codes)):
                    scratch[0] = tables[i]
                    if repeat > 0:
                        shuffle_stub(table, seat, 0, stream, OTHER_STUB)
                    take(table, codes[k], stream)
                    while table.phase != OVER and table.live >> seat & 1:
                        actor = table.actor
                        chance = chance_of(table, stream)
                        take(table, choose(players[actor], table, actor, chance), stream)
                    profit[repeat, i, k] = table.stacks[seat] - tables[i].stacks[seat]

    return play_on

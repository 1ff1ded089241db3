"""Many tables with other hidden cards, led through one hand as a seat has seen it.

Sequential importance resampling: all tables say and draw what was said and drawn; each is
weighted by how likely that is with its cards, and where few tables carry most of the weight,
those are multiplied and get fresh stubs.
"""

from typing import Any

import numpy as np

from tripledraw.batch.streams import Word, mixed, stream_of, word_at
from tripledraw.beliefs.dealing import (
    ATTEMPT_WORDS,
    CHANCES,
    FIRST_CHANCE,
    STREAM_HANDS,
    deal_anew,
    hold_back,
    lay_deck,
    lay_due,
    shuffle,
    shuffle_stub,
    take_back,
    waits,
)
from tripledraw.beliefs.seen import DREW
from tripledraw.beliefs.weighing import draw_of, weight_of
from tripledraw.rules import drawing, flow
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    DECK_CARDS,
    DRAW,
    DRAWS,
    FOLD,
    HAND_CARDS,
    RESTOCKING,
    STARS,
)

Array = Any

WORD_VALUES = 2.0**32
# How many hands are tried for a seat at its first decision with new cards, unless it folds.
ATTEMPTS = 8
# Behind the words of all attempts.
CHANCE = ATTEMPTS * ATTEMPT_WORDS


def stream_at(seed: Word, slot: int) -> Word:
    """The stream of the table in a slot."""
    return stream_of(seed, slot * STREAM_HANDS)


def deal_tables(
    tables: Array, start: Array, seat: int, deck: Array, free: int, seed: Word, first: int
) -> None:
    """Deal the hand at every table, the seat's own cards as it has seen them."""
    for i in range(len(tables)):
        tables[i] = start[0]
        lay_deck(tables[i], seat, deck, free, stream_at(seed, first + i))
        flow.deal(tables[i])


def restock(
    table: Table, seat: int, due: Array, last: int, codes: Array, turn: int, stream: Word
) -> bool:
    """Lay new stubs until the service is done; gives whether the seat's cards were there."""
    there = True
    while table.phase == RESTOCKING:
        for card in range(DECK_CARDS):
            table.order[card] = card
        shuffle(table.order, 0, DECK_CARDS, stream, 1 + table.reshuffles)
        drawing.lay_stub(table)
        there = hold_back(table, due, last, own_cards_ahead(table, codes, turn)) and there
        if waits(table, seat):
            there = lay_due(table, seat, due, last, HAND_CARDS - table.held[seat]) and there
        flow.serve_on(table)
    return there


def own_cards_ahead(table: Table, codes: Array, turn: int) -> int:
    """How many cards the seat is served after this turn while the stub just laid surely lasts.

    Under `stars` nobody can tell when the next reshuffle comes.
    """
    left = 0 if table.reshuffle == STARS else table.stub_end - DRAWS * table.burns
    ahead = 0
    for at in range(turn, len(codes)):
        if codes[at] >= DRAW:
            is_own = codes[at] < DREW
            cards = count(codes[at] - DRAW) if is_own else codes[at] - DREW
            left -= cards
            if left < 0:
                break
            if is_own and at > turn:
                ahead += cards
    return ahead


def resample(
    tables: Array, weights: Array, seat: int, bottom: int, seed: Word, first: int, turn: int
) -> None:
    """Make as many copies of each table as its weight asks for; copies get other stubs.

    Systematic: one word says where the first copy falls. The last `bottom` cards of the stub
    stay. Weights are 1 afterwards.
    """
    n = len(tables)
    step = weights.sum() / n
    at = step * word_at(stream_at(seed, first), FIRST_CHANCE + CHANCES + turn) / WORD_VALUES
    copies = np.zeros(n, np.int64)
    source = 0
    total = weights[0]
    for _ in range(n):
        while total <= at and source < n - 1:
            source += 1
            total += weights[source]
        copies[source] += 1
        at += step
    to = 0
    for i in range(n):
        while copies[i] > 1:
            while copies[to] > 0:
                to += 1
            copies[to] = 1
            copies[i] -= 1
            tables[to] = tables[i]
            shuffle_stub(tables[to], seat, bottom, stream_at(seed, first + to), 16 + turn)
    weights[:] = 1.0


def keeps(stream: Word, attempt: int, weight: float, total: float) -> bool:
    """Whether the hand of an attempt takes the place of those before it, by its weight."""
    word = word_at(stream, ATTEMPT_WORDS * attempt + HAND_CARDS)
    return bool(word * total < weight * WORD_VALUES)


def is_lopsided(weights: Array) -> bool:
    """Whether the weights are worth less than half as many equal ones."""
    return bool(2 * weights.sum() ** 2 < len(weights) * (weights**2).sum())


def kernel_with(choose: Any) -> Any:
    """The kernel that assumes this choice of policies, still to be compiled.

    It gives the logarithm of how likely everything seen is; minus infinity where no table is left.
    """

    def decide(
        table: Table, said: int, policy: int, fresh: int, bottom: int, tremble: float, again: Word
    ) -> tuple[int, float]:
        """What another seat did at this table as a code, and how likely that is.

        Where its last `fresh` cards tell nothing yet, other ones are tried.
        """
        seat, answer, total = table.actor, 0, 0.0
        attempts = ATTEMPTS if fresh > 0 and said != FOLD else 1
        for attempt in range(attempts):
            if attempt > 0:
                deal_anew(table, seat, fresh, bottom, again, attempt)
            now = choose(policy, table, seat, word_at(again, CHANCE + attempt))
            weight = weight_of(table, now, said, tremble)
            total += weight
            if keeps(again, attempt, weight, total):
                answer = now
            else:
                take_back(table, seat, fresh, bottom, again, attempt)
        code = draw_of(table, answer, said - DREW) if said >= DREW else said
        return code, total / attempts

    def follow(
        tables: Array,
        weights: Array,
        start: Array,
        seat: int,
        deck: Array,
        free: int,
        codes: Array,
        due: Array,
        waiting: int,
        dead: int,
        fresh: Array,
        players: Array,
        tremble: float,
        seed: Word,
        first: int,
    ) -> Any:
        deal_tables(tables, start, seat, deck, free, seed, first)
        weights[:] = 1.0
        evidence, last = 0.0, 0
        for turn in range(len(codes)):
            said, actor, reshuffles = codes[turn], tables[0].actor, tables[0].reshuffles
            drawn = count(said - DRAW) if actor == seat and said >= DRAW else 0
            untold = 0 if waits(tables[0], seat) else fresh[turn]
            last += drawn
            for i in range(len(tables)):
                table, stream, code = tables[i], stream_at(seed, first + i), said
                if actor != seat:
                    again = mixed(stream + np.uint64(turn + 1))
                    policy, bottom = players[actor], waiting + dead
                    code, likely = decide(table, said, policy, untold, bottom, tremble, again)
                    weights[i] *= likely
                elif not lay_due(table, seat, due, last, drawn):
                    weights[i] = 0.0
                flow.act(table, code)
                if not restock(table, seat, due, last, codes, turn, stream):
                    weights[i] = 0.0
            waiting = max(waiting - drawn, 0)
            if tables[0].reshuffles > reshuffles:
                waiting, dead = own_cards_ahead(tables[0], codes, turn), 0
            total = weights.sum()
            if not total > 0.0:
                return -np.inf
            if is_lopsided(weights):
                evidence += np.log(total / len(weights))
                resample(tables, weights, seat, waiting + dead, seed, first, turn)
        return evidence + np.log(weights.sum() / len(weights))

    return follow

"""How lucky a draw was: the rest of a hand with the cards that came, and with any others.

Both are played on by policies many times, with the same other chance, and what a seat has more with
its cards is its luck. Whoever measures may look: all hands are known, and the cards that could
have come are those of the stub. Over all of these luck is 0 on average, whatever the
policies are and however few times the hand is played on; good policies make it tell more.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from tripledraw.batch.compile import array_of, import_numba, kernel
from tripledraw.batch.layout import record_of, table_type
from tripledraw.batch.playing import chooser
from tripledraw.batch.streams import Word
from tripledraw.beliefs.dealing import place_in_stub, shuffle, swap
from tripledraw.beliefs.following import stream_at
from tripledraw.beliefs.particles import players_of
from tripledraw.beliefs.playing_on import OTHER_STUB, chance_of, take
from tripledraw.rules.table import Table
from tripledraw.rules.words import OVER

Array = Any


class Draw:
    """A draw of the actor of a real table, taken down before it is made."""

    def __init__(self, table: Table, code: int) -> None:
        self._record = record_of(table)
        self._code = code

    def luck(
        self, cards: Sequence[int], seat: int, policies: Sequence[str], seed: int, repeats: int
    ) -> int:
        """The chips that a seat owes to ``cards``, which the actor got, and not any others.

        ``policies`` are names by seat, ``seed`` 64 bits. The sum of so many ``repeats``.
        """
        play, players = luck_kernel(chooser(policies)), players_of(policies)
        scratch, came = np.zeros(1, table_type()), np.array(cards, np.int64)
        record, word = self._record, np.uint64(seed)
        return int(play(record, scratch, self._code, came, seat, players, word, repeats))


@cache
def luck_kernel(choose: Any) -> Any:
    """The compiled code of `Draw.luck`."""
    numba, words = import_numba(), array_of(np.dtype(np.int64))
    records = array_of(table_type())
    return kernel(
        kernel_with(choose),
        records,
        records,
        numba.int64,
        words,
        numba.int64,
        words,
        numba.uint64,
        numba.int64,
    )


# Compiled: functions over tables, numbers and arrays alone.


def lay_on_top(table: Table, cards: Array) -> None:
    """Lay cards of the stub where they are served next; those of a later stub are left out."""
    top = table.stub_top + (1 if table.burns and not table.burn_done else 0)
    for i in range(len(cards)):
        place = place_in_stub(table, cards[i])
        if place < 0 or top + i >= table.stub_end:
            return
        swap(table.stub, top + i, place)


def kernel_with(choose: Any) -> Any:
    """The kernel in which this choice of policies plays on, still to be compiled."""

    def play_twice(
        tables: Array,
        scratch: Array,
        code: int,
        cards: Array,
        seat: int,
        players: Array,
        seed: Word,
        repeats: int,
    ) -> int:
        table = scratch[0]
        gain = 0
        for repeat in range(repeats):
            stream = stream_at(seed, repeat)
            for sign in (1, -1):
                scratch[0] = tables[0]
                shuffle(table.stub, table.stub_top, table.stub_end, stream, OTHER_STUB)
                if sign == 1:
                    lay_on_top(table, cards)
                take(table, code, stream)
                while table.phase != OVER and table.live >> seat & 1:
                    actor = table.actor
                    take(
                        table,
                        choose(players[actor], table, actor, chance_of(table, stream)),
                        stream,
                    )
                gain += sign * table.stacks[seat]
        return gain

    return play_twice

"""A hand run out: both check or call to the end, and draw; who wins how often. Compiled.

The player draws as `caller` does, what makes the best hand against what the other is drawing;
the opponent as its policy does, or for its first draw as it is told.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.batch.layout import table_type
from tripledraw.batch.playing import CALLER, POLICIES, choose
from tripledraw.batch.streams import stream_of, word_at
from tripledraw.equity.compiled import loop
from tripledraw.rules import flow
from tripledraw.rules.showdown import hand_key
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAWING, HAND_CARDS, OVER
from tripledraw.strength.held import Held, lay_deck, set_of, sort_hand, take_card

Array = Any

UNTOLD = -1
"""No code: the policy decides."""

MOST_SERVED = 33
"""Cards that leave the stub at most: five to both in three draws, and three burned."""

CHANCE_OF_POLICY = 64
"""Words of a stream before this are for the stub."""


class Ends(NamedTuple):
    """How each hand ends.

    ``shares``  float64[n]: the share of the pot that the player wins, 0, 1/2 or 1
    ``own``     int64[n]: the order key of the player's final hand, lower is better
    ``hands``   uint8[n, 5]: the opponent's final hand, low to high
    ``drawn``   int64[n]: how many cards the opponent took in the last draw
    """

    shares: Array
    own: Array
    hands: Array
    drawn: Array

    def mean(self) -> float:
        """The share of the pot that the player wins of all hands, each as likely."""
        return float(self.shares.mean())


def run_out(
    start: Array, seat: int, held: Held, seen: int, draws: str, *, seed: int,
    first: int = UNTOLD, answers: Array | None = None,
) -> Ends:  # fmt: skip
    """Run a hand out from where it stands: the record ``start``, with the cards of ``seat``.

    ``held`` is what the opponent may hold, whose ``weights`` are left to the caller, ``draws`` its
    policy, ``seen`` the set of cards that the player has seen. ``first`` is the player's first
    action and ``answers`` int64[n] are the opponent's first draws, where they are told.
    """
    n = len(held.hands)
    ends = Ends(np.zeros(n), np.zeros(n, np.int64), held.hands.copy(), np.zeros(n, np.int64))
    told = np.full(n, UNTOLD) if answers is None else answers
    scratch = np.zeros(1, table_type())
    loop(runner())(
        start, scratch, seat, held.thrown, seen, POLICIES[draws], first, told,
        np.uint64(seed), *ends,
    )  # fmt: skip
    return ends


def lay_stub(table: Table, gone: int, stream: Any) -> None:
    """Lay the cards that are left in any sequence."""
    size = lay_deck(table.stub, gone)
    for place in range(min(size - 1, MOST_SERVED)):
        take_card(table.stub, place, size, word_at(stream, place))
    table.stub_top = 0
    table.stub_end = size


@cache
def runner() -> Callable[..., None]:
    """The loop that runs hands out, still to be compiled."""

    def run(
        start: Array, scratch: Array, seat: int, thrown: Array, seen: int, policy: int, first: int,
        told: Array, seed: Any, shares: Array, own: Array, hands: Array, drawn: Array,
    ) -> None:  # fmt: skip
        table, other = scratch[0], 1 - seat
        for i in range(len(hands)):
            stream = stream_of(seed, i)
            scratch[0] = start[0]
            lay_stub(table, seen | thrown[i] | set_of(hands, i), stream)
            for k in range(HAND_CARDS):
                table.hole[other][k] = hands[i, k]
            mine, theirs, turn = first, told[i], CHANCE_OF_POLICY
            while table.phase != OVER:
                code, actor = CALL, table.actor
                if actor == seat and mine >= 0:
                    code, mine = mine, UNTOLD
                elif table.phase == DRAWING and actor == other and theirs >= 0:
                    code, theirs = theirs, UNTOLD
                elif table.phase == DRAWING:
                    chosen = CALLER if actor == seat else policy
                    code = choose(chosen, table, actor, word_at(stream, turn))
                    turn += 1
                flow.act(table, code)
            own[i], key = hand_key(table, seat), hand_key(table, other)
            shares[i] = 1.0 if own[i] < key else 0.5 if own[i] == key else 0.0
            drawn[i] = table.drawn[other][2]
            for k in range(HAND_CARDS):
                hands[i, k] = table.hole[other][k]
            sort_hand(hands, i)

    return run

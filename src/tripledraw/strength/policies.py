"""The policies as known strategies: each is asked with every hand of a range, compiled."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tripledraw.agents.chance import CHANCES
from tripledraw.batch.layout import record_of
from tripledraw.batch.playing import POLICIES, choose
from tripledraw.equity.compiled import loop
from tripledraw.rules.words import DRAW, DRAW_MASKS, HAND_CARDS
from tripledraw.strength.known import BETS
from tripledraw.strength.place import Place

Array = Any

SAMPLES = 96
"""So many words of chance stand for all: thirds and thirty-seconds come out even."""

LAST_CHANCE = CHANCES - 1


class KnownPolicy:
    """A policy that can be asked for a whole range."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.draws = name

    def action_chances(self, place: Place, hands: Array) -> Array:
        """As `Known.action_chances`; shares of chance are right to 1/96."""
        first, columns = (DRAW, DRAW_MASKS) if place.draws else (0, BETS)
        found = np.zeros((len(hands), columns))
        table = record_of(place.table)
        loop(asker())(table, hands, place.seat, POLICIES[self.name], first, words(), found)
        return found


@cache
def words() -> Array:
    """int64[96]: chances in the middles of equal shares of all."""
    return (2 * np.arange(SAMPLES) + 1) * (CHANCES // 2) // SAMPLES


@cache
def asker() -> Callable[..., None]:
    """The loop that asks a policy, still to be compiled."""

    def ask(
        tables: Array,
        hands: Array,
        seat: int,
        policy: int,
        first: int,
        chances: Array,
        found: Array,
    ) -> None:
        table = tables[0]
        for i in range(len(hands)):
            for k in range(HAND_CARDS):
                table.hole[seat][k] = hands[i, k]
            # What a policy does changes with rising chance in steps, and never back.
            code = choose(policy, table, seat, 0)
            if code == choose(policy, table, seat, LAST_CHANCE):
                found[i, code - first] = 1.0
                continue
            for k in range(len(chances)):
                code = choose(policy, table, seat, chances[k])
                found[i, code - first] += 1.0 / len(chances)

    return ask

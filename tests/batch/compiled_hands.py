"""The same hands by the compiled rules on records and by `Hand`.

Run as a program it plays a few of them: for Numba's settings, which hold for a whole process.
"""

import time
from functools import cache
from typing import Any

import numpy as np
from tests.batch_driver import compile_rules, lay_order, restock
from tests.random_hands import RandomHand, random_hands
from tests.tables import NAMES, values

from tripledraw.batch.layout import table_type
from tripledraw.policies import random, showdown
from tripledraw.rules import flow
from tripledraw.rules.table import Table
from tripledraw.rules.words import OVER, RESTOCKING
from tripledraw.setup import set_table
from tripledraw.stakes import Stakes

MOST_ACTIONS = 600
NOT_STAKES = ("stacks", "button", "blinds", "posts", "orders")


def play_many(records, folds, chances, orders, actions, done):
    """Play a hand on each record between random seats; `folds` says which of them ever fold."""
    for at in range(len(records)):
        table = records[at]
        lay_order(table, orders[at][0])
        flow.deal(table)
        done[at] = 0
        while table.phase != OVER:
            if table.phase == RESTOCKING:
                restock(table, orders[at][table.reshuffles + 1])
            else:
                chance = chances[at][done[at]]
                if folds[at]:
                    action = random.act(table, table.actor, chance)
                else:
                    action = showdown.act(table, table.actor, chance)
                flow.act(table, action)
                actions[at][done[at]] = action
                done[at] += 1


class Batch:
    """Random hands as arrays: records about to be dealt, and the chance they are played by."""

    def __init__(self, seats: int, numbers: range) -> None:
        self.hands = list(random_hands(seats, numbers))
        self.starts = np.zeros(len(numbers), table_type())
        for record, random_hand in zip(self.starts, self.hands, strict=True):
            set_record(record, random_hand)
        chance = np.random.default_rng(seats)
        self.folds = chance.integers(0, 2, len(numbers))
        self.chances = chance.integers(0, 2**32, (len(numbers), MOST_ACTIONS))
        self.orders = np.array([random_hand.start["orders"] for random_hand in self.hands])
        self.actions = np.zeros((len(numbers), MOST_ACTIONS), np.int64)
        self.done = np.zeros(len(numbers), np.int64)

    def play(self) -> Any:
        """The records after the hands, played by compiled code; the actions are noted."""
        records = self.starts.copy()
        compiled()(records, self.folds, self.chances, self.orders, self.actions, self.done)
        return records

    def assert_equal_both_ways(self) -> None:
        """`Hand` accepts every action of the compiled hands, and every field ends the same."""
        for at, record in enumerate(self.play()):
            hand = self.hands[at].hand()
            for action in self.actions[at][: self.done[at]].tolist():
                assert flow.is_legal(hand.table, action)
                hand.play_code(action)
            assert hand.over
            assert {name: record[name].tolist() for name in NAMES} == values(hand.table)

    def hands_a_second(self, times: int) -> float:
        """One thread, from the deal to the last chip."""
        started = time.perf_counter()
        for _ in range(times):
            self.play()
        return times * len(self.hands) / (time.perf_counter() - started)


def set_record(record: Any, random_hand: RandomHand) -> None:
    """The record of a hand about to be dealt."""
    start = random_hand.start
    stakes = Stakes(**{name: value for name, value in start.items() if name not in NOT_STAKES})
    table = Table()
    set_table(table, start["stacks"], stakes, start["button"], start["blinds"], start["posts"])
    for name in NAMES:
        record[name] = getattr(table, name)


@cache
def compiled() -> Any:
    """`play_many` as machine code, for arrays of records."""
    from numba import njit

    compile_rules()
    return njit(play_many)


if __name__ == "__main__":
    for seats in range(2, 7):
        Batch(seats, range(40)).assert_equal_both_ways()

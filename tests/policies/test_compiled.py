"""The policies compiled by Numba choose what they choose in Python."""

import numpy as np
from tests.batch_driver import compile_rules, play

from tripledraw.batch.layout import table_type
from tripledraw.batch.playing import POLICIES
from tripledraw.rules.table import Table

MOST_ACTIONS, MOST_SHUFFLES = 400, 40
OPTIONS = {
    "cap": (0, 4, 5),
    "heads_up_cap": (0, 1, 2),
    "short_all_in": (0, 1),
    "reshuffle": (0, 1, 2),
    "burns": (0, 1),
    "folds_in_reshuffle": (0, 1),
    "ante": (0, 10),
    "big_blind_ante": (0, 100),
}


def options_of(chance: np.random.Generator) -> dict[str, int]:
    return {name: int(chance.choice(values)) for name, values in OPTIONS.items()}


def set_table(table, seats: int, stacks: list[int], options: dict[str, int]) -> None:
    table.seats = seats
    table.small_blind_seat = 0 if seats == 2 else 1
    table.big_blind_seat = 1 if seats == 2 else 2
    table.small_bet, table.big_bet = 100, 200
    table.small_blind, table.big_blind = 50, 100
    table.unit = 1
    for name, value in options.items():
        setattr(table, name, value)
    for seat, stack in enumerate(stacks):
        table.stacks[seat] = stack


def test_compiled_hands_equal_those_in_python():
    compiled = compile_rules()
    record = np.zeros(1, table_type()).view(np.recarray)[0]
    chance = np.random.default_rng(11)
    for _ in range(600):
        seats = int(chance.integers(2, 7))
        stacks = [int(stack) for stack in chance.choice([150, 900, 5_000], seats)]
        players = [int(player) for player in chance.choice(list(POLICIES.values()), 6)]
        options = options_of(chance)
        chances = chance.integers(0, 2**32, MOST_ACTIONS)
        orders = np.array([chance.permutation(52) for _ in range(MOST_SHUFFLES)])

        slow = Table()
        set_table(slow, seats, stacks, options)
        slow_actions = [0] * MOST_ACTIONS
        played = play(slow, players, chances.tolist(), orders.tolist(), slow_actions)

        set_table(record, seats, stacks, options)
        fast_actions = np.zeros(MOST_ACTIONS, np.int64)
        players = np.array(players)
        assert compiled.play(record, players, chances, orders, fast_actions) == played
        assert fast_actions.tolist() == slow_actions
        assert record.stacks.tolist()[:seats] == slow.stacks[:seats]

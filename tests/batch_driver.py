"""The rules and policies compiled by Numba, over records of a structured array.

`layout()` is the record of a table, `compile_rules()` the functions that move it. The
functions below obey the laws of the rules too: they run in Python on a `Table` as they are,
and `compile_rules()` gives the same functions compiled.
"""

import pkgutil
from functools import cache
from importlib import import_module
from inspect import isfunction
from types import SimpleNamespace
from typing import get_type_hints

import numpy as np

import tripledraw.policies
import tripledraw.rules
from tripledraw import cards
from tripledraw.hands import order
from tripledraw.policies import caller, random, showdown, textbook
from tripledraw.rules import drawing, flow
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, OVER, RESTOCKING

RANDOM, SHOWDOWN, CALLER, TEXTBOOK = 0, 1, 2, 3
POLICIES = {"random": RANDOM, "showdown": SHOWDOWN, "caller": CALLER, "textbook": TEXTBOOK}


def choose(policy, table, seat, chance):
    if policy == RANDOM:
        return random.act(table, seat, chance)
    if policy == SHOWDOWN:
        return showdown.act(table, seat, chance)
    if policy == CALLER:
        return caller.act(table, seat, chance)
    return textbook.act(table, seat, chance)


def lay_order(table, cards_in_order):
    for i in range(DECK_CARDS):
        table.order[i] = cards_in_order[i]


def restock(table, cards_in_order):
    lay_order(table, cards_in_order)
    drawing.lay_stub(table)
    flow.serve_on(table)


def play(table, players, chances, orders, actions):
    """Play one hand: `players[seat]` is a policy, `chances[n]` the chance of action n.

    `orders[k]` is the order of the k-th shuffle. Writes the actions and gives their number.
    """
    lay_order(table, orders[0])
    flow.deal(table)
    done = 0
    while table.phase != OVER:
        if table.phase == RESTOCKING:
            restock(table, orders[table.reshuffles + 1])
        else:
            seat = table.actor
            actions[done] = choose(players[seat], table, seat, chances[done])
            flow.act(table, actions[done])
            done += 1
    return done


def layout() -> np.dtype:
    """The record of a table, one field for each annotation of `Table`."""
    hints = get_type_hints(Table, include_extras=True)
    return np.dtype([(name, *hint.__metadata__) for name, hint in hints.items()], align=True)


def functions_under_law() -> list:
    """Every function that the rules and policies are made of."""
    found = [cards.rank, cards.suit, order.order_key]
    for package in (tripledraw.rules, tripledraw.policies):
        for entry in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            module = import_module(entry.name)
            if module.__name__ != Table.__module__:
                found += [
                    value
                    for value in vars(module).values()
                    if isfunction(value) and value.__module__ == module.__name__
                ]
    return found


@cache
def compile_rules() -> SimpleNamespace:
    """`deal`, `act`, `restock`, `is_legal`, `choose` and `play`, for records of `layout()`."""
    from numba import njit
    from numba.extending import register_jitable

    for function in [*functions_under_law(), choose, lay_order, restock]:
        register_jitable(function)
    return SimpleNamespace(
        deal=njit(flow.deal),
        act=njit(flow.act),
        restock=njit(restock),
        is_legal=njit(flow.is_legal),
        choose=njit(choose),
        play=njit(play),
    )

"""The rules and policies compiled by Numba, over records of `tripledraw.batch`.

`compile_rules()` gives the functions that move a record. The functions below obey the laws of
the rules too: they run in Python on a `Table` as they are, and `compile_rules()` gives the same
functions compiled.
"""

from functools import cache
from types import SimpleNamespace

from tripledraw.batch.compile import register_callees
from tripledraw.batch.playing import choose
from tripledraw.rules import drawing, flow
from tripledraw.rules.words import DECK_CARDS, OVER, RESTOCKING


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


@cache
def compile_rules() -> SimpleNamespace:
    """`deal`, `act`, `restock`, `is_legal`, `choose` and `play`, for records of `layout()`."""
    from numba import njit
    from numba.extending import register_jitable

    for function in (play, restock, flow.is_legal):
        register_callees(function)
    for function in (lay_order, restock):
        register_jitable(function)
    return SimpleNamespace(
        deal=njit(flow.deal),
        act=njit(flow.act),
        restock=njit(restock),
        is_legal=njit(flow.is_legal),
        choose=njit(choose),
        play=njit(play),
    )

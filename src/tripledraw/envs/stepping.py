"""Many tables moved on together to the learner's next decision, in compiled code.

Each table plays the hands of a seed of its own, one after the other, as `dealing` deals them.
"""

from typing import Any

import numpy as np

from tripledraw.batch.playing import is_dealt_lazily, lay_order, shuffle_on, sit_down
from tripledraw.batch.streams import chance_at, stream_of
from tripledraw.envs.observation import code_of, encode, is_offered, timed_out_code, write_mask
from tripledraw.rules import drawing, flow
from tripledraw.rules.button import usual_blinds
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, DRAWING, HAND_CARDS, OVER, RESTOCKING

Array = Any

RUN_TYPE = np.dtype(
    [("seed", "u8"), ("stream", "u8"), ("hand", "i8"), ("done", "i8"), ("ready", "i8")]
)
"""Where a table is in the hands of its seed: the hand's number and its stream of chance, the
decisions made in it, and how far the deck is shuffled."""

Run = Any
"""A record of `RUN_TYPE`."""


def deal_next(table: Table, run: Run, stacks: Array, buttons: Array, no_orders: Array) -> None:
    """Deal the next hand of the table's seed."""
    run.hand += 1
    run.done = 0
    run.stream = stream_of(run.seed, run.hand)
    run.ready = HAND_CARDS * table.seats if is_dealt_lazily(table, no_orders) else DECK_CARDS
    table.button = buttons[run.hand % len(buttons)]
    table.small_blind_seat, table.big_blind_seat = usual_blinds(table.button, table.seats)
    sit_down(table, stacks)
    lay_order(table, no_orders, 0, run.stream, 0, run.ready)
    flow.deal(table)


def play(table: Table, run: Run, code: int, no_orders: Array) -> None:
    """The actor acts; a stub that runs dry is laid again."""
    if table.phase == DRAWING and run.ready < DECK_CARDS:
        run.ready = shuffle_on(table, run.stream, run.ready)
    flow.act(table, code)
    run.done += 1
    while table.phase == RESTOCKING:
        lay_order(table, no_orders, 0, run.stream, table.reshuffles + 1, DECK_CARDS)
        drawing.lay_stub(table)
        flow.serve_on(table)


def is_over(table: Table, learner: int) -> bool:
    """Whether nothing in this hand concerns the learner any more."""
    return table.phase == OVER or not table.live >> learner & 1


def take(table: Table, run: Run, action: int, no_orders: Array) -> bool:
    """The learner acts; an action that is not offered is played as none. Gives whether it was."""
    offered = is_offered(table, action)
    code = code_of(table, action) if offered else timed_out_code(table)
    play(table, run, code, no_orders)
    return offered


def kernel_with(choose: Any) -> Any:
    """The kernel in which this choice of policies plays the others, still to be compiled.

    It gives the number of hands that ended; what the learner observes at the end of them is
    written to the first rows of `last_seen`. A table whose hand is over is dealt the next one.
    """

    def step_tables(
        tables: Array,
        runs: Array,
        stacks: Array,
        players: Array,
        buttons: Array,
        learner: int,
        no_orders: Array,
        actions: Array,
        seen: Array,
        masks: Array,
        rewards: Array,
        ended: Array,
        illegal: Array,
        last_seen: Array,
    ) -> int:
        endings = 0
        for i in range(len(tables)):
            table, run = tables[i], runs[i]
            in_hand = table.phase != OVER
            rewards[i] = 0
            ended[i] = False
            illegal[i] = in_hand and not take(table, run, actions[i], no_orders)
            while is_over(table, learner) or table.actor != learner:
                if not is_over(table, learner):
                    actor = table.actor
                    chance = chance_at(run.stream, run.done)
                    play(table, run, choose(players[actor], table, actor, chance), no_orders)
                    continue
                if in_hand and not ended[i]:
                    ended[i] = True
                    rewards[i] = (table.stacks[learner] - stacks[learner]) / table.small_bet
                    encode(table, learner, last_seen[endings])
                    endings += 1
                deal_next(table, run, stacks, buttons, no_orders)
            encode(table, learner, seen[i])
            write_mask(table, learner, masks[i])
        return endings

    return step_tables

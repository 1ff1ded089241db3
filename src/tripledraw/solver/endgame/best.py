"""The best response to the average strategies at the last draw, exact by rank, and their values.

Here every final hand counts for itself, whether or not the strategies lump some.
All functions are compiled. With nobody free to change the values are those of the strategies.
"""

from typing import Any

from tripledraw.solver.endgame.betting import best_moves, carry_down, match_moves, settle, sum_of
from tripledraw.solver.endgame.keeps import DRAWN, MASKS, keep_values
from tripledraw.solver.endgame.last_draw import NEGLIGIBLE, add_met, even_out, spread_kept
from tripledraw.solver.endgame.regrets import add_product, match_open
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy


def average_keeps(
    situation: int, s: Any, made: Array, t: Any, room: Any, kept: Array, final: Array
) -> None:
    """Fill the average strategy of a draw and the hands that it makes.

    ``made`` is the final column of each class, and after them of each flush.
    """
    match_open(s.keep_sums[situation], s.opened, room.mean, kept[situation])
    spread_kept(situation, kept[situation], s.reach, made, t, room, final[situation])


def average_bets(a: int, b: int, s: Any, walk: Any, small: Any, chosen: Array) -> None:
    """Fill ``chosen[move, final hand]`` with the average strategy after draws of a and b."""
    match_moves(walk, s.bet_sums[a, b], small.total, small.chosen)
    for move in range(len(chosen)):
        for h in range(len(s.bins)):
            chosen[move, h] = small.chosen[move, s.bins[h]]


def answer_bets(
    player: int,
    a: int,
    s: Any,
    final: Array,
    frees: Array,
    walk: Any,
    small: Any,
    room: Any,
    worth: Array,
) -> None:
    """Fill ``worth[k, drawn, final hand]`` from the average strategies, for each of several frees.

    ``frees[k, lock, decision, bin]`` is 1 where the player does what is best. ``room.met`` is
    filled as by `last_draw.learn_bets`.
    """
    worth[:] = 0
    room.met[:] = 0
    for b in range(DRAWN):
        seen = final[1 + a, b] if player == BIG_BLIND else final[0, a]
        if sum_of(seen) >= NEGLIGIBLE:
            settle_round(player, a, b, s, final, walk, small, room)
            drawn = a if player == BIG_BLIND else b
            for k in range(len(frees)):
                free = frees[k, s.bets_lock[a, b]]
                best_moves(walk, player, room.chosen, free, s.bins, room.value)
                worth[k, drawn] += room.value[0]
            add_met(seen, room, room.met[drawn])


def answer_round(
    player: int, a: int, b: int, s: Any, final: Array, free: Array, walk: Any, small: Any, room: Any
) -> None:
    """Fill ``room.value`` and ``room.reach`` of the betting after draws of a and b."""
    settle_round(player, a, b, s, final, walk, small, room)
    best_moves(walk, player, room.chosen, free[s.bets_lock[a, b]], s.bins, room.value)


def settle_round(
    player: int, a: int, b: int, s: Any, final: Array, walk: Any, small: Any, room: Any
) -> None:
    """Fill ``room.chosen``, ``room.reach`` and the ends of ``room.value``."""
    average_bets(a, b, s, walk, small, room.chosen)
    room.reach[BIG_BLIND, 0] = final[0, a]
    room.reach[BUTTON, 0] = final[1 + a, b]
    carry_down(walk, room.chosen, room.reach)
    settle(walk, player, room.reach, room.value, room.meeting, room.sums)


def answer_keeps(
    worth: Array,
    met: Array,
    base: Array,
    kept: Array,
    opened: Array,
    free: Array,
    made: Array,
    t: Any,
    room: Any,
    out: Array,
) -> None:
    """Fill ``out[hand]`` with the best of all keeps that are open where a hand is free.

    ``met`` and ``base`` are as in `last_draw.even_out`. ``room.kept[mask, hand]`` has what each
    keep is worth.
    """  # fmt: skip
    keep_values(worth, made, t, room.sums, room.part, room.kept)
    even_out(met, base, made, t, room)
    out[:] = 0
    for mask in range(MASKS):
        add_product(kept[mask], room.kept[mask], out)
    for mask in range(MASKS):
        for i in range(len(out)):
            if free[i] * opened[mask, i] > 0:
                out[i] = max(out[i], room.kept[mask, i])

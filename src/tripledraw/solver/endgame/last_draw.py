"""The last draw of two ranges and the betting after it: what they know, and how they learn.

Situation 0 is the big blind's draw, 1 + a that of the button when the big blind has drawn a cards.
The betting after draws of a and b cards has regrets and sums of its own. All functions here are
compiled; those of one player's iteration touch different arrays for each a, so that threads
share the work.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.solver.endgame.betting import (
    carry_down,
    learn_moves,
    match_moves,
    settle,
    sum_of,
)
from tripledraw.solver.endgame.keeps import BLOCK, DRAWN, MASKS, keep_values, spread
from tripledraw.solver.endgame.meeting import Meeting, counts_cards, meet
from tripledraw.solver.endgame.regrets import (
    add_product,
    learn,
    match_open,
    remember,
)
from tripledraw.solver.ranks import CLASSES, SMALLER
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

SEATS = (BIG_BLIND, BUTTON)
SITUATIONS = 1 + DRAWN
NEGLIGIBLE = np.float32(1e-9)
"""A draw that comes about less often than this is seldom worked out."""

PAT = MASKS - 1
"""The mask of a hand that keeps everything."""

LEAST = np.float32(1e-12)
"""A hand that comes about less often than this is not drawn to."""


class LastDraw(NamedTuple):
    """Regrets and average strategies, and what follows from them.

    Hands before the draw are in columns (`columns`), hands after it in bins: columns of final
    hands that play alike.

    ``reach``         float32[2, hands]: how often each seat comes here with each hand
    ``opened``        float32[32, hands]: 1 for the keeps that a hand may choose, else 0
    ``keep_free``     float32[7, hands]: 1 where a hand learns, 0 where its keep is locked
    ``keep_regrets``  float32[7, 32, hands]: by situation and mask kept
    ``keep_sums``     float32[7, 32, hands]: the average strategy, not yet divided
    ``kept``          float32[7, 32, hands]: the present strategy
    ``final``         float32[7, 6, bins]: the hands made by drawing so many in each situation
    ``bets_free``     float32[locks, decisions, bins]: as ``keep_free``; the first is 1 throughout
    ``bets_lock``     int32[6, 6]: which of them holds after draws of a and b
    ``bet_regrets``   float32[6, 6, moves, bins]: after draws of a and b
    ``bet_sums``      float32[6, 6, moves, bins]
    ``bins``          int32[finals]: the bin of each final hand
    ``made``          int32[6175 or 7462]: the bin of each class, and after them of each flush
    """

    reach: Array
    opened: Array
    keep_free: Array
    keep_regrets: Array
    keep_sums: Array
    kept: Array
    final: Array
    bets_free: Array
    bets_lock: Array
    bet_regrets: Array
    bet_sums: Array
    bins: Array
    made: Array


class Room(NamedTuple):
    """Room to work in, one for each thread.

    ``chosen`` float32[moves, bins], ``reach`` float32[2, places, bins], ``value`` float32[places,
    bins], ``total`` float32[bins], ``worth`` float32[6, bins], ``kept`` and ``weights``
    float32[32, hands], ``mean`` float32[hands], ``sums`` float32[2, 8555], ``part`` float32[32,
    BLOCK], ``met`` float32[6, bins]; ``meeting`` is read only
    """

    meeting: Meeting
    chosen: Array
    reach: Array
    value: Array
    total: Array
    worth: Array
    kept: Array
    weights: Array
    mean: Array
    sums: Array
    part: Array
    met: Array


def new_room(moves: int, places: int, hands: int, meeting: Meeting) -> Room:
    """Room for one thread, for trees of up to so many moves and places and hands before a draw."""
    bins = len(meeting.parts)
    shapes = (
        (moves, bins),
        (len(SEATS), places, bins),
        (places, bins),
        (bins,),
        (DRAWN, bins),
        (MASKS, hands),
        (MASKS, hands),
        (hands,),
        (2, SMALLER + CLASSES),
        (MASKS, BLOCK),
        (DRAWN, bins),
    )
    return Room(meeting, *(np.zeros(shape, np.float32) for shape in shapes))


def new_last_draw(
    moves: int, bins: Array, made: Array, opened: Array, free: Array, lock: Array
) -> LastDraw:
    """Nothing learnt yet; ``free`` and ``lock`` are ``bets_free`` and ``bets_lock``."""
    count, hands = int(bins.max()) + 1, opened.shape[1]
    draws = (SITUATIONS, MASKS, hands)
    bets = (DRAWN, DRAWN, moves, count)
    return LastDraw(
        reach=np.zeros((len(SEATS), hands), np.float32),
        opened=opened,
        keep_free=np.ones((SITUATIONS, hands), np.float32),
        keep_regrets=np.zeros(draws, np.float32),
        keep_sums=np.zeros(draws, np.float32),
        kept=np.zeros(draws, np.float32),
        final=np.zeros((SITUATIONS, DRAWN, count), np.float32),
        bets_free=free,
        bets_lock=lock,
        bet_regrets=np.zeros(bets, np.float32),
        bet_sums=np.zeros(bets, np.float32),
        bins=bins,
        made=made,
    )


def choose_keeps(situation: int, s: Any, t: Any, room: Any) -> None:
    """Take the strategy that the regrets of a draw ask for, and see which hands it makes."""
    kept = s.kept[situation]
    match_open(s.keep_regrets[situation], s.opened, room.mean, kept)
    spread_kept(situation, kept, s.reach, s.made, t, room, s.final[situation])


def spread_kept(
    situation: int, kept: Array, reach: Array, made: Array, t: Any, room: Any, out: Array
) -> None:
    """Fill ``out[d, bin]`` with the hands that a strategy of keeping makes."""
    for mask in range(MASKS):
        weigh(reach[min(situation, BUTTON)], kept[mask], room.weights[mask])
    spread(room.weights, made, t, room.sums, room.part, out)


def weigh(reach: Array, kept: Array, out: Array) -> None:
    """How often each hand comes and keeps so."""
    for i in range(len(out)):
        weight = reach[i] * kept[i]
        out[i] = weight if weight > LEAST else np.float32(0)


def learn_bets(player: int, a: int, weight: Any, rare: Any, s: Any, walk: Any, room: Any) -> Any:
    """Let the player learn in every betting round after the big blind drew a cards.

    ``weight`` is that of this iteration, and ``rare`` that of a draw to which the other seat hardly
    ever comes: there nothing is learnt, but the strategy still counts. Where it is 0, such a draw
    is left out. Returns the weight by which the draw of a cards counts for the button.
    Fills ``room.worth`` and ``room.met``, how much of the other's range a final hand meets: for the
    big blind the row a alone, all draws of the button together.
    """
    room.worth[:] = 0
    room.met[:] = 0
    if player == BUTTON and sum_of(s.final[0, a]) < NEGLIGIBLE:
        weight = rare
    for b in range(DRAWN):
        counts = weight
        if player == BIG_BLIND and sum_of(s.final[1 + a, b]) < NEGLIGIBLE:
            counts = rare
        if counts > 0:
            play_bets(player, a, b, counts, s, walk, room)
            drawn = a if player == BIG_BLIND else b
            room.worth[drawn] += room.value[0]
            add_met(room.reach[1 - player, 0], room, room.met[drawn])
    return weight


def play_bets(player: int, a: int, b: int, weight: Any, s: Any, walk: Any, room: Any) -> None:
    """Walk one betting round down and up; its values are in ``room.value[0]``."""
    room.reach[BIG_BLIND, 0] = s.final[0, a]
    room.reach[BUTTON, 0] = s.final[1 + a, b]
    regrets, sums = s.bet_regrets[a, b], s.bet_sums[a, b]
    match_moves(walk, regrets, room.total, room.chosen)
    carry_down(walk, room.chosen, room.reach)
    settle(walk, player, room.reach, room.value, room.meeting, room.sums)
    free = s.bets_free[s.bets_lock[a, b]]
    learn_moves(
        walk, player, room.chosen, room.reach, free, weight, room.value, regrets, sums
    )  # fmt: skip


def play_on(a: int, b: int, iterations: int, power: Any, s: Any, walk: Any, room: Any) -> None:
    """Let both players learn in the betting after draws of a and b alone."""
    for iteration in range(1, iterations + 1):
        for player in SEATS:
            play_bets(player, a, b, np.float32(iteration**power), s, walk, room)


def learn_keeps(situation: int, weight: Any, s: Any, t: Any, room: Any, out: Array) -> None:
    """Let a draw learn from ``room.worth``; ``out[hand]`` is what its hands are worth."""
    keep_values(room.worth, s.made, t, room.sums, room.part, room.kept)
    even_out(room.met, room.weights[PAT], s.made, t, room)
    kept, free = s.kept[situation], s.keep_free[situation]
    out[:] = 0
    for mask in range(MASKS):
        add_product(kept[mask], room.kept[mask], out)
    reach = s.reach[min(situation, BUTTON)]
    for mask in range(MASKS):
        close(room.kept[mask], out, s.opened[mask])
        learn(room.kept[mask], out, free, s.keep_regrets[situation, mask])
        remember(weight, reach, kept[mask], s.keep_sums[situation, mask])


def add_met(other: Array, room: Any, out: Array) -> None:
    """Add how much of the other seat's range final hands meet, where that is looked at."""
    if counts_cards(room.meeting):
        meet(room.meeting, room.meeting, other, room.sums, room.total)
        for i in range(len(out)):
            out[i] += room.total[i]


def even_out(met: Array, base: Array, made: Array, t: Any, room: Any) -> None:
    """Let every keep in ``room.kept`` meet as much of the other seat's range as ``base[hand]``.

    The two hands have met before they draw, so no keep makes that more likely; but it would seem
    so, because discards are forgotten. ``base`` may be the row of a keep in ``room.weights``,
    which then has what each meets, ``met[d, bin]`` being that of final hands.
    """
    if not counts_cards(room.meeting):
        return
    keep_values(met, made, t, room.sums, room.part, room.weights)
    for mask in range(MASKS):
        for i in range(len(base)):
            if room.weights[mask, i] > NEGLIGIBLE:
                room.kept[mask, i] *= base[i] / room.weights[mask, i]


def close(values: Array, mean: Array, opened: Array) -> None:
    """Give a keep that a hand may not choose the mean, so that nothing is learnt of it."""
    for i in range(len(values)):
        values[i] = opened[i] * values[i] + (1 - opened[i]) * mean[i]

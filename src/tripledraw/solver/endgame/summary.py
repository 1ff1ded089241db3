"""A decision in the words of the table: what stands pat, is broken or snowed, bets or bluffs."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.cards import RANKS, write
from tripledraw.hands.ranking import Category
from tripledraw.solver.endgame.columns import FLUSH, Columns, by_ranks
from tripledraw.solver.endgame.keeps import MASKS
from tripledraw.solver.endgame.paths import WORDS
from tripledraw.solver.endgame.real import in_order
from tripledraw.solver.endgame.solution import Decision, Solution
from tripledraw.solver.ranks import CLASSES, LOWS, category, rank_tables

Array = Any  # an array of NumPy

WORST_MADE = RANKS.index("J")
"""Lows up to here are made hands; from the queen on there is no low to speak of (hands.names)."""

AGGRESSIVE = {WORDS["b"]: "b", WORDS["r"]: "r"}


class Choice(NamedTuple):
    """What a hand may do: how often it does, and what that is worth in chips."""

    name: str
    frequency: float
    ev: float


class Row(NamedTuple):
    """One group of hands at a decision.

    ``share`` of the seat's range there, ``frequency`` of each action (at a draw of drawing 0 to 5),
    ``ev`` in chips.
    """

    name: str
    share: float
    frequency: tuple[float, ...]
    ev: float


def groups(hands: Columns | None = None) -> dict[str, Array]:
    """bool[hands] for each group: lows by their highest rank, a pair, what is worse, flushes.

    The 6,175 classes if no hands are given; there are no flushes among them.
    """
    return _groups(by_ranks() if hands is None else hands)


@cache
def _groups(hands: Columns) -> dict[str, Array]:
    highest = rank_tables().ranks[hands.ranks, -1]
    flush = hands.suits == FLUSH
    lows = (hands.ranks < LOWS) & ~flush
    found = {RANKS[rank]: lows & (highest == rank) for rank in range(RANKS.index("7"), len(RANKS))}
    pairs = np.array([category(place) is Category.PAIR for place in range(CLASSES)])
    pair = pairs[hands.ranks]
    found |= {"pair": pair, "worse": ~lows & ~pair & ~flush}
    return {**found, "flush": flush} if flush.any() else found


@cache
def made(hands: Columns) -> Array:
    """bool[hands]: lows that are made hands, jack-high or better."""
    low = rank_tables().ranks[hands.ranks, -1] <= WORST_MADE
    found: Array = (hands.ranks < LOWS) & low & (hands.suits != FLUSH)
    return found


def rows(decision: Decision) -> list[Row]:
    """Every group that the seat may hold there, best first."""
    choices = decision.by_number if decision.draws else decision.frequency
    total = decision.reach.sum()
    found = []
    for name, hands in groups(decision.hands).items():
        weight = decision.reach * hands
        if (share := weight.sum()) > 0:
            often = tuple(float(row @ weight / share) for row in choices)
            found.append(
                Row(name, float(share / total), often, float(decision.value @ weight / share))
            )
    return found


def choices(decision: Decision, cards: Sequence[int]) -> list[Choice]:
    """What five real cards do there, the most frequent first; a draw is named by what is kept.

    Of a decision that is looked at closely by their suits as well.
    """
    hand = in_order(np.array([cards]))
    column = int(decision.hands.of(hand)[0])
    names = [_kept(hand[0], mask) for mask in range(MASKS)] if decision.draws else decision.actions
    rows = [
        Choice(name, float(often[column]), float(ev[column]))
        for name, often, ev in zip(names, decision.frequency, decision.ev, strict=True)
    ]
    return sorted(rows, key=lambda row: -row.frequency)


def _kept(hand: Array, mask: int) -> str:
    """The cards that are kept, from high to low."""
    kept = [int(card) for place, card in enumerate(hand) if mask >> place & 1]
    return ("pat", f"keep {write(kept[::-1])}", "draw 5")[(mask < MASKS - 1) + (mask == 0)]


def draw_words(decision: Decision) -> dict[str, float]:
    """What becomes of the range at a draw: shares of "pat", "broken", "snowed" and "drawn".

    A made hand stands pat or is broken; one that is not made is snowed where it stands pat.
    """
    range_there = decision.reach / max(decision.reach.sum(), 1e-30)
    stays = decision.by_number[0] * range_there
    leaves = range_there - stays
    low = made(decision.hands)
    return {
        "pat": float(stays[low].sum()),
        "broken": float(leaves[low].sum()),
        "snowed": float(stays[~low].sum()),
        "drawn": float(leaves[~low].sum()),
    }


def bet_words(solution: Solution, decision: Decision) -> dict[str, float]:
    """What becomes of the range at a bet: the share of each action, bets told apart.

    A bet or raise is for value where the hand beats at least half of those that go on against it.
    """
    range_there = decision.reach / max(decision.reach.sum(), 1e-30)
    found: dict[str, float] = {}
    for name, often in zip(decision.actions, decision.frequency, strict=True):
        played = often * range_there
        if name in AGGRESSIVE:
            answer = solution.closely(decision.path + AGGRESSIVE[name])
            hands = decision.hands
            ahead = beats_half(answer)[answer.hands.at[hands.suits, hands.ranks]]
            found[f"{name} for value"] = float(played[ahead].sum())
            found["bluff" if name == "bet" else "bluff raise"] = float(played[~ahead].sum())
        else:
            found[name] = float(played.sum())
    return found


def beats_half(answer: Decision) -> Array:
    """bool[hands]: hands that beat half or more of those that do not fold there."""
    folds = answer.frequency[answer.actions.index("fold")]
    calling = answer.reach * (1 - folds)
    better = np.cumsum(calling) - calling / 2
    ahead: Array = 2 * better <= calling.sum()
    return ahead

"""A decision in the words of the table: what stands pat, is broken or snowed, bets or bluffs."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tripledraw.cards import RANKS
from tripledraw.hands.ranking import Category
from tripledraw.solver.endgame.paths import WORDS
from tripledraw.solver.endgame.solution import Decision, Solution
from tripledraw.solver.ranks import CLASSES, LOWS, category, rank_tables

Array = Any  # an array of NumPy

WORST_MADE = RANKS.index("J")
"""Lows up to here are made hands; from the queen on there is no low to speak of (hands.names)."""

AGGRESSIVE = {WORDS["b"]: "b", WORDS["r"]: "r"}


class Row(NamedTuple):
    """One group of hands at a decision.

    ``share`` of the seat's range there, ``frequency`` of each action (at a draw of drawing 0 to 5),
    ``ev`` in chips.
    """

    name: str
    share: float
    frequency: tuple[float, ...]
    ev: float


@cache
def groups() -> dict[str, Array]:
    """bool[6175] for each group: lows by their highest rank, a pair, and what is worse."""
    highest = rank_tables().ranks[:, -1]
    lows = np.arange(CLASSES) < LOWS
    found = {RANKS[rank]: lows & (highest == rank) for rank in range(RANKS.index("7"), len(RANKS))}
    pair = np.array([category(place) is Category.PAIR for place in range(CLASSES)])
    return {**found, "pair": pair, "worse": ~lows & ~pair}


@cache
def made() -> Array:
    """bool[6175]: lows that are made hands, jack-high or better."""
    hands: Array = (np.arange(CLASSES) < LOWS) & (rank_tables().ranks[:, -1] <= WORST_MADE)
    return hands


def rows(decision: Decision) -> list[Row]:
    """Every group that the seat may hold there, best first."""
    choices = decision.by_number if decision.draws else decision.frequency
    total = decision.reach.sum()
    found = []
    for name, hands in groups().items():
        weight = decision.reach * hands
        if (share := weight.sum()) > 0:
            often = tuple(float(row @ weight / share) for row in choices)
            found.append(
                Row(name, float(share / total), often, float(decision.value @ weight / share))
            )
    return found


def draw_words(decision: Decision) -> dict[str, float]:
    """What becomes of the range at a draw: shares of "pat", "broken", "snowed" and "drawn".

    A made hand stands pat or is broken; one that is not made is snowed where it stands pat.
    """
    range_there = decision.reach / max(decision.reach.sum(), 1e-30)
    stays = decision.by_number[0] * range_there
    leaves = range_there - stays
    return {
        "pat": float(stays[made()].sum()),
        "broken": float(leaves[made()].sum()),
        "snowed": float(stays[~made()].sum()),
        "drawn": float(leaves[~made()].sum()),
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
            ahead = beats_half(solution.at(decision.path + AGGRESSIVE[name]))
            found[f"{name} for value"] = float(played[ahead].sum())
            found["bluff" if name == "bet" else "bluff raise"] = float(played[~ahead].sum())
        else:
            found[name] = float(played.sum())
    return found


def beats_half(answer: Decision) -> Array:
    """bool[6175]: hands that beat half or more of those that do not fold there."""
    folds = answer.frequency[answer.actions.index("fold")]
    calling = answer.reach * (1 - folds)
    better = np.cumsum(calling) - calling / 2
    ahead: Array = 2 * better <= calling.sum()
    return ahead

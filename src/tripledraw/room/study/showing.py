"""What is told of a point of a solution; only the process of the solver reads this."""

from typing import Any

import numpy as np

from tripledraw.cards import RANKS
from tripledraw.room.study.spots import StudyDecision, StudyHands, StudyKeep, StudyMark
from tripledraw.solver.endgame import Decision, Solution
from tripledraw.solver.endgame.keeps import DRAWN, MASKS, distinct, drawn_by
from tripledraw.solver.endgame.paths import find
from tripledraw.solver.endgame.summary import bet_words, draw_words, groups
from tripledraw.solver.ranks import CLASSES, class_name, rank_tables

Array = Any  # an array of NumPy

MOST_HANDS = 150
MOST_MARKS = 120
# Smaller parts of a range and rarer keeps are not told.
SHOWN = 1e-5
KEPT_OFTEN = 0.005
# Decimals of what is told.
PLACES = 5


class Grid:
    """What all hands do at a decision, a column an action: at a draw the numbers of cards.

    ``frequency`` and ``evs`` are float[actions, 6175]; the EV of a number of cards is that of
    the best keep of so many.
    """

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.shares = decision.reach / max(decision.reach.sum(), 1e-30)
        if decision.draws:
            self.actions = tuple(map(str, range(DRAWN)))
            self.frequency, self.evs = decision.by_number, best_by_number(decision.ev)
        else:
            self.actions = decision.actions
            self.frequency, self.evs = decision.frequency, decision.ev

    def hand(self, place: int) -> StudyHands:
        """One class."""
        return StudyHands(
            name=class_name(place),
            share=_short(self.shares[place]),
            frequency=_floats(self.frequency[:, place]),
            evs=_floats(self.evs[:, place]),
            ev=_short(self.decision.value[place]),
            keeps=self._keeps(place) if self.decision.draws else (),
        )

    def group(self, name: str, hands: Array) -> StudyHands:
        """Several classes that the seat may hold, each by its share."""
        weight = self.shares * hands
        share = weight.sum()
        return StudyHands(
            name=name,
            share=_short(share),
            frequency=_floats(self.frequency @ weight / share),
            evs=_floats(self.evs @ weight / share),
            ev=_short(self.decision.value @ weight / share),
        )

    def _keeps(self, place: int) -> tuple[StudyKeep, ...]:
        often, ev = self.decision.frequency[:, place], self.decision.ev[:, place]
        rows = [mask for mask in range(MASKS) if distinct()[mask, place]]
        best = {max(some, key=ev.__getitem__) for some in _by_number(rows)}
        told = [mask for mask in rows if mask in best or often[mask] >= KEPT_OFTEN]
        return tuple(
            StudyKeep(
                kept=kept_ranks(place, mask),
                drawn=drawn_by(mask),
                frequency=_short(often[mask]),
                ev=_short(ev[mask]),
            )
            for mask in sorted(told, key=lambda mask: (-often[mask], -ev[mask]))
        )


def shown(solution: Solution, path: str, hand: int | None) -> StudyDecision:
    """A point of a solution; ``hand`` is the class to be told of in any case.

    Raises `SolverError` for a path that leads nowhere.
    """
    decision = solution.at(path)
    grid = Grid(decision)
    is_there = decision.reach.sum() > 0
    listed = _listed(grid) if is_there else []
    return StudyDecision(
        path=path,
        seat=decision.seat,
        draws=decision.draws,
        actions=grid.actions,
        reached=_short(decision.reach.sum()),
        words=_words(solution, decision) if is_there else {},
        groups=tuple(
            grid.group(name, hands)
            for name, hands in groups().items()
            if is_there and (grid.shares @ hands) > SHOWN
        ),
        hands=tuple(map(grid.hand, listed)),
        unlisted=max(0.0, _short(1 - grid.shares[listed].sum())) if is_there else 0.0,
        marks=tuple(_marks(grid, _equity(solution, decision))) if is_there else (),
        held=None if hand is None else grid.hand(hand),
    )


def best_by_number(ev: Array) -> Array:
    """float[6, 6175]: the most that a keep of each number of cards is worth."""
    rows = np.where(distinct(), ev, -np.inf)
    numbers = np.array([drawn_by(mask) for mask in range(MASKS)])
    return np.array([rows[numbers == drawn].max(0) for drawn in range(DRAWN)])


def kept_ranks(place: int, mask: int) -> str:
    """The ranks that a class keeps by a mask, from high to low."""
    ranks = rank_tables().ranks[place]
    return "".join(RANKS[rank] for i, rank in reversed(list(enumerate(ranks))) if mask >> i & 1)


def _by_number(masks: list[int]) -> list[list[int]]:
    numbers = {drawn_by(mask) for mask in masks}
    return [[mask for mask in masks if drawn_by(mask) == drawn] for drawn in numbers]


def _listed(grid: Grid) -> list[int]:
    """The classes with the most share, best first."""
    most = np.argsort(-grid.shares, kind="stable")[:MOST_HANDS]
    return sorted(int(place) for place in most if grid.shares[place] > SHOWN)


def _equity(solution: Solution, decision: Decision) -> Array | None:
    """float[6175]: how often each class wins against the other range, a tie being half a win."""
    point = find(solution.spot, decision.path)
    total = decision.other.sum()
    if point.stage < 0 or point.tree is None or total <= 0:
        return None
    return 1 - (np.cumsum(decision.other) - decision.other / 2) / total


def _marks(grid: Grid, equity: Array | None) -> list[StudyMark]:
    """Hands of the range at even distances by share, from the best to the worst."""
    above = np.cumsum(grid.shares)
    steps = (np.arange(MOST_MARKS) + 0.5) / MOST_MARKS
    places = np.unique(np.minimum(np.searchsorted(above, steps), CLASSES - 1))
    return [
        StudyMark(
            name=class_name(place),
            share=_short(above[place] - grid.shares[place] / 2),
            equity=None if equity is None else _short(equity[place]),
            evs=_floats(grid.evs[:, place]),
            ev=_short(grid.decision.value[place]),
        )
        for place in map(int, places)
        if grid.shares[place] > 0
    ]


def _words(solution: Solution, decision: Decision) -> dict[str, float]:
    return draw_words(decision) if decision.draws else bet_words(solution, decision)


def _floats(column: Array) -> tuple[float, ...]:
    return tuple(map(_short, column))


def _short(number: Any) -> float:
    """A number that JSON has, as long as anybody looks: against nothing there is no worth."""
    return round(float(np.nan_to_num(number)), PLACES)

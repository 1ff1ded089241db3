"""Made nines to queens: pat or break on the second and the last draw, by what the other draws.

The second draw is that of the strategy of the package; the last one is solved from the ranges
with which the strategy comes there.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from tripledraw.cards import RANKS
from tripledraw.solver.blueprint.play import Blueprint, Line, spelled
from tripledraw.solver.endgame import Solution, Spot, solve
from tripledraw.solver.tree import BIG_BLIND, BUTTON
from tripledraw.stakes import Stakes
from tripledraw.study.charts import Told
from tripledraw.study.charts.betting import source
from tripledraw.study.charts.chart import Array, Chart, rows_of
from tripledraw.study.charts.hands import NINE, Hand, is_made, made_name
from tripledraw.study.lines import likeliest, pot_of

QUEEN = RANKS.index("Q")
OTHERS = (0, 1, 2)
"""What the other draws: the columns."""

FIRST, SECOND = (2, 2), 1
"""Both drew two first; who is looked at has then drawn one."""

SMALL_BET = 10
EXPLOITABILITY = 0.005
LONGEST = 60.0
"""Seconds; a solve ends long before, at this exploitability."""


def make(name: str, told: Told | None) -> Iterator[Chart]:
    """Four charts: the second draw of both seats, then the last one."""
    blueprint = Blueprint.load()
    yield _second_of_big_blind(name, blueprint)
    yield _second_of_button(name, blueprint)
    lines = [likeliest(blueprint, (FIRST, (SECOND, drawn))) for drawn in OTHERS]
    lines += [likeliest(blueprint, (FIRST, (drawn, SECOND))) for drawn in OTHERS]
    solved = []
    for done, line in enumerate(lines):
        if told is not None:
            told(done, len(lines))
        solved.append(_solved(blueprint, line))
    yield _last(name, blueprint, lines[:3], solved[:3], [""] * 3)
    yield _last(name, blueprint, lines[3:], solved[3:], [str(drawn) for drawn in OTHERS])


def _second_of_big_blind(name: str, blueprint: Blueprint) -> Chart:
    """The other's draw is the first one, the last that the big blind has seen."""
    lines = [likeliest(blueprint, ((FIRST[BIG_BLIND], drawn),)) for drawn in OTHERS]
    return _chart(
        name, "the second draw of the big blind, by what the button drew first",
        source(blueprint), lines,
        [blueprint.ranges(line)[BIG_BLIND] for line in lines],
        [blueprint.decision(line).chances[0][blueprint.drawing] for line in lines],
    )  # fmt: skip


def _second_of_button(name: str, blueprint: Blueprint) -> Chart:
    """The big blind has just drawn."""
    line = likeliest(blueprint, (FIRST,))
    lines = [line._replace(draws=(FIRST, (drawn,))) for drawn in OTHERS]
    return _chart(
        name, "the second draw of the button, by what the big blind has just drawn",
        source(blueprint), lines,
        [blueprint.ranges(each)[BUTTON] for each in lines],
        [blueprint.decision(each).chances[0][blueprint.drawing] for each in lines],
    )  # fmt: skip


def _last(
    name: str,
    blueprint: Blueprint,
    lines: Sequence[Line],
    solved: Sequence[Solution],
    paths: Sequence[str],
) -> Chart:
    """The last draw of the seat that acts at these paths."""
    decisions = [each.at(path) for each, path in zip(solved, paths, strict=True)]
    by_button = decisions[0].seat == BUTTON
    who = (
        "button, by what the big blind has just drawn"
        if by_button
        else "big blind, by what the button drew before"
    )
    found = max(each.exploitability for each in solved)
    return _chart(
        name, f"the last draw of the {who}",
        f"endgames from the ranges of {source(blueprint)}; "
        f"the best answers win {found:.2%} of the pot",
        lines, [each.reach for each in decisions], [each.by_number[0] for each in decisions],
    )  # fmt: skip


def _chart(
    name: str, title: str, source: str, lines: Sequence[Line], held: Sequence[Array],
    pat: Sequence[Array],
) -> Chart:  # fmt: skip
    after = ", ".join(map(spelled, lines))
    return Chart(
        name=name,
        title=f"stands pat in {title}; after {after}",
        source=source,
        columns=("v pat", *(f"v D{drawn}" for drawn in OTHERS[1:])),
        is_choice=False,
        rows=tuple(rows_of(_name, np.sum(held, 0), np.array(pat, float))),
    )


def _solved(blueprint: Blueprint, line: Line) -> Solution:
    """The last draw at the end of a line."""
    cap = blueprint.label.cap
    pot = round(pot_of(line, cap) * SMALL_BET)
    spot = Spot(*blueprint.ranges(line), pot=pot, stakes=Stakes(SMALL_BET, cap=cap))
    return solve(spot, seconds=LONGEST, exploitability=EXPLOITABILITY)


def _name(ranks: tuple[int, ...]) -> Hand | None:
    return made_name(ranks) if ranks[4] >= NINE and is_made(ranks, QUEEN) else None

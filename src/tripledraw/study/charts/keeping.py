"""The first draw, by the strategy of the package: who stands pat, what is kept."""

from collections.abc import Iterator

import numpy as np

from tripledraw.cards import RANKS, card, rank
from tripledraw.solver.blueprint.play import Blueprint, Line, spelled
from tripledraw.solver.ranks import rank_tables
from tripledraw.solver.tree import BIG_BLIND, BUTTON
from tripledraw.study.charts import Told
from tripledraw.study.charts.betting import source
from tripledraw.study.charts.chart import Array, Chart, rows_of
from tripledraw.study.charts.hands import JACK, NINE, TEN, Hand, is_made, low_name, made_name
from tripledraw.study.lines import likeliest

SUITS = 4


def make(name: str, told: Told | None) -> Iterator[Chart]:
    """A chart for the big blind and one for the button, after the likeliest bets."""
    blueprint = Blueprint.load()
    line = likeliest(blueprint, ())
    held = blueprint.ranges(line)
    first = blueprint.decision(line).chances[:, blueprint.drawing]
    yield _chart(name, "the big blind", blueprint, line, held[BIG_BLIND], first)
    drawn = first @ held[BIG_BLIND]
    answers = [
        blueprint.decision(line._replace(draws=((count,),))).chances[:, blueprint.drawing]
        for count in range(len(drawn))
    ]
    second = np.tensordot(drawn, np.array(answers), 1)
    yield _chart(
        name, "the button, over all draws of the other", blueprint, line, held[BUTTON], second
    )


def _chart(
    name: str, who: str, blueprint: Blueprint, line: Line, held: Array, often: Array
) -> Chart:
    kept = list(_kept(blueprint, often.argmax(0)))
    return Chart(
        name=name,
        title=f"heads-up, the first draw of {who}, after {spelled(line)}",
        source=source(blueprint),
        columns=("pat", *(f"draw {count}" for count in range(1, len(often)))),
        is_choice=True,
        rows=tuple(rows_of(_name, held, often, kept)),
    )


def _name(ranks: tuple[int, ...]) -> Hand:
    return made_name(ranks) if is_made(ranks, JACK) else low_name(ranks, (NINE, TEN))


def _kept(blueprint: Blueprint, drawn: Array) -> Iterator[str]:
    """The ranks that each class keeps when it draws so many cards."""
    for ranks, count in zip(rank_tables().ranks.tolist(), drawn.tolist(), strict=True):
        cards = [card(each, i % SUITS) for i, each in enumerate(ranks)]
        yield "".join(RANKS[rank(each)] for each in blueprint.keep(cards, 0, count))

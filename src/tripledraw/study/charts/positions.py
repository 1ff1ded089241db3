"""Who opens at a table of six, by the textbook."""

from collections.abc import Iterator

import numpy as np

from tripledraw.cards import card
from tripledraw.policies import textbook
from tripledraw.rules import flow
from tripledraw.rules.table import Table
from tripledraw.rules.words import FOLD, RAISE
from tripledraw.setup import set_table
from tripledraw.solver.ranks import rank_tables
from tripledraw.stakes import Stakes
from tripledraw.study.charts import ABOUT, Told
from tripledraw.study.charts.chart import Array, Chart, rows_of
from tripledraw.study.charts.hands import name_before_the_draw

SEATS = 6
POSITIONS = ("UTG", "HJ", "CO", "BTN", "SB")
SUITS = 4
NO_BLUFF = 2**32 - 1


def make(name: str, told: Told | None) -> Iterator[Chart]:
    """The one chart; a column has the share of hands that raise."""
    raises = np.array([_raises(folded) for folded in range(len(POSITIONS))], float)
    yield Chart(
        name=name,
        title=f"{ABOUT[name]}: raise or fold",
        source="the tables of the textbook",
        columns=POSITIONS,
        is_choice=False,
        rows=tuple(rows_of(name_before_the_draw, rank_tables().combos, raises)),
    )


def _raises(folded: int) -> Array:
    """bool[6175]: the classes with which the textbook raises when so many have folded."""
    table = Table()
    set_table(table, [1_000] * SEATS, Stakes(10), 0, None, {})
    flow.deal(table)
    for _ in range(folded):
        flow.act(table, FOLD)
    found = []
    for ranks in rank_tables().ranks.tolist():
        table.hole[table.actor] = [card(rank, i % SUITS) for i, rank in enumerate(ranks)]
        found.append(textbook.act(table, table.actor, NO_BLUFF) == RAISE)
    return np.array(found)

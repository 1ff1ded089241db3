"""Bets before the draw, by the strategy of the package."""

from collections.abc import Iterator

from tripledraw.rules.words import CALL, FOLD, RAISE
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.study.charts import ABOUT, Told
from tripledraw.study.charts.chart import Chart, rows_of
from tripledraw.study.charts.hands import name_before_the_draw

BETS = {"open": "", "defend": "r", "limp": "c", "reraise": "rr"}
WORDS = {FOLD: "fold", CALL: "call", RAISE: "raise"}


def make(name: str, told: Told | None) -> Iterator[Chart]:
    """The chart of a name of `BETS`."""
    blueprint = Blueprint.load()
    line = Line((BETS[name],))
    step = blueprint.decision(line)
    words = WORDS if FOLD in step.options else WORDS | {CALL: "check"}
    yield Chart(
        name=name,
        title=ABOUT[name],
        source=source(blueprint),
        columns=tuple(words[option] for option in step.options),
        is_choice=True,
        rows=tuple(
            rows_of(
                name_before_the_draw,
                blueprint.ranges(line)[step.player],
                step.chances[:, blueprint.drawing],
            )
        ),
    )


def source(blueprint: Blueprint) -> str:
    """What the strategy of the package says of itself."""
    label = blueprint.label
    return (
        f"the strategy of the package, {label.cap} bets a round, "
        f"{label.exploitability:.4f} small bets a hand from an equilibrium of its game"
    )

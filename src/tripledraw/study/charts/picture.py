"""Charts as pictures: a bar for each hand, actions told apart by shade and hatching."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from textwrap import fill
from typing import TYPE_CHECKING

from tripledraw.study.charts.chart import Chart, Row

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, ROW, HEAD = 13.0, 0.14, 1.6  # inches
MOST_ROWS = 45
SHADES = ("#ffffff", "#d9d9d9", "#8fb3d9", "#2f5d8a")
HATCHES = ("", "....", "////", "")
EDGE = "#5b5b5b"


def drawn(charts: Sequence[Chart]) -> Figure:
    """One figure with all charts, one below the other."""
    from matplotlib.figure import Figure

    panels = [list(_panels(chart)) for chart in charts]
    heights = [HEAD + ROW * max(len(rows) for _, rows in each) for each in panels]
    figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
    parts = figure.subfigures(len(charts), 1, height_ratios=heights, squeeze=False)[:, 0]
    for part, chart, each in zip(parts, charts, panels, strict=True):
        part.suptitle(fill(f"{chart.title} ({chart.source})", 150), fontsize=8)
        axes = part.subplots(1, len(each), squeeze=False)[0]
        for place, (family, rows) in zip(axes, each, strict=True):
            place.set_title(family, fontsize=8)
            (_bars if chart.is_choice else _grid)(place, chart, rows)
        if chart.is_choice:
            part.legend(*axes[0].get_legend_handles_labels(), ncols=4, loc="lower center",
                        fontsize=8)  # fmt: skip
    return figure


def _panels(chart: Chart) -> list[tuple[str, list[Row]]]:
    """The families of a chart, long ones in pieces."""
    found = []
    for family, rows in groupby(chart.rows, key=lambda row: row.family):
        all_rows = list(rows)
        found += [
            (family, all_rows[begin : begin + MOST_ROWS])
            for begin in range(0, len(all_rows), MOST_ROWS)
        ]
    return found


def _bars(axes: Axes, chart: Chart, rows: list[Row]) -> None:
    """How often each action is taken, side by side in one bar a hand."""
    places = range(len(rows))
    left = [0.0] * len(rows)
    for i, action in enumerate(chart.columns):
        widths = [row.often[i] for row in rows]
        axes.barh(
            places, widths, left=left, height=0.9, label=action, color=SHADES[i],
            hatch=HATCHES[i], edgecolor=EDGE, linewidth=0.3,
        )  # fmt: skip
        left = [a + b for a, b in zip(left, widths, strict=True)]
    _name_rows(axes, rows)
    axes.set_xlim(0, 1)
    axes.set_xticks([0, 0.5, 1], ["0", "50", "100%"], fontsize=6)


def _grid(axes: Axes, chart: Chart, rows: list[Row]) -> None:
    """A square for each decision, the share in it in per cent."""
    axes.imshow([row.often for row in rows], cmap="Blues", vmin=0, vmax=1.4, aspect="auto")
    for y, row in enumerate(rows):
        for x, share in enumerate(row.often):
            axes.text(x, y, f"{share:.0%}", ha="center", va="center", fontsize=5)
    _name_rows(axes, rows)
    axes.set_xticks(range(len(chart.columns)), chart.columns, fontsize=6)


def _name_rows(axes: Axes, rows: list[Row]) -> None:
    axes.set_yticks(range(len(rows)), [row.hand for row in rows], fontsize=6)
    axes.set_ylim(len(rows) - 0.5, -0.5)

"""The pictures of a report, as SVG to stand in a page."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from tripledraw.errors import MissingExtra

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from tripledraw.study.reviewing import Decision
    from tripledraw.study.summary import Lost

WIDTH, HEIGHT = 7.0, 3.2  # inches
# What Matplotlib would write of itself into the picture.
METADATA = ("Creator", "Date", "Format", "Type")
LOST, EDGE = "#b5462f", "#5b5b5b"


def check_drawing() -> None:
    """Raise `MissingExtra` where nothing can be drawn."""
    try:
        import matplotlib  # noqa: F401  # slow to import, and not everybody has it
    except ImportError:
        raise MissingExtra("a report with pictures", "study") from None


def bars(title: str, rows: Mapping[str, Lost]) -> str:
    """What was lost by street or by kind, with its error each way."""
    figure, axes = _empty(title)
    names = list(rows)[::-1]
    lost = [rows[name].loss for name in names]
    errors = [rows[name].error for name in names]
    axes.barh(names, lost, xerr=errors, color=LOST, ecolor=EDGE)
    axes.set_xlabel("small bets lost")
    return _svg(figure)


def course(decisions: Iterable[Decision]) -> str:
    """What mistakes have added up to, decision by decision."""
    figure, axes = _empty("Lost so far")
    sums = list(accumulate(each.loss if each.counts else 0.0 for each in decisions))
    axes.step(range(1, len(sums) + 1), sums, where="post", color=LOST)
    axes.set_xlabel("decisions")
    axes.set_ylabel("small bets")
    axes.set_ylim(bottom=0)
    return _svg(figure)


def spread(decisions: Iterable[Decision]) -> str:
    """How dear the mistakes were."""
    figure, axes = _empty("How dear each mistake was")
    axes.hist([each.loss for each in decisions if each.counts], bins=20, color=LOST)
    axes.set_xlabel("small bets lost")
    axes.set_ylabel("mistakes")
    return _svg(figure)


def _empty(title: str) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title)
    return figure, axes


def _svg(figure: Figure) -> str:
    """The picture without the head of a file of its own; equal figures give equal text."""
    from matplotlib import rc_context

    text = io.StringIO()
    with rc_context({"svg.hashsalt": "tripledraw"}):
        figure.savefig(text, format="svg", metadata=dict.fromkeys(METADATA))
    svg = text.getvalue()
    return svg[svg.index("<svg") :]

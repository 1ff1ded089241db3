"""A chart in lines of text: hands that play alike to the nearest 5% share a line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tripledraw.study.charts import Chart, Row

STEP = 0.05
WIDTH = 100
SHARE = 8
UNBROKEN = "\u00a0"


def lines(chart: Chart, every: bool) -> Iterator[str]:
    """Title, source, the sums, then family by family."""
    yield f"{chart.name}: {chart.title}"
    yield from wrap(f"source: {chart.source}", WIDTH, initial_indent="  ", subsequent_indent="  ")
    widths = [max(len(column), 4) + 2 for column in chart.columns]
    heads = "".join(map(str.rjust, chart.columns, widths))
    yield "share".rjust(SHARE) + heads + "  hands"
    yield _line(1.0, chart.total(), widths, "all")
    for family, rows in groupby(chart.rows, key=lambda row: row.family):
        yield family
        for alike in _every(list(rows)) if every else _alike(list(rows)):
            share = sum(row.share for row in alike)
            yield from _folded(_line(share, _mean(alike), widths, ""), _names(alike))


def _folded(start: str, names: list[str]) -> Iterator[str]:
    """A line with names behind it, broken between them."""
    together = ", ".join(name.replace(" ", UNBROKEN) for name in names)
    indent = " " * len(start)
    for line in wrap(together, WIDTH, initial_indent=start, subsequent_indent=indent):
        yield line.replace(UNBROKEN, " ")


def _line(share: float, often: tuple[float, ...], widths: list[int], names: str) -> str:
    """Shares in per cent; a dot is nothing, so that what is done stands out."""
    cells = (
        (f"{each:.0%}" if each >= 0.005 else ".").rjust(width)
        for each, width in zip(often, widths, strict=True)
    )
    return f"{share:.1%}".rjust(SHARE) + "".join(cells) + f"  {names}"


def _names(rows: list[Row]) -> list[str]:
    """The hands of a line, without a nine or ten beside low cards that play alike alone."""
    plain = {row.hand for row in rows if " " not in row.hand}
    return [_name(row) for row in rows if row.hand.split(" ")[0] not in plain - {row.hand}]


def _name(row: Row) -> str:
    """The hand, and in brackets what it keeps where its name does not say that."""
    low, _, more = row.hand.partition(" ")
    is_told = row.keeps in ("", low, low + more) or ("-" in row.hand and len(row.keeps) == 5)
    return row.hand if is_told else f"{row.hand} ({row.keeps})"


def _every(rows: list[Row]) -> Iterator[list[Row]]:
    return ([row] for row in rows)


def _alike(rows: list[Row]) -> Iterator[list[Row]]:
    """Rows that do the same to the nearest step, those that do most of the last column first."""
    found: dict[tuple[int, ...], list[Row]] = {}
    for row in rows:
        found.setdefault(tuple(round(each / STEP) for each in row.often), []).append(row)
    return (found[key] for key in sorted(found, key=lambda key: key[::-1], reverse=True))


def _mean(rows: list[Row]) -> tuple[float, ...]:
    """What rows do together, each as often as it is held; all alike where nobody holds them."""
    total = sum(row.share for row in rows)
    weights = [row.share / total if total else 1 / len(rows) for row in rows]
    columns = zip(*(row.often for row in rows), strict=True)
    return tuple(
        sum(weight * each for weight, each in zip(weights, column, strict=True))
        for column in columns
    )

"""``tripledraw charts``: opening, defending, the first draw, pat or break, in print or pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.options import Json, new_app
from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tripledraw.study.charts import Chart

# As study.charts.ABOUT has them; help does not load it, which needs NumPy.
NAMES = ("open", "defend", "limp", "reraise", "seats", "keep", "pat")
PICTURE = ".svg"

app = new_app()


@app.command()
def charts(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME]...",
            help=f"{', '.join(NAMES)}; all if none is named.",
            autocompletion=lambda: list(NAMES),
        ),
    ] = None,
    every: Annotated[
        bool, typer.Option("--every", help="A line for every hand, not for hands that play alike.")
    ] = False,
    json: Json = False,
    plot: Annotated[
        Path | None,
        typer.Option(
            help="Draw into this file (svg, png, pdf), or each chart into a folder that is there."
        ),
    ] = None,
) -> None:
    """Show what good play does: who opens and defends, what is kept, what stands pat or is broken.

    Heads-up charts are counted from the strategy of the package and from endgames solved on its
    ranges, those of six seats from the textbook. Each names its source.
    """  # fmt: skip
    from tripledraw.batch.compile import import_numba

    import_numba()  # says what to install if it is not there
    asked = list(dict.fromkeys(names or NAMES))
    for name in asked:
        if name not in NAMES:
            raise TripleDrawError(f'there is no chart "{name}"; the charts are {", ".join(NAMES)}')
    if plot is not None:
        _check_plot(plot)
    try:
        made: Iterable[Chart] = _made(asked)
        if plot is not None:  # first, as whoever reads the text may stop reading
            made = list(made)
            _draw(made, plot)
        _show(made, every, json=json)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _made(names: list[str]) -> Iterator[Chart]:
    """The charts one after the other, those that take long behind a bar."""
    from tripledraw.cli.progress import progress_bar
    from tripledraw.study.charts import charts

    for name in names:
        with progress_bar("endgames") as told:
            found = list(charts(name, told))
        yield from found


def _show(charts: Iterable[Chart], every: bool, *, json: bool) -> None:
    """Print charts as they are made."""
    if json:
        from json import dumps

        print(dumps([chart.to_json() for chart in charts]))
        return
    from tripledraw.cli.charts_text import lines

    for number, chart in enumerate(charts):
        if number:
            print()
        print("\n".join(lines(chart, every)), flush=True)


def _check_plot(plot: Path) -> None:
    from tripledraw.cli import picture

    picture.check(plot / f"chart{PICTURE}" if plot.is_dir() else plot)


def _draw(charts: list[Chart], plot: Path) -> None:
    """One picture of all, or one of each in a folder: open.svg, keep-1.svg."""
    from tripledraw.cli.picture import save
    from tripledraw.study.charts.picture import drawn

    if not plot.is_dir():
        save(drawn(charts), plot)
        return
    for chart in charts:
        alike = [each for each in charts if each.name == chart.name]
        number = f"-{alike.index(chart) + 1}" if len(alike) > 1 else ""
        save(drawn([chart]), plot / f"{chart.name}{number}{PICTURE}")

"""``tripledraw drill``: decisions of solved hands, asked, answered and graded."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.options import Json, Lang, new_app

if TYPE_CHECKING:
    from tripledraw.cli.drilling import Out
    from tripledraw.cli.speech import Speech

SEED_BITS = 32
STREETS = {
    "r1": "round 1", "d1": "draw 1", "r2": "round 2", "d2": "draw 2", "r3": "round 3",
    "d3": "draw 3", "r4": "round 4",
}  # fmt: skip

app = new_app()


def checked_streets(value: list[str]) -> list[str]:
    """The streets as given; a usage error for one that there is not."""
    for each in value:
        if each not in STREETS:
            raise typer.BadParameter(f"{each!r} is no street; they are {', '.join(STREETS)}")
    return value


@app.command()
def drill(
    lang: Lang,
    count: Annotated[
        int | None, typer.Option(min=1, help="Questions; until you leave if not given.")
    ] = None,
    street: Annotated[
        list[str],
        typer.Option(
            callback=checked_streets,
            autocompletion=lambda: list(STREETS),
            help="Ask of this street alone: r1 to r4 for a betting round, d1 to d3 for a draw; "
            "again for more.",
        ),
    ] = [],  # noqa: B006  (Typer copies it)
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same seed asks the same; else by chance.")
    ] = None,
    score: Annotated[
        bool, typer.Option("--score", help="Print the score of all drills so far and stop.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="No colours, no boxes, one item a line.")
    ] = False,
    json: Json = False,
) -> None:
    """Decide as good play does: bets and discards of heads-up hands, graded at once.

    Each answer is told what the solver does how often, and the small bets that it lost. The keys
    are shown; q leaves. Answers may come from a pipe. The score is kept in the folder that
    TRIPLEDRAW_DATA names, else in that of `tripledraw play`.
    """  # fmt: skip
    from tripledraw.batch.compile import import_numba
    from tripledraw.cli.data import data_folder
    from tripledraw.cli.drill_score import ScoreFile
    from tripledraw.cli.drilling import Drill
    from tripledraw.cli.speech import LETTERS, Speech
    from tripledraw.cli.terminal import next_line, reader
    from tripledraw.i18n import plain as said
    from tripledraw.study.drilling import questions

    import_numba()  # says what to install if it is not there
    speech = Speech(lang, (said(lang, "table-you"), said(lang, "bot-1")), suits=LETTERS)
    file, out = ScoreFile(data_folder(), speech), _out(speech, plain=plain, json=json)
    if score:
        out.score({"all": file.load()})
        return
    streets = [name for short, name in STREETS.items() if not street or short in street]
    asked = questions(secrets.randbits(SEED_BITS) if seed is None else seed, streets)
    with file.held():
        drill = Drill(file, out, speech, next_line if json else reader())
        try:
            drill.run(asked, count)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        finally:
            drill.end()


def _out(speech: Speech, *, plain: bool, json: bool) -> Out:
    """Where everything goes that the drill says."""
    import sys

    from tripledraw.cli.drill_shown import Shown
    from tripledraw.cli.drill_written import Written
    from tripledraw.cli.terminal import screen_for

    if json:
        return Written()
    return Shown(screen_for(speech, has_colours=sys.stdout.isatty() and not plain), speech)

"""``tripledraw odds``: what to keep of a hand, and the chance to finish at 7, 8, 9, T or better."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.options import Json, new_app

if TYPE_CHECKING:
    from tripledraw.equity.odds import Odds

MOST_DRAWS = 3

app = new_app()


@app.command()
def odds(
    hand: Annotated[
        list[str], typer.Argument(help='One to five cards, such as "2c 3d 6h 7s Kc" or 2c3d6h7s.')
    ],
    draws: Annotated[int, typer.Option(help="Draws left, 1 to 3.")] = MOST_DRAWS,
    dead: Annotated[str, typer.Option(help="Cards that cannot come, such as 7c7d.")] = "",
    reset_deck: Annotated[
        bool, typer.Option("--reset-deck", help="Put own discards back before the next draw.")
    ] = False,
    close: Annotated[
        float,
        typer.Option(
            min=0, max=1, help="Show keeps that miss so much of the best chance; 1 shows all."
        ),
    ] = 0.05,
    json: Json = False,
    plot: Annotated[
        Path | None,
        typer.Option(help="Draw the final hands of each keep into this file (png, svg, pdf)."),
    ] = None,
) -> None:
    """Say what to keep: the chance to finish at a seven, eight, nine, ten or better, best first.

    Each chance is that of drawing best for this one target, with every own discard remembered.
    Cards that are not given count as blanks above a ten, already thrown. Ctrl-C shows the keeps
    worked out so far.
    """
    try:
        _answer(" ".join(hand), dead, draws, reset_deck, close, json, plot)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _answer(
    hand: str, dead: str, draws: int, reset_deck: bool, close: float, json: bool, plot: Path | None
) -> None:
    from tripledraw.batch.compile import import_numba
    from tripledraw.cli import picture
    from tripledraw.cli.caret import cards_in
    from tripledraw.cli.progress import progress_bar
    from tripledraw.equity import odds as of_hand  # the extra "fast": this command alone needs it

    if plot:
        picture.check(plot)
    import_numba()  # says what to install if it is not there
    cards, dead_cards = cards_in("HAND", hand), cards_in("--dead", dead)
    work_out = of_hand.odds_with_reset_deck if reset_deck else of_hand.odds
    with progress_bar("keeps") as progress:
        found = work_out(cards, draws, dead_cards, close=close, progress=progress)
    print(_json(found, reset_deck)) if json else _print_table(found, reset_deck)
    if not found.complete:
        raise KeyboardInterrupt
    if plot:
        from tripledraw.cli import odds_plot

        with progress_bar("final hands") as progress:
            odds_plot.draw(found, plot, progress)


def _print_table(odds: Odds, reset_deck: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    from tripledraw.cards import high_to_low, write
    from tripledraw.equity.odds import LOWS

    table = Table(box=None)
    table.add_column("keep", no_wrap=True)
    table.add_column("throw", no_wrap=True)
    for name in LOWS:
        table.add_column(name, justify="right", min_width=7)
    for keep in odds.keeps:
        thrown = write(high_to_low(odds.thrown(keep))).split() + _blanks(len(odds.blanks))
        kept = write(high_to_low(keep.kept))
        table.add_row(
            f"{kept} (pat)" if len(keep.kept) == 5 else kept or "nothing",
            " ".join(thrown) or "nothing",
            *(f"{keep.chances[name]:.2%}" for name in LOWS),
        )
    print(_title(odds, reset_deck))
    Console(highlight=False).print(table)


def _blanks(count: int) -> list[str]:
    return [] if not count else ["a blank" if count == 1 else f"{count} blanks"]


def _title(odds: Odds, reset_deck: bool) -> str:
    from tripledraw.cards import high_to_low, write

    left = "1 draw left" if odds.draws == 1 else f"{odds.draws} draws left"
    deck = "own discards back in the deck" if reset_deck else "own discards remembered"
    dead = f", dead: {write(high_to_low(odds.dead))}" if odds.dead else ""
    stopped = "" if odds.complete else "; stopped early: some keeps are missing"
    return (
        f"{write(high_to_low(odds.hand))}, {left}, {deck}{dead}{stopped}\n"
        "Chance to finish at this low or better:"
    )


def _json(odds: Odds, reset_deck: bool) -> str:
    from json import dumps

    from tripledraw.cards import write

    return dumps(
        {
            "hand": write(odds.hand),
            "blanks": len(odds.blanks),
            "dead": write(odds.dead),
            "draws": odds.draws,
            "discards": "reset" if reset_deck else "remembered",
            "complete": odds.complete,
            "keeps": [
                {
                    "keep": write(keep.kept),
                    "throw": write(odds.thrown(keep)),
                    "chances": keep.chances,
                }
                for keep in odds.keeps
            ],
        }
    )

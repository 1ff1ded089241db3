"""``tripledraw equity``: hands and ranges against each other over one to three draws."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.options import Json, new_app
from tripledraw.errors import CardError, RangeError

if TYPE_CHECKING:
    from tripledraw.equity.answers import Answer

app = new_app()


@app.command()
def equity(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="A B [C ...]",
            help='Hands or ranges: "7c5d4h3s2c", "D1:2347@0.5,2357; pat 86-", "D2:2c3d7h".',
        ),
    ],
    dead: Annotated[str, typer.Option(help="Cards that cannot come, as KcKd.")] = "",
    draws: Annotated[int, typer.Option(help="Draws left: 1, 2 or 3.")] = 1,
    policy: Annotated[
        str,
        typer.Option(
            help="How players draw where a range does not say: pat, ahead (draw until ahead) or "
            "best (against what the other shows); one for all, or one for each: pat,ahead."
        ),
    ] = "best",
    samples: Annotated[
        int | None, typer.Option(min=1, help="Play so many hands at random, never count.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Everything that chance decides.")] = 0,
    reset_deck: Annotated[
        bool, typer.Option("--reset-deck", help="Let cards that were thrown come again.")
    ] = False,
    json: Json = False,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the equity by draws left into this file (PNG, SVG).")
    ] = None,
) -> None:
    """Say how much of the pot each hand or range wins, exactly where that can be counted.

    The ranges, what they can say and how players draw: docs/reference/ranges.md, equity.md.
    """
    from tripledraw.cli.progress import progress_bar
    from tripledraw.equity import matchup  # needs NumPy and Numba, which nothing else here does

    names: str | list[str] = policy.split(",") if "," in policy else policy

    def answer_for(count: int) -> Answer:
        with progress_bar("hands") as progress:
            return matchup.equity(
                players, draws=count, dead=dead, policies=names, samples=samples, seed=seed,
                reset_deck=reset_deck, progress=progress, announce=_say,
            )  # fmt: skip

    try:
        answer = answer_for(draws)
        by_draw = [answer_for(count) for count in range(1, draws)] if plot else []
    except RangeError as error:
        _point(error)
        raise typer.Exit(1) from None
    except CardError:
        raise  # a ValueError too, but no wrong usage
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    except KeyboardInterrupt:
        _say("Stopped before anything was known.")
        raise typer.Exit(1) from None
    print(_json(players, answer) if json else _table(players, answer))
    if plot:
        _draw(players, [*by_draw, answer], plot)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def _point(error: RangeError) -> None:
    """The sentence, and under the range a caret at the character it is about."""
    _say(str(error))
    if error.position >= 0:
        _say(f"  {error.text}\n  {' ' * error.position}^")


def _json(players: list[str], answer: Answer) -> str:
    from json import dumps

    found = answer.to_json()
    for text, player in zip(players, found["players"], strict=True):
        player["range"] = text
    return dumps(found)


def _table(players: list[str], answer: Answer) -> str:
    width = max(map(len, players))
    head = f"{'':{width}}  equity      win      tie     lose"
    lines = [head if answer.exact else f"{head}  95% interval"]
    for text, share in zip(players, answer.shares, strict=True):
        chances = (share.equity, share.win, share.tie, share.lose)
        line = f"{text:{width}}" + "".join(f"  {chance:7.2%}" for chance in chances)
        if not answer.exact:
            line += "  {:.2%} to {:.2%}".format(*share.interval)
        lines.append(line)
    return "\n".join([*lines, _how(answer)])


def _how(answer: Answer) -> str:
    left = "1 draw left" if answer.draws == 1 else f"{answer.draws} draws left"
    if not answer.exact:
        broken = "" if answer.complete else ", stopped early"
        return f"{left}; sampled, {answer.deals:,} hands{broken}"
    what = "deals" if answer.counts else "pairs of hands"
    return f"{left}; exact, {answer.deals:,} {what}"


def _draw(players: list[str], answers: list[Answer], path: Path) -> None:
    try:
        from matplotlib.figure import Figure  # of the extra "plot": only here, it loads slowly
    except ImportError:
        _say("A plot needs matplotlib: install it with  pip install 'tripledraw[plot]'.")
        raise typer.Exit(1) from None
    figure = Figure(figsize=(7, 4.5), layout="constrained")
    axes = figure.add_subplot()
    draws = [answer.draws for answer in answers]
    for player, text in enumerate(players):
        shares = [answer.shares[player] for answer in answers]
        heights = [100 * share.equity for share in shares]
        reach = [100 * (share.interval[1] - share.equity) for share in shares]
        axes.errorbar(draws, heights, yerr=reach, marker="o", capsize=3, label=text)
    axes.set(xlabel="Draws left", ylabel="Equity, % of the pot", xticks=draws, ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend()
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        _say(f"The plot cannot be written to {path}: {error}.")
        raise typer.Exit(1) from None

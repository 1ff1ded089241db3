"""``tripledraw equity``: hands and ranges against each other over one to three draws."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.caret import cards_in, point
from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.options import Json, new_app
from tripledraw.errors import RangeError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

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
    draws: Annotated[
        int,
        typer.Option(
            help="Draws left, 1 to 3; one if not given, which most ranges are written for and "
            "which is mostly exact."
        ),
    ] = 1,
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
        Path | None,
        typer.Option(help="Draw the equity by draws left into this file (png, svg, pdf)."),
    ] = None,
) -> None:
    """Say how much of the pot each hand or range wins, exactly where that can be counted.

    The ranges, what they can say and how players draw: docs/reference/ranges.md, equity.md.
    Ctrl-C ends a sample or a count and shows what is known so far.
    """
    try:
        _answer(players, dead, draws, policy, samples, seed, reset_deck, json, plot)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _answer(
    players: list[str], dead: str, draws: int, policy: str, samples: int | None, seed: int,
    reset_deck: bool, json: bool, plot: Path | None,
) -> None:  # fmt: skip
    from tripledraw.batch.compile import import_numba
    from tripledraw.cli import picture
    from tripledraw.cli.progress import progress_bar

    import_numba()  # says what to install if it is not there
    from tripledraw.equity import matchup  # needs NumPy and Numba, which nothing else here does

    names: str | list[str] = policy.split(",") if "," in policy else policy
    if plot:
        picture.check(plot)
    dead_cards = cards_in("--dead", dead)

    def answer_for(count: int) -> Answer:
        with progress_bar("hands") as progress:
            return matchup.equity(
                players, draws=count, dead=dead_cards, policies=names, samples=samples, seed=seed,
                reset_deck=reset_deck, progress=progress, announce=_say,
            )  # fmt: skip

    try:
        answer = answer_for(draws)
    except RangeError as error:
        point("", error, error.text)
    print(_json(players, answer) if json else _table(players, answer), flush=True)
    if not answer.complete:
        raise KeyboardInterrupt
    if plot:
        answers = [*map(answer_for, range(1, draws)), answer]
        if not all(each.complete for each in answers):
            raise KeyboardInterrupt
        picture.save(_figure(players, answers), plot)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


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
    if answer.exact:
        return f"{left}; exact, {_gone_through(answer)}"
    if answer.counted is not None:
        share = f"{answer.counted:.1%} of all at random"
        return f"{left}; stopped early, {_gone_through(answer)} counted, {share}"
    broken = "" if answer.complete else ", stopped early"
    return f"{left}; sampled, {answer.deals:,} hands{broken}"


def _gone_through(answer: Answer) -> str:
    one, many = ("deal", "deals") if answer.counts else ("pair of hands", "pairs of hands")
    return f"{answer.deals:,} {one if answer.deals == 1 else many}"


def _figure(players: list[str], answers: list[Answer]) -> Figure:
    from matplotlib.figure import Figure  # of the extra "plot": only here, it loads slowly

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
    return figure

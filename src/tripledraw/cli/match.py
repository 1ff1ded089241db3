"""``tripledraw match``: two agents against each other over duplicate deals."""

from __future__ import annotations

import math
import time
from contextlib import closing
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.agents import NAMES
from tripledraw.cli.cluster import RayAddress, cluster_at
from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.figures import dealt, result_json, told
from tripledraw.cli.options import MOST_THREADS, Json, StakesText, checked_stakes, new_app
from tripledraw.cli.progress import progress_bar

if TYPE_CHECKING:
    from tripledraw.agents.match import Match, Result
    from tripledraw.agents.outcome import Figure
    from tripledraw.batch.cluster import Cluster

app = new_app()


@app.command()
def match(
    a: Annotated[str, typer.Argument(help=f"An agent: {', '.join(NAMES)}.")],
    b: Annotated[str, typer.Argument(help="The agent in all other seats.")],
    hands: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="How many, rounded up to whole deals.")
    ] = 10000,
    seats: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 2,
    stakes: StakesText = "10/20",
    seed: Annotated[int, typer.Option(help="Everything that chance decides.")] = 0,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_THREADS, help="Processes; the result is the same for any number."
        ),
    ] = None,
    ray: RayAddress = None,
    json: Json = False,
) -> None:
    """Play A against B and give what A wins in small bets a hand, with its standard error.

    Every deal is played once with A in each seat and B in all others, so that both get the
    same cards. The luck of the draws is measured too and taken off in a second figure, which
    has the same mean and a smaller error. Ctrl-C gives what was played so far.
    """
    from tripledraw.agents.match import Match  # help needs no pool of processes
    from tripledraw.stakes import Stakes

    small, big = checked_stakes(stakes)
    asked = Match(a, b, seats, Stakes(small, big_bet=big), seed)
    start = time.perf_counter()
    with cluster_at(ray) as cluster:
        result = _played(asked, hands, workers, cluster)
    speed = result.hands / (time.perf_counter() - start)
    print(_json(result, speed) if json else _sentence(result, speed))
    if result.hands < hands:
        raise typer.Exit(INTERRUPTED)


def _played(match: Match, hands: int, workers: int | None, cluster: Cluster | None) -> Result:
    """The match, or what is known of it at Ctrl-C; raises KeyboardInterrupt where nothing is."""
    from tripledraw.agents.match import results

    known: Result | None = None
    found = results(match, hands, workers=workers, cluster=cluster)
    with progress_bar("hands") as progress, closing(found):
        try:
            for known in found:
                if progress is not None:
                    progress(known.hands, hands)
        except KeyboardInterrupt:
            if known is None:
                raise
    assert known is not None  # a match has one block at least
    return known


def _sentence(result: Result, speed: float) -> str:
    match = result.match
    a, b = match.agents()
    return (
        f"{a.name} against {b.name} at {match.seats} seats: {told(result.plain)}\n"
        f"{_without_luck(result)}\n"
        f"{dealt(result)}, "
        f"{speed:,.0f} hands a second"
    )


def _without_luck(result: Result) -> str:
    """The reduced figure and how much smaller its error is, or why there is none."""
    reduced = result.reduced
    if reduced is not None:
        return f"The luck of the draws taken off: {told(reduced)}{_smaller(result, reduced)}"
    return "The luck of the draws is taken off as well after pip install 'tripledraw[solver]'."


def _smaller(result: Result, reduced: Figure) -> str:
    """How much smaller the error of the reduced figure is, where there are errors."""
    if not 0 < reduced.standard_error < math.inf:
        return ""
    times = result.standard_error / reduced.standard_error
    return f", {times:.1f} times smaller" if times >= 1 else f", {1 / times:.1f} times larger"


def _json(result: Result, speed: float) -> str:
    from json import dumps

    match = result.match
    return dumps(
        {
            "a": match.a,
            "b": match.b,
            "seats": match.seats,
            "stakes": match.stakes.to_json(),
            **result_json(result),
            "hands_per_second": round(speed),
        }
    )

"""``tripledraw match``: two agents against each other over duplicate deals."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.agents import NAMES
from tripledraw.cli.cluster import RayAddress, cluster_at
from tripledraw.cli.options import Json, StakesText, checked_stakes, new_app
from tripledraw.cli.progress import progress_bar

if TYPE_CHECKING:
    from tripledraw.agents.match import Result
    from tripledraw.agents.outcome import Figure

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
        int | None, typer.Option(min=1, help="Processes; the result is the same for any number.")
    ] = None,
    ray: RayAddress = None,
    json: Json = False,
) -> None:
    """Play A against B and give what A wins in small bets a hand, with its standard error.

    Every deal is played once with A in each seat and B in all others, so that both get the
    same cards. The luck of the draws is measured too and taken off in a second figure, which
    has the same mean and a smaller error.
    """
    from tripledraw.agents.match import Match, play_match  # help needs no pool of processes
    from tripledraw.stakes import Stakes

    small, big = checked_stakes(stakes)
    played = Match(a, b, seats, Stakes(small, big_bet=big), seed)
    start = time.perf_counter()
    with cluster_at(ray) as cluster, progress_bar("hands") as progress:
        result = play_match(played, hands, workers=workers, cluster=cluster, progress=progress)
    speed = result.hands / (time.perf_counter() - start)
    print(_json(result, speed) if json else _sentence(result, speed))


def _sentence(result: Result, speed: float) -> str:
    match = result.match
    a, b = match.agents()
    return (
        f"{a.name} against {b.name} at {match.seats} seats: {_told(result.plain)}\n"
        f"{_without_luck(result)}\n"
        f"{result.hands:,} hands from {result.deals:,} deals, seed {match.seed}, "
        f"{speed:,.0f} hands a second"
    )


def _told(figure: Figure) -> str:
    return (
        f"{figure.small_bets_per_hand:+.3f} small bets a hand, "
        f"standard error {figure.standard_error:.3f}"
    )


def _without_luck(result: Result) -> str:
    """The reduced figure and how much smaller its error is, or why there is none."""
    reduced = result.reduced
    if reduced is not None:
        return f"The luck of the draws taken off: {_told(reduced)}{_smaller(result, reduced)}"
    return "The luck of the draws is measured with the extra solver alone: 'tripledraw[solver]'."


def _smaller(result: Result, reduced: Figure) -> str:
    """How much smaller the error of the reduced figure is, where there are errors."""
    if not 0 < reduced.standard_error < math.inf:
        return ""
    return f", {result.standard_error / reduced.standard_error:.1f} times smaller"


def _json(result: Result, speed: float) -> str:
    from json import dumps

    match, reduced = result.match, result.reduced
    return dumps(
        {
            "a": match.a,
            "b": match.b,
            "seats": match.seats,
            "stakes": match.stakes.to_json(),
            "seed": match.seed,
            "hands": result.hands,
            "deals": result.deals,
            **_figure(result.plain),
            "without_luck": None if reduced is None else _figure(reduced),
            "hands_per_second": round(speed),
        }
    )


def _figure(figure: Figure) -> dict[str, float | None]:
    error = figure.standard_error
    return {
        "small_bets_per_hand": figure.small_bets_per_hand,
        # JSON has no infinity: nothing is known of the error after a single deal.
        "standard_error": error if math.isfinite(error) else None,
    }

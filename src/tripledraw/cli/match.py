"""``tripledraw match``: two agents against each other over duplicate deals."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.agents import NAMES
from tripledraw.cli.options import Json, StakesText, checked_stakes, new_app
from tripledraw.cli.progress import progress_bar

if TYPE_CHECKING:
    from tripledraw.agents.match import Result

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
    json: Json = False,
) -> None:
    """Play A against B and give what A wins in small bets a hand, with its standard error.

    Every deal is played once with A in each seat and B in all others, so that both get the
    same cards.
    """
    from tripledraw.agents.match import Match, play_match  # help needs no pool of processes
    from tripledraw.stakes import Stakes

    small, big = checked_stakes(stakes)
    played = Match(a, b, seats, Stakes(small, big_bet=big), seed)
    start = time.perf_counter()
    with progress_bar("hands") as progress:
        result = play_match(played, hands, workers=workers, progress=progress)
    speed = result.hands / (time.perf_counter() - start)
    print(_json(result, speed) if json else _sentence(result, speed))


def _sentence(result: Result, speed: float) -> str:
    match = result.match
    a, b = match.agents()
    return (
        f"{a.name} against {b.name} at {match.seats} seats: "
        f"{result.small_bets_per_hand:+.3f} small bets a hand, "
        f"standard error {result.standard_error:.3f}\n"
        f"{result.hands:,} hands from {result.deals:,} deals, seed {match.seed}, "
        f"{speed:,.0f} hands a second"
    )


def _json(result: Result, speed: float) -> str:
    from json import dumps

    match, error = result.match, result.standard_error
    return dumps(
        {
            "a": match.a,
            "b": match.b,
            "seats": match.seats,
            "stakes": match.stakes.to_json(),
            "seed": match.seed,
            "hands": result.hands,
            "deals": result.deals,
            "small_bets_per_hand": result.small_bets_per_hand,
            # JSON has no infinity: nothing is known of the error after a single deal.
            "standard_error": error if math.isfinite(error) else None,
            "hands_per_second": round(speed),
        }
    )

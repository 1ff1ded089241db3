"""``tripledraw simulate``: hands by the million, summed up."""

from __future__ import annotations

import math
import sys
import time
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tripledraw.agents import POLICIES
from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.options import Json, StakesText, Threads, checked_stakes, new_app
from tripledraw.cli.progress import progress_bar
from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from tripledraw.batch.game import Game
    from tripledraw.batch.parquet import ParquetFile
    from tripledraw.batch.spread import Runner
    from tripledraw.batch.summary import Summary

FROM_THE_BUTTON = ("button", "small blind", "big blind")
BEFORE_THE_BUTTON = ("under the gun", "hijack", "cutoff")
MOST_SEATS = len(FROM_THE_BUTTON) + len(BEFORE_THE_BUTTON)

app = new_app()


@app.command()
def simulate(
    hands: Annotated[int, typer.Option(min=1, help="How many hands.")] = 1_000_000,
    seats: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 6,
    stakes: StakesText = "10/20",
    stack: Annotated[
        int | None, typer.Option(min=1, help="Chips of every seat; 1,000 small bets if not given.")
    ] = None,
    agents: Annotated[
        str,
        typer.Option(
            help=f"One for all seats, or one a seat from the button on: {', '.join(POLICIES)}.",
            metavar="NAME,...",
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(min=0, help="Everything that chance decides.")] = 0,
    threads: Threads = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Also write every hand to a new Parquet file.", dir_okay=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --out overwrite a file.")] = False,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster: its address, or local.", metavar="ADDRESS"),
    ] = None,
    json: Json = False,
) -> None:
    """Play hands and sum them up: profit by seat in small bets, draws, showdowns, reshuffles.

    Seat 0 has the button. Ctrl-C ends the run and keeps what was played.
    """
    from tripledraw.batch.game import game  # numpy and numba, needed by this one alone
    from tripledraw.stakes import Stakes

    small, big = checked_stakes(stakes)
    played = game(
        seats,
        stakes=Stakes(small, big_bet=big),
        stacks=stack,
        policies=_checked_agents(agents, seats),
        seed=seed,
    )
    with (
        closing(_runner(ray, threads)) as runner,
        nullcontext() if out is None else _opened(out, played, force) as file,
    ):
        summary, seconds = _run(played, hands, runner, file)
    if summary.hands:
        print(_json(summary, seconds) if json else _text(summary, seconds))
    if summary.hands < hands:
        print(f"Stopped after {summary.hands:,} of {hands:,} hands.", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _checked_agents(value: str, seats: int) -> list[str]:
    """The agent of each seat; a usage error for another number of them or an unknown one."""
    names = value.split(",")
    for name in names:
        if name not in POLICIES:
            raise typer.BadParameter(
                f"{name!r} is no agent; --agents takes {', '.join(POLICIES)}", param_hint="--agents"
            )
    if len(names) not in (1, seats):
        raise typer.BadParameter(
            f"{len(names)} agents for {seats} seats; give one for all or one a seat",
            param_hint="--agents",
        )
    return names * seats if len(names) == 1 else names


def _opened(out: Path, played: Game, force: bool) -> ParquetFile:
    """The file for the hands, opened before seconds go into compiling."""
    from tripledraw.batch.parquet import ParquetFile  # numpy and numba, see above

    if out.exists() and not force:
        raise TripleDrawError(f"{out} is there already; --force overwrites it")
    return ParquetFile(out, played, "w" if force else "x")


def _runner(ray: str | None, threads: int | None) -> Runner:
    from tripledraw.batch.spread import RayCluster, Threads  # numpy and numba, see above

    return RayCluster(ray) if ray else Threads(threads)


def _run(
    played: Game, hands: int, runner: Runner, file: ParquetFile | None
) -> tuple[Summary, float]:
    """Play until the end or ctrl-C; what was played until then, and the seconds it took."""
    from tripledraw.batch.playouts import kernel_for  # numpy and numba, see above
    from tripledraw.batch.spread import spread
    from tripledraw.batch.summary import Summary

    summary = Summary(played)
    kernel_for(played)  # compiling is no part of the speed
    start = time.perf_counter()
    with progress_bar("hands") as progress:
        try:
            for chunk in spread(played, hands, runner):
                if file is not None:
                    file.add(chunk)
                summary.add(chunk)
                if progress is not None:
                    progress(summary.hands, hands)
        except KeyboardInterrupt:
            pass  # the summary tells how far it came
    return summary, time.perf_counter() - start


def _text(summary: Summary, seconds: float) -> str:
    played, hands = summary.game, summary.hands
    lines = [f"{hands:,} hands, seed {played.seed}, {hands / seconds:,.0f} hands a second", ""]
    lines.append("seat  position       agent       small bets a hand  standard error")
    for seat in range(played.seats):
        lines.append(
            f"{seat:<6}{_position(seat, played.seats):<15}{played.policies[seat]:<12}"
            f"{summary.profit(seat):>+17.4f}  {summary.standard_error(seat):>14.4f}"
        )
    lines += ["", "draw      pat       1       2       3       4       5   cards"]
    for draw, counts in enumerate(summary.draw_counts):
        shares = "".join(f"{count / max(counts.sum(), 1):>8.1%}" for count in counts)
        lines.append(f"{draw + 1:<5}{shares}{summary.mean_drawn(draw):>8.2f}")
    lines += [
        "",
        f"showdown {summary.showdowns / hands:.2%}, reshuffle "
        f"{summary.reshuffled_hands / hands:.2%}, actions a hand {summary.actions / hands:.2f}",
    ]
    return "\n".join(lines)


def _position(seat: int, seats: int) -> str:
    """The name of a seat; seat 0 has the button, and heads-up the small blind too."""
    if seats == 2:
        return ("button", "big blind")[seat]
    return (*FROM_THE_BUTTON, *BEFORE_THE_BUTTON[MOST_SEATS - seats :])[seat]


def _json(summary: Summary, seconds: float) -> str:
    from json import dumps

    hands = summary.hands
    return dumps(
        {
            "game": summary.game.to_json(),
            "hands": hands,
            "seats": [_seat(summary, seat) for seat in range(summary.game.seats)],
            "draws": [
                {"counts": counts.tolist(), "cards": summary.mean_drawn(draw)}
                for draw, counts in enumerate(summary.draw_counts)
            ],
            "showdown_rate": summary.showdowns / hands,
            "reshuffle_rate": summary.reshuffled_hands / hands,
            "reshuffles": summary.reshuffles,
            "actions_per_hand": summary.actions / hands,
            "hands_per_second": round(hands / seconds),
        }
    )


def _seat(summary: Summary, seat: int) -> dict[str, Any]:
    error = summary.standard_error(seat)
    return {
        "seat": seat,
        "position": _position(seat, summary.game.seats),
        "agent": summary.game.policies[seat],
        "small_bets_per_hand": summary.profit(seat),
        # JSON has no infinity: nothing is known of the error after a single hand.
        "standard_error": error if math.isfinite(error) else None,
    }

"""``tripledraw train``: a blueprint of heads-up play, learned in turns that can be taken up."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.cluster import RayAddress, cluster_at
from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.options import Json, Threads, checked_number, new_app
from tripledraw.cli.progress import progress_bar
from tripledraw.errors import SolverError
from tripledraw.solver.blueprint import LARGEST_CAP, SMALLEST_CAP

if TYPE_CHECKING:
    from tripledraw.solver.blueprint.training import Progress

MINUTE = 60.0

app = new_app()


@app.command()
def train(
    folder: Annotated[
        Path, typer.Argument(help="Where checkpoints go, and are taken up from.", file_okay=False)
    ] = Path("blueprint-training"),
    minutes: Annotated[
        float, typer.Option(min=0, help="How long to learn.", callback=checked_number)
    ] = 75,
    every: Annotated[
        float,
        typer.Option(
            min=0, help="Minutes from one checkpoint to the next.", callback=checked_number
        ),
    ] = 10,
    threads: Threads = None,
    cap: Annotated[
        int,
        typer.Option(
            min=SMALLEST_CAP, max=LARGEST_CAP, help="Bets a round; fewer take less memory."
        ),
    ] = LARGEST_CAP,
    pack: Annotated[
        Path | None,
        typer.Option(help="Pack the newest checkpoint into this file, and do not train."),
    ] = None,
    ray: RayAddress = None,
    json: Json = False,
) -> None:
    """Learn heads-up play of all rounds by classes of hands, on from the newest checkpoint.

    Each line says how far the average strategy is from an equilibrium, in small bets a hand, and
    between what the value of the game to the button lies. Ctrl-C ends after the turn that is
    going on, with a checkpoint. The machines of a cluster share out as much memory as is told
    once more.
    """
    from tripledraw.solver.blueprint.game import bucket_game  # numpy and numba
    from tripledraw.solver.blueprint.training import (
        Training,
        check_memory,
        free_memory,
        needed_bytes,
    )

    if pack is not None:
        _pack(folder, pack, cap)
        return
    check_memory(cap, free_memory())
    print(f"{needed_bytes(cap) / 1e9:.1f} GB of memory for a cap of {cap} bets.", file=sys.stderr)
    count = threads or os.cpu_count() or 1
    with (
        _files(folder),
        cluster_at(ray) as cluster,
        _interrupts() as interrupts,
        progress_bar("seconds of learning") as told,
    ):
        training = Training.opened(folder, bucket_game(cap), cap, count, cluster)
        run = training.run(minutes * MINUTE, every * MINUTE, lambda: bool(interrupts), told)
        for progress in run:
            print(_json(progress) if json else _sentence(progress), flush=True)
    if interrupts:
        raise typer.Exit(INTERRUPTED)


def _pack(folder: Path, file: Path, cap: int) -> None:
    from tripledraw.solver.blueprint.training import pack_newest

    with _files(file):
        label = pack_newest(folder, file, cap)
    print(f"{file}: turn {label.turn:,}, {file.stat().st_size / 1e6:.1f} MB")


@contextmanager
def _files(place: Path) -> Iterator[None]:
    """Files that cannot be read or written are bad input."""
    try:
        yield
    except OSError as error:
        if error.filename is None:  # no file: the output itself
            raise
        raise SolverError(f"{place} cannot be used: {error.strerror}") from None


@contextmanager
def _interrupts() -> Iterator[list[int]]:
    """The signals to stop that have come, heard between turns: half a turn is no state."""
    heard: list[int] = []
    stops = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(stop, lambda number, frame: heard.append(number)) for stop in stops]
    try:
        yield heard
    finally:
        for stop, handler in zip(stops, before, strict=True):
            signal.signal(stop, handler)


def _sentence(progress: Progress) -> str:
    low, high = progress.value
    return (
        f"turn {progress.turn:,}, {progress.seconds / MINUTE:.1f} minutes "
        f"({progress.cpu_seconds:,.0f} CPU seconds): exploitability "
        f"{progress.exploitability:.4f}, value to the button {low:+.4f} to {high:+.4f}"
    )


def _json(progress: Progress) -> str:
    from dataclasses import asdict
    from json import dumps

    return dumps(asdict(progress))

"""Trainings on disk: one file a checkpoint, written whole or not at all, and checked when read.

A file is a line of JSON (`Head`), the arrays of the regrets and of the sums as they lie in memory,
and the SHA-256 of all before it. It is written under another name and renamed when it is on the
disk. The newest two are kept.
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from tripledraw.errors import SolverError
from tripledraw.solver.blueprint.game import (
    BucketGame,
    EarlyTable,
    arrays_of,
    empty_early_table,
    table_shapes,
)
from tripledraw.solver.blueprint.learning import Learner

VERSION = 1
KEPT = 2
PIECE = 1 << 26
"""Bytes that are written or read at once."""

_PATTERN = "turn-*.training"
_DIGEST = sha256().digest_size


@dataclass(frozen=True)
class Head:
    """What a checkpoint says of itself.

    ``game`` is the SHA-256 of the game of buckets, ``turn`` how often both have learned;
    ``seconds`` and ``cpu_seconds`` went into that, from the beginning and over all runs.
    """

    version: int
    game: str
    cap: int
    turn: int
    seconds: float
    cpu_seconds: float


def game_digest(game: BucketGame) -> str:
    """The SHA-256 of all chances and trees of a game: trainings of another one do not fit it."""
    total = sha256()
    for array in (game.dealt, *game.tables, *(part for tree in game.betting for part in tree)):
        total.update(f"{array.dtype} {array.shape}\n".encode() + array.tobytes())
    return total.hexdigest()


def save(folder: Path, learner: Learner, head: Head) -> Path:
    """Write a checkpoint into the folder and delete those before the last one."""
    path = folder / f"turn-{head.turn:06}.training"
    part = path.with_suffix(".part")
    try:
        with part.open("wb") as file:
            total = sha256()
            for piece in _pieces(learner, head):
                file.write(piece)
                total.update(piece)
            file.write(total.digest())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise SolverError(
            f"{path} cannot be written: {error.strerror}; the checkpoints before it are kept"
        ) from None
    for old in saved(folder)[:-KEPT]:
        old.unlink()
    return path


def saved(folder: Path) -> list[Path]:
    """The checkpoints of a folder, the newest last."""
    return sorted(folder.glob(_PATTERN))


def load(path: Path, learner: Learner) -> Head:
    """Take up a training from a checkpoint; the learner is new and of the same game.

    Raises `SolverError`, in a sentence that says what to do, for a file of another version or
    game and for one that is damaged; the learner is then of no use.
    """
    head = _read(path, learner.game, [*arrays_of(learner.regrets), *arrays_of(learner.sums)])
    learner.turn = head.turn
    return head


def load_early_sums(path: Path, game: BucketGame) -> tuple[Head, EarlyTable]:
    """The sums of rounds 1 to 3 and the draws between them; the whole file is checked.

    Takes little memory. Raises as `load`.
    """
    sums = empty_early_table(game)
    shapes = arrays_of(table_shapes(game))
    rooms: list[Any] = [prod(shape) * 4 for shape in (*shapes, *shapes)]
    rooms[len(shapes) :] = [
        *sums.rounds, *sums.first, rooms[5], *sums.second, rooms[8], rooms[9]
    ]  # fmt: skip
    return _read(path, game, rooms), sums


def _read(path: Path, game: BucketGame, rooms: Sequence[Any]) -> Head:
    """Read a checkpoint into arrays, one after the other; a number passes over so many bytes."""
    with path.open("rb") as file:
        line = file.readline(1 << 16)
        head = _read_head(path, line, game)
        total = sha256(line)
        for room in rooms:
            for piece in _pieces_of(room):
                if file.readinto(piece) != len(piece):
                    raise _damaged(path)
                total.update(piece)
        if file.read(_DIGEST + 1) != total.digest():
            raise _damaged(path)
    return head


def _read_head(path: Path, line: bytes, game: BucketGame) -> Head:
    try:
        written = json.loads(line)
        version = written["version"]
        head = Head(**written) if version == VERSION else None
    except (ValueError, KeyError, TypeError):
        raise _damaged(path) from None
    if head is None:
        raise SolverError(
            f"{path} is a checkpoint of version {version!r} and this reads version {VERSION}: "
            "go on with the program that wrote it, or train in another folder"
        )
    if head.game != game_digest(game):
        raise SolverError(
            f"{path} is a training of another game, with a cap of {head.cap} bets: "
            "train in another folder, or with what it was begun with"
        )
    return head


def _damaged(path: Path) -> SolverError:
    before = [other.name for other in saved(path.parent) if other < path]
    remedy = f"delete it to go on from {before[-1]}" if before else "begin anew in another folder"
    return SolverError(f"{path} is damaged, its content is not what was written: {remedy}")


def _pieces(learner: Learner, head: Head) -> Iterator[Any]:
    yield json.dumps(asdict(head)).encode() + b"\n"
    for table in (learner.regrets, learner.sums):
        for array in arrays_of(table):
            yield from _pieces_of(array)


def _pieces_of(room: Any) -> Iterator[memoryview]:
    """The memory of an array, or so many bytes of no use, piece by piece."""
    if isinstance(room, int):
        spare = memoryview(bytearray(min(room, PIECE)))
        for begin in range(0, room, PIECE):
            yield spare[: min(PIECE, room - begin)]
        return
    flat = memoryview(room.view(np.uint8).reshape(-1))
    for begin in range(0, len(flat), PIECE):
        yield flat[begin : begin + PIECE]

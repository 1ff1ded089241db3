"""The strategy of rounds 1 to 3 as one small file: chances in steps of 1/255, compressed.

A file is a line of JSON (`Label`), blocks of zlib and the SHA-256 of all before it. The first block
has what belongs to hands, then come the early rounds and draws, then round 3 by the state of
round 2, so that a game needs two or three small blocks of it. The chance of the last action of a
decision is what the others leave.
"""

import json
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from tripledraw.errors import SolverError
from tripledraw.solver.blueprint.buckets import buckets
from tripledraw.solver.blueprint.game import BucketGame, EarlyTable
from tripledraw.solver.blueprint.rounds import Betting
from tripledraw.solver.blueprint.worth import worth

Array = Any

VERSION = 1
STEPS = 255
"""Chances are whole numbers of 1/255: what is rarer than 1/510 is never done."""

SHIPPED = "blueprint.packed"
_DIGEST = sha256().digest_size


@dataclass(frozen=True)
class Label:
    """What a packed strategy says of itself.

    ``exploitability`` in small bets a hand and the bracket of the ``value`` to the button are those
    of the training after ``turn`` turns, before packing. ``sizes`` are those of the blocks.
    """

    version: int
    cap: int
    turn: int
    exploitability: float
    value: tuple[float, float]
    buckets: tuple[int, ...]
    counts: tuple[int, ...]
    sizes: tuple[int, ...]


def steps_of(sums: Array) -> Array:
    """Sums of an average strategy, [..., actions, buckets], as steps that add up to 255: uint8.

    What rounding leaves goes to the likeliest action. Where nothing was summed all are alike.
    """
    total = sums.sum(-2, keepdims=True, dtype=np.float64)
    alike = np.full_like(sums, 1 / sums.shape[-2], np.float64)
    chances = np.divide(sums, total, out=alike, where=total > 0)
    steps = np.rint(chances * STEPS).astype(np.int16)
    likeliest = chances.argmax(-2)[..., None, :]
    missing = STEPS - steps.sum(-2, keepdims=True)
    np.put_along_axis(
        steps, likeliest, np.take_along_axis(steps, likeliest, -2) + missing.astype(np.int16), -2
    )
    return steps.astype(np.uint8)


def round_steps(betting: Betting, sums: Array) -> Array:
    """As `steps_of` for a round, [states, actions, buckets] with the actions of each decision."""
    steps = np.zeros(sums.shape, np.uint8)
    for first, last in zip(betting.starts[:-1], betting.starts[1:], strict=True):
        steps[:, first:last] = steps_of(sums[:, first:last])
    return steps


def pack(
    path: Path,
    game: BucketGame,
    sums: EarlyTable,
    cap: int,
    turn: int,
    exploitability: float,
    value: tuple[float, float],
) -> Label:
    """Write a packed strategy; gives its label."""
    blocks = [zlib.compress(block, 9) for block in _blocks(game, sums)]
    sizes = tuple(map(len, blocks))
    label = Label(VERSION, cap, turn, exploitability, value, game.buckets, game.counts, sizes)
    content = json.dumps(asdict(label)).encode() + b"\n" + b"".join(blocks)
    part = path.with_suffix(".part")
    part.write_bytes(content + sha256(content).digest())
    part.replace(path)
    return label


def _blocks(game: BucketGame, sums: EarlyTable) -> Iterator[bytes]:
    of_hands = buckets()
    for table in (of_hands.drawing, of_hands.flushed, worth().keeps):
        yield table.tobytes()
    for table in (*sums.first, *sums.second):
        yield steps_of(table)[..., :-1, :].tobytes()
    for betting, table in zip(game.betting, sums.rounds, strict=False):
        kept = round_steps(betting, table)[:, kept_actions(betting)]
        parts = game.states[1] if len(table) == game.states[2] else 1
        for block in np.split(kept, parts):
            yield block.tobytes()


def kept_actions(betting: Betting) -> Array:
    """The actions of a round whose chances are written: all but the last of each decision."""
    return np.setdiff1d(np.arange(len(betting.leads)), betting.starts[1:] - 1)


class Packed:
    """An opened file: its ``label`` and its blocks, each unpacked when it is first asked for.

    ``digest`` is the SHA-256 of all in it.
    """

    def __init__(self, content: bytes, name: str) -> None:
        self._content = memoryview(content)
        self.digest = content[-_DIGEST:].hex()
        if sha256(self._content[:-_DIGEST]).digest() != content[-_DIGEST:]:
            raise SolverError(f"{name} is damaged: install tripledraw again, or pack it again")
        line, _, _ = content.partition(b"\n")
        written = json.loads(line)
        if written["version"] != VERSION:
            raise SolverError(
                f"{name} is a strategy of version {written['version']!r} "
                f"and this reads version {VERSION}: pack it again"
            )
        self.label = Label(**{k: _tupled(v) for k, v in written.items()})
        ends = len(line) + 1 + np.cumsum((0, *self.label.sizes))
        self._places = list(zip(ends[:-1].tolist(), ends[1:].tolist(), strict=True))
        self.block = cache(self._block)

    def _block(self, number: int) -> Array:
        first, last = self._places[number]
        return np.frombuffer(zlib.decompress(self._content[first:last]), np.uint8)


def open_packed(path: Path | None) -> Packed:
    """Open a packed strategy, the shipped one without a path.

    Raises `SolverError` for a file that is missing, damaged or of another version.
    """
    place = path or files("tripledraw.solver").joinpath("data", SHIPPED)
    try:
        return Packed(place.read_bytes(), str(place))
    except OSError as error:
        raise SolverError(f"{place} cannot be read: {error.strerror}") from None


def _tupled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value

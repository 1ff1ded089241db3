"""A training that can be left and taken up again: turns, checkpoints, and how far it is."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from tripledraw.batch.cluster import Cluster
from tripledraw.errors import SolverError
from tripledraw.solver.blueprint import SMALLEST_CAP
from tripledraw.solver.blueprint.checkpoints import (
    VERSION,
    Head,
    game_digest,
    load,
    load_early_sums,
    save,
    saved,
)
from tripledraw.solver.blueprint.game import BucketGame, bucket_game, table_bytes
from tripledraw.solver.blueprint.learning import Learner
from tripledraw.solver.blueprint.packing import Label, pack
from tripledraw.solver.memory import free_memory as free_memory

WORKING_BYTES = 700_000_000
"""What a training needs besides its tables, at most: ranges, values, the program."""

LOG = "log.jsonl"


@dataclass(frozen=True)
class Progress:
    """How far a training is.

    ``seconds`` and ``cpu_seconds`` are those spent on learning, over all runs; measuring and
    saving are not counted. ``exploitability`` and the bracket of the ``value`` to the button
    are small bets a hand.
    """

    turn: int
    seconds: float
    cpu_seconds: float
    exploitability: float
    value: tuple[float, float]


def needed_bytes(cap: int) -> int:
    """The memory that a training takes."""
    return 2 * table_bytes(bucket_game(cap)) + WORKING_BYTES


def check_memory(cap: int, free: int | None) -> None:
    """Raise `SolverError` where there is too little, with a smaller cap that would do."""
    needed = needed_bytes(cap)
    if free is None or needed <= free:
        return
    fitting = [less for less in range(SMALLEST_CAP, cap) if needed_bytes(less) <= free]
    remedy = (
        f"--cap {fitting[-1]} takes {needed_bytes(fitting[-1]) / 1e9:.1f} GB"
        if fitting
        else f"the smallest, --cap {SMALLEST_CAP}, takes {needed_bytes(SMALLEST_CAP) / 1e9:.1f} GB"
    )
    raise SolverError(
        f"the training takes {needed / 1e9:.1f} GB of memory and {free / 1e9:.1f} GB are free; "
        f"{remedy}"
    )


class Training:
    """A learner and its folder; `Training.opened` takes up what is there."""

    def __init__(
        self,
        folder: Path,
        game: BucketGame,
        cap: int,
        threads: int,
        cluster: Cluster | None = None,
    ) -> None:
        self.folder = folder
        self.cap = cap
        self.learner = Learner(game, threads, cluster)
        self.seconds = 0.0
        self.cpu_seconds = 0.0
        self._digest = game_digest(game)

    @classmethod
    def opened(
        cls,
        folder: Path,
        game: BucketGame,
        cap: int,
        threads: int,
        cluster: Cluster | None = None,
    ) -> "Training":
        """A training in this folder, from its newest checkpoint if there is one."""
        folder.mkdir(parents=True, exist_ok=True)
        training = cls(folder, game, cap, threads, cluster)
        if checkpoints := saved(folder):
            head = load(checkpoints[-1], training.learner)
            training.learner.send()
            training.seconds, training.cpu_seconds = head.seconds, head.cpu_seconds
        return training

    def run(
        self,
        seconds: float,
        every: float,
        enough: Callable[[], bool],
        told: Callable[[int, int], None] | None = None,
    ) -> Iterator[Progress]:
        """Learn for so long or until it is ``enough``, and give the progress ``every`` so often.

        Whenever progress is given, a checkpoint has been written just before. ``told`` is called
        after every turn with the seconds done in this run and those that there are.
        """
        compile_loops(self.learner.game)
        begin = self.seconds
        end, due = begin + seconds, begin + every
        while self.seconds < end and not enough():
            self.turn()
            if told:
                told(int(self.seconds - begin), int(seconds))
            if self.seconds >= due:
                due = self.seconds + every
                yield self.checkpoint()
        if self.learner.turn > self._saved_turn():
            yield self.checkpoint()

    def turn(self) -> None:
        """Let both learn once."""
        start, cpu_start = time.perf_counter(), time.process_time()
        self.learner.learn()
        self.seconds += time.perf_counter() - start
        self.cpu_seconds += time.process_time() - cpu_start

    def checkpoint(self) -> Progress:
        """Write everything down, then measure how far it is and add that to the log."""
        head = Head(
            VERSION, self._digest, self.cap, self.learner.turn, self.seconds, self.cpu_seconds
        )
        self.learner.fetch()
        save(self.folder, self.learner, head)
        bracket = self.learner.bracket()
        progress = Progress(
            head.turn, head.seconds, head.cpu_seconds, bracket.exploitability, bracket.value
        )
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(asdict(progress)) + "\n")
        return progress

    def _saved_turn(self) -> int:
        checkpoints = saved(self.folder)
        return int(checkpoints[-1].stem.removeprefix("turn-")) if checkpoints else 0


def compile_loops(game: BucketGame) -> None:
    """Have everything compiled by one turn of a game of one bucket: no part of learning."""
    tables = tuple(np.ones((1, 1, 1), np.float32) for _ in game.tables)
    Learner(BucketGame(game.dealt[:1].copy(), tables, game.betting)).learn()


def pack_newest(folder: Path, path: Path, cap: int) -> Label:
    """Pack the strategy of the newest checkpoint; how good it is comes from the log.

    The whole checkpoint is read and checked, in little memory. Raises `SolverError` where there
    is none.
    """
    checkpoints = saved(folder)
    if not checkpoints:
        raise SolverError(f"{folder} has no checkpoint to pack: train first")
    game = bucket_game(cap)
    head, sums = load_early_sums(checkpoints[-1], game)
    lines = (folder / LOG).read_text(encoding="utf-8").splitlines()
    measured = [line for line in map(json.loads, lines) if line["turn"] == head.turn]
    if not measured:
        raise SolverError(f"turn {head.turn} of {folder} is not measured yet: wait for its line")
    low, high = measured[-1]["value"]
    exploitability = measured[-1]["exploitability"]
    return pack(path, game, sums, cap, head.turn, exploitability, (low, high))

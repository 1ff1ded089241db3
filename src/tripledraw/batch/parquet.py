"""Playouts as a Parquet file, one row a hand."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

from tripledraw.batch.game import Game
from tripledraw.batch.playouts import Playouts
from tripledraw.errors import BatchError, MissingExtra
from tripledraw.rules.words import DRAWS


class ParquetFile:
    """A Parquet file that grows by chunks of hands; left early, it holds what came so far.

    Columns: hand, profit_S by seat, drawn_S_K by seat and draw (null where the seat did not
    draw), actions, reshuffles, showdown. The game is in the file's metadata under
    "tripledraw", as JSON. ``mode`` is that of `open`: "x" for a new file, "w" to overwrite one.
    Raises `MissingExtra` without pyarrow, `BatchError` for what cannot be written.
    """

    def __init__(self, path: Path, played: Game, mode: Literal["x", "w"] = "x") -> None:
        try:
            self._arrow = import_module("pyarrow")
            parquet = import_module("pyarrow.parquet")
        except ImportError:
            raise MissingExtra("writing Parquet", "data") from None
        self._path, self._schema = path, self._schema_of(played)
        with self._told():
            path.open(mode).close()
            self._writer = parquet.ParquetWriter(path, self._schema)

    def __enter__(self) -> "ParquetFile":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._told():
            self._writer.close()

    def add(self, played: Playouts) -> None:
        """Write the hands of a chunk."""
        first, seats = played.first, range(played.game.seats)
        columns = [self._arrow.array(range(first, first + len(played)), "int64")]
        columns += [self._arrow.array(played.profit[:, seat]) for seat in seats]
        for seat in seats:
            for draw in range(DRAWS):
                drawn = played.draws[:, seat, draw]
                columns.append(self._arrow.array(drawn, mask=drawn < 0))
        columns += [self._arrow.array(played.actions), self._arrow.array(played.reshuffles)]
        columns.append(self._arrow.array(played.showdowns))
        with self._told():
            self._writer.write_table(self._arrow.table(columns, schema=self._schema))

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Say in a sentence why the file cannot be written; Arrow says it in several."""
        try:
            yield
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else error
            raise BatchError(f"{self._path} cannot be written: {reason}") from None

    def _schema_of(self, played: Game) -> Any:
        arrow, seats = self._arrow, range(played.seats)
        kinds = [("hand", arrow.int64())]
        kinds += [(f"profit_{seat}", arrow.int32()) for seat in seats]
        kinds += [(f"drawn_{seat}_{k + 1}", arrow.int8()) for seat in seats for k in range(DRAWS)]
        kinds += [("actions", arrow.int32()), ("reshuffles", arrow.int8())]
        kinds += [("showdown", arrow.bool_())]
        return arrow.schema(kinds, metadata={"tripledraw": json.dumps(played.to_json())})

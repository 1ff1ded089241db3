"""``tripledraw history convert``: recorded hands written anew as PHH or PokerStars text."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tripledraw.cli.printable import printable
from tripledraw.errors import HistoryError, TripleDrawError

if TYPE_CHECKING:
    from tripledraw.histories.replaying.replay import Replay


class Form(StrEnum):
    """What a history can be written as."""

    PHH = "phh"
    POKERSTARS = "pokerstars"


def convert(
    paths: Annotated[
        list[Path],
        typer.Argument(help="PHH, PokerStars or Full Tilt files, folders, or - for stdin."),
    ],
    to: Annotated[Form, typer.Option("--to", help="The form to write.")],
    out: Annotated[
        str,
        typer.Option(
            help="A file for all hands, or a folder (made, if it ends in /); else to the screen."
        ),
    ] = "",
    hero: Annotated[
        str, typer.Option(help="For PokerStars: the player whose cards are written.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over files that exist.")] = False,
) -> None:
    """Write the hands of files in another form.

    Only hands that replay are written. The others are left out and named; the exit code is 1 if
    any of them, or a file, is damaged or disagrees, or if the form has no words for one.
    """
    # Only these commands read histories.
    from tripledraw.histories.report import history_files

    batches = [_read(path) for path in history_files(paths)]
    if to is Form.PHH:
        _write_phh(batches)
    else:
        _write_pokerstars(batches, hero)
    folder = _folder(out)
    if folder is not None:
        _save_each(batches, folder, to, force=force)
    elif hands := [hand for batch in batches for hand in batch.written]:
        text = _text(hands, to)
        if out:
            _save(Path(out), text, force=force)
        else:
            _print(text)
    if not all(batch.is_good for batch in batches):
        raise typer.Exit(1)


# A PHH table, or a text of PokerStars.
Written = Mapping[str, Any] | str


@dataclass
class _Batch:
    """The hands of one file: those that replay, and what was written of them."""

    path: Path
    replays: list[Replay] = field(default_factory=list)
    written: list[Written] = field(default_factory=list)
    is_good: bool = True


def _read(path: Path) -> _Batch:
    """Replay the hands of a file; what is left out is said on stderr."""
    from tripledraw.cli.history.inputs import complain, open_hands
    from tripledraw.histories.report import DAMAGED, REPLAYS, verdict_of

    batch = _Batch(path)
    try:
        for verdict in map(verdict_of, open_hands(path)):
            complain(verdict.findings())
            batch.is_good = batch.is_good and verdict.is_good
            if verdict.replay is not None and verdict.kind == REPLAYS:
                batch.replays.append(verdict.replay)
    except HistoryError as error:
        print(printable(str(error)), file=sys.stderr)
        batch.is_good = error.kind != DAMAGED
    return batch


def _write_phh(batches: Sequence[_Batch]) -> None:
    from tripledraw.histories.converting import as_phh

    for batch in batches:
        batch.written = [as_phh(replay) for replay in batch.replays]


def _write_pokerstars(batches: Sequence[_Batch], hero: str) -> None:
    """No two hands of all batches get one number: who collects them tells them apart by it."""
    from tripledraw.histories.converting import as_pokerstars, hand_numbers
    from tripledraw.histories.report import label

    replays = [(batch, replay) for batch in batches for replay in batch.replays]
    numbers = hand_numbers([replay.recorded for _, replay in replays])
    for (batch, replay), number in zip(replays, numbers, strict=True):
        try:
            batch.written.append(as_pokerstars(replay, number, hero))
        except TripleDrawError as error:
            batch.is_good = False
            recorded = replay.recorded
            place = f"{recorded.file}:{recorded.first_line}: {label(recorded.hand_id)}"
            print(printable(f"{place}: {error}"), file=sys.stderr)


def _text(hands: Sequence[Written], to: Form) -> str:
    """All hands as one text: PHH puts several of them into numbered tables."""
    if to is Form.POKERSTARS:
        return "".join(hand for hand in hands if isinstance(hand, str))
    from tripledraw.histories.phh.writing import phh_text

    tables = [hand for hand in hands if not isinstance(hand, str)]
    if len(tables) == 1:
        return phh_text(tables[0])
    return phh_text({str(number): table for number, table in enumerate(tables, start=1)})


def _print(text: str) -> None:
    """To a terminal only what cannot steer it; a program that reads on gets every sign."""
    if sys.stdout.isatty():
        text = "\n".join(map(printable, text.split("\n")))
    print(text, end="")


# -- files -----------------------------------------------------------------------------------


def _folder(out: str) -> Path | None:
    """The folder that is to be filled, made if its name says that it is one; else None."""
    folder = Path(out)
    if out.endswith(("/", os.sep)):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise TripleDrawError(f"{out} cannot be made: {error.strerror}") from None
    return folder if out and folder.is_dir() else None


def _save_each(batches: Sequence[_Batch], folder: Path, to: Form, *, force: bool) -> None:
    """A file for each batch. Raises TripleDrawError before the first if two have one name."""
    named = [(_name(batch, to), batch) for batch in batches if batch.written]
    names = [name for name, _ in named]
    for name in names:
        if names.count(name) > 1:
            raise TripleDrawError(f"two files would become {folder / name}; convert them apart")
    for name, batch in named:
        _save(folder / name, _text(batch.written, to), force=force)


def _name(batch: _Batch, to: Form) -> str:
    from tripledraw.cli.history.inputs import STDIN

    stem = "stdin" if batch.path == STDIN else batch.path.stem
    if to is Form.POKERSTARS:
        return f"{stem}.txt"
    return f"{stem}.phh" if len(batch.written) == 1 else f"{stem}.phhs"


def _save(path: Path, text: str, *, force: bool) -> None:
    """Write a file. Raises TripleDrawError for one that exists, unless forced."""
    try:
        with path.open("w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise TripleDrawError(f"{path} is there already; --force writes over it") from None
    except OSError as error:
        raise TripleDrawError(f"{path} cannot be written: {error.strerror}") from None

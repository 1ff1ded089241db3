"""``tripledraw history convert``: recorded hands written anew as PHH or PokerStars text."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from tripledraw.histories.replaying import Replay


class Form(StrEnum):
    """What a history can be written as."""

    PHH = "phh"
    POKERSTARS = "pokerstars"


def convert(
    files: Annotated[list[Path], typer.Argument(help="PHH, PokerStars or Full Tilt files.")],
    to: Annotated[Form, typer.Option("--to", help="The form to write.")],
    out: Annotated[
        Path | None, typer.Option(help="A file for all hands, or a folder; else to the screen.")
    ] = None,
    hero: Annotated[
        str, typer.Option(help="For PokerStars: the player whose cards are written.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over files that exist.")] = False,
) -> None:
    """Write the hands of files in another form.

    Hands that do not replay are left out and named; the exit code is 1 if any of them, or a
    file, is damaged, or if the form has no words for one.
    """
    jobs = [_Job(file, to, hero) for file in files]
    if out is not None and out.is_dir():
        for job in jobs:
            if job.hands:
                path = out / f"{job.file.stem}{_suffix(job.hands, to)}"
                _save(path, _text(job.hands, to), force=force)
    elif hands := [hand for job in jobs for hand in job.hands]:
        if out is None:
            print(_text(hands, to), end="")
        else:
            _save(out, _text(hands, to), force=force)
    if not all(job.is_good for job in jobs):
        raise typer.Exit(1)


# A PHH table, or a text of PokerStars.
Written = Mapping[str, Any] | str


class _Job:
    """The hands of one file in their new form; what is left out is said on stderr."""

    def __init__(self, file: Path, to: Form, hero: str) -> None:
        # Only this command writes histories anew.
        from tripledraw.histories.report import check_file

        report = check_file(file)
        self.file = file
        self.hands: list[Written] = []
        self.is_good = report.problem is None
        for sentence in report.sentences():
            print(sentence, file=sys.stderr)
        for verdict in report.verdicts:
            if verdict.replay is None:
                self.is_good = self.is_good and verdict.kind != "damaged"
                continue
            try:
                self.hands.append(_written(verdict.replay, to, hero))
            except TripleDrawError as error:
                self.is_good = False
                place = f"{file}:{verdict.recorded.first_line}"
                print(f"{place}: {verdict.label}: {error}", file=sys.stderr)


def _written(replay: Replay, to: Form, hero: str) -> Written:
    from tripledraw.histories.converting import as_phh, as_pokerstars

    return as_phh(replay) if to is Form.PHH else as_pokerstars(replay, hero)


def _suffix(hands: Sequence[Written], to: Form) -> str:
    if to is Form.POKERSTARS:
        return ".txt"
    return ".phh" if len(hands) == 1 else ".phhs"


def _text(hands: Sequence[Written], to: Form) -> str:
    """All hands as one text: PHH puts several of them into numbered tables."""
    from tripledraw.histories.phh_write import phh_text

    tables = [hand for hand in hands if not isinstance(hand, str)]
    if to is Form.POKERSTARS:
        return "".join(hand for hand in hands if isinstance(hand, str))
    if len(tables) == 1:
        return phh_text(tables[0])
    return phh_text({str(number): table for number, table in enumerate(tables, start=1)})


def _save(path: Path, text: str, *, force: bool) -> None:
    """Write a file. Raises TripleDrawError for one that exists, unless forced."""
    try:
        with path.open("w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise TripleDrawError(f"{path} is there already; --force writes over it") from None
    except OSError as error:
        raise TripleDrawError(f"{path} cannot be written: {error.strerror}") from None

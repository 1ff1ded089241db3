"""``tripledraw history check``: whether the hands of files replay and their results agree."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.options import Json
from tripledraw.cli.progress import progress_bar

if TYPE_CHECKING:
    from tripledraw.histories.report import FileReport


def check(
    paths: Annotated[
        list[Path], typer.Argument(help="Files, or folders of .phh, .phhs and .txt files.")
    ],
    json: Json = False,
) -> None:
    """Play every hand again through the rules and tell what is wrong, with line numbers.

    The exit code is 0 if no hand is damaged or disagrees with its stated pots, stacks, winners
    and amounts; cancelled and partial hands and other games are counted but are no fault.
    """
    # Only this command reads whole folders.
    from tripledraw.histories.report import check_file, history_files

    files = list(history_files(paths))
    reports = []
    with progress_bar("files") as progress:
        for done, file in enumerate(files, start=1):
            reports.append(check_file(file))
            if progress is not None:
                progress(done, len(files))
    if json:
        from json import dumps

        print(dumps({"files": [report.to_json() for report in reports]}))
    else:
        for report in reports:
            print("\n".join(_lines(report)))
    if not all(report.is_good for report in reports):
        raise typer.Exit(1)


def _lines(report: FileReport) -> list[str]:
    """The counts of a file, then one line for each thing that is wrong."""
    if report.problem is not None:
        return report.sentences()
    counts = [_counted(kind, count) for kind, count in report.counts.items() if count]
    total = len(report.verdicts)
    head = f"{report.file}: {total} hand{'' if total == 1 else 's'}: {', '.join(counts)}"
    return [head, *(f"  {sentence}" for sentence in report.sentences())]


def _counted(kind: str, count: int) -> str:
    """One replays, two replay; one is damaged, two are."""
    words = kind.replace("_", " ")
    return f"{count} {words if count == 1 else words.removesuffix('s')}"

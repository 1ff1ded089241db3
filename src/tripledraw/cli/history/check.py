"""``tripledraw history check``: whether the hands of files replay and their results agree."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.options import Json
from tripledraw.cli.printable import printable
from tripledraw.cli.progress import progress_bar

if TYPE_CHECKING:
    from tripledraw.histories.report import FileReport


def check(
    paths: Annotated[
        list[Path],
        typer.Argument(help="Files, folders of .phh, .phhs and .txt files, or - for stdin."),
    ],
    json: Json = False,
) -> None:
    """Play every hand again through the rules and tell what is wrong, with line numbers.

    The exit code is 0 if no hand is damaged or disagrees with its stated pots, stacks, winners
    and amounts; cancelled and partial hands and other games are counted but are no fault.
    """
    # Only these commands read histories.
    from tripledraw.cli.history.inputs import open_hands
    from tripledraw.histories.report import check_file, history_files

    files = list(history_files(paths))
    reports = []
    with progress_bar("files") as progress:
        for done, file in enumerate(files, start=1):
            reports.append(check_file(file, open_hands))
            if progress is not None:
                progress(done, len(files))
    if json:
        _print_json(reports)
    else:
        for line in _lines(reports):
            print(printable(line))
    if not all(report.is_good for report in reports):
        raise typer.Exit(1)


def _print_json(reports: list[FileReport]) -> None:
    from json import dumps

    from tripledraw.histories.report import counts_json

    total = counts_json(_total(reports))
    print(dumps({"files": [report.to_json() for report in reports], "hands": total}))


def _lines(reports: list[FileReport]) -> list[str]:
    """The counts of each file, then what is wrong with it; at last the sum of many files."""
    lines = []
    for report in reports:
        if report.problem is not None:
            place = f":{report.problem.line}" if report.problem.line else ""
            lines.append(f"{report.file}{place}: {report.problem.reason}")
        else:
            lines.append(f"{report.file}: {_counted(report.counts)}")
        lines += [f"  {finding.sentence()}" for finding in report.findings]
    if len(reports) > 1:
        lines.append(f"{len(reports)} files: {_counted(_total(reports))}")
    return lines


def _total(reports: list[FileReport]) -> Counter[str]:
    total: Counter[str] = Counter()
    for report in reports:
        total += report.counts
    return total


def _counted(counts: Counter[str]) -> str:
    """3 hands: 1 replays, 2 replay; one is damaged, two are."""
    from tripledraw.histories.report import KINDS

    hands = counts.total()
    said = []
    for kind in KINDS:
        words = kind.replace("_", " ")
        if count := counts[kind]:
            said.append(f"{count} {words if count == 1 else words.removesuffix('s')}")
    return f"{hands} hand{'' if hands == 1 else 's'}" + (f": {', '.join(said)}" if said else "")

"""``tripledraw verify``: whether the deals of a table were fair, from what its players kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from tripledraw.cli.options import Json, new_app
from tripledraw.cli.printable import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.fairness import Record, Verdict

app = new_app()


class Checked(NamedTuple):
    """A file in which everything agrees; ``replayed`` hands were dealt again from their seeds."""

    file: str
    records: Sequence[Record]
    verdict: Verdict
    replayed: int


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The records of one player, one hand a line.")],
    other: Annotated[
        Path | None, typer.Argument(help="Those of another player of the table, to compare.")
    ] = None,
    json: Json = False,
) -> None:
    """Check offline that hands were dealt as they were promised before the players cut.

    With two files also that both players were told the same. The exit code is 1 if anything does
    not agree, and the first such thing is told with its line and hand. What this proves and what
    it does not is in docs/reference/fairness.md.
    """
    from tripledraw.fairness import compare  # only this command reads records

    files = [_checked(path) for path in (file, other) if path is not None]
    common = compare(files[0].records, files[1].records) if len(files) > 1 else None
    if json:
        from json import dumps

        print(dumps({"files": [_report(each) for each in files], "common": common}))
        return
    for each in files:
        for line in _lines(each):
            print(printable(line))
    if common is not None:
        print(f"both players were told the same in {_counted(common, 'common hand')}")


def _checked(path: Path) -> Checked:
    """Check a file; raises FairnessError with the place of the first thing that is wrong."""
    from tripledraw.cli.opened import is_open, replay
    from tripledraw.errors import FairnessError
    from tripledraw.fairness import verify
    from tripledraw.fairness.files import placed, read_records

    lines = list(read_records(path))
    records = [record for _, record in lines]
    try:
        verdict = verify(records)
        opened = [record for record in records if is_open(record)]
        for record in opened:
            replay(record)
    except FairnessError as wrong:
        line = {record.commitment.hand: line for line, record in lines}.get(wrong.hand, 0)
        raise placed(wrong, path, line) from None
    return Checked(str(path), records, verdict, len(opened))


def _report(checked: Checked) -> dict[str, Any]:
    """A file as JSON."""
    from dataclasses import asdict

    return {"file": checked.file, **asdict(checked.verdict), "replayed": checked.replayed}


def _lines(checked: Checked) -> list[str]:
    """What was found in order, then what a player should know of."""
    found = checked.verdict
    lines = [
        f"{checked.file}: table {found.table}: {_counted(found.hands, 'hand')} as promised, "
        f"{_counted(found.cards, 'card')} proved"
    ]
    if checked.replayed:
        lines.append(f"  {_counted(checked.replayed, 'hand')} dealt again from the opened seed")
    if found.unproved:
        lines.append(f"  {_counted(found.unproved, 'card')} of reshuffles without a proof")
    lines += [f"  hand {hand} was dealt without the link you sent" for hand in found.left_out]
    lines += [
        f"  hand {hand} was dealt to chair {chair} without a link" for hand, chair in found.unlinked
    ]
    lines += [f"  hand {hand} was promised and not dealt" for hand in found.void]
    for first, last in found.gaps:
        hands = f"hand {first} is" if first == last else f"hands {first} to {last} are"
        lines.append(f"  {hands} not in the file")
    return lines


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"

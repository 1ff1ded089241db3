"""``tripledraw history show``: a recorded hand in words, step by step, in six languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.options import Lang
from tripledraw.cli.printable import printable
from tripledraw.errors import HistoryError, TripleDrawError

if TYPE_CHECKING:
    from tripledraw.histories.model import Recorded


def show(
    file: Annotated[
        Path, typer.Argument(help="A PHH, PokerStars or Full Tilt file, or - for stdin.")
    ],
    lang: Lang,
    hand: Annotated[
        str, typer.Option(help="One hand, by its number in the record or its place in the file.")
    ] = "",
    plain: Annotated[bool, typer.Option("--plain", help="Suits as letters: c d h s.")] = False,
) -> None:
    """Replay the hands of a file as text; every card that the record gives away is shown."""
    # Only this command tells hands in words.
    from tripledraw.cli.history.inputs import complain, open_hands
    from tripledraw.cli.history.telling import tell
    from tripledraw.histories.report import verdict_of

    if file.is_dir():
        raise TripleDrawError(f"{file} is a folder; show takes one file, such as one in it")
    try:
        recorded = open_hands(file)
    except HistoryError as error:
        raise TripleDrawError(printable(str(error))) from None
    good = True
    for verdict in map(verdict_of, _chosen(list(recorded), hand, file) if hand else recorded):
        if verdict.replay is not None:
            print("\n".join(tell(verdict.replay, lang, plain=plain)))
            print()
        good = good and verdict.replay is not None
        complain(verdict.findings())
    if not good:
        raise typer.Exit(1)


def _chosen(hands: list[Recorded], wanted: str, file: Path) -> list[Recorded]:
    """The hand that is asked for: a number of the record goes before a place."""
    named = [recorded for recorded in hands if recorded.hand_id == wanted]
    if not named and wanted.isdecimal() and 1 <= int(wanted) <= len(hands):
        named = [hands[int(wanted) - 1]]
    if not named:
        raise TripleDrawError(
            f"{file} has no hand {wanted}; it holds {len(hands)}, numbered from 1"
        )
    return named

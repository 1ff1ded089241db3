"""``tripledraw history show``: a recorded hand in words, step by step, in six languages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.options import Lang
from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from tripledraw.histories.report import Verdict


def show(
    file: Annotated[Path, typer.Argument(help="A PHH, PokerStars or Full Tilt file.")],
    lang: Lang,
    hand: Annotated[
        str, typer.Option(help="One hand, by its number in the record or its place in the file.")
    ] = "",
    plain: Annotated[bool, typer.Option("--plain", help="Suits as letters: c d h s.")] = False,
) -> None:
    """Replay the hands of a file as text; every card that the record gives away is shown."""
    # Only this command tells hands in words.
    from tripledraw.cli.history.telling import tell
    from tripledraw.histories.report import check_file

    report = check_file(file)
    if report.problem is not None:
        raise report.problem
    good = True
    for verdict in _chosen(report.verdicts, hand, file):
        if verdict.replay is not None:
            print("\n".join(tell(verdict.replay, lang, plain=plain)))
            print()
        good = good and verdict.replay is not None
        for sentence in verdict.sentences():
            print(sentence, file=sys.stderr)
    if not good:
        raise typer.Exit(1)


def _chosen(verdicts: tuple[Verdict, ...], hand: str, file: Path) -> list[Verdict]:
    """All hands, or the one that is asked for: a number of the record goes before a place."""
    if not hand:
        return list(verdicts)
    named = [verdict for verdict in verdicts if verdict.recorded.hand_id == hand]
    if not named and hand.isdecimal() and 1 <= int(hand) <= len(verdicts):
        named = [verdicts[int(hand) - 1]]
    if not named:
        raise TripleDrawError(
            f"{file} has no hand {hand}; it holds {len(verdicts)}, numbered from 1"
        )
    return named

"""``tripledraw review``: own hands judged, the dearest decisions first."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.options import Json, Threads, new_app
from tripledraw.cli.printable import printable
from tripledraw.cli.progress import progress_bar
from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.histories.model import Recorded
    from tripledraw.histories.replaying.replay import Replay
    from tripledraw.histories.report import Finding, Verdict
    from tripledraw.study.judges import Judge
    from tripledraw.study.summary import Summary

USUAL, TREMBLE = "textbook", 0.05
SOME_NAMES = 8

app = new_app()


@app.command()
def review(
    paths: Annotated[
        list[Path],
        typer.Argument(help="Files, folders of .phh, .phhs and .txt files, or - for stdin."),
    ],
    player: Annotated[
        str | None,
        typer.Option(help="Judge this player; else whoever's cards were dealt face up."),
    ] = None,
    assume: Annotated[
        str,
        typer.Option(help="How everybody is assumed to play: textbook, caller, random, showdown."),
    ] = USUAL,
    tremble: Annotated[
        float,
        typer.Option(help="How often a decision of the others is any other: above 0, at most 1."),
    ] = TREMBLE,
    worst: Annotated[int, typer.Option(min=0, help="How many mistakes to print.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="Everything that chance decides.")] = 0,
    threads: Threads = None,
    html: Annotated[
        Path | None, typer.Option(help="Also write a page with pictures.", dir_okay=False)
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --html overwrite a file.")] = False,
    json: Json = False,
) -> None:
    """Tell what each decision cost in small bets against the best one, and how sure that is.

    Where two are left from the last draw on the endgame is solved, unless somebody is assumed to
    play by another policy than the textbook. Elsewhere what others hold is judged by what they
    drew and bet, if they play as assumed, and all play on so. A loss counts if it is more than
    three times its error. Ctrl-C gives what is there.
    """
    if html is not None:
        from tripledraw.study.page import check_page  # matplotlib, for this option alone

        check_page(html, overwrite=force)
    judges = _judges(assume, tremble, seed)
    recorded, unreadable = _read(paths)
    if player is not None:
        _check_player(player, recorded)
    summary, verdicts, is_complete = _review(recorded, judges, player, threads)
    findings = [*unreadable, *(each for verdict in verdicts for each in verdict.findings())]
    _print(summary, findings, worst, json=json)
    if html is not None:
        from tripledraw.study.page import write_page

        write_page(summary, html)
    if not is_complete:
        done = summary.hands + summary.untold
        print(f"Stopped after {done:,} of {len(recorded):,} hands.", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)
    if unreadable or not all(verdict.is_good for verdict in verdicts):
        raise typer.Exit(1)


def _judges(assume: str, tremble: float, seed: int) -> list[Judge]:
    """Who judges; a usage error for a policy or a tremble that there is not."""
    from tripledraw.beliefs.assumed import Assumed  # numpy and numba, needed by this one alone
    from tripledraw.errors import BatchError
    from tripledraw.study.endgames import Endgames
    from tripledraw.study.judges import Playouts

    try:
        assumed = Assumed(assume, tremble)
    except BatchError as error:
        raise typer.BadParameter(str(error)) from None
    played_on = Playouts(assumed, seed=seed)
    # A solution takes nobody's habits for granted: whoever assumes some wants them made use of.
    return [Endgames(played_on, assumed, seed), played_on] if assume == USUAL else [played_on]


def _read(paths: list[Path]) -> tuple[list[Recorded], list[Finding]]:
    """All hands of all files, and what is wrong with files as a whole."""
    from tripledraw.cli.history.inputs import open_hands  # only these commands read histories
    from tripledraw.errors import HistoryError
    from tripledraw.histories.faults import problem_of
    from tripledraw.histories.report import Finding, history_files

    hands: list[Recorded] = []
    unreadable = []
    for file in history_files(paths):
        try:
            hands += open_hands(file)
        except HistoryError as error:
            unreadable.append(Finding(str(file), "", problem_of(error)))
    return hands, unreadable


def _check_player(player: str, hands: list[Recorded]) -> None:
    """Raise `TripleDrawError` unless somebody of that name plays."""
    names = {each.name for recorded in hands for each in recorded.players}
    if player not in names:
        some = ", ".join(map(repr, sorted(names)[:SOME_NAMES])) or "nobody"
        raise TripleDrawError(printable(f"nobody is called {player!r} here; there are: {some}"))


def _review(
    hands: list[Recorded], judges: list[Judge], player: str | None, threads: int | None
) -> tuple[Summary, list[Verdict], bool]:
    """Judge until the end or ctrl-C: the sums, what each hand taken up is, whether it was all."""
    from tripledraw.histories.report import verdict_of
    from tripledraw.study.reviewing import review
    from tripledraw.study.summary import Summary

    summary = Summary()
    verdicts: list[Verdict] = []

    def replays() -> Iterator[Replay]:
        for recorded in hands:
            verdicts.append(verdict_of(recorded))
            if verdicts[-1].replay is not None:
                yield verdicts[-1].replay

    with progress_bar("hands") as progress:
        try:
            found = review(replays(), judges, player=player, threads=threads)
            for judged, reviewed in enumerate(found, 1):
                summary.add(reviewed)
                if progress is not None:
                    progress(judged, len(hands))
        except KeyboardInterrupt:
            return summary, verdicts, False
    return summary, verdicts, True


def _print(summary: Summary, findings: list[Finding], worst: int, *, json: bool) -> None:
    if json:
        from json import dumps

        notes = [{"file": each.file, **each.to_json()} for each in findings]
        print(dumps(summary.to_json() | {"notes": notes}))
        return
    from tripledraw.cli.review_text import lines

    for line in lines(summary, worst):
        print(printable(line))
    for finding in findings:
        print(f"  {printable(finding.sentence())}")

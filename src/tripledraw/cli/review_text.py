"""A review in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tripledraw.cards import high_to_low, write
from tripledraw.cli.figures import counted

if TYPE_CHECKING:
    from tripledraw.study.reviewing import Decision
    from tripledraw.study.summary import Lost, Summary

FIRST_COLUMN, COLUMN = 15, 12


def lines(summary: Summary, worst: int) -> Iterator[str]:
    """The sums, then so many mistakes, the dearest first."""
    yield from _head(summary)
    if not summary.decisions:
        return
    yield ""
    yield from _table("judged", {k: v for k, v in summary.by_method.items() if v.decisions})
    yield ""
    yield from _table("street", summary.by_street)
    if summary.total.mistakes:
        yield ""
        yield from _table("kind", {k: v for k, v in summary.by_kind.items() if v.mistakes})
    for decision in summary.worst()[:worst]:
        yield ""
        yield from _decision(decision)


def _head(summary: Summary) -> Iterator[str]:
    total, hands = summary.total, summary.hands
    yield (
        f"{counted(hands, 'hand')}, {counted(total.decisions, 'decision')}, "
        f"{counted(total.mistakes, 'mistake')}: "
        f"{total.loss:.2f} small bets lost, error {total.error:.2f}"
    )
    if hands:
        yield f"{100 * total.loss / hands:.2f} small bets lost in 100 hands"
    if summary.hidden:
        hidden = counted(summary.hidden, "decision")
        yield f"{hidden} skipped: the record does not tell the cards"
    if summary.unfit:
        unfit = counted(summary.unfit, "decision")
        yield f"{unfit} skipped: no deal of the hidden cards was found to fit"
    if summary.untold:
        yield f"{counted(summary.untold, 'hand')} skipped: the record tells nobody's cards"


def _table(title: str, rows: Mapping[str, Lost]) -> Iterator[str]:
    names = (title, "decisions", "mistakes", "lost", "error")
    yield names[0].ljust(FIRST_COLUMN) + "".join(name.rjust(COLUMN) for name in names[1:])
    for name, lost in rows.items():
        figures = (f"{lost.decisions:,}", f"{lost.mistakes:,}", f"{lost.loss:.2f}")
        cells = "".join(cell.rjust(COLUMN) for cell in (*figures, f"{lost.error:.2f}"))
        yield name.ljust(FIRST_COLUMN) + cells


def _decision(decision: Decision) -> Iterator[str]:
    place = decision.place
    hand = f"hand {place.hand}" if place.hand else "a hand"
    yield (
        f"{decision.loss:.2f} +- {decision.error:.2f}  {decision.kind}: {decision.did}, "
        f"better {decision.best}  [{decision.how}: {decision.method}]"
    )
    others = counted(decision.opponents, "opponent")
    yield (
        f"  {place.file}:{place.line} {hand}, {place.player}, {decision.street}, "
        f"{write(high_to_low(decision.cards))}, {others}, pot {decision.pot:g} small bets"
    )
    yield "  " + ", ".join(f"{each.action} {each.worth:+.2f}" for each in decision.options)

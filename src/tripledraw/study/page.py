"""The report as one page of HTML with its pictures inside: nothing is loaded from elsewhere."""

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

from tripledraw.cards import high_to_low, write
from tripledraw.errors import TripleDrawError
from tripledraw.study.judges import BEYOND_NOISE
from tripledraw.study.pictures import bars, check_drawing, course, spread
from tripledraw.study.reviewing import Decision
from tripledraw.study.summary import Lost, Summary

MOST_DECISIONS = 200

STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
.worst td, .worst th { text-align: left; vertical-align: top; }
svg { max-width: 100%; height: auto; }
.quiet { color: #666; }
"""


def check_page(file: Path, *, overwrite: bool) -> None:
    """Raise, before any work, for a page that cannot be written or drawn."""
    check_drawing()
    if file.exists() and not overwrite:
        raise TripleDrawError(f"{file} is there already; --force overwrites it")
    if not file.absolute().parent.is_dir():
        raise TripleDrawError(f'there is no folder "{file.parent}" to write into: make it first')


def write_page(summary: Summary, file: Path) -> None:
    """Write the report; raises `TripleDrawError` where the file cannot be written."""
    try:
        file.write_text(page(summary), encoding="utf-8")
    except OSError as error:
        raise TripleDrawError(f"{file} cannot be written: {error.strerror}") from None


def page(summary: Summary) -> str:
    """The report of a review."""
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Review</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            *_body(summary),
            "</body>\n</html>\n",
        ]
    )


def _body(summary: Summary) -> Iterator[str]:
    total = summary.total
    yield "<h1>Review</h1>"
    yield (
        f"<p>{summary.hands:,} hands, {total.decisions:,} decisions, {total.mistakes:,} mistakes: "
        f"{total.loss:.2f} small bets lost, error {total.error:.2f}.</p>"
    )
    yield (
        '<p class="quiet">Where two are left from the last draw on, the endgame is solved. '
        "Elsewhere everybody is assumed to play by one policy. What others hold is "
        "judged by their draws and bets. A loss counts if it is more than "
        f"{BEYOND_NOISE:g} times its error. Skipped for cards that are not told: "
        f"{summary.hidden:,} decisions, {summary.untold:,} hands.</p>"
    )
    yield from _table("judged", {k: v for k, v in summary.by_method.items() if v.decisions})
    yield "<h2>By street</h2>"
    yield bars("By street", summary.by_street)
    yield from _table("street", summary.by_street)
    yield "<h2>By kind</h2>"
    yield bars("By kind", summary.by_kind)
    yield from _table("kind", summary.by_kind)
    yield "<h2>Course</h2>"
    yield course(summary.decisions)
    yield spread(summary.decisions)
    yield from _worst(summary)


def _table(title: str, rows: Mapping[str, Lost]) -> Iterator[str]:
    heads = (title, "decisions", "mistakes", "lost", "error")
    yield "<table><tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"
    for name, lost in rows.items():
        cells = (name, lost.decisions, lost.mistakes, f"{lost.loss:.2f}", f"{lost.error:.2f}")
        yield "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    yield "</table>"


def _worst(summary: Summary) -> Iterator[str]:
    worst = summary.worst()
    shown = worst[:MOST_DECISIONS]
    yield f"<h2>The {len(shown)} dearest of {len(worst)} mistakes</h2>"
    heads = ("lost", "kind", "hand", "street", "cards", "did", "better", "options")
    yield '<table class="worst"><tr>' + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"
    for decision in shown:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in _cells(decision))
        yield f"<tr>{cells}</tr>"
    yield "</table>"


def _cells(decision: Decision) -> tuple[str, ...]:
    place = decision.place
    return (
        f"{decision.loss:.2f} ± {decision.error:.2f} ({decision.how}: {decision.method})",
        decision.kind,
        f"{place.file}:{place.line} {place.hand} {place.player}",
        f"{decision.street}, {decision.opponents} against, pot {decision.pot:g}",
        write(high_to_low(decision.cards)),
        decision.did,
        decision.best,
        ", ".join(f"{each.action} {each.worth:+.2f}" for each in decision.options),
    )

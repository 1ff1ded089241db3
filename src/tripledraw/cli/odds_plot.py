"""The picture of ``tripledraw odds``: how often each keep ends as a seven, an eight, ... a pair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tripledraw.cards import high_to_low, write
from tripledraw.errors import TripleDrawError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from tripledraw.cli.progress import Progress
    from tripledraw.equity.odds import Odds

FORMATS = (".png", ".svg", ".pdf")
MOST_KEEPS = 6
AIM = "8"


def check(file: Path) -> None:
    """Raise TripleDrawError, before any work, for a picture that cannot be drawn."""
    if file.suffix.lower() not in FORMATS:
        raise TripleDrawError(
            f'"{file}" is no picture that can be drawn: its name must end in {", ".join(FORMATS)}.'
        )
    if not file.absolute().parent.is_dir():
        raise TripleDrawError(f'There is no folder "{file.parent}" to draw into: make it first.')
    try:
        import matplotlib  # noqa: F401  # slow to import, and not everybody has it
    except ImportError:
        raise TripleDrawError(
            "A picture needs Matplotlib, which is not installed: pip install 'tripledraw[plot]'."
        ) from None


def draw(odds: Odds, file: Path, progress: Progress | None) -> None:
    """Draw the final hands of the best keeps, each playing for an eight or better.

    The deck is reset before every draw. TripleDrawError if the file cannot be written.
    """
    from matplotlib.figure import Figure

    from tripledraw.equity.draws import draw_values
    from tripledraw.equity.odds import final_lows
    from tripledraw.equity.targets import low

    values = draw_values(low(AIM), odds.draws, odds.dead, progress)
    figure = Figure(figsize=(9, 5), layout="constrained")
    shown = {keep: final_lows(values, odds, keep) for keep in odds.keeps[:MOST_KEEPS]}
    axes = _bars({_words(keep.kept): lows for keep, lows in shown.items()}, figure)
    left = "1 draw" if odds.draws == 1 else f"{odds.draws} draws"
    axes.set_title(f"{_words(odds.hand)}: {left}, playing for an eight, deck reset at each draw")
    try:
        figure.savefig(file)
    except OSError as error:
        raise TripleDrawError(f'"{file}" cannot be written: {error.strerror}.') from None


def _words(cards: tuple[int, ...]) -> str:
    return write(high_to_low(cards)) or "nothing"


def _bars(lows_by_keep: dict[str, dict[str, float]], figure: Figure) -> Axes:
    axes = figure.subplots()
    width = 0.8 / len(lows_by_keep)
    for i, (keep, lows) in enumerate(lows_by_keep.items()):
        places = [place - 0.4 + (i + 0.5) * width for place in range(len(lows))]
        axes.bar(places, [100 * share for share in lows.values()], width, label=keep)
        axes.set_xticks(range(len(lows)), [*list(lows)[:-1], "pair or worse"])
    axes.set_xlabel("final hand: highest card")
    axes.set_ylabel("chance in percent")
    axes.legend(title="keep")
    return axes

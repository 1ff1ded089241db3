"""The picture of ``tripledraw odds``: how often each keep ends as a seven, an eight, ... a pair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tripledraw.cards import high_to_low, write
from tripledraw.cli.picture import save

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from tripledraw.cli.progress import Progress
    from tripledraw.equity.odds import Odds

MOST_KEEPS = 6
AIM = "8"


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
    save(figure, file)


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

"""Endgames: how far and how fast, audited, beside what is published; then variants on small games.

python -m bench.solver [--only speed|audit|published|games] [--picture FILE]
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.solver.endgames import print_audits, print_speed
from bench.solver.published import print_published
from bench.solver.tables import row
from bench.solver.variants import VARIANTS
from tripledraw.solver.small.best_response import exploitability
from tripledraw.solver.small.cfr import Solver, Variant
from tripledraw.solver.small.games import Game
from tripledraw.solver.small.kuhn import kuhn
from tripledraw.solver.small.leduc import leduc
from tripledraw.solver.small.tiny import tiny

ENDGAMES = {"speed": print_speed, "audit": print_audits, "published": print_published}
PARTS = (*ENDGAMES, "games")

TURNS = (10, 20, 50, 100, 200, 500, 1_000)
PRINTED = (100, 1_000)


@dataclass(frozen=True)
class Run:
    """``exploitable`` in chips a hand after each of ``TURNS``, ``seconds`` of CPU a turn."""

    game: str
    variant: str
    exploitable: tuple[float, ...]
    seconds: float


def games() -> dict[str, Game]:
    """By name; the last two are triple draw with nine cards."""
    return {
        "Kuhn": kuhn(),
        "Leduc": leduc(),
        "one draw of two": tiny(),
        "two draws of one": tiny(draws=(1, 1), stack=6),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--only", choices=PARTS, help="this part alone")
    options.add_argument("--picture", type=Path, help="draw the curves of the games into this file")
    asked = options.parse_args()
    for name in [asked.only] if asked.only else PARTS:
        if name == "games":
            print_games(asked.picture)
        else:
            ENDGAMES[name]()
        print(flush=True)


def print_games(picture: Path | None) -> None:
    """Every variant on every small game: how exploitable after so many turns, and its time."""
    runs = []
    for name, game in games().items():
        for variant in VARIANTS:
            runs.append(measured(name, game, variant, TURNS))
            print(f"{name}, {variant.name}: {runs[-1].exploitable[-1]:.1e}", flush=True)
    print("\n".join(table(runs)))
    if picture:
        draw(runs, picture)


def measured(name: str, game: Game, variant: Variant, turns: Sequence[int]) -> Run:
    """The time of turns alone, not of finding out how exploitable they have left it."""
    solver, seconds, found = Solver(game, variant), 0.0, []
    for stop in turns:
        start = time.process_time()
        solver.run(stop - solver.turn)
        seconds += time.process_time() - start
        found.append(exploitability(game, solver.average()))
    return Run(name, variant.name, tuple(found), seconds / solver.turn)


def table(runs: Sequence[Run]) -> list[str]:
    """A line a variant, two columns a game, then the milliseconds of a turn of the last game."""
    names = list(dict.fromkeys(run.game for run in runs))
    heads = [f"{name}, {turns:,}" for name in names for turns in PRINTED]
    lines = [row(["exploitability after turns", *heads, "ms a turn"])]
    lines.append(row(["---", *["--:"] * (len(heads) + 1)]))
    for variant in dict.fromkeys(run.variant for run in runs):
        own = [run for run in runs if run.variant == variant]
        at = [run.exploitable[TURNS.index(turns)] for run in own for turns in PRINTED]
        lines.append(row([variant, *(f"{e:.1e}" for e in at), f"{own[-1].seconds * 1e3:.1f}"]))
    return lines


def draw(runs: Sequence[Run], path: Path) -> None:
    """A panel a game, both axes by powers of ten."""
    from matplotlib.figure import Figure

    names = list(dict.fromkeys(run.game for run in runs))
    figure = Figure(figsize=(4 * len(names), 4.2), layout="constrained")
    for place, name in enumerate(names, start=1):
        axes = figure.add_subplot(1, len(names), place, title=name, xlabel="turns")
        for run in (run for run in runs if run.game == name):
            wide = run.variant == VARIANTS[-1].name
            axes.loglog(TURNS, run.exploitable, label=run.variant, linewidth=2.5 if wide else 1)
    figure.axes[0].set_ylabel("exploitability, chips a hand")
    figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside lower center", ncol=4)
    figure.savefig(path, dpi=80)


if __name__ == "__main__":
    main()

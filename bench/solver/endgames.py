"""How far and how fast spots are solved, and what real cards win against the solutions."""

import time
from collections.abc import Iterator
from typing import NamedTuple

from bench.solver.tables import row
from tripledraw.solver.endgame import Solution, Spot, compile_all, solve
from tripledraw.solver.endgame.audit import audit
from tripledraw.solver.precision import Precision

DRAWERS = (
    "pat 98-@0.033; D1:2345,2346,2347,2356,2357,2367,2456,2457,2467,2567,3456,3457,3467,3567,4567;"
    "D2:234@0.5,235@0.5,236@0.5,237@0.5,245@0.5,246@0.5,247@0.5,256@0.5,257@0.5,267@0.5"
)
"""What is held after drawing to low cards twice; a fifth are made hands from before."""

WIDE = Spot(DRAWERS, DRAWERS, pot=100)
NARROW = Spot("pat 98-T7@0.2; D1:2347,2356", "pat 98-T7@0.2; D1:2346,2357", pot=100)
THIRD = Spot(DRAWERS, DRAWERS, pot=60, bets_first=True)

SECONDS = 120.0
AUDITED = 30


class Case(NamedTuple):
    """What is solved how far; ``wanted`` is the time it may take on two cores."""

    name: str
    spot: Spot
    target: float
    wanted: float
    keeps: int | None = None
    precision: Precision = Precision.RANKS


CASES = (
    Case("last draw, the best two keeps a number", WIDE, 0.001, 2, keeps=2),
    Case("last draw, all keeps", WIDE, 0.002, 4),
    Case("last draw, all keeps", WIDE, 0.001, 4),
    Case("from the third round, all keeps", THIRD, 0.005, 10),
    Case("last draw, cards and flushes", WIDE, 0.0025, 10, precision=Precision.CARDS),
    Case("few hands, cards and flushes", NARROW, 0.0025, 10, precision=Precision.CARDS),
)


def print_speed() -> None:
    """A line a case: how far, and the time by the clock and of all cores together."""
    for bets_first in (False, True):
        compile_all(bets_first)
    print(row(["spot", "iterations", "% of the pot", "seconds", "CPU seconds", "wanted"]))
    print(row(["---", *["--:"] * 5]))
    pruned = None
    for case in CASES:
        cpu = time.process_time()
        found = solved(case)
        cpu = time.process_time() - cpu
        pruned = pruned or found
        cells = [case.name, str(found.iterations), f"{found.exploitability:.3%}"]
        cells += [f"{found.seconds:.1f}", f"{cpu:.1f}", f"{case.target:.2%} in {case.wanted:.0f} s"]
        print(row(cells), flush=True)
    if pruned is not None:
        print(f"\nLeaving out all but the best two keeps costs {lost(pruned):.5%} of the pot.")


def solved(case: Case) -> Solution:
    """The spot of a case, solved as far as it asks."""
    return solve(
        case.spot, seconds=SECONDS, exploitability=case.target, keeps=case.keeps,
        precision=case.precision,
    )  # fmt: skip


def lost(pruned: Solution) -> float:
    """What the best answer wins more with all keeps than with those that were left, of the pot."""
    endgame = pruned.endgame
    gains = [endgame.gains(opened) for opened in (endgame.every_keep, endgame.opened)]
    return (gains[0] - gains[1]) / pruned.spot.pot


def print_audits() -> None:
    """What answers with real cards win, sampled, against both precisions."""
    print(row(["spot", "precision", "solved to", "real cards win", "standard error", "values"]))
    print(row(["---", "---", *["--:"] * 4]))
    for case in audits():
        found = solved(case)
        sampled = audit(found, AUDITED)
        values = " + ".join(f"{value:.2f}" for value in found.value)
        print(
            row([
                case.name, str(case.precision), f"{found.exploitability:.2%}",
                f"{sampled.gain:.2%}", f"{sampled.error:.2%}", values,
            ]),
            flush=True,
        )  # fmt: skip


def audits() -> Iterator[Case]:
    """Wide ranges and narrow ones, in both precisions."""
    for name, spot in (("wide", WIDE), ("few hands", NARROW)):
        for precision in Precision:
            yield Case(name, spot, 0.0015, SECONDS, precision=precision)

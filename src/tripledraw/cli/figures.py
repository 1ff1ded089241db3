"""What was won a hand, as a sentence has it and as JSON."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tripledraw.agents.match import Result
    from tripledraw.agents.outcome import Figure


def counted(number: int, what: str) -> str:
    """1 hand, 2 hands."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def dealt(result: Result) -> str:
    """How much was played for a result."""
    hands, deals = counted(result.hands, "hand"), counted(result.deals, "deal")
    return f"{hands} from {deals}, seed {result.match.seed}"


def result_json(result: Result) -> dict[str, Any]:
    """What was played for a result and what was won a hand, as plain values."""
    reduced = result.reduced
    return {
        "seed": result.match.seed,
        "hands": result.hands,
        "deals": result.deals,
        **figure_json(result.plain),
        "without_luck": None if reduced is None else figure_json(reduced),
    }


def told(figure: Figure) -> str:
    """A figure with its error in words."""
    return (
        f"{figure.small_bets_per_hand:+.3f} small bets a hand, "
        f"standard error {figure.standard_error:.3f}"
    )


def figure_json(figure: Figure) -> dict[str, float | None]:
    """A figure with its error as plain values."""
    error = figure.standard_error
    return {
        "small_bets_per_hand": figure.small_bets_per_hand,
        # JSON has no infinity: nothing is known of the error after a single deal.
        "standard_error": error if math.isfinite(error) else None,
    }

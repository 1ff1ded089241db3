"""What was won a hand, as a sentence has it and as JSON."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tripledraw.agents.outcome import Figure


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

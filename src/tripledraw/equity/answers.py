"""What an equity is answered with: chances, whether they are exact, and from how many deals."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CONFIDENCE = 1.959964
"""Standard errors on either side of a figure that hold the truth 95 times in 100."""

Progress = Callable[[int, int], None]
"""Called with (done, total) as the work goes on."""
Announce = Callable[[str], None]
"""Called with a sentence before work begins that is not exact, or that compiles first."""


@dataclass(frozen=True)
class Share:
    """What one player can expect: chances 0 to 1 to win alone, to share the pot, and to lose."""

    win: float
    tie: float
    lose: float
    equity: float
    """The part of the pot that it wins on average, 0 to 1."""
    error: float = 0.0
    """The standard error of the equity; 0 where it is exact."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the equity, within 0 and 1."""
        reach = CONFIDENCE * self.error
        return max(self.equity - reach, 0.0), min(self.equity + reach, 1.0)


@dataclass(frozen=True)
class Answer:
    """The equity of all players, in the sequence in which they were given.

    ``deals`` says what was gone through: in a sample the hands dealt and played; of an exact
    answer with ``counts`` the final deals, else the pairs of hands that can meet, equal by
    suits counted once. ``counts`` are the deals (won, tied, lost) of each player, empty where
    deals are not equally likely. A sample or count that Ctrl-C broke off is ``complete`` = False:
    its figures are those of the deals so far. Of a count these are a random share of all pairs,
    ``counted`` (0 to 1, else None), and the answer is not ``exact``.
    """

    shares: tuple[Share, ...]
    draws: int
    exact: bool
    deals: int
    counts: tuple[tuple[int, int, int], ...] = ()
    complete: bool = True
    counted: float | None = None

    def to_json(self) -> dict[str, Any]:
        """The answer as plain values for JSON."""
        found: dict[str, Any] = {
            "draws": self.draws,
            "exact": self.exact,
            "deals": self.deals,
            "complete": self.complete,
            "players": [
                {
                    "equity": share.equity,
                    "win": share.win,
                    "tie": share.tie,
                    "lose": share.lose,
                    "standard_error": share.error,
                    "interval_95": list(share.interval),
                }
                for share in self.shares
            ],
        }
        if self.counted is not None:
            found["counted"] = self.counted
        if self.counts:
            for player, (win, tie, lose) in zip(found["players"], self.counts, strict=True):
                player["counts"] = {"win": win, "tie": tie, "lose": lose}
        return found

"""How the players of a hand are assumed to play."""

from collections.abc import Sequence
from dataclasses import dataclass

from tripledraw.batch.checks import shown
from tripledraw.batch.playing import POLICIES
from tripledraw.errors import BatchError

TREMBLE = 0.05


@dataclass(frozen=True, slots=True)
class Assumed:
    """The policy of each seat, or one for all, and how often a decision is any other.

    ``tremble`` above 0 and up to 1 leaves no action of another seat impossible: with 0.05 one
    decision in twenty may be another, so whoever plays otherwise is still believed to hold
    something. It weighs what was seen; whoever plays on does not tremble. Raises `BatchError`.
    """

    policies: str | Sequence[str] = "textbook"
    tremble: float = TREMBLE

    def __post_init__(self) -> None:
        """Check the names and the number."""
        for name in self.names(1):
            if name not in POLICIES:
                raise BatchError(
                    f"the policy {shown(name)} is none of {', '.join(POLICIES)}; choose one of them"
                )
        if not 0 < self.tremble <= 1:
            raise BatchError(f"tremble is {self.tremble}; it must be above 0 and at most 1")

    def names(self, seats: int) -> tuple[str, ...]:
        """The policy of every seat; raises `BatchError` unless there is one for each."""
        if isinstance(self.policies, str):
            return (self.policies,) * seats
        if seats not in (1, len(self.policies)):
            raise BatchError(
                f"there are {len(self.policies)} policies for {seats} seats; give one each"
            )
        return tuple(self.policies)

"""What all decisions of a review come to: by street, by kind, worst first."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from tripledraw.cards import high_to_low, write
from tripledraw.study.kinds import KINDS
from tripledraw.study.reviewing import Decision, Reviewed

METHODS = ("solved", "sampled")
"""How decisions are judged (`judges.Judgement`), in the sequence of the summary."""

STREETS = ("round 1", "draw 1", "round 2", "draw 2", "round 3", "draw 3", "round 4")


@dataclass(slots=True)
class Lost:
    """Decisions, mistakes among them, and what those lost in small bets.

    ``variance`` is that of the sampled losses, which are independent. Decisions judged by one
    endgame share its error: those of solved losses are added up to ``off``.
    """

    decisions: int = 0
    mistakes: int = 0
    loss: float = 0.0
    variance: float = 0.0
    off: float = 0.0

    @property
    def error(self) -> float:
        """The standard error of what was sampled, and the errors of what was solved on top."""
        return math.sqrt(self.variance) + self.off

    def add(self, decision: Decision) -> None:
        """Count a decision; what it lost counts only beyond the noise."""
        self.decisions += 1
        if decision.counts:
            self.mistakes += 1
            self.loss += decision.loss
            if decision.how == "solved":
                self.off += decision.error
            else:
                self.variance += decision.error**2

    def to_json(self) -> dict[str, Any]:
        """As numbers for JSON."""
        return {
            "decisions": self.decisions,
            "mistakes": self.mistakes,
            "loss": self.loss,
            "error": self.error,
        }


def _by(names: Iterable[str]) -> dict[str, Lost]:
    return {name: Lost() for name in names}


@dataclass(slots=True)
class Summary:
    """The sums of a review; ``decisions`` in the sequence of the hands.

    ``hands`` were judged; in ``untold`` ones the record tells nobody's cards. ``hidden``
    decisions were skipped because cards that their seat knew are not in the record, ``unfit``
    ones because no judge found an answer.
    """

    hands: int = 0
    untold: int = 0
    hidden: int = 0
    unfit: int = 0
    decisions: list[Decision] = field(default_factory=list)
    total: Lost = field(default_factory=Lost)
    by_street: Mapping[str, Lost] = field(default_factory=lambda: _by(STREETS))
    by_kind: Mapping[str, Lost] = field(default_factory=lambda: _by(KINDS))
    by_method: Mapping[str, Lost] = field(default_factory=lambda: _by(METHODS))

    def add(self, reviewed: Reviewed) -> None:
        """Count a hand."""
        self.hands += reviewed.seats > 0
        self.untold += reviewed.seats == 0
        self.hidden += reviewed.hidden
        self.unfit += reviewed.unfit
        for decision in reviewed.decisions:
            self.decisions.append(decision)
            self.total.add(decision)
            self.by_street[decision.street].add(decision)
            self.by_method[decision.how].add(decision)
            if decision.counts:
                self.by_kind[decision.kind].add(decision)

    def worst(self) -> list[Decision]:
        """The mistakes, the dearest first."""
        mistakes = [decision for decision in self.decisions if decision.counts]
        return sorted(mistakes, key=lambda decision: -decision.loss)

    def to_json(self) -> dict[str, Any]:
        """All of it for JSON, the worst decisions first."""
        ranked = sorted(self.decisions, key=lambda each: (not each.counts, -each.loss))
        return {
            "hands": self.hands,
            "hands_without_own_cards": self.untold,
            "hidden_decisions": self.hidden,
            "unfit_decisions": self.unfit,
            "total": self.total.to_json(),
            "by_street": {name: lost.to_json() for name, lost in self.by_street.items()},
            "by_kind": {name: lost.to_json() for name, lost in self.by_kind.items()},
            "by_method": {name: lost.to_json() for name, lost in self.by_method.items()},
            "decisions": [decision_json(decision) for decision in ranked],
        }


def decision_json(decision: Decision) -> dict[str, Any]:
    """A decision as plain values."""
    data = asdict(decision)
    place: dict[str, Any] = data.pop("place")
    data["cards"] = write(high_to_low(decision.cards))
    data["kind"] = decision.kind or None
    data["options"] = [
        {"action": each.action, "worth": each.worth, "error": each.error}
        for each in decision.options
    ]
    return place | data

"""Who says what the options of a decision are worth, and how far that may be off.

A judge takes the decisions that it `can` judge; the first of a list that can is asked. All
values are small bets from the decision on, a fold being worth 0.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from tripledraw.agents.chance import chance
from tripledraw.beliefs.assumed import Assumed
from tripledraw.beliefs.particles import TEXTBOOK
from tripledraw.beliefs.values import Values, compile_for, values
from tripledraw.errors import BeliefError
from tripledraw.study.options import options_of
from tripledraw.study.spots import Spot

How = Literal["solved", "sampled"]
BEYOND_NOISE = 3.0
"""So many times its error a loss must measure to count.

Chance alone does that once in 700 where the error is a standard error.
"""


@dataclass(frozen=True, slots=True)
class Worth:
    """What an option is worth in small bets, with its error as in `Judgement`."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision lost against the best option, in small bets.

    ``how`` is "solved" where the others may play anything, "sampled" where hands were played on;
    ``method`` says it in words. ``loss`` may come out below 0 where ``best`` only looked best at
    first. ``error`` is the standard error of what was sampled, and of what was solved how far it
    is off as a rule (`endgames.OFF`).
    """

    best: int
    loss: float
    error: float
    how: How
    options: Mapping[int, Worth] = field(hash=False)
    method: str = ""

    @property
    def counts(self) -> bool:
        """Whether the loss is beyond the noise."""
        return self.loss > BEYOND_NOISE * self.error


class Judge(Protocol):
    """Whoever can say what options are worth."""

    def prepare(self) -> None:
        """Do once what takes long, before threads ask."""

    def can(self, spot: Spot) -> bool:
        """Whether this decision is one for the judge."""

    def judge(self, spot: Spot) -> Judgement | None:
        """What each option is worth, and what was lost; None where no answer is found."""


class Effort(NamedTuple):
    """How many deals are spent on a decision: so many on each of so many islands."""

    islands: int
    deals: int


LOOK, MEASURE = Effort(16, 256), Effort(24, 768)
"""For all options at first, and for the two that are compared then."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays on by an assumed policy, from deals that fit what was seen.

    All options are tried on the same deals. Where another looks better than what was done, the
    two are compared again on fresh ones: the best of several looks better than it is, and a
    second measurement does not.
    """

    assumed: Assumed = TEXTBOOK
    look: Effort = LOOK
    measure: Effort = MEASURE
    seed: int = 0

    def prepare(self) -> None:
        """Compile."""
        compile_for(self.assumed)

    def can(self, spot: Spot) -> bool:
        """Any decision."""
        return True

    def judge(self, spot: Spot) -> Judgement | None:
        """Look at all options, and measure where something else may have been better.

        None where no deal is found that fits: after two reshuffles, say, with every card seen.
        """
        try:
            return self._judge(spot)
        except BeliefError:
            return None

    def _judge(self, spot: Spot) -> Judgement:
        looked = self._values(spot, options_of(spot), self.look, 0)
        best, did = looked.best(), spot.did
        worths = _worths(looked)
        if best == did:
            return Judgement(did, 0.0, 0.0, "sampled", worths, self.method)
        measured = self._values(spot, (did, best), self.measure, self.look.islands)
        loss, error = measured.gain(best, did), measured.gain_error(best, did)
        options = worths | _worths(measured)
        return Judgement(best, loss, error, "sampled", options, self.method)

    @property
    def method(self) -> str:
        """How it is judged, in words."""
        names = ", ".join(dict.fromkeys(self.assumed.names(1)))
        return f"played on by {names} from deals that fit"

    def _values(self, spot: Spot, codes: Sequence[int], effort: Effort, first: int) -> Values:
        place = spot.place
        return values(
            spot.seen,
            codes,
            assumed=self.assumed,
            islands=effort.islands,
            deals=effort.deals,
            seed=chance(self.seed, place.hand, place.line, spot.seat, spot.decision),
            first=first,
        )


def _worths(found: Values) -> dict[int, Worth]:
    return {code: Worth(found.mean(code), found.error(code)) for code in found.codes}


def first_that_can(judges: Sequence[Judge], spot: Spot) -> Judge:
    """The judge of a decision; raises StopIteration where none can."""
    return next(judge for judge in judges if judge.can(spot))

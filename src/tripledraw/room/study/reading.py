"""What was asked, as a spot of the solver; only the process of the solver reads this."""

from tripledraw.agents.endgames import last_round_of
from tripledraw.agents.strategy import shipped
from tripledraw.equity.ranges import Range, parse_range
from tripledraw.errors import RangeError, RoomError, SolverError, StakesError
from tripledraw.room.study.spots import StudySpot
from tripledraw.rules.words import DRAWS
from tripledraw.solver.blueprint.play import read_line
from tripledraw.solver.endgame import Precision, Spot
from tripledraw.solver.endgame.weights import AnyRange
from tripledraw.stakes import Stakes

SEATS = ("big_blind", "button")


def spot_of(asked: StudySpot) -> Spot:
    """The spot that is asked for.

    Raises RoomError ``study-range`` (with the field, the character from 1 and the reason) and
    ``study-spot`` (with the reason, in English).
    """
    try:
        return _spot(asked)
    except (RangeError, SolverError, StakesError) as error:
        raise RoomError("study-spot", reason=str(error)) from None


def _spot(asked: StudySpot) -> Spot:
    # After half a minute, some ten iterations, the best answers still win a seventh of the pot.
    if asked.third_round and asked.precision is Precision.CARDS:
        raise StakesError("the third betting round takes too long by cards; take it by ranks")
    big_blind, button = _by_line(asked) if asked.line else _written(asked)
    stakes = Stakes(asked.small_bet, big_bet=asked.big_bet, cap=asked.cap)
    spot = Spot(
        big_blind, button, asked.pot, stakes, asked.stacks, asked.drawn, asked.third_round
    )  # fmt: skip
    last_round_of(spot)  # one that does not take too long
    return spot


def _written(asked: StudySpot) -> list[Range]:
    found = []
    for field in SEATS:
        try:
            found.append(parse_range(getattr(asked, field)))
        except RangeError as error:
            place = error.position + 1
            raise RoomError("study-range", field=field, place=place, reason=str(error)) from None
    return found


def _by_line(asked: StudySpot) -> tuple[AnyRange, AnyRange]:
    strategy = shipped()
    if strategy is None:
        raise SolverError("no strategy comes with this package; write the ranges")
    if asked.big_blind or asked.button or asked.drawn:
        raise SolverError("a line stands in the place of ranges and of what has been drawn")
    line = read_line(asked.line)
    rounds = DRAWS - 1 if asked.third_round else DRAWS
    whole = len(line.bets) == rounds and [len(draw) for draw in line.draws] == [2] * (DRAWS - 1)
    if not whole or any(step.taken < 0 for step in strategy.steps(line)):
        raise SolverError(
            f'the line "{asked.line}" must have {rounds} whole rounds with two draws between or '
            "after them, as rc 2-1 xbc 1-1 xx"
        )
    return strategy.ranges(line)

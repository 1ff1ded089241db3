"""Questions of a drill: decisions of hands that good play plays against itself (`choices`).

Decisions in which one action is far ahead are passed over.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count

from tripledraw.agents.chance import CHANCES, chance, deal_seed
from tripledraw.agents.last_draw import by_endgame, is_flush, is_last
from tripledraw.agents.strategy import by_strategy
from tripledraw.beliefs.options import bets_of
from tripledraw.beliefs.seen import seen
from tripledraw.errors import SolverError
from tripledraw.hand import Hand
from tripledraw.rules.words import CALL
from tripledraw.stakes import Stakes
from tripledraw.study.choices import Choice, early_choices, early_often, last_choices
from tripledraw.study.early import early
from tripledraw.study.kinds import kind_of
from tripledraw.study.last import Solver, question_of
from tripledraw.study.spots import Place, Spot
from tripledraw.study.summary import STREETS

YOU = 0
STAKES = Stakes(10)
STACK = 1_000
NOWHERE = Place("", 0, "", "")

TRIVIAL = 0.75
"""Small bets: with the second best action behind by more there is nothing to ask."""

SURE = 0.99
"""An action that the strategy takes so often is asked for less."""

PASSED_OVER = 0.65
"""So many of the decisions in which it is."""

STOP = 0.6
"""The chance to stop at a decision where a later one of the same street may come."""

SAME = 0.02
"""Small bets: what loses less is as good as the best."""

ITERATIONS = 80
"""0.6 s of one core; then the best answers win about 0.1% of the pot."""

REAL = 0.05
"""What good play does less often is not taken for its choice."""


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A decision that you have to make: you are seat `YOU` of ``hand``, which waits for you.

    ``choices`` are all that there are, those worth most first, of a draw all that the solver
    knows. ``is_solved`` says whether an endgame was solved; else the strategy of the package was
    asked.
    """

    hand: Hand
    spot: Spot
    choices: tuple[Choice, ...]
    is_solved: bool

    @property
    def street(self) -> str:
        """One of `summary.STREETS`."""
        return self.spot.street

    @property
    def most_drawn(self) -> int:
        """How many cards may be drawn here at most."""
        return max(each.drawn for each in self.choices)

    @property
    def best(self) -> Choice:
        """The choice worth most of those that good play really makes.

        One that it never makes may look better still: the other side does not reckon with it.
        """
        return next((each for each in self.choices if each.often >= REAL), self.choices[0])

    def graded(self, code: int) -> "Grade":
        """What an answer lost; raises KeyError for one that is no choice."""
        worths = {each.code: each.worth for each in self.choices}
        lost = self.best.worth - worths[code]
        if lost <= SAME:
            return Grade(code, 0.0, "")
        return Grade(code, lost, kind_of(replace(self.spot, did=code), self.best.code))


@dataclass(frozen=True, slots=True)
class Grade:
    """An answer and the small bets ``lost`` by it; ``kind`` of `kinds.KINDS`, "" if it is right."""

    code: int
    lost: float
    kind: str

    @property
    def is_right(self) -> bool:
        """Whether nothing was lost."""
        return not self.kind


def questions(seed: int, streets: Sequence[str] = STREETS) -> Iterator[Question]:
    """Questions without end; the same seed and streets ask the same.

    Raises `SolverError` where the package has no strategy, `MissingExtra` without NumPy and Numba.
    """
    for number in count(1):
        street = streets[chance(seed, "street", number) % len(streets)]
        yield next(
            asked
            for attempt in count()
            if (hand := _led_to(street, seed, number, attempt)) is not None
            and (asked := _asked(hand, chance(seed, "sure", number, attempt))) is not None
        )


def _led_to(street: str, seed: int, number: int, attempt: int) -> Hand | None:
    """A hand that has come to a decision of yours on this street; None where it did not."""
    place = (seed, number, attempt)
    button = chance("button", *place) % 2
    hand = Hand([STACK] * 2, stakes=STAKES, button=button, seed=deal_seed("drill", *place))
    for turn in count():
        if hand.over:
            return None
        spot = _spot(hand)
        if hand.actor == YOU and spot.street == street:
            stops = chance("stop", *place, turn) < STOP * CHANCES
            if stops and spot.bets != (CALL,):
                return hand
        elif STREETS.index(spot.street) > STREETS.index(street):
            return None
        hand.play_code(_played(spot, hand, chance("play", *place, turn)))
    raise AssertionError("a hand is over at some time")


def _spot(hand: Hand) -> Spot:
    """The decision that a hand waits for, as its seat faces it; nothing is done yet."""
    table = hand.table
    known = seen(hand.events, table.actor)
    is_draw = hand.phase == "drawing"
    bets = () if is_draw else tuple(bets_of(table))
    return Spot(NOWHERE, known, len(known.codes), table.copy(), CALL, bets)


def _played(spot: Spot, hand: Hand, word: int) -> int:
    """What good play does, by a word of chance."""
    blueprint = early().blueprint
    if is_last(spot.table):
        return by_endgame(spot.public, spot.table, word, blueprint)
    return by_strategy(blueprint, spot.public, spot.table, word)


def _asked(hand: Hand, word: int) -> Question | None:
    """The decision as a question; None where there is too little to ask."""
    spot = _spot(hand)
    is_solved = is_last(spot.table)
    if is_solved and is_flush(spot.table.hole[YOU]):
        return None
    try:
        choices = _choices(spot, word < PASSED_OVER * CHANCES)
    except SolverError:  # the strategy never comes here
        return None
    asked = Question(hand, spot, choices, is_solved)
    return asked if choices and _behind(asked) < TRIVIAL else None


def _choices(spot: Spot, passes_over: bool) -> tuple[Choice, ...]:
    """All choices, best first; none where one is sure and sure ones are passed over."""
    if is_last(spot.table):
        asked, path = question_of(spot)
        found = last_choices(solver().solved(asked).after(ITERATIONS).at(path), spot.table)
        is_sure = max(each.often for each in found) > SURE
        return () if is_sure and passes_over else found
    is_sure = max(early_often(early(), spot.public, spot.table).values()) > SURE
    return () if is_sure and passes_over else early_choices(early(), spot.public, spot.table)


@cache
def solver() -> Solver:
    """What solves the last draws of a drill."""
    return Solver()


def _behind(asked: Question) -> float:
    """How far the second best is behind; of draws the best of another number of cards."""
    best, is_draw = asked.best, asked.spot.is_draw
    return best.worth - max(
        each.worth
        for each in asked.choices
        if (each.drawn != best.drawn if is_draw else each is not best)
    )

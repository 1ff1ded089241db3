"""What good play does at a decision of two players, and what each action is worth.

Rounds 1 to 3 and the draws between them are those of the strategy of the package; the last draw
and the river are read from a solved endgame.
"""

from dataclasses import dataclass

from tripledraw.agents.last_draw import CODES, draw_code
from tripledraw.agents.strategy import line_of, thrown
from tripledraw.beliefs.seen import Seen
from tripledraw.cards import rank
from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAW, DRAWING
from tripledraw.solver.endgame.solution import Decision
from tripledraw.solver.ranks import class_of
from tripledraw.study.early import Early


@dataclass(frozen=True, slots=True)
class Choice:
    """An action: its ``code`` (`rules.words`), how ``often`` good play takes it, what it is worth.

    ``worth`` is in small bets from the decision on, a fold being worth 0: before the last draw when
    both go on by the strategy, from there on as in `Decision`.
    """

    code: int
    often: float
    worth: float

    @property
    def drawn(self) -> int:
        """How many cards a draw throws away."""
        return (self.code - DRAW).bit_count()


def best_first(choices: list[Choice]) -> tuple[Choice, ...]:
    """Choices by what they are worth, of equal ones that which is taken most."""
    return tuple(sorted(choices, key=lambda each: (-each.worth, -each.often)))


def early_often(early: Early, public: Seen, table: Table) -> dict[int, float]:
    """How often the strategy takes each action, by code; raises `SolverError` where it has no say.

    A number of cards to draw is one keep, that of the strategy.
    """
    hand = table.hole[table.actor]
    chances = early.blueprint.chances(line_of(public), hand)
    if table.phase != DRAWING:
        return chances
    draw = table.betting_round - 1
    return {
        DRAW + thrown(hand, early.blueprint.keep(hand, draw, drawn)): often
        for drawn, often in chances.items()
    }


def early_choices(early: Early, public: Seen, table: Table) -> tuple[Choice, ...]:
    """The choices of rounds 1 to 3 and the draws between them, best first.

    Raises `SolverError` where the strategy has no say, or never comes.
    """
    hand = table.hole[table.actor]
    often = early_often(early, public, table)
    line = line_of(public)
    if table.phase == DRAWING:
        keeps = early.draws(line, hand)
        worths = {draw_code(hand, keep): worth for keep, worth in keeps.items()}
    else:
        worths = early.bets(line, hand)
    return best_first([Choice(c, often.get(c, 0.0), worth) for c, worth in worths.items()])


def last_choices(found: Decision, table: Table) -> tuple[Choice, ...]:
    """The choices of the last draw or the river, best first; a flush is taken for its ranks."""
    hand = table.hole[table.actor]
    place = class_of(rank(card) for card in hand)
    codes = (
        [draw_code(hand, keep) for keep in range(len(found.actions))]
        if found.draws
        else [CODES[action] for action in found.actions]
    )
    columns = zip(codes, found.frequency[:, place], found.ev[:, place], strict=True)
    return best_first(
        [Choice(c, float(often), float(ev) / table.small_bet) for c, often, ev in columns]
    )

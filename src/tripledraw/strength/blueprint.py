"""The agent ``blueprint`` heads-up as a known strategy: packed, and solved at the last draw."""

from functools import cached_property
from typing import Any

import numpy as np

from tripledraw.agents.classes import classes_of
from tripledraw.agents.last_draw import CODES, is_last, solution_at
from tripledraw.agents.strategy import fits, line_of, shipped, thrown
from tripledraw.errors import SolverError
from tripledraw.rules.words import DRAW_MASKS
from tripledraw.solver.blueprint.play import Blueprint, Step
from tripledraw.solver.ranks import CLASSES
from tripledraw.strength.classes import example_hands, is_flush
from tripledraw.strength.known import BETS
from tripledraw.strength.place import Place
from tripledraw.strength.policies import KnownPolicy

Array = Any

EARLY_DRAWS = 2


class KnownBlueprint:
    """The strategy that `agents.blueprint` plays heads-up, for all hands of a place at once.

    Of cards of equal rank any is thrown, and flushes from the last draw on are taken to be played
    as the textbook does: the agent minds suits there. Raises `SolverError` where no packed
    strategy comes with the package.
    """

    name = "blueprint"
    draws = "textbook"

    def __init__(self, strategy: Blueprint | None = None) -> None:
        found = strategy or shipped()
        if found is None:
            raise SolverError("no packed strategy comes with this package: nothing is known of it")
        self._strategy = found
        self._textbook = KnownPolicy("textbook")

    def action_chances(self, place: Place, hands: Array) -> Array:
        """As `Known.action_chances`; raises `SolverError` for a game that is not the strategy's."""
        if not fits(self._strategy, place.public):
            raise SolverError("the hand is not of the game that the packed strategy covers")
        if is_last(place.table):
            return self._at_the_end(place, hands)
        step = self._strategy.decision(line_of(place.public))
        classes = classes_of(hands)
        buckets = np.where(
            is_flush(hands), self._strategy.flushed[classes], self._strategy.drawing[classes]
        )
        chances = step.chances[:, buckets].T
        return self._thrown(step, chances, classes) if place.draws else in_columns(step, chances)

    def _at_the_end(self, place: Place, hands: Array) -> Array:
        """The chances in the last draw and the betting after it."""
        solution, path = solution_at(place.public, place.table, self._strategy)
        answer = solution.at(path)
        frequency = answer.frequency[:, classes_of(hands)]
        if answer.draws:  # by the mask that is kept
            chances = frequency[::-1].T.copy()
        else:
            chances = np.zeros((len(hands), BETS))
            chances[:, [CODES[action] for action in answer.actions]] = frequency.T
        flushes = is_flush(hands)
        if flushes.any():
            suited = np.ascontiguousarray(hands[flushes])
            chances[flushes] = self._textbook.action_chances(place, suited)
        return chances

    def _thrown(self, step: Step, chances: Array, classes: Array) -> Array:
        """The chances of numbers of cards as chances of masks."""
        found = np.zeros((len(classes), DRAW_MASKS))
        rows = np.arange(len(classes))
        for cards in step.options:
            found[rows, self._masks[step.draw, cards, classes]] += chances[:, cards]
        return found

    @cached_property
    def _masks(self) -> Array:
        """int64[2, 4, 6175]: the positions that each class throws away, by draw and cards."""
        counts = self._strategy.label.counts
        found = np.zeros((EARLY_DRAWS, max(counts), CLASSES), int)
        hands = example_hands().tolist()
        for draw in range(EARLY_DRAWS):
            for cards in range(counts[draw]):
                found[draw, cards] = [
                    thrown(hand, self._strategy.keep(hand, draw, cards)) for hand in hands
                ]
        return found


def in_columns(step: Step, chances: Array) -> Array:
    """The chances of a bet's options in the columns FOLD, CALL, RAISE."""
    found = np.zeros((len(chances), BETS))
    found[:, step.options] = chances
    return found

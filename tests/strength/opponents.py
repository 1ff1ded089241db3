"""Opponents that are broken on purpose, known and at the table."""

from collections.abc import Callable

import numpy as np

from tripledraw.actions import Action
from tripledraw.agents.seen import table_seen
from tripledraw.codes import action_of
from tripledraw.rules.betting import to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAW_MASKS, DRAWING, FOLD

Rule = Callable[[Table], int]


class ByRule:
    """Whatever it holds: a rule says what it does at a table. Known and agent in one."""

    draws = "caller"

    def __init__(self, name: str, rule: Rule) -> None:
        self.name = name
        self._rule = rule

    def action_chances(self, place, hands):
        code = self._rule(place.table)
        chances = np.zeros((len(hands), DRAW_MASKS if place.draws else 3))
        chances[:, code - DRAW if place.draws else code] = 1.0
        return chances

    def act(self, view) -> Action:
        table = table_seen(view)
        return action_of(table, self._rule(table))


def folds_to_bets(table: Table) -> int:
    """Stands pat, checks, and folds where something is owed; the first blind it completes."""
    if table.phase == DRAWING:
        return DRAW
    completes = table.betting_round == 1 and table.bets == 1
    return FOLD if to_call(table, table.actor) and not completes else CALL


def folds_to_pat_hands(table: Table) -> int:
    """Draws one; on the river it folds to a bet of who has stood pat, and calls all others."""
    if table.phase == DRAWING:
        return DRAW + 0b10000
    pat = table.betting_round == 4 and table.drawn[1 - table.actor][2] == 0
    return FOLD if to_call(table, table.actor) and pat else CALL


folder = ByRule("folder", folds_to_bets)
pat_believer = ByRule("pat believer", folds_to_pat_hands)

"""Counts of whole betting trees in which everybody stands pat (deep stacks, four bets a round).

Heads-up also by hand: 7 + 7 * (8 + 9 * (8 + 9 * (8 + 9))) = 10,206.
"""

import pytest
from tests.driving import game

from tripledraw.rules.betting import to_call
from tripledraw.rules.flow import act, is_legal
from tripledraw.rules.table import Table
from tripledraw.rules.words import BETTING, CALL, DRAW, FOLD, OVER, RAISE

DEEP = 1_000

Position = tuple[int, ...]


def counted_actions(table: Table) -> list[int]:
    """Legal actions; a fold counts only where there is something to call (rules 4)."""
    if table.phase != BETTING:
        return [DRAW]
    codes = [FOLD, CALL] if to_call(table, table.actor) else [CALL]
    return [*codes, RAISE] if is_legal(table, RAISE) else codes


def after(table: Table, action: int) -> Table:
    moved = table.copy()
    act(moved, action)
    return moved


def leaves(table: Table) -> int:
    if table.phase == OVER:
        return 1
    return sum(leaves(after(table, action)) for action in counted_actions(table))


def test_heads_up_walked_plainly() -> None:
    assert leaves(game(DEEP, DEEP).table) == 10_206


def position(table: Table) -> Position:
    """All that the rest of the betting depends on while every stack is deep."""
    return (
        table.phase,
        table.betting_round,
        table.actor,
        table.live,
        table.must_act,
        table.must_draw,
        table.closed,
        table.bets,
        table.price,
        *table.commits,
    )


def leaves_by_memo(table: Table, known: dict[Position, int]) -> int:
    if table.phase == OVER:
        return 1
    at = position(table)
    if at not in known:
        known[at] = sum(
            leaves_by_memo(after(table, action), known) for action in counted_actions(table)
        )
    return known[at]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, 10_206),
        (3, 14_225_502),
        (4, 6_411_543_170),
    ],
)
def test_by_memo(seats: int, expected: int) -> None:
    assert leaves_by_memo(game(*[DEEP] * seats).table, {}) == expected

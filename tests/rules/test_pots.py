"""What no vector says about pots (rules 5)."""

import pytest

from tripledraw.rules.pots import lay_pots, split_pot
from tripledraw.rules.table import Table


def laid(levels: list[int], live: int, dead: int = 0) -> list[tuple[int, int]]:
    """The pots as (chips, seats) for these levels."""
    table = Table(seats=len(levels), live=live, dead=dead)
    table.levels[: len(levels)] = levels
    lay_pots(table)
    return list(zip(table.pot_amounts, table.pot_seats, strict=True))[: table.pot_count]


def test_folded_chips_above_every_live_level_lie_in_the_last_pot() -> None:
    assert laid([5, 5, 10, 10], live=0b0011) == [(30, 0b0011)]


def test_a_folded_seat_between_two_levels_makes_no_pot_of_its_own() -> None:
    assert laid([20, 20, 10], live=0b011) == [(50, 0b011)]


def test_six_levels_are_six_pots() -> None:
    pots = laid([10, 20, 30, 40, 50, 60], live=0b111111, dead=7)
    assert pots == [
        (67, 0b111111),
        (50, 0b111110),
        (40, 0b111100),
        (30, 0b111000),
        (20, 0b110000),
        (10, 0b100000),
    ]


@pytest.mark.parametrize(
    ("amount", "unit", "shares"),
    [
        (31, 1, [10, 11, 10]),
        (32, 1, [10, 11, 11]),
        (38, 5, [10, 18, 10]),
        (4, 5, [0, 4, 0]),
    ],
)
def test_odd_chips_start_left_of_the_button(amount: int, unit: int, shares: list[int]) -> None:
    """What is less than a chip goes with the first share."""
    table = Table(seats=3, button=0, unit=unit, live=0b111)
    table.pot_amounts[0] = amount
    split_pot(table, 0, 0b111)
    assert table.awards[0][:3] == shares
    assert table.stacks[:3] == shares

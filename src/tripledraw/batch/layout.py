"""The record of a table: one field for each annotation of `rules.table.Table`."""

from collections.abc import Sequence
from functools import cache
from typing import Any, get_type_hints

import numpy as np

from tripledraw.rules.table import Table
from tripledraw.setup import Blinds, Posts, set_table
from tripledraw.stakes import Stakes

# Single numbers and money are machine words, whatever their range: measured 1.1 times as fast,
# and every function is compiled for one kind of number. Cards and sets of seats are bytes.
WORD, BYTE = "i8", "i1"


@cache
def table_type() -> np.dtype[np.void]:
    """The NumPy type of a table, aligned; about a kilobyte."""
    hints = get_type_hints(Table, include_extras=True)
    return np.dtype([_field(name, *hint.__metadata__) for name, hint in hints.items()], align=True)


def _field(name: str, width: str, shape: tuple[int, ...]) -> tuple[str, str, tuple[int, ...]]:
    return name, BYTE if shape and width == BYTE else WORD, shape


def new_table(
    stacks: Sequence[int],
    stakes: Stakes,
    button: int = 0,
    blinds: Blinds | None = None,
    posts: Posts | None = None,
) -> Any:
    """An array of one record, set for a hand as `Hand` sets its table; raises `StakesError`."""
    table = Table()
    set_table(table, stacks, stakes, button, blinds, posts or {})
    return record_of(table)


def record_of(table: Table) -> Any:
    """An array of one record with the values of a table."""
    record = np.zeros(1, table_type())
    for name in table_type().names or ():
        record[name] = getattr(table, name)
    return record

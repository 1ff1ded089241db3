"""The values of a table, to compare one moment or one way of running the rules with another."""

from dataclasses import fields
from typing import Any

from tripledraw.rules.table import Table

NAMES = tuple(field.name for field in fields(Table))


def values(table: Table) -> dict[str, Any]:
    """A copy of every field."""
    return {name: _copied(getattr(table, name)) for name in NAMES}


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value

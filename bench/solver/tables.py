"""Rows of the tables that are printed."""

from collections.abc import Sequence


def row(cells: Sequence[str]) -> str:
    """One row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"

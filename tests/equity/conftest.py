import csv

import pytest
from tests.kernels import keep_kernels

keep_kernels()


class Table:
    """A table of research/exact: its rows by their first column, all as it is written."""

    def __init__(self, lines):
        self.columns, *rows = lines
        self.rows = {row[0]: dict(zip(self.columns, row, strict=True)) for row in rows}

    def cells(self, columns):
        """The figures of columns, [rows][columns]; where none is given it is no number."""
        return [[float(row[name] or "nan") for name in columns] for row in self.rows.values()]

    def keeps(self):
        """The columns that are named by the ranks of a keep."""
        return [name for name in self.columns[1:] if set(name) <= set("23456789")]


@pytest.fixture(scope="session")
def table(root):
    """Read a table by its name, or skip the test."""
    folder = root.parent / "shared/research/exact"
    if not folder.is_dir():
        pytest.skip("../shared is not here")

    def read(name):
        with (folder / f"{name}.csv").open() as file:
            return Table(csv.reader(file))

    return read


@pytest.fixture
def near(record_property):
    """Check every figure that a table gives, and tell how many there are and how near."""
    np = pytest.importorskip("numpy")

    def check(name, found, stated, within):
        given = ~np.isnan(stated)
        apart = np.where(given, np.abs(np.subtract(found, stated)), 0.0)
        record_property(name, f"{given.sum():,} cells within {apart.max():.6f}")
        assert apart.max() <= within, f"rows and columns {np.argwhere(apart > within).tolist()}"

    return check

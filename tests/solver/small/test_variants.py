"""The comparison that is published is of what it says, and every variant in it works."""

import pytest
from bench.solver.__main__ import TURNS, Run, measured, table
from bench.solver.variants import VARIANTS

from tripledraw.solver.small.cfr import DISCOUNTED_PLUS, Solver
from tripledraw.solver.small.kuhn import kuhn


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_variant_comes_to_an_equilibrium(variant):
    found = measured("Kuhn", kuhn(), variant, (10, 400)).exploitable
    assert found[1] < min(0.005, found[0])


def test_the_one_that_was_kept_is_compared_and_used():
    assert DISCOUNTED_PLUS in VARIANTS
    assert Solver(kuhn()).variant is DISCOUNTED_PLUS


def test_the_page_has_a_line_for_every_variant(root):
    page = (root / "docs" / "solving-methods.md").read_text(encoding="utf-8")
    assert [each.name for each in VARIANTS if f"\n| {each.name} |" not in page] == []


def test_a_variant_is_a_line_of_the_table():
    shown = tuple(float(turns) for turns in TURNS)
    lines = table([Run("A", "x", shown, 1e-3), Run("B", "x", shown, 2e-3)])
    assert (
        lines[0]
        == "| exploitability after turns | A, 100 | A, 1,000 | B, 100 | B, 1,000 | ms a turn |"
    )
    assert lines[2] == "| x | 1.0e+02 | 1.0e+03 | 1.0e+02 | 1.0e+03 | 2.0 |"

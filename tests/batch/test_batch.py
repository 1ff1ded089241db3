"""The rules compiled by Numba: hands equal to those of `Hand`, field by field, and their speed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.batch.compiled_hands import Batch

HANDS, TIMES = 400, 20


def test_compiled_hands_equal_those_of_hand(
    record_property: Callable[[str, object], None],
) -> None:
    """And their speed, in the same test: compiling is what takes its time."""
    for seats in range(2, 7):
        batch = Batch(seats, range(HANDS))
        batch.assert_equal_both_ways()
    record_property("compiled six-seat hands a second", f"{batch.hands_a_second(TIMES):,.0f}")


def test_no_index_is_out_of_range(root: Path) -> None:
    """Compiled code reads past the end of an array without a word unless it is told to look."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.batch.compiled_hands"],
        cwd=root,
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr

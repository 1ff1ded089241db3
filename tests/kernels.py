"""Compiled code kept from one run of the tests to the next; its folder is named by the sources."""

import os
from pathlib import Path

KERNELS = Path(__file__).parents[1] / ".pytest_cache" / "kernels"


def keep_kernels() -> None:
    """Have kernels cached beside the cache of pytest, whatever the home folder of a test is."""
    os.environ.setdefault("TRIPLEDRAW_CACHE", str(KERNELS))

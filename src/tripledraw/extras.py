"""What is installed of the optional packages."""

from importlib.util import find_spec

COMPILED = ("numpy", "numba")
"""What everything compiled needs: the extras ``fast``, ``solver`` and those built on them."""


def can_compile() -> bool:
    """Whether NumPy and Numba are installed; neither is loaded by asking."""
    return all(map(find_spec, COMPILED))

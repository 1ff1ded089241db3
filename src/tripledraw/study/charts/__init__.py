"""Charts of good play: who opens and defends with what, what is kept, what stands pat.

Each is counted when it is asked for, from the strategy that comes with the package, from endgames
solved on the ranges that it implies, or from the textbook's tables; `Chart.source` says which.
"""

from collections.abc import Callable, Iterator
from importlib import import_module

from tripledraw.errors import TripleDrawError
from tripledraw.study.charts.chart import Chart, Row

__all__ = ["ABOUT", "Chart", "Row", "charts"]

ABOUT = {
    "open": "heads-up, the button's first action",
    "defend": "heads-up, the big blind against a raise",
    "limp": "heads-up, the big blind against a call",
    "reraise": "heads-up, the button against a second raise",
    "seats": "six seats, first in, by position",
    "keep": "heads-up, the first draw",
    "pat": "heads-up, nines to queens on the second and the last draw, by what the other draws",
}
"""The names of all charts, and what they show."""

_MODULES = {"seats": "positions", "keep": "keeping", "pat": "patting"}

Told = Callable[[int, int], None]
"""Called with what is done and how much there is."""


def charts(name: str, told: Told | None = None) -> Iterator[Chart]:
    """The charts of one name of `ABOUT`, made one after the other.

    Raises `TripleDrawError` for another name, `MissingExtra` without NumPy.
    """
    if name not in ABOUT:
        raise TripleDrawError(f'there is no chart "{name}"; the charts are {", ".join(ABOUT)}')
    module = import_module(f"{__name__}.{_MODULES.get(name, 'betting')}")
    found: Iterator[Chart] = module.make(name, told)
    return found

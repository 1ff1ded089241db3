"""Runs every part, prints its figures, and writes docs/benchmarks.md.

python -m bench
"""

from collections.abc import Iterator
from datetime import date
from importlib import import_module
from pathlib import Path

from bench.figures import Figure, show
from bench.machine import machine, versions
from bench.report import page

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
PARTS = {
    "play": "One hand at a time",
    "batch": "Hands by the million",
    "last_draw": "The last draw",
    "draws": "All draws",
    "steps": "Environments",
    "review": "Own hands judged",
}
PACKAGES = (
    "tripledraw", "numpy", "numba", "pokerkit", "phevaluator", "poker-equity", "gymnasium",
    "pettingzoo",
)  # fmt: skip


def main() -> None:
    """A part whose packages are missing is named on the page instead of measured."""
    parts: dict[str, list[Figure]] = {}
    missing = []
    for name, title in PARTS.items():
        print(f"== {title}", flush=True)
        try:
            part = import_module(f"bench.{name}")
        except ImportError as error:
            missing.append(f"{title}: {error}")
            print(missing[-1])
            continue
        parts[title] = []
        show(kept(part.figures(), parts[title]))
    today = date.today().isoformat()
    PAGE.write_text(page(parts, missing, machine(), versions(PACKAGES), today), encoding="utf-8")
    print(f"Written: docs/{PAGE.name}")


def kept(figures: Iterator[Figure], store: list[Figure]) -> Iterator[Figure]:
    """The figures one by one, each kept as it passes."""
    for figure in figures:
        store.append(figure)
        yield figure


if __name__ == "__main__":
    main()

"""Last-draw equity of two players: microseconds for an exact answer, beside the bars.

    python bench/last_draw.py

The medians of thread CPU time are those of the compiled function with all its work; "suited" are
keeps of one suit each, for which flushes are corrected.
"""

import statistics
import time

from tripledraw.cards import parse
from tripledraw.equity.compiled import kernels
from tripledraw.equity.multisets import tables
from tripledraw.equity.ranges import card_set

CASES = [
    ("0 v 1", "8c6d4h3s2c", "7d5c3d2h", "Ks", None),
    ("1 v 1", "7d5c3d2h", "8c6d4h2s", "KsKc", None),
    ("2 v 2", "7d3d2h", "8c4h2s", "KsKdQcJs", 60),
    ("2 v 3", "7d3d2h", "4h2s", "KsKdQcJsJd", None),
    ("3 v 3", "7d2h", "4h2s", "KsKdQhQcJsJd", 210),
    ("3 v 3 suited", "7d2d", "4h2h", "KsKdQhQcJsJd", 210),
    ("4 v 4", "7d", "4h", "KsKdKhKcQsQdQhQc", None),
    ("5 v 5", "", "", "7dKhKsKdQh4hQsQcJsJd", 200_000),
]


def main() -> None:
    """Print a line for each case."""
    two_players, t = kernels().two_players, tables()
    for name, first, second, thrown, bar in CASES:
        a, b, gone = (card_set(parse(text)) for text in (first, second, thrown))
        stub = ((1 << 52) - 1) & ~(a | b | gone)
        arguments = (a, b, 5 - a.bit_count(), 5 - b.bit_count(), stub, t)
        two_players(*arguments)
        times = []
        for _ in range(9):
            start = time.thread_time()
            for _ in range(20):
                wins, ties, deals = two_players(*arguments)
            times.append((time.thread_time() - start) / 20)
        limit = f"  bar {bar:,} us" if bar else ""
        print(
            f"{name:13} {deals:>18,.0f} deals  win {wins / deals:.5f}  tie {ties / deals:.5f}"
            f"  {1e6 * statistics.median(times):9,.1f} us{limit}"
        )


if __name__ == "__main__":
    main()

"""A bar for long work, where somebody looks at it."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SHORT_WAIT = 2.0  # seconds without a bar

Progress = Callable[[int, int], None]
"""Called with what is done and how much there is."""


@contextmanager
def progress_bar(label: str) -> Iterator[Progress | None]:
    """A bar on stderr once the work has taken a while; None where nobody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # only a bar needs rich
    from rich.progress import Progress as Bar

    bar = Bar(console=Console(stderr=True), transient=True)
    task = bar.add_task(label)
    start = time.monotonic()

    def progress(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)
        if time.monotonic() - start > SHORT_WAIT:
            bar.start()

    try:
        yield progress
    finally:
        bar.stop()

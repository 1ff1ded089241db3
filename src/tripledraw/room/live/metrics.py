"""What Prometheus may ask of one process; no metric names a player or a card.

What is counted for every frame and every command is counted in plain numbers, and made into
metrics when somebody asks: the counters of the library take longer than to send a frame.
"""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from functools import partial
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

# Upper bounds in seconds; the room promises 30 ms from an action to its frames.
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
# The framework adds the charset.
CONTENT_TYPE = "text/plain; version=0.0.4"


class Waits(Collector):
    """How long something took, again and again: a histogram."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._name, self._documentation = name, documentation
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0
        registry.register(self)

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The histogram, each bucket with those below it."""
        bounds = [*(str(float(bound)) for bound in BUCKETS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)


class Metrics:
    """The metrics of one process, in a registry of its own.

    ``sent`` frames and ``asked`` commands by kind are those since somebody asked last.
    """

    def __init__(self) -> None:
        self.sent = 0
        self.asked = Tally[str]()
        self.registry = registry = CollectorRegistry()
        gauge, counter = partial(Gauge, registry=registry), partial(Counter, registry=registry)
        self.tables = gauge("tripledraw_tables", "Tables that this process owns.")
        self.sockets = gauge("tripledraw_sockets", "Open sockets.")
        self.frames = counter("tripledraw_frames", "Frames sent to sockets.")
        self.commands = counter("tripledraw_commands", "Commands by kind.", ["kind"])
        self.refused = counter("tripledraw_refused", "Commands refused, by error.", ["error"])
        self.hands = counter("tripledraw_hands", "Hands that ended.")
        self.cancelled = counter("tripledraw_hands_cancelled", "Hands that did not count.")
        self.dropped = counter("tripledraw_sockets_dropped", "Sockets closed by us.", ["why"])
        self.moved = counter("tripledraw_tables_lost", "Tables that passed to another process.")
        self.append = Waits(
            "tripledraw_append_seconds", "Until the log had an entry on disk.", registry
        )
        self.answer = Waits(
            "tripledraw_answer_seconds",
            "From a command until its frames were handed to the sockets.",
            registry,
        )

    def text(self) -> bytes:
        """Everything in the text form of Prometheus."""
        self.frames.inc(self.sent)
        for kind, count in self.asked.items():
            self.commands.labels(kind=kind).inc(count)
        self.sent = 0
        self.asked.clear()
        return generate_latest(self.registry)

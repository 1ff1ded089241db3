"""What Prometheus may ask of one process; no metric names a player or a card.

What is counted for every frame and every command is counted in plain numbers, and made into
metrics when somebody asks: the counters of the library take longer than to send a frame.
"""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
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
        self.tables = Gauge(
            "tripledraw_tables", "Tables that this process owns.", registry=registry
        )
        self.sockets = Gauge("tripledraw_sockets", "Open sockets.", registry=registry)
        self.frames = Counter("tripledraw_frames", "Frames sent to sockets.", registry=registry)
        self.commands = Counter(
            "tripledraw_commands", "Commands by kind.", ["kind"], registry=registry
        )
        self.refused = Counter(
            "tripledraw_refused", "Commands refused, by error.", ["error"], registry=registry
        )
        self.hands = Counter("tripledraw_hands", "Hands that ended.", registry=registry)
        self.cancelled = Counter(
            "tripledraw_hands_cancelled", "Hands that did not count.", registry=registry
        )
        self.dropped = Counter(
            "tripledraw_sockets_dropped", "Sockets closed by us.", ["why"], registry=registry
        )
        self.moved = Counter(
            "tripledraw_tables_lost", "Tables that passed to another process.", registry=registry
        )
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

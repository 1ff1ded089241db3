"""What Prometheus may ask of one process; no metric names a player or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

# Upper bounds in seconds; the room promises 30 ms from an action to its frames.
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
# The framework adds the charset.
CONTENT_TYPE = "text/plain; version=0.0.4"


class Metrics:
    """The metrics of one process, in a registry of its own."""

    def __init__(self) -> None:
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
        self.append = Histogram(
            "tripledraw_append_seconds",
            "Until the log had an entry on disk.",
            buckets=BUCKETS,
            registry=registry,
        )
        self.answer = Histogram(
            "tripledraw_answer_seconds",
            "From a command until its frames were handed to the sockets.",
            buckets=BUCKETS,
            registry=registry,
        )

    def text(self) -> bytes:
        """Everything in the text form of Prometheus."""
        return generate_latest(self.registry)

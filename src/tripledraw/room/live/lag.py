"""The lag of one connection, measured by the server alone, and the time it is allowed for it.

A client that delays its answers to pings gains at most `MOST` milliseconds a decision.
"""

# Milliseconds between two pings of a connection at most, and the most that is allowed for its lag.
EVERY = 15_000
MOST = 500
# How much of a new measurement goes into the mean.
WEIGHT = 0.3


class Lag:
    """Pings sent and answered; ``mean`` is the round trip in milliseconds, 0 until measured."""

    __slots__ = ("_number", "_sent", "mean")

    def __init__(self) -> None:
        self.mean = 0.0
        self._number = 0
        self._sent: int | None = None

    def ping(self, now: int) -> int:
        """Note that a ping goes out; its number. One that was not answered counts no more."""
        self._number += 1
        self._sent = now
        return self._number

    def pong(self, number: int, now: int) -> None:
        """Take the answer to a ping; one that was not asked for, or comes again, is nothing."""
        if number != self._number or self._sent is None:
            return
        trip = max(0, now - self._sent)
        self._sent = None
        self.mean += (trip - self.mean) * (WEIGHT if self.mean else 1)

    @property
    def allowance(self) -> int:
        """Milliseconds by which a decision of this connection may come later."""
        return min(round(self.mean), MOST)

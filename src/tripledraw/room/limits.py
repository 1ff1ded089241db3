"""How much anybody may ask for in a while: token buckets, with the clock given by the caller."""

from collections import Counter

from tripledraw.errors import RoomError

SECOND = 1000


class TokenBucket:
    """``rate`` tokens a second up to ``burst``; it begins full. Times are milliseconds."""

    __slots__ = ("burst", "rate", "tokens", "when")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self.rate = rate / SECOND
        self.burst = burst
        self.tokens = burst
        self.when = now

    def take(self, now: int) -> bool:
        """Take one token; False where there is none."""
        self._fill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def wait(self, now: int) -> int:
        """Milliseconds until there is a token."""
        self._fill(now)
        return max(0, round((1 - self.tokens) / self.rate))

    def full(self, now: int) -> bool:
        """Whether it is as if it had never been used."""
        self._fill(now)
        return self.tokens >= self.burst

    def _fill(self, now: int) -> None:
        # A clock that was set back gives nothing and takes nothing.
        self.tokens = min(self.burst, self.tokens + max(0, now - self.when) * self.rate)
        self.when = now


class Buckets:
    """A bucket for each key, such as an address; at most ``most`` keys are remembered."""

    def __init__(self, rate: float, burst: float, *, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str, now: int) -> bool:
        """Take one token of a key; False where it has none."""
        return self._bucket(key, now).take(now)

    def require(self, key: str, now: int) -> None:
        """Take one token of a key; raises `RoomError` too-fast where it has none."""
        bucket = self._bucket(key, now)
        if not bucket.take(now):
            raise RoomError("too-fast", seconds=-(-bucket.wait(now) // SECOND))

    def _bucket(self, key: str, now: int) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._forget(now)
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst, now)
        return bucket

    def _forget(self, now: int) -> None:
        """Drop the keys that may ask as if for the first time; if all are busy, the oldest."""
        self._buckets = {key: b for key, b in self._buckets.items() if not b.full(now)}
        while len(self._buckets) >= self.most:
            del self._buckets[next(iter(self._buckets))]


class Crowd:
    """How many each key, such as an address, has at the same time: at most ``most``."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._there: Counter[str] = Counter()

    def enter(self, key: str) -> None:
        """One more; raises `RoomError` too-fast where a key has as many as it may."""
        if self._there[key] >= self.most:
            raise RoomError("too-fast")
        self._there[key] += 1

    def leave(self, key: str) -> None:
        """One that had entered is gone."""
        self._there[key] -= 1
        if not self._there[key]:
            del self._there[key]


class Limits:
    """The limits of one process, a second and at once.

    ``knocks`` tries to come in by address, ``login`` tries at one name from one address or at the
    own password, ``names`` tries at a name from anywhere, beyond which strangers are kept waiting;
    ``guests`` new players by address, ``opening`` tables by player, ``downloads`` files of hands
    and ``replays`` of one hand by player, ``histories`` files to replay by address,
    ``studies`` spots to solve and ``looks`` at their solutions by player; ``sockets`` opened by
    address, ``openings`` a second and ten times as many at once.
    """

    def __init__(self, openings: int = 20) -> None:
        self.knocks = Buckets(1 / 2, 30)
        self.login = Buckets(1 / 10, 10)
        self.names = Buckets(1 / 10, 30)
        self.guests = Buckets(1 / 10, 20)
        self.opening = Buckets(1 / 60, 10)
        self.sockets = Buckets(openings, 10 * openings)
        self.downloads = Buckets(1 / 2, 20)
        self.replays = Buckets(2, 30)
        self.histories = Buckets(1 / 10, 10)
        self.studies = Buckets(1 / 5, 20)
        self.looks = Buckets(2, 30)

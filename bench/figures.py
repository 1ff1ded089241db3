"""A measured figure, and medians over rounds in which those that are compared take turns."""

import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

Work = tuple[Callable[[], object], int]
"""What to do, and how many units of work that is."""

TIMES = ((1e-6, 1e9, "ns"), (1e-3, 1e6, "us"), (1.0, 1e3, "ms"))


@dataclass(frozen=True)
class Figure:
    """The seconds of CPU that a unit of work takes here and with a peer, and the bar for it.

    ``unit`` is what is counted in a second, as "hands"; without one the time itself is shown.
    ``peer_seconds`` is None for a peer that is not there. ``at_least`` bounds how many times as
    fast as the peer, ``at_most`` the seconds.
    """

    what: str
    seconds: float
    unit: str = ""
    peer: str = ""
    peer_seconds: float | None = None
    at_least: float | None = None
    at_most: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times as fast as the peer."""
        return None if self.peer_seconds is None else self.peer_seconds / self.seconds

    @property
    def met(self) -> bool | None:
        """Whether every bar that can be judged is met; None if there is none."""
        met = []
        if self.at_least is not None and self.ratio is not None:
            met.append(self.ratio >= self.at_least)
        if self.at_most is not None:
            met.append(self.seconds <= self.at_most)
        return all(met) if met else None

    @property
    def columns(self) -> tuple[str, str, str, str, str]:
        """What it is, here, the peer, times as fast, the bar."""
        return (self.what, self._shown(self.seconds), *self._beside(), self._bar())

    def _shown(self, seconds: float) -> str:
        if self.unit:
            return f"{rounded(1 / seconds)} {self.unit}/s"
        for below, factor, unit in TIMES:
            if seconds < below:
                return f"{rounded(seconds * factor)} {unit}"
        return f"{rounded(seconds)} s"

    def _beside(self) -> tuple[str, str]:
        if not self.peer:
            return "", ""
        if self.peer_seconds is None or self.ratio is None:
            return f"{self.peer}: not installed", ""
        return f"{self.peer}: {self._shown(self.peer_seconds)}", rounded(self.ratio)

    def _bar(self) -> str:
        bars = []
        if self.at_least is not None:
            bars.append(f"at least {rounded(self.at_least)} times as fast")
        if self.at_most is not None:
            bars.append(f"at {'least' if self.unit else 'most'} {self._shown(self.at_most)}")
        verdict = {True: ": met", False: ": missed", None: ""}[self.met]
        return f"{', '.join(bars)}{verdict}"


def rounded(value: float) -> str:
    """Three digits, more only before the point."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def medians(work: Mapping[str, Work], rounds: int) -> dict[str, float]:
    """Seconds of CPU a unit of work. The first round warms up: it compiles and reads tables.

    It is the time of this process with all its threads, so what else the machine does counts
    little, and a peer that spreads over cores has no advantage.
    """
    times: dict[str, list[float]] = {name: [] for name in work}
    for round_ in range(rounds + 1):
        for name, (call, units) in work.items():
            start = time.process_time()
            call()
            if round_:
                times[name].append((time.process_time() - start) / units)
    return {name: statistics.median(each) for name, each in times.items()}


def show(figures: Iterable[Figure]) -> None:
    """Print each figure as soon as it is there."""
    for figure in figures:
        what, here, peer, ratio, bar = figure.columns
        beside = f"; {peer}" if peer else ""
        faster = f", {ratio} times as fast" if ratio else ""
        print(f"{what}: {here}{beside}{faster}{f' (bar: {bar})' if bar else ''}", flush=True)

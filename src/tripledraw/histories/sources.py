"""Every form of history that can be read, and which of them a text is written in.

A new site is a file in ``sites`` and a row in SOURCES.
"""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import PurePath
from typing import NamedTuple

from tripledraw.errors import HistoryError
from tripledraw.histories.model import Recorded

Reader = Callable[[str, str], Iterator[Recorded]]
"""Text of a file and its name for messages -> its hands."""


class Source(NamedTuple):
    """A form of history: what its first line looks like, and where its reader lives.

    A file whose name ends in one of ``suffixes`` is of this form whatever it holds.
    """

    first_line: str
    module: str
    function: str
    suffixes: tuple[str, ...] = ()

    def reader(self) -> Reader:
        """Load the reader: one form is read at a time, and a command stays light."""
        reader: Reader = getattr(import_module(self.module), self.function)
        return reader


SOURCES = {
    "pokerstars": Source(
        r"PokerStars .*#[0-9]+:",
        "tripledraw.histories.sites.pokerstars.reading",
        "read_pokerstars",
    ),
    "fulltilt": Source(
        r"Full ?Tilt ?Poker Game #[0-9]+:",
        "tripledraw.histories.sites.fulltilt",
        "read_fulltilt",
    ),
    "phh": Source(
        r"(?:variant|antes|blinds_or_straddles|starting_stacks|actions)\s*="
        r"|\[\s*[\"']?[0-9]+[\"']?\s*\]\s*(?:#.*)?$",
        "tripledraw.histories.phh.reading",
        "read_phh",
        (".phh", ".phhs"),
    ),
}
_OTHERS = (
    (r"Winamax Poker - ", "a Winamax history"),
    (r"<(?:description|game) .*(?:type|gametype)=", "a Merge (Carbon) history"),
    (r"#[0-9-]+: .+ - [0-9.,]+/[0-9.,]+$", "a KingsClub history"),
    (r"\{?\s*\"ohh\"\s*:|\{.*\"spec_version\"", "an Open Hand History file"),
)
_READABLE = "PHH (variant F2L3D), PokerStars and Full Tilt histories can be read"


def detect(text: str, file: str = "") -> str:
    """Tell the name of the form that a text is written in.

    Raises HistoryError: not_this_game for the histories of other sites, which it names, and
    damaged when nothing in the text begins a hand.
    """
    suffix = PurePath(file).suffix.lower()
    for name, source in SOURCES.items():
        if suffix in source.suffixes:
            return name
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip().lstrip("\ufeff")
        for name, source in SOURCES.items():
            if re.match(source.first_line, line):
                return name
        for pattern, other in _OTHERS:
            if re.match(pattern, line):
                reason = f"this is {other}; {_READABLE}"
                raise HistoryError(reason, kind="not_this_game", file=file, line=number)
    raise HistoryError(f"no line begins a hand; {_READABLE}", kind="damaged", file=file)

"""A hand while its lines are being read."""

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Literal, NamedTuple

from tripledraw.histories.faults import damaged, read_cards
from tripledraw.histories.model import Player, SeatResult, Step

Phase = Literal["seats", "play", "summary"]

CARDS = r"\[(?P<cards>[^\[\]]*)\]"


def amount(name: str = "amount") -> str:
    """Return the pattern of an amount of money, caught under ``name``."""
    return rf"[$€£]?(?P<{name}>[0-9][0-9,]{{0,14}}(?:\.[0-9]{{1,4}})?|\.[0-9]{{1,4}})"


class Line(NamedTuple):
    """A line without the blanks at its end, and its number in the file, from 1."""

    number: int
    text: str


class TooCoarse(Exception):
    """An amount is no whole number at the draft's scale; read the hand again at a finer one."""


class Draft:
    """What has been read of a hand so far; ``finish`` makes a ``Recorded`` of it."""

    def __init__(self, source: str, file: str, lines: list[Line], scale: int) -> None:
        self.source = source
        self.file = file
        self.lines = lines
        self.scale = scale
        self.phase: Phase = "seats"
        self.hand_id = self.table = self.played = self.tournament = ""
        self.small_bet: int | None = None
        self.big_bet: int | None = None
        self.players: dict[int, Player] = {}
        self.sitting_out: set[int] = set()
        self.button: int | None = None
        self.hero: int | None = None
        self.steps: list[Step] = []
        self.draws = 0
        self.partial = False
        self.cancelled: int | None = None
        self.total_pot: int | None = None
        self.rake: int | None = None
        self.total_line = 0
        self.pots: list[tuple[str, int]] = []
        self.results: list[SeatResult] = []
        self.noise: list[int] = []
        self._longest_first: list[Player] = []

    def amount(self, text: str) -> int:
        """Read an amount in units of the scale. Raises TooCoarse where it is no whole number."""
        units = Decimal(text.replace(",", "")) * self.scale
        if units != units.to_integral_value():
            raise TooCoarse
        return int(units)

    def cards(self, found: re.Match[str], line: int, group: str = "cards") -> tuple[int, ...]:
        """Read the cards that a pattern caught. Raises HistoryError for what is no card."""
        return read_cards(found[group], line)

    def seat_player(self, player: Player, line: int) -> None:
        """Add a player of the seat list. Raises HistoryError for a seat or a name given twice."""
        if player.seat in self.players:
            raise damaged(f"seat {player.seat} is listed twice", line)
        if any(player.name == other.name for other in self.players.values()):
            raise damaged(f"{player.name!r} sits in two seats", line)
        self.players[player.seat] = player
        self._longest_first = sorted(self.players.values(), key=lambda p: -len(p.name))

    def speakers(self, text: str) -> Iterator[tuple[int, str]]:
        """Yield (seat, rest) for each player whose name begins the text, the longest name first.

        Names may hold spaces, colons and words of the grammar, so only the seat list can tell
        where a name ends.
        """
        for player in self._longest_first:
            if text.startswith(player.name):
                yield player.seat, text[len(player.name) :]

    def seat_of(self, name: str, line: int) -> int:
        """Return the seat of a name. Raises HistoryError where nobody has it."""
        for player in self.players.values():
            if player.name == name:
                return player.seat
        raise damaged(f"{name!r} is not in the seat list", line)

"""What PokerStars prints around a hand: names, number, table, date and money."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tripledraw.errors import TripleDrawError
from tripledraw.histories.amounts import amount_text

CURRENCIES = {"$": "USD", "€": "EUR", "£": "GBP"}
"""The signs that the site prints, each with its code in the first line."""

# Control signs and the two separators: some program or other ends a line at each.
_ENDS_A_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


@dataclass(frozen=True, slots=True)
class Setting:
    """What a hand does not tell of itself.

    ``names`` are by seat of the hand, all different. ``hand_id`` is a whole number, another one
    for each hand. ``played`` is the moment as PokerStars prints it, "2009/11/25 14:12:58 ET";
    empty, the first line ends before it. ``hero`` is the seat whose cards are written.
    ``currency`` is "$", "€", "£", or "" for chips, and ``scale`` chips of the hand make one
    unit of it. ``rake`` is what the house kept of each winner's shares, by seat.
    """

    names: Sequence[str]
    hand_id: str = "1"
    table: str = "tripledraw"
    played: str = ""
    hero: int | None = None
    currency: str = ""
    scale: int = 1
    rake: Mapping[int, int] = field(default_factory=dict)

    def money(self, amount: int) -> str:
        """Chips of the hand as money: $12.50."""
        return self.currency + amount_text(amount, self.scale)

    def check(self, seats: int) -> None:
        """Raise TripleDrawError for what the lines of a hand of ``seats`` cannot hold."""
        if len(set(self.names)) < seats:
            raise TripleDrawError("two players have one name; PokerStars tells them apart by it")
        if not (self.hand_id.isascii() and self.hand_id.isdecimal()):
            raise TripleDrawError(f"{self.hand_id!r} is no hand number; it must be digits alone")
        for text in (*self.names, self.table):
            if not text or text != text.strip() or _ENDS_A_LINE.search(text):
                raise TripleDrawError(f"{text!r} is no name that a line of PokerStars can hold")
